"""The phases of a contest in which players choose: rolling again, bumps, dice that abilities force, re-rolls (PK-24 to
PK-26, PK-55)."""

from typing import Final

from mypy_extensions import i64

from pixelhall.core.action_pool import alone, every
from pixelhall.core.game import Action, Decision
from pixelhall.core.machine import ASK, NEXT, Frame, Op
from pixelhall.pocket_tactics.change import logbook
from pixelhall.pocket_tactics.change.logbook import say, show
from pixelhall.pocket_tactics.dice import choices
from pixelhall.pocket_tactics.dice.tally import distinct, insert_die, replace_die
from pixelhall.pocket_tactics.flow.contest import BOTH, roll, roll_die
from pixelhall.pocket_tactics.numbers import bounds, contest_field, stat, verb
from pixelhall.pocket_tactics.state.shared_actions import LEAVES_IT, NO_ACTIONS, PASSES, bump, force
from pixelhall.pocket_tactics.state.state import Skirmish
from pixelhall.pocket_tactics.texts.clauses import guards, rolls_again

STATS: Final[i64] = 2  # OFF, DEF


class Choice(Op[Skirmish]):
    """A moment of a contest at which one side may do something with dice."""

    def __init__(self, prompt: str, rule: str) -> None:
        self.prompt = prompt
        self.rule = rule

    def ask(self, state: Skirmish, frame: Frame) -> list[Decision]:
        side = self.side(state, frame)
        return self.asks(state, side, self.options(state, frame, side)[:])

    def asks(self, state: Skirmish, side: i64, options: list[Action]) -> list[Decision]:
        options.append(PASSES)
        options.append(LEAVES_IT)
        return [Decision(state.contest[contest_field.SEAT + side], self.prompt, options, self.rule)]

    def answer(self, state: Skirmish, frame: Frame, seat: int, action: Action) -> int:
        side = self.side(state, frame)
        if action.verb == verb.BEST:
            state.contest[contest_field.AUTO + side] = 1
        else:
            self.take(state, frame, side, action)
        return self.run(state, frame)

    def side(self, state: Skirmish, frame: Frame) -> i64:
        raise NotImplementedError

    def useful(self, state: Skirmish, frame: Frame, side: i64) -> list[Action]:
        """What a side may do now; empty where it would change nothing, because the dice on the table decide already
        (PK-24)."""
        options = self.options(state, frame, side)
        if options and state.contest[contest_field.AUTO + side] == 0 and not state.rules.asks_in_vain:
            if not choices.matters(state, side, options):
                return NO_ACTIONS
        return options

    def options(self, state: Skirmish, frame: Frame, side: i64) -> list[Action]:
        """What a side may do now; empty when it may do nothing."""
        raise NotImplementedError

    def take(self, state: Skirmish, frame: Frame, side: i64, action: Action) -> None:
        raise NotImplementedError


class InTurn(Choice):
    """The attacker acts first, as often as it may, then the defender; each side is asked in `steps` phases."""

    def __init__(self, prompt: str, rule: str, steps: i64 = 1) -> None:
        super().__init__(prompt, rule)
        self.steps = steps

    def side(self, state: Skirmish, frame: Frame) -> i64:
        return frame.phase // self.steps

    def run(self, state: Skirmish, frame: Frame) -> int:
        while frame.phase < 2 * self.steps:
            side = frame.phase // self.steps
            options = self.useful(state, frame, side)
            if not options:
                frame.phase += 1
            elif state.contest[contest_field.AUTO + side] == 1:
                self.take(state, frame, side, choices.choose(state, side, options))
            else:
                state.asked = self.asks(state, side, options)
                return ASK
        return NEXT


class RollAgain(InTurn):
    """After the roll, some units may roll all dice of a stat again; the attacker first (PK-55)."""

    def __init__(self) -> None:
        super().__init__("Roll these dice again?", "PK-55", 2)

    def options(self, state: Skirmish, frame: Frame, side: i64) -> list[Action]:
        return [alone(verb.AGAIN, frame.phase % 2)] if rolls_again(state, side, frame.phase % 2) else NO_ACTIONS

    def take(self, state: Skirmish, frame: Frame, side: i64, action: Action) -> None:
        if action.verb == verb.AGAIN:
            pool = side * 2 + action.a
            state.pools[pool] = roll(state, len(state.pools[pool]))
            show(
                state,
                logbook.SAYS_AGAIN,
                state.contest[contest_field.SEAT + side],
                state.contest[contest_field.UNIT + side],
                state.pools[pool],
                [action.a],
            )
        frame.phase += 1


class TurnDie(InTurn):
    """After the roll, some units may turn an OFF die into a DEF die."""

    def __init__(self) -> None:
        super().__init__("Turn an OFF die into a DEF die?", "PK-55")

    def options(self, state: Skirmish, frame: Frame, side: i64) -> list[Action]:
        return (
            [alone(verb.GUARD, value) for value in distinct(state.pools[side * 2 + stat.OFF])]
            if guards(state, side)
            else NO_ACTIONS
        )

    def take(self, state: Skirmish, frame: Frame, side: i64, action: Action) -> None:
        if action.verb == verb.GUARD:
            off = state.pools[side * 2 + stat.OFF][:]
            off.remove(action.a)
            state.pools[side * 2 + stat.OFF] = off
            state.pools[side * 2 + stat.DEF] = insert_die(state.pools[side * 2 + stat.DEF][:], action.a)
            say(
                state,
                logbook.SAYS_GUARD,
                state.contest[contest_field.SEAT + side],
                state.contest[contest_field.UNIT + side],
                action.a,
            )
        frame.phase += 1


class Alternating(Choice):
    """A phase in which the sides take turns, the initiator first; passing is final for the phase."""

    def side(self, state: Skirmish, frame: Frame) -> i64:
        return state.contest[contest_field.TURN]

    def run(self, state: Skirmish, frame: Frame) -> int:
        contest = state.contest
        if frame.phase == 0:
            frame.phase = 1
            contest[contest_field.TURN] = contest[contest_field.PASSED] = contest[contest_field.PASSED + 1] = 0
        while contest[contest_field.PASSED] == 0 or contest[contest_field.PASSED + 1] == 0:
            side = contest[contest_field.TURN]
            if contest[contest_field.PASSED + side] == 1:
                contest[contest_field.TURN] = 1 - side
                continue
            options = self.useful(state, frame, side)
            if not options:
                contest[contest_field.PASSED + side] = 1
                contest[contest_field.TURN] = 1 - side
            elif contest[contest_field.AUTO + side] == 1:
                self.take(state, frame, side, choices.choose(state, side, options))
            else:
                state.asked = self.asks(state, side, options)
                return ASK
        return NEXT

    def take(self, state: Skirmish, frame: Frame, side: i64, action: Action) -> None:
        contest = state.contest
        if action.verb == verb.PASS:
            contest[contest_field.PASSED + side] = 1
            say(state, logbook.SAYS_PASS, contest[contest_field.SEAT + side])
        else:
            self.use(state, side, action)
        contest[contest_field.TURN] = 1 - side

    def use(self, state: Skirmish, side: i64, action: Action) -> None:
        raise NotImplementedError


class BumpPhase(Alternating):
    """Each bump raises one die of its stat, to 6 at most (PK-25)."""

    def __init__(self) -> None:
        super().__init__("Use a bump?", "PK-25")

    def options(self, state: Skirmish, frame: Frame, side: i64) -> list[Action]:
        off, defence, either = (
            state.bumps[side * 3],
            state.bumps[side * 3 + stat.DEF],
            state.bumps[side * 3 + stat.EITHER],
        )
        if not off and not defence and not either:
            return NO_ACTIONS
        found: list[Action] = []
        raises(state.pools[side * 2], stat.OFF, off + either if either else off, found)
        raises(state.pools[side * 2 + stat.DEF], stat.DEF, defence + either if either else defence, found)
        return found

    def use(self, state: Skirmish, side: i64, action: Action) -> None:
        spent = side * 3 + (action.a if action.c in state.bumps[side * 3 + action.a] else stat.EITHER)
        left = state.bumps[spent][:]
        left.remove(action.c)
        state.bumps[spent] = left
        pool = side * 2 + action.a
        raised = min(bounds.FACES, action.b + action.c)
        state.pools[pool] = replace_die(state.pools[pool], action.b, raised)
        say(
            state,
            logbook.SAYS_BUMP,
            state.contest[contest_field.SEAT + side],
            state.contest[contest_field.UNIT + side],
            action.a,
            action.b,
            raised,
        )


def raises(pool: list[int], stat: i64, values: list[int], found: list[Action]) -> None:
    """Adds the options to use each of these bumps on each die of a pool below 6."""
    for at in range(len(values)):
        if at > 0 and values[at] in values[:at]:
            continue
        for die in distinct(pool):
            if die < bounds.FACES:
                found.append(bump(stat, die, values[at]))


class ForcePhase(InTurn):
    """Before the re-rolls, dice that abilities may have rolled again; the attacker's abilities first (PK-26, PK-55)."""

    def __init__(self) -> None:
        super().__init__("Have a die rolled again?", "PK-26")

    def options(self, state: Skirmish, frame: Frame, side: i64) -> list[Action]:
        at = contest_field.FORCES + side * 3
        contest = state.contest
        if contest[at] + contest[at + 1] + contest[at + 2] == 0:
            return NO_ACTIONS
        found: list[Action] = []
        for other in range(BOTH):
            if contest[at + other] + contest[at + 2] > 0:
                for stat in range(STATS):
                    for value in distinct(state.pools[other * 2 + stat]):
                        found.append(force(other, stat, value))
        return found

    def take(self, state: Skirmish, frame: Frame, side: i64, action: Action) -> None:
        if action.verb == verb.PASS:
            frame.phase += 1
            return
        at = contest_field.FORCES + side * 3
        state.contest[at + action.a if state.contest[at + action.a] > 0 else at + 2] -= 1
        pool = action.a * 2 + action.b
        new = roll_die(state)
        state.pools[pool] = replace_die(state.pools[pool], action.c, new)
        say(
            state,
            logbook.SAYS_FORCED,
            state.contest[contest_field.SEAT + side],
            state.contest[contest_field.UNIT + action.a],
            action.b,
            action.c,
            new,
        )


class RerollPhase(Alternating):
    """Each re-roll rolls one own die again: the new result stands, and a bump on the die is lost (PK-26)."""

    def __init__(self) -> None:
        super().__init__("Use a re-roll?", "PK-26")

    def options(self, state: Skirmish, frame: Frame, side: i64) -> list[Action]:
        if state.contest[contest_field.REROLLS + side] == 0:
            return NO_ACTIONS
        found: list[Action] = []
        for what in range(STATS):
            row = every(verb.REROLL, what, bounds.FACES + 1)
            last = 0
            for value in state.pools[side * 2 + what]:
                if value != last:
                    found.append(row[value])
                last = value
        return found

    def use(self, state: Skirmish, side: i64, action: Action) -> None:
        state.contest[contest_field.REROLLS + side] -= 1
        pool = side * 2 + action.a
        new = roll_die(state)
        state.pools[pool] = replace_die(state.pools[pool], action.b, new)
        say(
            state,
            logbook.SAYS_REROLL,
            state.contest[contest_field.SEAT + side],
            state.contest[contest_field.UNIT + side],
            action.a,
            action.b,
            new,
        )
