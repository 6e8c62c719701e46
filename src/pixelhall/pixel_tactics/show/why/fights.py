"""Refused attacks, Spells and named actions."""

from typing import Final

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.change.triggers import used
from pixelhall.pixel_tactics.legal import actions, attacks, costs, spells
from pixelhall.pixel_tactics.numbers import by, keyword, mark, per_seat, span, verb
from pixelhall.pixel_tactics.show.why.asked import Asked, fault, tired, too_dear
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Card
from pixelhall.pixel_tactics.texts.book import Use
from pixelhall.pixel_tactics.texts.in_force import active_boxes
from pixelhall.pixel_tactics.texts.melee import in_melee, interceptor
from pixelhall.pixel_tactics.texts.reading import has


def attack(asked: Asked) -> Illegal | None:
    return strike(asked, by.MELEE)


def shoot(asked: Asked) -> Illegal | None:
    return strike(asked, by.RANGED)


def strike(asked: Asked, kind: int) -> Illegal | None:
    state = asked.state
    if at_rest(state, asked.seat):
        return fault("PT-CEASE-02", "In the ceasefire there are no attacks.")
    place = asked.slot(1)
    card = state.unit[place] if place >= 0 else -1
    if card < 0:
        return fault("PT-ATK-04", "Say who attacks whom: attack v1 v2.")
    rule = attacks.attack_fault(state, card)
    if rule:
        return tired(asked, rule)
    dear = too_dear(asked, verb.ATTACK)
    if dear:
        return dear
    if kind == by.RANGED and not has(state, card, keyword.RANGED_ATTACK):
        return fault("PT-RANGE-01", "It has no Ranged Attack.")
    if kind == by.MELEE and not attacks.targets(state, card, by.MELEE) and not in_melee(state, card):
        return fault("PT-MELEE-02", "The attacker is not in melee: somebody living stands before it.")
    return bad_target(asked, card, kind)


def bad_target(asked: Asked, card: Card, kind: int) -> Illegal | None:
    state = asked.state
    rival = state.foes[asked.seat][0]
    place = asked.place(len(asked.words) - 1, rival) if len(asked.words) > 2 else -1
    target = state.unit[place] if place >= 0 else -1
    if target < 0:
        return fault("PT-ATK-04", "Nobody stands there to be attacked.")
    if state.corpse(target):
        return fault("PT-TGT-06", "A Corpse is no Hero: it cannot be attacked.")
    if kind == by.MELEE and not in_melee(state, target):
        return fault("PT-MELEE-02", "The target is not in melee: somebody living stands before it.")
    if kind == by.RANGED and not state.rules.redirects and interceptor(state, target) >= 0:
        return fault("PT-ICPT-03", "An interceptor in that column protects it.")
    return fault("card text", "A card's text protects that target, or names another one that must be attacked.")


def cast(asked: Asked) -> Illegal | None:
    state = asked.state
    place = asked.slot(1)
    card = state.unit[place] if place >= 0 else -1
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
    dear = too_dear(asked, verb, one.speed if timed else 0)
    if dear:
        return dear
    price = costs.cost(state, asked.seat, verb, one.speed if timed else 0) + one.extra
    left = state.of(asked.seat, per_seat.ACTIONS)
    if price > left:
        return fault("PT-ACT-05", f"It takes {price} actions, and {left} {'is' if left == 1 else 'are'} left.")
    if one.limited and timed and used(state, one.program, card, span.TURN):
        return fault("PT-ACT-07", "It is Limited, and it was used in this turn already.")
    if one.span >= 0 and used(state, one.program, card, one.span):
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
    for card in state.unit:
        if card < 0 or not state.living(card):
            continue
        for box in active_boxes(state, card):
            for one in box.uses:
                if not one.spell and one.name and asked.rest.startswith(one.name.lower()):
                    side = state.side(card)
                    if not (foe(state, asked.seat, side) if one.whose == "Rival" else side == asked.seat):
                        return fault("PT-LACT-01", "That action is not yours to use.")
                    if actions.closed(state, asked.seat):
                        return fault("PT-CEASE-07")
                    if at_rest(state, asked.seat) and one.hostile:
                        return fault("PT-CEASE-05")
                    return unusable(asked, card, one, verb.NAMED)
    return fault("PT-LACT-01", "There is no action of that name in play.")
