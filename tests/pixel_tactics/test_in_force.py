"""Law: what is in force at a decision is what the board says, however many changes ago it was made."""

from pathlib import Path
from typing import Any

import pytest

from invented import invented_set
from pixelhall.pixel_tactics.change.cards import add_status
from pixelhall.pixel_tactics.game import PixelTactics
from pixelhall.pixel_tactics.numbers import cannot
from pixelhall.pixel_tactics.state.board import leader
from pixelhall.pixel_tactics.state.state import Duel
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.in_force import in_force
from pixelhall.pixel_tactics.texts.questions import InForce
from test_every_game import PLAYS, Play, rare

GAME = PixelTactics()
TACTICS = [options for name, options in PLAYS if name == "pixel-tactics"]
CANNOT_ATTACK = statuses.STATUSES.index("Cannot Attack")


def facts(texts: InForce) -> list[object]:
    """Everything that can be asked of it."""
    words = [texts.low, texts.high, texts.heard, texts.replaced, texts.offered]
    sides = [[side.taken, side.fronts, side.corpses] for side in texts.sides]
    voices = [
        [voice.seat, voice.card, [active.modifier.text for active in voice.actives], [use.text for use in voice.uses]]
        for voice in texts.voices
        if voice.actives or voice.uses  # a shield that is spent leaves a voice that says nothing
    ]
    return [words, sides, voices, texts.hushed, texts.guises, texts.wavers]


def compare_play(options: dict[str, Any], seed: int, most: int) -> int:
    """At every decision: what is in force, and what it is when everything is looked at again."""
    play = Play("pixel-tactics", options, seed)
    play.state.logging = False
    while play.plies < most and play.step():
        again = play.state.clone()
        again.stir_all()
        assert facts(in_force(play.state.clone())) == facts(in_force(again)), f"seed {seed}, decision {play.plies}"
    return play.plies


@pytest.mark.parametrize("options", TACTICS, ids=[str(options) for options in TACTICS])
def test_no_change_goes_untold(options: dict[str, Any]) -> None:
    plays = 1 if rare(options) > 1 else 3
    assert sum(compare_play(options, seed, 3000) for seed in range(plays)) > 230 * plays


def test_no_change_goes_untold_with_invented_cards(tmp_path: Path) -> None:
    plies = 0
    for seed in range(40):
        path = tmp_path / f"invented{seed}.toml"
        path.write_text(invented_set(seed), encoding="utf-8")
        options = {"edition": ("deluxe", "mega", "original")[seed % 3], "sets": [str(path)], "ceasefire_rounds": 0}
        plies += compare_play(options, seed, 80)
    assert plies > 1000


def staged() -> Duel:
    return GAME.stage({"edition": "mega"}, [(1, "you v1 Skybow")])


def test_clones_share_what_is_in_force_until_one_of_them_changes() -> None:
    state = staged()
    before = in_force(state)
    twin = state.clone()
    assert in_force(twin) is before
    add_status(twin, leader(twin, 0), CANNOT_ATTACK)
    assert in_force(twin).on(twin, leader(twin, 0), cannot.ATTACK)
    assert in_force(state) is before and not before.says(cannot.ATTACK)


def test_what_is_in_force_is_made_once_for_a_board() -> None:
    state = staged()
    assert in_force(state) is in_force(state)
    state.stir(1)
    again = in_force(state)
    assert again is in_force(state)
