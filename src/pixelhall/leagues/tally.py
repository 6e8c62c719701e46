"""What everybody has got so far, added up once: for pairing a round and for the standings."""

from collections import Counter, defaultdict

from pixelhall.leagues.event import Event, Fixture


class Tally:
    def __init__(self, event: Event) -> None:
        self.of: dict[str, list[Fixture]] = defaultdict(list)
        self.points: Counter[str] = Counter()
        self.losses: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()
        self.firsts: Counter[str] = Counter()  # how often somebody had the first seat, less how often the second
        self.met: Counter[frozenset[str]] = Counter()
        self.floated: dict[str, bool] = {}  # who met unequal points in the last round
        last = [one for one in event.fixtures if one.round == event.round]
        for one in event.fixtures[: len(event.fixtures) - len(last)]:
            self.count(one)
        for one in last:
            unequal = not one.is_bye and self.points[one.first] != self.points[one.second]
            self.floated |= dict.fromkeys(one.players, unequal)
        for one in last:
            self.count(one)

    def count(self, one: Fixture) -> None:
        for name in one.players:
            self.of[name].append(one)
            self.points[name] += one.points(name)
            self.losses[name] += one.is_over and one.winner != name
        if one.is_bye:
            self.byes[one.first] += 1
        else:
            self.firsts[one.first] += 1
            self.firsts[one.second] -= 1
            self.met[frozenset(one.players)] += 1
