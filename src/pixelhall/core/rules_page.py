"""The page for players and judges of a game: every ruling by theme, and all options with their settings, in
Markdown."""

from collections.abc import Iterable

from pixelhall.core.rulebook import Option, Rulebook, Ruling, Value


def rulings_page(
    book: Rulebook, opening: str, options_title: str, options_words: str, editions: tuple[str, ...]
) -> str:
    """`editions` names the settings of each option, a column each."""
    themes = list(dict.fromkeys(ruling.group for ruling in book.rulings))
    parts = [opening, _contents([*themes, options_title])]
    parts += [_theme(theme, [ruling for ruling in book.rulings if ruling.group == theme]) for theme in themes]
    parts += [f"## {options_title}\n\n{options_words}", _options(book.options, editions)]
    return "\n".join(parts)


def _contents(titles: Iterable[str]) -> str:
    return "".join(f"- [{title}](#{_anchor(title)})\n" for title in titles)


def _anchor(title: str) -> str:
    return "".join(letter for letter in title.lower().replace(" ", "-") if letter.isalnum() or letter == "-")


def _theme(theme: str, rulings: Iterable[Ruling]) -> str:
    rows = [[ruling.id, ruling.title, ruling.text] for ruling in rulings]
    return f"## {theme}\n\n" + _table(["ID", "Question", "Our answer"], rows)


def _options(options: Iterable[Option], editions: tuple[str, ...]) -> str:
    rows = [
        [f"`{option.id}`", option.values, *(_value(option.setting(edition)) for edition in editions), option.text]
        for option in options
    ]
    return _table(["Option", "Values", *(edition.capitalize() for edition in editions), "What it says"], rows)


def _value(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _table(head: list[str], rows: list[list[str]]) -> str:
    return "".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |\n"
        for row in [head, ["---"] * len(head), *rows]
    )
