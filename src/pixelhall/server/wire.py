"""Every message that crosses the network, as types: the one source for checking, for /api/openapi.json and for the client's TypeScript.

A socket of a table: the client says `hello` first, then whatever it does; the hall answers each change with a whole `view` for that seat,
and a deed that was not done with `refused`. Seats count from 0; -1 is nobody. Times are milliseconds; `at` since 1970.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_SEATS = 8
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Words = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
MOST_SETS = 3
SetText = Annotated[str, Meta(min_length=1, max_length=64_000)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whatever a client sends."""


# People


class Guest(Asked):
    """A name is all it takes."""

    name: Name


class Account(Asked):
    """Makes the guest who asks an account that can be entered from anywhere."""

    name: Name
    password: Password


class LogIn(Asked):
    name: Name
    password: Password


class NewPassword(Asked):
    old: Password
    new: Password


class Revoke(Asked):
    """Ends one session of the person who asks; without an id, all but this one."""

    id: Key | None = None


class Nothing(Asked):
    """A request that needs no more words."""


class Person(Struct, kw_only=True):
    id: str
    name: str
    account: bool


class Me(Struct, kw_only=True):
    """Who asks; nobody before a name was given."""

    person: Person | None


class Session(Struct, kw_only=True):
    id: str
    at: int
    seen: int
    agent: str
    this: bool


class Sessions(Struct, kw_only=True):
    sessions: list[Session]


# Clocks


class NoClock(Struct, kw_only=True, frozen=True, tag="none", forbid_unknown_fields=True):
    """Nobody is hurried."""


class MoveClock(Struct, kw_only=True, frozen=True, tag="move", forbid_unknown_fields=True):
    """So long for each answer."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class FischerClock(Struct, kw_only=True, frozen=True, tag="fischer", forbid_unknown_fields=True):
    """So long for the whole play, and a little more after each answer."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, kw_only=True, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for each answer, by the calendar: this clock does not stand still while the hall is closed."""

    days: Annotated[int, Meta(ge=1, le=60)]


ClockKind = NoClock | MoveClock | FischerClock | DaysClock


class ClockFace(Struct, kw_only=True):
    """What the clocks show at `now`. `left` is the time of each seat (null without a clock); those in `running` go down."""

    kind: ClockKind
    now: int
    left: list[int | None]
    running: list[int]


# Tables


class NewTable(Asked):
    """Seats in order: "me", "open" (anyone), "link" (whoever has its link), or a machine player's name. Missing ones are open."""

    game: Name
    options: dict[str, Any] = {}
    seats: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    clock: ClockKind = NoClock()
    public: bool = True
    takeover: str = ""  # the machine player that takes a leaver's seat; "" for none
    swap: bool = True  # whether a rematch moves everybody on by one seat
    sets: Annotated[list[SetText], Meta(max_length=MOST_SETS)] = []  # one's own, each as the text of its file; only where nobody else looks in


class Sit(Asked):
    """Takes a seat: any open one, that one, or the one that the link gives."""

    seat: SeatNumber | None = None
    link: Key | None = None


class Start(Asked):
    """Starts now, with machine players of this name in the seats that are still free."""

    fill: Name


class Link(Asked):
    """Asks for a link to a free seat; an older link to it is void."""

    seat: SeatNumber


class LinkReply(Struct, kw_only=True):
    seat: int
    link: str


class SeatFacts(Struct, kw_only=True):
    """Who sits there. `kind` is open, link, person or machine; `here` tells whether a person is connected."""

    kind: Literal["open", "link", "person", "machine"]
    name: str
    person: str | None
    here: bool


class TableFacts(Struct, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    sets: list[str]  # the titles of sets of one's own
    seats: list[SeatFacts]
    host: str  # a person's id
    clock: ClockKind
    public: bool
    takeover: str
    swap: bool
    status: Literal["waiting", "playing", "over", "closed", "stopped"]  # stopped: it cannot be played on here; `note` says why
    note: str
    play: int  # the first is 1; 0 before the start
    commitment: str  # the hash of the secret seed of this play
    watching: int
    opened: int
    moved: int


class Tables(Struct, kw_only=True):
    tables: list[TableFacts]


class GameBrief(Struct, kw_only=True):
    name: str
    title: str
    version: str
    options: dict[str, str]


class Games(Struct, kw_only=True):
    """What can be played here, and against whom."""

    games: list[GameBrief]
    players: list[str]
    version: str


# What a game tells of itself


class OptionFacts(Struct, kw_only=True):
    """An option: one of `values` (choice), a number from `low` to `high` or one of the values, a flag, a text, or a list."""

    name: str
    kind: Literal["choice", "number", "flag", "text", "list"]
    values: list[Any]
    default: Any
    words: str
    low: int
    high: int


class GameFacts(Struct, kw_only=True):
    """All about a game but its cards and rules. `presets` are bundles of options by name, such as editions; `sets` those that are shipped;
    `keywords` says what words mean; `lessons` tells whether there are any."""

    name: str
    title: str
    version: str
    options: list[OptionFacts]
    presets: dict[str, dict[str, Any]]
    sets: list[str]
    keywords: dict[str, str]
    players: list[str]
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


RecordText = Annotated[str, Meta(max_length=500_000)]


class Verify(Asked):
    record: RecordText


class Verdict(Struct, kw_only=True):
    """Whether a record is true in every line; if not, the line where it departs (0 for the whole of it)."""

    true: bool
    line: int
    words: str


class NewReplay(Asked):
    record: RecordText


class PlayOn(Asked):
    """Takes a seat where a replay stands; a machine player of this name takes the others."""

    seat: SeatNumber
    rival: Name


class MoveFacts(Struct, kw_only=True):
    seat: int
    text: str


class Problem(Struct, kw_only=True):
    """Why a request was not done."""

    error: str
    rule: str = ""


class Done(Struct, kw_only=True):
    done: bool = True


# A table's socket: what the client says


class Said(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Whatever a client says at a table."""


class Hello(Said, tag="hello"):
    """The first word: the last `seq` seen and how many lines of the log are known, both 0 for a newcomer."""

    seq: Count = 0
    log: Count = 0


class Act(Said, tag="act"):
    """An option in its written form, chosen from the view with this ply."""

    ply: Count
    text: Words


class Resign(Said, tag="resign"):
    ply: Count


class OfferDraw(Said, tag="offer_draw"):
    ply: Count


class AnswerDraw(Said, tag="answer_draw"):
    ply: Count
    yes: bool


class Undo(Said, tag="undo"):
    """Takes the last choice back: at once if nobody learned anything by it, else the others are asked."""

    ply: Count


class AnswerUndo(Said, tag="answer_undo"):
    ply: Count
    yes: bool


class Rematch(Said, tag="rematch"):
    """Wishes to play again; it begins when all persons at the table do."""


class Leave(Said, tag="leave"):
    """Gives the seat up: before the start and after the end it is free again; during play a machine takes it, or it is a resignation."""


class Why(Said, tag="why"):
    """Asks why something is not allowed."""

    text: Words


class Describe(Said, tag="describe"):
    """Asks for all that may be known of a thing on the table, with where each number comes from."""

    words: Words


class Preview(Said, tag="preview"):
    """Asks what an option would do, as far as this seat can know."""

    ply: Count
    text: Words


class Ping(Said, tag="ping"):
    at: Count = 0


ToTable = Hello | Act | Resign | OfferDraw | AnswerDraw | Undo | AnswerUndo | Rematch | Leave | Why | Describe | Preview | Ping


# A table's socket: what the hall says


class Told(Struct, kw_only=True, tag_field="type"):
    """Whatever the hall says at a table or in the lobby."""


class Question(Struct, kw_only=True):
    """What your seat is asked, and everything it can answer."""

    prompt: str
    options: list[str]


class LogLine(Struct, kw_only=True):
    """A line of the log. `kind` is one word (draw, attack, damage, …); `cards` gives for words of the sentence the card that they name;
    `source` and `target` are a seat and a place there, such as 0:v1 or 1:hand; `rule` is the rule that explains it."""

    text: str
    kind: str
    seat: int
    cards: dict[str, str]
    source: str
    target: str
    n: int
    rule: str


class Log(Struct, kw_only=True):
    """Lines of the log from number `start` on (0 is the first): forget what you have from there, then add these."""

    start: int
    lines: list[LogLine]


class Offers(Struct, kw_only=True):
    """What waits for an answer: who offers a draw, who asks to take back (with the reasons why that needs consent), who wants a rematch."""

    draw: int | None
    draw_answers: list[int]
    undo: int | None
    undo_answers: list[int]
    undo_reasons: list[str]
    rematch: list[int]


class Outcome(Struct, kw_only=True):
    """How a play ended: `how` is rules, resignation, time or agreement; the seed proves every draw of it."""

    scores: list[float]
    winners: list[int]
    reason: str
    how: Literal["rules", "resignation", "time", "agreement"]
    seed: str


class View(Told, tag="view"):
    """All that a seat may know now. `ply` counts whatever changed the table and never repeats; a deed says on which one it rests."""

    seq: int
    ply: int
    seat: int
    view: dict[str, Any] | None  # the game's own; null before the first start
    asked: list[int]
    question: Question | None
    log: Log
    clock: ClockFace
    offers: Offers
    outcome: Outcome | None
    table: TableFacts


class Refused(Told, tag="refused"):
    """Nothing was changed. `what` is the type of the message refused."""

    what: str
    kind: Literal["stale", "not_yours", "not_an_option", "malformed", "too_large", "too_fast", "not_now", "fault"]
    reason: str
    rule: str


class Because(Told, tag="because"):
    """Why something is not allowed; no rule and no sentence if it is."""

    text: str
    rule: str
    reason: str


class Described(Told, tag="described"):
    words: str
    lines: list[str]


class Previewed(Told, tag="previewed"):
    """What the log would say. Not `sure`: chance or hidden things decide, or something would be revealed."""

    ply: int
    text: str
    lines: list[str]
    sure: bool


class Pong(Told, tag="pong"):
    at: int
    now: int


FromTable = View | Refused | Because | Described | Previewed | Pong


# Replays


class ReplayFacts(Struct, kw_only=True):
    """A record that was proved true. Step 0 is the start; step n is after n moves."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    seats: list[str]
    steps: int
    moves: list[MoveFacts]
    outcome: Outcome | None


class Replayed(Struct, kw_only=True):
    """A position of a replay as a seat saw it; -1 is a spectator, -2 sees everything."""

    step: int
    seat: int
    view: dict[str, Any]
    asked: list[int]
    question: Question | None
    log: Log


# Lessons


class LessonBrief(Struct, kw_only=True):
    id: str
    title: str
    words: str


class Lessons(Struct, kw_only=True):
    lessons: list[LessonBrief]


class Follow(Asked):
    """All moves of the learner so far; and, if wished, a text to be explained (`why`) or a thing to be described where they lead."""

    moves: Annotated[list[Words], Meta(max_length=100)] = []
    why: Words = ""
    describe: Words = ""


class Reason(Struct, kw_only=True):
    """Why something is not allowed: a rule, and a sentence; both empty if it is."""

    rule: str
    reason: str


class LessonAt(Struct, kw_only=True):
    """Where the moves lead. `taken` of them were done; `astray` means that the one after these is allowed, but not what the lesson asks for;
    `because` tells why one is not allowed. Drop the moves that were not taken. `next` is the lesson that follows, or nothing."""

    id: str
    title: str
    step: int
    steps: int
    say: str
    view: dict[str, Any]
    question: Question | None
    log: Log
    done: bool
    taken: int
    astray: bool
    because: Reason | None
    described: list[str]
    next: str


# The lobby's socket: it only listens


class Lobby(Told, tag="lobby"):
    """Tables that are new or changed, and those to forget. `whole` means: forget all others."""

    whole: bool
    tables: list[TableFacts]
    gone: list[str]


# Codes with which the hall closes a socket.
NO_PERSON = 4001  # no session, or it was ended
NO_TABLE = 4004
TOO_SLOW = 4008  # come back and say hello
TOO_FAST = 4029
GOING = 1012  # the hall restarts: come back
