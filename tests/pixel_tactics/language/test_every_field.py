"""No part of a sentence is passed over: whatever field of whatever node is changed, another program comes out, or the
checker refuses it. That the programs do what they say is for the scenarios, and for `test_nouns.py`."""

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.compile import texts
from pixelhall.pixel_tactics.cards.compile.coverage import (
    SCENES,
    make_node,
    make_root,
    put,
    reaches,
    words,
)
from pixelhall.pixel_tactics.cards.compile.terms import Unplayed
from pixelhall.pixel_tactics.cards.language import nodes, parse, resolve, write
from pixelhall.pixel_tactics.cards.language.forms.notation import Form, Slot
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, LISTS, TABLE
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.texts.book import Book, Box

NUMBERS: dict[str, tuple[int, ...]] = {"number": (1, 2, 3), "many": (2, 3), "signed": (2, -3), "times": (2, 3)}
SAID = {"text", "texts", "prompt", "words", "spoken", "index", "stamp"}  # what is only shown, or counts objects


LOOKS_BACK = {
    "It",
    "Its",
    "That",
    "Nth",
    "Attacker",
    "Target",
    "Caster",
    "Them",
    "EachOfThem",
    "PickThem",
    "ThatPlace",
    "Their",
}
"""They mean what other words mean as well: `test_references.py` has them."""


WHOLE = {"steps", "step", "sentences", "imperative", "clause", "statements", "statement"}  # tried by themselves


def fillings(slot: Slot, deep: bool) -> list[Any]:
    """What can stand in a slot: every word, every node, two numbers, two names, lists of one and of two."""
    category = slot.category
    if category in WHOLE:
        return whole(category)
    if category in LISTS:
        one = some(LISTS[category][0], deep)
        return [(first,) for first in one] + [(first, second) for first, second in itertools.pairwise(one)]
    return some(category, deep)


def whole(category: str) -> list[Any]:
    """A few steps, which are tried one by one elsewhere."""
    inside = LISTS[category][0] if category in LISTS else category
    one = some(inside, False)[:FEW]
    if category not in LISTS:
        return one
    return [(first,) for first in one] + [(first, second) for first, second in itertools.pairwise(one)]


FEW = 6


@cache
def some(category: str, deep: bool) -> list[Any]:
    if category == "bearer":
        return ["Hero"]
    if words(category):
        return list(words(category))
    if category in TABLE.forms:
        return list(dict.fromkeys(made for form in TABLE.forms[category] for made in inner(category, form, deep)))
    return list(NUMBERS.get(category, ("Forge", "Ember")))


def inner(category: str, form: Form, deep: bool) -> list[Any]:
    if form.node in LOOKS_BACK:
        return []
    if not form.node:
        return some(form.slots[0].category, deep)
    found = [make_node(form, {})]
    if deep:
        found += [make_node(form, {slot.field: value}) for slot in form.slots for value in fillings(slot, False)]
    return found


@cache
def variants(kind: str) -> list[Node]:
    """A node as plain as it can be, and with each of its fields changed; of those with steps inside, a few."""
    found: list[Node] = []
    for form in TABLE.kinds[kind].forms:
        found.append(make_node(form, {}))
        for slot in form.slots:
            found += [make_node(form, {slot.field: value}) for value in fillings(slot, slot.category not in WHOLE)]
    return list(dict.fromkeys(found))


def frames(kind: str) -> Iterator[tuple[str, Any]]:
    """The texts in which a node of this kind can stand: a name, and how it is put there."""
    form = TABLE.kinds[kind].forms[0]
    if reaches("step", form):
        for text in SCENES:
            scene = parse(text, "row")
            if any(compiled(put(scene, around("step", node)), "row") for node in variants(kind)[:3]):
                yield f"row {text}", lambda node, scene=scene: put(scene, around("step", node))
                break
    if reaches("statement", form):
        yield "statement", lambda node: nodes.Text((around("statement", node),), None)
    for box, root in BOXES.items():
        if reaches(root, form) and box != "snap":
            yield box, lambda node, root=root: around(root, node)


def around(root: str, node: Node) -> Any:
    """The node, and around it whatever leads up to the root."""
    form = next(form for form in TABLE.kinds[type(node).__name__].forms if reaches(root, form))
    made = make_root(root, form, {})
    plain = make_node(form, {})
    return exchange(made, plain, node)


def exchange(part: Any, old: Node, new: Node) -> Any:
    if part == old:
        return new
    if isinstance(part, tuple):
        return tuple([exchange(one, old, new) for one in part])
    if isinstance(part, Node):
        return type(part)(*[exchange(getattr(part, name), old, new) for name in type(part).__match_args__])
    return part


def compiled(node: Node, box: str) -> str | None:
    """Everything that a text comes to, as one string; None where it is refused."""
    book, found = Book(), Box()
    try:
        scope = resolve(node, box)
        if box == "row":
            texts.row(book, node, scope, found)
            made: object = found
        elif box == "order":
            made = texts.order(book, node, scope)
        else:
            made = texts.trap(book, node, scope)
    except (BadCard, Unplayed, AssertionError):  # the last: it has no wording in this place
        return None
    return repr(
        [
            show(made),
            show(book.programs),
            book.counters,
            show(book.faces),
            show(book.modifiers),
            show(book.triggers),
            show(book.replacements),
        ]
    )


def show(part: object) -> object:
    if part is None or isinstance(part, (int, str)):
        return part
    if isinstance(part, (list, tuple)):
        return [show(one) for one in part]
    names = [name for name in dir(part) if not name.startswith("_") and name not in SAID]
    shown = [(name, getattr(part, name)) for name in names]
    return [type(part).__name__, *[(name, show(value)) for name, value in shown if not callable(value)]]


TWO_WAYS: tuple[
    tuple[str, Any], ...
] = (  # two wordings that are meant to do the same: the first of each is taken for the second
    (r" for the rest of the battle", ""),
    (r"swap control of", "swap"),
    (r"put (.*) into (.*) (hand|deck|discard pile)", r"return \1 to \2 \3"),
    (r"play the Order on the card of", "play the Order of"),
    (r"there are 1 or more Heroes", "there is a Hero"),
    (r"into an empty slot in the (Vanguard|Flank|Rear)", r"into the \1"),
    (r"target of Rival", "target of"),
    (r"first Character|second Character", "other Hero"),
    (r"^[^:]* ha(s|ve) [^:]*$", lambda match: match[0].replace("[", "").replace("]", "").replace("No ", "no ")),
    (r", then ([^.]*) instead\.", r" instead. \1."),
)


SAYS = re.compile(r"^(?:snap )?when [^,:]*")  # an event
HEADED = re.compile(r":|(?:^|, )(?:when|at|after) ")
IF = re.compile(r"^(?:(?:while|unless) [^,]*, )?")


def said_alike(text: str, where: str) -> str:
    """An event and a statement say the same of "your Rival" and of "each Rival" (A-224); a condition and a step do not."""
    text = SAYS.sub(lambda match: of_any(match[0]), text.lower())
    if where in ("statement", "row") and not HEADED.search(text):
        start = IF.match(text)
        at = start.end() if start else 0
        text = text[:at] + of_any(text[at:])
    for one, other in TWO_WAYS:
        text = re.sub(one, other, text, flags=re.IGNORECASE)
    return text.lower()


def of_any(words: str) -> str:
    return words.replace("each rival", "your rival").replace("each ally", "an ally")


def in_words(text: Node) -> str:
    """The text as it is printed; nothing where the node has no wording in this place."""
    try:
        return write(text)
    except AssertionError:
        return ""


def passed_over(kind: str) -> Iterator[str]:
    """The texts that differ and come to the same."""
    for where, frame in frames(kind):
        alike: dict[str, list[str]] = defaultdict(list)
        for node in variants(kind):
            text = frame(node)
            made = compiled(text, where.partition(" ")[0].replace("statement", "row"))
            if made is not None and (words := in_words(text)):
                alike[made].append(words)
        for said in alike.values():
            if len({said_alike(text, where) for text in said}) > 1:
                yield " = ".join(sorted(set(said)))


KINDS = sorted(set(TABLE.kinds) - LOOKS_BACK - {"Chance"})  # nobody writes "chance"


@pytest.mark.parametrize("kind", KINDS)
def test_no_field_is_passed_over(kind: str) -> None:
    assert list(passed_over(kind)) == []
