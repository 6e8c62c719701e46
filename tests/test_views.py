"""Law: every view is of the type that its game gives: no key is missing, none is unknown, every value is of its kind."""

import json
from typing import Any

import msgspec
import pytest

import pixelhall
from pixelhall.core.game import EVERYBODY
from pixelhall.pixel_tactics.show.view_types import Character
from test_every_game import Play, every_play, least, rare


def is_of(kind: Any, view: dict[str, Any]) -> bool:
    """Whether a view, as JSON brings it, is of this type to the letter: conversion leaves out what the type does not
    name."""
    there = json.loads(json.dumps(view))
    try:
        return bool(msgspec.convert(there, kind) == there)
    except msgspec.ValidationError as fault:
        raise AssertionError(f"{fault}: {view}") from fault


def typed(name: str, options: dict[str, Any], seed: int, every: int) -> int:
    play = Play(name, options, seed)
    kind = play.game.view_type()
    assert kind != dict[str, Any]
    compared = 0
    while True:
        if play.plies % every == 0 or not play.game.decisions(play.state):
            for seat in (EVERYBODY, *play.seats()):
                assert is_of(kind, play.game.view(play.state, seat)), (play.plies, seat)
                compared += 1
        if not play.step():
            return compared


@every_play
def test_every_view_is_of_its_type(name: str, options: dict[str, Any]) -> None:
    assert sum(typed(name, options, seed, 5 * rare(options)) for seed in range(510, 513)) > least(options, 100)


@pytest.mark.long
@every_play
def test_every_view_of_many_plays_is_of_its_type(name: str, options: dict[str, Any]) -> None:
    for seed in range(520, 560):
        typed(name, options, seed, 1)


@pytest.mark.parametrize("name", pixelhall.games())
def test_a_key_too_many_or_too_few_is_noticed(name: str) -> None:
    game = pixelhall.game(name)
    view = game.view(game.new({}, 1), 0)
    assert is_of(game.view_type(), view)
    assert not is_of(game.view_type(), {**view, "secret": 1})
    assert not is_of(game.view_type(), {**view, "players": [{**player, "secret": 1} for player in view["players"]]})
    for change in ({key: value for key, value in view.items() if key != "players"}, {**view, "seat": "0"}):
        with pytest.raises(AssertionError):
            is_of(game.view_type(), change)


def test_only_a_corpse_lacks_numbers() -> None:
    """Much of a Character may be missing; this says when: its numbers of a Corpse, the rest where there is nothing to
    tell."""
    play = Play("pixel-tactics", {}, 514)
    kinds = set()
    while play.step():
        for player in play.game.view(play.state, EVERYBODY)["players"]:
            for one in player["unit"]:
                numbers = {"attack", "life", "damage"} & set(one)
                assert len(numbers) == (0 if one["kind"] == "corpse" else 3) and Character.__required_keys__ <= set(one)
                assert all(one[key] for key in set(one) - {"attack", "life", "damage", "owner"}), one
                assert one.get("printed") != [one.get("attack"), one.get("life")]
                kinds.add(one["kind"])
    assert kinds == {"leader", "hero", "corpse"}
