"""Why an action is not allowed: the ID of the rule and a sentence, found by looking at the same facts as the
options."""

from typing import TYPE_CHECKING

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.legal import actions
from pixelhall.pixel_tactics.numbers import verb
from pixelhall.pixel_tactics.show import notation
from pixelhall.pixel_tactics.show.why import cards, extras, fights, units
from pixelhall.pixel_tactics.show.why.asked import Asked, fault
from pixelhall.pixel_tactics.state.state import Duel

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.game import PixelTactics


TEXT_ASKS = "PT-TGT-01"  # a card states what it targets or affects, and so what there is to choose


def explain(game: "PixelTactics", state: Duel, seat: int, text: str) -> Illegal | None:
    """None when the text is one of the options, or cannot be understood as an action at all."""
    if state.over:
        return fault("PT-END-01", "The play is over.")
    decision = game.asked(state, seat)
    if decision is None:
        return fault("PT-FLOW-02", "It is not your turn to answer.")
    words = notation.reading(state, seat, text)
    texts = [written.lower() for written in game.written(state, decision)]
    if words in texts or " ".join(text.lower().split()) in texts:
        return None
    asked = Asked(game, state, seat, words)
    if (
        not asked.words
        or asked.words[0] not in notation.VERBS.values()
        or (decision.act and asked.words[0] not in EXPLAINERS)
    ):
        return None
    if not decision.act:
        if state.rules.built and asked.words[0] == notation.VERBS[verb.LEAD]:
            return fault(
                "PT-SETUP-09", "Only a card that is designated Leader can lead, and only out of the Leader pile."
            )
        first = "First a question is open" if asked.words[0] in EXPLAINERS else "That is not one of the answers to"
        return fault(decision.rule or TEXT_ASKS, f"{first}: {decision.prompt}")
    if state.barred and any(
        notation.write(state, seat, option).lower() == words for option in actions.possible(state, seat)
    ):
        return fault("A-010", "It only leads back to a position of this turn.")
    return EXPLAINERS[asked.words[0]](asked)


def leave(asked: Asked) -> Illegal | None:
    if asked.rest:
        return fault("PT-ACT-01", f"Nothing stands after {asked.words[0]}.")
    if asked.words[0] == "end":
        return fault("A-006", "Actions are left: pass gives them up and ends the turn.")
    return fault("A-006", "No action is left to give up: end the turn with end.")


EXPLAINERS = {
    "draw": cards.draw,
    "recruit": units.recruit,
    "attack": fights.attack,
    "shoot": fights.shoot,
    "cast": fights.cast,
    "use": fights.use,
    "order": cards.order,
    "operation": cards.operation,
    "trap": cards.trap,
    "spring": cards.spring,
    "move": units.move,
    "switch": units.switch,
    "clear": units.clear,
    "remove": cards.remove,
    "draft": cards.draft,
    "gather": cards.gather,
    "promo": extras.promo,
    "snap": extras.snap,
    "pass": leave,
    "end": leave,
}
