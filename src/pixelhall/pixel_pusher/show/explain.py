"""Why an action is not allowed: the ID of the rule and a sentence, found by looking at the same facts as the
options."""

import re
from typing import TYPE_CHECKING

from pixelhall.core.errors import Illegal
from pixelhall.core.game import Decision
from pixelhall.pixel_pusher.change.logbook import unpack_counts
from pixelhall.pixel_pusher.flow.build import slot_type
from pixelhall.pixel_pusher.flow.convert import can_mix, free_mix, ready, surplus
from pixelhall.pixel_pusher.numbers import ability, bounds, colour, phase, slot_kind, verb
from pixelhall.pixel_pusher.show import notation
from pixelhall.pixel_pusher.show.notation import letters
from pixelhall.pixel_pusher.state.state import Factory

if TYPE_CHECKING:
    from pixelhall.pixel_pusher.game import PixelPusher
    from pixelhall.pixel_pusher.texts.book import Recipe

PHASE_OF = {
    "draft": phase.DRAFT,
    "install": phase.BUILD,
    "trade": phase.BUILD,
    "turn": phase.BUILD,
    "convert": phase.CONVERT,
    "free": phase.CONVERT,
    "done": phase.CONVERT,
    "return": phase.STORE,
    "keep": phase.STORE,
    "paint": phase.SCORE,
    "pass": phase.SCORE,
}
WAITING = {
    phase.DRAFT: ("PP-9", "You have drafted a card; the others are still choosing."),
    phase.BUILD: ("PP-12", "Another player is building."),
    phase.CONVERT: ("PP-28", "Another player is converting: it goes in the order of scoring."),
    phase.STORE: ("PP-29", "You have nothing more to store; the others are still choosing."),
    phase.SCORE: ("PP-30", "Another player is scoring; each paints in turn."),
}


def explain(game: "PixelPusher", state: Factory, seat: int, text: str) -> Illegal | None:
    """None when the action is allowed, or is no action at all."""
    words = " ".join(text.lower().split())
    decision = game.asked(state, seat)
    if decision is not None and any(notation.write(state, option).lower() == words for option in decision.options):
        return None
    if decision is not None and notation.reading(state, seat, text) in [
        notation.write(state, option).lower() for option in decision.options
    ]:
        return None
    verb, _, rest = words.partition(" ")
    if verb not in PHASE_OF:
        return None
    if state.over:
        return Illegal("PP-37", "The play is over.")
    if PHASE_OF[verb] != state.phase:
        return Illegal(
            "PP-1",
            f"This is the {phase.WORDS[state.phase]} phase; {verb} belongs to the {phase.WORDS[PHASE_OF[verb]]} phase.",
        )
    if decision is None:
        return Illegal(*WAITING[state.phase])
    return EXPLAINERS[verb](state, decision, rest)


def draft(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    card = notation.number_of(state, rest)
    if card < 0:
        return Illegal("PP-10", f'There is no card "{rest}"; write: draft NAME.')
    return Illegal("PP-10", f"{state.book.faces[card].name} is not in your hand.")


def install(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    found = re.fullmatch(r"(.+?) (-?\d+)( by its \w+ end)?", rest)
    card = notation.number_of(state, found[1]) if found else -1
    if found is None or card < ability.COUNT:
        return Illegal("PP-12", "Say which card goes where: install NAME SLOT.")
    if card not in state.hands[decision.seat]:
        return Illegal("PP-12", f"{state.book.faces[card].name} is not in your hand.")
    slot = int(found[2]) - 1
    if not 0 <= slot < bounds.SLOTS:
        return Illegal("PP-14", f"A machine has slots 1 to {bounds.SLOTS}.")
    if bool(found[3]) != (len(state.book.faces[card].parts) > 1):
        return Illegal("PP-16", "A card with two ends is installed by one of them: install NAME SLOT by its first end.")
    return Illegal(
        "PP-14",
        f"Slot {slot + 1} holds {type_words(slot_type(state, decision.seat, slot))}; only cards of the same type may join it.",
    )


def type_words(type: int) -> str:
    return "converts" if type == slot_kind.CONVERTS else f"cards that collect {colour.WORDS[type - slot_kind.COLLECTS]}"


def trade(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    card = notation.number_of(state, rest)
    if card < ability.COUNT or card not in state.hands[decision.seat]:
        return Illegal("PP-12", f'"{rest}" is not in your hand; write: trade NAME.')
    if not state.rules.trades:
        return Illegal("PP-13", "In this play cards are not traded.")
    return Illegal("PP-13", "The bag is empty, so the card must be installed.")


def convert(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    recipes = [
        (part.index, recipe) for part in state.book.parts for recipe in part.recipes if recipe.words.lower() == rest
    ]
    if not recipes:
        return Illegal("PP-25", f'No card converts "{rest}"; write for example: convert RG to Y.')
    part, recipe = recipes[0]
    if not any(ready(state, decision.seat, index) for index, _ in recipes):
        owned = any(state.part_count(decision.seat, slot, part) for slot in range(bounds.SLOTS))
        return Illegal(
            "PP-25",
            "Each installed card converts once a round." if owned else "You have installed no card that does this.",
        )
    return lacking(state, decision.seat, recipe)


def free(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    recipe = next((recipe for recipe in state.book.free if recipe.words.lower() == rest), None)
    if recipe is None:
        return Illegal(
            "PP-7", f"Without a card you can convert: {', '.join(recipe.words for recipe in state.book.free)}."
        )
    if not free_mix(state, decision.seat):
        name = state.book.faces[ability.FOURTH].name
        return Illegal(
            "PP-7",
            f"{name} converts once a round."
            if state.holders[ability.FOURTH] == decision.seat
            else f"You do not hold {name}.",
        )
    return lacking(state, decision.seat, recipe)


def lacking(state: Factory, seat: int, recipe: "Recipe") -> Illegal | None:
    if can_mix(state, seat, recipe):
        return None
    short = [max(0, recipe.pay[hue] - state.pixel_count(seat, hue)) for hue in range(colour.COUNT)]
    if any(short):
        return Illegal("PP-24", f"You lack {letters(short)}.")
    return Illegal("PP-27", f"The supply has no {letters(recipe.gain)} left.")


def finish(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    return Illegal("PP-25", "`done` takes no further words.")


def turn(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    if not state.rules.reversible:
        return Illegal("PP-17", "In this play boards are not turned over.")
    return Illegal("PP-17", "A board is turned over once, before its first card is installed.")


def give_back(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    if state.rules.one_by_one:
        if rest not in colour.WORDS:
            return Illegal("PP-29", f"Say which colour: {', '.join(colour.WORDS)}.")
        return Illegal("PP-29", f"You have no {rest} pixel left.")
    seat = decision.seat
    words = notation.reading(state, seat, f"return {rest}").removeprefix("return ").upper()
    if not words or words.strip(colour.LETTERS):
        return Illegal("PP-29", "Say which pixels: return RRG, or: return 2 red, 1 green.")
    short = [max(0, words.count(letter) - state.pixel_count(seat, hue)) for hue, letter in enumerate(colour.LETTERS)]
    if any(short):
        return Illegal("PP-29", f"You lack {letters(short)}.")
    more = surplus(state, seat)
    if len(words) < more:
        return Illegal("PP-23", f"Storage holds {state.rules.storage} pixels; return {more} of yours at once.")
    return Illegal("PP-29", f"You return {more}, just what cannot be stored." if more > 0 else "All can be stored.")


def keep(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    if not state.rules.one_by_one:
        found = [option for option in decision.options if option.verb == verb.RETURN_ALL]
        if not found:
            return Illegal("PP-29", "All can be stored.")
        gone = unpack_counts(found[0].a)
        kept = letters([state.pixel_count(decision.seat, hue) - gone[hue] for hue in range(colour.COUNT)])
        return Illegal(
            "PP-23", f"Storage holds {state.rules.storage} pixels: name all that you keep, such as: keep {kept}."
        )
    if rest:
        return Illegal("PP-29", "`keep` takes no further words: return what you do not want, then keep the rest.")
    return Illegal("PP-23", f"Storage holds {state.rules.storage} pixels; return the others first.")


def paint(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    name, _, number = rest.rpartition(" ")
    found = [i for i, image in enumerate(state.images) if state.book.pictures[image].name.lower() == name]
    if not found:
        return Illegal("PP-31", f'There is no image "{name or rest}" on the table; write: paint NAME ROW.')
    if not re.fullmatch(f"[1-{bounds.ROWS}]", number):
        return Illegal("PP-31", f"An image has rows 1 to {bounds.ROWS}.")
    row = int(number) - 1
    if state.painted[found[0] * bounds.ROWS + row] >= 0:
        return Illegal("PP-31", "That scanline is painted already.")
    needs = state.book.pictures[state.images[found[0]]].needs[row]
    short = [max(0, needs[hue] - state.pixel_count(decision.seat, hue)) for hue in range(colour.COUNT)]
    return Illegal("PP-31", f"The whole row is painted at once, and you lack {letters(short)}.")


def leave(state: Factory, decision: Decision, rest: str) -> Illegal | None:
    return Illegal("PP-34", "`pass` takes no further words.")


EXPLAINERS = {
    "draft": draft,
    "install": install,
    "trade": trade,
    "turn": turn,
    "convert": convert,
    "free": free,
    "done": finish,
    "return": give_back,
    "keep": keep,
    "paint": paint,
    "pass": leave,
}
