"""When an ability applies in the contest at hand, and what both sides bring to it: dice, bumps, re-rolls."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.core.machine import NONE
from pixelhall.pocket_tactics.board import next_to
from pixelhall.pocket_tactics.book import Ability
from pixelhall.pocket_tactics.language import forms
from pixelhall.pocket_tactics.state import Skirmish, Unit
from pixelhall.pocket_tactics.words import (
    CHARGED,
    DAYLIGHT,
    DEF,
    EITHER,
    FEWER,
    FIGHT,
    KIND,
    OFF,
    RANGED,
    SEAT,
    SUMMONS,
    TILE_OF,
    TRADED,
    UNIT,
)


def applies(state: Skirmish, side: i64, ability: Ability) -> bool:
    """Whether the clause of an ability holds for a side of the contest. Without a clause, abilities belong to assaults
    (PK-37)."""
    contest = state.contest
    when = ability.when
    if contest[KIND] != FIGHT:
        return when == forms.IN_TESTS or (when == forms.SUMMONING and contest[KIND] == SUMMONS and side == 0)
    if when == forms.ALWAYS:
        return True
    if when == forms.ASSAULTING:
        return side == 0
    if when == forms.DEFENDING:
        return side == 1
    if when == forms.ADJACENT:
        return contest[RANGED] == 0
    if when == forms.MET:
        return side == 1 and contest[RANGED] == 0
    if when == forms.AT_RANGE:
        return contest[RANGED] == 1
    if when == forms.SHOT_AT:
        return side == 1 and contest[RANGED] == 1
    if when == forms.CHARGING:
        return side == 0 and contest[CHARGED] == 1
    return applies_to(state, side, ability)


def applies_to(state: Skirmish, side: i64, ability: Ability) -> bool:
    """Clauses about the other unit and the ground."""
    contest = state.contest
    when = ability.when
    other = 1 - side
    if when == forms.ALONE:
        return support(state, contest[SEAT + other], contest[UNIT + other], contest[TILE_OF + other]) == 0
    if when == forms.AGAINST:
        return state.card(contest[UNIT + other]).types & ability.when_types != 0
    if when == forms.UNLIKE:
        return state.card(contest[UNIT + other]).types & ability.when_types == 0
    if when == forms.NEAR:
        return next_to(state, contest[TILE_OF + side], ability.when_terrain)
    if when == forms.BELOW:
        return state.terrain(contest[TILE_OF + other]) != ability.when_terrain
    return False


def support(state: Skirmish, seat: i64, unit: Unit, tile: i64) -> i64:
    """One re-roll for each ally next to the unit; some allies count for more (PK-27)."""
    total: i64 = 0
    for other in state.neighbours(tile):
        ally = state.stands[other]
        if ally >= 0 and ally != unit and state.owner[ally] == seat:
            card = state.card(ally)
            total += 1
            if card.has(forms.SUPPORT):
                total += card.ability(forms.SUPPORT).n - 1
    return total


def dice_of(state: Skirmish, side: i64, stat: i64) -> i64:
    """How many dice a unit rolls in an assault."""
    card = state.card(state.contest[UNIT + side])
    n = card.dice[stat]
    if card.has(forms.DICE):
        for ability in card.abilities:
            if ability.form == forms.DICE and ability.stat == stat and applies(state, side, ability):
                n = ability.n
    if side == 0 and stat == OFF:
        n -= state.contest[FEWER]
    if n < 0:
        return 0
    return n


def bumps_of(state: Skirmish, side: i64, stat: i64) -> list[int]:
    """The bumps of a side for one stat, or for either: printed ones, those of abilities, in assaults those of the
    ground (PK-25)."""
    unit = state.contest[UNIT + side]
    if unit < 0:
        return NONE
    card = state.card(unit)
    form: i64 = forms.FREE_BUMP if stat == EITHER else forms.BUMPS
    found = (
        card.bumps[stat] if stat != EITHER else NONE
    )  # what is printed stays as it is: a list that grows is another one
    if card.has(form):
        for ability in card.abilities:
            if ability.form == form and (stat == EITHER or ability.stat == stat) and applies(state, side, ability):
                found = [*found, ability.n]
    if state.contest[KIND] == FIGHT:
        ground = state.ground(state.contest[TILE_OF + side])
        if ground.bumps:
            for ability in ground.abilities:
                if ability.form == forms.HERE_BUMPS and ability.stat == stat and applies(state, side, ability):
                    found = [*found, ability.n]
        if stat == OFF and state.contest[TRADED + side] > 0:
            found = [*found, state.contest[TRADED + side]]
    return found


def rerolls_of(state: Skirmish, side: i64) -> i64:
    """The re-rolls of a side: in assaults support, favoured terrain, abilities and ground; in tests only what is
    granted for them (PK-37)."""
    contest = state.contest
    seat, unit, tile, kind = contest[SEAT + side], contest[UNIT + side], contest[TILE_OF + side], contest[KIND]
    if unit < 0:
        return 0
    card = state.card(unit)
    total: i64 = 0
    if kind == FIGHT or kind == DAYLIGHT:
        total += support(state, seat, unit, tile)
    if kind == FIGHT:
        ground = state.ground(tile)
        if ground.index == card.favoured:
            total += 1
        if ground.rerolls:
            for ability in ground.abilities:
                if ability.form == forms.HERE_REROLLS and card.types & ability.types != 0:
                    total += ability.n
    elif kind == SUMMONS:
        for ally in state.army(seat):
            if ally != unit and state.card(ally).conjures:
                total += 1
    if card.has(forms.REROLLS):
        for ability in card.abilities:
            if ability.form == forms.REROLLS and applies(state, side, ability):
                total += ability.n
    return total


def forces_of(state: Skirmish, side: i64) -> i64:
    """How many dice of the other side an ability of this side's unit can have rolled again."""
    unit = state.contest[UNIT + side]
    if unit < 0 or not state.card(unit).has(forms.FORCES):
        return 0
    total: i64 = 0
    for ability in state.card(unit).abilities:
        if ability.form == forms.FORCES and applies(state, side, ability):
            total += ability.n
    return total


def meddlers(state: Skirmish, seat: i64, side: i64) -> vec[i64]:
    """The units of a seat next to the unit of a side that may have one of its dice rolled again."""
    unit, tile = state.contest[UNIT + side], state.contest[TILE_OF + side]
    found = vec[i64]()
    if unit < 0:
        return found
    for other in state.neighbours(tile):
        ally = state.stands[other]
        if ally >= 0 and ally != unit and state.owner[ally] == seat and state.card(ally).has(forms.MEDDLES):
            found = append(found, ally)
    return found


def rolls_again(state: Skirmish, side: i64, stat: i64) -> bool:
    """Whether the unit of a side may roll all its dice of a stat again."""
    unit = state.contest[UNIT + side]
    if unit < 0 or not state.pools[side * 2 + stat] or not state.card(unit).has(forms.ROLLS_AGAIN):
        return False
    for ability in state.card(unit).abilities:
        if ability.form == forms.ROLLS_AGAIN and ability.stat == stat and applies(state, side, ability):
            return True
    return False


def guards(state: Skirmish, side: i64) -> bool:
    """Whether the unit of a side may turn an OFF die into a DEF die."""
    unit = state.contest[UNIT + side]
    if unit < 0 or not state.pools[side * 2 + OFF] or not state.card(unit).has(forms.GUARDS):
        return False
    return applies(state, side, state.card(unit).ability(forms.GUARDS))


def trader(state: Skirmish, side: i64) -> i64:
    """The bump that an ally next to the unit of a side offers for -1 on its highest DEF die, or 0."""
    seat, unit, tile = state.contest[SEAT + side], state.contest[UNIT + side], state.contest[TILE_OF + side]
    mine = state.card(unit)
    best: i64 = 0
    if mine.dice[OFF] == 0 or mine.dice[DEF] == 0:
        return 0
    for other in state.neighbours(tile):
        ally = state.stands[other]
        if ally < 0 or ally == unit or state.owner[ally] != seat:
            continue
        card = state.card(ally)
        if (
            card.has(forms.TRADES)
            and mine.types & card.ability(forms.TRADES).types != 0
            and card.ability(forms.TRADES).n > best
        ):
            best = card.ability(forms.TRADES).n
    return best
