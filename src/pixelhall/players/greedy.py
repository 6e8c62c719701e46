"""The player that looks one step ahead: it tries each option in a few guessed positions and takes what the game's judge
likes best."""

from typing import Any, Final

from pixelhall.core.chance import from_seed
from pixelhall.core.game import Action, Decision, Game, Seat
from pixelhall.core.seating import are_allies
from pixelhall.players.player import Guesses, Player

WORLDS: Final = 3  # guessed positions; after each, the better half of the options goes on
FINALISTS: Final = 4  # at least so many options see every world
MOST_OPTIONS: Final = 80  # of a longer list, a sample is looked at
BREADTH: Final = (8, 4, 3)  # options tried of a follow-up question, of the next, of the one after
BUDGET: Final = 4000  # positions looked at for one choice; beyond it, details are answered without thought
LONGEST: Final = 12  # questions answered without thought before the judge is asked
IDLE: Final = 0.004  # what doing nothing must gain over doing something


class Greedy(Player):
    """Each option is worth what the judge says once its own questions (targets, traps) are settled."""

    name = "greedy"

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        super().__init__(game, seed)
        self.looks = False
        self.chance = from_seed(seed)
        self.prompt = ""  # of the question at hand
        self.left = 0  # of the budget

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        if len(decision.options) == 1:
            return decision.options[0]
        world = guesses(self.chance.draw(1 << 30))
        weights = self.game.weigh(world, decision.seat, decision.options)
        if weights:
            best = [i for i, weight in enumerate(weights) if weight == max(weights)]
            return decision.options[best[self.chance.draw(len(best))]]
        self.prompt = decision.prompt
        self.left = BUDGET
        options = self.sample(decision.options, MOST_OPTIONS)
        totals = [-IDLE * WORLDS if self.game.idle(option) else 0.0 for option in options]
        left = list(range(len(options)))
        self.chance.shuffle(left)  # of equal options, none goes on because of its place in the list
        for round in range(WORLDS):
            world = guesses(self.chance.draw(1 << 30)) if round else world
            for i in left:
                totals[i] += self.worth(world, decision.seat, options[i])
            left.sort(key=lambda i: -totals[i])
            left = left[: max(FINALISTS, len(left) // 2)]
        best = [i for i in left if totals[i] == totals[left[0]]]
        return options[best[self.chance.draw(len(best))]]

    def worth(self, world: Any, seat: Seat, option: Action) -> float:
        after = world.clone()
        self.game.apply(after, seat, option)
        return self.settled(after, seat, 0)

    def settled(self, state: Any, me: Seat, depth: int) -> float:
        """What the position is worth to me once every open detail is answered: mine and my allies' to my liking, others'
        to my harm."""
        decision = self.detail(state, me)
        if decision is None:
            return self.game.judge(state, me)
        if depth == len(BREADTH) or self.left <= 0:
            return self.hurried(state, me)
        values: list[float] = []
        for option in self.sample(decision.options, BREADTH[depth]):
            self.left -= 1
            after = state.clone()
            self.game.apply(after, decision.seat, option)
            values.append(self.settled(after, me, depth + 1))
        return max(values) if are_allies(self.game.teams(state), decision.seat, me) else min(values)

    def hurried(self, state: Any, me: Seat) -> float:
        """Far down, details are answered by the shortest way out."""
        for _ in range(LONGEST):
            decision = self.detail(state, me)
            if decision is None:
                break
            self.game.apply(state, decision.seat, next(filter(self.game.idle, decision.options), decision.options[0]))
        return self.game.judge(state, me)

    def detail(self, state: Any, me: Seat) -> Decision | None:
        """An open question about what was just done; None when the next act is asked for, the same is asked of another
        seat, or nothing."""
        decisions = self.game.decisions(state)
        if not decisions:
            return None
        decision = decisions[0]
        return None if decision.act or (decision.prompt == self.prompt and decision.seat != me) else decision

    def sample(self, options: list[Action], most: int) -> list[Action]:
        """At most so many options, spread evenly over the list."""
        if len(options) <= most:
            return options
        return [options[i * len(options) // most] for i in range(most)]
