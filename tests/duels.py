"""What the tests of set-up and series do at a table: choose Leaders, pass, let a Leader fall."""

from typing import Any

from pixelhall.core.game import Action
from pixelhall.pixel_tactics.game import PixelTactics
from pixelhall.pixel_tactics.numbers import field
from pixelhall.pixel_tactics.show.notation import face_name
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.state import Duel

GAME = PixelTactics()
LETHAL = 99


def names(state: Duel, seat: int, zone: int) -> list[str]:
    """The cards of a pile, from the bottom up."""
    return [face_name(state, card) for card in state.pile(seat, zone) if card >= 0]


def options(state: Duel, seat: int) -> list[str]:
    decision = GAME.asked(state, seat)
    return [] if decision is None else [GAME.write(state, option) for option in decision.options]


def act(state: Duel, seat: int, text: str) -> None:
    GAME.apply(state, seat, GAME.parse(state, seat, text))


def asked(state: Duel) -> list[int]:
    return [decision.seat for decision in GAME.decisions(state)]


def choose_leaders(state: Duel) -> None:
    """Both take different Leaders: the first card of the one hand, and of the other the first that is not the same."""
    first = options(state, 0)[0]
    other = next(text for text in options(state, 1) if text != first)
    act(state, 0, first)
    act(state, 1, other)


def begun(chosen: dict[str, Any] | None = None, seed: int = 0) -> Duel:
    """A battle at its first turn."""
    state = GAME.new(chosen or {}, seed)
    choose_leaders(state)
    return state


def fell(state: Duel, *seats: int) -> None:
    """The Leaders of these seats get lethal damage, and the wave is passed to its end."""
    for seat in seats:
        state.put(leader(state, seat), field.DAMAGE, LETHAL)
    for _ in range(state.seats):
        GAME.apply(state, state.active, Action(GAME.parse(state, state.active, "pass").verb))


def view(state: Duel, seat: int) -> dict[str, Any]:
    return GAME.view(state, seat)
