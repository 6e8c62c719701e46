"""Invents random ASTs from the table: every sentence that can be said may come out, sense or nonsense."""

from functools import cache
from random import Random
from typing import Any

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.forms.notation import Form
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, LISTS, NAMES, TABLE
from pixelhall.pixel_tactics.cards.language.normal import normal
from pixelhall.pixel_tactics.cards.language.parser import fixed_value

NEVER = 99


def invent(box: str, luck: Random, depth: int = 9) -> nodes.Node:
    """A random text for a box; depth limits how far parts nest."""
    made = value(BOXES[box], luck, depth)
    assert isinstance(made, nodes.Node), "a text is a node"
    return made


def value(category: str, luck: Random, depth: int) -> Any:
    """Something that the category can hold."""
    if category in TABLE.lists:
        return luck.choice(TABLE.lists[category].words).value
    if category in LISTS:
        return tuple(value(LISTS[category][0], luck, depth - 1) for _ in range(luck.choice((1, 1, 1, 2, 2, 3))))
    if category in TABLE.forms:
        return node(category, luck, depth)
    return token(category, luck)


def node(category: str, luck: Random, depth: int) -> Any:
    forms = [form for form in TABLE.forms[category] if height(form) <= depth]
    form = luck.choice(forms or [min(TABLE.forms[category], key=height)])
    return of_form(form, luck, depth) if form.node else value(form.slots[0].category, luck, depth)


def of_form(form: Form, luck: Random, depth: int) -> Any:
    """A node with that wording."""
    filled = {slot.field: value(slot.category, luck, depth - 1) for slot in form.slots}
    made = getattr(nodes, form.node)(
        *[filled[name] if name in filled else left_out(form, name) for name in TABLE.kinds[form.node].fields]
    )
    return normal(made)


def left_out(form: Form, name: str) -> Any:
    found = fixed_value(form, name)
    return found() if isinstance(found, type) else found


def token(category: str, luck: Random) -> str | int:
    if category == "name":
        return luck.choice(NAMES)
    if category == "status":
        return luck.choice(list(TABLE.statuses))
    if category == "signed":
        return luck.randint(-9, 9)
    if category == "times":
        return luck.randint(2, 9)
    return luck.choice((0, 2, 3, 99) if category == "many" else (0, 1, 1, 2, 7, 99))


def height(form: Form) -> int:
    """How deep the shortest node of this form is."""
    return heights()[form]


@cache
def heights() -> dict[Form, int]:
    """The height of every form, by repeating until nothing gets lower."""
    found = {form: NEVER for forms in TABLE.forms.values() for form in forms}
    while True:
        lower = {
            form: 1 + max((category_height(slot.category, found) for slot in form.slots), default=0) for form in found
        }
        if lower == found:
            return found
        found = lower


def category_height(category: str, found: dict[Form, int]) -> int:
    category = LISTS[category][0] if category in LISTS else category
    return min((found[form] for form in TABLE.forms[category]), default=0) if category in TABLE.forms else 0
