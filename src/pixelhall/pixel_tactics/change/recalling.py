"""What seats have seen of closed decks before it was hidden again: a deck is shuffled, but nobody forgets that a card is
in it. Rows of four numbers: pool, face, who has seen it, how many copies at once."""

from pixelhall.pixel_tactics.numbers import field
from pixelhall.pixel_tactics.state.parts import is_of_decks, printed_card
from pixelhall.pixel_tactics.state.state import Card, Duel

ROW = 4
WATCHER = 7  # the bit of SEEN that is the spectators'


def recall_seen(state: Duel, cards: list[Card]) -> None:
    """These cards are about to be hidden from those who have seen them."""
    if not state.rules.closed:
        return
    found = dict(rows(state))
    before = dict(found)
    for card in cards:
        bits = state.seen(card) if is_of_decks(state, card) else 0
        for seer in (*range(state.seats), WATCHER):
            if bits >> seer & 1 and seer != state.origin(card) % state.seats:
                key = (int(state.origin(card)), int(printed_card(state, card)), seer)
                found[key] = max(found.get(key, 0), in_sight(state, *key))
    if found != before:
        state.recalled = [number for key, n in sorted(found.items()) for number in (*key, n)]


def rows(state: Duel) -> list[tuple[tuple[int, int, int], int]]:
    """Pool, face and seer, with the number of copies."""
    flat = state.recalled
    return [((flat[i], flat[i + 1], flat[i + 2]), flat[i + 3]) for i in range(0, len(flat), ROW)]


def in_sight(state: Duel, pool: int, face: int, seer: int) -> int:
    """How many copies somebody knows to be there now."""
    return sum(
        1
        for card in range(len(state.origins))
        if state.origin(card) == pool and printed_card(state, card) == face and state.seen(card) >> seer & 1
    )


def only_of(state: Duel, seer: int) -> None:
    """Forgets what others have seen."""
    state.recalled = [number for key, n in rows(state) if key[2] == seer for number in (*key, n)]


assert field.SPECTATOR == 1 << WATCHER, "spectators see like a seat of that number"
