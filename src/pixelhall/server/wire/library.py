"""What a game tells of itself: options, cards, rules, lessons."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pixelhall.core.guide import Chapter
from pixelhall.core.view_types import AnyView
from pixelhall.server.wire.socket import AskedAbout, Log, Question
from pixelhall.server.wire.tables import PlayerFacts
from pixelhall.server.wire.words import Asked, Box, Key, ListText, SentenceText, SetText, Words


class OptionFacts(Struct, kw_only=True):
    """An option: one of `values` (choice), a number from `low` to `high` or one of the values, a flag, a text, or a
    list. Those of one `group` stand together."""

    name: str
    kind: Literal["choice", "number", "flag", "text", "list"]
    values: list[Any]
    default: Any
    words: str
    low: int
    high: int
    group: str


class SearchGuide(Struct, kw_only=True):
    """What a search can ask of the cards of a game: kinds of texts, what texts do, the facts that are numbers and those
    that are words, and searches that find something."""

    kinds: list[str]
    deeds: list[str]
    numbers: list[str]
    words: list[str]
    examples: list[str]


class GameFacts(Struct, kw_only=True):
    """All about a game but its cards and rules. `presets` are bundles of options by name, such as editions, and
    `titles` what some of them are called in full; `sets` those that are shipped; `keywords` says what words mean;
    `sample` is a small set of one's own to begin with; `lessons` tells whether there are any; `boxes` are the places of a
    card in which a sentence can stand, if its cards have sentences; `prints` what else of the game can be printed, each
    with what it is."""

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
    search: SearchGuide
    sample: str
    boxes: list[str]
    prints: dict[str, str]


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


class Found(Cards):
    """What a search found; if nothing, near searches that find something, and why it could not be read."""

    nearest: list[str] = []
    fault: str = ""


class CheckSet(Asked):
    toml: SetText


class SetFix(Struct, kw_only=True):
    """How a suggestion is written into the text: the letters from `start` to before `end`, counted in code points, are
    replaced. `words` says what is written, without escapes; "" if something is only taken out."""

    start: int
    end: int
    text: str
    words: str


class SetFault(Struct, kw_only=True):
    """Line 0 means the whole of it."""

    line: int
    column: int
    words: str
    expected: list[str]
    nearest: str
    fix: SetFix | None


class VocabularyForm(Struct, kw_only=True):
    """Something that a set can say: how it reads, what it means, and an example to be written."""

    wording: str
    meaning: str
    example: str


class VocabularyChapter(Struct, kw_only=True):
    title: str
    forms: list[VocabularyForm]


class Vocabulary(Struct, kw_only=True):
    """All that a set of a game can say."""

    chapters: list[VocabularyChapter]


class ShareSet(CheckSet):
    """A set that others may read by a link."""


class SharedSet(Struct, kw_only=True):
    """A set that was shared; its id is part of the link."""

    id: str
    game: str
    title: str
    toml: str


class SharedBrief(Struct, kw_only=True):
    id: str
    game: str
    title: str
    at: int


class MySets(Struct, kw_only=True):
    """The sets that a person shares, the newest first."""

    sets: list[SharedBrief]


class Unshare(Asked):
    id: Key


class SetReport(Struct, kw_only=True):
    """A set of one's own: its cards if there is no fault, and what could be said better."""

    name: str
    title: str
    cards: list[CardFacts]
    faults: list[SetFault]
    remarks: list[str]


class Print(Asked):
    """What is to be printed: sets and extras by name (`box` is all of them), a set of one's own, a list such as a deck;
    on which paper, with how many millimetres to be cut off, and as pages, pictures or sheets of a virtual table. `apart`
    asks for backs that tell nothing."""

    things: Annotated[list[Key], Meta(max_length=40)] = []
    toml: Annotated[str, Meta(max_length=64_000)] = ""
    list_text: ListText = ""
    paper: Literal["a4", "letter"] = "a4"
    bleed: Literal[0, 3] = 0
    low_ink: bool = False
    apart: bool = False
    kind: Literal["pdf", "png", "tabletop"] = "pdf"


class TrySentence(Asked):
    """A sentence for the desk; without a box it is tried where it fits."""

    text: SentenceText
    box: Box = ""


class DeskPart(Struct, kw_only=True):
    """A part of a sentence in other words: what it answers, its own words, and what they mean."""

    asks: str
    said: str
    means: str


class DeskNear(Struct, kw_only=True):
    """A text on a shipped card that says something like it."""

    card: str
    label: str
    text: str


class DeskWorth(Struct, kw_only=True):
    """A rough worth between two bounds, and where that is among printed texts."""

    low: float
    value: float
    high: float
    beside: str


class DeskExample(Struct, kw_only=True):
    """A position before and after; what was done, if anybody had to do something, and what the log told."""

    before: AnyView
    after: AnyView
    acts: list[str]
    told: list[str]


class DeskReport(Struct, kw_only=True):
    """What a sentence is read as in a box. With a fault, the rest is about the nearest sentence that is understood; if
    there is none, `text` is empty."""

    box: str
    text: str
    fault: SetFault | None = None
    parts: list[DeskPart] = []
    remarks: list[str] = []
    near: list[DeskNear] = []
    worth: DeskWorth | None = None
    example: DeskExample | None = None


class Measured(Struct, kw_only=True):
    """What plays show a sentence to add to the chance to win, in per cent; `printed` is what they show printed texts of
    that box to add, in order."""

    worth: DeskWorth | None
    printed: list[float]


class CompleteSentence(Asked):
    """The beginning of a sentence in a box."""

    text: SentenceText
    box: Box


class Completed(Struct, kw_only=True):
    """The words that can come next: `typed` is what stands of the first one already."""

    typed: str
    words: list[str]


class AskSeats(Asked):
    """Asks who sits where in a play with these options."""

    options: dict[str, Any] = {}


class SeatPlan(Struct, kw_only=True):
    """Seats of one `team` win together; `role` is what the seat is among them, or ""."""

    team: int
    role: str


class SeatPlans(Struct, kw_only=True):
    """The seats of a play, in order; `brings` says what each may bring to it, such as a deck, or is empty."""

    seats: list[SeatPlan]
    brings: str


class CheckList(Asked):
    """A list of cards, such as a force or a deck, to be checked for a play with these options."""

    text: ListText
    options: dict[str, Any] = {}


class ListEntry(Struct, kw_only=True):
    """Some cards of one name."""

    count: int
    name: str


class ListFaultFacts(Struct, kw_only=True):
    """What is wrong with a list: in which line (0 means the whole of it), by which rule ("" where it cannot be read)."""

    line: int
    rule: str
    words: str


class ListFacts(Struct, kw_only=True):
    """A list that was read: its usual text, what is in it, what it costs and may cost."""

    text: str
    entries: list[ListEntry]
    cost: int
    limit: int
    faults: list[ListFaultFacts]


class RuleFacts(Struct, kw_only=True):
    """A rule; a question that the rules leave open, how it could be read, and the ruling; or an option, with its values
    and how each edition sets it."""

    id: str
    title: str
    text: str
    ruling: str
    group: str
    kind: Literal["rule", "ruling", "option"]
    settings: dict[str, str]


class Rules(Struct, kw_only=True):
    """`chapters` are those of the guide in which the words of a search occur."""

    rules: list[RuleFacts]
    chapters: list[str]


class GuideFacts(Struct, kw_only=True):
    """How a game is played; without chapters where it has no guide. Its words are texts, never HTML."""

    title: str
    chapters: list[Chapter]
    cards: list[CardFacts]


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
    the lesson asks for; `because` tells why one is not allowed. Drop the moves that were not taken. `wanted` are the
    options that the lesson asks for now, `next` is the lesson that follows, or nothing. After the one that is `last` all
    of the usual play was told; those that follow teach other ways to play, by their `options`."""

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
    wanted: list[str]
    next: str
    last: bool
    options: dict[str, Any]
    names: list[str]
    goal: str
    waiting: str
    asked_about: list[AskedAbout]
