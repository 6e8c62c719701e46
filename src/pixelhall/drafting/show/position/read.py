"""Positions from text: the half of a scenario that this game understands. show/position/lines.py reads a line,
show/position/write.py writes them.

turn rival                         whose turn it is, where there are turns
pack 1 you: Cook, Drummer, …       eight cards of the pack that a seat opens in this round, those that are taken first
                                   and in that order; `pack 1 you plain: …` where no Leader was picked first
you picks 2 3                      the pick that comes next: round 2, pick 3
slot Cook: lot seen you            Winston: a card that was dealt, in the order of the deal: where it is (lot, forced,
                                   back in the deck, or a seat's leader or hero), by which choice, who has seen it
lot 3 5 · lot Cook, Drummer        a lot by the numbers of its slots, or by cards that nobody has seen
choices 3 4 · look 2               how many cards had been dealt at each choice; the lot that is looked at
lot Cook (2) · you coins 3         Purchase: a lot with its coins
shown Cook, Drummer · under 1      League: revealed cards; cards at the bottom of the deck that were put there
deck Cook, Drummer · box … · gone …     the top card first; unused; discarded face up
you leaders Cook · you heroes …    what a seat has (after its draft, where picks are secret)
you returned Cook                  Heroes given back
you deck · you done · you left     looks its deck through; has its deck; the machine goes on for it
chance … · fate 0 1

Without a tail, packs that are not told are dealt from the cards of the Cube in their order, and whoever has the turn
looks at its lot. With one (core/positions.py), the position is exactly as written.
"""

from typing import Any

from pixelhall.core import chance as chances
from pixelhall.core.errors import BadScenario
from pixelhall.core.facts import SIDES
from pixelhall.core.game import Game
from pixelhall.core.position_words import misfit, prove, tail_of
from pixelhall.drafting import options
from pixelhall.drafting.cards.cube import cards_of, cube_of
from pixelhall.drafting.flow.running import go_on
from pixelhall.drafting.flow.setup import COINS
from pixelhall.drafting.flow.winston import look
from pixelhall.drafting.methods import PACK
from pixelhall.drafting.numbers import fate, part
from pixelhall.drafting.show.position.lines import OF_SEATS, OF_TABLE
from pixelhall.drafting.show.position.write import EXACT
from pixelhall.drafting.state.lots import forced
from pixelhall.drafting.state.state import Draft


def stage(game: Game[Draft], chosen: dict[str, Any], lines: list[tuple[int, str]]) -> Draft:
    """A draft as the lines describe it."""
    tail = tail_of(lines)
    rules = options.rules_from(chosen)
    book = cards_of(tuple(rules.sets))
    state = Draft(book, rules, chances.from_seed(1))
    state.cube = cube_of(book, rules.method, rules.players, rules.cube, rules.copies)
    if rules.method.packs:
        state.packs = [[] for _ in range(rules.method.packs * state.seats)]
        state.plain = [0] * len(state.packs)
    elif rules.method.name == "purchase":
        state.coins = [COINS] * state.seats
    for at, line in lines[:-1] if tail else lines:
        try:
            put(state, line)
        except (ValueError, IndexError, KeyError) as fault:
            raise BadScenario(at, f'"{line}" is not understood: {fault}') from fault
    if tail:
        if tail[1] != EXACT:
            raise misfit(tail[0], "its tail is another game's")
        prove(game, state, lines)
        return state
    wrong = unsound(state)
    if wrong:
        raise BadScenario(lines[-1][0] if lines else 0, wrong)
    fill_up(state)
    go_on(state)
    return state


def put(state: Draft, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word in SIDES and SIDES[word] < state.seats:
        what, _, value = rest.partition(" ")
        if what not in OF_SEATS:
            raise ValueError(f"of a player can be said: {', '.join(OF_SEATS)}")
        OF_SEATS[what](state, SIDES[word], value)
    elif word in OF_TABLE:
        OF_TABLE[word](state, rest)
    else:
        raise ValueError(f"lines begin with {', '.join(OF_TABLE)}, or with one of {state.seats} players")


def unsound(state: Draft) -> str:
    """What of all that was said does not go together."""
    if state.rules.method.name == "winston":
        lying = [slot for lot in state.lots for slot in lot]
        if sorted(lying) != [slot for slot, end in enumerate(state.fates) if end == fate.LOT]:
            return "each slot that lies in a lot is in one of the lots"
        if any(event >= len(state.moments) for event in state.events):
            return "choices says for each choice how many cards had been dealt"
    return ""


def fill_up(state: Draft) -> None:
    """What was left open: packs out of the Cube, the rest of it unused, and the look at a lot."""
    left = [card for card, count in enumerate(state.cube) for _ in range(count)]
    for there in (state.deck, state.box, state.slots, state.shown, state.gone, *state.packs):
        take_out(left, there)
    if state.rules.method.packs:
        for pack in range(len(state.packs)):
            if not state.packs[pack]:
                state.packs[pack], left = left[:PACK], left[PACK:]
    elif state.rules.method.name == "purchase":
        take_out(left, [card for lot in state.lots for card in lot])
    if state.rules.method.name != "league" and not state.box:
        state.box = sorted(left)
    if state.rules.method.name == "winston" and part.DRAFT in state.parts and forced(state) < 0:
        look(state, state.look)


def take_out(left: list[int], there: list[int]) -> None:
    for card in there:
        if card in left:
            left.remove(card)
