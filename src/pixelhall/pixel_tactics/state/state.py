"""Everything true of one play of Pixel Tactics, as ints and lists of ints. Rules read it here and change it only
through change/cards.py."""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core import machine
from pixelhall.core.chance import Chance
from pixelhall.core.dumping import Form, to_vec
from pixelhall.core.game import Decision, State
from pixelhall.core.machine import NONE, NOTHINGS, Frame, Heard
from pixelhall.pixel_tactics.numbers import bound, field, grid, mark, per_seat, zone
from pixelhall.pixel_tactics.state.ceasefire import all_rest, set_ceasefire
from pixelhall.pixel_tactics.state.lasting import Lasting, read_lasting
from pixelhall.pixel_tactics.state.layout import is_usual, own_piles
from pixelhall.pixel_tactics.state.lines import Line, lines, read_lines
from pixelhall.pixel_tactics.state.outcome import dump_winners, read_winners
from pixelhall.pixel_tactics.state.sides import set_teams

if TYPE_CHECKING:
    from pixelhall.pixel_tactics.options import Rules
    from pixelhall.pixel_tactics.show.view import Standing
    from pixelhall.pixel_tactics.texts.book import Active, Book, Reading, Side, Voice
    from pixelhall.pixel_tactics.texts.questions import InForce

Card = i64
Place = i64  # a slot: seat * SLOTS + row * WIDTH + column


ALL_CHANGED: Final = -1
NO_TEXTS: Final[list[str]] = []
NO_NUMBERS: Final = vec[i64]()
NO_ACTIVE: Final[list["Active"]] = []
NO_LASTING: Final[list[Lasting]] = []
NO_FRAMES: Final[list[Frame]] = []
NO_HEARD: Final[list[Heard]] = []
NO_LINES: Final[list[Line | None]] = []
NO_SIDES: Final[list["Side"]] = []
NO_VOICES: Final[list["Voice"]] = []


@final
class Duel(State):
    """One play: a battle, or the series it belongs to."""

    # What the texts say: asked through `in_force`, never dumped; there is none before the first question.
    now: "InForce"

    def __init__(self, book: "Book", rules: "Rules", chance: Chance, seats: i64) -> None:
        self.book = book
        self.rules = rules
        self.chance = chance
        self.seats = seats
        self.teams: list[int] = NONE  # of each seat, and its foes; replaced, never changed: clones share them
        self.foes: list[list[int]] = NOTHINGS
        # Lists are made by `opened` or copied by `clone`: a bare state shares these empty ones.
        self.ledger: list[int] = NONE  # the gold of each seat, where there is gold; replaced, never changed
        self.brought: list[str] = NO_TEXTS  # the built decks that the options give, as text; replaced, never changed
        self.recalled: list[int] = NONE  # what was seen of closed decks and hidden again: change/recalling.py; likewise
        self.decks: list[list[int]] = NOTHINGS  # the faces of each pool: clones share them, no dump has them, see FORM
        self.cards: vec[i64] = NO_NUMBERS  # FIELDS numbers for each card
        self.unit: vec[i64] = NO_NUMBERS  # the card in each slot, or -1
        self.piles: list[list[Card]] = NOTHINGS
        self.layout: vec[i64] = NO_NUMBERS  # where the piles of each seat are: state/layout.py; never changed in place
        self.origins: vec[i64] = (
            NO_NUMBERS  # the pool of each card, where that is not its owner: never changed in place
        )
        self.seat: vec[i64] = NO_NUMBERS  # SEAT_FIELDS numbers for each seat
        self.tokens: list[int] = NONE  # card, status, card, status …
        self.counters: list[int] = NONE  # card, name, n, card, name, n …
        self.used: list[int] = NONE  # ability key, span, ability key, span …
        self.special: list[int] = NONE  # actions for some types only: seat, a bit for each type, how many; seat …
        self.lasting: list[Lasting] = NO_LASTING
        self.stack: list[Frame] = NO_FRAMES
        self.waiting: list[Heard] = NO_HEARD
        self.recent: list[Heard] = NO_HEARD  # what a Trap may still answer
        self.reacting: i64 = 0
        self.reactions: i64 = 0  # since the root event
        self.battle: i64 = 0
        self.round: i64 = 0
        self.wave: i64 = 0  # index into the round's waves
        self.row: i64 = 0  # row of the current wave
        self.turn: i64 = 0  # counts every turn of the battle
        self.active: i64 = 0
        self.first: i64 = 0
        self.order: list[int] = NONE  # the seats that play, clockwise (all: not dumped); replaced, never changed
        self.extra: i64 = -1  # an extra wave to come
        self.last_order: i64 = -1
        self.stamp: i64 = 0
        self.frees: i64 = 0  # free actions taken this turn
        self.positions: list[int] = NONE  # of this turn, after free actions
        self.barred: list[int] = NONE  # free actions that lead in a circle
        self.calm: i64 = 0  # a bit for each seat in the ceasefire: asked through state/ceasefire.py
        self.idle: i64 = 0  # rounds in which everybody only passed
        self.won: list[int] | None = None  # all who have won the battle: None not yet, nobody a tie; never changed
        self.reason: i64 = 0
        self.over = False
        self.winners: list[int] = NONE
        self.logging = True
        self.log: Line | None = None
        self.private: list[Line | None] = NO_LINES
        # Since `now` was made: a bit for each seat whose side has changed, and one for all else.
        self.changed: i64 = ALL_CHANGED
        self.reading: Reading | None = None  # the modifier that is being read, innermost
        self.fuel: i64 = bound.ENDLESS  # work that is left to this answer: game.py; never dumped, not cloned
        self.glutton: i64 = -1  # whose text used up the last of it
        self.asked: list[Decision] | None = None
        self.standing: Standing | None = None  # what was last shown of the Units

    def clone(self) -> "Duel":
        other = Duel(self.book, self.rules, self.chance.clone(), self.seats)
        other.ledger = self.ledger
        other.brought = self.brought
        other.recalled = self.recalled
        other.decks = self.decks
        other.teams = self.teams
        other.foes = self.foes
        other.cards = self.cards[:]
        other.unit = self.unit[:]
        other.piles = [pile[:] for pile in self.piles]
        other.layout = self.layout
        other.origins = self.origins
        other.seat = self.seat[:]
        other.tokens = self.tokens[:]
        other.counters = self.counters[:]
        other.used = self.used[:]
        other.special = self.special[:]
        other.lasting = self.lasting[:]
        other.stack = [frame.clone() for frame in self.stack]
        other.waiting = self.waiting[:]
        other.recent = self.recent[:]
        other.reacting = self.reacting
        other.reactions = self.reactions
        other.battle = self.battle
        other.round = self.round
        other.wave = self.wave
        other.row = self.row
        other.turn = self.turn
        other.active = self.active
        other.first = self.first
        other.order = self.order
        other.extra = self.extra
        other.last_order = self.last_order
        other.stamp = self.stamp
        other.frees = self.frees
        other.positions = self.positions[:]
        other.barred = self.barred[:]
        other.calm = self.calm
        other.idle = self.idle
        other.won = self.won
        other.reason = self.reason
        other.over = self.over
        other.winners = self.winners[:]
        other.logging = self.logging
        other.log = self.log
        other.private = self.private[:]
        if self.changed != ALL_CHANGED:
            other.now = self.now
            other.changed = self.changed
        other.asked = self.asked
        return other

    # Whoever changes what texts follow from says so with one of these.

    def stir(self, seat: i64) -> None:
        """The Unit or the Reserve of a seat has changed."""
        self.changed |= 1 << seat

    def stir_texts(self) -> None:
        """What lasts, a status or the ceasefire has changed."""
        self.changed |= 1 << grid.MOST_SEATS

    def stir_all(self) -> None:
        """Everything has changed."""
        self.changed = ALL_CHANGED

    # Readers: the only places that know how the fields are kept.

    def face(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.FACE]

    def owner(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.OWNER]

    def origin(self, card: Card) -> i64:
        """The pool its face is from: faces are exchanged inside one pool only, and its back tells which it is. Each
        deck is one, tokens and copies are of their owner's."""
        return self.origins[card] if card < len(self.origins) else self.cards[card * field.COUNT + field.OWNER]

    def zone(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.ZONE]

    def side(self, card: Card) -> i64:
        """Whose zone the card is in: its controller, when it is in play."""
        return self.cards[card * field.COUNT + field.SEAT]

    def spot(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.SPOT]

    def damage(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.DAMAGE]

    def marks(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.MARKS]

    def marked(self, card: Card, mark: i64) -> bool:
        return self.cards[card * field.COUNT + field.MARKS] & mark != 0

    def history(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.HISTORY]

    def seen(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.SEEN]

    def time(self, card: Card) -> i64:
        return self.cards[card * field.COUNT + field.TIME]

    def put(self, card: Card, column: i64, value: i64) -> None:
        self.cards[card * field.COUNT + column] = value

    def mark(self, card: Card, mark: i64) -> None:
        self.cards[card * field.COUNT + field.MARKS] |= mark

    def unmark(self, card: Card, mark: i64) -> None:
        at = card * field.COUNT + field.MARKS
        self.cards[at] = self.cards[at] & ~mark

    def count(self) -> i64:
        """How many cards there are in all."""
        return len(self.cards) // field.COUNT

    def pile(self, seat: i64, where: i64) -> list[Card]:
        return self.piles[self.layout[seat * zone.COUNT + where]]

    def of(self, seat: i64, field: i64) -> i64:
        return self.seat[seat * per_seat.COUNT + field]

    def note(self, seat: i64, field: i64, value: i64) -> None:
        self.seat[seat * per_seat.COUNT + field] = value

    def living(self, card: Card) -> bool:
        """In a Unit and no Corpse."""
        at = card * field.COUNT
        return self.cards[at + field.ZONE] == zone.UNIT and self.cards[at + field.MARKS] & mark.CORPSE == 0

    def hero(self, card: Card) -> bool:
        at = card * field.COUNT
        return (
            self.cards[at + field.ZONE] == zone.UNIT and self.cards[at + field.MARKS] & (mark.CORPSE | mark.LEADER) == 0
        )

    def corpse(self, card: Card) -> bool:
        at = card * field.COUNT
        return self.cards[at + field.ZONE] == zone.UNIT and self.cards[at + field.MARKS] & mark.CORPSE != 0

    def leads(self, card: Card) -> bool:
        return self.cards[card * field.COUNT + field.MARKS] & mark.LEADER != 0

    def dump(self) -> dict[str, Any]:
        data = FORM.dump(self)
        data["calm"] = all_rest(self) if self.calm == 0 or all_rest(self) else self.calm
        data["won"] = dump_winners(self.won)
        if self.teams != list(range(self.seats)):
            data["teams"] = self.teams
        if len(self.order) < self.seats:
            data["order"] = self.order
        if not is_usual(self):
            data["layout"] = list(self.layout)
        if self.brought:
            data["options"] = {**data["options"], "decks": self.brought}
        if self.ledger:
            data["ledger"] = self.ledger
        if self.recalled:
            data["recalled"] = self.recalled
        if len(self.origins):
            data["origins"] = list(self.origins)
        data["lasting"] = [thing.ints() for thing in self.lasting]
        data["waiting"] = [heard.dump() for heard in self.waiting]
        data["recent"] = [told.dump() for told in self.recent]
        data["log"] = lines(self.log)
        data["private"] = [lines(line) for line in self.private]
        return data

    def fill(self, data: dict[str, Any]) -> None:
        """Takes over what was dumped."""
        FORM.fill(self, data)
        if isinstance(data["calm"], bool):  # of the whole table
            set_ceasefire(self, data["calm"])
        self.won = read_winners(data["won"])
        if "teams" in data:
            set_teams(self, [int(team) for team in data["teams"]])
        if "order" in data:
            self.order = [int(seat) for seat in data["order"]]
        self.rules.mode.relate(self)
        if "layout" in data:
            self.layout = to_vec(data["layout"])
        self.ledger = [int(number) for number in data.get("ledger", [])]
        self.recalled = [int(number) for number in data.get("recalled", [])]
        if "origins" in data:
            self.origins = to_vec(data["origins"])
        self.lasting = [read_lasting(d) for d in data["lasting"]]
        self.waiting = [machine.heard_again(h) for h in data["waiting"]]
        self.recent = [machine.heard_again(told) for told in data["recent"]]
        self.log = read_lines(data["log"])
        self.private = [read_lines(line) for line in data["private"]]


def empty_state(book: "Book", rules: "Rules", chance: Chance, seats: i64) -> Duel:
    """A state with nothing in it yet."""
    state = Duel(book, rules, chance, seats)
    state.decks = [[] for _ in range(seats)]
    set_teams(state, list(range(seats)))
    state.cards = vec[i64]()
    state.unit = vec[i64]([-1] * (seats * grid.SLOTS))
    state.layout = vec[i64](own_piles(seats))
    state.piles = [[] for _ in range(seats * zone.PILES)]
    state.seat = vec[i64]([0] * (seats * per_seat.COUNT))
    state.tokens, state.counters, state.used, state.special = [], [], [], []
    state.lasting, state.stack, state.waiting, state.recent = [], [], [], []
    state.positions, state.barred, state.winners = [], [], []
    state.private = [None] * seats
    state.order = list(range(seats))
    return state


FORM: Final = Form(  # without decks: they follow from the options, and whoever restores a play makes them again
    plain=(
        "seats",
        "reacting",
        "reactions",
        "battle",
        "round",
        "wave",
        "row",
        "turn",
        "active",
        "first",
        "extra",
        "last_order",
        "stamp",
        "frees",
        "calm",
        "idle",
        "reason",
        "over",
        "logging",
    ),
    lists=("tokens", "counters", "used", "special", "positions", "barred", "winners"),
    nested=("piles",),
    vecs=("cards", "unit", "seat"),
)
