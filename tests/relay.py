"""A game of a few lines with sides, over the contract alone: two pairs, one act a seat, and a secret deck for each.

An act is "alone" (1 point for one's side), "trust" (the partner gives 2 points to the side, or none) or "dare" (the next
rival gives 3 points, or none). Whoever reckons with partners and rivals as such always trusts.
"""

from typing import Any

from pixelhall.core.errors import BadOption, Illegal
from pixelhall.core.game import NOBODY, Action, Decision, Game, Result, Seat, State, Told, result_of
from pixelhall.core.judging import Weights
from pixelhall.core.setting import Setting

ALONE, TRUST, DARE, GIVE, KEEP = range(5)
WORDS = ("alone", "trust", "dare", "give", "keep")
POINTS = {ALONE: 1, TRUST: 2, DARE: 3}
SEATS = range(4)
UNKNOWN = "a deck"  # what a guess says of a deck that is not known


class Baton(State):
    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.turn = 0
        self.act = -1  # what is still to be answered
        self.points = [0, 0, 0, 0]  # by seat; a side has those of all its seats
        self.lost = NOBODY  # who has given up
        self.lines: list[str] = []

    @property
    def teams(self) -> list[int]:
        return list(self.options.get("teams", [0, 0, 1, 1]))

    def clone(self) -> "Baton":
        return refill(self.dump())

    def dump(self) -> dict[str, Any]:
        return {**vars(self), "points": self.points[:], "lines": self.lines[:]}


def refill(data: dict[str, Any]) -> Baton:
    state = Baton(dict(data["options"]))
    state.turn, state.act, state.lost = data["turn"], data["act"], data["lost"]
    state.points, state.lines = list(data["points"]), list(data["lines"])
    return state


class Relay(Game[Baton]):
    name = "relay"
    title = "Relay"
    version = "1"

    def new(self, options: dict[str, Any] | None = None, seed: int | bytes = 0) -> Baton:
        for name in options or {}:
            if name not in self.options():
                raise BadOption(f'there is no option "{name}"')
        return Baton(dict(options or {}))

    def options(self) -> dict[str, str]:
        return {"teams": "the side of each seat", "decks": "the deck of each seat", "length": "short or long"}

    def seats(self, state: Baton) -> int:
        return len(SEATS)

    def teams(self, state: Baton) -> list[int]:
        return state.teams

    def roles(self, state: Baton) -> list[str]:
        return ["Captain" if state.teams.index(team) == seat else "" for seat, team in enumerate(state.teams)]

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in options.items() if name != "decks"}

    def brings(self, options: dict[str, Any] | None = None) -> Setting | None:
        return Setting("deck", "text", words="One word.")

    def brought(self, options: dict[str, Any], seat: Seat, thing: Any) -> dict[str, Any]:
        if not isinstance(thing, str) or not thing.isalpha():
            raise BadOption(f"a deck is one word, not {thing!r}")
        decks = list(options.get("decks", [UNKNOWN] * len(SEATS)))
        decks[seat] = thing
        return {**options, "decks": decks}

    def spoils(self, state: Baton, seat: Seat) -> dict[str, Any]:
        return {"deck": self.deck(state, seat), "points": self.of_side(state, seat)}

    def deck(self, state: Baton, seat: Seat) -> str:
        return str(state.options.get("decks", [UNKNOWN] * len(SEATS))[seat])

    def of_side(self, state: Baton, seat: Seat) -> int:
        """The points of a seat's side."""
        return sum(points for points, team in zip(state.points, state.teams) if team == state.teams[seat])

    def next_to(self, state: Baton, act: int) -> Seat:
        """Whom an act asks: the next partner for trust, the next rival for a dare; NOBODY where there is none."""
        after = [(state.turn + i) % len(SEATS) for i in range(1, len(SEATS))]
        own = state.teams[state.turn]
        return next((other for other in after if (state.teams[other] == own) == (act == TRUST)), NOBODY)

    def decisions(self, state: Baton) -> list[Decision]:
        if self.result(state) is not None:
            return []
        if state.act < 0:
            others = [act for act in (TRUST, DARE) if self.next_to(state, act) != NOBODY]
            return [Decision(state.turn, "What do you do?", [Action(act) for act in (ALONE, *others)], act=True)]
        return [Decision(self.next_to(state, state.act), "Give?", [Action(KEEP), Action(GIVE)])]

    def apply(self, state: Baton, seat: Seat, action: Action) -> None:
        decision = self.asked(state, seat)
        if decision is None or action not in decision.options:
            raise Illegal("R-1", "Only the options can be done.")
        state.lines.append(f"Player {seat + 1}: {WORDS[action.verb]}.")
        if action.verb in (TRUST, DARE):
            state.act = action.verb
            return
        if action.verb != KEEP:
            state.points[state.turn] += POINTS[max(state.act, ALONE)]
        state.act = -1
        state.turn += 1

    def result(self, state: Baton) -> Result | None:
        if state.lost != NOBODY:
            best = [seat for seat in SEATS if state.teams[seat] != state.teams[state.lost]]
            return result_of(best, len(SEATS), "resignation")
        if state.turn < len(SEATS):
            return None
        most = max(self.of_side(state, seat) for seat in SEATS)
        return result_of([seat for seat in SEATS if self.of_side(state, seat) == most], len(SEATS), "most points")

    def view(self, state: Baton, seat: Seat) -> dict[str, Any]:
        own = {"deck": self.deck(state, seat)} if seat >= 0 else {}
        return {"game": self.name, "seat": seat, "turn": state.turn, "points": state.points, **own}

    def log(self, state: Baton, seat: Seat, since: int = 0, names: list[str] | None = None) -> list[Told]:
        return [Told(line) for line in state.lines[since:]]

    def guess(self, state: Baton, seat: Seat, seed: int) -> Baton:
        other = state.clone()
        decks = [self.deck(state, one) if one == seat else UNKNOWN for one in SEATS]
        other.options = {**state.options, "decks": decks}
        return other

    def write(self, state: Baton, action: Action) -> str:
        return WORDS[action.verb]

    def explain(self, state: Baton, seat: Seat, text: str) -> Illegal | None:
        return None

    def refill(self, data: dict[str, Any]) -> Baton:
        return refill(data)

    def sources(self, state: Baton) -> dict[str, str]:
        return {}

    def judge(self, state: Baton, seat: Seat) -> float:
        """A side less the best of the others."""
        others = [self.of_side(state, other) for other in SEATS if state.teams[other] != state.teams[seat]]
        return 0.5 + (self.of_side(state, seat) - max(others)) / 30

    def weights(self, state: Baton) -> Weights | None:
        return None

    def resign(self, state: Baton, seat: Seat) -> None:
        state.lost = seat
