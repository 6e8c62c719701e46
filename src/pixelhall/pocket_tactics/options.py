"""The options of a skirmish: what players agree on beforehand, and open questions of the rules with our ruling as the
default."""

from typing import Any, Final, final

from mypy_extensions import i64

from pixelhall.core.errors import BadOption
from pixelhall.core.setting import Setting
from pixelhall.core.texts import RULES, UNCHOSEN, texts_or_names

VERSION: Final = "2"  # of the rules: raised by whatever changes one
FIRST: Final = "1"  # the version before
EARLIER: Final[dict[str, dict[str, Any]]] = {FIRST: {"tiles": "core"}}  # versions: what was usual then
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "tiles": ("choose", "core"),
    "map": ("build", "random"),
    "dice": ("ask", "auto"),
    "bumps": ("listed", "any"),
    "control": ("occupied", "flag"),
    "tally": ("in_order", "any_pair"),
    "sight": ("detour", "closest"),
}
NUMBERS: Final = {
    "players": (2, 2, 4),
    "points": (50, 10, 500),
    "stall": (60, 10, 1000),
    "turns": (200, 20, 5000),
    "repeats": (5, 2, 1000),
}  # usual, least, most
NAMED: Final = {
    "sets": "a list of set names or paths of .toml files",
    "forces": "a list of factions, one for each player; otherwise they choose",
    "central": "random, agree, or the name of a feature",
    "preset": "the name of a play that is set out already",
}
USUAL: Final[dict[str, Any]] = {
    **{name: words[0] for name, words in WORDS.items()},
    **{name: usual for name, (usual, _, _) in NUMBERS.items()},
    "sets": ["core"],
    "forces": [],
    "central": "random",
    "preset": "",
}
MOST_SETS: Final = 10
MEANINGS: Final = {
    "tiles": "The bag: six tiles that each player chooses, or the core pool (PK-2).",
    "map": "Who lays the tiles: the players, or chance (PK-4).",
    "dice": "Bumps and re-rolls: each is asked for, or the best choice is made at once (PK-25).",
    "bumps": "A bump raises a die of the stat under which it is listed, or any die of its unit (PK-25).",
    "control": "A feature is controlled while it is occupied, or until an enemy enters it (PK-13).",
    "tally": "Dice are compared in order until one pair decides, or any pair that OFF wins counts (PK-28).",
    "sight": "A shot may go around what blocks it within its range, or only along a closest route (PK-31).",
    "players": "How many play (PK-11).",
    "points": "What a force may cost (PK-10).",
    "stall": "Turns without a defeat, a deployment or new control before the play is adjudicated; for two players, with more in proportion (PK-17).",
    "turns": "Turns in all before the play is adjudicated; for two players, with more in proportion (PK-17).",
    "repeats": "How often a position occurs before the play is adjudicated (PK-17).",
}


@final
class Rules:
    """The options of one play, ready to be read."""

    def __init__(self, values: dict[str, Any], chosen: dict[str, Any]) -> None:
        self.chosen = chosen
        self.version: str = values[RULES]
        first: bool = self.version == FIRST
        self.players: i64 = values["players"]
        self.points: i64 = values["points"]
        share: i64 = 2 if first else self.players  # limits of time are for two players; with more, in proportion
        self.stall: i64 = values["stall"] * share // 2
        self.turns: i64 = values["turns"] * share // 2
        self.repeats: i64 = values["repeats"]
        self.sets: list[str] = values["sets"]
        self.preset: str = values["preset"]
        self.forces: list[str] = values["forces"]  # a faction for each seat, or nothing: they choose
        self.central: str = values["central"]  # random, agree, or a feature
        self.chooses_tiles: bool = values["tiles"] == "choose"
        self.random_map: bool = values["map"] == "random"
        self.auto: bool = values["dice"] == "auto"
        self.flags: bool = values["control"] == "flag"
        self.any_pair: bool = values["tally"] == "any_pair"
        self.closest: bool = values["sight"] == "closest"
        self.any_stat: bool = values["bumps"] == "any"
        # What the first version of the rules had otherwise.
        self.homes_by_sum: bool = first  # the ways from a home added up, not the shortest of them (PK-6)
        self.homes_unguarded: bool = first  # first units were placed on and around the homes of others (PK-8)
        self.any_change_counts: bool = first  # every change of control began the stall anew (PK-17)
        self.asks_in_vain: bool = first  # dice were asked about that could change nothing (PK-24)
        self.hops_are_stopped: bool = first  # a hop over a unit in a Forest ended the steps (PK-21)


def rules_from(options: dict[str, Any]) -> Rules:
    """The rules that these options ask for; a wrong name or value is refused with the right ones."""
    for name in options:
        if name not in WORDS and name not in NUMBERS and name not in NAMED and name not in UNCHOSEN:
            raise BadOption(f'there is no option "{name}"; the options are: {", ".join(sorted(option_values()))}')
    version = options.get(RULES, VERSION)
    if version != VERSION and version not in EARLIER:
        raise BadOption(f"rules cannot be {version}; it can be: {', '.join([*EARLIER, VERSION])}")
    values = USUAL | EARLIER.get(version, {}) | {RULES: VERSION} | options
    if options:
        check_words(options)
        check_numbers(options)
    values["sets"] = texts_or_names(options, names("sets", values["sets"]))
    if not values["sets"] or len(values["sets"]) > MOST_SETS:
        raise BadOption(f"sets is a list of 1 to {MOST_SETS} set names or paths of .toml files")
    values["forces"] = names("forces", values["forces"])
    for name in ("preset", "central"):
        if not isinstance(values[name], str):
            raise BadOption(f"{name} cannot be {values[name]}; it can be: {option_values()[name]}")
    if values["forces"] and len(values["forces"]) != values["players"]:
        raise BadOption(f"forces names one faction for each player: {values['players']}, not {len(values['forces'])}")
    if values["preset"] and values["players"] != 2:
        raise BadOption("a preset is for 2 players")
    if values["preset"] and version == VERSION and values["points"] != USUAL["points"]:
        raise BadOption("a preset has its forces already, so it takes no other points")
    return Rules(values, dict(options))


def check_words(options: dict[str, Any]) -> None:
    """Whether each option that is one of some words has one of them."""
    for name, words in WORDS.items():
        if name in options and options[name] not in words:
            raise BadOption(f"{name} cannot be {options[name]}; it can be: {', '.join(words)}")


def check_numbers(options: dict[str, Any]) -> None:
    """Whether each option that is a number is one in its bounds."""
    for name, (_, least, most) in NUMBERS.items():
        if name in options and (type(options[name]) is not int or not least <= options[name] <= most):
            raise BadOption(f"{name} cannot be {options[name]}; it can be: a number from {least} to {most}")


def names(option: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, str) and one for one in value):
        raise BadOption(f"{option} cannot be {value}; it is {option_values()[option]}")
    if option == "sets" and len(set(value)) < len(value):
        raise BadOption("sets names the same set twice")
    return list(value)


def settings(factions: list[str], presets: list[str], sets: list[str], features: list[str]) -> list[Setting]:
    """All options as a form shows them, those that matter most first."""
    first = [
        Setting("preset", "choice", ("", *presets), "", "A play that is set out already: forces, map and first units."),
        Setting("forces", "list", tuple(factions), [], "A faction for each player; empty: they choose or build."),
        Setting(
            "central", "choice", ("random", "agree", *features), "random", "How the central feature is found (PK-5)."
        ),
        Setting(
            "sets", "list", tuple(sets), ["core"], "The units, tiles and features in play.", group="Forces and map"
        ),
    ]
    words = [Setting(name, "choice", values, values[0], MEANINGS[name]) for name, values in WORDS.items()]
    return (
        first
        + words
        + [
            Setting(name, "number", (), usual, MEANINGS[name], least, most)
            for name, (usual, least, most) in NUMBERS.items()
        ]
    )


def option_values() -> dict[str, str]:
    """All options with the values each can have."""
    words = {name: ", ".join(values) for name, values in WORDS.items()}
    numbers = {name: f"a number from {least} to {most}" for name, (_, least, most) in NUMBERS.items()}
    return words | numbers | NAMED
