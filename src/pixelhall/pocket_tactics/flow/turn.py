"""A turn: one action, what follows it, free deployments, and whether somebody has won."""

from mypy_extensions import i64

from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, NOTHING, STAY, Frame, Op
from pixelhall.pocket_tactics.change import logbook, map_changes
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.change.map_changes import withdraw
from pixelhall.pocket_tactics.flow.contest import begin_daylight, begin_summoning
from pixelhall.pocket_tactics.flow.ending import end_if_decided, end_if_stalled, lose
from pixelhall.pocket_tactics.flow.fall import push_fall, rival_of
from pixelhall.pocket_tactics.flow.frames import end_program
from pixelhall.pocket_tactics.flow.moves import lob_dice, push_assault, push_assault_by, push_enter, push_move
from pixelhall.pocket_tactics.legal.actions import first_alike, legal_actions, steps
from pixelhall.pocket_tactics.numbers import form, off_map, program, register, verb
from pixelhall.pocket_tactics.state.board import adjacent, controller
from pixelhall.pocket_tactics.state.shared_actions import DECLINES, NO_ACTIONS, act
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit


class StartTurn(Op[Skirmish]):
    """Begins the next turn."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        state.turn += 1
        state.quiet += 1
        frame.seat = state.active
        say(state, logbook.SAYS_TURN, state.active, state.turn)
        return NEXT


class Act(Op[Skirmish]):
    """One action, which must be taken if there is any (PK-12); a player who has none has lost (PK-14)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        if frame.phase == 1:
            return NEXT
        state.asked = self.ask(state, frame)  # kept: finding it takes long
        if state.asked[0].options:
            return ASK
        state.asked = None
        lose(state, frame.seat)
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        return [Decision(frame.seat, "Choose an action.", legal_actions(state, frame.seat), "PK-12", act=True)]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        frame.phase = 1
        begun = Frame(program.ACT, seat, action.a, NOTHING)
        begun.numbers = [action.verb, action.a, action.b, action.c, 0, state.place[action.a]]
        state.stack.append(begun)
        return STAY


class Brave(Op[Skirmish]):
    """A unit that is vulnerable to daylight is tested before it is activated on open ground (PK-41)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        kind: i64 = frame.numbers[register.ACT_VERB]
        unit: Unit = frame.numbers[register.ACT_A]
        if frame.phase == 0:
            if not must_stand_daylight(state, kind, unit):
                return NEXT
            frame.phase = 1
            say(state, logbook.SAYS_DAYLIGHT, frame.seat, unit, state.card(unit).daylight)
            begin_daylight(state, unit, rival_of(state, frame.seat))
            state.stack.append(Frame(program.TEST, frame.seat, unit, NOTHING))
            return STAY
        if frame.phase == 1 and state.last == 0:
            frame.phase = 2
            push_fall(state, unit, rival_of(state, frame.seat), -1)
            return STAY
        if frame.phase == 2:
            return end_program(frame)
        return NEXT


def must_stand_daylight(state: Skirmish, kind: i64, unit: Unit) -> bool:
    """Whether an action activates a unit in daylight: on a tile without a feature that is not its favoured terrain."""
    card = state.card(unit)
    if card.daylight == 0 or kind == verb.DEPLOY or kind == verb.SUMMON:
        return False
    tile = state.place[unit]
    return state.feature[tile] < 0 and state.kind[tile] != card.favoured


class Perform(Op[Skirmish]):
    """Carries the action out."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        if frame.phase == 1:
            return NEXT
        frame.phase = 1
        kind: i64 = frame.numbers[register.ACT_VERB]
        a: i64 = frame.numbers[register.ACT_A]
        b: i64 = frame.numbers[register.ACT_B]
        c: i64 = frame.numbers[register.ACT_C]
        if kind == verb.MOVE or kind == verb.LEAP:
            push_move(state, a, b, kind == verb.LEAP)
        elif kind == verb.ASSAULT or kind == verb.LOB:
            push_assault(state, a, state.stands[b], 0, lob_dice(state, act(kind, a, b)))
        elif kind == verb.DEPLOY:
            deploy(state, frame.seat, a, b)
        elif kind == verb.RETURN:
            say(state, logbook.SAYS_RETURNS, frame.seat, a, state.place[a])
            withdraw(state, a)
        else:
            begun = Frame(program.SUMMON if kind == verb.SUMMON else program.SPECIAL, frame.seat, a, NOTHING)
            begun.numbers = [kind, a, b, c]
            state.stack.append(begun)
        return STAY


def deploy(state: Skirmish, seat: i64, unit: Unit, tile: Tile) -> None:
    """Puts a unit from the reserves on the map; hazards are ignored (PK-34)."""
    map_changes.deploy(state, unit, tile)
    say(state, logbook.SAYS_DEPLOYS, seat, unit, tile)


class Follow(Op[Skirmish]):
    """After the move of a unit, others may take a step with it (PK-48)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        return ASK if follow_options(state, frame) else NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        options = [*follow_options(state, frame), DECLINES]
        return [Decision(frame.seat, "Follow with a step?", options, "PK-48")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DECLINE:
            return NEXT
        frame.numbers[register.ACT_FOLLOWED] |= 1 << int(action.a)  # as many bits as there are units
        say(state, logbook.SAYS_FOLLOWS, seat, action.a)
        push_enter(state, action.a, action.b, False)
        return STAY


def follow_options(state: Skirmish, frame: Frame) -> list[Action]:
    """The steps with which own units may follow a move: both must end next to an ally, and each follows once."""
    kind: i64 = frame.numbers[register.ACT_VERB]
    mover: Unit = frame.numbers[register.ACT_A]
    owner, place = state.owner, state.place
    found = NO_ACTIONS
    if (
        (kind != verb.MOVE and kind != verb.LEAP)
        or place[mover] < 0
        or place[mover] == frame.numbers[register.ACT_FROM]
    ):
        return found
    for unit in range(len(owner)):
        if owner[unit] == frame.seat and place[unit] >= 0 and unit != mover and state.card(unit).has(form.FOLLOWS):
            if frame.numbers[register.ACT_FOLLOWED] >> int(unit) & 1 == 0:
                found = found + [
                    act(verb.FOLLOW, unit, tile)
                    for tile in steps(state, unit)
                    if both_have_allies(state, mover, unit, tile)
                ]
    return found


def both_have_allies(state: Skirmish, mover: Unit, follower: Unit, tile: Tile) -> bool:
    """Whether, once the follower stands on a tile, both it and the mover have an ally next to them."""
    here = state.place[mover]
    return adjacent(state, here, tile) or (
        has_ally_beside(state, mover, follower, here) and has_ally_beside(state, follower, mover, tile)
    )


def has_ally_beside(state: Skirmish, unit: Unit, but: Unit, tile: Tile) -> bool:
    """Whether a unit on this tile would have an ally next to it, not counting `but`."""
    for other in state.neighbours(tile):
        ally = state.stands[other]
        if ally >= 0 and ally != unit and ally != but and state.owner[ally] == state.owner[unit]:
            return True
    return False


class CheckEnd(Op[Skirmish]):
    """After an action: who controls what, who is out, who has won (PK-14, PK-16)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        end_if_decided(state)
        return NEXT


class Muster(Op[Skirmish]):
    """Free deployments from features that allow them, once each (PK-36)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        if state.over:
            return NEXT
        if not frame.numbers:
            frame.numbers = [0]
        first: i64 = frame.numbers[register.TURN_SITE]
        for at in range(first, len(state.sites)):
            options = muster_options(state, frame.seat, state.sites[at])
            if options:
                frame.numbers[register.TURN_SITE] = at
                state.asked = self.asks(frame, options)
                return ASK
        frame.numbers[register.TURN_SITE] = 0
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        return self.asks(frame, muster_options(state, frame.seat, state.sites[frame.numbers[register.TURN_SITE]])[:])

    def asks(self, frame: Frame, options: list[Action]) -> list[Decision]:
        options.append(DECLINES)
        return [Decision(frame.seat, "Deploy a unit from your feature?", options, "PK-36")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.DEPLOY:
            deploy(state, seat, action.a, action.b)
            end_if_decided(state)
        frame.numbers[register.TURN_SITE] += 1
        return self.run(state, frame)


def muster_options(state: Skirmish, seat: i64, tile: Tile) -> list[Action]:
    """The free deployments that the feature on a tile allows a seat now."""
    wanted = state.ground(tile).musters
    if wanted == 0 or controller(state, tile) != seat:
        return NO_ACTIONS
    found: list[Action] = []
    for unit in range(len(state.owner)):
        if state.owner[unit] == seat and state.place[unit] == off_map.RESERVE and first_alike(state, unit):
            card = state.card(unit)
            if card.types & wanted != 0 and card.summoning == 0:
                for other in state.neighbours(tile):
                    if state.stands[other] < 0:
                        found.append(act(verb.DEPLOY, unit, other))
    return found


class EndTurn(Op[Skirmish]):
    """The turn passes on, unless the play has stalled (PK-17)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        if not state.over:
            end_if_stalled(state)
        if state.over:
            state.stack.clear()
            return STAY
        fired = state.fired
        for unit in range(len(fired)):
            if fired[unit] > 0 and state.owner[unit] == frame.seat:
                fired[unit] -= 1
        state.active = rival_of(state, frame.seat)
        frame.pc = 0
        frame.phase = 0
        return STAY


class Conjure(Op[Skirmish]):
    """A summoner tests its OFF against the rival's dice (PK-42)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        numbers = frame.numbers
        unit, summoner, tile = (
            numbers[register.SUMMON_UNIT],
            numbers[register.SUMMON_BY],
            numbers[register.SUMMON_TILE],
        )
        say(state, logbook.SAYS_SUMMONS, frame.seat, unit, summoner, tile)
        begin_summoning(state, unit, summoner, rival_of(state, frame.seat))
        return NEXT


class Appear(Op[Skirmish]):
    """The unit comes, or stays away, or the rival makes it assault its summoner before it goes back (PK-43)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        numbers = frame.numbers
        unit, summoner, tile = (
            numbers[register.SUMMON_UNIT],
            numbers[register.SUMMON_BY],
            numbers[register.SUMMON_TILE],
        )
        if frame.phase == 1:
            return NEXT
        frame.phase = 1
        if state.last == 1:
            map_changes.deploy(state, unit, tile)
            say(state, logbook.SAYS_SUMMONED, frame.seat, unit, tile)
        elif state.last == 0:
            say(state, logbook.SAYS_DISPELLED, frame.seat, unit)
        else:
            say(state, logbook.SAYS_BACKFIRES, frame.seat, unit, summoner)
            push_assault_by(state, rival_of(state, frame.seat), unit, tile, summoner, 0, 0)
        return STAY
