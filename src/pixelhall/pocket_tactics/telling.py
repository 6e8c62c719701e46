"""The log in plain sentences. Dice are told as they fall, and the tally says which pair decided."""

from pixelhall.core.game import Told
from pixelhall.pocket_tactics import logbook as says
from pixelhall.pocket_tactics.board import tile_name
from pixelhall.pocket_tactics.state import Line, Skirmish
from pixelhall.pocket_tactics.words import DAYLIGHT, REASONS, STATS, SUMMONS

# The kind of each line for programs, and the rule that explains it.
KINDS: dict[int, tuple[str, str]] = {
    says.SAYS_FORCE: ("recruit", "PK-10"),
    says.SAYS_ADDS: ("recruit", "PK-10"),
    says.SAYS_TILE: ("build", "PK-2"),
    says.SAYS_CENTRE: ("build", "PK-5"),
    says.SAYS_HOME: ("build", "PK-5"),
    says.SAYS_DRAWS: ("draw", "PK-3"),
    says.SAYS_LAYS: ("build", "PK-4"),
    says.SAYS_ROLLS_OFF: ("roll", "PK-7"),
    says.SAYS_FIRST: ("turn", "PK-9"),
    says.SAYS_SETTLES: ("build", "PK-6"),
    says.SAYS_PLACES: ("recruit", "PK-8"),
    says.SAYS_TURN: ("turn", "PK-12"),
    says.SAYS_MOVES: ("move", "PK-18"),
    says.SAYS_ASSAULTS: ("attack", "PK-24"),
    says.SAYS_DEPLOYS: ("recruit", "PK-34"),
    says.SAYS_RETURNS: ("return", "PK-35"),
    says.SAYS_SUMMONS: ("cast", "PK-42"),
    says.SAYS_SPECIAL: ("ability", "PK-45"),
    says.SAYS_ROLL: ("roll", "PK-24"),
    says.SAYS_BUMP: ("roll", "PK-25"),
    says.SAYS_REROLL: ("roll", "PK-26"),
    says.SAYS_AGAIN: ("roll", "PK-55"),
    says.SAYS_GUARD: ("roll", "PK-55"),
    says.SAYS_FORCED: ("roll", "PK-26"),
    says.SAYS_PASS: ("pass", "PK-25"),
    says.SAYS_TALLY: ("damage", "PK-28"),
    says.SAYS_TEST: ("roll", "PK-37"),
    says.SAYS_FALLS: ("fall", "PK-30"),
    says.SAYS_SAFE: ("other", "PK-28"),
    says.SAYS_SCATTER: ("roll", "PK-49"),
    says.SAYS_SWAPS: ("move", "PK-47"),
    says.SAYS_TRADES: ("ability", "PK-55"),
    says.SAYS_TURNS_BACK: ("move", "PK-22"),
    says.SAYS_STOPS: ("move", "PK-37"),
    says.SAYS_SHIFTS: ("ability", "PK-52"),
    says.SAYS_PUSHED: ("ability", "PK-39"),
    says.SAYS_TAKES_BACK: ("return", "PK-46"),
    says.SAYS_REVIVES: ("revive", "PK-54"),
    says.SAYS_SURVIVES: ("other", "PK-53"),
    says.SAYS_DAYLIGHT: ("ability", "PK-41"),
    says.SAYS_CONTROL: ("status", "PK-13"),
    says.SAYS_OUT: ("fall", "PK-14"),
    says.SAYS_WINS: ("win", "PK-16"),
    says.SAYS_TIE: ("tie", "PK-15"),
    says.SAYS_RESIGNS: ("resign", "PK-14"),
    says.SAYS_SUMMONED: ("recruit", "PK-42"),
    says.SAYS_BACKFIRES: ("cast", "PK-43"),
    says.SAYS_PROPOSES: ("build", "PK-5"),
    says.SAYS_REFUSES: ("build", "PK-5"),
    says.SAYS_LOST_CONTROL: ("status", "PK-13"),
    says.SAYS_MISSES: ("other", "PK-49"),
    says.SAYS_DISPELLED: ("cast", "PK-42"),
    says.SAYS_FOLLOWS: ("move", "PK-48"),
}
# Which number of a line is the tile that it is about.
WHERE = {
    says.SAYS_LAYS: 1,
    says.SAYS_SETTLES: 1,
    says.SAYS_PLACES: 1,
    says.SAYS_MOVES: 2,
    says.SAYS_DEPLOYS: 1,
    says.SAYS_RETURNS: 1,
    says.SAYS_FALLS: 1,
    says.SAYS_TURNS_BACK: 1,
    says.SAYS_STOPS: 1,
    says.SAYS_REVIVES: 1,
    says.SAYS_CONTROL: 1,
    says.SAYS_LOST_CONTROL: 1,
    says.SAYS_SUMMONED: 1,
    says.SAYS_SUMMONS: 2,
    says.SAYS_PUSHED: 2,
    says.SAYS_SHIFTS: 3,
}
FROM = {says.SAYS_MOVES: 1, says.SAYS_ASSAULTS: 2, says.SAYS_SHIFTS: 2}
NO_UNIT = (
    says.SAYS_FORCE,
    says.SAYS_TILE,
    says.SAYS_CENTRE,
    says.SAYS_HOME,
    says.SAYS_DRAWS,
    says.SAYS_LAYS,
    says.SAYS_ROLLS_OFF,
    says.SAYS_FIRST,
    says.SAYS_SETTLES,
    says.SAYS_TURN,
    says.SAYS_PASS,
    says.SAYS_CONTROL,
    says.SAYS_LOST_CONTROL,
    says.SAYS_OUT,
    says.SAYS_WINS,
    says.SAYS_TIE,
    says.SAYS_RESIGNS,
    says.SAYS_PROPOSES,
    says.SAYS_REFUSES,
)


def log(state: Skirmish, seat: int, since: int = 0) -> list[Told]:
    """The lines from this number on, oldest first; everybody may read all of them."""
    found: list[Told] = []
    line = state.log
    while line is not None and line.number > max(0, since):
        found.append(Teller(state, seat, line.ints).told())
        line = line.before
    found.reverse()
    return found


def sentence(state: Skirmish, viewer: int, line: Line) -> str:
    """What a line tells a viewer; worked out once, and kept with the line."""
    if line.texts is None:
        line.texts = {}
    if viewer not in line.texts:
        line.texts[viewer] = Teller(state, viewer, line.ints).sentence()
    return line.texts[viewer]


class Teller:
    """One line: who, what, to whom."""

    def __init__(self, state: Skirmish, viewer: int, ints: list[int]) -> None:
        self.state = state
        self.viewer = viewer
        self.kind, self.seat, *self.rest = ints

    def told(self) -> Told:
        text = self.sentence()
        kind, rule = KINDS[self.kind]
        source, target = (self.place(where) for where in (FROM, WHERE))
        if self.kind == says.SAYS_ASSAULTS:
            target = ""
        return Told(text, kind, self.seat, self.cards(text), source, target, self.number(), rule)

    def place(self, where: dict[int, int]) -> str:
        at = self.rest[where[self.kind]] if self.kind in where else -1
        return tile_name(self.state, at) if at >= 0 else ""

    def number(self) -> int:
        if self.kind == says.SAYS_ROLL:
            return self.rest[1]
        return self.rest[0] if self.kind == says.SAYS_TURN else 0

    def cards(self, text: str) -> dict[str, str]:
        """The units in the sentence."""
        if self.kind in NO_UNIT:
            return {}
        units = [self.rest[0]]
        if self.kind == says.SAYS_TALLY:
            units.append(self.dice_and_more()[1][0])
        elif self.kind in (
            says.SAYS_ASSAULTS,
            says.SAYS_SAFE,
            says.SAYS_SWAPS,
            says.SAYS_PUSHED,
            says.SAYS_SUMMONS,
            says.SAYS_BACKFIRES,
        ):
            units.append(self.rest[1])
        names = [self.state.card(unit).name for unit in units if unit >= 0]
        return {name: name for name in names if name in text}

    def dice_and_more(self) -> tuple[list[int], list[int]]:
        """The dice of a line, and what follows them."""
        n = self.rest[1]
        return self.rest[2 : 2 + n], self.rest[2 + n :]

    def who(self, seat: int) -> str:
        if seat == self.viewer:
            return "you"
        return "your rival" if self.viewer >= 0 and self.state.seats == 2 else f"player {seat + 1}"

    def whose(self, seat: int) -> str:
        return "your" if seat == self.viewer else self.who(seat) + "'s"

    def does(self, verb: str, third: str = "") -> str:
        subject = self.who(self.seat)
        return f"{subject[:1].upper()}{subject[1:]} {verb if self.seat == self.viewer else third or verb + 's'}"

    def unit(self, at: int) -> str:
        """A unit by name, and whose it is."""
        unit = self.rest[at]
        return f"{self.whose(self.state.owner[unit])} {self.state.card(unit).name}"

    def subject(self, at: int) -> str:
        words = self.unit(at)
        return words[:1].upper() + words[1:]

    def terrain(self, at: int) -> str:
        return self.state.book.terrains[self.rest[at]].name

    def tile(self, at: int) -> str:
        return tile_name(self.state, self.rest[at])

    def sentence(self) -> str:
        for family in (self.of_setup, self.of_actions, self.of_dice, self.of_events):
            told = family()
            if told:
                return told
        raise AssertionError(f"a line of the log that nobody can tell: {self.kind}")

    def of_setup(self) -> str:
        match self.kind:
            case says.SAYS_FORCE:
                return f"{self.does('lead')} the {self.state.book.factions[self.rest[0]].name}."
            case says.SAYS_ADDS:
                return f"{self.does('add')} {self.state.card(self.rest[0]).name} to the force."
            case says.SAYS_TILE:
                return f"{self.does('put')} a {self.terrain(0)} tile into the bag."
            case says.SAYS_CENTRE:
                return f"The central feature is a {self.terrain(0)}."
            case says.SAYS_PROPOSES:
                return f"{self.does('propose')} {self.terrain(0)} as the central feature."
            case says.SAYS_REFUSES:
                return f"{self.does('refuse')}, so chance decides."
            case says.SAYS_HOME:
                return f"{self.does('bring')} a {self.terrain(0)}."
            case says.SAYS_DRAWS:
                first = f"The first tile out of the bag is {self.terrain(0)}."
                return f"{self.does('draw')} {self.terrain(0)} from the bag." if self.seat >= 0 else first
            case says.SAYS_LAYS:
                return (
                    f"{self.does('lay')} it at {self.tile(1)}."
                    if self.seat >= 0
                    else f"It lies at {self.tile(1)}, in the centre."
                )
            case says.SAYS_ROLLS_OFF:
                return f"The roll-off: {', '.join(f'{self.who(seat)} {die}' for seat, die in enumerate(self.dice_and_more()[0]))}."
            case says.SAYS_FIRST:
                return f"{self.does('set')} up first, and so {'begin' if self.seat == self.viewer else 'begins'} last."
            case says.SAYS_SETTLES:
                return f"{self.whose(self.seat).capitalize()} {self.terrain(0)} is at {self.tile(1)}."
            case says.SAYS_PLACES:
                return f"{self.does('place')} {self.state.card(self.rest[0]).name} at {self.tile(1)}."
        return ""

    def of_actions(self) -> str:
        match self.kind:
            case says.SAYS_TURN:
                return f"Turn {self.rest[0]}: {self.who(self.seat)}."
            case says.SAYS_MOVES:
                return f"{self.subject(0)} moves from {self.tile(1)} to {self.tile(2)}."
            case says.SAYS_ASSAULTS:
                how = ("assaults", "assaults from a distance", "hits")[self.rest[3]]
                return f"{self.subject(0)} ({self.tile(2)}) {how} {self.unit(1)}."
            case says.SAYS_DEPLOYS:
                return f"{self.does('deploy')} {self.state.card(self.rest[0]).name} at {self.tile(1)}."
            case says.SAYS_RETURNS:
                return f"{self.subject(0)} returns from {self.tile(1)} to the reserves."
            case says.SAYS_SUMMONS:
                return f"{self.subject(1)} tries to summon {self.state.card(self.rest[0]).name} to {self.tile(2)}."
            case says.SAYS_SUMMONED:
                return f"{self.state.card(self.rest[0]).name} appears at {self.tile(1)}."
            case says.SAYS_DISPELLED:
                return f"{self.state.card(self.rest[0]).name} does not come."
            case says.SAYS_BACKFIRES:
                return f"The summoning backfires: {self.state.card(self.rest[0]).name} turns on {self.unit(1)}."
            case says.SAYS_SPECIAL:
                against = f" against {self.unit(1)}" if self.rest[1] >= 0 else ""
                return f"{self.subject(0)} uses its special action{against}."
            case says.SAYS_SHIFTS:
                return f"{self.subject(0)} moves the {self.terrain(1)} from {self.tile(2)} to {self.tile(3)}."
            case says.SAYS_PUSHED:
                return f"{self.subject(0)} pushes {self.unit(1)} to {self.tile(2)}."
            case says.SAYS_FOLLOWS:
                return f"{self.subject(0)} follows."
        return ""

    def of_dice(self) -> str:
        match self.kind:
            case says.SAYS_ROLL:
                return self.roll()
            case says.SAYS_AGAIN:
                dice, more = self.dice_and_more()
                return f"{self.subject(0)} rolls {STATS[more[0]]} again: {shown(dice)}."
            case says.SAYS_GUARD:
                return f"{self.subject(0)} turns an OFF {self.rest[1]} into a DEF die."
            case says.SAYS_BUMP:
                return f"{self.does('bump')} {STATS[self.rest[1]]} {self.rest[2]} to {self.rest[3]}."
            case says.SAYS_REROLL:
                return f"{self.does('re-roll')} {STATS[self.rest[1]]} {self.rest[2]}: {self.rest[3]}."
            case says.SAYS_FORCED:
                return f"{self.does('have', 'has')} {STATS[self.rest[1]]} {self.rest[2]} of {self.unit(0)} rolled again: {self.rest[3]}."
            case says.SAYS_PASS:
                return f"{self.does('pass', 'passes')}."
            case says.SAYS_TALLY:
                return self.tally()
            case says.SAYS_TEST:
                verdict = "passed" if self.rest[3] else "failed"
                return f"{self.subject(0)} tests against {self.rest[1]}: best die {self.rest[2]}, {verdict}."
            case says.SAYS_SCATTER:
                below = self.rest[1] < self.rest[2]
                return f"{self.subject(0)} aims with a {self.rest[1]}: {'the shot scatters' if below else 'on target'}."
            case says.SAYS_MISSES:
                return "Nobody stands where it falls."
        return ""

    def roll(self) -> str:
        off, more = self.dice_and_more()
        defence = more[1 : 1 + more[0]]
        parts = [f"{stat} {shown(dice)}" for stat, dice in (("OFF", off), ("DEF", defence)) if dice]
        who = self.subject(0) + " rolls" if self.rest[0] >= 0 else self.does("roll")
        return f"{who} {', '.join(parts)}."

    def tally(self) -> str:
        """Which pair decided: "6 beats 4"."""
        off, (target, won, high, low, kind) = self.dice_and_more()
        if won:
            pair = f"{high} beats {low}" if low else f"{high} meets no die"
        else:
            pair = f"{high} does not beat {low}" if high else "every pair is even"
        if kind == SUMMONS:
            return f"OFF {shown(off)}: {pair}, the summoning {'succeeds' if won else 'fails'}."
        name = f"{self.whose(self.state.owner[target])} {self.state.card(target).name}" if target >= 0 else "it"
        by = "daylight" if kind == DAYLIGHT else f"{self.whose(self.seat)} OFF"
        return f"{by[:1].upper()}{by[1:]} {shown(off)}: {pair}, {name} {'is defeated' if won else 'is safe'}."

    def of_events(self) -> str:
        match self.kind:
            case says.SAYS_FALLS:
                return f"{self.subject(0)} ({self.tile(1)}) is captured by {self.who(self.rest[2])}."
            case says.SAYS_SAFE:
                return "Both stand."
            case says.SAYS_SWAPS:
                return f"{self.subject(0)} takes the place of {self.unit(1)}."
            case says.SAYS_TRADES:
                return f"{self.subject(0)} takes a +{self.rest[1]} OFF bump for -1 on its highest DEF die."
            case says.SAYS_TURNS_BACK:
                return f"{self.subject(0)} turns back before {self.tile(1)}."
            case says.SAYS_STOPS:
                return f"{self.subject(0)} stops at {self.tile(1)}."
            case says.SAYS_TAKES_BACK:
                return f"{self.does('take')} {self.state.card(self.rest[0]).name} back to the reserves."
            case says.SAYS_REVIVES:
                return f"{self.does('place')} {self.state.card(self.rest[0]).name} at {self.tile(1)}."
            case says.SAYS_SURVIVES:
                return f"{self.subject(0)} survives."
            case says.SAYS_DAYLIGHT:
                return f"{self.subject(0)} must stand the daylight."
            case says.SAYS_CONTROL:
                return f"{self.does('control')} the {self.terrain(0)} at {self.tile(1)}."
            case says.SAYS_LOST_CONTROL:
                return f"{self.does('control')} the {self.terrain(0)} at {self.tile(1)} no more."
            case says.SAYS_OUT:
                return f"{self.does('are', 'is')} out."
            case says.SAYS_WINS:
                return f"{self.does('win')} by {REASONS[self.rest[0]]}."
            case says.SAYS_TIE:
                return f"The play is a draw: {REASONS[self.rest[0]]}."
            case says.SAYS_RESIGNS:
                return f"{self.does('resign')}."
        return ""


def shown(dice: list[int]) -> str:
    return " ".join(str(die) for die in dice) or "-"
