"""A table: who sits where, what is offered, and the plays played at it. It is made of its entries alone, so that
reading them again makes the same table."""

import json
from itertools import count
from typing import Any, Literal

from pixelhall.core import texts as contents
from pixelhall.core.deals import Deal, Part
from pixelhall.core.errors import BadOption, PixelhallError
from pixelhall.core.game import NOBODY, Game, Seat
from pixelhall.core.seating import rotations
from pixelhall.core.texts import Texts
from pixelhall.players import title_of
from pixelhall.server import wire
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry
from pixelhall.server.tables.opening import decode_opening, middle, options_of, rules
from pixelhall.server.tables.play import Play

Status = Literal["waiting", "playing", "over", "closed", "stopped"]
Kind = Literal["open", "link", "person", "machine"]


class Chair:
    """One seat: free for all, free for a link, a person's, or a machine player's."""

    def __init__(self, kind: Kind = "open", name: str = "", person: str = "", link: str = "", player: str = "") -> None:
        self.kind: Kind = kind
        self.name = name
        self.person = person
        self.link = link  # the digest of the link that gives this seat
        self.player = player  # by which name the machine player is made
        self.brought = ""  # a deck, as text: it goes with the chair when seats move on
        self.part: Part | None = None  # what it adds to the seed of the next play

    @property
    def free(self) -> bool:
        return self.kind in ("open", "link")


class Table:
    """The state of a table after some entries. `stopped` says why it cannot be played on here, if that is so."""

    def __init__(self, first: Entry, texts: Texts | None = None) -> None:
        """An older table plays with the content of then, which is in `texts` if it is another now."""
        assert first.kind == entries.OPEN, "a table begins with its opening"
        self.id = first.table
        self.host = first.person
        self.opened = first.at
        self.opening = decode_opening(first.text, texts)
        self.game: Game[Any] = rules(self.opening.game)
        self.options = options_of(self.game, self.opening)
        self.chairs = [Chair() for _ in range(self.opening.seats)]
        self.play: Play | None = None
        self.plays: list[Play] = []  # all of them, the last is the one at hand
        self.sitters: list[list[str]] = []  # of each play: which persons sat there when it began
        self.draw: Seat | None = None
        self.draw_answers: set[Seat] = set()
        self.draw_ply = 0  # of the offer
        self.undo: Seat | None = None
        self.undo_ply = 0  # of the request
        self.undo_kept = 0
        self.undo_reasons: list[str] = []
        self.undo_answers: set[Seat] = set()
        self.rematch: set[Seat] = set()
        self.seating: tuple[list[int], list[str]] | None = None  # sides and roles before the first play
        self.asks_for: str | None = None  # what a seat may bring, worked out once
        self.secret = ""  # of the hall, for the next play, while parts of its seed are waited for
        self.closed = False
        self.stopped = ""
        self.n = 1  # entries so far: the ply
        self.at = first.at
        if texts is not None and self.opening.sources:
            self.take_up(texts)

    def take_up(self, texts: Texts) -> None:
        """Looks for the content that the table began with, whatever is shipped by now."""
        sources = self.opening.sources
        self.options = contents.with_kept_texts(self.game, self.options, sources, texts)
        try:
            state = self.game.new(self.options, 0)
        except PixelhallError as fault:
            secret = self.game.shown(self.options) != self.options
            self.stopped = "its options cannot be played here" + ("" if secret else f": {fault}")
            return
        for name, digest in sources.items():
            if not contents.plays(self.game, state, name, digest, texts):
                self.stopped = f'the text of "{name}" with which it began (hash {digest[:16]}…) was not kept here'

    @property
    def status(self) -> Status:
        if self.stopped:
            return "stopped"
        if self.closed:
            return "closed"
        if self.play is None:
            return "waiting"
        return "over" if self.play.over else "playing"

    @property
    def live(self) -> bool:
        return self.status in ("waiting", "playing")

    def seat_of(self, person: str) -> Seat:
        """The seat that belongs to a person, or NOBODY."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.person == person:
                return seat
        return NOBODY

    def teams_and_roles(self) -> tuple[list[int], list[str]]:
        """The side and the role of each seat: of the play at hand, or of one that would begin now."""
        if self.play is not None:
            return self.game.teams(self.play.state), self.game.roles(self.play.state)
        if self.stopped:
            return list(range(len(self.chairs))), [""] * len(self.chairs)
        if self.seating is None:
            state = self.game.new(self.options, 0)
            self.seating = self.game.teams(state), self.game.roles(state)
        return self.seating

    @property
    def brings(self) -> str:
        """What a seat may bring to the next play, in a sentence."""
        if self.stopped:
            return ""
        if self.asks_for is None:
            brought = self.game.brings(self.options)
            self.asks_for = "" if brought is None else brought.words
        return self.asks_for

    def persons(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: as the host wished, else where there is nobody whom it could wrong."""
        if self.opening.hints is not None:
            return self.opening.hints
        return sum(chair.kind != "machine" for chair in self.chairs) == 1

    def claims(self) -> dict[Seat, int]:
        """From when on the others may claim against each person whose answer is waited for."""
        if self.status != "playing" or self.play is None or not self.opening.absence:
            return {}
        if not isinstance(self.opening.clock, wire.NoClock) or len(self.persons()) < 2:
            return {}
        asked = self.play.clock.since
        return {seat: asked[seat] + 1000 * self.opening.absence for seat in self.persons() if seat in asked}

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def players(self) -> list[str]:
        """Who plays: whoever has the seat now, or had it when the play began."""
        began = self.names() if self.play is None else self.play.names
        return [chair.name or name for chair, name in zip(self.chairs, began)]

    def played(self, number: int) -> list[str]:
        """Who played one of the plays, seat by seat: persons by their id, machine players by their name."""
        return [person or name for person, name in zip(self.sitters[number], self.plays[number].names)]

    def unlike(self, name: str, seat: Seat) -> str:
        """The name for a seat; with a number where another has it already."""
        others = [chair.name for other, chair in enumerate(self.chairs) if other != seat]
        return name if name not in others else next(f"{name} {n}" for n in count(2) if f"{name} {n}" not in others)

    def asked(self) -> list[Seat]:
        return sorted(self.play.open) if self.play is not None else []

    # The fold: each entry changes the table in its own way.

    def take(self, entry: Entry, ready: Any = None) -> None:
        """The table after this entry too. `ready` is a state that somebody has worked out already."""
        assert entry.n == self.n, f"entry {entry.n} comes after {self.n - 1}"
        self.n += 1
        self.at = entry.at
        if not self.stopped:
            self.change(entry, ready)

    def change(self, entry: Entry, ready: Any) -> None:
        match entry.kind:
            case entries.SIT:
                self.chairs[entry.seat] = Chair("person", self.unlike(entry.text, entry.seat), entry.person)
            case entries.BRING:
                self.chairs[entry.seat].brought = entry.text
            case entries.RISE:
                self.chairs[entry.seat] = Chair()
                self.rematch.discard(entry.seat)
                self.forget_deal()
            case entries.PART:
                self.chairs[entry.seat].part = Part(entry.text)
            case entries.DEAL:
                self.secret = entry.text
            case entries.REVEAL:
                part = self.chairs[entry.seat].part
                assert part is not None, "a part is sealed before it is revealed"
                self.chairs[entry.seat].part = Part(part.seal, bytes.fromhex(entry.text))
            case entries.LINK:
                self.chairs[entry.seat] = Chair("link", link=entry.text)
            case entries.MACHINE:
                self.chairs[entry.seat] = Chair(
                    "machine", self.unlike(title_of(entry.text), entry.seat), player=entry.text
                )
                self.forget_offers()
            case entries.START:
                self.start(entry)
            case entries.CLOSE:
                self.closed = True
            case entries.REMATCH:
                self.rematch.add(entry.seat)
            case _:
                assert self.play is not None, "this happens only in a play"
                self.in_play(self.play, entry, ready)

    def in_play(self, play: Play, entry: Entry, ready: Any) -> None:
        match entry.kind:
            case entries.ACT:
                play.act(entry.seat, entry.text, entry.n, entry.at, ready)
                self.forget_offers()
            case entries.RESIGN | entries.FLAG:
                play.resign(entry.seat, "time" if entry.kind == entries.FLAG else "resignation", entry.n, entry.at)
                self.forget_offers()
            case entries.OFFER:
                self.draw, self.draw_answers, self.draw_ply = entry.seat, {entry.seat}, entry.n
            case entries.AGREE:
                self.agree(play, entry)
            case entries.DECLINE:
                self.draw, self.draw_answers = None, set()
            case entries.ASK_UNDO:
                asked = json.loads(entry.text)
                self.undo, self.undo_kept, self.undo_reasons = entry.seat, asked["kept"], asked["reasons"]
                self.undo_answers, self.undo_ply = {entry.seat}, entry.n
            case entries.ALLOW_UNDO:
                self.undo_answers.add(entry.seat)
            case entries.REFUSE_UNDO:
                self.forget_undo()
            case entries.UNDO:
                play.rewind(int(entry.text), entry.n, entry.at, ready)
                self.forget_offers()
            case entries.WOKE:
                play.clock.forgive(int(entry.text))
            case _:
                raise AssertionError(f'there is no entry "{entry.kind}"')

    def start(self, entry: Entry) -> None:
        """A play begins; after the first, everybody has moved on: by one seat, or by as many as keep sides together."""
        if self.play is not None and self.opening.swap:
            by = next(iter(rotations(self.game.teams(self.play.state))[1:]), 0)
            self.chairs = self.chairs[-by:] + self.chairs[:-by]
        self.rematch = set()
        self.forget_offers()
        opening = self.opening
        self.play = Play(
            self.game,
            self.options_brought(),
            self.deal(entry.text),
            opening.clock,
            self.names(),
            entry.n,
            entry.at,
            self.begin if opening.in_the_middle else None,
        )
        self.forget_parts()
        self.plays.append(self.play)
        self.sitters.append([chair.person for chair in self.chairs])

    def deal(self, secret: str) -> Deal:
        """The next deal, with the parts that the seats have sealed for it."""
        parts = {seat: chair.part for seat, chair in enumerate(self.chairs) if chair.part is not None}
        return Deal(bytes.fromhex(secret), parts if self.secret else {})

    def forget_deal(self) -> None:
        """Somebody left while a deal was made: what was revealed for it serves no other."""
        if self.secret:
            self.forget_parts()

    def forget_parts(self) -> None:
        self.secret = ""
        for chair in self.chairs:
            chair.part = None

    def read_sets(self) -> None:
        """Reads the cards of the next play, so that they are at hand when it begins."""
        if not self.opening.in_the_middle:
            self.game.new(self.options_brought(), 0)

    def options_brought(self) -> dict[str, Any]:
        """The options of the next play, with what those who sit here bring."""
        options = self.options
        for seat, chair in enumerate(self.chairs):
            if chair.brought and not self.opening.in_the_middle:
                options = self.game.brought(options, seat, chair.brought)
        return options

    def begin(self, seed: bytes) -> Any:
        """A position to go on from, as far as the seat can know it; the seed deals the rest."""
        true = middle(self.game, self.options, self.opening)
        return self.game.guess(true, self.opening.seat, int.from_bytes(seed[:7]))

    def agree(self, play: Play, entry: Entry) -> None:
        self.draw_answers.add(entry.seat)
        if self.draw_answers >= set(self.persons()):
            play.agree(entry.at)
            self.forget_offers()

    def forget_offers(self) -> None:
        self.draw, self.draw_answers = None, set()
        self.forget_undo()

    def forget_undo(self) -> None:
        self.undo, self.undo_kept, self.undo_reasons, self.undo_answers = None, 0, [], set()


UNPLAYABLE = (  # what entries of another version, or spoiled ones, can lead to
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    PixelhallError,
    TypeError,
    ValueError,
)


def restore_table(log: list[Entry], texts: Texts) -> Table:
    """The table that these entries make. If one of them cannot be played here (another version of the rules), it stops
    there; if not even its opening can be read, that is a BadOption."""
    try:
        table = Table(log[0], texts)
    except UNPLAYABLE as fault:  # of msgspec, too: they are ValueErrors
        raise BadOption(f"the opening of this table cannot be read here: {fault}") from fault
    for entry in log[1:]:
        try:
            table.take(entry)
        except UNPLAYABLE as fault:
            table.stopped = f"entry {entry.n} cannot be played with the rules here: {fault}"
    return table
