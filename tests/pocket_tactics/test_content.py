"""The content of Pocket-Tactics: factions, units, terrain, presets, sets of one's own, options."""

from typing import Any

import pytest

from pixelhall.core.errors import BadOption, BadSet
from pixelhall.pocket_tactics.cards import card_sets
from pixelhall.pocket_tactics.cards.binding import book_of
from pixelhall.pocket_tactics.cards.language import FORMS, parse
from pocket_tactics.skirmishes import CORE, GAME


def test_every_faction_costs_fifty_points_and_has_six_units_or_more() -> None:
    prices = {unit.name: unit.points for unit in CORE.units}
    assert len(CORE.forces) >= 6 and len(CORE.units) >= 36
    for force in CORE.forces:
        assert sum(prices[name] for name in force.units) == 50 and len(force.units) >= 6, force.name
    assert sorted(name for force in CORE.forces for name in force.units) == sorted(prices)


def test_terrain_is_rich_enough() -> None:
    assert (
        sum(not ground.feature for ground in CORE.grounds) >= 6 and sum(ground.feature for ground in CORE.grounds) >= 6
    )
    assert sum(ground.pool for ground in CORE.grounds if not ground.feature) == 12


def test_prices_stay_near_the_formula() -> None:
    assert card_sets.remarks(CORE) == []
    worst = max(abs(unit.points - card_sets.price(unit)) for unit in CORE.units)
    assert worst <= card_sets.MOST_APART


def test_two_factions_live_by_daylight_and_summoning() -> None:
    units = {unit.name: unit for unit in CORE.units}
    forces = {force.name: [units[name] for name in force.units] for force in CORE.forces}
    fearing = {name: sum(unit.daylight > 0 for unit in force) for name, force in forces.items()}
    called = {name: sum(unit.summoning > 0 for unit in force) for name, force in forces.items()}
    assert [name for name in forces if fearing[name] >= 2 and called[name] >= 2] == ["Vesper House", "Ninefold Circle"]


def test_who_must_be_summoned_finds_a_summoner_in_its_own_faction() -> None:
    units = {unit.name: unit for unit in CORE.units}
    for force in CORE.forces:
        members = [units[name] for name in force.units]
        if any(unit.summoning for unit in members):
            assert any(not unit.summoning and {"Mage", "Arcane"} & set(unit.types) for unit in members), force.name


def test_abilities_of_every_kind_are_in_the_core_set() -> None:
    kinds = {FORMS[parse(text, "unit").form].kind for unit in CORE.units for text in unit.texts}
    assert kinds == {"support", "dice", "movement", "deployment", "reaction", "board change"}


def test_all_presets_can_be_played() -> None:
    assert len(GAME.presets()) >= 3
    for options in GAME.presets().values():
        state = GAME.new(options, 1)
        assert GAME.decisions(state)[0].prompt == "Choose an action."
        assert all(len(player["reserves"]) >= 3 for player in GAME.view(state, 0)["players"])


OWN = """
[set]
name = "mine"
title = "My Own"

[[unit]]
name = "Goose Rider"
types = ["Goose", "Living"]
points = 9
off = 2
def = 2
flying = 1
favoured = "Water"
text = "It ignores the hazards of any Water."

[[faction]]
name = "Geese"
units = ["Goose Rider", "Goose Rider"]
home = "Village"
"""


def test_a_set_of_ones_own_joins_the_core() -> None:
    state = GAME.new({"sets": ["core", OWN], "forces": ["Geese", "River Levy"]}, 1)
    assert [unit["name"] for unit in GAME.view(state, 0)["players"][0]["reserves"]] == ["Goose Rider", "Goose Rider"]
    assert GAME.shelf().prove(OWN).remarks == ("Geese adds up to 18 points, not to the usual 50",)
    with pytest.raises(BadOption, match="no tiles"):
        GAME.new({"sets": [TINY]})


TINY = """
[set]
name = "tiny"
title = "Tiny"

[[feature]]
name = "Hut"

[[unit]]
name = "Goose"
types = ["Bird"]
points = 3
off = 1
def = 1
favoured = "Hut"
"""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            'text = "It ignores the hazards of any Water."',
            'text = "It ignores the hazard of any Water."',
            "Did you mean",
        ),
        (
            'text = "It ignores the hazards of any Water."',
            'text = "It ignores the hazards of any Lava."',
            'no terrain "Lava"',
        ),
        ("off = 2", "off = 4", "off is a whole number from 0 to 3"),
        ('favoured = "Water"', 'favoured = "Lake"', 'no terrain "Lake"'),
        ("flying = 1", "flies = 1", "unknown key"),
        (
            'units = ["Goose Rider", "Goose Rider"]',
            'units = ["Goose Rider", "Goose Rider", "Goose Rider"]',
            "at most 2 of Goose Rider",
        ),
        ('units = ["Goose Rider", "Goose Rider"]', 'units = ["Swan"]', 'no unit "Swan"'),
        ("flying = 1", "summoning = 1", "needs a unit that can be placed at the start"),
        ('name = "Goose Rider"\ntypes', 'name = "Ferryhand"\ntypes', "two things are called"),
    ],
)
def test_a_bad_set_is_refused_with_what_is_wrong(old: str, new: str, words: str) -> None:
    assert old in OWN
    with pytest.raises(BadSet) as fault:
        GAME.shelf().prove(OWN.replace(old, new, 1))
    assert words in str(fault.value)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"forces": ["River Levy"]}, "one faction for each player"),
        ({"forces": ["River Levy", "Chess Club"]}, 'no faction "Chess Club"'),
        ({"forces": ["River Levy", "River Levy"], "points": 40}, "costs 50 points, and 40 are agreed"),
        ({"central": "Volcano"}, "central cannot be Volcano"),
        ({"preset": "moon"}, 'no preset "moon"'),
        ({"tally": "best"}, "it can be: in_order, any_pair"),
        ({"points": 9}, "a number from 10 to 500"),
        ({"colour": "red"}, 'there is no option "colour"'),
        ({"players": 3, "preset": "ford"}, "a preset is for 2 players"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.new(options)


def test_the_book_is_read_once() -> None:
    assert book_of(("core",)) is book_of(("core",))
