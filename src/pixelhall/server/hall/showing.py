"""What goes out to the connections of a table, encoded once for all who may know the same. A view costs what is new:
its body is made once for a seat, and an old log goes out in pages that are made once, too."""

from typing import TYPE_CHECKING, cast

import msgspec

from pixelhall.core.game import Seat
from pixelhall.server import wire
from pixelhall.server.store.entries import now
from pixelhall.server.tables import views

if TYPE_CHECKING:
    from pixelhall.server.hall.room import Room

ENCODER = msgspec.json.Encoder()
AGE = 250  # milliseconds after which a view is made again, because its clocks have moved on
PAGE = 250  # lines of a log that a view brings at most; what is older comes in pages
HERE = cast(wire.Log, msgspec.Raw(b"\0"))  # where the log goes into the body: no JSON has this byte


class Shown:
    """An encoded message, and how many lines of the log the client has after it; `seq` is 0 for a page of the log."""

    def __init__(self, seq: int, heard: int, data: bytes) -> None:
        self.seq = seq
        self.heard = heard
        self.data = data


class Body:
    """The view of a seat without its log, and those lines of the log that somebody has asked for, from `start` on."""

    def __init__(self, room: "Room", seat: Seat) -> None:
        self.seq, self.at = room.seq, now()
        self.total = views.count_lines(room.table.play, seat)
        self.start = self.total
        self.lines: list[bytes] = []
        view = views.view(room.table, seat, HERE, room.facts(), room.seq, self.at, room.standing.facts(seat))
        self.head, self.tail = ENCODER.encode(view).split(b"\0")

    def is_stale(self, room: "Room") -> bool:
        return self.seq != room.seq or now() - self.at > AGE

    def with_log(self, room: "Room", seat: Seat, since: int) -> bytes:
        if since < self.start:
            self.lines = [ENCODER.encode(line) for line in views.log(room.table, seat, since).lines]
            self.start = since
        return self.head + encoded_log(since, self.lines[since - self.start :]) + self.tail


class Showing:
    """All that is encoded of one table now."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.bodies: dict[Seat, Body] = {}
        self.pages: dict[tuple[Seat, int], bytes] = {}  # by the seat and the first line

    def forget_views(self, seat: Seat | None = None) -> None:
        """Something has changed, for all or for one seat."""
        if seat is None:
            self.bodies.clear()
        else:
            self.bodies.pop(seat, None)

    def forget_log(self) -> None:
        """Lines that were told are gone, or the players have other names."""
        self.pages.clear()

    def next_of(self, seat: Seat, heard: int) -> Shown:
        """What a client with so many lines of the log is sent next: a page if it lacks many, else the view."""
        body = self.bodies.get(seat)
        if body is None or body.is_stale(self.room):
            body = self.bodies[seat] = Body(self.room, seat)
        heard = min(heard, body.total)
        if body.total - heard > PAGE:
            first = heard // PAGE * PAGE
            return Shown(0, first + PAGE, self.page(seat, first, body.total))
        return Shown(body.seq, body.total, body.with_log(self.room, seat, heard))

    def page(self, seat: Seat, first: int, total: int) -> bytes:
        if (seat, first) not in self.pages:
            lines = views.log(self.room.table, seat, first).lines  # it costs what comes after, so all of it is kept
            for start in range(first, total - PAGE + 1, PAGE):
                told = [ENCODER.encode(line) for line in lines[start - first : start - first + PAGE]]
                self.pages[seat, start] = b'{"type":"log","log":' + encoded_log(start, told) + b"}"
        return self.pages[seat, first]


def encoded_log(start: int, lines: list[bytes]) -> bytes:
    """A wire.Log."""
    return b'{"start":%d,"lines":[%b]}' % (start, b",".join(lines))
