"""Random plays with invented cards: nothing that can be written on a card breaks a law."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from invented import invented_set
from pixelhall.core.game import NOBODY
from pixelhall.pixel_tactics.modes import MODES
from pixelhall.pixel_tactics.numbers import bound
from pixelhall.pixel_tactics.options import OPTIONS

GAME = pixelhall.game("pixel-tactics")
PLIES = 160
EDITIONS = ("deluxe", "deluxe", "mega", "original")


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def play(folder: Path, seed: int) -> int:
    """One play of a set of its own, under the laws; how many plies it had."""
    path = folder / f"invented{seed}.toml"
    path.write_text(invented_set(seed), encoding="utf-8")
    dice = random.Random(seed)
    state = GAME.new(
        {**odd_rules(dice), "sets": [str(path)], "round_limit": 6, "ceasefire_rounds": dice.choice((0, 0, 1))}, seed
    )
    for ply in range(PLIES):
        decisions = GAME.decisions(state)
        if not decisions:
            assert GAME.result(state) is not None
            return ply
        decision = dice.choice(decisions)
        lawful(state, dice, ply)
        bearable(state)
        GAME.apply(state, decision.seat, dice.choice(decision.options))
    return PLIES


def odd_rules(dice: random.Random) -> dict[str, Any]:
    """An edition with a few options set at random."""
    chosen: dict[str, Any] = {"edition": dice.choice(EDITIONS)}
    for option in dice.sample(OPTIONS, dice.choice((0, 1, 4))):
        if option.values:
            chosen[option.name] = dice.choice(option.values)
    if chosen.get("format") == "epic":
        del chosen["format"]  # an invented set is too small for its decks
    if dice.random() < 0.3:
        chosen["mode"] = dice.choice(list(MODES))
    return chosen


def lawful(state: Any, dice: random.Random, ply: int) -> None:
    for decision in GAME.decisions(state):
        assert decision.options and len(set(decision.options)) == len(decision.options), decision.prompt
        texts = [GAME.write(state, option) for option in decision.options]
        assert len(set(texts)) == len(texts), f"two options are written alike: {sorted(texts)}"
        option = dice.choice(decision.options)
        assert GAME.parse(state, decision.seat, GAME.write(state, option)) == option
        if ply % 8 == 0:
            for one in decision.options[:40]:
                GAME.apply(state.clone(), decision.seat, one)
    if ply % 4 == 0:
        again = GAME.restore(json.loads(json.dumps(state.dump())))
        assert canonical(again.dump()) == canonical(state.dump())
        assert [(d.seat, d.prompt, d.options) for d in GAME.decisions(again)] == [
            (d.seat, d.prompt, d.options) for d in GAME.decisions(state)
        ]
    if ply % 3 == 0:
        for seat in (NOBODY, 0, 1):
            guess = GAME.guess(state, seat, dice.randrange(10**6))
            assert seen(guess, seat) == seen(state, seat)


def bearable(state: Any) -> None:
    """A list of options and a view take no more work than an answer may."""
    for question in (lambda: GAME.decisions(state), lambda: GAME.view(state, 0)):
        state.fuel, state.asked = bound.WORK, None
        question()
        assert state.fuel >= 0
        state.fuel = bound.ENDLESS


def seen(state: Any, seat: int) -> str:
    asked = [decision.seat for decision in GAME.decisions(state)]
    refused = (
        [str(GAME.explain(state, seat, text)) for text in ("pass", "draw", "attack v1 v1")] if seat != NOBODY else []
    )
    return canonical([GAME.view(state, seat), [line.dump() for line in GAME.log(state, seat)], asked, refused])


@pytest.mark.parametrize("seed", range(4))
def test_invented_cards_keep_the_laws(tmp_path: Path, seed: int) -> None:
    play(tmp_path, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 1100))
def test_many_invented_cards_keep_the_laws(tmp_path: Path, seed: int) -> None:
    play(tmp_path, seed)
