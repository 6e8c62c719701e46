"""Any of our games as a game of OpenSpiel, thin, so that OpenSpiel's own information-set search can play it.

What a seat knows is its view, worlds that it cannot tell apart come from `guess`, and an action is known by its written
form, which is the same in all of them. Chance is drawn inside a step. Seats that are asked at once answer one after the
other; answers stay sealed in the state.
"""

import random
import time
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts

from pixelhall.core.game import Action, Decision, Game

MOST_ACTIONS = 1 << 20  # written forms of one game; each gets its number when it is met
LONGEST = 1 << 16  # decisions


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules, and the numbers of the written forms."""

    def __init__(self, game: Game[Any], options: dict[str, Any]) -> None:
        seats = game.seats(game.new(options, 0))
        kind = pyspiel.GameType(
            short_name=f"pixelhall_{game.name.replace('-', '_')}",
            long_name=game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        about = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=0,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, about, {})
        self.game = game
        self.options = options
        self.numbers: dict[str, int] = {}

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.game.new(self.options, random.getrandbits(30)))

    def number(self, text: str) -> int:
        return self.numbers.setdefault(text, len(self.numbers))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours, seen as one of OpenSpiel's."""

    def __init__(self, rules: SpielGame, state: Any) -> None:
        super().__init__(rules)
        self.rules = rules
        self.state = state
        self.known: dict[int, Action] | None = None  # the open options by their numbers

    def asked(self) -> Decision | None:
        decisions = self.rules.game.decisions(self.state)
        return decisions[0] if decisions else None

    def current_player(self) -> int:
        decision = self.asked()
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def is_terminal(self) -> bool:
        return self.asked() is None

    def numbered(self) -> dict[int, Action]:
        if self.known is None:
            decision = self.asked()
            assert decision is not None, "a play that is over has no options"
            texts = self.rules.game.written(self.state, decision)
            self.known = {self.rules.number(text): option for text, option in zip(texts, decision.options)}
        return self.known

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.numbered()) if player == self.current_player() else []

    def _apply_action(self, number: int) -> None:
        self.rules.game.apply(self.state, self.current_player(), self.numbered()[number])
        self.known = None

    def _action_to_string(self, player: int, number: int) -> str:
        return next(text for text, known in self.rules.numbers.items() if known == number)

    def returns(self) -> list[float]:
        result = self.rules.game.result(self.state)
        return [0.0] * self.num_players() if result is None else result.scores

    def information_state_string(self, player: int | None = None) -> str:
        return repr(self.rules.game.view(self.state, self.current_player() if player is None else player))

    def clone(self) -> "SpielState":
        return SpielState(self.rules, self.state.clone())

    def guessed(self, player: int, seed: int) -> "SpielState":
        """The same moment in a world that the player cannot tell from this one."""
        world = self.rules.game.guess(self.state, player, seed)
        world.logging = False
        return SpielState(self.rules, world)

    def __str__(self) -> str:
        return repr(self.rules.game.view(self.state, -1))


class Rollout:
    """Random play to the end, by our engine itself, so that the search does not pay for numbering actions that it never
    looks at."""

    def __init__(self, seed: int) -> None:
        self.roll = random.Random(seed).random

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: SpielState) -> list[float]:
        game, world, roll = state.rules.game, state.state.clone(), self.roll
        while decisions := game.decisions(world):
            decision = decisions[0]
            game.apply(world, decision.seat, decision.options[int(roll() * len(decision.options))])
        result = game.result(world)
        assert result is not None, "a play without questions is over"
        return result.scores


class Judge(Rollout):
    """Our judge's word instead of a random play, as shares that add up to one."""

    def evaluate(self, state: SpielState) -> list[float]:
        game = state.rules.game
        result = game.result(state.state)
        if result is not None:
            return result.scores
        worths = [game.judge(state.state, seat) for seat in range(state.num_players())]
        return [worth / sum(worths) for worth in worths]


FEWEST = 2  # simulations, however short the time: the first only opens the root


class TimeIsUp(Exception):
    pass


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, stopped by the clock: it asks for one world a simulation, and gets none once the time is up.
    It is the one in Python: the one in C++ cannot ask a game in Python for such worlds."""

    def __init__(self, rules: SpielGame, evaluator: Rollout, seconds: float, seed: int, exploration: float) -> None:
        super().__init__(
            rules, evaluator, uct_c=exploration, max_simulations=1 << 40, random_state=numpy.random.RandomState(seed)
        )
        self.seconds = seconds
        self.worlds = random.Random(seed)
        self.end = 0.0
        self.simulations: list[int] = []  # of each choice

    def sample_root_state(self, state: SpielState) -> SpielState:
        if self.simulations[-1] >= FEWEST and time.perf_counter() >= self.end:
            raise TimeIsUp
        self.simulations[-1] += 1
        return state.guessed(state.current_player(), self.worlds.getrandbits(30))

    def run_search(self, state: SpielState) -> Any:
        self.end = time.perf_counter() + self.seconds
        self.simulations.append(0)
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)
