"""The tableau of a Duel Draft: cards face up in a line, the deck at its near end, gold on some of them (PT-DDRAFT)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.machine import Event
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import lay, lift, show
from pixelhall.pixel_tactics.numbers import event, field, would, zone
from pixelhall.pixel_tactics.state.layout import keeper
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.state.tableau import gold_of, on_tableau

LENGTH: Final = 5
FIRST_GOLD: Final = 5


def spread(state: Duel) -> None:
    """Everybody has gold, and the tableau is laid out (PT-DDRAFT-01, A-153)."""
    state.ledger = [FIRST_GOLD] * state.seats
    refill(state)


def refill(state: Duel) -> None:
    """The gap is filled from the deck; from an empty one it is not (PT-DDRAFT-05, A-151)."""
    deck = state.pile(0, zone.DECK)
    while len(on_tableau(state)) < LENGTH and deck:
        card = deck[-1]
        lift(state, card)
        lay(state, card, keeper(state, 0, zone.TABLEAU), zone.TABLEAU)
        show(state, card)
        say(state, logbook.SAYS_SPREADS, card=card)


def take_from_tableau(state: Duel, seat: i64, card: Card) -> None:
    """One gold on each card before it, the gold on it for the player, the card into the hand, where everybody knows it
    (PT-DDRAFT-04)."""
    skipped = on_tableau(state).index(card)
    gold = state.time(card)
    skip(state, seat, skipped)
    earn(state, seat, gold)
    lift(state, card)
    state.put(card, field.TIME, 0)
    lay(state, card, seat, zone.HAND)
    say(state, logbook.SAYS_DRAFTS, seat, card, n=skipped, how=gold)
    emit(state, event.DRAWS, seat, card)
    refill(state)


def take_from_deck(state: Duel, seat: i64) -> None:
    """Whoever skips them all draws the top card of the deck."""
    skipped = len(on_tableau(state))
    skip(state, seat, skipped)
    say(state, logbook.SAYS_SKIPS_ALL, seat, n=skipped)
    attempt(state, Event(would.DRAW, seat, place=seat))


def gather(state: Duel, seat: i64, card: Card) -> None:
    """All gold of a card, which stays where it is (PT-DDRAFT-08)."""
    gold = state.time(card)
    state.put(card, field.TIME, 0)
    earn(state, seat, gold)
    say(state, logbook.SAYS_GATHERS, seat, card, n=gold)


def skip(state: Duel, seat: i64, n: i64) -> None:
    for card in on_tableau(state)[:n]:
        state.put(card, field.TIME, state.time(card) + 1)
    earn(state, seat, -n)


def earn(state: Duel, seat: i64, n: i64) -> None:
    ledger = state.ledger[:]
    ledger[seat] = gold_of(state, seat) + n
    state.ledger = ledger
