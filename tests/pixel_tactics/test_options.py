"""Options: editions are bundles of them, each can be set alone, and wrong ones are refused with the right ones."""

import random
from typing import Any

import pytest

from big_set import big_set
from duels import GAME, begun
from pixelhall.core.errors import BadOption
from pixelhall.pixel_tactics import options
from pixelhall.pixel_tactics.options import EDITIONS, OPTIONS, Option, Rules, rules_from

LISTS = {"recruit_lock": [[], ["attack"], ["spell", "attack"]], "move_lock": [[], ["spell"], ["attack", "spell"]]}


def values(option: Option) -> list[Any]:
    """Every value that an option can have; of numbers the ends."""
    if option.name in LISTS:
        return LISTS[option.name]
    return [*option.values, *([option.low, option.high] if option.high >= option.low else [])]


EVERY = [
    pytest.param(option.name, value, id=f"{option.name}={value}") for option in OPTIONS for value in values(option)
]


def facts(rules: Rules) -> dict[str, Any]:
    found = {name: getattr(rules, name) for name in dir(rules) if not name.startswith("_") and name != "chosen"}
    assert len(found) > 40
    return found


def test_nothing_chosen_is_deluxe() -> None:
    assert facts(rules_from({})) == facts(rules_from({"edition": "deluxe"}))


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_its_options_written_out(edition: str) -> None:
    """A-202, A-203: whatever an edition does not say is set as well."""
    written = {option.name: option.editions[EDITIONS.index(edition)] for option in OPTIONS}
    assert facts(rules_from({"edition": edition})) == facts(rules_from(written))


def test_the_editions_differ() -> None:
    deluxe, mega, original = (rules_from({"edition": edition}) for edition in EDITIONS)
    assert [rules.redirects for rules in (deluxe, mega, original)] == [True, False, False]
    assert [rules.hand_limit for rules in (deluxe, mega, original)] == [5, 5, 99]
    assert [rules.traps for rules in (deluxe, mega, original)] == [True, False, False]
    assert [rules.operations for rules in (deluxe, mega, original)] == [True, False, True]
    assert [rules.switches for rules in (deluxe, mega, original)] == [True, True, False]
    assert [rules.star for rules in (deluxe, mega, original)] == [True, True, False]
    assert [rules.redraws for rules in (deluxe, mega, original)] == [False, False, True]


def test_an_option_that_no_rule_reads_is_not_offered_but_old_plays_may_name_it() -> None:
    chosen = {"edition": "mega", "ceasefire_per_player": True}
    assert "ceasefire_per_player" not in GAME.options()
    assert facts(rules_from(chosen)) == facts(rules_from({"edition": "mega"}))
    assert GAME.restore(GAME.new(chosen, 3).dump()).rules.chosen == chosen


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_each_option_can_be_set_alone(name: str, value: Any) -> None:
    """A battle with it can be played to its end."""
    play = random.Random(name)
    sets = {"sets": [big_set()]} if name == "format" else {}  # a deck wants more different cards than one set has
    state = begun(
        {name: value, "round_limit": 6, **sets} if name != "round_limit" else {name: min(int(value), 6)}, seed=4
    )
    for _ in range(4000):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        decision = play.choice(decisions)
        GAME.apply(state, decision.seat, play.choice(decision.options))
    assert state.over


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_an_option_beats_the_edition(name: str, value: Any) -> None:
    for edition in EDITIONS:
        written: dict[str, Any] = {option.name: option.editions[EDITIONS.index(edition)] for option in OPTIONS}
        assert facts(rules_from({"edition": edition, name: value})) == facts(rules_from({**written, name: value}))


def test_every_option_is_described_with_its_values() -> None:
    words = GAME.options()
    assert set(words) == {"edition", "mode", "series", "sets", "decks", "limits", *(option.name for option in OPTIONS)}
    assert words["edition"] == "deluxe, mega, original"
    assert words["hand_limit"] == "none, a number from 0 to 25"
    assert words["recruit_lock"] == "a list of: attack, spell, move"
    assert words["traps"] == "false, true"


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ({"editon": "mega"}, ['there is no option "editon"', "edition", "hand_limit", "round_limit"]),
        ({"edition": "Mega"}, ["edition cannot be Mega", "deluxe, mega, original"]),
        ({"edition": None}, ["edition cannot be none", "deluxe, mega, original"]),
        ({"mode": "chess"}, ["mode cannot be chess", "classic, siege"]),
        ({"series": 2}, ["series cannot be 2", "1, 3, 5"]),
        ({"series": True}, ["series cannot be true", "1, 3, 5"]),
        ({"series": "3"}, ["series cannot be 3", "1, 3, 5"]),
        ({"hand_limit": -1}, ["hand_limit cannot be -1", "none, a number from 0 to 25"]),
        ({"hand_limit": 26}, ["hand_limit cannot be 26", "a number from 0 to 25"]),
        ({"hand_limit": 5.0}, ["hand_limit cannot be 5.0"]),
        ({"hand_limit": True}, ["hand_limit cannot be true"]),
        ({"traps": 1}, ["traps cannot be 1", "false, true"]),
        ({"traps": "yes"}, ["traps cannot be yes", "false, true"]),
        ({"intercept_mode": "block"}, ["intercept_mode cannot be block", "redirect, block_targeting"]),
        ({"recruit_lock": ["attack", "jump"]}, ["recruit_lock cannot be", "attack, spell, move"]),
        ({"recruit_lock": "attack"}, ["recruit_lock cannot be attack", "a list of"]),
        ({"move_lock": ["attack", "spell", "move"]}, ["move_lock cannot be", "a list of: attack, spell"]),
        ({"round_limit": 0}, ["round_limit cannot be 0", "a number from 1 to 200"]),
        ({"sets": []}, ["sets cannot be []", "a list of set names"]),
        ({"sets": "core"}, ["sets cannot be core", "a list of set names"]),
        ({"sets": ["core", "core"]}, ["the same set twice"]),
    ],
    ids=str,
)
def test_wrong_options_are_refused_with_the_right_ones(chosen: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(chosen, 1)
    for word in words:
        assert word in str(refused.value)


def test_locks_are_kept_in_one_order() -> None:
    assert options.BY_NAME["recruit_lock"].check(["move", "attack", "attack"]) == ["attack", "move"]


def test_none_may_be_written_as_a_word() -> None:
    assert rules_from({"hand_limit": "none"}).hand_limit == rules_from({"hand_limit": None}).hand_limit == 99
