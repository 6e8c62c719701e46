"""The types of a view of Pixel Pusher: they check it and make its JSON Schema and the client's TypeScript. Views
themselves are plain dicts. Pixels are letters: RRGY."""

from typing import Literal, NotRequired, TypedDict

from pixelhall.core.view_types import AnyView


class Firsts(TypedDict):
    """Which seat begins each phase."""

    build: int
    collect: int
    score: int


class FirstsBy(TypedDict):
    """The ability card by which that seat begins; "" for the start marker."""

    build: str
    collect: str
    score: str


class Scanline(TypedDict):
    """`by` is the seat that has painted it."""

    cells: str
    points: int
    by: NotRequired[int]


class Image(TypedDict):
    """`finished` is the seat that painted its last row and got the bonus."""

    name: str
    rows: list[Scanline]
    finished: NotRequired[int]


class Slot(TypedDict):
    """The texts of its cards and the pixels that it takes off its segment."""

    cards: list[str]
    takes: str
    kind: Literal["", "collect", "convert"]


class Player(TypedDict):
    """`cards` counts the cards to build with; `hand` names them, or is null for one who may not know them. `left`: has
    given up; `turned`: slot 6 faces segment 1; `returns`: what one's own seat gives back in the store phase."""

    seat: int
    points: int
    pixels: str
    storage: int
    slots: list[Slot]
    abilities: list[str]
    left: NotRequired[Literal[True]]
    turned: NotRequired[Literal[True]]
    cards: int
    hand: list[str] | None
    returns: NotRequired[str]


class Draft(TypedDict):
    """The draft under way, by seats: the cards to choose from, the cards taken, the stacks passed on."""

    pick: int
    cards: int
    hands: dict[str, list[str]]
    taken: dict[str, list[str]]
    passed: dict[str, list[list[str]]]


class FactoryView(AnyView):
    """What one seat may know of a factory. `cards` gives every card's text by its name."""

    game: Literal["pixel-pusher"]
    round: int
    last_round: bool
    phase: str
    turn: int
    belt: list[str]
    bag: dict[str, int]
    supply: dict[str, int]
    cards: dict[str, str]
    deck: int
    box: int
    hidden: dict[str, int]
    gone: dict[str, int]
    marker: int
    first: Firsts | None
    first_by: FirstsBy | None
    bonus: int
    images: list[Image]
    players: list[Player]
    draft: Draft | None
