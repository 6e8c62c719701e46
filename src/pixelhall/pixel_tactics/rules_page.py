"""The page for players and judges: every ruling by theme, and what each edition sets.

To write it anew: python -c "from pixelhall.pixel_tactics import rules_page; rules_page.write()" > docs/rulings.md
"""

from collections.abc import Iterable
from pathlib import Path

from pixelhall.core.rulebook import Option, Rulebook, Ruling, Value

EDITIONS = ("deluxe", "mega", "original")

OPENING = """\
# Rulings

The printed rules of Pixel Tactics leave some questions open, and its editions answer some of them differently. This page says
what we do, so that players and judges can look it up and tests can hold us to it. A ruling applies to all editions unless it
names one. `pixelhall rules A-055` shows a single ruling, with the other ways in which the rule could be read, and
`pixelhall rules PT-DMG-03` shows a rule.

Slots are written as on the table: `v1 v2 v3` are the Vanguard, `f1` and `f3` the Flank beside the Leader, `r1 r2 r3` the Rear,
counted from the left of the player who controls the Unit.
"""

OPTIONS = """\
## Edition options

An edition is a profile of these options. "none" means that the edition has no such thing.
"""


def book() -> Rulebook:
    """The rules of Pixel Tactics."""
    return Rulebook.load(Path(__file__).with_name("rules.toml"))


def write() -> None:
    """Print the page."""
    print(rulings_page(book()), end="")


def rulings_page(book: Rulebook) -> str:
    """The page docs/rulings.md, in Markdown."""
    themes = list(dict.fromkeys(ruling.group for ruling in book.rulings))
    parts = [OPENING, _contents([*themes, "Edition options"])]
    parts += [_theme(theme, [ruling for ruling in book.rulings if ruling.group == theme]) for theme in themes]
    parts += [OPTIONS, _options(book.options)]
    return "\n".join(parts)


def _contents(titles: Iterable[str]) -> str:
    return "".join(f"- [{title}](#{_anchor(title)})\n" for title in titles)


def _anchor(title: str) -> str:
    return "".join(letter for letter in title.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def _theme(theme: str, rulings: Iterable[Ruling]) -> str:
    rows = [[ruling.id, ruling.title, ruling.text] for ruling in rulings]
    return f"## {theme}\n\n" + _table(["ID", "Question", "Our answer"], rows)


def _options(options: Iterable[Option]) -> str:
    rows = [[f"`{option.id}`", option.values, *_settings(option), option.text] for option in options]
    return _table(["Option", "Values", *(edition.capitalize() for edition in EDITIONS), "What it says"], rows)


def _settings(option: Option) -> list[str]:
    return [_value(option.setting(edition)) for edition in EDITIONS]


def _value(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _table(head: list[str], rows: list[list[str]]) -> str:
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |\n" for row in [head, ["---"] * len(head), *rows])
