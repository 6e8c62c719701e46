"""How the table of forms is written down, and what it becomes when read.

A category opens with `[name: what it is called in an error]`. A node follows with `Name(field, field=default):
meaning`, then its wordings, one a line. When a node has wordings in a second category, its name alone is enough there.
In a wording

    word            stands for itself; `a` is also `an`, and `, then`, `, but`, `, before` and `for each` are one word
    each <field:cat>     is a slot: the field holds what the category reads; `<cat>` is short for `<cat:cat>` [ ... ]
    may be left out; its fields are then None (a list: empty) <n> card(s)     is "1 card" or "2 cards"; `<n*>` is also
    "that many cards", and n is then None <who:subject> has/have   takes the first verb after one thing, the second
    after several <who:actor> play/plays   takes the first verb after "you", the second after another player (`holder`
    likewise) {field=value}   at the end sets a field; `You()` is a node, `true` a yes, digits a number, anything else a
    word

A line `= <cat>` makes everything of that category belong to this one too. A wording after `~` is understood and never
printed; `{n=+1}` there says that the number printed is one more.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Fresh:
    """A node without fields as the value of a field, made anew for every parse."""

    node: str


@dataclass(frozen=True)
class Shift:
    """Of an alias: the number that is printed differs from the one that is read: "more than 2" is "3 or more"."""

    by: int


Constant = str | int | bool | None | Fresh | Shift


@dataclass(frozen=True)
class Slot:
    """A place in a wording that another category fills."""

    field: str
    category: str


Part = str | Slot


@dataclass(frozen=True)
class Form:
    """One wording of one node. A form without a node passes on what its only slot holds."""

    category: str
    node: str
    parts: tuple[Part, ...]
    constants: tuple[tuple[str, Constant], ...] = ()

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(part for part in self.parts if isinstance(part, Slot))

    @property
    def wording(self) -> str:
        """The wording as a reader of the vocabulary sees it."""
        return " ".join(part if isinstance(part, str) else f"‹{part.field.rstrip('_')}›" for part in self.parts)


@dataclass
class Kind:
    """A kind of node: its fields in order, the fields' values when no wording sets them, its meaning, and its forms."""

    name: str
    fields: tuple[str, ...]
    defaults: dict[str, Constant]
    meaning: str
    category: str
    printed: list[str] = field(default_factory=list)  # wordings as the table writes them, for the vocabulary
    forms: list[Form] = field(default_factory=list)


@dataclass(frozen=True)
class Word:
    """A word of a closed list: the value in the AST, how it is printed, and what it means."""

    value: str
    parts: tuple[str, ...]
    meaning: str


VARIANTS = {"subject": ("subject", "subjects"), "actor": ("you", "event_player"), "holder": ("you", "player")}
TOKEN = re.compile(
    r"<[^>]*>|Hero(?:es)? or Corpses?|, then|, but|, before|for each|'s|'(?= )|[A-Za-z]+\(s\)|[A-Za-z]+/[A-Za-z]+|[A-Za-z]+|1|[.,:;()]"
)


class Reader:
    """Reads the text of the table into kinds, forms and names of categories."""

    def __init__(self) -> None:
        self.kinds: dict[str, Kind] = {}
        self.forms: list[Form] = []
        self.aliases: list[Form] = []  # wordings that are understood and never printed
        self.called: dict[str, str] = {}
        self.category = ""
        self.kind: Kind | None = None

    def read(self, text: str) -> None:
        for line in text.splitlines():
            if line.startswith("["):
                self.open(line)
            elif line.startswith("= "):
                self.forms.append(Form(self.category, "", parts(line[2:])))
            elif line.startswith("  "):
                self.word(line.strip())
            elif line:
                self.name(line)

    def open(self, line: str) -> None:
        name, _, called = line.strip("[]").partition(": ")
        self.category = name
        self.called.setdefault(name, called)

    def name(self, line: str) -> None:
        if "(" not in line:
            self.kind = self.kinds[line]
            return
        signature, _, meaning = line.partition("): ")
        name, _, listed = signature.partition("(")
        assert name not in self.kinds, f"{name} is defined twice"
        fields = dict(one.partition("=")[::2] for one in listed.split(", ")) if listed else {}
        defaults = {key: constant(value) for key, value in fields.items() if value}
        self.kind = self.kinds[name] = Kind(name, tuple(fields), defaults, meaning, self.category)

    def word(self, line: str) -> None:
        assert self.kind, f"a wording without a node: {line}"
        alias = line.startswith("~ ")
        wording, _, listed = line.removeprefix("~ ").partition("{")
        constants = (
            {key: constant(value) for key, value in (one.split("=") for one in listed.rstrip("}").split(", "))}
            if listed
            else {}
        )
        if not alias:
            self.kind.printed.append(re.sub(" +", " ", line))
        for one in expand(wording.strip()):
            for found, more in numbers(parts(one)):
                for last, extra in agree(found):
                    form = Form(self.category, self.kind.name, last, tuple({**constants, **more, **extra}.items()))
                    if alias:
                        self.aliases.append(form)
                    else:
                        self.kind.forms.append(form)
                        self.forms.append(form)


def constant(text: str) -> Constant:
    """A field's value as the table writes it."""
    if text.endswith("()"):
        return Fresh(text[:-2])
    if text in ("true", "false"):
        return text == "true"
    if text[0] in "+-":
        return Shift(int(text))
    if text.isdigit():
        return int(text)
    return text.strip('"')


def parts(wording: str) -> tuple[Part, ...]:
    """A wording without options as words and slots."""
    assert not TOKEN.sub("", wording).strip(), f"not understood in a wording: {wording}"
    return tuple(
        slot(token) if token.startswith("<") else "a" if token == "an" else token for token in TOKEN.findall(wording)
    )


def slot(token: str) -> Slot:
    name, _, category = token.strip("<>").partition(":")
    if not category:
        category = {"n": "number", "n*": "number*"}.get(name, name)
    return Slot(name.rstrip("*"), category)


def expand(wording: str) -> Iterator[str]:
    """All wordings with and without the parts in brackets."""
    start = wording.find("[")
    if start < 0:
        yield wording
        return
    end = wording.index("]", start)
    for rest in expand(wording[end + 1 :]):
        yield wording[:start] + rest
        yield wording[:start] + wording[start + 1 : end] + rest


def numbers(found: tuple[Part, ...]) -> Iterator[tuple[tuple[Part, ...], dict[str, Constant]]]:
    """One thing, several things, and "that many" of them, where the wording has an "(s)"."""
    if not any(isinstance(part, str) and part.endswith("(s)") for part in found):
        yield found, {}
        return
    n = next(part for part in found if isinstance(part, Slot) and part.category in ("number", "number*"))
    yield (
        tuple("1" if part == n else part.removesuffix("(s)") if isinstance(part, str) else part for part in found),
        {n.field: 1},
    )
    many = tuple(part.replace("(s)", "s") if isinstance(part, str) else part for part in found)
    yield tuple(Slot(n.field, "many") if part == n else part for part in many), {}
    if n.category == "number*":
        at = many.index(n)
        yield (*many[:at], "that", "many", *many[at + 1 :]), {}


def agree(found: tuple[Part, ...]) -> Iterator[tuple[tuple[Part, ...], dict[str, Constant]]]:
    """The wordings in which subject and verb agree."""
    subject = next((part for part in found if isinstance(part, Slot) and part.category in VARIANTS), None)
    if subject is None:
        yield found, {}
        return
    for index, category in enumerate(VARIANTS[subject.category]):
        who: Part = "you" if category == "you" else Slot(subject.field, category)
        words = (part.split("/")[index] if isinstance(part, str) and "/" in part else part for part in found)
        yield (
            tuple(who if part == subject else part for part in words),
            {subject.field: Fresh("You")} if category == "you" else {},
        )
