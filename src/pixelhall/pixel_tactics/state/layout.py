"""Where piles lie: each seat has its own, unless seats share one; a mode may give each seat more. Whatever lies on a
common pile is owned by nobody in particular: on paper by its keeper, until somebody takes it (A-150, A-199)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.pixel_tactics.numbers import zone

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.state.state import Card, Duel

SHARED: Final = (zone.DECK, zone.DISCARD, zone.GONE)  # hands, Reserves and trophies are always a seat's own


def own_piles(seats: i64) -> list[int]:
    """The usual layout: the piles of each seat, one seat after another; nothing for a zone without a pile. Common piles
    and those of a mode lie behind them."""
    return [
        seat * zone.PILES + where if where < zone.PILES else NO_PILE
        for seat in range(seats)
        for where in range(zone.COUNT)
    ]


NO_PILE: Final = -1


def is_usual(state: "Duel") -> bool:
    """Whether each seat has just the usual piles, all its own."""
    return len(state.piles) == state.seats * zone.PILES


def any_common(state: "Duel") -> bool:
    return any(is_common(state, seat, where) for where in SHARED for seat in range(state.seats))


def add_piles(state: "Duel", where: i64) -> None:
    """Gives each seat one more pile, for a zone that others do not have. A new layout is made, for clones share it."""
    layout = list(state.layout)
    for seat in range(state.seats):
        layout[seat * zone.COUNT + where] = len(state.piles)
        state.piles.append([])
    state.layout = vec[i64](layout)


def has_pile(state: "Duel", where: i64) -> bool:
    """Whether a zone is a pile here: a list of cards that each seat has."""
    return state.layout[where] >= 0


def share(state: "Duel", seats: list[int], where: i64) -> None:
    """Gives these seats one empty pile instead of their own. A new layout is made, for clones share it."""
    assert where in SHARED, "only decks, discard piles and what is removed can be common"
    layout = list(state.layout)
    for seat in seats:
        layout[seat * zone.COUNT + where] = len(state.piles)
    state.layout = vec[i64](layout)
    state.piles.append([])


def add_common_pile(state: "Duel", where: i64) -> None:
    """Gives all seats one more pile together, for a zone that others do not have."""
    layout = list(state.layout)
    for seat in range(state.seats):
        layout[seat * zone.COUNT + where] = len(state.piles)
    state.layout = vec[i64](layout)
    state.piles.append([])


def is_common(state: "Duel", seat: i64, where: i64) -> bool:
    return (where < zone.PILES or where == zone.TABLEAU or where == zone.PROMOS) and state.layout[
        seat * zone.COUNT + where
    ] >= state.seats * zone.PILES


def lies_on_common(state: "Duel", card: "Card") -> bool:
    return is_common(state, state.side(card), state.zone(card))


def keeper(state: "Duel", seat: i64, where: i64) -> i64:
    """The first seat that has this pile: cards on it are kept under its number."""
    at = state.layout[seat * zone.COUNT + where]
    first: i64 = 0
    while state.layout[first * zone.COUNT + where] != at:
        first += 1
    return first


def keepers(state: "Duel", where: i64) -> list[int]:
    """One seat for each pile of a kind."""
    return [seat for seat in range(state.seats) if keeper(state, seat, where) == seat]


def sharers(state: "Duel", seat: i64, where: i64) -> list[int]:
    """All seats that have this pile."""
    at = state.layout[seat * zone.COUNT + where]
    return [other for other in range(state.seats) if state.layout[other * zone.COUNT + where] == at]


def piles_of(state: "Duel", seats: list[int], where: i64) -> list[list["Card"]]:
    """The piles of some seats, a common one only once."""
    if len(seats) == 1:
        return [state.pile(seats[0], where)]
    found: list[int] = []
    for seat in seats:
        at = state.layout[seat * zone.COUNT + where]
        if at not in found:
            found.append(at)
    return [state.piles[at] for at in found]


def fortress(state: "Duel", seat: i64, column: i64) -> list["Card"]:
    """The cards behind a column, the top one last (PT-SIEGE-03)."""
    return [card for card in state.pile(seat, zone.FORTRESS) if state.spot(card) == column]


def fortresses(state: "Duel", seat: i64) -> dict[int, int]:
    """How many cards lie behind each column; none where there are no fortresses."""
    if not has_pile(state, zone.FORTRESS):
        return {}
    return {column: len(fortress(state, seat, column)) for column in FORTIFIED}


FORTIFIED: Final = (1, 2, 3)  # the columns with a fortress; one that a text opens has none


def near_side(state: "Duel", seat: i64, card: "Card") -> i64:
    """Whose zone a card is in, as this seat says it: what is common is its own."""
    side, where = state.side(card), state.zone(card)
    return seat if seat >= 0 and is_common(state, side, where) and seat in sharers(state, side, where) else side
