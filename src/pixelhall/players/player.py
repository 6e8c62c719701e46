"""A player answers questions from what its seat may know: the view, and guesses at the rest. It never meets the true
state."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from pixelhall.core.game import Action, Decision, Game, Result

Guesses = Callable[[int], Any]  # a seed -> a state that the asked seat cannot tell from the true one
Watch = Callable[[Any, int, Action], None]  # the state before, who, what


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Whoever sits at a table and is no person. Equal seeds play alike."""

    name = ""

    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.looks = True  # whether it reads the view; one that does not is spared the drawing of it

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        """One of the options of the decision."""
        raise NotImplementedError


def ask(game: Game[Any], state: Any, player: Player, decision: Decision) -> Action:
    """The player's answer to a question of its seat."""
    seat = decision.seat
    view = game.view(state, seat) if player.looks else {}
    return player.choose(view, decision, lambda seed: game.guess(state, seat, seed))


def play(game: Game[Any], state: Any, players: list[Player], watch: Watch | None = None) -> Result:
    """Plays to the end, in place. Where several seats are asked at once each answers from the same moment, sealed until
    all have."""
    while decisions := game.decisions(state):
        answers = [(decision.seat, ask(game, state, players[decision.seat], decision)) for decision in decisions]
        for seat, action in answers:
            if watch is not None:
                watch(state, seat, action)
            game.apply(state, seat, action)
    result = game.result(state)
    assert result is not None, "a play without questions is over"
    return result
