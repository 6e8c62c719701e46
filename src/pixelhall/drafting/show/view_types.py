"""The types of a view of a draft: they check it and make its JSON Schema and the client's TypeScript. Views themselves are
plain dicts."""

from typing import Literal, NotRequired, TypedDict

from pixelhall.core.view_types import AnyView


class Player(TypedDict):
    """`leaders` and `heroes` name the cards that a seat has drafted, or are null for one who may not know them; the counts
    everybody sees. `packs`: packs that lie before it, the one it looks at included. `returned` counts the Heroes given
    back. `left`: the machine goes on for it."""

    seat: int
    part: Literal["draft", "deck", "done"]
    picks: int
    packs: int
    coins: int
    leader_count: int
    hero_count: int
    returned: int
    leaders: list[str] | None
    heroes: list[str] | None
    left: NotRequired[Literal[True]]


class Lot(TypedDict):
    """A lot: how many cards, the faces that the viewer knows (of a face-up lot its card), and the coins on it."""

    cards: int
    faces: list[str]
    coins: int


class Pick(TypedDict):
    """The cards to choose from, sorted, of which round and place; as what the pick counts. Of a pack that comes back:
    what the seat took out before, and what others took since."""

    cards: list[str]
    round: int
    pick: int
    leads: bool
    mine: list[str]
    gone: list[str]


class Passed(TypedDict):
    """A pack that the seat passed on: of which round, who opened it, what was in it then."""

    round: int
    seat: int
    cards: list[str]


class Memory(TypedDict):
    """Of a Winston Draft: cards that the rival is known to have; for each Leader out of a lot that was seen, which of
    these it may be; cards known to have gone back into the deck."""

    rival: list[str]
    either: list[list[str]]
    deck: list[str]


class Return(TypedDict):
    """A Hero that the machine would return, and why."""

    card: str
    why: str


class DraftView(AnyView):
    """What one seat may know of a draft. `looking` is the lot that is looked at, counted from 1; `look` the faces there,
    for whoever looks; `shown` the face-up cards of a League pool."""

    game: Literal["drafting"]
    method: str
    title: str
    rounds: int
    turn: int
    deck: int
    box: int
    gone: list[str]
    players: list[Player]
    pick: Pick | None
    passed: list[Passed]
    lots: list[Lot]
    looking: int
    look: list[str]
    named: bool
    shown: list[str]
    under: list[str]
    memory: Memory | None
    proposal: list[Return]
    deck_text: str
