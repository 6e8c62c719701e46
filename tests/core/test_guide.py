"""Guides: Markdown becomes blocks that hold nothing but words, and scenarios become pictures."""

import pytest

import pixelhall
from pixelhall.core import guide
from pixelhall.core.errors import BadText
from pixelhall.pixel_tactics.game import PixelTactics


class Told(PixelTactics):
    """The duel with another text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def guide(self) -> str:
        return self.text


def read(text: str) -> guide.Guide:
    found = guide.read(Told(text))
    assert found is not None
    return found


def spans(text: str) -> list[guide.Span]:
    return read(text).chapters[0].blocks[0].rows[0][0]


def test_a_game_without_a_guide_has_none() -> None:
    assert guide.read(Told("")) is None


def test_chapters_have_the_names_that_links_use() -> None:
    found = read("# How\n\nFirst.\n\n## The end, and series\n\nSee [above](#the-end-and-series).\n")
    assert found.title == "How" and [chapter.id for chapter in found.chapters] == ["", "the-end-and-series"]
    assert found.chapters[1].blocks[0].rows[0][0][1] == guide.Span("above", chapter="the-end-and-series")


def test_only_rules_that_there_are_become_links() -> None:
    assert spans("By (PT-MELEE-01, PT-NO-99).") == [
        guide.Span("By ("),
        guide.Span("PT-MELEE-01", rule="PT-MELEE-01"),
        guide.Span(", "),
        guide.Span("PT-NO-99"),
        guide.Span(")."),
    ]


def test_html_stays_words() -> None:
    assert "".join(span.text for span in spans('A <b onclick="x()">bold</b> word & more.')) == (
        'A <b onclick="x()">bold</b> word & more.'
    )
    (block,) = read("<script>alert(1)</script>").chapters[0].blocks
    assert block.kind == "text" and block.rows[0][0][0].text == "<script>alert(1)</script>"


@pytest.mark.parametrize(
    "text",
    ["![a](b.png)", "[a](https://elsewhere.example)", "[a](javascript:x())x [b](c.md)", "> quoted", "- a\n\n  b"],
)
def test_what_cannot_be_shown_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        read(text)


SCENE = """```scenario after={after}
rule PT-MELEE-01: The foremost are in melee.
you v1 Drummer
rival v1 Lancer
rival f1 Cook
= offered attack v1 v1
! attack v1 f1 PT-MELEE-02
> attack v1 v1
> pass
```
"""


def picture(after: int) -> guide.Picture:
    (block,) = read(SCENE.format(after=after)).chapters[0].blocks
    assert block.kind == "picture" and block.text == "The foremost are in melee." and block.picture is not None
    return block.picture


def test_a_scenario_is_a_picture_with_marks() -> None:
    found = picture(0)
    assert (found.allowed, found.forbidden, found.told) == (["1:v1"], ["1:f1"], [])


def test_a_picture_can_show_what_happened() -> None:
    found = picture(1)
    assert (found.allowed, found.forbidden) == ([], [])
    assert found.told[-1] == "Lancer (your rival's v1) takes 2 damage."


def test_a_picture_for_those_who_see_none_is_left_out() -> None:
    assert [block.kind for block in read("```text drawn\nv1\n```\n\n```text\nv2\n```").chapters[0].blocks] == ["code"]


def test_a_search_wants_every_word_and_reads_tables() -> None:
    found = guide.read(pixelhall.game("pixel-tactics"))
    assert found is not None
    assert found.search("excess of zeppelin") == [] and found.search(" ") == []
    assert found.search("LIFESTEAL damage") == ["keywords"]
