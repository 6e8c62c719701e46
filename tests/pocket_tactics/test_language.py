"""The sentences of units and terrain: read, written, listed in the docs, played by scenarios."""

import itertools
import re
from pathlib import Path

import pytest

from pixelhall.core.errors import BadCard
from pixelhall.pocket_tactics.cards.language import CLAUSES, FORMS, Sentence, parse, write
from pixelhall.pocket_tactics.cards.language.forms import ENDS
from pocket_tactics.skirmishes import CORE, GAME


def test_every_shipped_sentence_is_written_as_it_is_read() -> None:
    for box, texts in [("unit", unit.texts) for unit in CORE.units] + [
        ("terrain", ground.texts) for ground in CORE.grounds
    ]:
        for text in texts:
            assert write(parse(text, box)) == text


def every_sentence() -> list[tuple[str, Sentence]]:
    """One sentence of each form with each clause that it can have."""
    found = []
    for form in FORMS:
        clauses = range(len(CLAUSES)) if "<when>" in form.template else [0]
        for when, n in itertools.product(clauses, (1, 2)):
            has = {slot: f"<{slot}>" in form.template for slot in ("n", "stat", "types", "terrain", "ends")}
            found.append(
                (
                    form.box,
                    Sentence(
                        form.code,
                        n if has["n"] else 0,
                        "DEF" if has["stat"] else "",
                        ("Mage", "Old Bear") if has["types"] else (),
                        "Forest" if has["terrain"] else "",
                        ENDS[1] if has["ends"] else "",
                        when,
                        ("Elf",) if "<types>" in CLAUSES[when] else (),
                        "Ruins" if "<terrain>" in CLAUSES[when] else "",
                    ),
                )
            )
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
    page = (Path(__file__).parents[2] / "docs" / "pocket-tactics.md").read_text(encoding="utf-8")
    plain = page.replace("‹", "<").replace("›", ">").replace("\\|", "|")
    assert all(f"| {form.kind} | {form.template} |" in plain for form in FORMS)
    assert all(f"- …{clause}\n" in plain for clause in CLAUSES if clause)
    assert all(name in page for name in GAME.presets()) and all(f"| {force.name} |" in page for force in CORE.forces)


def test_every_form_and_clause_is_played_by_a_scenario() -> None:
    """Each sentence form of a unit occurs in a scenario, each of a terrain in terrain that one uses, and each clause in
    one of both."""
    texts = [
        path.read_text(encoding="utf-8") for path in (Path(__file__).parents[1] / "scenarios" / "pocket").glob("*.scn")
    ]
    units = [line for text in texts for line in text.splitlines() if line.startswith("unit ")]
    said = [parse(words, "unit") for line in units for words in re.findall(r'"(.*?)"', line)]
    used = [
        ground
        for ground in CORE.grounds
        if any(re.search(rf"^(tile|feature) {ground.name} ", text, re.MULTILINE) for text in texts)
    ]
    said += [parse(words, "terrain") for ground in used for words in ground.texts]
    assert {form.code for form in FORMS} == {sentence.form for sentence in said}
    assert set(range(len(CLAUSES))) == {sentence.when for sentence in said}
