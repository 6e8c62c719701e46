"""Reading one modifier: whether it works on a card, whether it binds a seat, and its number."""

from typing import Final

from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers.bound import bounded
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Active, Reading


def works(state: Duel, active: Active, card: Card, foe: Card = -1) -> bool:
    """Whether a modifier works on this card now. It never counts in its own reading, nor in one that hangs too far down
    from others."""
    outer = state.reading
    if outer is not None and (outer.depth > DEEPEST or outer.reads(active)):
        return False
    modifier = active.modifier
    if active.targets is not None:
        if card not in active.targets:
            return False
    elif modifier.subject is None and active.card != card:
        return False
    if not may_touch(state, active.seat, state.side(card)):
        return False  # continuous effects on a rival start after the ceasefire
    sure = active.targets is not None or modifier.subject is None
    if sure and modifier.foes is None and modifier.when is None:
        return True
    state.fuel -= 1
    if state.fuel < 0:
        return starve(state, active)
    reading = state.reading = Reading(active, card, outer)
    held = (
        (sure or modifier.subject is None or modifier.subject.holds(state, reading, card))
        and (modifier.foes is None or (foe >= 0 and modifier.foes.holds(state, reading, foe)))
        and (modifier.when is None or modifier.when.true(state, reading))
    )
    state.reading = outer
    return held


def starve(state: Duel, active: Active) -> bool:
    """The work of this answer is used up: nothing more is read, and the play will end (A-226)."""
    if state.glutton < 0:
        state.glutton = active.card
    return False


DEEPEST: Final = 5  # how far one reading may hang from another


def amount(state: Duel, active: Active, card: Card) -> i64:
    """The number of a modifier that works on this card."""
    modifier = active.modifier
    if modifier.amount is None and modifier.per is None:
        return modifier.n
    outer = state.reading
    state.fuel -= 1
    if state.fuel < 0:
        starve(state, active)
        return 0
    reading = state.reading = Reading(active, card, outer)
    n = modifier.n
    if modifier.amount is not None:
        n = modifier.amount.read(state, reading)
    elif modifier.per is not None:
        n *= modifier.per.read(state, reading)
    state.reading = outer
    return bounded(n)


def binds(state: Duel, active: Active, seat: i64) -> bool:
    """Whether a modifier of a rule is in force for this seat (-1: for anybody). It does not count in its own
    reading."""
    outer = state.reading
    if (outer is not None and outer.reads(active)) or (seat >= 0 and not may_touch(state, active.seat, seat)):
        return False
    players = active.modifier.players
    when = active.modifier.when
    if when is None and (players is None or players.by_seat):
        return players is None or seat < 0 or players.holds(state, active, seat)
    state.fuel -= 1
    if state.fuel < 0:
        return starve(state, active)
    reading = state.reading = Reading(active, -1, outer)
    reading.depth -= 1  # a rule is no number that hangs from others
    whose = players is None or seat < 0 or players.holds(state, reading, seat)
    held = whose and (when is None or when.true(state, reading))
    state.reading = outer
    return held
