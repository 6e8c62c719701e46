"""Who stands where, and by which number: points, then what tells equal points apart."""

from dataclasses import dataclass

from pixelhall.leagues.event import WIN, Event
from pixelhall.leagues.tally import Tally

WORDS = ("points", "points of opponents", "points of the beaten", "battles won")


@dataclass(frozen=True)
class Standing:
    place: int  # equal numbers share it
    name: str
    numbers: tuple[float, ...]  # as in WORDS
    left: bool

    @property
    def points(self) -> float:
        return self.numbers[0]


def numbers(tally: Tally, name: str) -> tuple[float, ...]:
    """Points, Buchholz, Sonneborn-Berger, battles. A bye counts as an opponent with one's own points."""
    own = tally.points[name]
    opponents = beaten = 0.0
    for one in tally.of[name]:
        if one.is_over:
            other = own if one.is_bye else tally.points[one.against(name)]
            opponents += other
            beaten += other * one.points(name) / WIN
    battles = sum(one.won(name) for one in tally.of[name])
    return own / WIN, opponents / WIN, beaten / WIN, float(battles)


def table(event: Event) -> list[Standing]:
    """All players, the best first. On a ladder who came farther stands higher, whatever the points of others."""
    tally = Tally(event)
    rows = [(climbed(event, tally, name), numbers(tally, name), name) for name in event.players]
    rows.sort(key=lambda row: (-row[0], *(-n for n in row[1])))
    found: list[Standing] = []
    for i, (rung, told, name) in enumerate(rows):
        same = i > 0 and rows[i - 1][:2] == (rung, told)
        found.append(Standing(found[-1].place if same else i + 1, name, told, name in event.gone))
    return found


def climbed(event: Event, tally: Tally, name: str) -> int:
    """How far somebody came on a ladder: the round of the last match there, one farther for having won it; the match for
    the third place lies below the final. 0 where there is none."""
    ladder = event.method in ("ladder", "double")
    own = [one for one in tally.of[name] if ladder or one.part in ("cut", "third")]
    if not own:
        return 0
    last = own[-1]
    return 3 * last.round + (last.is_over and last.winner == name) - (2 if last.part == "third" else 0)


def places(size: int) -> list[int]:
    """The order of places on a ladder: 0 and 1 on different halves, 0 to 3 on different quarters, and so on. One of each
    pair is named; its opponent is the one that makes `size - 1` with it."""
    order = [0]
    while len(order) * 2 < size:
        order = [place for one in order for place in (one, 2 * len(order) - 1 - one)]
    return order
