"""Who plays whom next, and why: one function a method. Each reads the event alone, so that everybody finds the same
pairs; chance is drawn from the event's seed."""

from collections.abc import Callable, Sequence
from typing import Final

from pixelhall.core.chance import Chance, from_seed
from pixelhall.leagues.event import BYE, WIN, Event, Fixture
from pixelhall.leagues.matching import Cost, best_pairs
from pixelhall.leagues.standings import places, table
from pixelhall.leagues.tally import Tally

LOT: Final = 512  # ways in which chance tells equal pairs apart


class Ended:
    """There is no next round, and this is why."""

    def __init__(self, why: str) -> None:
        self.why = why


def next_round(event: Event) -> list[Fixture] | Ended:
    """The fixtures of the next round, or why there is none."""
    if event.over:
        return Ended(event.over)
    if event.open():
        numbers = ", ".join(str(one.number) for one in event.open())
        raise AssertionError(f"open fixtures are played before the next round: {numbers}")
    if len(event.active()) < 2:
        return Ended("fewer than two players are left")
    return METHODS[event.method](event, Tally(event), chance_of(event))


def chance_of(event: Event) -> Chance:
    return from_seed(event.seed * 1_000 + event.round + 1)


def numbered(event: Event, found: list[Fixture]) -> list[Fixture]:
    start = len(event.fixtures)
    for i, one in enumerate(found):
        one.number, one.round = start + i + 1, event.round + 1
    return found


def fixture(a: str, b: str, why: str, part: str = "") -> Fixture:
    return Fixture(0, 0, a, b, why, part)


def seated(tally: Tally, chance: Chance, a: str, b: str, why: str, part: str = "") -> Fixture:
    """Whoever had the first seat less often has it now; chance decides between equals."""
    behind = tally.firsts[a] - tally.firsts[b]
    swap = behind > 0 or (behind == 0 and chance.draw(2) == 1)
    return fixture(b, a, why, part) if swap else fixture(a, b, why, part)


def shuffled(chance: Chance, names: Sequence[str]) -> list[str]:
    order = list(range(len(names)))
    chance.shuffle(order)
    return [names[i] for i in order]


# The ladder (PT-TOURN-02, A-178).


def ladder(event: Event, tally: Tally, chance: Chance) -> list[Fixture] | Ended:
    if not event.begun:
        return numbered(event, first_rung(event, tally, chance))
    return rung(event, tally, chance, [one for one in event.of_round(event.round) if one.part != "third"])


def first_rung(event: Event, tally: Tally, chance: Chance) -> list[Fixture]:
    """Names are shuffled; where they are no power of two, chance gives the byes, at most one in each first match."""
    names = shuffled(chance, event.active())
    size = power_of_two(len(names))
    free = set(shuffled(chance, [str(i) for i in range(size // 2)])[: size - len(names)])
    found = []
    for i in range(size // 2):
        a = names.pop()
        if str(i) in free:
            found.append(
                fixture(a, BYE, f"a bye by chance: {len(event.active())} players on a ladder of {size} (A-178)")
            )
        else:
            found.append(seated(tally, chance, a, names.pop(), "drawn by chance"))
    return found


def power_of_two(n: int) -> int:
    size = 1
    while size < n:
        size *= 2
    return size


def rung(event: Event, tally: Tally, chance: Chance, last: list[Fixture], part: str = "") -> list[Fixture] | Ended:
    """The winners of neighbouring matches meet."""
    if len(last) < 2:
        return Ended(f"{last[0].winner} has won the ladder" if last[0].winner else "nobody has won the last match")
    found = []
    for one, other in zip(last[::2], last[1::2]):
        a, b = (name if name not in event.gone else BYE for name in (one.winner, other.winner))
        if a and b:
            found.append(seated(tally, chance, a, b, f"the winners of {one.number} and {other.number}", part))
        else:
            found.append(fixture(a or b, BYE, f"nobody came on from {other.number if a else one.number}", part))
    if event.third and len(last) == 2:
        losers = [name for one in last for name in one.players if name != one.winner and name not in event.gone]
        if len(losers) == 2:
            found.append(seated(tally, chance, losers[0], losers[1], "for the third place", "third"))
    return numbered(event, found)


# Double elimination: who has lost twice is out.


def double(event: Event, tally: Tally, chance: Chance) -> list[Fixture] | Ended:
    alive = [name for name in event.active() if tally.losses[name] < 2]
    upper = [name for name in alive if not tally.losses[name]]
    lower = [name for name in alive if tally.losses[name]]
    if len(alive) < 2:
        return Ended(f"{alive[0]} alone has not lost twice" if alive else "everybody has lost twice")
    final = event.fixtures and event.fixtures[-1].part == "final" and event.fixtures[-1].is_over
    if final and not event.reset:
        return Ended(f"{event.fixtures[-1].winner or 'nobody'} has won the final")
    if len(upper) == len(lower) == 1:
        why = f"the final: {upper[0]} has lost no match, {lower[0]} one"
        return numbered(event, [seated(tally, chance, upper[0], lower[0], why, "final")])
    found = []
    for names, words in ((upper, "neither has lost a match"), (lower, "each has lost one match")):
        if len(names) == 1:
            found.append(fixture(names[0], BYE, "waits until the others have played"))
        elif names:
            found += matched(event, tally, names, chance, always(words), no_costs)
    return numbered(event, found)


# Everybody against everybody, by Berger's table.


def robin(event: Event, tally: Tally, chance: Chance) -> list[Fixture] | Ended:
    names = shuffled(from_seed(event.seed * 1_000), event.players)
    circle = names if len(names) % 2 == 0 else [*names, BYE]
    whole = len(circle) - 1
    if event.round >= (event.rounds or whole):
        return Ended(f"all {event.round} rounds have been played")
    fixed, turning = circle[-1], circle[:-1]
    shift = event.round % whole
    turning = turning[shift:] + turning[:shift]
    pairs = [(turning[0], fixed), *((turning[i], turning[-i]) for i in range(1, len(circle) // 2))]
    found = []
    for a, b in pairs:
        a, b = (name if name not in event.gone else BYE for name in (a, b))
        if a and b:
            found.append(seated(tally, chance, a, b, f"round {event.round + 1} of Berger's table"))
        elif a or b:
            found.append(
                fixture(
                    a or b, BYE, "a bye: an odd number of players" if BYE in circle else "a bye: the other has left"
                )
            )
    return numbered(event, found)


# Swiss: equals meet, and nobody twice.


def usual_rounds(n: int) -> int:
    """As many as tell one winner apart."""
    return max(1, (max(n, 2) - 1).bit_length())


def swiss(event: Event, tally: Tally, chance: Chance) -> list[Fixture] | Ended:
    wanted = event.rounds or usual_rounds(len(event.players))
    if event.round < wanted:
        return numbered(event, swiss_round(event, tally, chance))
    if not event.cut:
        return Ended(f"all {wanted} rounds have been played")
    cut = [one for one in event.fixtures if one.part == "cut" and one.round == event.round]
    return rung(event, tally, chance, cut, "cut") if cut else numbered(event, first_cut(event))


def swiss_round(event: Event, tally: Tally, chance: Chance) -> list[Fixture]:
    """Of all ways to pair the round the one with the fewest forbidden pairs, then rematches, then second byes; then the
    points of who has the bye, then the gaps between points, then floats in a row, then seats; chance between equals."""

    def costs(a: str, b: str) -> Cost:
        gap = abs(tally.points[a] - tally.points[b])
        return gap * gap, (tally.floated.get(a, False) + tally.floated.get(b, False)) if gap else 0

    def why(a: str, b: str) -> str:
        x, y = tally.points[a] / WIN, tally.points[b] / WIN
        return f"points {x:g} and {y:g}" + ("" if x == y else ", the nearest that could be had")

    return matched(event, tally, event.active(), chance, why, costs)


def always(words: str) -> Callable[[str, str], str]:
    return lambda a, b: words


def no_costs(a: str, b: str) -> Cost:
    return ()


def matched(
    event: Event,
    tally: Tally,
    names: list[str],
    chance: Chance,
    why: Callable[[str, str], str],
    costs: Callable[[str, str], Cost],
) -> list[Fixture]:
    """The best pairs of these players, with a bye if they are odd."""
    seats = sorted(names, key=lambda name: -tally.points[name])
    seats += [BYE] * (len(seats) % 2)
    lots = {(a, b): chance.draw(LOT) for a in range(len(seats)) for b in range(a + 1, len(seats))}
    bye = (0,) * len(costs(seats[0], seats[0]))
    lowest = min(tally.points[name] for name in names)

    def cost(i: int, j: int) -> Cost:
        a, b = seats[i], seats[j]
        if b == BYE:
            return 0, 0, tally.byes[a], tally.points[a] - lowest, *bye, 0, lots[i, j]
        forbidden = int(frozenset((a, b)) in event.forbidden)
        seating = int(tally.firsts[a] * tally.firsts[b] > 0)
        return forbidden, tally.met[frozenset((a, b))], 0, 0, *costs(a, b), seating, lots[i, j]

    found = []
    for i, j in best_pairs(len(seats), cost):
        a, b = seats[i], seats[j]
        if b == BYE:
            again = "everybody else had as many" if tally.byes[a] else "none yet"
            found.append(fixture(a, BYE, f"a bye: an odd number of players; byes so far: {tally.byes[a]}, {again}"))
            continue
        words = why(a, b)
        if tally.met[frozenset((a, b))]:
            words += "; they meet again, since no other way was left"
        if frozenset((a, b)) in event.forbidden:
            words += "; they were not to meet, but no other way was left"
        found.append(seated(tally, chance, a, b, words))
    return found


def first_cut(event: Event) -> list[Fixture]:
    """The best of the Swiss meet on a ladder: the first the last, so that the two best can meet in the final only."""
    best = [one.name for one in table(event) if one.name not in event.gone][: event.cut]
    size = power_of_two(len(best))
    found = []
    for place in places(size):
        a, b = best[place], best[size - 1 - place] if size - 1 - place < len(best) else BYE
        why = f"place {place + 1} of the Swiss" + (f" against place {size - place}" if b else ": a bye")
        found.append(fixture(a, b, why, "cut"))
    return found


METHODS: Final[dict[str, Callable[[Event, Tally, Chance], list[Fixture] | Ended]]] = {
    "ladder": ladder,
    "double": double,
    "robin": robin,
    "swiss": swiss,
}
