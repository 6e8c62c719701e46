"""The options of a draft: how is drafted, by how many, and out of which Cube."""

from typing import Any, Final

from pixelhall.core.errors import BadOption
from pixelhall.core.rulebook import Rulebook
from pixelhall.core.setting import Setting
from pixelhall.core.texts import UNCHOSEN, texts_or_names
from pixelhall.drafting.cards.cube import LARGEST, MOST_COPIES
from pixelhall.drafting.methods import METHODS, Method

VERSION: Final = "1"  # of the rules
USUAL: Final = "pack"
SETS: Final = ("core", "fair", "heron", "orchard")  # whose cards the usual Cube has
SIDES: Final = ("leaders", "heroes")  # what a League Draft drafts
PICKS: Final = (1, 30)
PLAYERS: Final = (1, 2, 3, 4, 5, 6, 7, 8)
OWN: Final = "usual"  # the format that a method has
KNOWN: Final = ("method", "players", "sets", "cube", "copies", "format", "enforce_max", "picks", "side")


class Rules:
    """The options of one draft, ready to be read."""

    def __init__(self, method: Method, seats: int, chosen: dict[str, Any]) -> None:
        self.method = method
        self.players = seats
        self.chosen = chosen  # what was asked for, as a dump or record shows it
        self.sets: list[str] = []
        self.cube = ""
        self.copies = 0  # of each card; 0 where nobody chose
        self.enforces = True  # no more Heroes than the format has
        self.picks = 5  # of a League Draft
        self.leads = True  # it drafts Leaders


def rules_from(options: dict[str, Any]) -> Rules:
    """The rules that these options ask for; a wrong name or value is refused with the right ones."""
    for name in options:
        if name not in KNOWN and name not in UNCHOSEN:
            raise BadOption(f'there is no option "{name}"; the options are: {", ".join(sorted(KNOWN))}')
    method = METHODS[one_of("method", options.get("method", USUAL), tuple(METHODS))]
    seats = options.get("players", method.seats[0])
    if type(seats) is not int or seats not in method.seats:
        right = ", ".join(str(n) for n in method.seats)
        raise BadOption(
            f"players cannot be {shown(seats)} in {method.a_title} ({method.size_rule}); it can be: {right}"
            + others([one for one in METHODS.values() if type(seats) is int and seats in one.seats], shown(seats))
        )
    rules = Rules(method, seats, dict(options))
    rules.sets = texts_or_names(options, set_names(options.get("sets", list(SETS))))
    rules.cube = cube_text(options.get("cube", ""))
    rules.copies = number("copies", options.get("copies", 0), 0, MOST_COPIES)
    check_format(method, options.get("format", OWN))
    rules.enforces = one_of("enforce_max", options.get("enforce_max", True), (True, False))
    rules.picks = number("picks", options.get("picks", 5), *PICKS)
    rules.leads = one_of("side", options.get("side", SIDES[0]), SIDES) == SIDES[0]
    return rules


def one_of(name: str, value: Any, right: tuple[Any, ...]) -> Any:
    if not any(type(value) is type(one) and value == one for one in right):
        raise BadOption(f"{name} cannot be {shown(value)}; it can be: {', '.join(shown(one) for one in right)}")
    return value


def check_format(method: Method, value: Any) -> None:
    """Each method has its own format; another is refused with the methods that have it."""
    if value not in (OWN, method.format):
        raise BadOption(
            f"format cannot be {shown(value)} in {method.a_title}; it can be: {OWN}, {method.format}"
            + others([one for one in METHODS.values() if one.format == value], shown(value))
        )


def others(methods: list[Method], value: str) -> str:
    """Which other methods there are for what one method refuses."""
    names = " or ".join(f"method={one.name}" for one in methods)
    return f"; for {value} there is {names}" if names else ""


def number(name: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadOption(f"{name} cannot be {shown(value)}; it is a number from {low} to {high}")
    return value


def set_names(value: Any) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(one, str) and one for one in value):
        raise BadOption(
            f"sets cannot be {shown(value)}; it is a list of set names, paths of .toml files, or texts of sets"
        )
    if len(value) != len(set(value)):
        raise BadOption("sets names the same set twice")
    return list(value)


def cube_text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LARGEST:
        raise BadOption(f"cube is a list of cards, one a line, of at most {LARGEST} letters")
    return value


def shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)[:60]


def option_values() -> dict[str, str]:
    """All options with the values each can have."""
    return {
        "method": ", ".join(METHODS),
        "players": "; ".join(
            f"{one.seats[0]} to {one.seats[-1]} ({one.name})" if len(one.seats) > 1 else f"{one.seats[0]} ({one.name})"
            for one in METHODS.values()
        ),
        "sets": "a list of set names or paths of .toml files",
        "cube": "a list of cards as text, one a line with how many; without one, all cards of the sets",
        "copies": f"a number from 0 to {MOST_COPIES}; 0: as few as the usual number of players needs",
        "format": f"{OWN}, standard, epic, league: what the method has",
        "enforce_max": "true, false",
        "picks": f"a number from {PICKS[0]} to {PICKS[1]}",
        "side": ", ".join(SIDES),
    }


def settings(book: Rulebook) -> list[Setting]:
    """All options as a form shows them; the words are the rulebook's."""
    from pixelhall.pixel_tactics.cards import card_sets

    words = {option.id: option.text for option in book.options}
    return [
        Setting("method", "choice", tuple(METHODS), USUAL, words["method"]),
        Setting("players", "choice", PLAYERS, METHODS[USUAL].seats[0], words["players"]),
        Setting("sets", "list", tuple(card_sets.shipped()), list(SETS), words["sets"]),
        Setting("cube", "text", (), "", words["cube"]),
        Setting("copies", "number", (), 0, words["copies"], 0, MOST_COPIES),
        Setting("format", "choice", (OWN, "standard", "epic", "league"), OWN, words["format"]),
        Setting("enforce_max", "flag", (False, True), True, words["enforce_max"]),
        Setting("picks", "number", (), 5, words["picks"], *PICKS),
        Setting("side", "choice", SIDES, SIDES[0], words["side"]),
    ]


def presets() -> dict[str, dict[str, Any]]:
    """The methods, each with its usual number of players."""
    return {name: {"method": name, "players": method.seats[0]} for name, method in METHODS.items()}
