"""The words of a written position: one table for each kind of thing, read by position.py and written by
position_text.py, so that nothing can be written that is not read.

    Cook (damage 2, fresh, status +1 Attack, counters Ember 3, owner rival)

Marks of a card, in brackets behind its name:

    damage N                       on it
    status X · counters Name N     a token · counters of a name
    corpse · token · copy · open   what it is; open: a Trap turned face up
    fresh · cast · moved           recruited, cast a Spell, moved lately
    acted · attacked · attacked twice
    was damaged this turn          and what else was done to it, or it did: DEEDS; this wave, this round
    markers N · placed N · new     of an Operation · the turn in which a Trap was placed · this turn
    beyond N                       of a Corpse: damage beyond its Life
    owner rival                    else whoever has it
    seen by rival                  who knows its face, if not who usually does: SEERS
    at v2                          a Leader that stands elsewhere than in f2
    leader of you · recruited last by you · ordered last
"""

from collections.abc import Mapping
from typing import Final, TypeVar

from pixelhall.pixel_tactics.book import Book, Face
from pixelhall.pixel_tactics.plays import PLAYED_KINDS, PLAYED_OPERATION, PLAYED_ORDER, PLAYED_SPELL, PLAYED_TRAP
from pixelhall.pixel_tactics.words import (
    ACTED,
    AGAIN,
    ATTACKED,
    CAST,
    COPY,
    CORPSE,
    DAMAGE,
    DECK,
    DEEDS,
    DID_ATTACK,
    DID_MELEE,
    DISCARD,
    FRESH,
    GONE,
    HAND,
    KEPT,
    LAST_RECRUIT,
    LIMBO,
    NEXT_ACTIONS,
    NEXT_SPARED,
    OPEN,
    OPERATION_BOX,
    RESERVE,
    SEALED,
    SHIFTED,
    SKIPS,
    SPECTATOR,
    TIME,
    TOKEN,
    TRAP_BOX,
    WAS_ATTACKED,
    WAS_DAMAGED,
    WAS_DEFEATED,
    WAS_HEALED,
    WAS_MOVED,
    WAS_RECRUITED,
    WAS_REVIVED,
)

SCENARIO: Final = "scenario"  # the name of the set that hero lines make
SIDES: Final = {"you": 0, "rival": 1}
NAMES: Final = tuple(SIDES)
ROWS: Final = ("vanguard", "flank", "rear")
SPANS: Final = ("turn", "wave", "round")
NONE: Final = "none"  # an empty pile

# Where cards lie: the piles, and what is in none of them.
PILES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "removed": GONE}
APART: Final = {"limbo": LIMBO, "sealed": SEALED}

# Numbers of a seat, beside its actions and trophies.
TALLIES: Final = {"next": NEXT_ACTIONS, "spared": NEXT_SPARED, "skips": SKIPS}

FLAGS: Final = {
    "corpse": CORPSE,
    "fresh": FRESH,
    "acted": ACTED,
    "attacked": ATTACKED,
    "attacked twice": AGAIN,
    "cast": CAST,
    "moved": SHIFTED,
    "token": TOKEN,
    "copy": COPY,
    "open": OPEN,
}
NUMBERS: Final = {"damage": DAMAGE, "markers": TIME, "placed": TIME, "beyond": TIME}
SEERS: Final = {
    "seen by nobody": 0,
    "seen by you": 1,
    "seen by rival": 2,
    "seen by you and rival": 3,
    "seen by everybody": SPECTATOR | 3,
}
ALL_SEE: Final = SEERS["seen by everybody"]
CALLED: Final = {"leader of": KEPT, "recruited last by": LAST_RECRUIT}  # a card that a seat remembers
ORDERED_LAST: Final = "ordered last"


def spans(deeds: dict[str, int], width: int) -> dict[str, int]:
    """The bits of each deed: what was done this turn was also done this wave and this round."""
    return {
        f"{words} this {SPANS[first]}": sum(1 << deed + span * width for span in range(first, len(SPANS)))
        for words, deed in deeds.items()
        for first in range(len(SPANS))
    }


HISTORIES: Final = spans(
    {
        "was attacked": WAS_ATTACKED,
        "was damaged": WAS_DAMAGED,
        "was recruited": WAS_RECRUITED,
        "was moved": WAS_MOVED,
        "was revived": WAS_REVIVED,
        "was defeated": WAS_DEFEATED,
        "was healed": WAS_HEALED,
        "has attacked": DID_ATTACK,
        "has attacked in melee": DID_MELEE,
    },
    DEEDS,
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


def usual_seen(zone: int, seat: int, face: Face) -> int:
    """Who knows a face in a zone, if nothing else is said."""
    if zone == DECK:
        return 0
    if zone in (HAND, SEALED) or (zone == RESERVE and face.box == TRAP_BOX):
        return 1 << seat
    return ALL_SEE


def time_word(zone: int, marks: int, face: Face) -> str:
    """What the number TIME of a card means; nothing where it means nothing."""
    if zone == RESERVE:
        return "markers" if face.box == OPERATION_BOX else "placed"
    return "beyond" if marks & CORPSE else ""


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


def listed(text: str) -> list[str]:
    return [one.strip() for one in text.split(",") if one.strip()]
