"""Law: a restored play goes on as the one it was saved from; whole dumps are compared, log included."""

import json
import random
from pathlib import Path
from string import ascii_uppercase
from typing import Any

import pytest

import pixelhall
from pixelhall.core.game import EVERYBODY, Game
from test_every_game import Play, canonical, every_play, least, rare

FAR = 16  # decisions that both go on
ACTS = 0.01  # of the questions for an act: there a play is restored …
DETAILS = 0.15  # … and of those in the middle of something


def again(game: Game[Any], state: Any) -> Any:
    """The same play from its saved form."""
    return game.restore(json.loads(json.dumps(state.dump())))


def follow(name: str, options: dict[str, Any], seed: int) -> int:
    """Restores a play at random moments, gives both the same answers for a while, and compares them; how often."""
    play = Play(name, options, seed)
    twin: Any = None
    since = compared = 0
    while True:
        decisions = play.game.decisions(play.state)
        if not decisions:
            return compared
        if twin is None and play.dice.random() < (ACTS if decisions[0].act else DETAILS):
            twin = again(play.game, play.state)
            since = play.plies
        asked = play.dice.randrange(len(decisions))
        option = play.dice.randrange(len(decisions[asked].options))
        for state in (play.state,) if twin is None else (play.state, twin):
            decision = play.game.decisions(state)[asked]
            play.game.apply(state, decision.seat, decision.options[option])
        play.plies += 1
        if twin is not None and play.plies - since in (1, FAR):
            assert twin.dump() == play.state.dump(), f"{name} {options}, seed {seed}, restored at decision {since}"
            compared += 1
            if play.plies - since == FAR:
                twin = None


@every_play
def test_a_restored_play_goes_on_identically(name: str, options: dict[str, Any]) -> None:
    plays = 2 if options.get("series", 1) > 1 else 10 // min(rare(options), 3) if "mode" in options else 25
    assert sum(follow(name, options, seed) for seed in range(700_000, 700_000 + plays)) > least(options, 20)


@pytest.mark.long
@every_play
def test_a_restored_play_always_goes_on_identically(name: str, options: dict[str, Any]) -> None:
    for seed in range(800_000, 803_000):
        follow(name, options, seed)


@pytest.mark.parametrize(("edition", "seed", "plies"), [("deluxe", 20, 147), ("original", 62, 385)])
def test_damage_to_several_heroes_lands_in_the_same_order_after_restoring(edition: str, seed: int, plies: int) -> None:
    """Whether anything replaces damage was read before it was known again."""
    game = pixelhall.game("pixel-tactics")
    state = game.new({"edition": edition}, seed)
    dice = random.Random(seed * 7919 + 1)
    for ply in range(plies):
        decision = dice.choice(game.decisions(state))
        option = dice.randrange(len(decision.options))
        if ply % 7 == 0:
            for _ in range(3):
                dice.randrange(1 << 30)
        game.apply(state, decision.seat, decision.options[option])
    for option in range(len(game.decisions(state)[0].options)):
        one, other = state.clone(), again(game, state)
        for play in (one, other):
            decision = game.decisions(play)[0]
            game.apply(play, decision.seat, decision.options[option])
        assert canonical(other.dump()) == canonical(one.dump())


MASK = """
[[hero]]
name = "Mask {letter}"
attack = {attack}
life = 6
vanguard = "Spell: Choose a Hero. This Hero becomes a copy of that Hero until the end of the round."
flank = "Spell: You may draw 1 card."
rear = "Spell: You may draw 1 card."
order = "You may draw 1 card."
leader = {{ name = "Boss {letter}", attack = 1, life = 30, text = "" }}
"""


def test_a_copy_looks_like_its_model_after_restoring(tmp_path: Path) -> None:
    """At a question for which nothing else is read, the copy was shown by its own name."""
    path = tmp_path / "masks.toml"
    heroes = [MASK.format(letter=letter, attack=attack) for attack, letter in enumerate(ascii_uppercase[:12])]
    path.write_text('[set]\nname = "masks"\ntitle = "Masks"\n' + "".join(heroes), encoding="utf-8")
    play = Play("pixel-tactics", {"sets": [str(path)], "ceasefire_rounds": 0}, 3)
    details = 0
    while play.plies < 300 and play.step():
        decisions = play.game.decisions(play.state)
        if decisions and not decisions[0].act:
            twin = again(play.game, play.state)
            assert play.game.view(twin, EVERYBODY) == play.game.view(play.state, EVERYBODY)
            details += 1
    assert details > 15
