"""Which forms of the language are not played yet: every wording of the table is put into small texts, and these are
compiled."""

from functools import cache
from typing import Any

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.compile import texts
from pixelhall.pixel_tactics.cards.compile.terms import Unplayed
from pixelhall.pixel_tactics.cards.language import nodes, parse, resolve
from pixelhall.pixel_tactics.cards.language.fitting import PILES
from pixelhall.pixel_tactics.cards.language.forms.notation import Form, Slot
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, LISTS, NAMES, TABLE
from pixelhall.pixel_tactics.cards.language.invent import height, left_out
from pixelhall.pixel_tactics.cards.language.node import Node, every, values
from pixelhall.pixel_tactics.cards.language.normal import normal
from pixelhall.pixel_tactics.texts.book import Book, Box, Face

# Texts in which a step can look back at something; "swap hands with your Rival" is where the step goes.
SCENES = (
    "Spell: Swap hands with your Rival.",
    "Spell: Name a card. Choose a row of any Unit. Choose a column of any Unit. Choose a Unit. Choose a Trap. Choose an Operation. "
    "Choose a token. Choose a Leader. Choose a Corpse. Choose a card in your hand. Swap hands with your Rival.",
    "Spell: Choose 2 Heroes. Choose a Hero. Apply 1 damage to it. Swap hands with your Rival.",
    "Spell: Flip a coin. Roll a die. Swap hands with your Rival.",
    "Spell: Choose an empty slot. Choose another empty slot. Swap hands with your Rival.",
    "Spell: Your Rival may discard 1 card, then swap hands with your Rival.",
    "When this Hero declares an attack, swap hands with your Rival.",
    "When you play an Order, swap hands with your Rival.",
    "When this Hero would take damage, swap hands with your Rival instead.",
    "When you declare an Order, swap hands with your Rival.",
    "When you declare an Operation, swap hands with your Rival.",
    "When you declare a Spell, swap hands with your Rival.",
    "When you declare a Recruit, swap hands with your Rival.",
    "When you declare a Move, swap hands with your Rival.",
    "When you activate a Trap, swap hands with your Rival.",
)
ALONE = (
    "While you have 2 or more cards in hand, this Hero has +1 Attack.",
    "Your Leader stands in the Rear.",
)  # forms that fit one place only
BEFORE = "Flip a coin. Roll a die. You may draw 1 card."  # a sentence that the next one can look back at
LOOKS_BACK = (
    "Its",
    "It",
    "ThatPlace",
    "PickThem",
    "Rolled",
    "CoinShows",
    "YouDo",
    "YouDoNot",
    "ThatMuch",
    "ThatDamage",
    "LethalPart",
    "Excess",
    "InHand",
    "Survive",
    "PreventThat",
    "ChooseNewTarget",
    "SwapThem",
    "DiscardRest",
    "PutBack",
    "PlayOrder",
    "RepeatOrder",
    "Otherwise",
    "RepeatThis",
)
ALIKE = ("imperative", "clause", "sentence", "event", "would", "reference")  # tried alone: every frame takes them alike

OF_RESERVE = {"Activate": ("what", "Trap"), "AddTime": ("on", "Operation"), "RemoveTime": ("from_", "Operation")}

SHORT, LONGEST = 4, 99  # words of a list that is tried in a slot of a slot, or in a slot


def unplayed_forms() -> list[str]:
    """The forms that are understood and not played yet, by name."""
    return sorted(trial().unplayed)


class Trial:
    """What came out: the nodes that were compiled in some text, and the forms that no program plays."""

    def __init__(self) -> None:
        self.played: set[str] = set()
        self.unplayed: set[str] = set()


@cache
def trial() -> Trial:
    """Tries every wording: as a step in the first scene where it means something, and as a text of each box."""
    found = Trial()
    for text in ALONE:
        try_text(found, "row", parse(text, "row"))
    for forms in TABLE.forms.values():
        for form in forms:
            for given in openings(form) if form.node else []:
                attempt(found, form, given)
    return found


def openings(form: Form) -> list[dict[str, Any]]:
    """A wording once as plain as it can be, then with each word and each form that can stand in one of its slots."""
    found: list[dict[str, Any]] = [{}, *wordings(form, LONGEST)]
    for slot in form.slots:
        inner = LISTS[slot.category][0] if slot.category in LISTS else slot.category
        inner = "test" if inner == "cond" else inner
        for one in TABLE.forms.get(inner, []) if inner not in ALIKE else []:
            if one.node:
                found += [
                    {slot.field: make_holder(slot, make_node(one, given))} for given in ({}, *wordings(one, SHORT))
                ]
    return found


def wordings(form: Form, longest: int) -> list[dict[str, Any]]:
    """A wording with each word of its closed lists, but for lists that are too long."""
    return [
        {slot.field: word}
        for slot in form.slots
        if len(words(slot.category)) <= longest
        for word in words(slot.category)
    ]


def words(category: str) -> list[str]:
    if category in TABLE.lists:
        return [word.value for word in TABLE.lists[category].words]
    return list(TABLE.statuses) if category == "status" else []


def attempt(found: Trial, form: Form, given: dict[str, Any]) -> None:
    """As a step in the first scene where it means something, and as a statement; else as a sentence after another, or
    as a text of its box."""
    fits = reaches("step", form) and any(
        try_text(found, "row", put(parse(text, "row"), make_root("step", form, given))) for text in SCENES
    )
    if reaches("statement", form):
        fits = try_text(found, "row", nodes.Text((make_root("statement", form, given),), None)) or fits
    if not fits and reaches("sentence", form):
        order = parse(BEFORE, "order")
        assert isinstance(order, nodes.OrderText), "an Order is an OrderText"
        fits = try_text(found, "order", nodes.OrderText(None, (*order.do, make_root("sentence", form, given))))
    for box, root in BOXES.items():
        if not fits and reaches(root, form):
            try_text(found, box, make_root(root, form, given))


def reaches(root: str, form: Form) -> bool:
    return form.category == root or form.category in ways(root)


def try_text(found: Trial, box: str, node: Node) -> bool:
    """Compiles a text and notes what came of it; False when its words mean nothing."""
    book = Book()
    try:
        if box == "row":
            texts.row(book, node, resolve(node, box), Box())
        elif box == "order":
            texts.order(book, node, resolve(node, box))
        elif box == "trap":
            texts.trap(book, node, resolve(node, box))
        else:
            texts.snap(book, node, resolve(node, box), Face("", 0, 0))
    except BadCard:
        return False
    except Unplayed as missing:
        found.unplayed.add(missing.form)
        return True
    found.played |= {type(part).__name__ for part in every(node)}
    return True


# A text around a wording.


@cache
def ways(root: str) -> dict[str, tuple[Form, Slot]]:
    """The shortest way from every category up to a root: the form and the slot in which it stands."""
    found: dict[str, tuple[Form, Slot]] = {}
    reached = [root]
    for category in reached:
        for form in TABLE.forms[category]:
            for slot in form.slots:
                inner = LISTS[slot.category][0] if slot.category in LISTS else slot.category
                if inner in TABLE.forms and inner not in reached:
                    found[inner] = form, slot
                    reached.append(inner)
    return found


def make_root(root: str, form: Form, given: dict[str, Any]) -> Any:
    """A node of this wording, and around it whatever leads up to the root."""
    node = make_node(form, given)
    category = form.category
    while category != root:
        outer, slot = ways(root)[category]
        node = make_node(outer, {slot.field: make_holder(slot, node)}) if outer.node else node
        category = outer.category
    return node


def make_holder(slot: Slot, node: Any) -> Any:
    return (node,) if slot.category in LISTS else node


def make_node(form: Form, given: dict[str, Any]) -> Any:
    """A node of this wording; whatever is not given is as plain as it can be."""
    parts = {slot.field: plain(slot.category) for slot in form.slots if slot.field not in given} | given
    if form.node == "Noun" and any(isinstance(one, PILES) for one in parts.get("where", ())):
        parts["kind"] = "card"  # a pile holds nothing else
    if form.node in OF_RESERVE:
        field, kind = OF_RESERVE[form.node]
        parts[field] = parts[field] if field in given else nodes.Each("", False, nodes.Noun(None, kind, ()))
    fields = TABLE.kinds[form.node].fields
    return normal(
        getattr(nodes, form.node)(*[parts[name] if name in parts else left_out(form, name) for name in fields])
    )


def plain(category: str) -> Any:
    """The simplest thing that the category holds and that speaks of nothing before it."""
    if words(category):
        return words(category)[0]
    if category in LISTS:
        return (plain(LISTS[category][0]),)
    if category in TABLE.forms:
        form = simplest(category)
        return make_node(form, {}) if form.node else plain(form.slots[0].category)
    return NAMES[0] if category == "name" else 3


@cache
def simplest(category: str) -> Form:
    forms = [form for form in TABLE.forms[category] if form.node not in LOOKS_BACK]
    return min(forms or TABLE.forms[category], key=height)


def put(part: Any, step: Node) -> Any:
    """The scene with the step in its place."""
    if isinstance(part, tuple):
        return tuple([put(one, step) for one in part])
    if isinstance(part, nodes.SwapHands):
        return step
    return type(part)(*[put(one, step) for one in values(part)]) if isinstance(part, Node) else part
