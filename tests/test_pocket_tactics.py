"""Pocket-Tactics beyond single rulings: content, language, odds, the best choice of dice, machine players, the map in a terminal."""

import itertools
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

import pixelhall
from pixelhall.cli.boards import board
from pixelhall.core.errors import BadCard, BadOption, BadSet, BadText
from pixelhall.core.game import Game
from pixelhall.lab.matchups import match, table
from pixelhall.lab.simulate import Plan, simulate
from pixelhall.pocket_tactics import cards
from pixelhall.pocket_tactics.binding import book_of
from pixelhall.pocket_tactics.forecast import assault_odds
from pixelhall.pocket_tactics.language import CLAUSES, FORMS, Sentence, parse, write
from pixelhall.pocket_tactics.language.forms import ENDS
from pixelhall.pocket_tactics.odds import passes, wins
from pixelhall.pocket_tactics.tally import defeats
from pixelhall.players import make, play

GAME: Game[Any] = pixelhall.game("pocket-tactics")
CORE = cards.load("core")


def staged(*lines: str, **options: Any) -> Any:
    return GAME.stage(options, list(enumerate(lines, 1)))


# Content.


def test_every_faction_costs_fifty_points_and_has_six_units_or_more() -> None:
    prices = {unit.name: unit.points for unit in CORE.units}
    assert len(CORE.forces) >= 6 and len(CORE.units) >= 36
    for force in CORE.forces:
        assert sum(prices[name] for name in force.units) == 50 and len(force.units) >= 6, force.name
    assert sorted(name for force in CORE.forces for name in force.units) == sorted(prices)


def test_terrain_is_rich_enough() -> None:
    assert sum(not ground.feature for ground in CORE.grounds) >= 6 and sum(ground.feature for ground in CORE.grounds) >= 6
    assert sum(ground.pool for ground in CORE.grounds if not ground.feature) == 12


def test_prices_stay_near_the_formula() -> None:
    assert cards.remarks(CORE) == []
    worst = max(abs(unit.points - cards.price(unit)) for unit in CORE.units)
    assert worst <= cards.MOST_APART


def test_two_factions_live_by_daylight_and_summoning() -> None:
    units = {unit.name: unit for unit in CORE.units}
    forces = {force.name: [units[name] for name in force.units] for force in CORE.forces}
    assert sum(any(unit.summoning for unit in force) for force in forces.values()) == 2
    assert sum(any(unit.daylight for unit in force) for force in forces.values()) >= 1


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


@pytest.mark.parametrize(("old", "new", "words"), [
    ('text = "It ignores the hazards of any Water."', 'text = "It ignores the hazard of any Water."', "Did you mean"),
    ('text = "It ignores the hazards of any Water."', 'text = "It ignores the hazards of any Lava."', 'no terrain "Lava"'),
    ("off = 2", "off = 4", "off is a whole number from 0 to 3"),
    ('favoured = "Water"', 'favoured = "Lake"', 'no terrain "Lake"'),
    ("flying = 1", "flies = 1", "unknown key"),
    ('units = ["Goose Rider", "Goose Rider"]', 'units = ["Goose Rider", "Goose Rider", "Goose Rider"]', "at most 2 of Goose Rider"),
    ('units = ["Goose Rider", "Goose Rider"]', 'units = ["Swan"]', 'no unit "Swan"'),
    ("flying = 1", "summoning = 1", "needs a unit that can be placed at the start"),
    ('name = "Goose Rider"\ntypes', 'name = "Ferryhand"\ntypes', "two things are called"),
])
def test_a_bad_set_is_refused_with_what_is_wrong(old: str, new: str, words: str) -> None:
    assert old in OWN
    with pytest.raises(BadSet) as fault:
        GAME.shelf().prove(OWN.replace(old, new, 1))
    assert words in str(fault.value)


@pytest.mark.parametrize(("options", "words"), [
    ({"forces": ["River Levy"]}, "one faction for each player"),
    ({"forces": ["River Levy", "Chess Club"]}, 'no faction "Chess Club"'),
    ({"forces": ["River Levy", "River Levy"], "points": 40}, "costs 50 points, and 40 are agreed"),
    ({"central": "Volcano"}, "central cannot be Volcano"),
    ({"preset": "moon"}, 'no preset "moon"'),
    ({"tally": "best"}, "it can be: in_order, any_pair"),
    ({"points": 9}, "a number from 10 to 500"),
    ({"colour": "red"}, 'there is no option "colour"'),
    ({"players": 3, "preset": "ford"}, "a preset is for 2 players"),
])
def test_a_wrong_option_is_refused_with_what_would_be_right(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.new(options)


# The language.


def test_every_shipped_sentence_is_written_as_it_is_read() -> None:
    for box, texts in [("unit", unit.texts) for unit in CORE.units] + [("terrain", ground.texts) for ground in CORE.grounds]:
        for text in texts:
            assert write(parse(text, box)) == text


def every_sentence() -> list[tuple[str, Sentence]]:
    """One sentence of each form with each clause that it can have."""
    found = []
    for form in FORMS:
        clauses = range(len(CLAUSES)) if "<when>" in form.template else [0]
        for when, n in itertools.product(clauses, (1, 2)):
            has = {slot: f"<{slot}>" in form.template for slot in ("n", "stat", "types", "terrain", "ends")}
            found.append((form.box, Sentence(
                form.code, n if has["n"] else 0, "DEF" if has["stat"] else "", ("Mage", "Old Bear") if has["types"] else (),
                "Forest" if has["terrain"] else "", ENDS[1] if has["ends"] else "", when,
                ("Elf",) if "<types>" in CLAUSES[when] else (), "Ruins" if "<terrain>" in CLAUSES[when] else "")))
    return found


def test_every_sentence_that_can_be_said_is_read_back() -> None:
    for box, sentence in every_sentence():
        assert parse(write(sentence), box) == sentence, write(sentence)


def test_a_sentence_that_is_not_understood_shows_the_nearest() -> None:
    with pytest.raises(BadCard) as fault:
        parse("It has a +1 OFF bump in the rain.", "unit")
    assert fault.value.nearest == "It has a +<n> <stat> bump<when>."
    with pytest.raises(BadCard):
        parse("It may assault after a move.", "terrain")


def test_the_page_lists_every_sentence_and_clause() -> None:
    page = (Path(__file__).parents[1] / "docs" / "pocket-tactics.md").read_text(encoding="utf-8")
    plain = page.replace("‹", "<").replace("›", ">").replace("\\|", "|")
    assert all(f"| {form.kind} | {form.template} |" in plain for form in FORMS)
    assert all(f"- …{clause}\n" in plain for clause in CLAUSES if clause)
    assert all(name in page for name in GAME.presets()) and all(f"| {force.name} |" in page for force in CORE.forces)


def test_every_form_and_clause_is_played_by_a_scenario() -> None:
    """Each sentence form of a unit occurs in a scenario, each of a terrain in terrain that one uses, and each clause in one of both."""
    texts = [path.read_text(encoding="utf-8") for path in (Path(__file__).parent / "scenarios" / "pocket").glob("*.scn")]
    units = [line for text in texts for line in text.splitlines() if line.startswith("unit ")]
    said = [parse(words, "unit") for line in units for words in re.findall(r'"(.*?)"', line)]
    used = [ground for ground in CORE.grounds if any(re.search(rf"^(tile|feature) {ground.name} ", text, re.MULTILINE) for text in texts)]
    said += [parse(words, "terrain") for ground in used for words in ground.texts]
    assert {form.code for form in FORMS} == {sentence.form for sentence in said}
    assert set(range(len(CLAUSES))) == {sentence.when for sentence in said}


# Odds.


@pytest.mark.parametrize(("off", "defence", "share"), [
    (1, 0, 1.0), (1, 1, 0.417), (1, 2, 0.255), (1, 3, 0.174), (2, 1, 0.745), (2, 2, 0.475), (2, 3, 0.341),
    (3, 1, 0.826), (3, 2, 0.659), (3, 3, 0.489),
])
def test_plain_odds_are_those_of_counting_every_roll(off: int, defence: int, share: float) -> None:
    """PK-28: the table of plain odds, and a count of all rolls."""
    rolls = [(sorted(dice[:off], reverse=True), sorted(dice[off:], reverse=True)) for dice in itertools.product(range(1, 7), repeat=off + defence)]
    counted = sum(defeats(red, blue, False) for red, blue in rolls) / len(rolls)
    state = staged(f"unit Red {off}/0", f"unit Blue 0/{defence}", "you l12 Red", "rival l13 Blue", "rival j11 Blue")
    falls, fells = assault_odds(state, 0, 0, state.place[0], 1, 0, 0)
    assert falls == pytest.approx(counted) == pytest.approx(share, abs=0.001) and fells == 0


def test_more_dice_bumps_and_rerolls_never_hurt() -> None:
    for rerolls in range(3):
        assert wins(False, [4], [4], [], [], 0, rerolls + 1, 0, 0) >= wins(False, [4], [4], [], [], 0, rerolls, 0, 0)
        assert wins(False, [5], [4], [], [], 0, 0, rerolls + 1, 0) <= wins(False, [5], [4], [], [], 0, 0, rerolls, 0)
    assert wins(False, [3], [4], [], [], 0, 1, 0, 0) == pytest.approx(2 / 6)
    assert wins(False, [3], [4], [], [], 0, 1, 1, 0) < wins(False, [3], [4], [], [], 0, 1, 0, 0)


@pytest.mark.parametrize("lines", [
    ("unit Bow 2/1 +1/+0 ranged 1", "unit Grunt 2/2", "you l11 Bow", "you l10 Grunt", "rival l13 Grunt", "rival l14 Grunt"),
    ("unit Fox 3/1 ranged 1 \"After the roll it may re-roll all of its OFF dice once.\"", "unit Grunt 2/2 +0/+1", "you l11 Fox", "rival l13 Grunt",
     "rival j13 Grunt"),
    ("unit Gun 2/1 ranged 1 \"Before the re-rolls it may have 1 enemy die rolled again.\"", "unit Grunt 1/3", "you l11 Gun", "rival l13 Grunt",
     "rival j13 Grunt"),
])
def test_odds_hold_when_the_best_choices_are_played(lines: tuple[str, ...]) -> None:
    """What is foretold of a shot without return fire is what comes when both leave the dice to the best choice."""
    state = staged(*lines, dice="auto")
    target = next(unit for unit in range(len(state.face)) if state.owner[unit] == 1)
    falls, fells = assault_odds(state, 0, 0, state.place[0], target, 0, 0)
    shot = next(option for option in GAME.decisions(state)[0].options if GAME.write(state, option) == "assault l11 l13")
    fallen = 0
    for seed in range(1500):
        other = GAME.guess(state, 0, seed)
        GAME.apply(other, 0, shot)
        fallen += other.place[target] < 0
    assert fells == 0 and fallen / 1500 == pytest.approx(falls, abs=0.04)


def test_odds_of_tests_count_bumps() -> None:
    assert passes(1, 5, 0, 0, False) == pytest.approx(2 / 6)
    assert passes(2, 5, 1, 0, False) == pytest.approx(1 - 0.5**2)
    assert passes(0, 2, 0, 0, False) == 0
    assert passes(1, 5, 0, 0, True) == pytest.approx(1 - (4 / 6) ** 2)


def test_the_view_shows_the_odds_of_every_assault() -> None:
    state = staged("unit Grunt 2/2", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt")
    view = GAME.view(state, 0)
    assert list(view["odds"]) == ["assault l12 l13"] and view["odds"]["assault l12 l13"] == [0.475, 0.475]
    assert GAME.view(state, 1)["odds"] == {} == GAME.view(state, -1)["odds"]


# Machine players.


def test_greedy_beats_random() -> None:
    report = simulate(Plan("pocket-tactics", ("greedy", "random"), 16, {"dice": "auto"}, seed=3))
    assert report.shares()[0].share >= 0.85


@pytest.mark.long
def test_greedy_beats_random_nearly_always() -> None:
    report = simulate(Plan("pocket-tactics", ("greedy", "random"), 400, {"dice": "auto"}, seed=1))
    assert report.shares()[0].share >= 0.95


def test_greedy_takes_the_better_of_two_assaults_and_the_last_feature() -> None:
    state = staged("unit Grunt 2/2", "unit Wisp 1/0 price 5", "unit Wall 1/3 price 5", "you l12 Grunt", "rival l13 Wisp", "rival l11 Wall",
                   "rival j11 Wall")
    options = GAME.decisions(state)[0].options
    weights = {GAME.write(state, option): weight for option, weight in zip(options, GAME.weigh(state, 0, options))}
    assert weights["assault l12 l13"] > weights["assault l12 l11"]
    state = staged("unit Grunt 2/2", "feature Village l12", "feature Village n12", "you l12 Grunt", "you n11 Grunt", "rival j13 Grunt")
    decision = GAME.decisions(state)[0]
    assert GAME.write(state, make("greedy", GAME, 1).choose({}, decision, lambda seed: state)) == "move n11 n12"


def test_weighing_changes_nothing() -> None:
    state = GAME.new({"preset": "ford"}, 2)
    dice = random.Random(2)
    for _ in range(40):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        before = GAME.digest(state)
        weights = GAME.weigh(state, decisions[0].seat, decisions[0].options)
        assert len(weights) == len(decisions[0].options) and GAME.digest(state) == before
        GAME.apply(state, decisions[0].seat, dice.choice(decisions[0].options))


def test_a_matrix_is_made_of_all_pairs() -> None:
    found = [match("pocket-tactics", "forces", ("River Levy", "Thornwood Kin"), {"dice": "auto", "turns": 20}, range(2), "random")]
    lines = table(found).splitlines()
    assert lines[1].startswith("River Levy") and lines[-1].startswith("2 plays; whoever moved first took")


# The terminal.


def drawn(state: Any, seat: int = 0, width: int = 80) -> list[str]:
    lines: list[Text] = board("pocket-tactics").draw(GAME.view(state, seat), ["You", "Your rival"], width)
    return [line.plain for line in lines]


def test_the_map_fits_a_small_screen_without_colour() -> None:
    for seed in range(12):
        state, dice = GAME.new({}, seed), random.Random(seed)
        players = [make("greedy", GAME, 1), make("random", GAME, 2)]
        for _ in range(30):
            decisions = GAME.decisions(state)
            if not decisions:
                break
            lines = drawn(state)
            assert all(len(line) <= 80 for line in lines) and len(lines) <= 21, "\n".join(lines)
            chosen = players[dice.randrange(2)].choose({}, decisions[0], lambda seed, at=state: GAME.guess(at, 0, seed))  # type: ignore[misc]
            GAME.apply(state, decisions[0].seat, chosen)


def test_tiles_units_and_odds_are_shown() -> None:
    state = staged("unit Grunt 2/2", "feature Village l12", "tile Water l11", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt")
    picture = "\n".join(drawn(state))
    assert "l12 VILLAGE" in picture and "l11 water" in picture and "*Grunt" in picture and "!Grunt" in picture
    assert board("pocket-tactics").gloss(GAME.view(state, 0), "assault l12 l13").startswith("Grunt against Grunt: it falls")
    told = board("pocket-tactics").tell(GAME.view(state, 0), ["You", "Your rival"])
    assert "l12, Village: Grunt, OFF 2, DEF 2." in told


def test_a_tile_is_described_with_reach_and_odds() -> None:
    state = staged("unit Bow 2/1 ranged 1", "you l11 Bow", "rival l13 Bow")
    lines = GAME.describe(state, 0, "l11")
    assert "One step leads to: k10, k11, l10, l12, m10, m11." in lines and any(line.startswith("assault l11 l13: Bow falls") for line in lines)
    assert GAME.describe(state, 0, "forest")[0] == "Forest (feature)" and GAME.describe(state, 0, "river levy")[0].startswith("River Levy")
    with pytest.raises(BadText, match="no tile of the map"):
        GAME.describe(state, 0, "z99")


def test_dice_on_the_table_are_drawn() -> None:
    state = staged("unit Grunt 2/2 +1/+0", "you l12 Grunt", "rival l13 Grunt", "rival j11 Grunt", "fate 4 3 2 1 6 5 4 3")
    GAME.apply(state, 0, GAME.parse(state, 0, "assault l12 l13"))
    assert "Assault: Grunt OFF 4 3, DEF 2 1 (bumps OFF +1)" in drawn(state)
    assert GAME.view(state, 1)["contest"]["sides"][1]["off"] == [6, 5]


def test_a_play_for_three_ends_with_one_left() -> None:
    game = GAME
    state = game.new({"players": 3, "map": "random", "dice": "auto"}, 4)
    result = play(game, state, [make("random", game, seat) for seat in range(3)])
    assert result.winners and abs(sum(result.scores) - 1) < 1e-9


def test_the_book_is_read_once() -> None:
    assert book_of(("core",)) is book_of(("core",))
