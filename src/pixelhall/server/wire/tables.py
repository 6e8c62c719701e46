"""Tables: what they are and how one sits down; clocks; proofs of records."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pixelhall.server.wire.words import (
    MOST_SEATS,
    MOST_SETS,
    Asked,
    DeckText,
    Digest,
    Key,
    Name,
    RecordText,
    SeatNumber,
    SetText,
)

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
    """What the clocks show at `now`. `left` is the time of each seat (null without a clock); those in `running` go
    down."""

    kind: ClockKind
    now: int
    left: list[int | None]
    running: list[int]


# Tables


class NewTable(Asked):
    """Seats in order: "me", "open" (anyone), "link" (whoever has its link), or a machine player's name. Missing ones
    are open."""

    game: Name
    options: dict[str, Any] = {}
    seats: Annotated[list[Name], Meta(max_length=MOST_SEATS)] = []
    clock: ClockKind = NoClock()
    public: bool = True
    takeover: str = ""  # the machine player that takes a leaver's seat; "" for none
    absence: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 3 * 86_400  # seconds without an answer; then others may claim
    swap: bool = True  # whether a rematch moves everybody on by one seat, or by so many that sides stay together
    hints: bool | None = None  # whether hints may be asked for; null: where all others are machine players
    sets: Annotated[
        list[SetText], Meta(max_length=MOST_SETS)
    ] = []  # one's own, each as the text of its file; only where nobody else looks in
    deck: DeckText = ""  # what "me" brings to a play with built decks; nobody else sees it
    part: Digest | None = None  # the seal of what "me" adds to the seed of the first play


class Sit(Asked):
    """Takes a seat: any open one, that one, or the one that the link gives. Where players bring decks, `deck` is one's
    own: nobody else sees it. Whoever sits already brings another one for the next play. `part` is the seal of what this
    seat adds to the seed of the next play."""

    seat: SeatNumber | None = None
    link: Key | None = None
    deck: DeckText = ""
    part: Digest | None = None


class Start(Asked):
    """Starts now, with machine players of this name in the seats that are still free."""

    fill: Name


class Again(Asked):
    """Opens a table like this one, with this machine player in every other seat."""

    rival: Name
    part: Digest | None = None  # the seal of what one adds to the seed


class Link(Asked):
    """Asks for a link to a free seat; an older link to it is void."""

    seat: SeatNumber


class LinkReply(Struct, kw_only=True):
    seat: int
    link: str


class SeatFacts(Struct, kw_only=True):
    """Who sits there. `kind` is open, link, person or machine; `here` tells whether a person is connected. A machine
    player is called by its title. Seats of one `team` win together; `role` is what the seat is among them, or ""."""

    kind: Literal["open", "link", "person", "machine"]
    name: str
    person: str | None
    here: bool
    team: int
    role: str


class PartFacts(Struct, kw_only=True):
    """What a seat adds to a seed: its seal, and what was sealed; "" as long as it is not told, and where the seat never
    told it."""

    seat: int
    seal: str
    value: str


class DealFacts(Struct, kw_only=True):
    """A deal that waits for the parts that seats have sealed: the seal of the hall's own secret, and theirs."""

    commitment: str
    parts: list[PartFacts]


class TableFacts(Struct, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    title: str
    options: dict[str, Any]  # but those that the game keeps secret
    sets: list[str]  # the titles of sets of one's own
    seats: list[SeatFacts]
    host: str  # a person's id
    clock: ClockKind
    public: bool
    takeover: str
    swap: bool
    absence: int  # seconds after which whoever gives no answer can be claimed against, where no clock runs; 0: never
    hints: bool  # whether hints may be asked for
    brings: str  # what a seat may bring, such as a deck, in a sentence; "" where nobody brings anything
    status: Literal[
        "waiting", "playing", "over", "closed", "stopped"
    ]  # stopped: it cannot be played on here; `note` says why
    note: str
    play: int  # the first is 1; 0 before the start
    commitment: str  # the seal of the hall's secret for this play
    dealing: DealFacts | None  # while parts of the seed are waited for
    watching: int
    opened: int
    moved: int


class Tables(Struct, kw_only=True):
    tables: list[TableFacts]


class MyTable(Struct, kw_only=True):
    """A table at which the person who asks has a seat. `asked` are the seats whose answer the play waits for; `yours`
    tells whether that of this person is among them."""

    table: TableFacts
    seat: int
    asked: list[int]
    yours: bool


class MyPlay(Struct, kw_only=True):
    """A play that is over. `record` tells whether it can be replayed; one that began in the middle cannot."""

    table: str
    play: int
    game: str
    title: str
    seat: int
    seats: list[str]  # the names of all players
    result: Literal["won", "lost", "drawn", "over"]  # over: nobody could win it
    reason: str
    ended: int
    record: bool


class MyTables(Struct, kw_only=True):
    """The tables of the person who asks: those that wait for this person first, then those that moved last; and the
    plays that ended last."""

    tables: list[MyTable]
    plays: list[MyPlay]


class MyPlays(Struct, kw_only=True):
    """One page of plays that are over, the latest first; `more` tells whether another page follows."""

    plays: list[MyPlay]
    page: int
    more: bool


class GameBrief(Struct, kw_only=True):
    """A game in short: what it is in one line, how many can play, how many minutes it takes, whether it has lessons; the
    kinds of lists that players write for it (a force, a deck), each with the word for several; and the titles of its
    ready-made bundles of options by their names; GameFacts has the options themselves."""

    name: str
    title: str
    line: str
    players: str
    minutes: str
    lessons: bool
    lists: dict[str, str]
    version: str
    options: dict[str, str]
    presets: dict[str, str]


class PlayerFacts(Struct, kw_only=True):
    """A machine player to sit with: the name to ask for it by, its title, and who it is."""

    name: str
    title: str
    words: str


class Games(Struct, kw_only=True):
    """What can be played here, and against whom: the easiest first. `rival` is who sits opposite if nobody was
    chosen."""

    games: list[GameBrief]
    players: list[PlayerFacts]
    rival: str
    version: str


class HallFacts(Struct, kw_only=True):
    """The key with which this hall signs records, and whether players add to the seeds of deals."""

    key: str
    shared_deals: bool


# Records


class Verify(Asked):
    record: RecordText


class Verdict(Struct, kw_only=True):
    """Whether a record is true in every line; if not, the line where it departs (0 for the whole of it). `attested` tells
    whether this hall has signed it: then it was played here by those who are named, and ended as it says."""

    true: bool
    line: int
    words: str
    attested: bool
