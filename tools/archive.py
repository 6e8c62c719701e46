"""Adds a generation of records to tests/archive, written by the engine as it is now: python tools/archive.py NAME. See
tests/archive/README.md."""

import hashlib
import random
import sys
from pathlib import Path
from typing import Any

import pixelhall
from pixelhall.core import records, texts
from pixelhall.core.game import Game
from pixelhall.players import ask, make

ARCHIVE = Path(__file__).parents[1] / "tests" / "archive"
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "pixel-tactics": [{"edition": edition, "series": n} for edition in ("deluxe", "mega", "original") for n in (1, 3)],
    "pixel-pusher": [{"players": n, "deck": "double" if n == 3 else "single"} for n in (2, 3, 4)],
    "pocket-tactics": [{"preset": "ford"}, {"map": "random"}, {"players": 3}, {"players": 4, "points": 30}],
}
KINDS = ("greedy", "committed", "unfinished", "undo", "resigned")
MOST = 60  # actions before a play is left or given up


def recorded(game: Game[Any], options: dict[str, Any], kind: str, name: str) -> str:
    """The record of a play of this kind; `name` is its luck."""
    dice = random.Random(name)
    seed = hashlib.sha256(name.encode()).digest() if kind == "committed" else dice.randrange(10**9)
    state = game.new(options, seed)
    texts.keep_all(game, state, game.sources(state), texts.Folder(ARCHIVE / "texts").keep)
    recorder = records.Recorder(game, state, options, ["greedy"] * game.seats(state), seed)
    before: list[Any] = []
    while (decisions := game.decisions(state)) and not (kind == "unfinished" and recorder.ply == MOST):
        before.append(state.clone())
        if kind == "resigned" and recorder.ply == MOST:
            recorder.resign(state, 0)
            continue
        decision = dice.choice(decisions)
        player = make("greedy", game, dice.randrange(10**9))
        chosen = ask(game, state, player, decision) if dice.random() < 0.8 else dice.choice(decision.options)
        recorder.apply(state, decision.seat, chosen)
        if kind == "undo" and game.result(state) is None and recorder.ply > 5 and dice.random() < 0.1:
            step = recorder.ply - dice.randrange(1, 5)
            state = before[step]
            del before[step:]
            recorder.rewind(step)
    return recorder.text()


def main(generation: str) -> None:
    for name, choices in OPTIONS.items():
        for n, options in enumerate(choices):
            for kind in KINDS:
                path = ARCHIVE / f"{generation}-{name}-{n}-{kind}.txt"
                text = recorded(pixelhall.game(name), options, kind, path.stem)
                with path.open("x", encoding="utf-8", newline="\n") as file:  # what stands there is never rewritten
                    file.write(text)


if __name__ == "__main__":
    main(sys.argv[1])
