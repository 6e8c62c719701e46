"""The page for players and judges of a game: every ruling by theme, and all options with their settings, in
Markdown."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pixelhall.core.rulebook import Option, Rulebook, Ruling, shown_value


@dataclass(frozen=True)
class RulesPage:
    """The page of one game: its rules.toml, and the words before the rulings and before the options. `editions` names
    the settings of each option, a column each."""

    rules: Path
    opening: str
    options: str
    title: str = "Options"
    editions: tuple[str, ...] = ("usual",)

    def book(self) -> Rulebook:
        return Rulebook.load(self.rules)

    def text(self) -> str:
        book = self.book()
        themes = list(dict.fromkeys(ruling.group for ruling in book.rulings))
        parts = [self.opening, _contents([*themes, self.title])]
        parts += [_theme(theme, [ruling for ruling in book.rulings if ruling.group == theme]) for theme in themes]
        parts.append(f"## {self.title}\n\n{self.options}")
        for group in dict.fromkeys(option.group for option in book.options):
            among = [option for option in book.options if option.group == group]
            parts.append(f"### {group}\n\n{_options(among, self.editions)}")
        return "\n".join(parts)

    def write(self) -> None:
        """Prints the page."""
        print(self.text(), end="")


def _contents(titles: Iterable[str]) -> str:
    return "".join(f"- [{title}](#{_anchor(title)})\n" for title in titles)


def _anchor(title: str) -> str:
    return "".join(letter for letter in title.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def _theme(theme: str, rulings: Iterable[Ruling]) -> str:
    rows = [[ruling.id, ruling.title, ruling.text] for ruling in rulings]
    return f"## {theme}\n\n" + _table(["ID", "Question", "Our answer"], rows)


def _options(options: Iterable[Option], editions: tuple[str, ...]) -> str:
    rows = [
        [f"`{option.id}`", option.values, *(shown_value(option.setting(edition)) for edition in editions), option.text]
        for option in options
    ]
    return _table(["Option", "Values", *(edition.capitalize() for edition in editions), "What it says"], rows)


def _table(head: list[str], rows: list[list[str]]) -> str:
    return "".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |\n"
        for row in [head, ["---"] * len(head), *rows]
    )
