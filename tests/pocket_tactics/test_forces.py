"""Forces as text: each fault with its rule, and the same judgement as at the table."""

import random

import pytest

from pixelhall.core.errors import BadOption
from pixelhall.core.lists import ListReport
from pocket_tactics.skirmishes import CORE, GAME

PRICES = {unit.name: unit.points for unit in CORE.units}
SUMMONED = sorted(unit.name for unit in CORE.units if unit.summoning)


def check(text: str, points: int = 50) -> ListReport:
    return GAME.check_list("force", text, {"points": points})


def faults(text: str, points: int = 50) -> list[tuple[int, str, str]]:
    return [(one.line, one.rule, one.words) for one in check(text, points).faults]


def test_a_force_is_written_as_it_is_read() -> None:
    report = check("# my first\n2 reed archer\n\n1x Tide  Reader (whatever)\nFerryhand\n")
    assert report.text == (
        "2 Reed Archer (River Levy, 8 points)\n1 Tide Reader (River Levy, 11 points)\n1 Ferryhand (River Levy, 4 points)\n"
    )
    assert (report.cost, report.limit, report.faults) == (31, 50, ())
    again = check(report.text)
    assert (again.text, again.cost, again.faults) == (report.text, report.cost, ())


def test_every_ready_force_is_a_text_without_faults_in_its_copies() -> None:
    for force in CORE.forces:
        report = check("\n".join(force.units))
        assert sorted(name for one in report.entries for name in [one.name] * one.count) == sorted(force.units)
        assert report.cost == sum(PRICES[name] for name in force.units)
        assert report.text == check(report.text).text


def test_lines_of_one_name_are_one_line() -> None:
    report = check("Ferryhand\nReed Archer\nFERRYHAND")
    assert [(one.count, one.name, one.line) for one in report.entries] == [(2, "Ferryhand", 1), (1, "Reed Archer", 2)]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("Ferryhand\nRed Archer", 2, 'There is no "Red Archer" here. Did you mean "Reed Archer"?'),
        ("Ferryhand\nGoose King of Old", 2, 'There is no "Goose King of Old" here.'),
        ("0 Ferryhand\nReed Archer", 1, "A count is a number from 1 to 99, not 0."),
        ("100 Ferryhand\nReed Archer", 1, "A count is a number from 1 to 99, not 100."),
        (
            "Ferryhand\n(River Levy)",
            2,
            '"(River Levy)" is no line of a list; one is a count and a name: 2 Reed Archer.',
        ),
        (
            "Ferryhand\nReed (Archer",
            2,
            '"Reed (Archer" is no line of a list; one is a count and a name: 2 Reed Archer.',
        ),
    ],
)
def test_a_line_that_cannot_be_read_is_told_and_left_out(text: str, line: int, words: str) -> None:
    report = check(text)
    assert [(one.line, one.rule, one.words) for one in report.faults] == [(line, "", words)]
    assert [one.count for one in report.entries] == [1], "the other line is read"


def test_a_long_list_is_cut() -> None:
    assert faults("Ferryhand\n" * 101, 500)[0] == (101, "", "A list has at most 100 lines.")
    many = check("99 Ferryhand\n99 Reed Archer\n3 Pikewarden\n2 Pikewarden", 500)
    assert (many.faults[0].line, many.faults[0].words) == (3, "A list has at most 200 cards.")
    assert sum(one.count for one in many.entries) == 200
    assert faults("x" * 200)[0][2].startswith('"' + "x" * 120 + '" is no line')


def test_a_unit_has_two_copies_and_a_minion_three() -> None:
    minion = next(unit.name for unit in CORE.units if "Minion" in unit.types and not unit.summoning)
    assert faults("2 Reed Archer") == [] and faults(f"3 {minion}") == []
    assert faults("3 Reed Archer") == [
        (1, "PK-10", "3 Reed Archer are too many: a force has at most 2 of a unit that is no Minion.")
    ]
    assert faults(f"Reed Archer\n4 {minion}") == [
        (2, "PK-10", f"4 {minion} are too many: a force has at most 3 of a Minion.")
    ]


def test_a_force_costs_what_is_agreed_and_not_a_point_more() -> None:
    assert faults("2 Reed Archer\nFerryhand", 20) == []
    assert faults("2 Reed Archer\nFerryhand", 19) == [(0, "PK-10", "It costs 20 points, 1 more than the 19 agreed.")]


def test_a_force_has_a_unit_that_can_begin() -> None:
    assert faults("") == [(0, "PK-10", "A force has at least one unit.")]
    for name in SUMMONED[:2]:
        alone = "It needs a unit that can begin: those that are summoned are not placed at the start."
        assert faults(name) == [(0, "PK-8", alone)]
        assert faults(f"{name}\nFerryhand") == []


def test_the_table_and_the_text_agree_on_any_force() -> None:
    """A force is without faults exactly when its units can be added one by one at a table, those that can begin first."""
    dice = random.Random(5)
    verdicts = {True: 0, False: 0}
    for _ in range(60):
        points = dice.choice([20, 35, 50])
        names = [dice.choice(sorted(PRICES)) for _ in range(dice.randint(1, 6))]
        good = not faults("\n".join(names), points)
        assert can_be_built(names, points) == good, (names, points)
        verdicts[good] += 1
    assert min(verdicts.values()) > 5, "both kinds were met"


def can_be_built(names: list[str], points: int) -> bool:
    state = GAME.new({"points": points}, 1)
    GAME.apply(state, 0, GAME.parse(state, 0, "build"))
    for name in sorted(names, key=lambda one: one in SUMMONED):
        decision = GAME.asked(state, 0)
        options = [] if decision is None else [GAME.write(state, option) for option in decision.options]
        if f"add {name}" not in options:
            return False
        GAME.apply(state, 0, GAME.parse(state, 0, f"add {name}"))
    decision = GAME.asked(state, 0)
    return decision is None or "done" in [GAME.write(state, option) for option in decision.options]


def test_other_kinds_and_wrong_options_are_refused() -> None:
    with pytest.raises(BadOption, match='no lists of the kind "deck"'):
        GAME.check_list("deck", "", {})
    with pytest.raises(BadOption, match="points cannot be 5"):
        check("", 5)
