"""Everything true of one draft, as ints and lists of ints."""

from typing import TYPE_CHECKING, Any, Final

from pixelhall.core.chance import Chance
from pixelhall.core.dumping import Form
from pixelhall.core.game import Decision, State
from pixelhall.core.log_lines import Line, chain, lines
from pixelhall.core.machine import Frame
from pixelhall.drafting.numbers import part

if TYPE_CHECKING:
    from pixelhall.drafting.cards.cube import Cards
    from pixelhall.drafting.options import Rules

Card = int  # its number in the Cube: equal cards are the same card
NO_FRAMES: Final[list[Frame]] = []


class Draft(State):
    """One draft. Which lists are in use depends on the method; the others stay empty.

    Pack Draft: pack r * seats + s is that of round r which seat s opens. It keeps its cards in the order in which they
    are taken; how many are taken follows from the picks of the seats (flow/pack.py).

    Winston Draft: every card that leaves the deck gets a slot, numbered in that order; lots are lists of slots. The face
    in a slot is not changed any more, also when the card goes back into the deck: what somebody has seen stays seen.
    """

    def __init__(self, book: "Cards", rules: "Rules", chance: Chance) -> None:
        self.book = book
        self.rules = rules
        self.chance = chance
        self.seats = rules.players
        seats = self.seats
        self.cube: list[int] = []  # how many there are of each card
        self.deck: list[Card] = []  # the top card is last
        self.box: list[Card] = []  # of the Cube, not used: nobody has seen them
        self.gone: list[Card] = []  # taken and discarded, face up
        self.leaders: list[list[Card]] = [[] for _ in range(seats)]
        self.heroes: list[list[Card]] = [[] for _ in range(seats)]
        self.returned: list[list[Card]] = [[] for _ in range(seats)]
        self.parts: list[int] = [part.DRAFT] * seats
        self.left: list[int] = [0] * seats  # seats that gave up: the machine goes on for them
        self.turn = 0  # whose turn it is, where there are turns
        self.packs: list[list[Card]] = []
        self.plain: list[int] = []  # packs whose first pick should have been a Leader, and none could lead
        self.picks: list[int] = [0] * seats
        self.lots: list[
            list[int]
        ] = []  # slots (Winston), or one card each (Purchase); the first is farthest from the deck
        self.slots: list[Card] = []
        self.sights: list[int] = []  # for each slot, a bit for each seat that has seen its face
        self.fates: list[int] = []
        self.events: list[int] = []  # for each slot, the number of the choice by which it left its lot, or -1
        self.moments: list[int] = []  # for each choice, how many slots there were then
        self.look = 0  # the lot that is looked at
        self.stakes: list[int] = []  # coins on each lot
        self.coins: list[int] = [0] * seats
        self.shown: list[Card] = []  # of a League pool
        self.bottom = 0  # cards at the bottom of the deck that were put there face up
        self.stack: list[Frame] = NO_FRAMES
        self.logging = True
        self.log: Line | None = None
        self.asked: list[Decision] | None = None

    @property
    def over(self) -> bool:
        return all(one == part.DONE for one in self.parts)

    def clone(self) -> "Draft":
        other = Draft(self.book, self.rules, self.chance.clone())
        for name in FORM.plain:
            setattr(other, name, getattr(self, name))
        for name in FORM.lists:
            setattr(other, name, getattr(self, name)[:])
        for name in FORM.nested:
            setattr(other, name, [inner[:] for inner in getattr(self, name)])
        other.log = self.log
        other.asked = self.asked
        return other

    def dump(self) -> dict[str, Any]:
        data = FORM.dump(self)
        data["log"] = [line.ints for line in lines(self.log)]
        return data

    def fill(self, data: dict[str, Any]) -> None:
        """Takes over what was dumped."""
        FORM.fill(self, data)
        self.log = chain(data["log"])


FORM: Final = Form(
    plain=("turn", "look", "bottom", "logging"),
    lists=(
        "cube",
        "deck",
        "box",
        "gone",
        "parts",
        "left",
        "plain",
        "picks",
        "slots",
        "sights",
        "fates",
        "events",
        "moments",
        "stakes",
        "coins",
        "shown",
    ),
    nested=("leaders", "heroes", "returned", "packs", "lots"),
)
