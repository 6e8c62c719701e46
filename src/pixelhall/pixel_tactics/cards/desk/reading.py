"""A sentence in other words: the parts of its AST by what they answer, each with the meaning that the table gives it."""

from collections.abc import Iterator
from typing import Final

from pixelhall.core.desk import Part
from pixelhall.pixel_tactics.cards.language import Scope, nodes
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE
from pixelhall.pixel_tactics.cards.language.node import Node, every
from pixelhall.pixel_tactics.cards.language.writer import phrase, write

ASKS: Final = {  # what the nodes of a category answer
    "when": ("event", "would", "point", "time", "moment"),
    "if": ("test", "all_true", "any_true", "prefix"),
    "at the price of": ("cost",),
    "who": (
        "pick",
        "several",
        "choice",
        "each",
        "all",
        "reference",
        "them",
        "each_of_them",
        "possessive",
        "place",
        "destination",
    ),
    "which": ("filter",),
    "what": ("imperative", "clause", "rule", "keywords", "change"),
    "how much": ("term", "expression", "per", "amount"),
    "how long": ("until",),
}
PLAIN: Final = (nodes.Noun, nodes.You, nodes.Rival, nodes.Points, nodes.Keywords, nodes.This, nodes.Have, nodes.Moment)
SPEEDS: Final = {
    "": "one action",
    "Free": "no action",
    "Long": "two actions",
    "Limited": "one action, once a turn",
    "Limited Free": "no action, once a turn",
    "Limited Long": "two actions, once a turn",
}
BOXES: Final = {
    "vanguard": "while its Hero stands in the Vanguard",
    "flank": "while its Hero stands in the Flank",
    "rear": "while its Hero stands in the Rear",
    "operation": "while its card lies in the Reserve",
    "leader": "while its Leader leads",
}


def parts(node: Node, box: str, scope: Scope) -> Iterator[Part]:
    """The head first, then whatever is said, in printed order."""
    yield from head(node, box)
    told: set[Part] = set()
    chosen = {register: bound for bound in every(node) if (register := scope.binds.get(id(bound))) is not None}
    for part in every(node):
        asks = answers(type(part).__name__)
        said = spelled(part)
        if not asks or not said or isinstance(part, PLAIN):
            continue
        one = Part(asks, said, meant(part, scope, chosen) or meaning(part))
        if one not in told:
            told.add(one)
            yield one
        if (
            isinstance(part, nodes.Give)
            and part.until is None
            and not all(isinstance(one, nodes.Status) for one in part.changes)
        ):
            yield Part("how long", "no end is said", "as long as it is in play")


def meant(part: Node, scope: Scope, chosen: dict[int, Node]) -> str:
    """What a word that points back points at; "" for others."""
    ref = scope.refs.get(id(part))
    if ref is None:
        return ""
    if ref.kind == "same":
        same = scope.same.get(id(part))
        return meant(same, scope, chosen) or spelled(same) if same is not None else ""
    bound = chosen.get(ref.register) if ref.kind == "register" else None
    if bound is None:
        return POINTS_AT.get(ref.kind, "")
    what = getattr(bound, "what", bound)
    which = (
        {0: ", the first of them", 1: ", the second of them"}.get(ref.item, "")
        if not isinstance(what, nodes.Pick)
        else ""
    )
    return f"{spelled(what) or spelled(bound)}, as chosen before{which}"


POINTS_AT: Final = {
    "this": "the card that bears the text",
    "subject": "the one of whom the event is told",
    "event": "the card of the event",
    "object": "the one to whom it was done",
    "slot": "the slot where it stood",
    "each": "each in its turn",
}


def answers(name: str) -> str:
    """What a kind of node answers; "" for what only joins others."""
    category = TABLE.kinds[name].category
    return next((asks for asks, categories in ASKS.items() if category in categories), "")


def meaning(part: Node) -> str:
    kind = TABLE.kinds[type(part).__name__]
    if isinstance(part, nodes.Gain):
        return next((word.meaning for word in TABLE.lists["kw"].words if word.value == part.kw), kind.meaning)
    if isinstance(part, nodes.Status):
        return TABLE.statuses.get(part.status, kind.meaning)
    return kind.meaning


def spelled(part: Node) -> str:
    """A part as in mid-sentence; nothing where it has no wording of its own."""
    try:
        return phrase(part)
    except (AssertionError, KeyError):
        return ""


def head(node: Node, box: str) -> Iterator[Part]:
    """What kind of text it is: when it is in force, or how it is used."""
    match node:
        case nodes.OrderText(speed):
            paid = {"OrderFree": "no action", "OrderLong": "two actions"}.get(type(speed).__name__, "one action")
            yield Part("head", "an Order", f"done once, from the hand, for {paid}; what cannot be done is left out")
        case nodes.TrapText(must=must) | nodes.TrapTimed(must=must):
            whose = "its owner must" if must else "its owner may"
            yield Part("head", "a Trap", f"waits face down in the Reserve; at its moment {whose} turn it up, once")
        case nodes.Text(lines, ability):
            for line in lines:
                yield Part("head", write(nodes.Text((line,), None)), f"a statement: true {BOXES[box]}")
                if isinstance(line, nodes.Static) and isinstance(line.rule, nodes.Keywords):
                    yield from keywords(line.rule)
            match ability:
                case nodes.Use():
                    yield used(ability)
                case nodes.Trigger(period=period):
                    limit = f"the first time each {period}" if period else "every time"
                    yield Part("head", "a trigger", f"{limit}, {BOXES[box]}")
                case nodes.Timed() | nodes.AfterCasualties():
                    yield Part("head", "a time", f"every time it comes, {BOXES[box]}")
                case nodes.Replace(period=period) | nodes.ReplaceMay(period=period):
                    asked = "you are asked" if isinstance(ability, nodes.ReplaceMay) else "without a question"
                    limit = f"the first time each {period}, " if period else ""
                    yield Part("head", "a replacement", f"before it happens, {limit}{asked}, {BOXES[box]}")


def used(ability: nodes.Use) -> Part:
    """A Spell or an Action: who uses it, when, and for how many actions."""
    speed = str(ability.speed or "")
    when = "instead of an attack, in its own wave" if ability.kind == "Spell" else "in any wave of your turn"
    who = {"Rival": "your Rivals use it", "Hand": "used from the hand"}.get(str(ability.whose or ""), "used by you")
    return Part("head", f"{speed} {ability.kind}".strip(), f"{who}, {when}, for {SPEEDS[speed]}")


def keywords(rule: nodes.Keywords) -> Iterator[Part]:
    for one in rule.kws:
        yield Part("what", one, next(word.meaning for word in TABLE.lists["kw"].words if word.value == one))
