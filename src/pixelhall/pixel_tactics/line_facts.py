"""What a line of the log is for a program: one word, the rule that explains it, its places and its number."""

from typing import Final

from pixelhall.pixel_tactics import codes, logbook
from pixelhall.pixel_tactics.notation import slot
from pixelhall.pixel_tactics.state import Place
from pixelhall.pixel_tactics.words import DECK, DISCARD, HAND, RESERVE, SLOTS

KINDS: Final = {
    logbook.SAYS_BATTLE: ("battle", ""),
    logbook.SAYS_ROUND: ("round", "PT-FLOW-05"),
    logbook.SAYS_COIN: ("other", "PT-SETUP-06"),
    logbook.SAYS_FIRST: ("other", "PT-SERIES-04"),
    codes.E_FIRST: ("other", "PT-FLOW-02"),
    codes.E_LEADERS: ("leader", "PT-SETUP-04"),
    logbook.SAYS_LEADER: ("leader", "PT-SETUP-03"),
    logbook.SAYS_SAME_LEADER: ("leader", "PT-SETUP-05"),
    logbook.SAYS_MULLIGAN: ("other", "PT-SETUP-03"),
    codes.E_START_WAVE: ("wave", "PT-FLOW-01"),
    codes.E_START_TURN: ("turn", "PT-ACT-01"),
    logbook.SAYS_CEASEFIRE_OVER: ("round", "PT-CEASE-01"),
    logbook.SAYS_WINS: ("win", "PT-END-01"),
    logbook.SAYS_TIE: ("tie", "PT-END-03"),
    logbook.SAYS_TROPHY: ("other", "PT-SERIES-01"),
    logbook.SAYS_OVER: ("win", "PT-END-01"),
    logbook.SAYS_RESIGNS: ("other", ""),
    codes.E_DECLARES: ("attack", "PT-ATK-04"),
    logbook.SAYS_INTERCEPTED: ("intercept", "PT-ICPT-03"),
    codes.E_DAMAGE: ("damage", "PT-DMG-01"),
    codes.E_HEALED: ("heal", "PT-TERM-08"),
    logbook.SAYS_PREVENTED: ("other", ""),
    codes.E_DEFEATED: ("fall", "PT-DMG-04"),
    logbook.SAYS_CANCELLED: ("other", ""),
    codes.E_RECRUITED: ("recruit", "PT-RECR-01"),
    codes.E_MOVED: ("move", "PT-MOVE-01"),
    codes.E_SWAPPED: ("move", "PT-SWITCH-01"),
    codes.E_SWITCHED: ("move", "PT-SWITCH-01"),
    codes.E_CLEARED: ("clear", "PT-CLEAR-01"),
    codes.E_REVIVED: ("revive", "PT-TERM-07"),
    codes.E_DISCARDED: ("discard", "PT-ZONE-12"),
    codes.E_RETURNED: ("return", ""),
    logbook.SAYS_REMOVED: ("other", ""),
    logbook.SAYS_TOKEN: ("token", ""),
    logbook.SAYS_TAKES_OVER: ("move", ""),
    codes.E_STATUS: ("status", "PT-STAT-01"),
    codes.E_STATUS_LOST: ("status", "PT-STAT-01"),
    logbook.SAYS_COUNTER: ("counter", ""),
    logbook.SAYS_LASTS: ("other", ""),
    codes.SAYS_DRAWS: ("draw", "PT-DRAW-01"),
    codes.E_DISCARDS: ("discard", "PT-TERM-11"),
    logbook.SAYS_SHUFFLES: ("other", "PT-SETUP-01"),
    logbook.SAYS_LOOKS: ("reveal", ""),
    logbook.SAYS_REVEALS: ("reveal", ""),
    logbook.SAYS_PUT: ("return", ""),
    codes.E_DECLARES_ORDER: ("order", "PT-ORDER-01"),
    codes.E_DECLARES_OPERATION: ("operation", "PT-OP-01"),
    codes.E_OPERATION: ("operation", "PT-OP-02"),
    codes.E_PLACES_TRAP: ("trap", "PT-TRAP-01"),
    logbook.SAYS_SPRINGS: ("spring", "PT-TRAP-03"),
    logbook.SAYS_CAUSED: ("order", "PT-ORDER-04"),
    logbook.SAYS_SPELL: ("cast", "PT-SPELL-01"),
    logbook.SAYS_NAMED: ("ability", "PT-ACT-10"),
    logbook.SAYS_ABILITY: ("ability", "PT-REACT-01"),
    logbook.SAYS_TICK: ("counter", "PT-OP-02"),
    codes.E_PASSES: ("pass", "PT-PASS-01"),
    logbook.SAYS_GAINS: ("other", "PT-ACT-01"),
    logbook.SAYS_SKIPS: ("turn", ""),
    logbook.SAYS_CHOSEN: ("other", "PT-TGT-01"),
    logbook.SAYS_EXTRA: ("wave", ""),
    logbook.SAYS_DROPPED: ("other", "A-069"),
}
SECRETS: Final = (logbook.SAYS_LEADER, logbook.SAYS_LOOKS)  # with a card, they are for one seat alone
COUNTED: Final = frozenset(
    {
        logbook.SAYS_BATTLE,
        logbook.SAYS_ROUND,
        codes.E_START_TURN,
        logbook.SAYS_WINS,
        logbook.SAYS_TIE,
        codes.E_DAMAGE,
        codes.E_HEALED,
        logbook.SAYS_PREVENTED,
        logbook.SAYS_COUNTER,
        codes.SAYS_DRAWS,
        logbook.SAYS_LOOKS,
        logbook.SAYS_TICK,
        logbook.SAYS_GAINS,
    }
)
PILES: Final = {DECK: "deck", HAND: "hand", DISCARD: "discard", RESERVE: "reserve"}


def number(kind: int, n: int) -> int:
    """The n of a line where it is a number for readers."""
    return n if kind in COUNTED else 0


def places(kind: int, seat: int, n: int, how: int, place: Place) -> tuple[str, str]:
    """From where and to where."""
    match kind:
        case codes.E_DECLARES | codes.E_MOVED | codes.E_SWAPPED | codes.E_SWITCHED:
            return standing(n), standing(place)
        case codes.E_RECRUITED:
            return pile(seat, HAND) if how else "", standing(place)
        case codes.E_CLEARED:
            return standing(place), ""
        case codes.SAYS_DRAWS:
            return pile(how, DECK), pile(seat, HAND)
        case codes.E_DISCARDS:
            return pile(seat, HAND), pile(seat, DISCARD)
        case codes.E_DECLARES_ORDER | codes.E_DECLARES_OPERATION:
            return pile(seat, HAND), ""
        case codes.E_OPERATION | codes.E_PLACES_TRAP:
            return "", pile(seat, RESERVE)
        case logbook.SAYS_SPRINGS:
            return pile(seat, RESERVE), ""
    return "", standing(place) if kind != logbook.SAYS_LOOKS else ""  # there it is a seat


def standing(place: Place) -> str:
    return f"{place // SLOTS}:{slot(place)}" if place >= 0 else ""


def pile(seat: int, zone: int) -> str:
    return f"{seat}:{PILES[zone]}"
