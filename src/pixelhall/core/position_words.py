"""What the written positions of all games share: numbers, seats, chance, how a play ended, and the proof of a tail.

chance 4503599627370496 12         the word of the generator, and how many draws there were
chance secret 9f86d081… 12         the same of a live table, by its secret seed
fate 6 5 1                         outcomes that come before any other
over by resignation: you, rival    why a play is over, and who has won
"""

import re
from typing import Any, Final

from pixelhall.core import positions
from pixelhall.core.chance import M1, M2, Chance
from pixelhall.core.errors import BadScenario, BadText
from pixelhall.core.facts import NAMES, SIDES
from pixelhall.core.game import EVERYBODY, NOBODY, Game

HEAD: Final = ("game ", "option ")
WORD: Final = 1 << 31  # the word of the generator holds two halves of 31 bits
MOST_DRAWS: Final = 10**15
MOST: Final = 1_000_000_000  # of anything that is counted
UNFIT: Final = (ValueError, TypeError, LookupError, AttributeError, AssertionError, OverflowError)


def number(text: str, least: int = 0, most: int = MOST) -> int:
    """A number within its bounds; ValueError says which they are."""
    if not re.fullmatch(r"-?[0-9]{1,20}", text) or not least <= int(text) <= most:
        raise ValueError(f'"{text}" is not a number from {least} to {most}')
    return int(text)


def seat_of(name: str, seats: int) -> int:
    """The seat with that name among those that play."""
    if SIDES.get(name, seats) >= seats:
        raise ValueError(f'there is no player "{name}"; there are {", ".join(NAMES[:seats])}')
    return SIDES[name]


def split_list(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [one.strip() for one in text.split(",")]


def chance_lines(chance: Chance) -> list[str]:
    """The lines that fix all future chance."""
    source = f"secret {chance.secret}" if chance.secret else str(chance.word)
    fate = ["fate " + " ".join(str(n) for n in chance.fate)] if chance.fate else []
    return [f"chance {source} {chance.count}", *fate]


def read_chance(chance: Chance, text: str) -> None:
    source, _, count = text.rpartition(" ")
    secret = re.fullmatch(r"secret ([0-9a-f]{64})", source)
    if secret:
        chance.word, chance.secret = 1, secret[1]  # the word is not used
    else:
        chance.word = number(source, WORD + 1, M1 * WORD - 1)
        if not 0 < chance.word % WORD < M2:
            raise ValueError(f'"{source}" is no word of the generator')
    chance.count = number(count, 0, MOST_DRAWS)


def read_fate(chance: Chance, text: str) -> None:
    chance.fate = [number(n, -MOST, MOST) for n in text.split()]


def over_line(reason: str, winners: list[int], names: tuple[str, ...] = NAMES) -> str:
    return f"over by {reason}: {', '.join(names[seat] for seat in winners)}"


def read_over(text: str, reasons: tuple[str, ...], seats: int) -> tuple[int, list[int]]:
    """The number of the reason, and the winners."""
    reason, colon, names = text.removeprefix("by ").partition(": ")
    if not colon or reason not in reasons:
        raise ValueError(f"a play is over by one of: {', '.join(reasons)}")
    winners = [seat_of(name, seats) for name in split_list(names)]
    if sorted(set(winners)) != winners:
        raise ValueError("winners are named once each, in the order of their seats")
    return reasons.index(reason), winners


def tail_of(lines: list[tuple[int, str]]) -> tuple[int, Any] | None:
    """The tail among the lines of a position, with its line number."""
    found = [(at, line) for at, line in lines if line.partition(" ")[0] == positions.TAIL]
    if not found:
        return None
    at, line = found[0]
    if len(found) > 1 or line != lines[-1][1]:
        raise BadScenario(at, "a position has one tail, in its last line")
    try:
        return at, unpack_line(line)
    except BadText as fault:
        raise BadScenario(at, str(fault)) from fault


def misfit(at: int, fault: object) -> BadScenario:
    return BadScenario(
        at, f"the tail does not fit this position: {fault}; without it, the lines are staged as a scenario"
    )


def prove(game: Game[Any], state: Any, lines: list[tuple[int, str]]) -> None:
    """Checks that a position with a tail is exactly what the game would write, and that it can be viewed and played on."""
    at, tail = lines[-1]
    try:
        *written, packed = [line for line in game.position(state).splitlines() if not line.startswith(HEAD)]
        same_tail = unpack_line(packed) == unpack_line(tail)
        asked = game.decisions(state)
        for seat in (EVERYBODY, NOBODY, *range(game.seats(state))):
            game.view(state, seat)
        over = game.result(state) is not None
    except UNFIT as fault:
        raise misfit(at, repr(fault)) from fault
    for (place, line), right in zip(lines, [*written, tail]):
        if line != right:
            raise misfit(place, f'expected "{right}"')
    if len(lines) != len(written) + 1 or not same_tail:
        raise misfit(at, "the position would be written otherwise")
    if over == bool(asked) or not all(decision.options for decision in asked):
        raise misfit(at, "nobody could go on from here")


def unpack_line(line: str) -> Any:
    return positions.unpack(line.partition(" ")[2])
