"""When an ability applies in the contest at hand, and what both sides bring to it: dice, bumps, re-rolls."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pixelhall.core.machine import NONE
from pixelhall.pocket_tactics.numbers import clause, contest_field, contest_kind, form, stat
from pixelhall.pocket_tactics.state.board import next_to
from pixelhall.pocket_tactics.state.state import Skirmish, Unit
from pixelhall.pocket_tactics.texts.book import Ability


def applies(state: Skirmish, side: i64, ability: Ability) -> bool:
    """Whether the clause of an ability holds for a side of the contest. Without a clause, abilities belong to assaults
    (PK-37)."""
    contest = state.contest
    when = ability.when
    if contest[contest_field.KIND] != contest_kind.FIGHT:
        return when == clause.IN_TESTS or (
            when == clause.SUMMONING and contest[contest_field.KIND] == contest_kind.SUMMONS and side == 0
        )
    if when == clause.ALWAYS:
        return True
    if when == clause.ASSAULTING:
        return side == 0
    if when == clause.DEFENDING:
        return side == 1
    if when == clause.ADJACENT:
        return contest[contest_field.RANGED] == 0
    if when == clause.MET:
        return side == 1 and contest[contest_field.RANGED] == 0
    if when == clause.AT_RANGE:
        return contest[contest_field.RANGED] == 1
    if when == clause.SHOT_AT:
        return side == 1 and contest[contest_field.RANGED] == 1
    if when == clause.CHARGING:
        return side == 0 and contest[contest_field.CHARGED] == 1
    return applies_to(state, side, ability)


def applies_to(state: Skirmish, side: i64, ability: Ability) -> bool:
    """Whether a clause about the other unit or about the ground holds."""
    contest = state.contest
    when = ability.when
    other = 1 - side
    if when == clause.ALONE:
        return (
            support(
                state,
                contest[contest_field.SEAT + other],
                contest[contest_field.UNIT + other],
                contest[contest_field.TILE + other],
            )
            == 0
        )
    if when == clause.AGAINST:
        return state.card(contest[contest_field.UNIT + other]).types & ability.when_types != 0
    if when == clause.UNLIKE:
        return state.card(contest[contest_field.UNIT + other]).types & ability.when_types == 0
    if when == clause.NEAR:
        return next_to(state, contest[contest_field.TILE + side], ability.when_terrain)
    if when == clause.BELOW:
        return state.terrain(contest[contest_field.TILE + other]) != ability.when_terrain
    return False


def support(state: Skirmish, seat: i64, unit: Unit, tile: i64) -> i64:
    """One re-roll for each ally next to the unit; some allies count for more (PK-27)."""
    total: i64 = 0
    for other in state.neighbours(tile):
        ally = state.stands[other]
        if ally >= 0 and ally != unit and state.owner[ally] == seat:
            card = state.card(ally)
            total += 1
            if card.has(form.SUPPORT):
                total += card.ability(form.SUPPORT).n - 1
    return total


def dice_of(state: Skirmish, side: i64, what: i64) -> i64:
    """How many dice a unit rolls in an assault."""
    card = state.card(state.contest[contest_field.UNIT + side])
    n = card.dice[what]
    if card.has(form.DICE):
        for ability in card.abilities:
            if ability.form == form.DICE and ability.stat == what and applies(state, side, ability):
                n = ability.n
    if side == 0 and what == stat.OFF:
        n -= state.contest[contest_field.FEWER]
    if n < 0:
        return 0
    return n


def bumps_of(state: Skirmish, side: i64, what: i64) -> list[int]:
    """The bumps of a side for one stat, or for either; where any bump may raise any die, all are for either (PK-25)."""
    if not state.rules.any_stat or state.contest[contest_field.KIND] != contest_kind.FIGHT:
        return listed_bumps(state, side, what)
    if what != stat.EITHER:
        return NONE
    return (
        listed_bumps(state, side, stat.OFF)
        + listed_bumps(state, side, stat.DEF)
        + listed_bumps(state, side, stat.EITHER)
    )


def listed_bumps(state: Skirmish, side: i64, what: i64) -> list[int]:
    """The bumps of a side that are listed under one stat, or for either: printed ones, those of abilities, in assaults
    those of the ground."""
    unit = state.contest[contest_field.UNIT + side]
    if unit < 0:
        return NONE
    card = state.card(unit)
    shape: i64 = form.FREE_BUMP if what == stat.EITHER else form.BUMPS
    found = (
        card.bumps[what] if what != stat.EITHER else NONE
    )  # printed bumps are never changed in place: a longer list is a new one
    if card.has(shape):
        for ability in card.abilities:
            if (
                ability.form == shape
                and (what == stat.EITHER or ability.stat == what)
                and applies(state, side, ability)
            ):
                found = [*found, ability.n]
    if state.contest[contest_field.KIND] == contest_kind.FIGHT:
        ground = state.ground(state.contest[contest_field.TILE + side])
        if ground.bumps:
            for ability in ground.abilities:
                if ability.form == form.HERE_BUMPS and ability.stat == what and applies(state, side, ability):
                    found = [*found, ability.n]
        if what == stat.OFF and state.contest[contest_field.TRADED + side] > 0:
            found = [*found, state.contest[contest_field.TRADED + side]]
    return found


def rerolls_of(state: Skirmish, side: i64) -> i64:
    """The re-rolls of a side: in assaults support, favoured terrain, abilities and ground; in tests only what is
    granted for them (PK-37)."""
    contest = state.contest
    seat, unit, tile, kind = (
        contest[contest_field.SEAT + side],
        contest[contest_field.UNIT + side],
        contest[contest_field.TILE + side],
        contest[contest_field.KIND],
    )
    if unit < 0:
        return 0
    card = state.card(unit)
    total: i64 = 0
    if kind == contest_kind.FIGHT or kind == contest_kind.DAYLIGHT:
        total += support(state, seat, unit, tile)
    if kind == contest_kind.FIGHT:
        ground = state.ground(tile)
        if ground.index == card.favoured:
            total += 1
        if ground.rerolls:
            for ability in ground.abilities:
                if ability.form == form.HERE_REROLLS and card.types & ability.types != 0:
                    total += ability.n
    elif kind == contest_kind.SUMMONS:
        for ally in state.army(seat):
            if ally != unit and state.card(ally).conjures:
                total += 1
    if card.has(form.REROLLS):
        for ability in card.abilities:
            if ability.form == form.REROLLS and applies(state, side, ability):
                total += ability.n
    return total


def forces_of(state: Skirmish, side: i64) -> i64:
    """How many dice of the other side the abilities of this side's unit can have rolled again."""
    unit = state.contest[contest_field.UNIT + side]
    if unit < 0 or not state.card(unit).has(form.FORCES):
        return 0
    total: i64 = 0
    for ability in state.card(unit).abilities:
        if ability.form == form.FORCES and applies(state, side, ability):
            total += ability.n
    return total


def meddlers(state: Skirmish, seat: i64, side: i64) -> vec[i64]:
    """The units of a seat next to the unit of a side that may have one of its dice rolled again."""
    unit, tile = state.contest[contest_field.UNIT + side], state.contest[contest_field.TILE + side]
    found = vec[i64]()
    if unit < 0:
        return found
    for other in state.neighbours(tile):
        ally = state.stands[other]
        if ally >= 0 and ally != unit and state.owner[ally] == seat and state.card(ally).has(form.MEDDLES):
            found = append(found, ally)
    return found


def rolls_again(state: Skirmish, side: i64, stat: i64) -> bool:
    """Whether the unit of a side may roll all its dice of a stat again."""
    unit = state.contest[contest_field.UNIT + side]
    if unit < 0 or not state.pools[side * 2 + stat] or not state.card(unit).has(form.ROLLS_AGAIN):
        return False
    for ability in state.card(unit).abilities:
        if ability.form == form.ROLLS_AGAIN and ability.stat == stat and applies(state, side, ability):
            return True
    return False


def guards(state: Skirmish, side: i64) -> bool:
    """Whether the unit of a side may turn an OFF die into a DEF die."""
    unit = state.contest[contest_field.UNIT + side]
    if unit < 0 or not state.pools[side * 2 + stat.OFF] or not state.card(unit).has(form.GUARDS):
        return False
    return applies(state, side, state.card(unit).ability(form.GUARDS))


def trader(state: Skirmish, side: i64) -> i64:
    """The bump that an ally next to the unit of a side offers for -1 on its highest DEF die, or 0."""
    seat, unit, tile = (
        state.contest[contest_field.SEAT + side],
        state.contest[contest_field.UNIT + side],
        state.contest[contest_field.TILE + side],
    )
    mine = state.card(unit)
    best: i64 = 0
    if mine.dice[stat.OFF] == 0 or mine.dice[stat.DEF] == 0:
        return 0
    for other in state.neighbours(tile):
        ally = state.stands[other]
        if ally < 0 or ally == unit or state.owner[ally] != seat:
            continue
        card = state.card(ally)
        if (
            card.has(form.TRADES)
            and mine.types & card.ability(form.TRADES).types != 0
            and card.ability(form.TRADES).n > best
        ):
            best = card.ability(form.TRADES).n
    return best
