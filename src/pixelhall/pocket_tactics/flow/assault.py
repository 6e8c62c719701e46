"""The assault: what happens before the dice are rolled, and after."""

from mypy_extensions import i64

from pixelhall.core.action_pool import alone
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, STAY, Frame, Op
from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say
from pixelhall.pocket_tactics.change.map_changes import swap
from pixelhall.pocket_tactics.flow.contest import NO_POOLS, begin_fight, roll_die
from pixelhall.pocket_tactics.flow.fall import push_fall, rival_of
from pixelhall.pocket_tactics.flow.frames import end_program
from pixelhall.pocket_tactics.numbers import chart, contest_field, form, register, verb
from pixelhall.pocket_tactics.state.board import adjacent, in_range
from pixelhall.pocket_tactics.state.shared_actions import DECLINES
from pixelhall.pocket_tactics.state.state import Skirmish, Unit
from pixelhall.pocket_tactics.texts.clauses import trader


class Declare(Op[Skirmish]):
    """Who assaults whom, and who has shot in this turn (PK-50)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        unit: Unit = frame.numbers[register.ASSAULT_UNIT]
        target: Unit = frame.numbers[register.ASSAULT_TARGET]
        state.pools = NO_POOLS[:]  # the dice of an earlier contest leave the table
        ranged = not adjacent(state, frame.numbers[register.ASSAULT_FROM], state.place[target])
        say(
            state,
            logbook.SAYS_ASSAULTS,
            frame.seat,
            unit,
            target,
            frame.numbers[register.ASSAULT_FROM],
            1 if ranged else 0,
        )
        if ranged:
            state.fired[unit] = 2
        return NEXT


class Scatter(Op[Skirmish]):
    """Some shots scatter: a die picks a tile next to the target, and the unit there is assaulted instead (PK-49)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        unit: Unit = frame.numbers[register.ASSAULT_UNIT]
        target: Unit = frame.numbers[register.ASSAULT_TARGET]
        if not state.card(unit).has(form.SCATTERS):
            return NEXT
        ability = state.card(unit).ability(form.SCATTERS)
        die = roll_die(state)
        say(state, logbook.SAYS_SCATTER, frame.seat, unit, die, ability.n)
        if die >= ability.n:
            return NEXT
        tile = state.near[state.place[target] * chart.SIDES + roll_die(state) - 1]
        other = state.stands[tile] if tile >= 0 else -1
        if other < 0 or other == unit:
            say(state, logbook.SAYS_MISSES, frame.seat, unit)
            return end_program(frame)
        frame.numbers[register.ASSAULT_TARGET] = other
        say(state, logbook.SAYS_ASSAULTS, frame.seat, unit, other, frame.numbers[register.ASSAULT_FROM], 2)
        return NEXT


class Swap(Op[Skirmish]):
    """An ally next to the target may take its place before the roll (PK-47)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        return ASK if guardians(state, frame.numbers[register.ASSAULT_TARGET]) else NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        target = frame.numbers[register.ASSAULT_TARGET]
        options = [alone(verb.SWAP, unit) for unit in guardians(state, target)]
        options.append(DECLINES)
        return [Decision(state.owner[target], "Swap places with the unit that is assaulted?", options, "PK-47")]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        if action.verb == verb.SWAP:
            say(state, logbook.SAYS_SWAPS, seat, action.a, frame.numbers[register.ASSAULT_TARGET])
            swap(state, action.a, frame.numbers[register.ASSAULT_TARGET])
            frame.numbers[register.ASSAULT_TARGET] = action.a
        return NEXT


def guardians(state: Skirmish, target: Unit) -> list[Unit]:
    """The allies next to a target that may swap places with it."""
    found: list[Unit] = []
    for tile in state.neighbours(state.place[target]):
        ally = state.stands[tile]
        if (
            ally >= 0
            and ally != target
            and state.owner[ally] == state.owner[target]
            and state.card(ally).has(form.SWAPS)
        ):
            found.append(ally)
    return found


class Engage(Op[Skirmish]):
    """The sides are settled: whether the target strikes back (PK-32), and who trades defence for offence, the attacker
    first (PK-55)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        if frame.phase == 0:
            unit: Unit = frame.numbers[register.ASSAULT_UNIT]
            target: Unit = frame.numbers[register.ASSAULT_TARGET]
            returns = strikes_back(state, frame.seat, unit, frame.numbers[register.ASSAULT_FROM], target)
            begin_fight(
                state,
                frame.seat,
                unit,
                frame.numbers[register.ASSAULT_FROM],
                target,
                returns,
                frame.numbers[register.ASSAULT_CHARGED],
                frame.numbers[register.ASSAULT_FEWER],
            )
            frame.phase = 1
        while frame.phase < 3:
            side = frame.phase - 1
            if trader(state, side) > 0 and state.contest[contest_field.AUTO + side] == 0 and rolls_off(state, side):
                return ASK
            frame.phase += 1
        return NEXT

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        seat = state.contest[contest_field.SEAT + frame.phase - 1]
        return [
            Decision(
                seat, "Take a bump for -1 on the highest DEF die?", [Action(verb.TRADE), Action(verb.DECLINE)], "PK-55"
            )
        ]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        side = frame.phase - 1
        if action.verb == verb.TRADE:
            state.contest[contest_field.TRADED + side] = trader(state, side)
            say(state, logbook.SAYS_TRADES, seat, state.contest[contest_field.UNIT + side], trader(state, side))
        frame.phase += 1
        return self.run(state, frame)


def rolls_off(state: Skirmish, side: i64) -> bool:
    """Whether a side rolls OFF dice, so that a bump for them can be of use (PK-24)."""
    return side == 0 or state.contest[contest_field.RETURN_FIRE] == 1 or state.rules.asks_in_vain


def strikes_back(state: Skirmish, seat: i64, unit: Unit, tile: i64, target: Unit) -> bool:
    """Whether the target rolls its OFF dice: only if the attacker is a legal target from where it stands (PK-32)."""
    return in_range(state, state.owner[target], target, state.place[target], unit, tile)


class Aftermath(Op[Skirmish]):
    """Defeated units leave, the target first, so that the attacker's gains come first (PK-30, PK-55)."""

    def run(self, state: Skirmish, frame: Frame) -> int:
        numbers = frame.numbers
        unit: Unit = numbers[register.ASSAULT_UNIT]
        target: Unit = numbers[register.ASSAULT_TARGET]
        if frame.phase == 0:
            numbers[register.ASSAULT_RESULT] = state.last
            frame.phase = 1
            if state.last & 1:
                captor = frame.seat if frame.seat != state.owner[target] else rival_of(state, frame.seat)
                push_fall(state, target, captor, unit)
                return STAY
        if frame.phase == 1 and numbers[register.ASSAULT_RESULT] & 2 and state.place[unit] >= 0:
            frame.phase = 2
            captor = state.owner[target] if state.owner[target] != state.owner[unit] else rival_of(state, frame.seat)
            push_fall(state, unit, captor, target)
            return STAY
        if numbers[register.ASSAULT_RESULT] == 0:
            say(state, logbook.SAYS_SAFE, frame.seat, unit, target)
        return NEXT
