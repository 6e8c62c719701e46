"""A search among cards finds exactly those of which everything in it is true, and says what could be asked."""

import contextlib

import pytest

import pixelhall
from pixelhall.core.errors import BadText
from pixelhall.core.near_queries import nearest
from pixelhall.core.search import search
from pixelhall.core.shelf import Printed

GAMES = pixelhall.games()
CARDS = pixelhall.game("pixel-tactics").shelf().cards()
CORE = [card for card in CARDS if card.set == "core"]


@pytest.mark.parametrize(
    ("query", "true"),
    [
        ("", lambda card: True),
        ("intercept", lambda card: "Intercept" in text(card)),
        ("-intercept", lambda card: "Intercept" not in text(card)),
        ('"INTERCEPT" "spell"', lambda card: "Intercept" in text(card) and "Spell" in text(card)),
        ('"ranged attack"', lambda card: "Ranged Attack" in text(card)),
        ("attack>=4", lambda card: card.data.get("attack", 0) >= 4),
        ("attack ≥ 4", lambda card: card.data.get("attack", 0) >= 4),
        ("life > 7", lambda card: card.data.get("life", 0) > 7),
        ("interc", lambda card: "Intercept" in text(card)),
        ("attack<2 life>=7", lambda card: card.data.get("attack", 9) < 2 and card.data["life"] >= 7),
        ("box:trap", lambda card: box(card) == "trap"),
        (
            "-box:trap leader.life>20",
            lambda card: box(card) != "trap" and (card.data.get("leader") or {"life": 0})["life"] > 20,
        ),
        ("name:cook", lambda card: card.name == "Cook"),
        ('leader.title:"soup marshal"', lambda card: card.name == "Cook"),
        ("soup", lambda card: "soup" in text(card).lower()),
    ],
)
def test_what_is_found_is_what_was_asked(query: str, true: object) -> None:
    assert callable(true)
    expected = [card.name for card in CARDS if true(card)]
    assert sorted(card.name for card in search(CARDS, query)) == sorted(expected)
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
    assert [card.name for card in search(CORE, query)] == names


def test_what_a_text_only_waits_for_is_not_what_it_does() -> None:
    gravedigger = next(card for card in CARDS if card.name == "Gravedigger")
    assert "clear" not in gravedigger.gists[0].does and "heal" in gravedigger.gists[0].does


def box(card: Printed) -> str:
    """The kind of its fourth box; bases and chase Leaders have none."""
    return str((card.data.get("box") or {"kind": ""})["kind"])


def text(card: Printed) -> str:
    return " ".join([card.name, card.other, *(words for _, words in card.lines)])


@pytest.mark.parametrize("query", ["heal", "heals", "healing", "healers", "HEAL", "heal all"])
def test_one_word_finds_what_does_it_in_whatever_form(query: str) -> None:
    doers = {card.name for card in CARDS if any("heal" in gist.does for gist in card.gists)}
    assert doers == {card.name for card in search(CARDS, query)} and "Cook" in doers


def test_a_spell_that_draws_does_so_in_one_text() -> None:
    found = search(CARDS, "spells that draw")
    assert found and all(any({"spell", "draw"} <= gist.where | gist.does for gist in card.gists) for card in found)
    apart = {card.name for card in CARDS if "Spell" in text(card) and "raw" in text(card)}
    assert {card.name for card in found} < apart, "some draw and have a spell that does not"


def test_archers_are_found_in_each_game_that_has_some() -> None:
    assert [card.name for card in search(CORE, "archers")] == ["Lamplighter", "Skybow", "Catapult Kid", "Cinder"]
    units = pixelhall.game("pocket-tactics").shelf().cards()
    found = search(units, "archer")
    assert found[0].name == "Reed Archer", "whoever is called so comes first"
    assert {card.name for card in found} >= {card.name for card in units if card.data.get("ranged")}


def test_who_only_mentions_a_word_comes_last() -> None:
    found = search(CARDS, "intercept")
    has_it = [any("intercept" in gist.does for gist in card.gists) for card in found]
    assert has_it == sorted(has_it, reverse=True) and has_it[0] and not has_it[-1]


@pytest.mark.parametrize("name", GAMES)
def test_the_examples_of_every_game_find_some_of_its_cards(name: str) -> None:
    shelf = pixelhall.game(name).shelf()
    examples, cards = shelf.examples(), shelf.cards()
    assert len(examples) >= 4
    assert all(0 < len(search(cards, query)) < len(cards) for query in examples)


@pytest.mark.parametrize(
    ("game", "query", "near"),
    [
        ("pixel-tactics", "intrecept", "intercept"),
        ("pixel-tactics", "ordres that drwa", "orders that draw"),
        ("pixel-tactics", "orders that revive", "heroes that revive"),
        ("pixel-tactics", "heal archer", "archer"),
        ("pixel-tactics", "life>90", "life>=10"),
        ("pixel-tactics", "attack<0", "attack<=1"),
        ("pixel-tactics", "atack>3", "attack>3"),
        ("pixel-tactics", "strength>3", "attack>3"),
        ("pixel-tactics", "box:trp", "box:trap"),
        ("pixel-tactics", 'leader.title:"soup marshall"', 'leader.title:"soup marshal"'),
        ("pixel-tactics", 'cook "soup', "cook soup"),
        ("pocket-tactics", "flyng units", "flying units"),
        ("pixel-pusher", "colect red", "collect red"),
    ],
)
def test_what_finds_nothing_is_answered_with_near_queries_that_do(game: str, query: str, near: str) -> None:
    cards = CORE if game == "pixel-tactics" else pixelhall.game(game).shelf().cards()
    with contextlib.suppress(BadText):
        assert not search(cards, query)
    found = nearest(cards, query)
    assert near in found and len(found) <= 4
    assert all(search(cards, one) for one in found)


@pytest.mark.parametrize("query", ["xyzzy", "", "-", "the", '""', "a" * 300, '"' * 201, "x>" * 100, "set:nowhere"])
def test_near_queries_of_nonsense_find_something_or_are_none(query: str) -> None:
    for near in nearest(CARDS, query):
        assert search(CARDS, near)


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
