"""The options of a play. Each stands for a ruling on an open question; with no options, the rulings of
docs/rulings-pixel-pusher.md hold."""

from typing import Any, Final

from pixelhall.core.errors import BadOption
from pixelhall.core.rulebook import Rulebook
from pixelhall.core.setting import Setting
from pixelhall.core.texts import TEXTS, texts_or_names
from pixelhall.pixel_pusher.cards import card_sets

FLAG: Final = (False, True)


class Option:
    """One option: the values it can have, the usual one first, and the ruling it stands for."""

    def __init__(self, name: str, rule: str, values: tuple[Any, ...], usual: Any) -> None:
        self.name = name
        self.rule = rule
        self.values = values
        self.usual = usual

    def value_list(self) -> str:
        return ", ".join(value_words(value) for value in self.values)

    def check(self, value: Any) -> Any:
        if any(type(value) is type(right) and value == right for right in self.values):
            return value
        raise BadOption(f"{self.name} cannot be {value_words(value)}; it can be: {self.value_list()}")


OPTIONS: Final = [
    Option("players", "PP-4", (2, 3, 4), 2),
    Option("deck", "PP-16", ("single", "double"), "single"),
    Option("fourth_ability", "PP-7", ("free_convert", "blank"), "free_convert"),
    Option("ability_pixel", "PP-43", FLAG, False),
    Option("trade", "PP-13", ("random_pixel", "none"), "random_pixel"),
    Option("slot_types", "PP-14", ("colour", "kind"), "colour"),
    Option("uses", "PP-25", ("once", "any"), "once"),
    Option("storage", "PP-23", tuple(range(1, 13)), 5),
    Option("discards", "PP-29", ("any", "surplus"), "any"),
    Option("scanlines", "PP-30", ("one", "until_all_pass"), "one"),
    Option("redeal_images", "PP-42", FLAG, True),
]
BY_NAME: Final = {option.name: option for option in OPTIONS}


class Rules:
    """The options of one play, ready to be read."""

    def __init__(self, values: dict[str, Any], chosen: dict[str, Any]) -> None:
        self.chosen = chosen  # what was asked for, as a dump or record shows it
        self.players: int = values["players"]
        self.sets: list[str] = values["sets"]
        self.deck: str = values["deck"]
        self.free_convert = values["fourth_ability"] == "free_convert"
        self.ability_pixel: bool = values["ability_pixel"]
        self.trades = values["trade"] == "random_pixel"
        self.by_colour = values["slot_types"] == "colour"
        self.once = values["uses"] == "once"
        self.storage: int = values["storage"]
        self.discards_any = values["discards"] == "any"
        self.one_scanline = values["scanlines"] == "one"
        self.redeals: bool = values["redeal_images"]


def rules_from(options: dict[str, Any]) -> Rules:
    """The rules that these options ask for; a wrong name or value is refused with the right ones."""
    known = ["sets", *BY_NAME]
    for name in options:
        if name not in known and name != TEXTS:
            raise BadOption(f'there is no option "{name}"; the options are: {", ".join(sorted(known))}')
    values: dict[str, Any] = {option.name: option.usual for option in OPTIONS}
    values["sets"] = texts_or_names(options, set_names(options.get("sets", ["core"])))
    for name, value in options.items():
        if name in BY_NAME:
            values[name] = BY_NAME[name].check(value)
    (values["deck"],) = texts_or_names(options, [values["deck"]])
    return Rules(values, dict(options))


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
    return words | {"sets": f"a list of image sets ({', '.join(card_sets.galleries())}) or paths of .toml files"}


def settings(book: Rulebook) -> list[Setting]:
    """All options as a form shows them; the words are the rulebook's."""
    texts = {option.id: option.text for option in book.options}
    sets = Setting(
        "sets", "list", tuple(card_sets.galleries()), ["core"], "The image sets from which six images are dealt."
    )
    found = [setting(option, texts[option.name]) for option in OPTIONS]
    return [found[0], sets, *found[1:]]


def setting(option: Option, words: str) -> Setting:
    if option.values == FLAG:
        return Setting(option.name, "flag", FLAG, option.usual, words)
    if option.name == "storage":
        return Setting(option.name, "number", (), option.usual, words, option.values[0], option.values[-1])
    return Setting(option.name, "choice", option.values, option.usual, words)
