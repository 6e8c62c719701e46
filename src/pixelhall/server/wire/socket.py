"""A table's socket and the lobby's."""

from typing import Any, Literal

from msgspec import Struct

from pixelhall.core.kinds import Kind
from pixelhall.core.values import QuestionKind
from pixelhall.core.view_types import AnyView
from pixelhall.server.wire.tables import ClockFace, PartFacts, TableFacts
from pixelhall.server.wire.words import Count, Digest, Words

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


class Claim(Said, tag="claim"):
    """Ends the waiting for those who have given no answer for so long that the table lets the others claim: their time
    is over."""

    ply: Count


class Rematch(Said, tag="rematch"):
    """Wishes to play again; it begins when all persons at the table do. `part` is the seal of what this seat adds to the
    seed."""

    part: Digest | None = None


class Part(Said, tag="part"):
    """Seals what this seat adds to the seed of the next play, if it has not done so."""

    part: Digest


class Reveal(Said, tag="reveal"):
    """Tells what this seat has sealed, once the table says `dealing`: 32 bytes in hexadecimal digits."""

    part: Digest


class Leave(Said, tag="leave"):
    """Gives the seat up: before the start and after the end it is free again; during play a machine takes it, or it is
    a resignation."""


class Why(Said, tag="why"):
    """Asks why something is not allowed."""

    text: Words


class Describe(Said, tag="describe"):
    """Asks for all that may be known of a thing on the table, with where each number comes from."""

    words: Words


class Position(Said, tag="position"):
    """Asks for the position as text, which `pixelhall scenario -` lays out again."""


class Preview(Said, tag="preview"):
    """Asks what an option would do, as far as this seat can know."""

    ply: Count
    text: Words


class Hint(Said, tag="hint"):
    """Asks what a strong player would answer in this seat, where the table allows it."""

    ply: Count


StandingDecline = Literal["no", "until_turn", "always"]
StandingReply = Literal["ask", "use", "never"]


class SetStanding(Said, tag="standing"):
    """Sets answers beforehand, at any time of a play: whether everything that can be declined is declined ("until_turn":
    until this seat is asked for its next act), and how a Trap or another reaction is used, by the name of its card:
    "use" whenever it fits, "never", or "ask". What is left out stays as it is. The hall answers with `standing`."""

    decline: StandingDecline | None = None
    replies: dict[Words, StandingReply] = {}


class Ping(Said, tag="ping"):
    at: Count = 0


ToTable = (
    Hello
    | Act
    | Resign
    | OfferDraw
    | AnswerDraw
    | Undo
    | AnswerUndo
    | Claim
    | Rematch
    | Part
    | Reveal
    | Leave
    | Why
    | Describe
    | Position
    | Preview
    | Hint
    | SetStanding
    | Ping
)


# A table's socket: what the hall says


class Told(Struct, kw_only=True, tag_field="type"):
    """Whatever the hall says at a table or in the lobby."""


class MoveFacts(Struct, kw_only=True):
    """Who did something, or may do it, in its written form."""

    seat: int
    text: str


class Option(Struct, kw_only=True, omit_defaults=True):
    """One answer: `text` is sent back, `words` say it to people, `way` are the places to point at, in order (0:hand3,
    0:v1; docs/developers.md has their grammar), `idle` means that nothing is done by it, `deed` is the kind of thing
    that is done (attack, shot, move, switch, spell, recruit, clear), `cost` how many actions it takes where that is not
    one, and `warning` why to think twice: such an option is asked for again, whatever the person likes. What is usual is
    left out."""

    text: str
    words: str
    way: list[str] = []
    idle: bool = False
    deed: str = ""
    cost: int = 1
    warning: str = ""


class Asks(Struct, kw_only=True, omit_defaults=True):
    """The card that asks: its name as the board shows it, the printed name of its card, where it is (0:v1; nothing for
    one that is nowhere), and the sentence of it that is being resolved."""

    name: str
    text: str
    card: str = ""
    place: str = ""


class About(Struct, kw_only=True, omit_defaults=True):
    """What a question is about: the card that asks, and what has happened or is declared that can be answered, in the
    words of the log."""

    asks: Asks | None = None
    because: str = ""


class Question(Struct, kw_only=True):
    """What your seat is asked, and everything it can answer. `act` says that its next act is asked for, not a detail of
    something under way; `kind` is that of `asked_about`."""

    prompt: str
    act: bool
    kind: QuestionKind
    about: About
    options: list[Option]


class AskedAbout(Struct, kw_only=True):
    """Who is asked, and what kind of question it is; everybody may know it."""

    seat: int
    kind: QuestionKind


class StandingThing(Struct, kw_only=True):
    """Something of your seat that may answer what others do, such as a Trap: its card, where it is, what it says, and
    the answer that was set for it."""

    card: str
    place: str
    text: str
    reply: StandingReply


class Standing(Struct, kw_only=True):
    """The answers that your seat has set beforehand; nobody else is told of them."""

    decline: StandingDecline
    things: list[StandingThing]


class LogLine(Struct, kw_only=True):
    """A line of the log. `cards` gives for words of the sentence the card
    that they name; `source` and `target` are a seat and a place there, such as 0:v1 or 1:hand; `rule` is the rule that
    explains it."""

    text: str
    kind: Kind
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
    """What waits for an answer: who offers a draw, who asks to take back (with the reasons why that needs consent), who
    wants a rematch; and from when on the others may claim against those who give no answer."""

    draw: int | None
    draw_answers: list[int]
    undo: int | None
    undo_answers: list[int]
    undo_reasons: list[str]
    rematch: list[int]
    claim: int | None


class Outcome(Struct, kw_only=True):
    """How a play ended. Several winners share the win, unless it is `drawn`: then all seats are named; a play that nobody
    can win, such as a draft, has no winners. `how` is rules, resignation, time or agreement; the seed, which is the
    hall's secret, and the `parts` that seats added to it prove every draw. `when` says when it ended ("in the Rear wave
    of round 4") and `deed` tells the deed that decided it, line by line, as this seat reads it; both may be empty.
    `spoils` is what this seat takes home."""

    scores: list[float]
    winners: list[int]
    drawn: bool
    reason: str
    how: Literal["rules", "resignation", "time", "agreement"]
    when: str
    deed: list[str]
    seed: str
    parts: list[PartFacts]
    spoils: dict[str, Any]


class Match(Struct, kw_only=True):
    """The plays that those who play now have finished at this table, the one at hand included: how many each seat's
    player has won, and how many were drawn."""

    wins: list[int]
    drawn: int


class View(Told, tag="view"):
    """All that a seat may know now. `ply` counts whatever changed the table and never repeats; a deed says on which one
    it rests."""

    seq: int
    ply: int
    seat: int
    view: AnyView | None  # the game's own; null before the first start
    question: Question | None
    log: Log
    clock: ClockFace
    offers: Offers
    outcome: Outcome | None
    match: Match | None  # null while a play goes on
    table: TableFacts
    goal: str  # how your seat wins now, in a sentence; for spectators, how one wins
    waiting: str  # whom everybody waits for and what they do; nothing while only your seat is asked
    asked_about: list[AskedAbout]
    standing: Standing | None  # null for spectators, and while nothing is played


class LogPage(Told, tag="log"):
    """Older lines of the log, for a client that lacks many; more of them, or the view, come next."""

    log: Log


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


class Positioned(Told, tag="positioned"):
    """The position as text. While the play goes on, what your seat cannot know is guessed in it."""

    ply: int
    text: str


class Previewed(Told, tag="previewed"):
    """What the log would say. Not `sure`: chance or hidden things decide, or something would be revealed."""

    ply: int
    text: str
    lines: list[str]
    sure: bool


class Advice(Struct, kw_only=True):
    """An option, with the share of wins that is expected of it (0 to 1), what speaks for it, and how play may go on."""

    text: str
    share: float
    reasons: list[str]
    line: list[MoveFacts]


class Hinted(Told, tag="hinted"):
    """The best options of the question in the view with this ply, best first, from what your seat knows."""

    ply: int
    best: list[Advice]


class Thinking(Told, tag="thinking"):
    """A machine player thinks: how much of its time for this answer is spent (0 to 1); or it `waits`, because all
    workers of the hall think for others. Nothing that was seen has changed."""

    seat: int
    share: float
    waits: bool = False


class StandingSet(Told, tag="standing"):
    """The answers of your seat as they are set now. Sent to your seat alone, whenever they change between two views."""

    standing: Standing


class Pong(Told, tag="pong"):
    at: int
    now: int


FromTable = (
    View | LogPage | Refused | Because | Described | Positioned | Previewed | Hinted | Thinking | StandingSet | Pong
)


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
