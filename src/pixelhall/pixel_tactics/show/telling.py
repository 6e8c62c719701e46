"""The log in plain sentences, as one seat may read it."""

from typing import Final

from pixelhall.core import telling
from pixelhall.core.game import EVERYBODY, Told
from pixelhall.core.telling import Row, plural
from pixelhall.pixel_tactics.change.cards import CHECK
from pixelhall.pixel_tactics.change.logbook import (
    SAYS_GAINS,
    SAYS_LOOKS,
    SAYS_OVER,
    SAYS_PUT,
    SAYS_SAME_LEADER,
    SAYS_TROPHY,
    SAYS_WINS,
)
from pixelhall.pixel_tactics.numbers import by, event, grid, verb, zone
from pixelhall.pixel_tactics.show.log_table import DRAWN, HANDS, LINES, LOSES, SAW, SEVERAL_CHOSE
from pixelhall.pixel_tactics.show.notation import slot
from pixelhall.pixel_tactics.state.lines import Line
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts.reasons import reasons

PILES: Final = ("deck", "hand", "discard pile", "Reserve", "trophies", "cards out of the battle")
ACTS: Final = {
    verb.ATTACK: "attack",
    verb.RECRUIT: "Recruit",
    verb.MOVE: "Move",
    verb.ORDER: "Order",
    verb.OPERATE: "Operation",
    verb.SPELL: "Spell",
    verb.SPRING: "Trap",
}

OF_A_SIDE: Final = (SAYS_WINS, SAYS_OVER, SAYS_TROPHY)  # lines about all who win together


def count_lines(state: Duel, seat: int) -> int:
    """How many lines this seat may read."""
    return (0 if state.log is None else state.log.number) + sum(
        own.beyond for own in readers(state, seat) if own is not None
    )


def log(state: Duel, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
    """The lines that this seat (or -1, a spectator; or -2, everybody) may read, oldest first, from this number on."""
    found: list[Told] = []
    own, public = readers(state, seat), state.log
    for _ in range(count_lines(state, seat) - max(0, since)):
        number = 0 if public is None else public.number
        reader = newest(own, number, False)
        if reader < 0:
            line, public = line_for(public), line_for(public).before
            reader = newest(own, number, True)
        if reader >= 0:
            line = line_for(own[reader])
            own[reader] = line.before
        teller = Teller(state, seat, names, line.ints, reader if seat == EVERYBODY else seat)
        found.append(teller.tell(teller.row()))
    found.reverse()
    return found


def newest(own: list[Line | None], number: int, drawn: bool) -> int:
    """Whose own line stands at this number of the public log: one that tells a card drawn, or any other; -1 for
    nobody's."""
    for reader, line in enumerate(own):
        if line is not None and line.number == number and (line.ints[0] == event.DRAW_LINE) == drawn:
            return reader
    return -1


def line_for(line: Line | None) -> Line:
    assert line is not None, "a log has as many lines as it counts"
    return line


def readers(state: Duel, seat: int) -> list[Line | None]:
    """The last line of each seat's own that is read here."""
    return list(state.private) if seat == EVERYBODY else [state.private[seat]] if seat >= 0 else []


class Teller(telling.Teller):
    """One line: who, what, to whom."""

    def __init__(self, state: Duel, viewer: int, names: list[str] | None, ints: list[int], reader: int) -> None:
        self.kind, seat, self.face, self.second, self.n, self.how, place = ints
        super().__init__(viewer, state.seats, names, {"seat": seat, "n": self.n, "how": self.how, "place": place})
        self.state = state
        if self.kind in OF_A_SIDE and place >= 0:
            self.party = [seat for seat in range(state.seats) if place >> seat & 1]
        self.reading = reader  # whose own line it is

    def row(self) -> Row:
        """The row of the line; a few kinds say something else now and then."""
        if self.kind == SAYS_LOOKS and self.face >= 0:
            return SAW
        if self.kind == SAYS_GAINS and self.n <= 0:
            return LOSES
        if self.kind == SAYS_PUT and self.how == 2:
            return HANDS
        if self.kind == SAYS_SAME_LEADER and self.seats > 2:
            return SEVERAL_CHOSE
        return DRAWN if self.kind == SAYS_OVER and self.seat < 0 else LINES[self.kind]

    def name(self, face: int) -> str:
        """What a card is called: as a Leader, by its title."""
        if face < 0:
            return "a card"
        printed = self.state.book.faces[face // 2]
        name = printed.title if face % 2 else printed.name
        self.cards[name] = printed.name
        return name

    # Fields of the sentences.

    def card(self, _: str) -> str:
        return self.name(self.face)

    def other(self, _: str) -> str:
        return self.name(self.second)

    def called(self, number: str) -> str:
        """A card by its name alone: nobody has it in hand."""
        return self.name(2 * self.numbers[number])

    def reader(self, _: str) -> str:
        return self.name_of(self.reading)

    def own(self, _: str) -> str:
        return "your" if self.reading == self.viewer else "the"

    def at(self, number: str) -> str:
        """A slot in words: your v1."""
        place = self.numbers[number]
        return f"{self.possessive(place // grid.SLOTS)} {slot(place)}"

    def slot(self, number: str) -> str:
        """A slot for programs: 0:v1."""
        place = self.numbers[number]
        return f"{place // grid.SLOTS}:{slot(place)}" if place >= 0 else ""

    def spot(self, _: str) -> str:
        """A slot of the seat that the line is about; with more than two, also of another."""
        place = self.numbers["place"]
        return slot(place) if self.seats == 2 or place // grid.SLOTS == self.seat else self.at("place")

    def played(self, _: str) -> str:
        """Recruited by an action, a card comes out of the hand."""
        return f"{self.seat}:hand" if self.how == 1 else ""

    def row_of(self, number: str) -> str:
        return grid.ROWS[self.numbers[number]]

    def calm(self, _: str) -> str:
        return " (ceasefire)" if self.how else ""

    def reason(self, _: str) -> str:
        return reasons(self.state.book)[self.how]

    def reach(self, _: str) -> str:
        return "Melee" if self.how == by.MELEE else "Ranged"

    def check(self, _: str) -> str:
        return " at the casualty check" if self.how == CHECK else ""

    def act(self, _: str) -> str:
        return ACTS[self.how]

    def status(self, _: str) -> str:
        return self.state.book.statuses[self.n]

    def counters(self, _: str) -> str:
        return f"{plural(self.n, self.state.book.counters[self.how] + ' counter')} {'on' if self.n > 0 else 'off'}"

    def hold(self, _: str) -> str:
        return f"now lies on {self.name(self.face)}" if self.face >= 0 else "takes hold"

    def left(self, number: str) -> str:
        return "is left" if self.numbers[number] == 1 else "are left"

    def deck(self, _: str) -> str:
        return "" if self.how == self.seat else f" from {self.possessive(self.how)} deck"

    def top(self, _: str) -> str:
        return f"the top {self.n} cards of " if self.n else ""

    def pile(self, number: str) -> str:
        return PILES[self.numbers[number]]

    def end(self, _: str) -> str:
        return " bottom" if self.how and self.n == zone.DECK else ""

    def skipping(self, _: str) -> str:
        return f" for {self.n} gold" if self.n else ""

    def earning(self, _: str) -> str:
        return f" and {self.verb('gain')} {self.how} gold" if self.how else ""

    def coin(self, _: str) -> str:
        return "heads" if self.n else "tails"

    def dice(self, _: str) -> str:
        return "a die" if self.how == 1 else f"{self.how} dice"

    def text(self, _: str) -> str:
        return self.state.book.texts[self.n]
