"""The worth of a position for players that look ahead: what each side has, weighed as plays between machines have
taught (judges/, a file for each mode)."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from pixelhall.core.judging import Weights
from pixelhall.pixel_tactics.modes import MODES
from pixelhall.pixel_tactics.numbers import code, grid, keyword, mark, per_seat, zone
from pixelhall.pixel_tactics.state.sides import allies, one_of_each_side, opponents
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.codes import Codes
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.melee import front
from pixelhall.pixel_tactics.texts.reading import attack, life_left

NAMES: Final = (
    "trophies",
    "cards in hand",
    "an empty deck",
    "cards in reserve",
    "actions to come",
    "number of Heroes",
    "strength of the Vanguard",
    "strength of the Flank",
    "strength of the Rear",
    "Life of the Heroes",
    "Life of the Vanguard",
    "Heroes still to strike",
    "reach in melee",
    "fallen who still fight",
    "Corpses in the way",
    "Life of the Leader",
    "a weak Leader",
    "a Leader near death",
    "a doomed Leader",
    "an exposed Leader",
    "Attack of the Leader",
)
WEIGHTS: Final = {
    mode.name: Weights(Path(__file__).parent / "judges" / f"{mode.name}.toml", (*NAMES, *mode.worths))
    for mode in MODES.values()
}
WEAK: Final = 10  # Life of a Leader below which every point counts more
NEAR: Final = 4
BENDS_FRONTS: Final = Codes(code.BLOCKS, code.PASSES_BY, code.HAS + keyword.INCORPOREAL)  # of who is foremost


def judge(state: Duel, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if state.over:
        return 1 / len(one_of_each_side(state, state.winners)) if seat in state.winners else 0.0
    return weights(state).share(features(state, seat))


def weights(state: Duel) -> Weights:
    return WEIGHTS[state.rules.mode.name]


def features(state: Duel, seat: int) -> list[float]:
    """Everything that counts, of one side less the other (of several rival sides, the strongest)."""
    mine = side(state, seat)
    best: list[float] = []
    for other in one_of_each_side(state, opponents(state, seat)):
        theirs = side(state, other)
        if not best or weights(state).share(theirs) > weights(state).share(best):
            best = theirs
    return [mine[i] - best[i] for i in range(len(mine))]


def side(state: Duel, seat: i64) -> list[float]:
    """The features of all players of a seat's side together."""
    total: list[float] = []
    for ally in allies(state, seat):
        own = holdings(state, ally)
        total = [total[i] + own[i] for i in range(len(own))] if total else own
    return total


def holdings(state: Duel, seat: i64) -> list[float]:
    """The features of one player, in the order of NAMES; after them those of the mode."""
    hand = len(state.pile(seat, zone.HAND))
    reserve = 0
    for card in state.pile(seat, zone.RESERVE):
        if card >= 0:
            reserve += 1
    texts = in_force(state)
    plain = not texts.any(BENDS_FRONTS)
    fronts = texts.sides[seat].fronts
    heroes = doomed = corpses = lives = vanguard = ready = reach = 0
    strengths = [0, 0, 0]
    chief = weak = near = dying = opened = blow = 0
    for spot in range(grid.SLOTS):
        card = state.unit[seat * grid.SLOTS + spot]
        if card < 0:
            continue
        marks = state.marks(card)
        if marks & mark.CORPSE:
            corpses += 1
            continue
        left = life_left(state, card)
        strength = attack(state, card)
        row = spot // grid.WIDTH
        in_melee = (fronts >> spot) & 1 if plain else front(state, seat, spot % grid.WIDTH) == card
        if marks & mark.LEADER:
            chief = max(left, 0)
            weak = max(WEAK - chief, 0)
            near = max(NEAR - chief, 0)
            dying = 1 if left <= 0 else 0
            opened = 1 if in_melee else 0
            blow = strength
            continue
        if left <= 0:
            doomed += 1
            continue
        heroes += 1
        lives += min(left, 9)
        strengths[row] += strength
        if row == 0:
            vanguard += min(left, 9)
        if in_melee:
            reach += strength
        if row >= state.row and marks & (mark.ACTED | mark.ATTACKED | mark.CAST | mark.RECRUITED) == 0:
            ready += strength
    last = 1.0 if len(state.pile(seat, zone.DECK)) == 0 else 0.0
    found = [
        float(state.of(seat, per_seat.TROPHIES)),
        float(hand),
        last,
        float(reserve),
        float(state.of(seat, per_seat.ACTIONS)),
        float(heroes),
        float(strengths[0]),
        float(strengths[1]),
        float(strengths[2]),
        float(lives),
        float(vanguard),
        float(ready),
        float(reach),
        float(doomed),
        float(corpses),
        float(chief),
        float(weak),
        float(near),
        float(dying),
        float(opened),
        float(blow),
    ]
    return found + state.rules.mode.holdings(state, seat) if state.rules.mode.worths else found
