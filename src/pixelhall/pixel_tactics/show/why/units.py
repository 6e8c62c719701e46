"""Refused actions in a Unit: Recruit, Move, Switch, clearing a Corpse."""

from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.legal import actions, moves
from pixelhall.pixel_tactics.numbers import grid, mark, speed, verb
from pixelhall.pixel_tactics.show.why.asked import SENTENCES, Asked, fault, too_dear
from pixelhall.pixel_tactics.state.ceasefire import may_touch
from pixelhall.pixel_tactics.texts.shape import is_empty


def recruit(asked: Asked) -> Illegal | None:
    state = asked.state
    card = asked.hand()
    if card < 0:
        return fault("PT-RECR-01", "There is no such card in your hand; write: recruit NAME SLOT.")
    place = asked.place(len(asked.words) - 1)
    if place < 0:
        return fault("PT-RECR-01", f"Say where: a slot of the {grid.ROWS[state.row]} row.")
    if not asked.owns(place):
        return fault("PT-RECR-01", "Heroes are recruited into your own Unit.")
    there = state.unit[place]
    if there >= 0 and state.corpse(there):
        return fault("PT-RECR-04", "A Corpse lies there; it must be cleared first.")
    if there >= 0:
        return fault("PT-ZONE-11", "The slot is taken.")
    if place % grid.SLOTS // grid.WIDTH != state.row:
        return fault(
            "PT-RECR-01",
            f"In the {grid.ROWS[state.row]} wave Heroes are recruited into the {grid.ROWS[state.row]} row.",
        )
    if not is_empty(state, place):
        return fault("PT-ZONE-01", "That place is the Leader's, or outside the Unit.")
    return too_dear(asked, verb.RECRUIT)


def move(asked: Asked) -> Illegal | None:
    state = asked.state
    place, to = asked.place(1), asked.place(2)
    card = state.unit[place] if place >= 0 else -1
    if card < 0 or to < 0:
        return fault("PT-MOVE-01", "Say who moves where: move v1 r2.")
    if not (asked.owns(place) and asked.owns(to)) and not asked.is_shared(place, to):
        return fault("PT-MOVE-01", f"A Hero moves from a slot of your Unit to another one{but_for_allies(asked)}.")
    if state.leads(card):
        return fault("PT-MOVE-02", "Leaders cannot be moved.")
    if state.corpse(card):
        return fault("PT-MOVE-05", "A Corpse is not moved by Move.")
    if place == to:
        return fault("A-214", "It stands there already.")
    there = state.unit[to]
    onto = there >= 0 and state.corpse(there)
    if there >= 0 and not (onto and state.rules.onto_corpse):
        if onto:
            return fault("A-052", "A Corpse lies there: a Hero does not move onto it. Clear it first.")
        return fault("PT-ZONE-11", "The slot is taken.")
    if there < 0 and not is_empty(state, to):
        return fault("PT-ZONE-01", "That place is the Leader's, or outside the Unit.")
    rule = moves.move_fault(state, card)
    return fault(rule) if rule else too_dear(asked, verb.MOVE)


def but_for_allies(asked: Asked) -> str:
    shared = asked.state.rules.mode.shares(asked.state, asked.seat)
    return f", or between it and that of seat {' or '.join(str(ally) for ally in shared)}" if shared else ""


def switch(asked: Asked) -> Illegal | None:
    state = asked.state
    if not state.rules.switches:
        return fault("PT-SWITCH-01", "This edition has no Switch action.")
    if actions.allows_only_listed(state, asked.seat):
        return fault("PT-CEASE-07")
    places = [asked.place(1), asked.place(2)]
    if any(place >= 0 and not asked.owns(place) for place in places):
        return fault("PT-SWITCH-01", "Two cards of your own Unit are switched.")
    cards = [state.unit[place] if place >= 0 else -1 for place in places]
    if places[0] == places[1] >= 0:
        return fault("A-214", "A card cannot be switched with itself.")
    if min(cards) < 0 or any(state.leads(card) for card in cards):
        return fault("PT-SWITCH-02", "Leaders and empty slots cannot take part in a Switch.")
    for card in cards:
        rule = moves.switch_fault(state, card)
        if rule:
            return fault("A-013" if rule == "PT-ACT-02" else rule, SENTENCES.get(rule, ""))
    return too_dear(asked, verb.SWITCH, speed.LONG)


def clear(asked: Asked) -> Illegal | None:
    state = asked.state
    place = asked.place(1)
    card = state.unit[place] if place >= 0 else -1
    if card < 0 or not state.marks(card) & mark.CORPSE or not asked.may_clear(place):
        return fault("PT-CLEAR-01", "There is no Corpse of yours.")
    if not may_touch(state, asked.seat, state.side(card)):
        return fault("A-236", "In a ceasefire only a Move reaches your ally's Unit.")
    if actions.clear_fault(state, card) == "PT-CLEAR-02":
        return fault("PT-CLEAR-02", "Only Corpses in the row of the wave may be cleared.")
    return too_dear(asked, verb.CLEAR) or fault("card text")
