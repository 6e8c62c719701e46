"""From a printed text to its AST."""

from functools import cache
from typing import Any

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.forms.notation import Constant, Form, Fresh, Shift, Slot
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, LISTS, TABLE
from pixelhall.pixel_tactics.cards.language.grammar import Production, productions
from pixelhall.pixel_tactics.cards.language.lexer import Token, lex
from pixelhall.pixel_tactics.cards.language.normal import normal
from pixelhall.pixel_tactics.cards.language.tables import END, Builder, Tables, tables


def read(text: str, box: str) -> nodes.Node:
    """The AST of a text; Stuck where it cannot be understood."""
    found = tables()
    end = Token(END, "", "", len(text))
    made = found.run(BOXES[box], [*lex(text), end], builders(found))
    assert isinstance(made, nodes.Node), "a text is a node"
    return made


@cache
def builders(found: Tables) -> list[Builder]:
    """What each rule of the tables builds, in their order."""
    named = {production.name: production for production in productions()}
    return [builder(named[name]) for _, _, name in found.rules]


def builder(production: Production) -> Builder:
    build = production.build
    if isinstance(build, Form):
        return of_form(build)
    if not production.growth:
        return lambda values: build
    if production.category == "number":
        return lambda values: values[0]
    return (lambda values: (values[0],)) if build == "first" else (lambda values: (*values[0], values[-1]))


def of_form(form: Form) -> Builder:
    """Makes the node of a form from what its slots hold; a form without a node passes on its slot."""
    places = {part.field: index for index, part in enumerate(form.parts) if isinstance(part, Slot)}
    if not form.node:
        (only,) = places.values()
        return lambda values: values[only]
    cls = getattr(nodes, form.node)
    plan = [(places.get(name, -1), fixed_value(form, name)) for name in TABLE.kinds[form.node].fields]
    shifts = [(places[name], value.by) for name, value in form.constants if isinstance(value, Shift)]

    def make(values: list[Any]) -> Any:
        return cls(
            *[values[place] if place >= 0 else value() if isinstance(value, type) else value for place, value in plan]
        )

    if form.node in ("Noun", "Static"):
        return lambda values: normal(make(values))
    if shifts:
        return lambda values: make(shifted(values, *shifts[0]))
    return make


def shifted(values: list[Any], place: int, by: int) -> list[Any]:
    """The number as it is printed: "more than 2" is "3 or more"."""
    n = values[place] + by
    if not 0 <= n <= 99:
        words = "more than 99" if by > 0 else "less or fewer than 0"
        raise BadCard(words, 0, f'"{words}": numbers are 0 to 99.')
    return [*values[:place], n, *values[place + 1 :]]


def fixed_value(form: Form, name: str) -> Any:
    """The value of a field that the wording does not show: a constant, a class to make a fresh node of, or nothing."""
    kind = TABLE.kinds[form.node]
    constants: dict[str, Constant] = {**kind.defaults, **dict(form.constants)}
    if name in constants:
        value = constants[name]
        return getattr(nodes, value.node) if isinstance(value, Fresh) else value
    return () if is_list(form.node, name) else None


@cache
def is_list(node: str, name: str) -> bool:
    """Does this field hold a list in any wording?"""
    return any(slot.field == name and slot.category in LISTS for form in TABLE.kinds[node].forms for slot in form.slots)
