"""Decks that a machine builds: legal in their format, the same for the same seed, each card with a reason; Combination by
its recipes; and what any deck is made of."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import pixelhall
from pixelhall.cli import main
from pixelhall.core.errors import BadOption
from pixelhall.pixel_tactics.cards import card_sets

GAME = pixelhall.game("pixel-tactics")
SETS = ["core", "fair", "heron", "orchard"]


def minipak(name: str) -> str:
    """Eight Heroes, told apart by a letter."""
    hero = """
[[hero]]
name = "{0} {1}"
attack = 2
life = 5
vanguard = "Intercept."
flank = ""
rear = "Ranged Attack."
order = "Draw 1 card."
leader = {{ name = "Great {0} {1}", attack = 3, life = 19, text = "Your Vanguard Heroes have +1 Life." }}
"""
    head = f'[set]\nname = "{name.lower()}"\nkind = "minipak"\ntitle = "The {name}"\n'
    return head + "".join(
        hero.format(name, letter) for letter in ("Ash", "Birch", "Cedar", "Elm", "Fir", "Oak", "Pine", "Yew")
    )


@pytest.mark.parametrize(
    ("form", "limits", "size"),
    [("standard", ["house"], (4, 25)), ("epic", [], (4, 60)), ("league", ["house"], (5, 25))],
)
def test_a_built_deck_is_legal_in_its_format_and_each_card_has_a_reason(
    form: str, limits: list[str], size: tuple[int, int]
) -> None:
    options: dict[str, Any] = {"format": form, "sets": [*SETS, "commons"], "limits": limits}
    built = GAME.build_list("deck", "auto", options, 7)
    report = GAME.check_list("deck", built.text, options)
    assert report.faults == () and report.cost == sum(size)
    assert {entry.name for entry in report.entries} == {name for name, why in built.picks if why}
    assert len(built.reasons) > 5 and "can guard the Vanguard" in built.reasons[1]
    assert GAME.build_list("deck", "auto", options, 7) == built
    assert GAME.build_list("deck", "auto", options, 8).text != built.text


def test_a_built_deck_has_somebody_for_each_job() -> None:
    options: dict[str, Any] = {"format": "standard", "sets": SETS}
    charts = {
        chart.title: dict(chart.bars)
        for chart in GAME.list_charts("deck", GAME.build_list("deck", "auto", options, 1).text, options)
    }
    jobs = charts["Who can"]
    assert (
        jobs["guard the Vanguard"] >= 4
        and jobs["shoot from the Rear"] >= 4
        and jobs["heal"] >= 3
        and jobs["draw cards"] >= 3
    )


def test_every_recipe_of_combination_makes_a_legal_deck() -> None:
    packs = [minipak(name) for name in ("Grove", "Copse", "Thicket", "Orchid", "Hedge", "Brake", "Covert", "Spinney")]
    for way, sets, cards in (
        ("1+1", SETS, 33),
        ("2+2", SETS, 66),
        ("1+5", ["core", *packs[:5]], 65),
        ("0+8", packs, 64),
    ):
        form = "standard" if way == "1+1" else "epic"
        built = GAME.build_list("deck", way, {"sets": sets}, 3)
        report = GAME.check_list("deck", built.text, {"format": form, "sets": sets})
        assert report.faults == () and report.cost == cards, (way, report.faults)
        assert "PT-COMB" in built.reasons[0] and len(built.picks) == 4
    assert {card_sets.load(name).kind for name in ("heron", "orchard")} == {"minipak"}


def test_what_cannot_be_built_is_told_with_its_rule() -> None:
    for way, options, words in (
        (
            "1+5",
            {"sets": ["core", "heron"]},
            r"the recipe 1\+5 takes 5 minipaks; there is 1 minipak: heron \(PT-COMB-02\)",
        ),
        (
            "2+2",
            {"sets": SETS, "format": "standard"},
            r"2\+2 makes a deck of the format Epic, not Standard \(PT-COMB-02\)",
        ),
        ("auto", {"sets": ["heron"]}, "these sets give 4 Heroes; a deck of the format Standard needs 25"),
        ("auto", {"sets": SETS, "format": "draft"}, "its decks come out of drafts"),
        ("luck", {}, "there are: auto, 1"),
    ):
        with pytest.raises(BadOption, match=words):
            GAME.build_list("deck", way, options, 1)


def test_a_deck_is_checked_shown_and_built_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def run(*words: str, code: int = 0) -> str:
        result = CliRunner().invoke(main, ["decks", *words, *(f"--set={name}" for name in SETS)])
        assert result.exit_code == code, result.output
        return result.output

    assert run("build", "--seed", "5", "--to", "deck.txt") == "deck.txt: a deck, with its reasons.\n"
    text = Path("deck.txt").read_text(encoding="utf-8")
    assert text == run("build", "--seed", "5") and text.startswith("# Built of 66 cards for Standard (PT-DECK-05)")
    assert run("check", "deck.txt") == "deck.txt: a deck of 29 cards, no faults.\n"
    assert "deck.txt exists already" in run("build", "--to", "deck.txt", code=2)
    Path("bad.txt").write_text("Leaders\nCook\nCook\nHeroes\nCook\nTown Crier\nLancre\n", encoding="utf-8")
    faults = run("check", "bad.txt", code=2)
    assert 'bad.txt:7: There is no "Lancre" here. Did you mean "Lancer"? (PT-DECK-04)' in faults
    assert "(PT-DECK-06)" in " ".join(faults.split()) and "exactly 4 Leaders; this one has 2." in faults
    shown = run("show", "deck.txt")
    assert "a deck of 29 cards\nLeaders\n" in shown and "  1 of a card  29 ████" in shown
    for title in ("Attack", "Life", "Rows with an ability", "Who can", "Keywords", "Fourth box", "Copies"):
        assert f"\n{title}\n" in shown
    assert "cannot be read" in run("show", "none.txt", code=2)
