"""Refused attacks, Spells and named actions."""

from typing import Final

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.change.triggers import was_used
from pixelhall.pixel_tactics.legal import actions, attacks, costs, spells
from pixelhall.pixel_tactics.numbers import by, grid, keyword, mark, per_seat, span, verb, zone
from pixelhall.pixel_tactics.show.why.asked import Asked, fault, tired, too_dear
from pixelhall.pixel_tactics.state.board import column_of, place_of
from pixelhall.pixel_tactics.state.ceasefire import at_rest, may_touch
from pixelhall.pixel_tactics.state.layout import fortresses, has_pile
from pixelhall.pixel_tactics.state.sides import foe, opponents
from pixelhall.pixel_tactics.state.state import Card
from pixelhall.pixel_tactics.texts.book import Use
from pixelhall.pixel_tactics.texts.in_force import active_boxes
from pixelhall.pixel_tactics.texts.melee import in_melee, interceptor
from pixelhall.pixel_tactics.texts.reading import has
from pixelhall.pixel_tactics.texts.roster import heroes


def attack(asked: Asked) -> Illegal | None:
    return strike(asked, by.MELEE)


def shoot(asked: Asked) -> Illegal | None:
    return strike(asked, by.RANGED)


def strike(asked: Asked, kind: int) -> Illegal | None:
    state = asked.state
    if at_rest(state, asked.seat):
        return fault("PT-CEASE-02", "In the ceasefire there are no attacks.")
    if "fortress" in asked.rest and not has_pile(state, zone.FORTRESS):
        return fault("PT-SIEGE-03", "There are no fortresses in this mode.")
    place = asked.place(1)
    card = state.unit[place] if place >= 0 and asked.owns(place) else -1
    if card < 0:
        return fault("PT-ATK-04", "Say who attacks whom: attack v1 v2.")
    rule = attacks.attack_fault(state, card)
    if rule:
        return tired(asked, rule)
    dear = too_dear(asked, verb.ATTACK, 0, card, kind)
    if dear:
        return dear
    if kind == by.RANGED and not has(state, card, keyword.RANGED_ATTACK):
        return fault("PT-RANGE-01", "It has no Ranged Attack.")
    if kind == by.MELEE and not attacks.targets(state, card, by.MELEE) and not in_melee(state, card):
        return fault("PT-MELEE-02", "The attacker is not in melee: somebody living stands before it.")
    return bad_fortress(asked, kind) if "fortress" in asked.rest else bad_target(asked, card, kind)


def bad_fortress(asked: Asked, kind: int) -> Illegal:
    """Why a column cannot be hit by somebody who may make a Melee Attack."""
    if kind == by.RANGED:
        return fault("A-144", "A fortress is hit by Melee Attacks alone.")
    state, column = asked.state, asked.words[-1]
    rival = state.foes[asked.seat][0]
    if column not in [str(one) for one in fortresses(state, rival)]:
        return fault("PT-SIEGE-04", f"Say which column, counted by its owner: attack {asked.words[1]} fortress 2.")
    living = [card for card in heroes(state, rival) if column_of(state, card) == int(column)]
    if living:
        return fault("PT-SIEGE-04", "A living Hero stands in that column: its fortress is not open.")
    return fault("card text", "A card's text says whom it must attack, or where.")


def bad_target(asked: Asked, card: Card, kind: int) -> Illegal | None:
    state = asked.state
    place = asked.target() if len(asked.words) > 2 else -1
    target = state.unit[place] if place >= 0 else -1
    if (
        place >= 0
        and place // grid.SLOTS in opponents(state, asked.seat)
        and not foe(state, asked.seat, place // grid.SLOTS)
    ):
        return out_of_reach(asked, card, target, kind)
    if place >= 0 and not foe(state, asked.seat, place // grid.SLOTS):
        return fault("PT-ATK-04", f"A target stands in the Unit of a rival and is attacked there: {example(asked)}.")
    if target < 0:
        return fault("PT-ATK-04", "Nobody stands there to be attacked.")
    if not may_touch(state, asked.seat, state.side(target)):
        return fault("PT-CEASE-05", "That player is in a ceasefire: nothing you do may touch their hand or Unit.")
    if state.corpse(target):
        return fault("PT-TGT-06", "A Corpse is no Hero: it cannot be attacked.")
    if kind == by.MELEE and not in_melee(state, target):
        return fault("PT-MELEE-02", "The target is not in melee: somebody living stands before it.")
    if kind == by.RANGED and not state.rules.redirects and interceptor(state, target) >= 0:
        return fault("PT-ICPT-03", "An interceptor in that column protects it.")
    return fault("card text", "A card's text protects that target, or names another one that must be attacked.")


def out_of_reach(asked: Asked, card: Card, target: Card, kind: int) -> Illegal:
    if target >= 0 and asked.state.rules.mode.reaches(asked.state, card, target, kind):
        return fault("PT-KING-07", "That player is two seats away: such an attack is Long, and one action is left.")
    return fault("PT-KING-05", "That player is out of reach: only neighbours on the ring are attacked.")


def example(asked: Asked) -> str:
    """How an attack on some rival is written."""
    owner = "" if asked.state.seats == 2 else f"{opponents(asked.state, asked.seat)[0]}:"
    return f"{asked.words[0]} {asked.words[1]} {owner}{asked.words[-1][-2:]}"


def cast(asked: Asked) -> Illegal | None:
    state = asked.state
    place = asked.place(1)
    card = state.unit[place] if place >= 0 and asked.owns(place) else -1
    if card < 0:
        return fault("PT-SPELL-01", "Say who casts: cast v1.")
    found = [use for box in active_boxes(state, card) for use in box.uses if use.spell]
    if not found:
        return fault("PT-SPELL-01", "No Spell is active on it in this row.")
    if at_rest(state, asked.seat) and (not state.rules.ceasefire_spells or all(use.hostile for use in found)):
        if state.rules.ceasefire_spells:
            return fault("PT-CEASE-03", "In the ceasefire no Spell may be cast against a rival.")
        return fault("PT-CEASE-03", "In the ceasefire there are no Spells.")
    rule = spells.cast_fault(state, card)
    if rule:
        return tired(asked, rule)
    return unusable(asked, card, found[0], verb.SPELL)


def unusable(asked: Asked, card: Card, one: Use, verb: int) -> Illegal:
    """The first thing that keeps a Spell or action from being used."""
    state = asked.state
    timed = costs.has_speeds(state, verb)
    pace, how = one.speed if timed else 0, by.SPELL if one.spell else 0
    dear = too_dear(asked, verb, pace, card, how)
    if dear:
        return dear
    price = costs.cost(state, asked.seat, verb, pace, card, how) + one.extra
    left = state.of(asked.seat, per_seat.ACTIONS)
    if price > left:
        return fault("PT-ACT-05", f"It takes {price} actions, and {left} {'is' if left == 1 else 'are'} left.")
    if one.limited and timed and was_used(state, one.program, card, span.TURN):
        return fault("PT-ACT-07", "It is Limited, and it was used in this turn already.")
    if one.span >= 0 and was_used(state, one.program, card, one.span):
        return fault("PT-ACT-07", f"It was used in this {SPANS[one.span]} already.")
    if one.attackless and state.marked(card, mark.ATTACKED):
        return fault("PT-ACT-07", "It takes the place of an attack, and its Hero has attacked already.")
    for need in one.needs:
        if not need.met(state, asked.seat, card):
            return fault("PT-ACT-07", f"This part of it cannot be met now: {need.words}.")
    return fault("card text")


SPANS: Final = ("turn", "wave", "round", "battle")


def use(asked: Asked) -> Illegal | None:
    state = asked.state
    if not state.rules.leader_actions:
        return fault("PT-LACT-01", "There are no Leader actions here.")
    found = named_uses(asked)
    if not found:
        return fault("PT-LACT-01", "There is no action of that name in play.")
    open_to_me = [(card, one) for card, one in found if is_open_to(asked, card, one)]
    if not open_to_me:
        return fault("PT-LACT-01", "That action is not yours to use.")
    card, one = open_to_me[0]
    if actions.allows_only_listed(state, asked.seat):
        return fault("PT-CEASE-07")
    if at_rest(state, asked.seat) and one.hostile:
        return fault("PT-CEASE-05")
    return unusable(asked, card, one, verb.NAMED)


def named_uses(asked: Asked) -> list[tuple[Card, Use]]:
    """The actions in play that the words name, in all Units; if they name a slot, the one there."""
    state, place = asked.state, asked.place(len(asked.words) - 1)
    found = [
        (card, one)
        for card in state.unit
        if card >= 0 and state.living(card)
        for box in active_boxes(state, card)
        for one in box.uses
        if not one.spell and one.name and asked.rest.startswith(one.name.lower())
    ]
    return [(card, one) for card, one in found if place < 0 or place_of(state, card) == place]


def is_open_to(asked: Asked, card: Card, use: Use) -> bool:
    side = asked.state.side(card)
    return foe(asked.state, asked.seat, side) if use.whose == "Rival" else side == asked.seat
