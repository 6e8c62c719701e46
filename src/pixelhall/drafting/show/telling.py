"""The log in plain sentences, as one seat may read it: faces are named to whoever knows them."""

from pixelhall.core import telling
from pixelhall.core.game import EVERYBODY, Told
from pixelhall.core.log_lines import lines
from pixelhall.drafting.methods import PACK
from pixelhall.drafting.numbers import fate, role
from pixelhall.drafting.show.log_table import LINES
from pixelhall.drafting.state.state import Card, Draft


def log(state: Draft, seat: int, since: int = 0, names: list[str] | None = None) -> list[Told]:
    """The lines from this number on, oldest first."""
    tellers = (Teller(state, seat, names, line.ints) for line in lines(state.log, since))
    return [teller.tell(LINES[teller.kind]) for teller in tellers]


class Teller(telling.Teller):
    """One line: who, which place, and what lay there."""

    def __init__(self, state: Draft, viewer: int, names: list[str] | None, ints: list[int]) -> None:
        self.kind, seat, self.a, self.b, self.c = ints
        super().__init__(viewer, state.seats, names, {"seat": seat, "a": self.a, "b": self.b, "c": self.c})
        self.state = state

    @property
    def knows(self) -> bool:
        """Whether the viewer sees what this seat took."""
        return self.viewer in (self.seat, EVERYBODY)

    def name(self, card: Card) -> str:
        name = self.state.book.names[card]
        self.cards[name] = name
        return name

    # Fields of the sentences.

    def nth(self, number: str) -> str:
        return str(self.numbers[number] + 1)

    def card(self, _: str) -> str:
        return self.name(self.a)

    def taken(self, _: str) -> str:
        return self.name(self.state.packs[self.a][self.b]) if self.knows else "a card"

    def named(self, _: str) -> str:
        return f", {self.taken('')}" if self.knows else ""

    def round(self, _: str) -> str:
        return str(self.a // self.state.seats + 1)

    def left(self, _: str) -> str:
        return f", {PACK - 1 - self.b} left"

    def added(self, _: str) -> str:
        return "; a card is added to it" if self.a >= 0 and self.b > 0 else ""

    def lot(self, _: str) -> str:
        slots = [slot for slot, choice in enumerate(self.state.events) if choice == self.b]
        return f": {telling.name_all([self.name(self.state.slots[slot]) for slot in slots])}" if self.knows else ""

    def leader(self, _: str) -> str:
        if not self.knows:
            return "a card"
        end = fate.of(self.seat, True)
        chosen = [slot for slot, choice in enumerate(self.state.events) if choice == self.b]
        return self.name(self.state.slots[next(slot for slot in chosen if self.state.fates[slot] == end)])

    def rest(self, _: str) -> str:
        return f"; {telling.plural(self.c, 'card')} shuffled into the deck" if self.c else ""

    def face(self, _: str) -> str:
        return f": {self.name(self.state.slots[self.a])}" if self.knows else ""

    def role(self, _: str) -> str:
        return "Leader" if self.b else "Hero"

    def as_what(self, _: str) -> str:
        return (" as a Leader", " as a Hero", " and discard it")[self.c]

    def pile(self, _: str) -> str:
        return {role.LEADER: "leaders", role.HERO: "heroes"}.get(self.c, "gone")

    def given(self, _: str) -> str:
        return self.name(self.state.returned[self.seat][self.a]) if self.knows else "a Hero"

    def heroes(self, _: str) -> str:
        return f"{self.b} Hero{'es' if self.b != 1 else ''}"

    def them(self, _: str) -> str:
        return "you" if self.seat == self.viewer else "them"
