"""The words of a written position: one table for each kind of thing, read by show/position/read.py and written by
show/position/write.py, so that nothing can be written that is not read.

    Cook (damage 2, fresh, status +1 Attack, counters Ember 3, owner rival)

Marks of a card, in brackets behind its name:

    damage N                       on it
    status X · counters Name N     a token · counters of a name
    corpse · token · copy · open   what it is; open: a Trap turned face up
    snapped · flipped              of a base: its snap is used, and it is face down
    fresh · cast · moved           recruited, cast a Spell, moved lately
    acted · attacked · attacked twice
    was damaged this turn          and what else was done to it, or it did: DEEDS; this wave, this round
    gold N                         of a card on the tableau
    markers N · placed N · new     of an Operation · the turn in which a Trap was placed · this turn
    beyond N                       of a Corpse: damage beyond its Life
    owner rival                    else whoever has it
    pool 1                         the deck its face is from, if that is not its owner's; numbered as seats are, from 0,
                                   and after them the Leaders of built decks, the promos, the bases
    seen by rival and seat2        who knows its face, if not who usually does; also nobody, everybody
    at v2                          a Leader that stands elsewhere than in f2
    leader of you · recruited last by you · ordered last
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from pixelhall.core.facts import NAMES, SIDES
from pixelhall.pixel_tactics.flow.performing import (
    PLAYED_KINDS,
    PLAYED_OPERATION,
    PLAYED_ORDER,
    PLAYED_SPELL,
    PLAYED_TRAP,
)
from pixelhall.pixel_tactics.numbers import field, fourth_box, history, mark, per_seat, zone
from pixelhall.pixel_tactics.state.layout import SHARED
from pixelhall.pixel_tactics.state.parts import pool_of_kind
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.book import Book, Face

SCENARIO: Final = "scenario"  # the name of the set that hero lines make
ROWS: Final = ("vanguard", "flank", "rear")
SPANS: Final = ("turn", "wave", "round")
NONE: Final = "none"  # an empty pile

# Where cards lie: the piles, and what is in none of them.
PILES: Final = {
    "hand": zone.HAND,
    "deck": zone.DECK,
    "discard": zone.DISCARD,
    "removed": zone.GONE,
    "lost": zone.LOST,
    "base": zone.BASE,
}  # lost, base: where a mode or part has them
COMMON: Final = {word: where for word, where in PILES.items() if where in SHARED}
APART: Final = {"limbo": zone.LIMBO, "sealed": zone.SEALED, "leaders": zone.LEADERS}
BEHIND: Final = {"fortress": zone.FORTRESS}  # where a mode has them: cards behind each column, the first on top

# Numbers of a seat, beside its actions and trophies.
TALLIES: Final = {"next": per_seat.NEXT_ACTIONS, "spared": per_seat.NEXT_SPARED, "skips": per_seat.SKIPS}

FLAGS: Final = {
    "corpse": mark.CORPSE,
    "fresh": mark.RECRUITED,
    "acted": mark.ACTED,
    "attacked": mark.ATTACKED,
    "attacked twice": mark.AGAIN,
    "cast": mark.CAST,
    "moved": mark.MOVED,
    "token": mark.TOKEN,
    "copy": mark.COPY,
    "open": mark.OPEN,
    "snapped": mark.SNAPPED,
    "flipped": mark.DOWN,
}
NUMBERS: Final = {
    "gold": field.TIME,
    "damage": field.DAMAGE,
    "markers": field.TIME,
    "placed": field.TIME,
    "beyond": field.TIME,
}
SEEN_BY: Final = "seen by "
CALLED: Final = {
    "leader of": per_seat.LEADER,
    "recruited last by": per_seat.LAST_RECRUIT,
}  # a card that a seat remembers
ORDERED_LAST: Final = "ordered last"
SPECTATORS: Final = "spectators"


def spans(deeds: dict[str, int], width: int) -> dict[str, int]:
    """The bits of each deed: what was done this turn was also done this wave and this round."""
    return {
        f"{words} this {SPANS[first]}": sum(1 << deed + span * width for span in range(first, len(SPANS)))
        for words, deed in deeds.items()
        for first in range(len(SPANS))
    }


HISTORIES: Final = spans(
    {
        "was attacked": history.WAS_ATTACKED,
        "was damaged": history.WAS_DAMAGED,
        "was recruited": history.WAS_RECRUITED,
        "was moved": history.WAS_MOVED,
        "was revived": history.WAS_REVIVED,
        "was defeated": history.WAS_DEFEATED,
        "was healed": history.WAS_HEALED,
        "has attacked": history.DID_ATTACK,
        "has attacked in melee": history.DID_MELEE,
    },
    history.COUNT,
)
PLAYS: Final = spans(
    {"Order": PLAYED_ORDER, "Operation": PLAYED_OPERATION, "Spell": PLAYED_SPELL, "Trap": PLAYED_TRAP}, PLAYED_KINDS
)


def deeds_in(bits: int, table: dict[str, int]) -> list[str]:
    """The fewest words that say these bits."""
    found: list[str] = []
    for words, meant in table.items():
        if bits & meant == meant:
            found.append(words)
            bits &= ~meant
    return found


def sides(seats: int) -> dict[str, int]:
    """What the seats of a play are called."""
    return {name: seat for name, seat in SIDES.items() if seat < seats}


def all_see(seats: int) -> int:
    return field.SPECTATOR | (1 << seats) - 1


def seers(words: str, seats: int) -> int:
    """The bits of those who know a face: `rival`, `you and seat2`, `nobody`, `everybody`."""
    whole = {"nobody": 0, "everybody": all_see(seats)}
    return whole[words] if words in whole else sum({1 << meaning(sides(seats), who) for who in words.split(" and ")})


def seers_words(bits: int, seats: int) -> str:
    """The same in words; nothing for bits that have none."""
    if bits in (0, all_see(seats)):
        return "everybody" if bits else "nobody"
    known = [NAMES[seat] for seat in range(seats) if bits >> seat & 1]
    return " and ".join(known) if bits < 1 << seats else ""


def usual_seen(where: int, seat: int, face: Face, seats: int) -> int:
    """Who knows a face in a zone, if nothing else is said."""
    if where in (zone.DECK, zone.FORTRESS, zone.PROMOS):
        return 0
    if where in (zone.HAND, zone.SEALED, zone.LEADERS) or (where == zone.RESERVE and face.box == fourth_box.TRAP):
        return 1 << seat
    return all_see(seats)


def usual_pool(state: Duel, card: Card) -> int:
    """Which deck the face of a card is from, if nothing else is said: its owner's; designated Leaders are a pool of
    their own."""
    if (pool := pool_of_kind(state.book.faces[state.face(card)].kind, state.seats)) >= 0:
        return int(pool)
    leads = state.leads(card) or state.zone(card) in (zone.LEADERS, zone.SEALED, zone.TROPHIES)
    return int(state.owner(card)) + (state.seats if state.rules.built and leads else 0)


def time_word(where: int, marks: int, face: Face) -> str:
    """What the number TIME of a card means; nothing where it means nothing."""
    if where == zone.RESERVE:
        return "markers" if face.box == fourth_box.OPERATION else "placed"
    if where == zone.TABLEAU:
        return "gold"
    return "beyond" if marks & mark.CORPSE else ""


def face_label(face: Face) -> str:
    """A card by its name. There may be tokens of one name that differ."""
    return face.name if face.set else f"{face.name} {face.attack}/{face.life}"


def face_names(book: Book) -> dict[str, int]:
    """The face that a name means: of a card or of its Leader side, capitals or not."""
    found: dict[str, int] = {}
    for face in book.faces:
        found.setdefault(face_label(face).lower(), face.index)
        if face.title:
            found.setdefault(face.title.lower(), face.index)
    return found


def has_own_cards(book: Book) -> bool:
    """Whether it is the book of a scenario; a set file of that name has a digest."""
    return book.digests.get(SCENARIO) == ""


# How words are read: ValueError says what is wrong with them.

V = TypeVar("V")


def meaning(table: Mapping[str, V], text: str) -> V:
    if text not in table:
        raise ValueError(f'"{text}" is not one of: {", ".join(table)}')
    return table[text]


def split_list(text: str) -> list[str]:
    return [one.strip() for one in text.split(",") if one.strip()]
