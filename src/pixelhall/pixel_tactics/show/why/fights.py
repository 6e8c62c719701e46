"""Refused attacks, Spells and named actions."""

from typing import TYPE_CHECKING

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.legal import actions, attacks, spells
from pixelhall.pixel_tactics.numbers import by, keyword, verb
from pixelhall.pixel_tactics.state.ceasefire import at_rest
from pixelhall.pixel_tactics.state.sides import foe
from pixelhall.pixel_tactics.state.state import Card
from pixelhall.pixel_tactics.texts.in_force import active_boxes
from pixelhall.pixel_tactics.texts.melee import in_melee, interceptor
from pixelhall.pixel_tactics.texts.reading import has

if TYPE_CHECKING:
    pass
from pixelhall.pixel_tactics.show.why.asked import Asked, fault, too_dear


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
        return fault(rule)
    dear = too_dear(asked, verb.ATTACK, 0, card, kind)
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
        return fault(rule)
    return unusable(asked, card, found[0].speed, verb.SPELL, by.SPELL)


def unusable(asked: Asked, card: Card, speed: int, verb: int, how: int = 0) -> Illegal:
    dear = too_dear(asked, verb, speed, card, how)
    return dear or fault(
        "PT-ACT-07", "Its cost cannot be paid in full, its condition does not hold, or it was used already."
    )


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
                        return fault("PT-CEASE-05", "In the ceasefire nothing you do may touch a rival's hand or Unit.")
                    return unusable(asked, card, one.speed, verb.NAMED)
    return fault("PT-LACT-01", "There is no action of that name in play.")
