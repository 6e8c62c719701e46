"""What effects leave behind in a play, each with its end."""

from typing import Any

from mypy_extensions import i64

from pixelhall.core.machine import Event

Card = i64


class Lasting:
    """Something an effect left behind: a modifier, a trigger or a shield, with its end. Never changed once made."""

    def __init__(
        self,
        kind: i64,
        index: i64,
        seat: i64,
        card: Card,
        end: i64,
        when: i64,
        targets: list[Card],
        things: list[list[int]],
        numbers: list[int],
        event: Event,
        stamp: i64,
    ) -> None:
        self.kind = kind
        self.index = index  # of the modifier or trigger in the book
        self.seat = seat
        self.card = card
        self.end = end
        self.when = when  # what the end needs: a turn, waves left, a row
        self.targets = targets
        self.things = things
        self.numbers = numbers
        self.event = event
        self.stamp = stamp

    def ints(self) -> list[object]:
        return [
            self.kind,
            self.index,
            self.seat,
            self.card,
            self.end,
            self.when,
            self.targets,
            self.things,
            self.numbers,
            self.event.ints(),
            self.stamp,
        ]

    def later(self, when: i64) -> "Lasting":
        """The same with another number that its end needs."""
        return self.copy(when, self.things, self.numbers)

    def about(self, things: list[list[int]]) -> "Lasting":
        """The same with other things bound."""
        return self.copy(self.when, things, self.numbers)

    def with_numbers(self, numbers: list[int]) -> "Lasting":
        return self.copy(self.when, self.things, numbers)

    def copy(self, when: i64, things: list[list[int]], numbers: list[int]) -> "Lasting":
        return Lasting(
            self.kind,
            self.index,
            self.seat,
            self.card,
            self.end,
            when,
            self.targets,
            things,
            numbers,
            self.event,
            self.stamp,
        )


def read_lasting(d: list[Any]) -> Lasting:
    return Lasting(
        d[0], d[1], d[2], d[3], d[4], d[5], list(d[6]), [list(t) for t in d[7]], list(d[8]), Event(*d[9]), d[10]
    )
