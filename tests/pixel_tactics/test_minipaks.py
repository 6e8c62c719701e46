"""The minipaks: small sets of 8 Heroes, each with tricks of its own, that are played together with others."""

import re
from collections import Counter
from collections.abc import Sequence

import pytest

import pixelhall
from pixelhall.core.chance import from_seed
from pixelhall.core.errors import PixelhallError
from pixelhall.pixel_tactics.cards.card_sets import SETS, Card, load, shipped
from pixelhall.pixel_tactics.cards.language import parse, write
from pixelhall.pixel_tactics.cards.language.lint import lints
from pixelhall.pixel_tactics.cards.language.references import resolve
from pixelhall.pixel_tactics.decks.deck import Pool
from pixelhall.pixel_tactics.decks.faults import faults, total
from pixelhall.pixel_tactics.decks.formats import FORMATS
from pixelhall.pixel_tactics.decks.making import combine
from pixelhall.pixel_tactics.decks.restrictions import NONE
from pixelhall.players import make, play

from .test_sets import CORES, ROWS, has_keyword, leader, parts, row, texts

SIZE = 8
ALONE = [("Intercept.",), ("Ranged Attack.",)]  # keywords that may be all that a row says
MINIPAKS = {name: load(name).cards for name in shipped() if load(name).kind == "minipak"}
EVERY = [card for name in shipped() for card in load(name).cards]

each_minipak = pytest.mark.parametrize("cards", MINIPAKS.values(), ids=MINIPAKS)


@each_minipak
def test_a_minipak_has_the_numbers_of_a_core_set_made_small(cards: Sequence[Card]) -> None:
    assert 20 <= sum(card.attack for card in cards) <= 22
    assert 41 <= sum(card.life for card in cards) <= 45
    assert 2 <= sum(has_keyword(card.vanguard[0], "Intercept") for card in cards) <= 4
    assert all(3 <= card.life <= 4 for card in cards if card.attack >= 5)
    sides = [leader(card) for card in cards]
    assert 2.5 <= sum(side.attack for side in sides) / SIZE <= 4
    assert 18 <= sum(side.life for side in sides) / SIZE <= 20.5


@each_minipak
def test_most_cards_have_an_order_and_none_lacks_its_fourth_box(cards: Sequence[Card]) -> None:
    boxes = Counter("order" if card.order else "trap" if card.trap else "operation" for card in cards)
    assert all(card.order or card.trap or card.operation for card in cards)
    assert boxes["order"] >= 5


@each_minipak
def test_every_row_of_a_minipak_says_something(cards: Sequence[Card]) -> None:
    assert all(row(card, name) for card in cards for name in ROWS)
    assert all(leader(card).texts for card in cards)


def test_no_two_cards_of_all_sets_say_the_same_in_the_same_row() -> None:
    for name in ROWS:
        said = Counter(row(card, name) for card in EVERY if row(card, name) and row(card, name) not in ALONE)
        assert [found for found, times in said.items() if times > 1] == []
    led = Counter(leader(card).texts for card in EVERY if card.leader)
    orders = Counter(card.order or card.trap or card.operation for card in EVERY)
    assert [text for text, times in (led + orders).items() if text and times > 1] == []


def test_no_two_cards_share_a_name() -> None:
    names = [card.name for card in EVERY] + [card.leader.name for card in EVERY if card.leader]
    assert [name for name, times in Counter(names).items() if times > 1] == []


def test_minipaks_have_many_mechanics_that_the_first_set_does_not_have() -> None:
    def kinds(cards: Sequence[Card]) -> set[type]:
        return {type(part) for card in cards for text, box in texts(card) for part in parts(text, box)}

    first, small = kinds(CORES["core"]), [kinds(cards) for cards in MINIPAKS.values()]
    assert len(set().union(*small) - first) >= 30
    assert all(len(own - first) >= 6 for own in small)


@each_minipak
def test_texts_of_minipaks_print_back_and_can_be_read_at_a_glance(cards: Sequence[Card]) -> None:
    source = (SETS / f"{cards[0].set}.toml").read_text(encoding="utf-8")
    for card in cards:
        for text, box in texts(card):
            node = parse(text, box)
            assert write(node) == text and not lints(node, box) and f'"{text}"' in source
            resolve(node, box)
    found = [text for card in cards for text, _ in texts(card)]
    sentences = [sentence for text in found for sentence in re.split(r"(?<=\.) ", text)]
    assert sum(len(sentence) < 90 for sentence in sentences) >= 0.85 * len(sentences)
    assert max(map(len, found)) <= 150


@pytest.mark.parametrize("name", MINIPAKS)
def test_a_minipak_is_played_together_with_the_core_set(name: str) -> None:
    game = pixelhall.game("pixel-tactics")
    for seed in range(2):
        state = game.new({"sets": ["core", name]}, seed)
        assert play(game, state, [make("random", game, seed + seat) for seat in range(2)])


@pytest.mark.parametrize(
    ("form", "sets", "heroes"),
    [
        ("standard", [*list(CORES)[:1], *list(MINIPAKS)[:1]], 29),
        ("epic", [*CORES, *list(MINIPAKS)[:2]], 62),
        ("epic", [*list(CORES)[:1], *list(MINIPAKS)[:5]], 61),
        ("epic", list(MINIPAKS), 60),
    ],
)
def test_the_shipped_sets_are_enough_for_each_recipe_of_combination(form: str, sets: list[str], heroes: int) -> None:
    """PT-COMB-01, PT-COMB-02: a core set and a minipak; two and two, one and five, or eight minipaks."""
    pool = Pool({card.name: leader(card).name for name in sets for card in load(name).cards})
    deck = combine(pool.titles, FORMATS[form], pool, from_seed(1))
    assert total(deck.leaders) == 4 and total(deck.heroes) == heroes
    assert faults(deck, FORMATS[form], NONE, pool) == []


@pytest.mark.parametrize("name", MINIPAKS)
def test_a_minipak_alone_is_too_small_for_a_deck_and_says_so(name: str) -> None:
    with pytest.raises(PixelhallError, match="10"):
        pixelhall.game("pixel-tactics").new({"sets": [name]}, 1)


def test_usual_plays_have_no_minipak() -> None:
    options = pixelhall.game("pixel-tactics").settings()
    assert next(setting.default for setting in options if setting.name == "sets") == ["core"]
