"""The layout of set-up: the map tile by tile, the features of the players, their first units (PK-3 to PK-9)."""

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.action_pool import alone, every
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pocket_tactics.change import logbook, map_changes
from pixelhall.pocket_tactics.change.logbook import say, show
from pixelhall.pocket_tactics.flow.contest import roll_die
from pixelhall.pocket_tactics.flow.ending import end_if_decided
from pixelhall.pocket_tactics.flow.fall import rival_of
from pixelhall.pocket_tactics.flow.homes import farthest, farthest_in_all, first_spots
from pixelhall.pocket_tactics.legal.actions import first_alike
from pixelhall.pocket_tactics.numbers import bounds, off_map, program, register, verb
from pixelhall.pocket_tactics.state.board import CENTRE
from pixelhall.pocket_tactics.state.shared_actions import FINISHES, lays
from pixelhall.pocket_tactics.state.state import Skirmish, Tile


class LayCentre(Op[Skirmish]):
    """The first tile with the central feature, then the roll-off; ties are rolled again (PK-3, PK-7)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        tile = map_changes.lay(state, draw_tile(state, -1), CENTRE)
        map_changes.place_feature(state, tile, state.brought[state.seats])
        say(state, logbook.SAYS_LAYS, -1, state.kind[tile], tile)
        while True:
            dice = [roll_die(state) for _ in range(state.seats)]
            show(state, logbook.SAYS_ROLLS_OFF, -1, -1, dice, [])
            if dice.count(max(dice)) == 1:
                break
        first = dice.index(max(dice))
        state.order = vec[i64]([(first + i) % state.seats for i in range(state.seats)])
        say(state, logbook.SAYS_FIRST, first)
        frame.numbers = [-1, 0]
        return NEXT


def draw_tile(state: Skirmish, seat: i64) -> i64:
    """Draws a tile from the bag."""
    at = state.chance.draw(left_in(state.bag))
    for kind in range(len(state.bag)):
        at -= state.bag[kind]
        if at < 0:
            state.bag[kind] -= 1
            say(state, logbook.SAYS_DRAWS, seat, kind)
            return kind
    raise AssertionError("the bag holds as many tiles as it counts")


def left_in(bag: list[int]) -> i64:
    """How many tiles the bag still holds."""
    total = 0
    for count in bag:
        total += count
    return total


class LayTiles(Op[Skirmish]):
    """In turn each player draws a tile and lays it edge to edge with the map (PK-3, PK-4)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        while frame.numbers[register.SETUP_DRAWN] >= 0 or left_in(state.bag) > 0:
            if frame.numbers[register.SETUP_DRAWN] < 0:
                frame.numbers[register.SETUP_DRAWN] = draw_tile(state, self.seat(state))
            if not state.rules.random_map:
                return ASK
            self.lay(state, frame, state.edge[state.chance.draw(len(state.edge))])
        return NEXT

    def seat(self, state: Skirmish) -> i64:
        return state.order[(len(state.kind) - 1) % state.seats]

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        name = state.book.terrains[frame.numbers[register.SETUP_DRAWN]].name
        return [
            Decision(self.seat(state), f"Lay the tile: {name}.", [lays(spot) for spot in state.edge], "PK-4", act=True)
        ]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        self.lay(state, frame, action.a)
        return self.run(state, frame)

    def lay(self, state: Skirmish, frame: Frame, spot: i64) -> None:
        seat = self.seat(state)
        tile = map_changes.lay(state, frame.numbers[register.SETUP_DRAWN], spot)
        say(state, logbook.SAYS_LAYS, seat, state.kind[tile], tile)
        frame.numbers[register.SETUP_DRAWN] = -1


class SettleFeatures(Op[Skirmish]):
    """Each player's feature goes as far as possible from the centre and from the features already there (PK-6)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        if frame.phase == 0:
            frame.phase = 1
            frame.numbers = [0, 0]
        while frame.numbers[register.SETUP_AT] < state.seats:
            tiles = self.tiles(state, frame)
            if len(tiles) > 1:
                state.asked = self.asks(state, frame, tiles)  # kept: finding it takes long
                return ASK
            self.settle(state, frame, tiles[0])
        frame.numbers = [0, 0]
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        return self.asks(state, frame, self.tiles(state, frame))

    def tiles(self, state: Skirmish, frame: Frame) -> list[Tile]:
        if state.rules.homes_by_sum:
            return farthest_in_all(state)
        return farthest(state, state.seats - frame.numbers[register.SETUP_AT])

    def asks(self, state: Skirmish, frame: Frame, tiles: list[Tile]) -> list[Decision]:
        options = [alone(verb.SETTLE, tile) for tile in tiles]
        return [
            Decision(
                state.order[frame.numbers[register.SETUP_AT]], "Where does your feature go?", options, "PK-6", act=True
            )
        ]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        self.settle(state, frame, action.a)
        return self.run(state, frame)

    def settle(self, state: Skirmish, frame: Frame, tile: Tile) -> None:
        seat = state.order[frame.numbers[register.SETUP_AT]]
        map_changes.place_feature(state, tile, state.brought[seat])
        map_changes.set_home(state, seat, tile)
        say(state, logbook.SAYS_SETTLES, seat, state.feature[tile], tile)
        frame.numbers[register.SETUP_AT] += 1


class FirstUnits(Op[Skirmish]):
    """Each player places up to three units in or next to their feature, at least one; hazards are ignored (PK-8)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        while frame.numbers[register.SETUP_AT] < state.seats:
            seat = state.order[frame.numbers[register.SETUP_AT]]
            options = placements(state, seat) if frame.numbers[register.SETUP_PLACED] < bounds.FIRST_UNITS else []
            if options:
                state.asked = self.asks(state, frame, seat, options)  # kept: finding it takes long
                return ASK
            frame.numbers[register.SETUP_AT] += 1
            frame.numbers[register.SETUP_PLACED] = 0
        end_if_decided(state)
        if state.over:
            state.stack.clear()
            return STAY
        begin(state)
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        seat = state.order[frame.numbers[register.SETUP_AT]]
        return self.asks(state, frame, seat, placements(state, seat))

    def asks(self, state: Skirmish, frame: Frame, seat: i64, options: list[Action]) -> list[Decision]:
        if frame.numbers[register.SETUP_PLACED] > 0:
            options.append(FINISHES)
        return [
            Decision(
                seat,
                f"Place your first units: {frame.numbers[register.SETUP_PLACED]} of {bounds.FIRST_UNITS} stand.",
                options,
                "PK-8",
                act=True,
            )
        ]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DONE:
            frame.numbers[register.SETUP_AT] += 1
            frame.numbers[register.SETUP_PLACED] = 0
        else:
            map_changes.put(state, action.a, action.b)
            say(state, logbook.SAYS_PLACES, seat, action.a, action.b)
            frame.numbers[register.SETUP_PLACED] += 1
        return self.run(state, frame)


def placements(state: Skirmish, seat: i64) -> list[Action]:
    """Which unit may go where at the start."""
    spots = first_spots(state, seat)
    if not state.rules.homes_unguarded:
        spots = vec[i64]([tile for tile in spots if leaves_room(state, seat, tile)])
    found: list[Action] = []
    for unit in range(len(state.owner)):
        if (
            state.owner[unit] == seat
            and state.place[unit] == off_map.RESERVE
            and state.card(unit).summoning == 0
            and first_alike(state, unit)
        ):
            row = every(verb.PLACE, unit, len(state.kind))
            for tile in spots:
                found.append(row[tile])
    return found


def leaves_room(state: Skirmish, seat: i64, tile: Tile) -> bool:
    """Whether a unit of this seat on a tile leaves the homes of those who place later to them, with room for all their
    first units (PK-8)."""
    for at in range(len(state.order) - 1, -1, -1):
        other = state.order[at]
        if other == seat:
            return True
        spots = first_spots(state, other)
        if tile == state.homes[other] or (tile in spots and len(spots) <= bounds.FIRST_UNITS):
            return False
    return True


def begin(state: Skirmish) -> None:
    """The last to place units moves first (PK-9); a player who is out has no turn (PK-11)."""
    state.active = state.order[-1] if state.out[state.order[-1]] == 0 else rival_of(state, state.order[-1])
    state.stack.append(Frame(program.TURN, state.active, -1, NOTHING))
