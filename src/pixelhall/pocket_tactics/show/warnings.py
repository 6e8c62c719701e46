"""What an option would cost its own player that they can hardly want; asked before it is done."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.change import map_changes
from pixelhall.pocket_tactics.flow.ending import helpless, times_seen, winners_if_stopped
from pixelhall.pocket_tactics.flow.layout import placements
from pixelhall.pocket_tactics.flow.setup import points_spent
from pixelhall.pocket_tactics.numbers import bounds, program, register, verb
from pixelhall.pocket_tactics.state.repetition import position_number
from pixelhall.pocket_tactics.state.state import Skirmish

QUIET: Final = (verb.MOVE, verb.DEPLOY, verb.RETURN)  # what defeats nobody


def warning(state: Skirmish, seat: int, action: Action) -> str:
    """Why to think twice about an option, in one sentence; nothing for most."""
    if action.verb == verb.RETURN and ends_it(state, seat, action):
        return "It is your last unit on the map, and no other could be deployed: you would lose at once (PK-14)."
    if action.verb in QUIET and state.active == seat:
        return stopped(state, seat, action)
    if action.verb == verb.DONE and state.stack[-1].program == program.SETUP:
        if state.homes[seat] < 0:
            return f"{state.rules.points - points_spent(state, seat)} points are left, and there are units for them (PK-10)."
        return f"You may place {still_to_place(state, seat)} more now; later each unit takes a turn to deploy (PK-8)."
    return ""


def still_to_place(state: Skirmish, seat: int) -> int:
    """How many more first units a player may place: as many as are waiting, and as there is room for."""
    options = placements(state, seat)
    tiles = {option.b for option in options}
    waiting = sum(state.card(unit).summoning == 0 for unit in state.reserves(seat))
    return min(bounds.FIRST_UNITS - state.stack[-1].numbers[register.SETUP_PLACED], waiting, len(tiles))


def ends_it(state: Skirmish, seat: int, action: Action) -> bool:
    """Whether a player who returns this unit has nobody left on the map and cannot deploy anybody."""
    if state.standing(seat) > 1:
        return False
    after = state.clone()
    after.logging = False
    map_changes.withdraw(after, action.a)
    return helpless(after, seat)


def stopped(state: Skirmish, seat: int, action: Action) -> str:
    """Why the play would be stopped after this action, if others would win then; nothing where it goes on."""
    rules = state.rules
    if state.turn < rules.turns and state.quiet < rules.stall and len(state.seen) < rules.repeats - 1:
        return ""
    after = state.clone()
    after.logging = False
    if action.verb == verb.RETURN:
        map_changes.withdraw(after, action.a)
    elif action.verb == verb.DEPLOY:
        map_changes.deploy(after, action.a, action.b)
    else:
        map_changes.put(after, action.a, action.b)
    map_changes.count_control(after)
    if seat in winners_if_stopped(after):
        return ""
    if times_seen(after, position_number(after, seat)) + 1 >= rules.repeats:
        return "The same position has been there too often: the play would be stopped, and you would not win (PK-17)."
    if state.turn >= rules.turns:
        return "This is the last turn: the play would be stopped after it, and you would not win (PK-17)."
    card = state.card(action.a)
    may_go_on = action.verb == verb.MOVE and card.swift + card.flying > 0
    if after.quiet >= rules.stall and not may_go_on:
        return (
            f"Nothing has happened for {rules.stall} turns: the play would be stopped, and you would not win (PK-17)."
        )
    return ""
