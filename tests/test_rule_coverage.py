"""Every rule and ruling is shown by a scenario or a test that names it, or listed with the reason why not (law 7)."""

import ast
import re
import tomllib
from pathlib import Path

import pixelhall

HERE = Path(__file__).parent
ID = re.compile(r"\b(?:PT-[A-Z]+-\d{2}|A-\d{3}|P[PK]-(?:[A-Z]+-)?\d+)\b")


def ids() -> list[str]:
    """Of all rules and rulings of all games."""
    return [name for game in pixelhall.games() for name in pixelhall.game(game).rulebook().ids()]


def by_scenarios() -> set[str]:
    """The IDs in the rule lines of all scenarios."""
    lines = [
        line
        for path in HERE.rglob("*.scn")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("rule ")
    ]
    return {found for line in lines for found in ID.findall(line.partition(":")[0])}


def by_tests() -> set[str]:
    """The IDs in the docstrings of test functions; elsewhere an ID may be only data."""
    found: set[str] = set()
    for path in HERE.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(ID.findall(ast.get_docstring(node) or ""))
    return found


def listed() -> dict[str, str]:
    """The IDs that nothing shows yet, each with its reason."""
    reasons: dict[str, list[str]] = tomllib.loads((HERE / "rules_not_tested.toml").read_text(encoding="utf-8"))
    return {name: reason for reason, names in reasons.items() for name in names}


def test_what_is_not_shown_is_listed() -> None:
    shown = by_scenarios() | by_tests()
    assert [name for name in ids() if name not in shown] == [name for name in ids() if name in listed()]


def test_the_list_and_the_scenarios_name_real_rules() -> None:
    real = set(ids())
    assert sorted((by_scenarios() | by_tests() | set(listed())) - real) == []


def test_every_reason_says_something() -> None:
    reasons = set(listed().values())
    assert reasons and all(reason.startswith(("not built yet: ", "no behaviour of its own: ")) for reason in reasons)
    assert all(len(reason.partition(": ")[2]) >= 5 for reason in reasons)


def test_the_duel_is_shown_almost_whole() -> None:
    """Of the groups of the duel only what belongs to other modes or built decks is listed."""
    modes = {
        "PT-SETUP-08",
        "PT-SETUP-09",
        "PT-SETUP-10",
        "PT-FLOW-09",
        "PT-FLOW-10",
        "PT-CEASE-09",
        "PT-DRAW-05",
        "PT-MOVE-07",
        "PT-CLEAR-04",
        "PT-TGT-07",
        "PT-HAND-04",
    }
    duel = (
        "ZONE|SETUP|FLOW|CEASE|ACT|DRAW|RECR|ATK|SPELL|LACT|ORDER|MOVE|SWITCH|CLEAR|OP|TRAP|CLRES|PASS|TGT|MELEE|RANGE|ICPT|REACT|PASV|TERM|DMG|"
        "CORPSE|HAND|STAT|END|SERIES"
    )
    assert {name for name in listed() if re.match(f"PT-({duel})-", name)} <= modes
