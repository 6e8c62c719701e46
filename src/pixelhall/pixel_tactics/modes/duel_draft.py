"""Duel Draft: both draw from one deck, out of a tableau of five cards on which skipping puts gold (PT-DDRAFT)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import alone
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pixel_tactics.change.tableau import gather, spread, take_from_deck, take_from_tableau
from pixelhall.pixel_tactics.change.triggers import emit
from pixelhall.pixel_tactics.flow.reactions import React
from pixelhall.pixel_tactics.flow.series import bonus
from pixelhall.pixel_tactics.flow.setup import OPENING, Begin, First, Reveal, Seal, Shuffle, deal_extras, own_cards
from pixelhall.pixel_tactics.flow.waves import Casualties, Rout
from pixelhall.pixel_tactics.legal.actions import hand_limit
from pixelhall.pixel_tactics.legal.costs import cost, pay
from pixelhall.pixel_tactics.modes.mode import Mode
from pixelhall.pixel_tactics.numbers import event, verb, zone
from pixelhall.pixel_tactics.state.board import order_from
from pixelhall.pixel_tactics.state.layout import add_common_pile, share
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.state.tableau import gold_of, on_tableau, reach, reaches_deck

TAKEN: Final = 2  # the register of the series from which on it is counted how many cards each seat has taken
DECK: Final = -1  # what a Draft Draw takes that skips all cards


class DuelDraft(Mode):
    def __init__(self) -> None:
        super().__init__("duel-draft", "Duel Draft", [0, 1])
        self.line = "two players draft from one deck"
        self.laws = ["You cannot use the Draw action."]
        self.worths = ["gold"]
        self.builds = False
        self.acts = True

    def setup(self) -> list[Op[Duel]]:
        return [Shuffle(), Spread(), First(), DraftInTurn(), Seal(), Reveal(Seal), Begin()]

    def check(self) -> list[Op[Duel]]:
        return [Casualties(), Rout(), React()]

    def lay_out(self, state: Duel) -> None:
        share(state, list(range(state.seats)), zone.DECK)
        add_common_pile(state, zone.TABLEAU)

    def pools(self, decks: list[list[int]]) -> list[list[int]]:
        """All decks are shuffled into one (PT-DDRAFT-01)."""
        return [[face for deck in decks for face in deck], *([] for _ in decks[1:])]

    def holdings(self, state: Duel, seat: i64) -> list[float]:
        return [float(gold_of(state, seat))]

    def more(self, state: Duel, seat: i64, types: i64, found: list[Action]) -> None:
        """Draft Draw below the hand limit, Gather Funds from a card with gold (PT-DDRAFT-06, A-152, A-154)."""
        if cost(state, seat, verb.DRAFT) >= 0 and len(state.pile(seat, zone.HAND)) < hand_limit(state, seat):
            found += draft_draws(state, seat)
        if cost(state, seat, verb.GATHER) >= 0:
            found += [alone(verb.GATHER, card) for card in on_tableau(state) if state.time(card) > 0]

    def begin(self, state: Duel, seat: i64, action: Action) -> bool:
        if action.verb != verb.DRAFT and action.verb != verb.GATHER:
            return False
        pay(state, seat, action.verb, cost(state, seat, action.verb))
        if action.verb == verb.GATHER:
            gather(state, seat, action.a)
        else:
            draft(state, seat, action)
        emit(state, event.USES, seat, n=action.verb)
        return True


def draft_draws(state: Duel, seat: i64) -> list[Action]:
    """Every card that can be paid for, and the top of the deck for whoever can skip them all."""
    found = [alone(verb.DRAFT, card) for card in reach(state, seat)]
    return [*found, alone(verb.DRAFT, DECK)] if reaches_deck(state, seat) else found


def draft(state: Duel, seat: i64, action: Action) -> None:
    if action.a == DECK:
        take_from_deck(state, seat)
    else:
        take_from_tableau(state, seat, action.a)


class Spread(Op[Duel]):
    def run(self, state: Duel, frame: Frame) -> int:
        spread(state)
        deal_extras(state)
        return NEXT


class DraftInTurn(Op[Duel]):
    """Five Draft Draws each, in turn from the first player; in a series more for each trophy of the rival
    (PT-DDRAFT-02, A-149, A-153)."""

    def run(self, state: Duel, frame: Frame) -> int:
        if self.drafter(state, frame) >= 0:
            return ASK
        state.waiting = []
        state.recent = []
        return NEXT

    def drafter(self, state: Duel, frame: Frame) -> int:
        """Whoever has taken the fewest cards and may take more; of equals the first in turn."""
        left = [
            (frame.number(TAKEN + seat), i, seat)
            for i, seat in enumerate(order_from(state, state.first))
            if frame.number(TAKEN + seat) < own_cards(state, OPENING) + bonus(state, seat) and on_tableau(state)
        ]
        return int(min(left)[2]) if left else -1

    def ask(self, state: Duel, frame: Frame) -> list[Decision]:
        seat = self.drafter(state, frame)
        prompt = "Take a card: it costs one gold for each card before it."
        return [Decision(seat, prompt, draft_draws(state, seat), "PT-DDRAFT-02")]

    def answer(self, state: Duel, frame: Frame, seat: int, action: Action) -> int:
        frame.count(TAKEN + seat, frame.number(TAKEN + seat) + 1)
        draft(state, seat, action)
        return STAY
