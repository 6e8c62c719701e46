"""The types of a view of Pixel Tactics: they check it and make its JSON Schema and the client's TypeScript. Views
themselves are plain dicts."""

from typing import Literal, NotRequired, TypedDict

from pixelhall.core.view_types import AnyView


class LeaderSide(TypedDict):
    name: str
    attack: int
    life: int
    text: str


class HandCard(TypedDict):
    """Everything printed on a card; of `order`, `operation` and `trap` it has one, or none."""

    name: str
    card: str
    attack: int
    life: int
    vanguard: str
    flank: str
    rear: str
    order: NotRequired[str]
    operation: NotRequired[str]
    trap: NotRequired[str]
    leader: NotRequired[LeaderSide]


class ReserveCard(TypedDict):
    """A card in a Reserve Slot. Names and text are null or missing where the one who looks may not know the Trap; only an
    Operation has `markers`, only a Trap has `placed`."""

    kind: Literal["operation", "trap"]
    name: str | None
    card: str | None
    text: NotRequired[str]
    markers: NotRequired[int]
    placed: NotRequired[int]


class Character(TypedDict):
    """A card in a Unit. A Corpse has nothing but its place, names and kind. What is empty or not so is left out:
    `printed` holds Attack and Life where a text has changed one of them, `owner` is there for a card of somebody
    else."""

    slot: str
    name: str
    card: str
    kind: Literal["leader", "hero", "corpse"]
    attack: NotRequired[int]
    life: NotRequired[int]
    damage: NotRequired[int]
    printed: NotRequired[list[int]]
    melee: NotRequired[bool]
    text: NotRequired[str]
    keywords: NotRequired[list[str]]
    statuses: NotRequired[list[str]]
    counters: NotRequired[dict[str, int]]
    acted: NotRequired[bool]
    fresh: NotRequired[bool]
    token: NotRequired[bool]
    owner: NotRequired[int]


class PastLeader(TypedDict):
    """A Leader that stands in the Unit no more, because it has fallen or its battle is over. `left` is the Life that it
    had left at the end: 0 for one that has fallen."""

    name: str
    card: str
    left: int


class BaseCard(TypedDict):
    """The base of a player. Flipped, it says nothing more in this battle."""

    card: str
    colour: str
    points: int
    ongoing: str
    snap: str
    flipped: bool


class DeckList(TypedDict):
    """A built deck: how many it has of each card, as Leaders and as Heroes."""

    leaders: dict[str, int]
    heroes: dict[str, int]


class Player(TypedDict):
    """One side of the table. Cards of the hand are null where the one who looks may not know them, empty Reserve Slots
    are null too. `past_leader` is the Leader of this battle once it has left the Unit. With built decks, `leaders` are
    those who may still lead, null where the one who looks may not know them; `fallen` are those who were replaced, and
    `deck_list` is there where the list of the deck may be known."""

    seat: int
    actions: int
    extra_actions: NotRequired[int]  # for some types of action only
    trophies: int
    leader_chosen: bool
    past_leader: NotRequired[PastLeader]
    deck: int
    hand: list[HandCard | None]
    discard: list[str]
    reserve: list[ReserveCard | None]
    columns: list[str]
    lost: NotRequired[list[str]]  # in a Team Cross Duel: own Leaders that have fallen, a point each for the other team
    scored: NotRequired[int]  # and the points that texts have given this player
    resting: NotRequired[bool]  # in a ceasefire that is not everybody's
    fortress: NotRequired[dict[str, int]]  # in a Siege: the cards behind each column
    unit: list[Character]
    leaders: NotRequired[list[HandCard | None]]
    fallen: NotRequired[list[str]]
    gold: NotRequired[int]  # in a Duel Draft
    # with promos, where their green backs are: hand2, reserve1, deck3 (from the top), column1.1, leader
    green: NotRequired[list[str]]
    base: NotRequired[BaseCard]
    deck_list: NotRequired[DeckList]


class TableauCard(TypedDict):
    """A card that lies face up between the players, from the far end on, the gold on it, and what it costs to take."""

    card: HandCard
    gold: int
    price: int


class DuelView(AnyView):
    """What one seat may know of a duel. `words` are the edition's names for things; `format` and `deck_lists` are there
    with built decks."""

    game: Literal["pixel-tactics"]
    edition: str
    mode: str
    teams: NotRequired[list[int]]  # of each seat, with more than two
    roles: NotRequired[list[str]]  # "King", "Knight"
    order: NotRequired[list[int]]  # with more than two seats: those who play, clockwise …
    reach: NotRequired[list[list[int]]]  # … and of each seat the rivals that it fights now …
    far: NotRequired[list[list[int]]]  # … and those that only a Long attack reaches
    facing: NotRequired[list[list[int]]]  # of each seat those who sit opposite: in reach, else the nearest rivals
    laws: NotRequired[list[str]]  # what the mode says for every player, as a card would
    series: int
    words: dict[str, str]
    battle: int
    round: int
    wave: str
    turn: int
    ceasefire: bool
    active: int
    first: int
    players: list[Player]
    tableau: NotRequired[list[TableauCard]]
    promos: NotRequired[int]  # cards left in the promo deck
    format: NotRequired[str]
    deck_lists: NotRequired[Literal["closed", "open"]]
