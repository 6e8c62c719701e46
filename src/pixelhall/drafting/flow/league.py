"""League Draft: one player takes cards of a pool, and puts as many under it (PT-LEAGUE-04, A-188)."""

from pixelhall.core.game import Action, Decision
from pixelhall.drafting.change.logbook import SAYS_BOTTOM, SAYS_DRAFTS, say
from pixelhall.drafting.flow.setup import OPEN, reveal
from pixelhall.drafting.numbers import verb
from pixelhall.drafting.state.state import Draft


def drafted(state: Draft) -> int:
    return len(state.leaders[0]) + len(state.heroes[0])


def question(state: Draft, seat: int) -> Decision | None:
    cards = sorted(set(state.shown))
    pick = verb.LEAD if state.rules.leads else verb.TAKE
    if is_last(state) or len(state.shown) == 1:
        options = [Action(pick, card) for card in cards]
        return Decision(seat, "Take the last card you need.", options, "PT-LEAGUE-04", act=True)
    options = [
        Action(pick, card, under) for card in cards for under in cards if under != card or state.shown.count(card) > 1
    ]
    return Decision(seat, "Take one card, put another under the pool.", options, "PT-LEAGUE-04", act=True)


def is_last(state: Draft) -> bool:
    """Whether the next card is the last that is needed: then nothing goes under the pool any more (A-281)."""
    return drafted(state) == state.rules.picks - 1


def answer(state: Draft, seat: int, action: Action) -> None:
    (state.leaders if state.rules.leads else state.heroes)[seat].append(action.a)
    state.shown.remove(action.a)
    say(state, SAYS_DRAFTS, seat, action.a)
    if action.b >= 0:
        state.shown.remove(action.b)
        state.deck.insert(0, action.b)
        state.bottom += 1
        say(state, SAYS_BOTTOM, seat, action.b)
    if not is_done(state):
        reveal(state, OPEN)


def is_done(state: Draft) -> bool:
    return drafted(state) == state.rules.picks or not (state.shown or state.deck)
