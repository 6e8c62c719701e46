"""A match of artificial players: battle after battle until somebody has won enough of them."""

from typing import Any

import pixelhall
from pixelhall.players import make
from pixelhall.players.player import play

MOST = 20  # battles, however many of them nobody wins


def match(game: str, options: dict[str, Any], names: tuple[str, str], best: int, seed: int) -> tuple[int, int]:
    """How many battles each has won. The seats change after every battle; one that nobody wins counts for nobody."""
    rules, won = pixelhall.game(game), [0, 0]
    for battle in range(MOST):
        if max(won) > best // 2:
            break
        order = (0, 1) if battle % 2 == 0 else (1, 0)
        state = rules.new(options, seed * MOST + battle)
        players = [make(names[one], rules, seed * MOST + battle + one) for one in order]
        scores = play(rules, state, players).scores
        if len(scores) != 2:
            raise ValueError("a match is for two")
        if scores[0] != scores[1]:
            won[order[0 if scores[0] > scores[1] else 1]] += 1
    return won[0], won[1]
