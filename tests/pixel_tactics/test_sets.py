"""The core sets: the numbers and features that make them play like the published game, and sentences that say what
they do."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from pixelhall.pixel_tactics.cards.card_sets import SETS, Card, Side, load
from pixelhall.pixel_tactics.cards.language import Node, nodes, parse, write
from pixelhall.pixel_tactics.cards.language.lint import lints
from pixelhall.pixel_tactics.cards.language.node import values
from pixelhall.pixel_tactics.cards.language.references import resolve

CORES = {name: load(name).cards for name in ("core", "fair")}
ALL = [card for cards in CORES.values() for card in cards]
BY_NAME = {card.name: card for card in ALL}
ROWS = ("vanguard", "flank", "rear")


def row(card: Card, name: str) -> tuple[str, ...]:
    return {"vanguard": card.vanguard, "flank": card.flank, "rear": card.rear}[name]


def leader(card: Card) -> Side:
    assert card.leader, f"{card.name} has no leader side"
    return card.leader


def texts(card: Card) -> Iterator[tuple[str, str]]:
    """Every text of a card, with its box."""
    for text in (*card.vanguard, *card.flank, *card.rear, *card.operation, *leader(card).texts):
        yield text, "row"
    if card.order:
        yield card.order, "order"
    if card.trap:
        yield card.trap, "trap"


def walk(node: Node) -> Iterator[Node]:
    yield node
    for value in values(node):
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                yield from walk(part)


def parts(text: str, box: str = "row") -> list[Node]:
    return list(walk(parse(text, box)))


def count(cards: Sequence[Card], name: str, says: str) -> int:
    """In how many of these cards does that row say such a thing?"""
    return sum(any(SAYS[says](text) for text in row(card, name)) for card in cards)


def heads(card: Card) -> Iterator[str]:
    """What governs each text of a leader side: a trigger, a time, a Spell, an Action, or nothing."""
    for text in leader(card).texts:
        node = parse(text, "row")
        assert isinstance(node, nodes.Text)
        yield node.head.kind if isinstance(node.head, nodes.Use) else type(node.head).__name__


def has_keyword(text: str, keyword: str) -> bool:
    return any(isinstance(part, nodes.Keywords) and keyword in part.kws for part in parts(text))


def is_spell(text: str) -> bool:
    return any(isinstance(part, nodes.Use) and part.kind == "Spell" for part in parts(text))


def is_aura(text: str) -> bool:
    """Does it state or watch something about the Hero directly before or behind?"""
    watchers = [part for part in parts(text) if isinstance(part, (nodes.Static, nodes.Trigger))]
    subjects = [part.rule if isinstance(part, nodes.Static) else part.event for part in watchers]
    return any(isinstance(getattr(subject, "who", None), nodes.Neighbor) for subject in subjects)


def is_stat(text: str) -> bool:
    """Nothing but numbers, and not a neighbour's."""
    found = parts(text)
    text_node = found[0]
    assert isinstance(text_node, nodes.Text)
    changes = [part for part in found if isinstance(part, nodes.Have)]
    plain = all(isinstance(change, (nodes.Add, nodes.Multiply)) for have in changes for change in have.changes)
    return text_node.head is None and len(changes) == len(text_node.lines) and plain and not is_aura(text)


def is_transfer(text: str) -> bool:
    kinds = (nodes.AlsoCover, nodes.MoveDamage, nodes.WouldTake, nodes.WouldTakeLethal)
    return any(isinstance(part, kinds) for part in parts(text)) and "prevent" not in text


SAYS = {
    "intercept": lambda text: has_keyword(text, "Intercept"),
    "ranged": lambda text: has_keyword(text, "Ranged Attack"),
    "spell": is_spell,
    "aura": is_aura,
    "stat": is_stat,
    "transfer": is_transfer,
}


each_core = pytest.mark.parametrize("cards", CORES.values(), ids=CORES)

# Numbers


@each_core
def test_the_numbers_of_the_heroes_are_spread_as_in_the_published_game(cards: Sequence[Card]) -> None:
    assert Counter(card.attack for card in cards) == {1: 6, 2: 5, 3: 8, 4: 4, 5: 1, 6: 1}
    assert Counter(card.life for card in cards) == {1: 1, 3: 2, 4: 5, 5: 5, 6: 4, 7: 6, 8: 1, 10: 1}


@each_core
def test_leaders_have_about_three_attack_and_nineteen_life(cards: Sequence[Card]) -> None:
    sides = [leader(card) for card in cards]
    assert 2.7 <= sum(side.attack for side in sides) / 25 <= 3.4
    assert 18.5 <= sum(side.life for side in sides) / 25 <= 19.5
    assert all(14 <= side.life <= 24 for side in sides)


@each_core
def test_strong_heroes_are_frail_and_sturdy_ones_intercept(cards: Sequence[Card]) -> None:
    assert all(3 <= card.life <= 4 for card in cards if card.attack >= 5)
    assert all(3 <= card.attack <= 4 and has_keyword(card.vanguard[0], "Intercept") for card in cards if card.life >= 8)
    assert [count([card], "vanguard", "intercept") for card in cards if card.life == 1] == [0]


def test_the_frailest_hero_is_a_danger_to_leaders() -> None:
    assert all("Leader" in card.vanguard[0] for card in ALL if card.life == 1)


@each_core
def test_a_leader_that_hits_hard_pays_in_life(cards: Sequence[Card]) -> None:
    sides = [leader(card) for card in cards]
    ranged = [side for side in sides if has_keyword(side.texts[0], "Ranged Attack")]
    assert 2 <= len(ranged) <= 3 and all(side.attack <= 6 and 17 <= side.life <= 19 for side in ranged)
    assert all(side.life == 15 for side in sides if side.attack == 8)


# Features


@pytest.mark.parametrize(
    ("says", "core", "fair"),
    [
        ("intercept", (10, 0, 0), (9, 0, 0)),
        ("ranged", (2, 2, 4), (1, 0, 3)),
        ("spell", (9, 11, 17), (6, 13, 20)),
        ("aura", (0, 10, 0), (0, 6, 0)),
        ("stat", (4, 2, 1), (0, 0, 0)),
        ("transfer", (0, 3, 1), (1, 0, 0)),
    ],
)
def test_each_row_has_its_part_of_every_feature(
    says: str, core: tuple[int, int, int], fair: tuple[int, int, int]
) -> None:
    """The first set as in the published game; the second leans to Spells and has less of what is plain."""
    for cards, counted in zip(CORES.values(), (core, fair)):
        assert tuple(count(cards, name, says) for name in ROWS) == counted


def test_three_heroes_intercept_and_do_nothing_else() -> None:
    assert sum(card.vanguard == ("Intercept.",) for card in ALL) == 3


def test_no_two_cards_say_the_same_in_the_same_row() -> None:
    for name in ROWS:
        said = Counter(row(card, name) for card in ALL if row(card, name) != ("Intercept.",))
        assert [texts for texts, times in said.items() if times > 1] == []


def test_the_second_set_has_tricks_of_its_own() -> None:
    kinds = [
        {type(part) for card in cards for text, box in texts(card) for part in parts(text, box)}
        for cards in CORES.values()
    ]
    assert len(kinds[1] - kinds[0]) >= 40


@each_core
def test_every_card_has_one_fourth_box_and_mostly_an_order(cards: Sequence[Card]) -> None:
    boxes = Counter(
        "order" if card.order else "operation" if card.operation else "trap" if card.trap else "none" for card in cards
    )
    assert boxes["operation"] >= 4 and boxes["trap"] >= 4 and boxes["order"] >= 15 and not boxes["none"]


@each_core
def test_leaders_are_a_mix_of_passives_reactions_and_actions(cards: Sequence[Card]) -> None:
    found = Counter(head for card in cards for head in heads(card))
    assert found["NoneType"] >= 5 and found["Trigger"] >= 6 and found["Timed"] >= 2
    assert found["Action"] >= 3 and found["Spell"] + found["Action"] >= 4


@pytest.mark.parametrize(
    ("name", "kinds", "boxes"),
    [
        ("Tinkerer", (nodes.Draw, nodes.PutInto), 4),
        ("Electromancer", (nodes.CantThisSpan, nodes.RivalDiscards, nodes.Status, nodes.Cancel), 4),
        ("Cook", (nodes.Heal, nodes.HealSplit), 4),
        ("Lancer", (nodes.Defeat,), 2),
        ("Assassin", (nodes.Defeat,), 3),
        ("Puppeteer", (nodes.PlayOrder, nodes.PlayOrderOf, nodes.GainActionsFor), 3),
    ],
)
def test_the_roles_of_the_rulebook_do_what_they_are_known_for(
    name: str, kinds: tuple[type[Node], ...], boxes: int
) -> None:
    own = [(text, box) for text, box in texts(BY_NAME[name]) if text not in leader(BY_NAME[name]).texts]
    assert sum(any(isinstance(part, kinds) for part in parts(text, box)) for text, box in own) == boxes


def test_no_order_plays_an_order_so_that_none_can_feed_itself() -> None:
    plays = (
        nodes.PlayOrder,
        nodes.PlayOrderOf,
        nodes.PlayLeaderOrder,
        nodes.PlayAnyOrders,
        nodes.PlayTopOrder,
        nodes.RepeatOrder,
    )
    assert not [
        card.name for card in ALL if card.order and any(isinstance(part, plays) for part in parts(card.order, "order"))
    ]


# Sentences


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.name)
def test_every_text_prints_back_exactly_and_each_of_its_words_means_something(card: Card) -> None:
    for text, box in texts(card):
        node = parse(text, box)
        assert write(node) == text and not lints(node, box)
        resolve(node, box)


@pytest.mark.parametrize("name", CORES)
def test_the_file_itself_holds_the_canonical_texts(name: str) -> None:
    source = (SETS / f"{name}.toml").read_text(encoding="utf-8")
    assert not [text for card in CORES[name] for text, _ in texts(card) if f'"{text}"' not in source]


@each_core
def test_sentences_are_short_enough_to_be_read_at_a_glance(cards: Sequence[Card]) -> None:
    sentences = [sentence for card in cards for text, _ in texts(card) for sentence in re.split(r"(?<=\.) ", text)]
    short = [sentence for sentence in sentences if len(sentence) < 90]
    assert len(short) >= 0.9 * len(sentences)
    assert max(len(text) for card in cards for text, _ in texts(card)) <= 150
