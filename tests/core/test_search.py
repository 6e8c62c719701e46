"""A search among cards finds exactly those of which everything in it is true, and says what could be asked."""

import pytest

import pixelhall
from pixelhall.core.errors import BadText
from pixelhall.core.search import search
from pixelhall.core.shelf import Printed

CARDS = pixelhall.game("pixel-tactics").shelf().cards()


@pytest.mark.parametrize(
    ("query", "true"),
    [
        ("", lambda card: True),
        ("intercept", lambda card: "Intercept" in text(card)),
        ("-intercept", lambda card: "Intercept" not in text(card)),
        ("INTERCEPT spell", lambda card: "Intercept" in text(card) and "Spell" in text(card)),
        ('"ranged attack"', lambda card: "Ranged Attack" in text(card)),
        ("attack>=4", lambda card: card.data["attack"] >= 4),
        ("attack<2 life>=7", lambda card: card.data["attack"] < 2 and card.data["life"] >= 7),
        ("box:trap", lambda card: card.data["box"]["kind"] == "trap"),
        (
            "-box:trap leader.life>20",
            lambda card: card.data["box"]["kind"] != "trap" and card.data["leader"]["life"] > 20,
        ),
        ("name:cook", lambda card: card.name == "Cook"),
        ('leader.title:"soup marshal"', lambda card: card.name == "Cook"),
        ("soup", lambda card: "soup" in text(card).lower()),
    ],
)
def test_what_is_found_is_what_was_asked(query: str, true: object) -> None:
    assert callable(true)
    expected = [card.name for card in CARDS if true(card)]
    assert [card.name for card in search(CARDS, query)] == expected
    assert not query or 0 < len(expected) < len(CARDS)


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("ranged rear heroes", ["Goose Rider", "Lamplighter", "Skybow", "Catapult Kid", "Cinder"]),
        ("orders that heal", ["Cook"]),
        ("leaders that draw", ["Tinkerer", "Moth Witch"]),
        ("a spell of a flank hero that heals", ["Cook"]),
        ("healing traps", ["Candle Ghost"]),
        ("ranged heroes attack>=6", ["Cinder"]),
    ],
)
def test_a_phrase_finds_texts_by_what_they_do(query: str, names: list[str]) -> None:
    assert [card.name for card in search(CARDS, query)] == names


def test_what_a_text_only_waits_for_is_not_what_it_does() -> None:
    gravedigger = next(card for card in CARDS if card.name == "Gravedigger")
    assert "clear" not in gravedigger.gists[0].does and "heal" in gravedigger.gists[0].does


def text(card: Printed) -> str:
    return " ".join([card.name, card.other, *(words for _, words in card.lines)])


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("strength>3", "a search can name attack"),
        ("attack>many", '"attack" is a number'),
        ("name>3", '"name" is no number; write name:WORD'),
        ('cook "soup', "a quotation has no end"),
        ("x" * 201, "at most 200 letters"),
    ],
)
def test_a_search_that_cannot_be_read_says_what_could_be_asked(query: str, words: str) -> None:
    with pytest.raises(BadText) as bad:
        search(CARDS, query)
    assert words in str(bad.value)
