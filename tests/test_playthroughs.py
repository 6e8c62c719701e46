"""Golden playthroughs: seeded plays as prose, so that a change of rules shows as a readable difference.

python tests/test_playthroughs.py      writes them anew
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import pixelhall

FOLDER = Path(__file__).parent / "playthroughs"
PLAYS: dict[str, tuple[str, dict[str, Any], int]] = {
    "pixel-tactics-deluxe": ("pixel-tactics", {"edition": "deluxe"}, 11),
    "pixel-tactics-mega": ("pixel-tactics", {"edition": "mega"}, 12),
    "pixel-tactics-original-series": ("pixel-tactics", {"edition": "original", "series": 3}, 13),
    "pixel-tactics-siege": ("pixel-tactics", {"mode": "siege", "series": 3}, 17),
    "pixel-tactics-duel-draft": ("pixel-tactics", {"mode": "duel-draft"}, 19),
    "pixel-tactics-epic": ("pixel-tactics", {"mode": "epic"}, 18),
    "pixel-tactics-team-cross": ("pixel-tactics", {"mode": "team-cross"}, 18),
    "pixel-tactics-king": ("pixel-tactics", {"mode": "king"}, 19),
    "pixel-pusher-2": ("pixel-pusher", {"players": 2}, 14),
    "pixel-pusher-3": ("pixel-pusher", {"players": 3}, 15),
    "pixel-pusher-4": ("pixel-pusher", {"players": 4}, 16),
    "pocket-tactics": ("pocket-tactics", {}, 26),
    "pocket-tactics-last-light": ("pocket-tactics", {"preset": "last-light", "dice": "auto"}, 22),
}
PLIES = 160  # told in full; the rest only by its end


def told(name: str) -> str:
    """A play of random choices, action by action with what came of it."""
    game_name, options, seed = PLAYS[name]
    game = pixelhall.game(game_name)
    state, dice = game.new(options, seed), random.Random(seed)
    lines = [f"{game_name} {json.dumps(options)} seed {seed}", "", *game.story(state, -1)]
    known, plies = len(lines) - 2, 0
    while decisions := game.decisions(state):
        decision = dice.choice(decisions)
        action = dice.choice(decision.options)
        text = game.write(state, action)
        game.apply(state, decision.seat, action)
        plies += 1
        if plies <= PLIES:
            lines += [f"> {decision.seat}: {text}", *game.story(state, -1, known)]
            known = game.told(state, -1)
    result = game.result(state)
    assert result is not None
    lines += [
        "…",
        *game.story(state, -1)[-3:],
        f"{plies} actions, winners {result.winners}, {result.reason}",
        game.digest(state),
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", PLAYS)
def test_the_play_goes_as_it_went(name: str) -> None:
    assert told(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for one in PLAYS:
        (FOLDER / f"{one}.txt").write_text(told(one), encoding="utf-8")
