"""The log in plain sentences. Dice are told as they fall, and the tally says which pair decided."""

from pixelhall.core import telling
from pixelhall.core.game import Told
from pixelhall.core.log_lines import Line, lines
from pixelhall.core.telling import Row
from pixelhall.pocket_tactics.numbers import contest_kind, reason, stat
from pixelhall.pocket_tactics.show import notation
from pixelhall.pocket_tactics.show.log_table import FIRST, LINES
from pixelhall.pocket_tactics.state.board import tile_name
from pixelhall.pocket_tactics.state.state import Skirmish


def log(state: Skirmish, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
    """The lines from this number on, oldest first; everybody may read all of them."""
    tellers = (Teller(state, seat, names, line.ints) for line in lines(state.log, since))
    return [teller.tell(teller.row()) for teller in tellers]


def sentence(state: Skirmish, viewer: int, line: Line) -> str:
    """What a line tells a viewer."""
    teller = Teller(state, viewer, None, line.ints)
    return teller.fill(teller.row().sentence)


class Teller(telling.Teller):
    """One line: who, what, to whom. Its numbers are a, b, c and d; or a unit, how many dice, these, and some more."""

    def __init__(self, state: Skirmish, viewer: int, names: list[str] | None, ints: list[int]) -> None:
        self.kind, seat, *self.rest = ints
        super().__init__(viewer, state.seats, names, {"seat": seat, **dict(zip("abcd", self.rest))})
        self.state = state

    def row(self) -> Row:
        return FIRST[self.kind] if self.seat < 0 and self.kind in FIRST else LINES[self.kind]

    def name(self, unit: int) -> str:
        name = self.state.card(unit).name
        self.cards[name] = name
        return name

    def standing(self, unit: int) -> str:
        """A unit by name, and whose it is."""
        return f"{self.possessive(self.state.owner[unit])} {self.name(unit)}"

    def dice_and_more(self) -> tuple[list[int], list[int]]:
        """The dice of a line, and what follows them."""
        n = self.rest[1]
        return self.rest[2 : 2 + n], self.rest[2 + n :]

    # Fields of the sentences.

    def card(self, number: str) -> str:
        return self.name(self.numbers[number])

    def unit(self, number: str) -> str:
        return self.standing(self.numbers[number])

    def tile(self, number: str) -> str:
        tile = self.numbers[number]
        return tile_name(self.state, tile) if tile >= 0 else ""

    def terrain(self, number: str) -> str:
        return self.state.book.terrains[self.numbers[number]].name

    def a_terrain(self, number: str) -> str:
        return notation.with_article(self.terrain(number))

    def a_tile(self, number: str) -> str:
        return notation.with_article(f"{self.terrain(number)} tile")

    def stat(self, number: str) -> str:
        return stat.WORDS[self.numbers[number]]

    def faction(self, _: str) -> str:
        return self.state.book.factions[self.rest[0]].name

    def reason(self, _: str) -> str:
        return reason.WORDS[self.rest[0]]

    def assaults(self, _: str) -> str:
        return ("assaults", "assaults from a distance", "hits")[self.rest[3]]

    def against(self, _: str) -> str:
        return f" against {self.standing(self.rest[1])}" if self.rest[1] >= 0 else ""

    def verdict(self, _: str) -> str:
        return "passed" if self.rest[3] else "failed"

    def aim(self, _: str) -> str:
        return "the shot scatters" if self.rest[1] < self.rest[2] else "on target"

    def everybody(self, _: str) -> str:
        return ", ".join(f"{self.name_of(seat)} {die}" for seat, die in enumerate(self.dice_and_more()[0]))

    def dice(self, _: str) -> str:
        return dice_words(self.dice_and_more()[0])

    def pool(self, _: str) -> str:
        return stat.WORDS[self.dice_and_more()[1][0]]

    def roller(self, _: str) -> str:
        return self.standing(self.rest[0]) + " rolls" if self.rest[0] >= 0 else self.who("roll")

    def pools(self, _: str) -> str:
        off, more = self.dice_and_more()
        defence = more[1 : 1 + more[0]]
        return ", ".join(f"{stat} {dice_words(dice)}" for stat, dice in (("OFF", off), ("DEF", defence)) if dice)

    def tally(self, _: str) -> str:
        """Which pair decided: "6 beats 4"."""
        off, (target, won, high, low, kind) = self.dice_and_more()
        if won:
            pair = f"{high} beats {low}" if low else f"{high} meets no die"
        else:
            pair = f"{high} does not beat {low}" if high else "every pair is even"
        if kind == contest_kind.SUMMONS:
            return f"OFF {dice_words(off)}: {pair}, the summoning {'succeeds' if won else 'fails'}"
        by = "daylight" if kind == contest_kind.DAYLIGHT else f"{self.possessive(self.seat)} OFF"
        name = self.standing(target) if target >= 0 else "it"
        return f"{by} {dice_words(off)}: {pair}, {name} {'is defeated' if won else 'is safe'}"


def dice_words(dice: list[int]) -> str:
    return " ".join(str(die) for die in dice) or "-"
