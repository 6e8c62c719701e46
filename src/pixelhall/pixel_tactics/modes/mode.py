"""A mode: its set-up and its check as programs that read like its chapter, its laws as sentences, and what it does at a
few moments of a play."""

from mypy_extensions import i64

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics.change.rout import rout
from pixelhall.pixel_tactics.flow.waves import AFTER_ROUND
from pixelhall.pixel_tactics.modes.part import Part
from pixelhall.pixel_tactics.state.state import Card, Duel


class Mode(Part):
    """Asked when a play is set out, when a Leader falls, and for its goal: never in the middle of a turn."""

    def __init__(self, name: str, title: str, teams: list[int]) -> None:
        self.name = name
        self.title = title
        self.line = ""  # who plays it and what is different in it, in a few words
        self.teams = teams  # of each seat
        self.laws: list[str] = []  # sentences of Card English that every player's side says
        self.in_series = True  # whether it can be played for several battles
        self.leads = True  # whether every player has a Leader
        self.roles: list[str] = []  # what each seat is among its side, if anything
        self.worths: list[str] = []  # what players who look ahead count beside what is counted everywhere
        self.format = ""  # of its decks, where it asks for one
        self.open_leaders = False  # whether Leader piles lie face up
        self.lead_after = AFTER_ROUND  # after the wave of which row the lead passes
        self.rounds = 0  # the usual limit of rounds, if it is another than elsewhere
        self.builds = True  # whether players may bring decks
        self.acts = False  # whether it adds actions or aims to a turn

    def setup(self) -> list[Op[Duel]]:
        """From the decks to the first turn; the series goes round from its first op."""
        raise NotImplementedError

    def check(self) -> list[Op[Duel]]:
        """What happens at the end of a wave."""
        raise NotImplementedError

    def procedures(self) -> dict[int, list[Op[Duel]]]:
        """Programs that no other mode has, by their numbers in numbers/program.py."""
        return {}

    def pools(self, decks: list[list[int]]) -> list[list[int]]:
        """The pools that shuffles keep apart, from the whole deck of each seat."""
        return decks

    def holdings(self, state: Duel, seat: i64) -> list[float]:
        """The numbers of a player that are counted as `worths`."""
        return []

    def relate(self, state: Duel) -> None:
        """Works out who fights whom from who plays, where that is not all of the other teams."""

    def reaches(self, state: Duel, card: Card, target: Card, kind: i64) -> bool:
        """Whether an attack may go to somebody of no rival that is fought now."""
        return False

    def far(self, state: Duel, seat: i64) -> list[int]:
        """The rivals that only a Long attack reaches."""
        return []

    def resigned(self, state: Duel, seat: i64) -> bool:
        """Lets the play go on without a player who gives up; False if the side has lost by that."""
        return False

    def shares(self, state: Duel, seat: i64) -> list[int]:
        """The allies whose Units this player's Moves reach."""
        return []

    def clears(self, state: Duel, seat: i64) -> list[int]:
        """The allies in whose Units this player may clear Corpses."""
        return []

    def score(self, state: Duel, seat: i64, n: i64) -> None:
        """A text scores points: they mean nothing where none are counted (A-255)."""

    def fell(self, state: Duel, seats: list[int], how: i64) -> None:
        """The Leaders of these seats have fallen together, for this reason."""
        rout(state, seats, how)
