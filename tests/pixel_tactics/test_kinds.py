"""The shipped Commons, bases, chase Leaders and promos: how many there are, how their numbers are spread, and what they
say."""

import re
from collections import Counter

import pytest

from pixelhall.pixel_tactics.cards.card_sets import SETS, load, remarks, shipped, texts_of
from pixelhall.pixel_tactics.cards.kinds import COLOURS, ROWS

COMMONS, PROMOS = load("commons").cards, load("promos").promos
BASES, CHASE = load("bases").bases, load("chase").chase
KINDS = ("commons", "bases", "chase", "promos")
HEROES = [card for name in shipped() for card in load(name).cards if card.leader is not None]


# Numbers


def test_the_box_holds_as_many_cards_of_each_kind_as_the_published_one() -> None:
    """PT-CARD-17, and at least a dozen promos."""
    assert (len(COMMONS), len(BASES), len(CHASE)) == (68, 40, 58) and len(PROMOS) >= 12


def test_commons_are_as_strong_and_sturdy_as_heroes() -> None:
    assert 2.4 <= sum(card.attack for card in COMMONS) / 68 <= 2.7
    assert 5.2 <= sum(card.life for card in COMMONS) / 68 <= 5.8
    assert all(3 <= card.life <= 4 for card in COMMONS if card.attack >= 5)
    assert all(card.vanguard and "Intercept" in card.vanguard[0] for card in COMMONS if card.life >= 8)
    assert all("Leaders" in card.vanguard[0] for card in COMMONS if card.life == 1)


def test_commons_never_lead_and_mostly_say_one_or_two_things() -> None:
    """PT-COMMON-01, PT-COMMON-02."""
    assert all(card.leader is None for card in COMMONS)
    boxes = [sum(bool(getattr(card, box)) for box in (*ROWS, "order", "operation", "trap")) for card in COMMONS]
    assert min(boxes) >= 1 and max(boxes) <= 3 and sum(boxes) / 68 <= 2.3


def test_each_colour_has_five_bases_worth_one_to_five_points() -> None:
    for colour in COLOURS:
        assert sorted(base.points for base in BASES if base.colour == colour) == [1, 2, 3, 4, 5]


def test_each_chase_leader_is_of_another_hero() -> None:
    assert len({chase.of for chase in CHASE}) == 58
    assert {chase.of for chase in CHASE} <= {card.name for card in HEROES}


def test_chase_leaders_have_about_three_attack_and_nineteen_life() -> None:
    assert 2.7 <= sum(chase.attack for chase in CHASE) / 58 <= 3.4
    assert 18.5 <= sum(chase.life for chase in CHASE) / 58 <= 19.5
    assert all(15 <= chase.life <= 24 and chase.attack <= 5 for chase in CHASE)


def test_promos_can_lead() -> None:
    assert all(card.leader is not None and card.leader.texts for card in PROMOS)
    assert all(getattr(card, row) for card in PROMOS for row in ROWS)


# Sentences


def test_no_two_cards_of_the_box_say_the_same_in_the_same_place() -> None:
    cards = [card for name in shipped() for card in (*load(name).cards, *load(name).promos)]
    for box in (*ROWS, "order", "operation", "trap"):
        said = Counter(getattr(card, box) for card in cards if getattr(card, box))
        del said[("Intercept.",)]  # three Heroes of the first set do nothing else there
        assert [text for text, times in said.items() if times > 1] == []
    led = [card.leader.texts for card in cards if card.leader is not None] + [chase.texts for chase in CHASE]
    for texts in (led, [base.ongoing for base in BASES], [base.snap for base in BASES]):
        assert [text for text, times in Counter(texts).items() if text and times > 1] == []


def test_no_two_cards_of_the_box_share_a_name() -> None:
    names = Counter(name for one in shipped() for name in load(one).names())
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("name", KINDS)
def test_their_sentences_are_canonical_and_can_be_read_at_a_glance(name: str) -> None:
    source = (SETS / f"{name}.toml").read_text(encoding="utf-8")
    found = [text for _, text, _, _ in texts_of(load(name))]
    sentences = [sentence for text in found for sentence in re.split(r"(?<=\.) ", text)]
    assert [text for text in found if f'"{text}"' not in source] == []
    assert sum(len(sentence) < 90 for sentence in sentences) >= 0.9 * len(sentences)
    assert max(map(len, found)) <= 150 and remarks(load(name)) == []
