"""The look of a game that has no board of its own: its view, field by field."""

import textwrap
from typing import TYPE_CHECKING, Any

from pixelhall.core.game import Option

if TYPE_CHECKING:
    from rich.text import Text

HIDDEN = ("game", "seat")  # told elsewhere on the screen


def draw(view: dict[str, Any], names: list[str], width: int) -> list["Text"]:
    from rich.text import Text

    return [
        Text(line)
        for told in tell(view, names)
        for line in textwrap.wrap(told, width, subsequent_indent="    ") or [""]
    ]


def tell(view: dict[str, Any], names: list[str]) -> list[str]:
    return outline({key: value for key, value in view.items() if key not in HIDDEN})


def outline(value: Any, indent: str = "") -> list[str]:
    """Nested data as indented lines; what is short stays on one line."""
    lines: list[str] = []
    for key, item in value.items() if isinstance(value, dict) else enumerate(value, start=1):
        if isinstance(item, dict | list) and len(plain(item)) > 60:
            lines += [f"{indent}{words(key)}:", *outline(item, indent + "  ")]
        else:
            lines.append(f"{indent}{words(key)}: {plain(item)}")
    return lines


def plain(item: Any) -> str:
    if isinstance(item, dict):
        return ", ".join(f"{words(key)} {plain(part)}" for key, part in item.items()) or "none"
    if isinstance(item, list):
        return ", ".join(plain(part) for part in item) or "none"
    if item is None:
        return "none"
    return {True: "yes", False: "no"}[item] if isinstance(item, bool) else str(item)


def words(key: object) -> str:
    return str(key).replace("_", " ")


def brief(view: dict[str, Any], option: Option) -> str:
    return ""


def detail(view: dict[str, Any], option: Option) -> str:
    return ""
