"""One line of a position: what it says is put into the state."""

from collections.abc import Callable

from pixelhall.core.position_words import number, read_chance, read_fate, seat_of, split_list
from pixelhall.drafting.methods import PACK
from pixelhall.drafting.numbers import fate, part
from pixelhall.drafting.state.state import Card, Draft

MOST_COINS = 1000


def card(state: Draft, name: str) -> Card:
    found = state.book.number(name)
    if found < 0:
        raise ValueError(f'there is no card "{name.strip()}" in these sets')
    return found


def cards(state: Draft, text: str) -> list[Card]:
    return [card(state, name) for name in split_list(text)]


def set_turn(state: Draft, rest: str) -> None:
    state.turn = seat_of(rest, state.seats)


def set_pack(state: Draft, rest: str) -> None:
    """pack 2 rival: …, or pack 2 rival plain: …"""
    head, colon, listed = rest.partition(":")
    words = head.split()
    if not colon or len(words) not in (2, 3) or (len(words) == 3 and words[2] != "plain"):
        raise ValueError("a pack is written: pack ROUND SEAT: its cards")
    pack = (number(words[0], 1, state.rules.method.packs) - 1) * state.seats + seat_of(words[1], state.seats)
    found = cards(state, listed)
    if len(found) != PACK:
        raise ValueError(f"a pack has {PACK} cards")
    state.packs[pack] = found
    state.plain[pack] = 1 if len(words) == 3 else 0


def set_slot(state: Draft, rest: str) -> None:
    """slot Cook: lot seen you · slot Cook: rival leader by 3 seen rival"""
    name, _, words = rest.partition(":")
    words, _, seen = words.partition(" seen ")
    where, _, by = words.partition(" by ")
    where = where.strip()
    ends = {"lot": fate.LOT, "forced": fate.FORCED, "back": fate.BACK}
    if where in ends:
        end = ends[where]
    else:
        who, _, role = where.partition(" ")
        if role not in ("leader", "hero"):
            raise ValueError("a slot is written: slot CARD: lot, forced, back, or SEAT leader, SEAT hero")
        end = fate.of(seat_of(who, state.seats), role == "leader")
    state.slots.append(card(state, name))
    state.fates.append(end)
    state.events.append(number(by, 1) - 1 if by else -1)
    state.sights.append(sum({1 << seat_of(one, state.seats) for one in seen.split()}))


def set_lot(state: Draft, rest: str) -> None:
    """Numbers of slots, in a Winston Draft also the names of cards nobody has seen; else a card and its coins."""
    if state.rules.method.name == "winston":
        if rest.replace(" ", "").isdigit():
            state.lots.append([number(one, 1, len(state.slots)) - 1 for one in rest.split()])
            return
        found = []
        for name in split_list(rest):
            set_slot(state, f"{name}: lot")
            found.append(len(state.slots) - 1)
        state.lots.append(found)
        return
    name, bracket, coins = rest.partition("(")
    state.lots.append([card(state, name)])
    state.stakes.append(number(coins.rstrip(")"), 0, MOST_COINS) if bracket else 0)


def set_choices(state: Draft, rest: str) -> None:
    state.moments = [number(one, 0, len(state.slots)) for one in rest.split()]


def set_look(state: Draft, rest: str) -> None:
    state.look = number(rest, 1, 100) - 1


def set_deck(state: Draft, rest: str) -> None:
    state.deck = cards(state, rest)[::-1]


def set_box(state: Draft, rest: str) -> None:
    state.box = sorted(cards(state, rest))


def set_gone(state: Draft, rest: str) -> None:
    state.gone = cards(state, rest)


def set_shown(state: Draft, rest: str) -> None:
    state.shown = cards(state, rest)


def set_under(state: Draft, rest: str) -> None:
    state.bottom = number(rest, 0, len(state.deck))


def set_chance(state: Draft, rest: str) -> None:
    read_chance(state.chance, rest)


def set_fate(state: Draft, rest: str) -> None:
    read_fate(state.chance, rest)


def set_leaders(state: Draft, seat: int, rest: str) -> None:
    state.leaders[seat] = cards(state, rest)


def set_heroes(state: Draft, seat: int, rest: str) -> None:
    state.heroes[seat] = cards(state, rest)


def set_returned(state: Draft, seat: int, rest: str) -> None:
    state.returned[seat] = cards(state, rest)


def set_picks(state: Draft, seat: int, rest: str) -> None:
    """The pick that comes next: picks ROUND PICK."""
    round, _, pick = rest.partition(" ")
    state.picks[seat] = (number(round, 1, state.rules.method.packs + 1) - 1) * PACK + number(pick, 1, PACK) - 1


def set_coins(state: Draft, seat: int, rest: str) -> None:
    state.coins[seat] = number(rest, 0, MOST_COINS)


def set_part_deck(state: Draft, seat: int, rest: str) -> None:
    state.parts[seat] = part.DECK


def set_part_done(state: Draft, seat: int, rest: str) -> None:
    state.parts[seat] = part.DONE


def set_left(state: Draft, seat: int, rest: str) -> None:
    state.left[seat] = 1


OF_TABLE: dict[str, Callable[[Draft, str], None]] = {
    "turn": set_turn,
    "pack": set_pack,
    "slot": set_slot,
    "choices": set_choices,
    "lot": set_lot,
    "look": set_look,
    "deck": set_deck,
    "box": set_box,
    "gone": set_gone,
    "shown": set_shown,
    "under": set_under,
    "chance": set_chance,
    "fate": set_fate,
}
OF_SEATS: dict[str, Callable[[Draft, int, str], None]] = {
    "leaders": set_leaders,
    "heroes": set_heroes,
    "returned": set_returned,
    "picks": set_picks,
    "coins": set_coins,
    "deck": set_part_deck,
    "done": set_part_done,
    "left": set_left,
}
