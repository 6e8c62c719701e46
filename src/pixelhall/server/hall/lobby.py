"""The list of tables, live: those that are public and wait, are played at, or ended a moment ago."""

from typing import TYPE_CHECKING, Protocol

from pixelhall.server import wire

if TYPE_CHECKING:
    from pixelhall.server.hall.room import Room

MOST = 300  # tables shown


class Listener(Protocol):
    def wake(self) -> None:
        """The list has changed."""


class Lobby:
    """Each change has a number, so that a listener is told only what it has not heard."""

    def __init__(self) -> None:
        self.number = 1
        self.shown: dict[str, tuple[int, wire.TableFacts]] = {}
        self.gone: dict[str, int] = {}
        self.forgotten = 0  # tables that were gone before this number are not listed any more
        self.listeners: set[Listener] = set()

    def look_at(self, room: "Room") -> None:
        facts = room.facts()
        facts.moved = facts.opened  # a move is no news for the lobby
        known = self.shown.get(facts.id)
        if not facts.public or facts.status in ("closed", "stopped"):
            self.forget(room)
        elif known is None or known[1] != facts:
            self.number += 1
            self.shown[facts.id] = (self.number, facts)
            self.gone.pop(facts.id, None)
            self.wake()

    def forget(self, room: "Room") -> None:
        if self.shown.pop(room.table.id, None) is not None:
            self.number += 1
            self.gone[room.table.id] = self.number
            if len(self.gone) > MOST:
                self.forgotten = self.gone.pop(next(iter(self.gone)))
            self.wake()

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def tables(self) -> list[wire.TableFacts]:
        """The newest changes first."""
        return [facts for _, facts in sorted(self.shown.values(), key=lambda known: -known[0])[:MOST]]

    def news(self, heard: int) -> wire.Lobby:
        """What changed since number `heard`; the whole list for a listener that has heard nothing, or too little."""
        if heard == 0 or heard < self.forgotten:
            return wire.Lobby(whole=True, tables=self.tables(), gone=[])
        changed = [facts for number, facts in self.shown.values() if number > heard]
        return wire.Lobby(
            whole=False, tables=changed[:MOST], gone=[table for table, number in self.gone.items() if number > heard]
        )
