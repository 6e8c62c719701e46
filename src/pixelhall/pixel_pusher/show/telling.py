"""The log in plain sentences, as one seat may read it. Collection is told segment by segment, so that everybody sees
why they got nothing."""

from pixelhall.core import telling
from pixelhall.core.game import Told
from pixelhall.core.log_lines import lines
from pixelhall.core.telling import Row
from pixelhall.pixel_pusher.change.logbook import SAYS_BEGINS, SAYS_FINISHES, SAYS_MARKER
from pixelhall.pixel_pusher.numbers import colour, phase, reason
from pixelhall.pixel_pusher.show.log_table import COLLECTS, COLLECTS_MARKED, FINISHES_PLAIN, LINES
from pixelhall.pixel_pusher.show.notation import unpack_letters
from pixelhall.pixel_pusher.state.state import Factory


def log(state: Factory, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
    """The lines from this number on, oldest first."""
    tellers = (Teller(state, seat, names, line.ints) for line in lines(state.log, since))
    return [teller.tell(teller.row()) for teller in tellers]


class Teller(telling.Teller):
    """One line: who, what, how many."""

    def __init__(self, state: Factory, viewer: int, names: list[str] | None, ints: list[int]) -> None:
        self.kind, seat, self.a, self.b, self.c = ints
        super().__init__(viewer, state.seats, names, {"seat": seat, "a": self.a, "b": self.b, "c": self.c})
        self.state = state
        self.book = state.book

    def row(self) -> Row:
        if self.kind in (SAYS_BEGINS, SAYS_MARKER) and self.a == phase.COLLECT:
            return COLLECTS if self.kind == SAYS_BEGINS else COLLECTS_MARKED
        if self.kind == SAYS_FINISHES and self.b == 0:
            return FINISHES_PLAIN
        return LINES[self.kind]

    def name(self, name: str) -> str:
        self.cards[name] = name
        return name

    # Fields of the sentences.

    def card(self, _: str) -> str:
        return self.name(self.book.faces[self.a].name)

    def image(self, _: str) -> str:
        return self.name(self.book.pictures[self.a].name)

    def image_number(self, _: str) -> str:
        """Where the image lies."""
        return str(self.state.images.index(self.a) + 1)

    def nth(self, number: str) -> str:
        """Slots, segments and rows are counted from 1."""
        return str(self.numbers[number] + 1)

    def pixels(self, number: str) -> str:
        return unpack_letters(self.numbers[number]) or "nothing"

    def pixel_count(self, _: str) -> str:
        return str(len(unpack_letters(self.b)))

    def colour(self, number: str) -> str:
        return colour.WORDS[self.numbers[number]]

    def phase(self, _: str) -> str:
        return phase.WORDS[self.a]

    def holding(self, _: str) -> str:
        """The ability card by which somebody begins; lines of earlier plays do not say it."""
        return f", having {self.name(self.book.faces[self.b].name)}" if self.b >= 0 else ""

    def reason(self, _: str) -> str:
        return reason.WORDS[self.a]

    def end(self, _: str) -> str:
        """Which end of a card that has two works in the machine."""
        face = self.book.faces[self.a]
        return f" to {self.book.parts[face.parts[self.c]].words[:-1].lower()}" if len(face.parts) > 1 else ""

    def need(self, _: str) -> str:
        return str(self.c // 100)

    def there(self, _: str) -> str:
        n = self.c % 100
        return "none is" if n == 0 else "1 is" if n == 1 else f"{n} are"

    def recipe(self, _: str) -> str:
        return self.book.parts[self.a].recipes[self.b].words

    def free(self, _: str) -> str:
        return self.book.free[self.b].words

    def cells(self, _: str) -> str:
        """The colours of a scanline, sorted."""
        row = self.book.pictures[self.a].rows[self.b]
        return "".join(letter * row.count(letter) for letter in colour.LETTERS)
