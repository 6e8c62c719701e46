"""Attacks: who may make one, and whom it may choose (PT-ATK, PT-MELEE, PT-RANGE)."""

from mypy_extensions import i64

from pixelhall.core.action_pool import alone, choose
from pixelhall.core.game import Action
from pixelhall.core.machine import NONE
from pixelhall.pixel_tactics.legal.costs import cost
from pixelhall.pixel_tactics.legal.own_speeds import OWN_PRICES
from pixelhall.pixel_tactics.numbers import by, can, cannot, code, grid, keyword, mark, speed, verb, zone
from pixelhall.pixel_tactics.state.board import facing
from pixelhall.pixel_tactics.state.ceasefire import at_rest, may_touch
from pixelhall.pixel_tactics.state.state import Card, Duel
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.melee import all_in_melee, in_melee, interceptor
from pixelhall.pixel_tactics.texts.reading import has, immune
from pixelhall.pixel_tactics.texts.roster import characters


def attacks(state: Duel, seat: i64, found: list[Action]) -> None:
    """The attacks of a seat, front to back, left to right (PT-ATK). While texts give characters speeds of their own, each
    must be payable by itself (A-023)."""
    own = in_force(state).any(OWN_PRICES)
    for place in range(seat * grid.SLOTS, seat * grid.SLOTS + grid.SLOTS):
        card = state.unit[place]
        if card < 0 or attack_fault(state, card):
            continue
        for kind in range(by.MELEE, by.RANGED + 1):
            if not own or cost(state, seat, verb.ATTACK, speed.NORMAL, card, kind) >= 0:
                aim(state, seat, card, kind, found)


def aim(state: Duel, seat: i64, card: Card, kind: i64, found: list[Action]) -> None:
    """One action for each target, or one for all when somebody else is to choose among them."""
    choices = targets(state, card, kind)
    if not choices:
        return
    type = verb.SHOOT if kind == by.RANGED else verb.ATTACK
    if chooser(state, card, kind) != seat:
        found.append(alone(type, card))
        return
    choose(type, card, choices, state.count(), found)


def attack_fault(state: Duel, card: Card) -> str:
    """The rule that keeps a character from the Attack action, or nothing."""
    marks = state.marks(card)
    if marks & mark.CORPSE and not in_force(state).on(state, card, can.ATTACK):
        return "PT-CORPSE-01"
    if state.spot(card) // grid.WIDTH != state.row and not in_force(state).on(state, card, can.ATTACK_IN_ANY_WAVE):
        return "PT-ATK-01"
    rules = state.rules
    busy = marks & (mark.ACTED | mark.ATTACKED | mark.AGAIN | mark.CAST | mark.RECRUITED | mark.MOVED)
    if busy:
        if marks & mark.RECRUITED and rules.recruits_wait_to_attack and not arrives_ready(state, card):
            return "PT-RECR-02"
        if marks & mark.MOVED and rules.moved_attack:
            return "PT-MOVE-03"
        cast = marks & mark.CAST != 0
        if cast and not in_force(state).on(state, card, can.CAST_AND_ATTACK):
            return "PT-SPELL-02"
        attacks = (1 if marks & mark.ATTACKED else 0) + (1 if marks & mark.AGAIN else 0)
        if attacks and (
            attacks > 1
            or not (has(state, card, keyword.DOUBLE_ATTACK) or in_force(state).on(state, card, can.ATTACK_TWICE))
        ):
            return "PT-ATK-02"
        if (
            marks & mark.ACTED
            and rules.star
            and not attacks
            and not cast
            and not (marks & mark.RECRUITED and arrives_ready(state, card))
        ):
            return "PT-ACT-02"
    return "card text" if in_force(state).on(state, card, cannot.ATTACK) else ""


def arrives_ready(state: Duel, card: Card) -> bool:
    """Swift, or allowed to act on arrival."""
    return has(state, card, keyword.SWIFT) or in_force(state).on(state, card, can.ACT_ON_ARRIVAL)


def targets(state: Duel, card: Card, kind: i64, caused: bool = False) -> list[Card]:
    """Everybody this character could attack in this way (PT-MELEE, PT-RANGE, PT-ICPT)."""
    if state.zone(card) != zone.UNIT or at_rest(state, state.side(card)):
        return NONE
    if not (can_melee(state, card) if kind == by.MELEE else can_shoot(state, card, caused)):
        return NONE
    found = [target for target in in_reach(state, card, kind) if may_hit(state, card, target, kind)]
    if len(found) > 1:
        forced = [target for target in found if must_hit(state, target)]
        return forced or found
    return found


def far_targets(state: Duel, card: Card, kind: i64, seats: list[int]) -> list[Card]:
    """The same among players beyond the usual reach; nobody, while somebody near must be attacked."""
    if not seats or state.zone(card) != zone.UNIT or at_rest(state, state.side(card)):
        return NONE
    if not (can_melee(state, card) if kind == by.MELEE else can_shoot(state, card, False)):
        return NONE
    if any(must_hit(state, target) for target in targets(state, card, kind)):
        return NONE
    found = [target for target in among(state, card, kind, seats) if may_hit(state, card, target, kind)]
    forced = [target for target in found if must_hit(state, target)]
    return forced or found


def can_melee(state: Duel, card: Card) -> bool:
    """PT-MELEE-01: whoever is in melee, or whom a text lets strike from behind; unless a text forbids it."""
    texts = in_force(state)
    return not texts.on(state, card, cannot.MELEE) and (
        in_melee(state, card) or texts.on(state, card, can.MELEE_FROM_BEHIND)
    )


def can_shoot(state: Duel, card: Card, caused: bool) -> bool:
    return (caused or has(state, card, keyword.RANGED_ATTACK)) and not in_force(state).on(state, card, cannot.RANGED)


def in_reach(state: Duel, card: Card, kind: i64) -> list[Card]:
    """All rivals for a Ranged Attack, those in melee for the other kind."""
    return among(state, card, kind, state.foes[state.side(card)])


def among(state: Duel, card: Card, kind: i64, rivals: list[int]) -> list[Card]:
    """Those of some players whom a character can reach in this way."""
    seat = state.side(card)
    if kind != by.RANGED and not in_force(state).on(state, card, can.ATTACK_THROUGH):
        return in_melee_with(state, seat, rivals)
    found = NONE
    for rival in rivals:
        if may_touch(state, seat, rival):
            found = found + characters(state, rival) if found else characters(state, rival)
    return found


def in_melee_with(state: Duel, seat: i64, rivals: list[int]) -> list[Card]:
    """All of some players who are in melee and may be touched."""
    found = NONE
    for rival in rivals:
        if may_touch(state, seat, rival):
            found = found + all_in_melee(state, rival) if found else all_in_melee(state, rival)
    return found


def must_hit(state: Duel, target: Card) -> bool:
    return has(state, target, keyword.DECOY) or in_force(state).on(state, target, code.MUST_ATTACK)


def may_hit(state: Duel, card: Card, target: Card, kind: i64) -> bool:
    """Whether nothing forbids this target: protection, immunity, an interceptor in its way."""
    texts = in_force(state)
    if texts.on(state, card, cannot.ATTACK_LEADERS if state.leads(target) else cannot.ATTACK_HEROES):
        return False
    if (
        texts.on(state, target, cannot.BE_TARGETED)
        or texts.on(state, target, cannot.BE_TARGETED_BY_ATTACKS)
        or texts.on(state, target, cannot.BE_TARGETED_BY_RIVALS)
    ):
        return False
    if kind == by.RANGED and texts.on(state, target, cannot.BE_TARGETED_BY_RANGED):
        return False
    if kind == by.MELEE and texts.says(code.MELEE_FACING) and not facing(state, card, target):
        return False
    if immune(state, target, kind, card, state.side(card)):
        return False
    if not state.rules.redirects and (kind == by.RANGED or texts.says(code.INTERCEPT_ALSO)):
        return interceptor(state, target) < 0 or texts.on(state, card, can.IGNORE_INTERCEPT)
    return True


def chooser(state: Duel, card: Card, kind: i64) -> i64:
    """Who picks the target: the attacker's controller, unless a rival's text says otherwise."""
    for rival in state.foes[state.side(card)]:
        for active in in_force(state).rules(state, rival, code.CHOOSES_TARGETS):
            if active.modifier.word in (0, kind):
                return rival
    return state.side(card)
