"""The ways to draft, as data: how many seats, cards and Leaders, and what comes after."""

from dataclasses import dataclass
from typing import Final

PACK: Final = 8  # cards


@dataclass(frozen=True)
class Method:
    """One way to draft, and the numbers that the rules give it."""

    name: str
    title: str
    words: str  # what one does, in a sentence
    seats: tuple[int, ...]  # the first is usual
    each: int  # cards for each player
    size_rule: str
    format: str
    copies: int = 1  # of a card that a Cube of its format may hold
    fixed: int = 0  # cards in all, where it does not depend on the players
    packs: int = 0  # a player
    lead_every: int = 1  # the first pick of each such pack is a Leader
    leaders: int = 4
    returns: int = 0  # Heroes that may be returned
    to: int = 0  # … but not below so many, where that is the limit

    @property
    def a_title(self) -> str:
        """The title in a sentence."""
        return f"{'an' if self.title[0] in 'AEIOU' else 'a'} {self.title}"

    def cards(self, seats: int) -> int:
        """So many cards the players need."""
        return self.fixed or self.each * seats

    def leads(self, seats: int) -> int:
        """So many of them must be able to lead."""
        return (self.packs // self.lead_every or self.leaders) * seats


METHODS: Final = {
    one.name: one
    for one in (
        Method(
            "pack",
            "Pack Draft",
            "Take a card of a pack, pass the rest on: four packs, each with a Leader first.",
            (3, 4, 5, 6, 7, 8),
            32,
            "PT-PACK-01",
            "standard",
            packs=4,
            returns=3,
            to=25,
        ),
        Method(
            "epic-pack",
            "Epic Pack Draft",
            "A Pack Draft of eight packs, for an Epic deck.",
            (3, 4, 5, 6, 7, 8),
            64,
            "PT-PACK-06",
            "epic",
            copies=3,
            packs=8,
            lead_every=2,
        ),
        Method(
            "winston",
            "Winston Draft",
            "Look at one face-down lot after another, and take one or pass.",
            (2,),
            40,
            "PT-WIN-01",
            "standard",
            fixed=80,
            returns=80,
            to=25,
        ),
        Method(
            "purchase",
            "Purchase Draft",
            "Take the free card of a line, or pay for one further on.",
            (2, 3, 4),
            29,
            "PT-PURCH-01",
            "standard",
        ),
        Method(
            "league",
            "League Draft",
            "Alone: of three cards take one and put another under the pool, so many times.",
            (1,),
            11,
            "PT-LEAGUE-02",
            "league",
            copies=3,
            fixed=1,
            leaders=0,
        ),
    )
}
