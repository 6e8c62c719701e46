"""Promos: a shared deck of cards with green backs, in any mode. Everybody begins with one of them, and may change a card of
the hand for the next (PT-PROMO)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Action
from pixelhall.core.machine import Event
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.change.logbook import say
from pixelhall.pixel_tactics.change.replacement import attempt
from pixelhall.pixel_tactics.change.shuffling import shuffle_promos
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.change.zones import PROMO_DECK, discard_from_hand, draw_promo, sleeve
from pixelhall.pixel_tactics.legal.actions import allows_only_listed
from pixelhall.pixel_tactics.legal.costs import cost, pay
from pixelhall.pixel_tactics.modes.part import Part
from pixelhall.pixel_tactics.numbers import card_kind, event, verb, would, zone
from pixelhall.pixel_tactics.state.layout import add_common_pile
from pixelhall.pixel_tactics.state.parts import promo_deck, promo_pool
from pixelhall.pixel_tactics.state.state import Duel


class Promos(Part):
    fewer = 1

    def lay_out(self, state: Duel) -> None:
        add_common_pile(state, zone.PROMOS)

    def bring(self, state: Duel, sleeves: list[int], origins: list[int]) -> None:
        faces = state.book.faces_of(card_kind.PROMO)
        if len(faces) < state.seats:
            raise BadOption(f"promos: these sets have {len(faces)} promos; {state.seats} players need as many at least")
        for face in faces:
            promo_deck(state).append(len(origins))
            origins.append(promo_pool(state.seats))
            sleeves += sleeve(face, 0, zone.PROMOS, 0)

    def begin_battle(self, state: Duel) -> None:
        shuffle_promos(state)
        say(state, logbook.SAYS_PROMO_DECK, n=len(promo_deck(state)))

    def deal(self, state: Duel) -> None:
        """One promo for each player, before a Leader is chosen (A-197)."""
        for seat in range(state.seats):
            draw_promo(state, seat)

    def more(self, state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
        """Promo Draw, whatever the hand limit: it needs a card to discard and a promo to draw (PT-PROMO-03, A-198)."""
        if promo_deck(state) and cost(state, seat, verb.PROMO) >= 0 and not allows_only_listed(state, seat):
            found += [Action(verb.PROMO, card) for card in state.pile(seat, zone.HAND)]

    def begin(self, state: Duel, seat: i64, action: Action) -> bool:
        if action.verb != verb.PROMO:
            return False
        pay(state, seat, verb.PROMO, cost(state, seat, verb.PROMO))
        discard_from_hand(state, action.a)
        attempt(state, Event(would.DRAW, seat, place=PROMO_DECK))
        emit(state, event.USES, seat, n=verb.PROMO)
        return True


PROMOS: Final = Promos()
