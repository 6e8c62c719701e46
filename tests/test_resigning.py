"""Law: any seat may give up at any moment; the play is over then, or the others play on."""

from typing import Any

from pixelhall.core.errors import Illegal
from test_every_game import Play, every_play, least


@every_play
def test_whoever_gives_up_leaves_a_play_that_goes_on_or_is_over(name: str, options: dict[str, Any]) -> None:
    """In Pocket-Tactics with three players, giving up while first units were placed failed."""
    play = Play(name, options, 520)
    tried = 0
    while play.step() and play.plies < 120:
        for seat in range(play.game.seats(play.state)):
            state = play.state.clone()
            try:
                play.game.resign(state, seat)
            except Illegal as why:
                assert why.rule and play.game.view(state, seat), "only who is out already"
                continue
            asked = [decision.seat for decision in play.game.decisions(state)]
            assert (play.game.result(state) is None) == bool(asked) and seat not in asked
            tried += 1
    assert tried > least(options, 50)
