"""The options of a play. Each stands for a ruling on an open question; with no options, the rulings of
docs/rulings-pixel-pusher.md hold."""

from typing import Any, Final

from pixelhall.core.errors import BadOption
from pixelhall.core.rulebook import Rulebook
from pixelhall.core.setting import Setting
from pixelhall.core.texts import RULES, UNCHOSEN, texts_or_names
from pixelhall.pixel_pusher.cards import card_sets

FLAG: Final = (False, True)


EDITIONS: Final = ("gallery", "workshop")
VERSION: Final = "2"  # of the rules
EARLIER: Final = ("1",)


class Option:
    """One option: the values it can have, the usual one of each edition, and the ruling it stands for."""

    def __init__(self, name: str, rule: str, values: tuple[Any, ...], gallery: Any, workshop: Any = None) -> None:
        self.name = name
        self.rule = rule
        self.values = values
        self.editions = (gallery, gallery if workshop is None else workshop)

    @property
    def usual(self) -> Any:
        return self.editions[0]

    def value_list(self) -> str:
        return ", ".join(value_words(value) for value in self.values)

    def check(self, value: Any) -> Any:
        if any(type(value) is type(right) and value == right for right in self.values):
            return value
        raise BadOption(f"{self.name} cannot be {value_words(value)}; it can be: {self.value_list()}")


OPTIONS: Final = [
    Option("players", "PP-4", (2, 3, 4), 2),
    Option("deck", "PP-16", ("mixing", "single", "double"), "mixing", "single"),
    Option("board", "PP-17", ("fixed", "reversible"), "fixed"),
    Option("fourth_ability", "PP-7", ("free_convert", "blank"), "free_convert"),
    Option("ability_pixel", "PP-43", FLAG, True, False),
    Option("fourth_pixel", "PP-43", FLAG, False, True),
    Option("trade", "PP-13", ("random_pixel", "none"), "random_pixel"),
    Option("slot_types", "PP-14", ("colour", "kind"), "colour"),
    Option("uses", "PP-25", ("once", "any"), "once"),
    Option("storage", "PP-23", tuple(range(1, 13)), 6, 5),
    Option("discards", "PP-29", ("surplus", "any"), "surplus"),
    Option("scanlines", "PP-30", ("until_all_pass", "one"), "until_all_pass", "one"),
    Option("finish_bonus", "PP-33", tuple(range(13)), 8, 0),
    Option("redeal_images", "PP-42", FLAG, True),
]
BY_NAME: Final = {option.name: option for option in OPTIONS}
SETS: Final = (("sketches",), ("core",))  # the image sets of each edition


class Rules:
    """The options of one play, ready to be read."""

    def __init__(self, values: dict[str, Any], chosen: dict[str, Any], earlier: bool) -> None:
        self.chosen = chosen  # what was asked for, as a dump or record shows it
        self.players: int = values["players"]
        self.sets: list[str] = values["sets"]
        self.deck: str = values["deck"]
        self.free_convert = values["fourth_ability"] == "free_convert"
        self.ability_pixel: bool = values["ability_pixel"]
        self.fourth_pixel: bool = values["fourth_pixel"]
        self.trades = values["trade"] == "random_pixel"
        self.by_colour = values["slot_types"] == "colour"
        self.once = values["uses"] == "once"
        self.storage: int = values["storage"]
        self.discards_any = values["discards"] == "any"
        self.one_scanline = values["scanlines"] == "one"
        self.finish_bonus: int = values["finish_bonus"]
        self.reversible = values["board"] == "reversible"
        self.one_by_one = earlier  # pixels were returned one at a time, and what was forced was asked (PP-29, PP-44)
        self.redeals: bool = values["redeal_images"]


def rules_from(options: dict[str, Any]) -> Rules:
    """The rules that these options ask for; a wrong name or value is refused with the right ones."""
    known = ["edition", "sets", *BY_NAME]
    for name in options:
        if name not in known and name not in UNCHOSEN:
            raise BadOption(f'there is no option "{name}"; the options are: {", ".join(sorted(known))}')
    version = one_of(RULES, options.get(RULES, VERSION), (*EARLIER, VERSION))
    values = usual(one_of("edition", options.get("edition", EDITIONS[0]), EDITIONS), version)
    values["sets"] = texts_or_names(options, set_names(options.get("sets", values["sets"])))
    for name, value in options.items():
        if name in BY_NAME:
            values[name] = BY_NAME[name].check(value)
    (values["deck"],) = texts_or_names(options, [values["deck"]])
    return Rules(values, dict(options), version in EARLIER)


def usual(edition: str, version: str) -> dict[str, Any]:
    """The value of every option in an edition; plays of the first rules were all as the workshop is, and everybody was
    asked what to keep."""
    at = EDITIONS.index("workshop" if version in EARLIER else edition)
    values: dict[str, Any] = {option.name: option.editions[at] for option in OPTIONS}
    values["sets"] = list(SETS[at])
    return values | {"discards": "any"} if version in EARLIER else values


def one_of(name: str, value: Any, right: tuple[str, ...]) -> str:
    if value not in right:
        raise BadOption(f"{name} cannot be {value_words(value)}; it can be: {', '.join(right)}")
    return str(value)


def set_names(value: Any) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(v, str) and v for v in value):
        known = ", ".join(card_sets.galleries())
        raise BadOption(
            f"sets cannot be {value_words(value)}; it is a list of image sets ({known}), paths of .toml files, or texts of sets"
        )
    if len(value) != len(set(value)):
        raise BadOption("sets names the same set twice")
    return list(value)


def value_words(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_values() -> dict[str, str]:
    """All options with the values each can have."""
    words = {option.name: option.value_list() for option in OPTIONS}
    words["edition"] = ", ".join(EDITIONS)
    return words | {"sets": f"a list of image sets ({', '.join(card_sets.galleries())}) or paths of .toml files"}


def settings(book: Rulebook) -> list[Setting]:
    """All options as a form shows them; the words are the rulebook's."""
    texts = {option.id: option.text for option in book.options}
    sets = Setting(
        "sets",
        "list",
        tuple(card_sets.galleries()),
        list(SETS[0]),
        "The image sets from which six images are dealt.",
        group="Players and cards",
    )
    found = [setting(option, texts[option.name]) for option in OPTIONS]
    edition = Setting(
        "edition",
        "choice",
        EDITIONS,
        EDITIONS[0],
        "Which options are usual: those with which images are finished, or the first ones.",
        group="Players and cards",
    )
    return [found[0], edition, sets, *found[1:]]


def setting(option: Option, words: str) -> Setting:
    if option.values == FLAG:
        return Setting(option.name, "flag", FLAG, option.usual, words)
    if option.name in ("storage", "finish_bonus"):
        return Setting(option.name, "number", (), option.usual, words, option.values[0], option.values[-1])
    return Setting(option.name, "choice", option.values, option.usual, words)
