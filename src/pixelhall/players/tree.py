"""What a search remembers: for every answer at every moment it has met, how often it was tried and what came of it.

A moment is known by the answers that led to it, not by the position: the positions behind it differ in what is hidden
and in what chance brings, and one moment stands for all of them. So an option is tried only in positions that offer it,
and counted against those alone. Where several seats answer at once each has a table of its own at the same moment, so
that nobody's choice leans on a sealed one.
"""

from math import exp, sqrt
from typing import Final

from pixelhall.core.game import Action, Seat

CURIOSITY: Final = 0.9  # how much an untried option draws, against one that has proved well
SHARPNESS: Final = 0.045  # a lead of so much at first sight makes an option e times as likely to be looked at
TRUST: Final = 1.0  # the first impression counts for so many trials …
WEIGHED: Final = 4.0  # … and for so many where the game has weighed all that may come of the option


class Edge:
    """One option of a seat at a moment, and what came of it for that seat."""

    def __init__(self, action: Action, impression: float, trust: float = TRUST) -> None:
        self.action = action
        self.impression = impression  # its worth at first sight
        self.trust = trust  # the trials that it counts for
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None  # the moment after it, where nobody else answered at the same time

    def worth(self) -> float:
        return (self.impression * self.trust + self.total) / (self.trust + self.visits)


class Table:
    """The options of one seat at one moment, as far as they have been met."""

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.visits = 0


class Node:
    """A moment: what each asked seat may answer, and the moments that follow."""

    def __init__(self) -> None:
        self.visits = 0
        self.tables: dict[Seat, Table] = {}
        self.joint: dict[tuple[Action, ...], Node] = {}  # after answers of several seats at once

    def table(self, seat: Seat) -> Table:
        found = self.tables.get(seat)
        if found is None:
            found = Table()
            self.tables[seat] = found
        return found

    def after(self, chosen: list[Edge]) -> "Node":
        if len(chosen) == 1:
            edge = chosen[0]
            if edge.node is None:
                edge.node = Node()
            return edge.node
        key = tuple([edge.action for edge in chosen])
        found = self.joint.get(key)
        if found is None:
            found = Node()
            self.joint[key] = found
        return found


def promising(edges: list[Edge], visits: int, first: int = 0) -> Edge:
    """The option to try next: good so far, good at first sight, or seldom tried. Of equal ones it is the next from
    `first` on."""
    best = edges[0].impression
    for edge in edges:
        if edge.impression > best:
            best = edge.impression
    weights = [exp((edge.impression - best) / SHARPNESS) for edge in edges]
    urge = CURIOSITY * sqrt(visits + 1.0) / sum(weights)
    chosen = edges[first]
    most = -1.0
    for at in range(len(edges)):
        i = (first + at) % len(edges)
        edge = edges[i]
        score = edge.worth() + urge * weights[i] / (1 + edge.visits)
        if score > most:
            most = score
            chosen = edge
    return chosen
