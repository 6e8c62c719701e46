"""What each option is worth to a player who looks one action ahead: assaults by the odds that people are shown, moves
by where they lead."""

import tomllib
from math import exp
from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.change import map_changes
from pixelhall.pocket_tactics.flow.ending import times_seen, winners_if_stopped
from pixelhall.pocket_tactics.flow.fall import rival_of
from pixelhall.pocket_tactics.flow.turn import must_stand_daylight
from pixelhall.pocket_tactics.judge import worth
from pixelhall.pocket_tactics.legal.actions import assaults, captives, exempt, steps
from pixelhall.pocket_tactics.numbers import chart, clause, failure, form, register, stat, verb
from pixelhall.pocket_tactics.outlook.quick_odds import assault_odds, chance, gain_of_trade, test_odds
from pixelhall.pocket_tactics.outlook.shown_odds import shown_odds
from pixelhall.pocket_tactics.state.board import distances, tile_at
from pixelhall.pocket_tactics.state.repetition import position_number
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.texts.clauses import support

DULL = 0.05  # what a position loses each time that it has been there before
STEP = 0.12  # what a step towards the others is worth to a player who needs something to happen
PATIENCE = 0.3  # the part of the turns until a stall after which a player who loses by it cannot wait any longer
ROOM: Final[i64] = 3  # tiles next to a home: as many as there are first units beside the one in it
EVEN = 0.47  # a faction that takes so much of its plays is as good as any
# The share of a faction against each other
MATCHUPS: Final[dict[str, dict[str, float]]] = tomllib.loads(
    (Path(__file__).parent / "matchups.toml").read_text(encoding="utf-8")
)
LOW = 0.01  # a share this close to nothing or all goes no farther than there
SMALL = 0.01  # outcomes less likely than this are left out
BACKFIRES = 0.15  # the share of failed summonings that cost the summoner, roughly (PK-43)
FARTHEST: Final[i64] = 20  # steps
POINT = 0.008  # what a point of a unit's price adds to the chance to win in an even position
ACTIVATES = (verb.MOVE, verb.LEAP, verb.ASSAULT, verb.LOB, verb.RETURN, verb.BLIGHT, verb.PUSH, verb.RANSOM, verb.SHIFT)


def weigh(state: Skirmish, seat: i64, options: list[Action]) -> list[float]:
    """A number for each option, on the judge's scale; the highest is the best."""
    if options[-1].verb == verb.BEST:  # dice: the best choice is one of the options
        return [1.0 if option.verb == verb.BEST else 0.0 for option in options]
    return [Weighing(state, seat).of(option) for option in options]


def urge(state: Skirmish, seat: i64) -> float:
    """How much a player needs something to happen, from 0 to 1: the more, the longer nothing has; not at all if they win
    when the play is stopped (PK-17)."""
    winners = winners_if_stopped(state)
    if seat in winners and len(winners) == 1:
        return 0.0
    quiet = float(state.quiet) / float(state.rules.stall)
    if len(state.seen) > 0:
        quiet = max(quiet, float(times_seen(state, state.seen[-1]) - 1) / float(state.rules.repeats))
    return min(1.0, max(quiet, float(state.turn) / float(state.rules.turns)) / PATIENCE)


def within_bounds(share: float) -> float:
    """A share that stays between nothing and all, and in order with others."""
    if share < LOW:
        return LOW * exp((share - LOW) / LOW)
    if share > 1 - LOW:
        return 1 - LOW * exp((1 - LOW - share) / LOW)
    return share


def far_away(state: Skirmish, seat: i64) -> float:
    """How many steps the units of a seat are from their nearest enemies, on average."""
    enemies = vec[i64]()
    for unit in range(len(state.face)):
        if state.place[unit] >= 0 and state.owner[unit] != seat:
            enemies = append(enemies, state.place[unit])
    away = distances(state, enemies)
    total: i64 = 0
    army = state.army(seat)
    for unit in army:
        total += min(away[state.place[unit]], FARTHEST)
    return float(total) / float(max(len(army), 1))


def on_map(state: Skirmish) -> i64:
    """How many units of all seats are on the map."""
    total: i64 = 0
    for seat in range(state.seats):
        total += state.standing(seat)
    return total


@final
class Weighing:
    """One option, tried on copies of the position. Nothing is logged there, and no die is rolled."""

    def __init__(self, state: Skirmish, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.urge = urge(state, seat) if state.turn > 0 else 0.0
        self.far = far_away(state, seat) if self.urge > 0.0 else 0.0
        self.units = on_map(state) if self.urge > 0.0 else 0

    def of(self, option: Action) -> float:
        verb, a, b, c = option.verb, option.a, option.b, option.c
        if verb in ACTIVATES and self.state.active == self.seat and must_stand_daylight(self.state, verb, a):
            stands = self.stands(a)
            return stands * self.bare(verb, a, b, c) + (1 - stands) * self.without([a])
        return self.bare(verb, a, b, c)

    def bare(self, kind: i64, a: i64, b: i64, c: i64) -> float:
        """The worth of the option itself, once the test of daylight is passed."""
        if kind == verb.ASSAULT or kind == verb.LOB:
            return self.assault(self.state, a, self.state.stands[b], 0, kind == verb.LOB)
        if kind == verb.MOVE or kind == verb.LEAP or kind == verb.FOLLOW:
            return self.move(a, b, kind)
        if kind == verb.DEPLOY or kind == verb.REVIVE:
            return self.after(a, b)
        if kind == verb.RETURN or kind == verb.TAKE:
            return self.withdrawal(a)
        if kind == verb.SUMMON:
            return self.summon(a, b, c)
        if kind in (verb.RANSOM, verb.SHIFT, verb.BLIGHT, verb.PUSH):
            return self.special(kind, a, b, c)
        if kind == verb.SWAP:
            return self.swap(a)
        if kind == verb.STOP or kind == verb.DECLINE:
            return self.look(self.state) + 0.001
        if kind == verb.TRADE:
            return self.look(self.state) + 0.001 + POINT * gain_of_trade(self.state, self.state.stack[-1].phase - 1)
        liking = self.set_up(kind, a, b)
        return 0.5 + 0.1 * liking / (1 + abs(liking))

    def look(self, state: Skirmish) -> float:
        """The judge's word on a position at the end of this turn. Nothing is gained by one that has been there before,
        and whoever needs something to happen goes where it can; a unit that leaves the map or comes is no step."""
        times = times_seen(state, position_number(state, state.active))
        found = worth(state, self.seat, rival_of(state, self.seat), times + 1) - DULL * float(times * times)
        if self.urge > 0.0 and on_map(state) == self.units:
            found += self.urge * STEP * (self.far - far_away(state, self.seat))
        return within_bounds(found)

    def copy(self) -> Skirmish:
        other = self.state.clone()
        other.logging = False
        return other

    def after(self, unit: Unit, tile: Tile) -> float:
        """The worth with a unit on a tile."""
        other = self.copy()
        map_changes.put(other, unit, tile if tile >= 0 else self.tile_of_fall(other))
        return self.look(other)

    def tile_of_fall(self, state: Skirmish) -> Tile:
        """The tile on which a unit has just fallen, where another may be placed."""
        return state.stack[-1].numbers[register.FALL_TILE]

    def without(self, units: list[Unit]) -> float:
        other = self.copy()
        for unit in units:
            map_changes.capture(other, unit, rival_of(other, other.owner[unit]))
        return self.look(other)

    def withdrawal(self, unit: Unit) -> float:
        other = self.copy()
        map_changes.withdraw(other, unit)
        return self.look(other)

    def stands(self, unit: Unit) -> float:
        """How likely a unit passes its test of daylight."""
        state = self.state
        card = state.card(unit)
        answers = min(4, support(state, self.seat, unit, state.place[unit]))
        return 1.0 - chance(
            state.rules.any_pair,
            card.daylight,
            card.dice[stat.DEF],
            [],
            card.bumps[stat.DEF][:2],
            0,
            answers,
            0,
            False,
            False,
            0,
        )

    def assault(self, state: Skirmish, unit: Unit, target: Unit, charged: i64, lobbed: bool) -> float:
        """The mean worth of the four ways in which an assault can end."""
        fewer = state.card(unit).ability(form.LOBS).n if lobbed else 0
        falls, fells = shown_odds(state, self.seat, unit, state.place[unit], target, charged, fewer)
        total = 0.0
        nobody: list[Unit] = []
        ways = (
            (falls * (1 - fells), [target]),
            ((1 - falls) * fells, [unit]),
            (falls * fells, [unit, target]),
            ((1 - falls) * (1 - fells), nobody),
        )
        for likely, gone in ways:
            if likely > SMALL:
                other = state.clone()
                other.logging = False
                for one in gone:
                    map_changes.capture(other, one, rival_of(other, other.owner[one]))
                total += likely * self.look(other)
        return total

    def move(self, unit: Unit, tile: Tile, kind: i64) -> float:
        """The worth of a step: the hazard of the tile, then what can be done from there."""
        fails, ends = self.hazard(unit, tile)
        other = self.copy()
        map_changes.put(other, unit, tile)
        card = other.card(unit)
        best = self.look(other)
        if kind == verb.MOVE and card.swift + card.flying > 0:
            for further in steps(other, unit):
                if other.ground(further).test.form < 0:
                    third = other.clone()
                    map_changes.put(third, unit, further)
                    best = max(best, self.look(third))
        if card.has(form.CHARGES) or (kind == verb.LEAP and card.has(form.POUNCES)):
            found: list[Action] = []
            assaults(other, unit, found)
            for action in found:
                best = max(best, self.assault(other, unit, other.stands[action.b], 1, action.verb == verb.LOB))
        if fails == 0.0:
            return best
        if ends == failure.DEFEATED:
            return (1 - fails) * best + fails * self.without([unit])
        return (1 - fails) * best + fails * (self.look(self.state) if ends == failure.TURNS_BACK else self.look(other))

    def hazard(self, unit: Unit, tile: Tile) -> tuple[float, int]:
        """How likely a unit fails the test of a tile, and what happens then."""
        test = self.state.ground(tile).test
        if test.form < 0 or exempt(self.state, unit, tile):
            return 0.0, 0
        return 1.0 - test_odds(self.state, unit, test.stat, test.n), test.ends

    def summon(self, unit: Unit, summoner: Unit, tile: Tile) -> float:
        state = self.state
        card, rerolls = state.card(summoner), 0
        for ally in state.army(self.seat):
            rerolls += 1 if ally != summoner and state.card(ally).conjures else 0
        for ability in card.abilities:
            rerolls += ability.n if ability.form == form.REROLLS and ability.when == clause.SUMMONING else 0
        comes = chance(
            state.rules.any_pair,
            card.dice[stat.OFF],
            state.card(unit).summoning,
            card.bumps[stat.OFF][:2],
            [],
            min(4, rerolls),
            0,
            0,
            False,
            False,
            0,
        )
        fails = (1 - BACKFIRES) * self.look(state) + BACKFIRES * self.without([summoner])
        return comes * self.after(unit, tile) + (1 - comes) * fails

    def special(self, kind: i64, unit: Unit, b: i64, c: i64) -> float:
        state = self.state
        card = state.card(unit)
        if kind == verb.RANSOM:
            ability = card.ability(form.RANSOMS)
            passes = test_odds(state, unit, ability.stat, ability.n)
            back = max([self.withdrawal(captive) for captive in captives(state, self.seat)])
            return passes * back + (1 - passes) * self.look(state)
        if kind == verb.SHIFT:
            other = self.copy()
            map_changes.shift(other, b, c)
            return self.look(other)
        target = state.stands[b]
        if kind == verb.BLIGHT:
            ability = card.ability(form.BLIGHTS)
            passes = test_odds(state, target, ability.stat, ability.n)
            return passes * self.look(state) + (1 - passes) * self.without([target])
        fails, ends = self.hazard(target, c)
        if ends == failure.DEFEATED and fails > 0:
            return (1 - fails) * self.after(target, c) + fails * self.without([target])
        return self.after(target, c)

    def swap(self, unit: Unit) -> float:
        """The worth of a swap: whether the guardian defends itself better than the unit that is assaulted."""
        state = self.state
        frame = state.stack[-1]
        attacker, target = frame.numbers[register.ASSAULT_UNIT], frame.numbers[register.ASSAULT_TARGET]
        start = frame.numbers[register.ASSAULT_FROM]
        before, _ = assault_odds(state, frame.seat, attacker, start, target, 0, 0)
        other = self.copy()
        map_changes.swap(other, unit, target)
        after, _ = assault_odds(other, frame.seat, attacker, start, unit, 0, 0)
        return self.look(state) + POINT * (
            before * float(state.card(target).price) - after * float(state.card(unit).price)
        )

    def set_up(self, kind: i64, a: i64, b: i64) -> float:
        """Preferences before the first turn: terrain that the force favours, a compact map, strong units first, the
        toughest in the feature."""
        state = self.state
        if kind == verb.FORCE:
            return self.matchup(a)
        if kind == verb.TILE or kind == verb.PROPOSE:
            return float(self.favours(a, True) - self.favours(a, False))
        if kind == verb.HOME:
            return float(self.favours(a, True))
        if kind == verb.SETTLE:
            return float(min(len(state.neighbours(a)), ROOM) * FARTHEST - distances(state, state.sites)[a])
        if kind == verb.LAY:
            return float(sum(1 for step in chart.STEPS if tile_at(state, a + step) >= 0))
        if kind == verb.PLACE:
            card = state.card(a)
            return float(card.price) + (3.0 * float(card.dice[stat.DEF]) if b == state.homes[self.seat] else 0.0)
        if kind == verb.ADD:
            return 1.0
        return 0.5 if kind == verb.ACCEPT else -1.0 if kind in (verb.REFUSE, verb.BUILD) else 0.0

    def favours(self, terrain: i64, own: bool) -> i64:
        """The points of the own units, or of those of the others, that favour a terrain."""
        state = self.state
        points: i64 = 0
        for unit in range(len(state.face)):
            if (state.owner[unit] == self.seat) == own and state.card(unit).favoured == terrain:
                points += state.card(unit).price
        return points

    def matchup(self, faction: i64) -> float:
        """How far a faction is behind those that the others lead, or behind all where nobody has chosen: as good as any
        other, while it is not really behind."""
        state = self.state
        rivals = [led for seat in range(state.seats) if seat != self.seat and (led := led_by(state, seat)) >= 0]
        rivals = rivals or list(range(len(state.book.factions)))
        shares = [share_against(state, faction, rival) for rival in rivals]
        return min(0.0, sum(shares) / len(shares) - EVEN)


def led_by(state: Skirmish, seat: i64) -> i64:
    """The faction whose units a seat has, or -1."""
    faces = sorted([state.face[unit] for unit in range(len(state.face)) if state.owner[unit] == seat])
    for at in range(len(state.book.factions)):
        if faces and sorted(state.book.factions[at].faces) == faces:
            return at
    return -1


def share_against(state: Skirmish, faction: i64, rival: i64) -> float:
    """The share of plays that a faction takes from another, as far as it is known."""
    factions = state.book.factions
    return MATCHUPS.get(factions[faction].name, {}).get(factions[rival].name, 0.5)
