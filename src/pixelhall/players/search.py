"""The player that looks far ahead: information-set Monte Carlo tree search over the contract alone. It names no game.

Each simulation guesses a position that its seat cannot tell from the true one, goes down the tree of what was tried so
far by the most promising answers of everybody, adds one moment, and asks the game's judge what that is worth: there and
then, or a few acts further on. The answer tried most often is its choice.
"""

import time
from collections.abc import Callable
from math import inf
from typing import Any, Final

from pixelhall.core.chance import from_seed
from pixelhall.core.game import Action, Decision, Game, Seat
from pixelhall.core.seating import are_allies, by_side, side_scores, sides
from pixelhall.players.player import Guesses, Player
from pixelhall.players.tree import WEIGHED, Edge, Node, Table, promising

WIDTH: Final = 40  # options of one question that are looked at from the start; every few trials bring one more
SLOWLY: Final = 4
DETAILS: Final = 12  # questions of detail that are answered offhand before the judge is asked
CLOSE_LOOK: Final = 4  # options of a question of detail that are compared at first sight
DEEPEST: Final = 60  # answers down the tree
OFTEN: Final = 16  # simulations between two looks at whether the choice is sure

Watch = Callable[[float], bool]  # told how much of the budget is spent; whether to go on


class Search(Player):
    """Thinks for so many simulations, or for so many seconds if these are given. Equal seeds and simulations think
    alike. Where that tells more of the game, each simulation plays on for so many acts, everybody's best at first
    sight, before the judge is asked."""

    name = "search"

    def __init__(
        self,
        game: Game[Any],
        seed: int = 0,
        simulations: int = 400,
        seconds: float = 0.0,
        further: int = 0,
        watch: Watch | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.looks = False
        self.chance = from_seed(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.further = further
        self.watch = watch
        self.root = Node()
        self.end = inf  # when the time is up, by the clock; between thoughts there is no hurry

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        tried = self.think(decision, guesses, sure=True)
        best = [edge for edge in tried if liking(edge) == liking(tried[0])]
        return best[self.chance.draw(len(best))].action

    def think(self, decision: Decision, guesses: Guesses, sure: bool = False) -> list[Edge]:
        """The options that were tried, best first, with what is expected of each. Where only the choice is wanted,
        `sure` ends a thought as soon as the rest of it could not change the choice."""
        self.root = Node()
        self.root.visits = 1
        start = time.perf_counter()
        if self.seconds > 0:
            self.end = start + self.seconds
        done = 0
        while True:
            self.simulate(guesses(self.chance.draw(1 << 30)))
            done += 1
            spent = done / self.simulations if self.seconds <= 0 else (time.perf_counter() - start) / self.seconds
            if spent >= 1 or (self.watch is not None and not self.watch(spent)):
                break
            if sure and done % OFTEN == 0 and self.lead(decision.seat) * spent > done * (1 - spent):
                break
        self.end = inf
        tried = list(self.root.table(decision.seat).edges.values())
        tried.sort(key=liking)
        return tried

    def lead(self, seat: Seat) -> int:
        """How much more often the most tried answer was tried than any other."""
        first = second = 0
        for edge in self.root.table(seat).edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def late(self) -> bool:
        return self.end < inf and time.perf_counter() >= self.end

    def simulate(self, world: Any) -> None:
        """One way that things may go, remembered."""
        world.logging = False
        game = self.game
        node = self.root
        path: list[Edge] = []
        seats: list[Seat] = []
        while True:
            decisions = game.decisions(world)
            if not decisions or node.visits == 0 or len(path) > DEEPEST:
                break
            node.visits += 1
            chosen = [self.pick(node.table(decision.seat), decision, world) for decision in decisions]
            for i in range(len(chosen)):
                seats.append(decisions[i].seat)
                game.apply(world, decisions[i].seat, chosen[i].action)
            path += chosen
            node = node.after(chosen)
        node.visits += 1
        scores = self.appraised(world)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += scores[seats[i]]

    def pick(self, table: Table, decision: Decision, world: Any) -> Edge:
        """The option to go down by. Those of a long list come in little by little; those never met before are looked at
        first."""
        table.visits += 1
        options = spread(decision.options, WIDTH + table.visits // SLOWLY)
        edges: list[Edge] = []
        new: list[Action] = []
        for option in options:
            edge = table.edges.get(option)
            if edge is None:
                new.append(option)
            else:
                edges.append(edge)
        if new and not (edges and self.late()):
            for edge in self.met(world, decision.seat, new) if len(options) > 1 else [Edge(new[0], 0.5)]:
                table.edges[edge.action] = edge
                edges.append(edge)
        return promising(edges, table.visits, self.chance.draw(len(edges)))

    def met(self, world: Any, seat: Seat, options: list[Action]) -> list[Edge]:
        """Options with what they are worth to their seat at first sight; when the time is up, not all of them any
        more."""
        found: list[Edge] = []
        for option in options:
            weights = self.game.weigh(world, seat, [option])
            found.append(
                Edge(option, weights[0], WEIGHED) if weights else Edge(option, self.tried(world, seat, option))
            )
            if self.late():
                break
        return found

    def tried(self, world: Any, seat: Seat, option: Action) -> float:
        after = world.clone()
        self.game.apply(after, seat, option)
        return self.settled(after, seat)

    def settled(self, state: Any, seat: Seat) -> float:
        """The judge's word, once a question of detail that is open is answered as the side of its seat would like
        best."""
        decision = self.detail(state)
        if decision is None:
            return self.game.judge(state, seat)
        values: list[float] = []
        for option in spread(decision.options, CLOSE_LOOK):
            after = state.clone()
            self.game.apply(after, decision.seat, option)
            self.hurry(after)
            values.append(self.game.judge(after, seat))
        return max(values) if are_allies(self.game.teams(state), decision.seat, seat) else min(values)

    def hurry(self, state: Any) -> None:
        """Answers questions of detail offhand, up to the next act: as the game weighs them while there is time, or else
        by chance."""
        for _ in range(DETAILS):
            decision = self.detail(state)
            if decision is None:
                return
            answer = None if self.late() else self.weighed(state, decision.seat, decision.options)
            self.game.apply(state, decision.seat, answer or decision.options[self.chance.draw(len(decision.options))])

    def onwards(self, state: Any) -> None:
        """Plays a few acts, each as the game weighs it, with what they ask for."""
        for _ in range(self.further if self.game.unfolds(state) else 0):
            decisions = self.game.decisions(state)
            if len(decisions) != 1 or self.late():
                return
            decision = decisions[0]
            answer = self.weighed(state, decision.seat, spread(decision.options, WIDTH))
            if answer is None:
                return
            self.game.apply(state, decision.seat, answer)
            self.hurry(state)

    def weighed(self, state: Any, seat: Seat, options: list[Action]) -> Action | None:
        """The best of these options as the game weighs them, if it does."""
        weights = self.game.weigh(state, seat, options)
        return options[weights.index(max(weights))] if weights else None

    def detail(self, state: Any) -> Decision | None:
        """An open question about something under way; None when an act is asked for, several are asked, or nobody."""
        decisions = self.game.decisions(state)
        return decisions[0] if len(decisions) == 1 and not decisions[0].act else None

    def appraised(self, world: Any) -> list[float]:
        """What the side of each seat can expect of a position; together the sides expect all there is."""
        self.hurry(world)
        self.onwards(world)
        result = self.game.result(world)
        if result is not None:
            return side_scores(result.scores, self.game.teams(world))
        teams = self.game.teams(world)
        together = sides(teams)
        if len(together) == 2:
            share = self.game.judge(world, 0)
            return [share if team == teams[0] else 1.0 - share for team in teams]
        worths = [self.game.judge(world, side[0]) + 1e-6 for side in together]
        return by_side([worth / sum(worths) for worth in worths], teams)


def liking(edge: Edge) -> tuple[int, float]:
    return (-edge.visits, -edge.worth())


def spread(options: list[Action], most: int) -> list[Action]:
    """At most so many options, spread evenly over the list."""
    if len(options) <= most:
        return options
    return [options[i * len(options) // most] for i in range(most)]
