"""What a game tells of itself: options, cards, rules, lessons."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pixelhall.core.view_types import AnyView
from pixelhall.server.wire.socket import AskedAbout, Log, Question
from pixelhall.server.wire.tables import PlayerFacts
from pixelhall.server.wire.words import Asked, SetText, Words


class OptionFacts(Struct, kw_only=True):
    """An option: one of `values` (choice), a number from `low` to `high` or one of the values, a flag, a text, or a
    list."""

    name: str
    kind: Literal["choice", "number", "flag", "text", "list"]
    values: list[Any]
    default: Any
    words: str
    low: int
    high: int


class GameFacts(Struct, kw_only=True):
    """All about a game but its cards and rules. `presets` are bundles of options by name, such as editions, and
    `titles` what some of them are called in full; `sets` those that are shipped; `keywords` says what words mean;
    `lessons` tells whether there are any."""

    name: str
    title: str
    version: str
    options: list[OptionFacts]
    presets: dict[str, dict[str, Any]]
    titles: dict[str, str]
    sets: list[str]
    keywords: dict[str, str]
    players: list[PlayerFacts]
    lessons: bool


class CardLine(Struct, kw_only=True):
    label: str
    text: str


class CardFacts(Struct, kw_only=True):
    """A card as it is printed: in lines for people, and as data of its game."""

    name: str
    set: str
    lines: list[CardLine]
    data: dict[str, Any]


class Cards(Struct, kw_only=True):
    cards: list[CardFacts]


class CheckSet(Asked):
    toml: SetText


class SetFault(Struct, kw_only=True):
    """Line 0 means the whole of it."""

    line: int
    column: int
    words: str
    expected: list[str]
    nearest: str


class SetReport(Struct, kw_only=True):
    """A set of one's own: its cards if there is no fault, and what could be said better."""

    name: str
    title: str
    cards: list[CardFacts]
    faults: list[SetFault]
    remarks: list[str]


class RuleFacts(Struct, kw_only=True):
    """A rule; or a question that the rules leave open, how it could be read, and the ruling."""

    id: str
    title: str
    text: str
    ruling: str
    group: str


class Rules(Struct, kw_only=True):
    rules: list[RuleFacts]


# Lessons


class LessonBrief(Struct, kw_only=True):
    id: str
    title: str
    words: str


class Lessons(Struct, kw_only=True):
    lessons: list[LessonBrief]


class Follow(Asked):
    """All moves of the learner so far; and, if wished, a text to be explained (`why`) or a thing to be described where
    they lead."""

    moves: Annotated[list[Words], Meta(max_length=100)] = []
    why: Words = ""
    describe: Words = ""


class Reason(Struct, kw_only=True):
    """Why something is not allowed: a rule, and a sentence; both empty if it is."""

    rule: str
    reason: str


class LessonAt(Struct, kw_only=True):
    """Where the moves lead. `taken` of them were done; `astray` means that the one after these is allowed, but not what
    the lesson asks for; `because` tells why one is not allowed. Drop the moves that were not taken. `next` is the
    lesson that follows, or nothing."""

    id: str
    title: str
    step: int
    steps: int
    say: str
    view: AnyView
    question: Question | None
    log: Log
    done: bool
    taken: int
    astray: bool
    because: Reason | None
    described: list[str]
    next: str
    goal: str
    waiting: str
    asked_about: list[AskedAbout]
