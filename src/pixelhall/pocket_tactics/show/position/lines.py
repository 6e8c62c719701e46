"""One line of a position after another: what each word does to a play that is being laid out (show/position/read.py)."""

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core.errors import BadScenario
from pixelhall.core.facts import SIDES
from pixelhall.core.position_words import number, read_chance, read_fate, read_over, seat_of, split_list
from pixelhall.pocket_tactics.change import map_changes
from pixelhall.pocket_tactics.numbers import chart, off_map, reason
from pixelhall.pocket_tactics.show.position import contest_lines
from pixelhall.pocket_tactics.state.board import CENTRE, find_spot, span, tile_at
from pixelhall.pocket_tactics.state.state import Skirmish

TELLING = ("unit", "setup", "doing", "asked")  # read elsewhere, or for readers alone
OF_MAP = ("map", "tiles", "tile", "feature", "flag", "held", "bag", "central")
OF_TIME = ("active", "turn", "quiet", "order", "chance", "fate", "over")
WORDS: tuple[str, ...] = (*TELLING, *OF_MAP, *OF_TIME, *contest_lines.WORDS, *SIDES)
RANKS = {"map": 0, "tiles": 0, "tile": 0, "feature": 1}
FIRED = ("", "fired", "fired now")
MOST_TILES = 99


class Reader:
    """Lays a position out, line by line."""

    def __init__(self, state: Skirmish) -> None:
        self.state = state
        self.forces = list(range(len(state.face)))  # of a preset; units that are named are taken from them

    def rank(self, line: tuple[int, str]) -> int:
        """The map is laid first."""
        return RANKS.get(line[1].split()[0], 2)

    def read(self, at: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word not in WORDS:
            raise BadScenario(at, f'"{word}" is not a word of positions; they are: {", ".join(WORDS)}')
        try:
            if word in SIDES:
                self.of_seat(seat_of(word, self.state.seats), rest)
            elif word in OF_MAP:
                self.of_map(word, rest)
            elif word in OF_TIME:
                self.of_time(word, rest)
            elif word == "contest":
                contest_lines.read_contest(self.state, rest)
            elif word in contest_lines.ROLES:
                contest_lines.read_side(self.state, contest_lines.ROLES.index(word), rest)
        except (KeyError, ValueError, IndexError) as fault:
            raise BadScenario(at, f'"{line}" is not understood: {fault}') from fault

    def of_map(self, word: str, rest: str) -> None:
        state = self.state
        if word == "map":
            for one in split_list(rest):
                where, _, name = one.partition(" ")
                self.lay(tile_kind(state, name), spot(state, where))
        elif word == "tiles":
            for where in rest.split():
                self.lay(state.book.tiles()[0], spot(state, where))
        elif word == "tile":
            name, places = self.name_and_places(rest)
            for where in places:
                self.lay_over(tile_kind(state, name), spot(state, where))
        elif word == "feature":
            name, (where, *sides) = self.name_and_places(rest)
            tile = tile_on(state, where)
            if state.feature[tile] >= 0:
                raise ValueError(f"{where} has a feature already")
            map_changes.place_feature(state, tile, feature(state, name))
            for side in sides:
                map_changes.set_home(state, seat_of(side, state.seats), tile)
        elif word == "flag":
            who, where = rest.split()
            state.held[tile_on(state, where)] = seat_of(who, state.seats)
        elif word == "held":
            who, where = rest.split()
            tile = tile_on(state, where)
            holders = state.holders[tile] | 1 << seat_of(who, state.seats)
            state.holders = map_changes.instead(state.holders, tile, holders)
        elif word == "bag":
            for kind in split_list(rest):
                name, _, n = kind.rpartition(" ")
                state.bag[tile_kind(state, name)] = number(n, 0, MOST_TILES)
        else:
            map_changes.bring(state, state.seats, feature(state, rest))

    def of_time(self, word: str, rest: str) -> None:
        state = self.state
        if word == "active":
            state.active = seat_of(rest, state.seats)
        elif word == "turn":
            state.turn = number(rest)
        elif word == "quiet":
            state.quiet = number(rest)
        elif word == "order":
            order = [seat_of(name, state.seats) for name in split_list(rest)]
            if sorted(order) != list(range(state.seats)):
                raise ValueError("the order names every player once")
            state.order = vec[i64](order)
        elif word == "chance":
            read_chance(state.chance, rest)
        elif word == "fate":
            read_fate(state.chance, rest)
        else:
            state.reason, state.winners = read_over(rest, reason.WORDS, state.seats)
            state.over = True

    def of_seat(self, seat: int, words: str) -> None:
        where, _, rest = words.partition(" ")
        state = self.state
        if where in ("reserve", "captured", "gone"):
            for name in split_list(rest):
                self.off_map(seat, where, name)
        elif where == "home":
            map_changes.set_home(state, seat, tile_on(state, rest))
        elif where == "brings":
            map_changes.bring(state, seat, feature(state, rest))
        elif words == "out":
            state.out[seat] = 1
        else:
            tile = tile_on(state, where)
            if state.stands[tile] >= 0:
                raise ValueError(f"{where} is taken")
            map_changes.put(state, self.unit(seat, rest), tile)

    def off_map(self, seat: int, where: str, words: str) -> None:
        """A unit in the reserves, among the captures, or gone."""
        state = self.state
        unit = self.unit(1 - seat if where == "captured" else seat, words)
        if where == "captured":
            state.place[unit], state.captor[unit] = off_map.CAPTURED, seat
        elif where == "gone":
            state.place[unit] = off_map.GONE

    def unit(self, seat: int, words: str) -> int:
        """A unit by its name and marks: one that waits among the forces of a preset, or a new one."""
        state = self.state
        name, _, bracket = words.partition("(")
        marks = bracket.removesuffix(")").split()
        owner = seat_of(marks.pop(0), state.seats) if marks and marks[0] in SIDES else seat
        fired = " ".join(marks)
        if fired not in FIRED:
            raise ValueError(f'"{fired}" is no mark; marks are fired, fired now')
        face = next((face.index for face in state.book.faces if face.name.lower() == name.strip().lower()), -1)
        if face < 0:
            raise ValueError(f'there is no unit "{name.strip()}"')
        if not 0 <= owner < state.seats:
            raise ValueError(f'say whose unit it was, such as "{name.strip()} (rival)"')
        waiting = [unit for unit in self.forces if state.owner[unit] == owner and state.face[unit] == face]
        unit = next((one for one in waiting if state.place[one] == off_map.RESERVE), -1)
        unit = unit if unit >= 0 else map_changes.enlist(state, owner, face)
        state.fired[unit] = FIRED.index(fired)
        return unit

    def lay(self, kind: int, where: int) -> None:
        if tile_at(self.state, where) >= 0:
            raise ValueError("a tile lies there already")
        map_changes.lay(self.state, kind, where)

    def lay_over(self, kind: int, where: int) -> None:
        """Other ground, on a new tile or in place of a Plains; a field of Plains lies there if nothing does."""
        state = self.state
        if not state.kind:
            self.lay_field()
        tile = tile_at(state, where)
        if tile < 0:
            map_changes.lay(state, kind, where)
        else:
            state.kind = map_changes.instead(state.kind, tile, kind)

    def lay_field(self) -> None:
        """Nineteen Plains in a hexagon."""
        spots = [CENTRE]
        for _ in range(2):
            spots = list(dict.fromkeys([*spots, *(spot + step for spot in spots for step in chart.STEPS)]))
        for spot in spots:
            map_changes.lay(self.state, self.state.book.tiles()[0], spot)

    def name_and_places(self, rest: str) -> tuple[str, list[str]]:
        """A name of several words, and whatever follows it from the first place on."""
        words = rest.split()
        at = next((i for i, word in enumerate(words) if find_spot(self.state, word) >= 0), len(words))
        return " ".join(words[:at]), words[at:]


def spot(state: Skirmish, name: str) -> int:
    found = find_spot(state, name)
    if found < 0:
        raise ValueError(f'"{name}" is no place; places are a letter and a number, such as l12')
    q, r = int(found) // chart.WIDE - chart.HALF, int(found) % chart.WIDE - chart.HALF
    if max(abs(q), abs(r), abs(q + r)) > span(state):
        raise ValueError(f"{name} is too far from the centre")
    return found


def tile_on(state: Skirmish, name: str) -> int:
    tile = tile_at(state, spot(state, name))
    if tile < 0:
        raise ValueError(f"there is no tile at {name}")
    return tile


def tile_kind(state: Skirmish, name: str) -> int:
    return terrain(state, name, False)


def feature(state: Skirmish, name: str) -> int:
    return terrain(state, name, True)


def terrain(state: Skirmish, name: str, feature: bool) -> int:
    for found in state.book.terrains:
        if found.name.lower() == name.lower() and found.is_feature == feature:
            return found.index
    raise ValueError(f'there is no {"feature" if feature else "tile"} "{name}"')
