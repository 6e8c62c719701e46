"""The log in plain sentences, as one seat may read it. Collection is told segment by segment, so that everybody sees
why they got nothing."""

from pixelhall.core.game import Told
from pixelhall.pixel_pusher import logbook
from pixelhall.pixel_pusher.notation import unpacked
from pixelhall.pixel_pusher.state import Factory, Line
from pixelhall.pixel_pusher.words import COLLECT, COLOUR_NAMES, LETTERS, PHASES, REASONS

# The kind of each line for programs, and the rule that explains it.
KINDS: dict[int, tuple[str, str]] = {
    logbook.SAYS_ROUND: ("round", "PP-1"),
    logbook.SAYS_LEAVES: ("return", "PP-36"),
    logbook.SAYS_ENTERS: ("draw", "PP-35"),
    logbook.SAYS_LAST: ("round", "PP-11"),
    logbook.SAYS_HOLDS: ("reveal", "PP-8"),
    logbook.SAYS_MARKER: ("turn", "PP-6"),
    logbook.SAYS_BEGINS: ("turn", "PP-6"),
    logbook.SAYS_INSTALLS: ("build", "PP-14"),
    logbook.SAYS_TRADES: ("trade", "PP-13"),
    logbook.SAYS_SCRAPS: ("discard", "PP-13"),
    logbook.SAYS_SEGMENT: ("segment", "PP-20"),
    logbook.SAYS_TAKES: ("collect", "PP-18"),
    logbook.SAYS_MISSES: ("miss", "PP-18"),
    logbook.SAYS_MIXES: ("convert", "PP-25"),
    logbook.SAYS_FREE: ("convert", "PP-7"),
    logbook.SAYS_RETURNS: ("return", "PP-29"),
    logbook.SAYS_PAINTS: ("paint", "PP-31"),
    logbook.SAYS_PASSES: ("pass", "PP-34"),
    logbook.SAYS_WINS: ("win", "PP-37"),
    logbook.SAYS_TIE: ("tie", "PP-38"),
    logbook.SAYS_RESIGNS: ("resign", "PP-37"),
    logbook.SAYS_DRAWS: ("draw", "PP-43"),
}


def told(state: Factory) -> int:
    """How many lines there are; everybody reads the same."""
    return 0 if state.log is None else state.log.number


def log(state: Factory, seat: int, since: int = 0) -> list[Told]:
    """The lines from this number on, oldest first."""
    found: list[Told] = []
    line: Line | None = state.log
    while line is not None and line.number > since:
        found.append(Teller(state, seat, line.ints).told())
        line = line.before
    found.reverse()
    return found


class Teller:
    """One line: who, what, how many."""

    def __init__(self, state: Factory, viewer: int, ints: list[int]) -> None:
        self.state = state
        self.viewer = viewer
        self.kind, self.seat, self.a, self.b, self.c = ints

    def told(self) -> Told:
        kind, rule = KINDS[self.kind]
        text = self.text()
        cards = {name: name for name in [self.named()] if name and name in text}
        source, target = self.places()
        return Told(text, kind, self.seat, cards, source, target, self.number(), rule)

    def who(self) -> str:
        if self.seat == self.viewer:
            return "you"
        return "your rival" if self.viewer >= 0 and self.state.seats == 2 else f"player {self.seat + 1}"

    def does(self, verb: str, third: str = "") -> str:
        subject = self.who()
        return f"{subject[:1].upper()}{subject[1:]} {verb if self.seat == self.viewer else third or verb + 's'}"

    def named(self) -> str:
        """The card of the line."""
        if self.kind in (logbook.SAYS_HOLDS, logbook.SAYS_INSTALLS, logbook.SAYS_TRADES, logbook.SAYS_SCRAPS):
            return self.state.book.faces[self.a].name
        return self.state.book.pictures[self.a].name if self.kind == logbook.SAYS_PAINTS else ""

    def places(self) -> tuple[str, str]:
        """From where to where, for lines that move something."""
        match self.kind:
            case logbook.SAYS_INSTALLS:
                return f"{self.seat}:hand", f"{self.seat}:slot{self.b + 1}"
            case logbook.SAYS_TRADES | logbook.SAYS_DRAWS:
                return "bag", f"{self.seat}:pixels"
            case logbook.SAYS_TAKES | logbook.SAYS_MISSES:
                return f"belt{self.a + 1}", f"{self.seat}:slot{self.a + 1}"
            case logbook.SAYS_PAINTS:
                return f"{self.seat}:pixels", f"image{self.state.images.index(self.a) + 1}.{self.b + 1}"
            case logbook.SAYS_LEAVES:
                return "belt6", "bag"
            case logbook.SAYS_ENTERS:
                return "bag", "belt1"
        return "", ""

    def number(self) -> int:
        match self.kind:
            case logbook.SAYS_ROUND | logbook.SAYS_LAST:
                return self.a
            case logbook.SAYS_PAINTS | logbook.SAYS_WINS | logbook.SAYS_TIE:
                return self.c if self.kind == logbook.SAYS_PAINTS else self.b
            case logbook.SAYS_TAKES:
                return len(unpacked(self.b))
        return 0

    def text(self) -> str:
        match self.kind:
            case logbook.SAYS_ROUND:
                return f"Round {self.a} begins."
            case logbook.SAYS_LEAVES:
                return f"The belt moves: {unpacked(self.a) or 'nothing'} goes from segment 6 into the bag."
            case logbook.SAYS_ENTERS:
                return f"{unpacked(self.a) or 'Nothing'} comes onto segment 1."
            case logbook.SAYS_LAST:
                return f"This is the last round: {self.a} machine card{'s' if self.a != 1 else ''} in each stack."
            case logbook.SAYS_HOLDS:
                return f"{self.does('have', 'has')} {self.named()}."
            case logbook.SAYS_MARKER:
                return f"{self.does('begin')} to {PHASES[self.a]}, having the start marker."
            case logbook.SAYS_BEGINS:
                return (
                    f"{self.does('begin')} to {PHASES[self.a]}."
                    if self.a != COLLECT
                    else f"{self.does('collect')} first."
                )
            case logbook.SAYS_INSTALLS:
                return f"{self.does('install')} {self.named()} in slot {self.b + 1}{self.end()}."
            case logbook.SAYS_TRADES:
                return f"{self.does('trade')} {self.named()} for a {COLOUR_NAMES[self.b]} pixel out of the bag."
            case logbook.SAYS_SCRAPS:
                return f"{self.does('discard')} {self.named()}, which fits nowhere."
            case _:
                return self.later()

    def later(self) -> str:
        match self.kind:
            case logbook.SAYS_SEGMENT:
                return f"Segment {self.a + 1} carries {unpacked(self.b) or 'nothing'}."
            case logbook.SAYS_TAKES:
                return f"{self.does('take')} {unpacked(self.b)} with slot {self.a + 1}."
            case logbook.SAYS_MISSES:
                wanted, there = self.c // 100, self.c % 100
                return f"{self.does('take')} nothing with slot {self.a + 1}: it needs {wanted} {COLOUR_NAMES[self.b]}, and {self.are(there)} there."
            case logbook.SAYS_MIXES:
                return f"{self.does('convert')} {self.state.book.parts[self.a].recipes[self.b].words}."
            case logbook.SAYS_FREE:
                return f"{self.does('convert')} {self.state.book.free[self.b].words} without a card."
            case logbook.SAYS_RETURNS:
                return f"{self.does('return')} {unpacked(self.a)}."
            case logbook.SAYS_PAINTS:
                row = self.state.book.pictures[self.a].rows[self.b]
                cells = "".join(letter * row.count(letter) for letter in LETTERS)
                return f"{self.does('paint')} row {self.b + 1} of {self.named()} with {cells} for {self.c} point{'s' if self.c != 1 else ''}."
            case logbook.SAYS_PASSES:
                return f"{self.does('pass', 'passes')}."
            case logbook.SAYS_DRAWS:
                return f"{self.does('draw')} a {COLOUR_NAMES[self.a]} pixel out of the bag with it."
            case logbook.SAYS_WINS:
                return f"{self.does('win')} with {self.b} points: {REASONS[self.a]}."
            case logbook.SAYS_TIE:
                return f"{self.does('share')} the win with {self.b} points."
            case _:
                return f"{self.does('give', 'gives')} up."

    def are(self, n: int) -> str:
        return "none is" if n == 0 else "1 is" if n == 1 else f"{n} are"

    def end(self) -> str:
        face = self.state.book.faces[self.a]
        return f" to {self.state.book.parts[face.parts[self.c]].words[:-1].lower()}" if len(face.parts) > 1 else ""
