"""Kinds of cards beside Heroes, as sets and decks have them: Commons, minipaks, promos, bases, chase Leaders."""

from typing import Any

import pytest

import pixelhall
from pixelhall.core.errors import BadOption, BadSet
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.compile.faces import build_book
from pixelhall.pixel_tactics.decks.deck import deck_of
from pixelhall.pixel_tactics.decks.faults import faults
from pixelhall.pixel_tactics.decks.formats import FORMATS
from pixelhall.pixel_tactics.decks.pools import USUAL, Terms, pool_of
from pixelhall.pixel_tactics.decks.restrictions import NONE

GAME: Any = pixelhall.game("pixel-tactics")
HERO = """
[[hero]]
name = "Duck {letter}"
attack = 2
life = 5
vanguard = ""
flank = ""
rear = ""
leader = {{ name = "Duke {letter}", attack = 3, life = 19, text = "" }}
"""
LETTERS = [f"{chr(65 + n // 26)}q{chr(97 + n % 26)}" for n in range(40)]


def a_set(name: str, letters: list[str], head: str = "") -> card_sets.CardSet:
    cards = "".join(HERO.format(letter=letter) for letter in letters)
    return card_sets.read(f'[set]\nname = "{name}"\ntitle = "Ducks"\n{head}\n{cards}', name)


def told(text: str) -> str:
    with pytest.raises(BadSet) as bad:
        card_sets.read(text, "own")
    return str(bad.value)


def names(letters: list[str]) -> list[str]:
    return [f"Duck {letter}" for letter in letters]


def rules(deck: tuple[list[str], list[str]], sets: list[card_sets.CardSet], terms: Terms = USUAL) -> list[str]:
    pool = pool_of(build_book(sets), terms)
    return [fault.rule for fault in faults(deck_of(*deck), FORMATS["standard"], NONE, pool)]


# Sets


def test_a_minipak_has_eight_cards_in_both_colours_and_goes_into_any_deck() -> None:
    """PT-MINI-01, PT-CARD-16."""
    pack = a_set("pack", LETTERS[30:38], 'kind = "minipak"')
    assert pack.backs == ("red", "blue")
    deck = names(LETTERS[:4]), names([*LETTERS[4:21], *LETTERS[30:38]])
    for backs in ("red", "blue"):
        assert rules(deck, [a_set("ducks", LETTERS[:30], f'backs = ["{backs}"]'), pack]) == []
    assert "a minipak has 8 cards; this has 7 (PT-MINI-01)" in told_of(LETTERS[:7])


def told_of(letters: list[str]) -> str:
    with pytest.raises(BadSet) as bad:
        a_set("pack", letters, 'kind = "minipak"')
    return str(bad.value)


def test_each_kind_of_card_says_what_to_write() -> None:
    text = '[set]\nname = "own"\ntitle = "Own"\n[[base]]\n[[leader]]\n[[common]]\n[[promo]]\n'
    found = told(text)
    for line in ('ongoing = "', 'snap = "Snap: ', 'colour = "green"', "points = 2", 'of = "', "life = 6"):
        assert f"write: {line}" in found


def test_a_snap_without_its_head_is_mended() -> None:
    base = '[[base]]\nname = "Mill"\ncolour = "red"\npoints = 1\nongoing = "Your hand limit is 7."\nsnap = "Draw 1 card."\n'
    found = told(f'[set]\nname = "own"\ntitle = "Own"\n{base}')
    assert 'own:9:9: Mill: snap: A snap begins with "Snap:", "Snap when …:" or "Snap at …:"' in found
    assert 'Did you mean "Snap: Draw 1 card."?' in found


def test_a_set_of_a_kind_has_cards_of_that_kind_alone() -> None:
    assert 'a set with kind = "bases" has [[base]], not [[hero]]' in told(
        '[set]\nname = "own"\ntitle = "Own"\nkind = "bases"\n' + HERO.format(letter="A")
    )


def test_the_digest_of_a_set_of_heroes_is_what_it_was() -> None:
    """Records name sets by it: other kinds of cards must not change it."""
    assert card_sets.load("core").digest.startswith("b55e9739")


# Decks


def test_backs_must_be_alike_without_sleeves() -> None:
    """PT-CONS-02, PT-CARD-16."""
    sets = [a_set("reds", LETTERS[:20], 'backs = ["red"]'), a_set("blues", LETTERS[20:], 'backs = ["blue"]')]
    deck = names(LETTERS[:4]), names(LETTERS[4:29])
    assert rules(deck, sets) == ["PT-CONS-02"]
    assert rules(deck, sets, Terms(sleeves=True)) == []
    assert rules((names(LETTERS[20:24]), names(LETTERS[24:40])), sets) == ["PT-DECK-05"]


def test_any_card_of_the_pool_may_lead_or_follow() -> None:
    """PT-CONS-01."""
    ducks = [a_set("ducks", LETTERS)]
    for start in (0, 5, 11):
        deck = names(LETTERS[start : start + 4]), names(LETTERS[start + 4 : start + 29])
        assert rules(deck, ducks) == []


def test_promos_are_in_no_deck_unless_the_organiser_says_so() -> None:
    """PT-CONS-03, A-122: allowed and in sleeves, they are cards like others."""
    sets = [a_set("ducks", LETTERS), card_sets.load("promos")]
    deck = names(LETTERS[:4]), [*names(LETTERS[4:28]), "Bad Poet"]
    assert rules(deck, sets) == ["PT-CONS-03"]
    assert rules(deck, sets, Terms(promos=True)) == ["PT-CONS-02"]
    assert rules(deck, sets, Terms(promos=True, sleeves=True)) == []


def test_commons_are_in_decks_of_some_formats() -> None:
    """PT-COMMON-03, A-254."""
    options: dict[str, Any] = {"sets": ["core", "fair", "commons"], "format": "standard"}
    deck = "Leaders\n1 Cook\n1 Lancer\n1 Bulwark\n1 Cinder\nHeroes\n1 Goose Girl\n" + "".join(
        f"1 {card.name}\n" for card in card_sets.load("fair").cards[:24]
    )
    assert [fault.rule for fault in GAME.check_list("deck", deck, options).faults] == ["PT-COMMON-03"]
    assert not GAME.check_list("deck", deck, {**options, "commons": "all"}).faults
    league = {**options, "format": "league"}
    assert "PT-COMMON-03" not in [fault.rule for fault in GAME.check_list("deck", deck, league).faults]


@pytest.mark.parametrize(("commons", "cards"), [("format", 93), ("all", 93), ("none", 25)])
def test_without_a_format_commons_are_mixed_in(commons: str, cards: int) -> None:
    state = GAME.new({"sets": ["core", "commons"], "commons": commons}, 1)
    assert len(state.decks[0]) == cards


# Options


def test_bases_are_dealt_or_named() -> None:
    """A-252: chance gives different ones; names are taken as they are."""
    for seed in range(5):
        first, second = (player["base"]["card"] for player in GAME.view(GAME.new({"bases": True}, seed), -1)["players"])
        assert first != second
    view = GAME.view(GAME.new({"bases": ["", "Mill Pond"]}, 1), 0)
    assert view["players"][1]["base"]["card"] == "Mill Pond" != view["players"][0]["base"]["card"]
    with pytest.raises(BadOption, match='there is no base "Nowhere"'):
        GAME.new({"bases": ["Nowhere", ""]}, 1)
    with pytest.raises(BadOption, match="this play needs 2, one for each seat"):
        GAME.new({"bases": ["Mill Pond"]}, 1)


def test_parts_come_from_the_sets_or_from_the_shipped_one() -> None:
    """A-250."""
    own = '[set]\nname = "own"\ntitle = "Own"\n' + "".join(
        f'[[base]]\nname = "Mill {n}"\ncolour = "red"\npoints = 1\nongoing = "Your hand limit is 7."\nsnap = "Snap: Draw 1 card."\n'
        for n in ("East", "West")
    )
    shipped = GAME.new({"bases": True}, 1)
    assert "bases" in GAME.sources(shipped)
    mine = GAME.new({"bases": True, "sets": ["core", own]}, 1)
    assert "bases" not in GAME.sources(mine)
    assert {player["base"]["card"] for player in GAME.view(mine, -1)["players"]} == {"Mill East", "Mill West"}


def test_a_hand_without_a_leader_changes_its_promo_too() -> None:
    """A-253: all Leaders of the deck lie below, so that the hand is drawn anew; the promo goes back to its own deck."""
    promos = "".join(
        f'[[promo]]\nname = "Guest {letter}"\nattack = 1\nlife = 3\n' for letter in ("Anna", "Berta", "Cilla", "Dora")
    )
    commons = "".join(f'[[common]]\nname = "Duckling {letter}"\nattack = 1\nlife = 3\n' for letter in LETTERS)
    text = f'[set]\nname = "own"\ntitle = "Own"\n{HERO.format(letter="Aqa")}{commons}{promos}'
    redrawn = 0
    for seed in range(6):
        state = GAME.new({"sets": [text], "promos": True}, seed)
        view = GAME.view(state, 0)
        redrawn += any("drawn again" in line.text for line in GAME.log(state, 0))
        assert view["promos"] == 2
        for player in view["players"]:
            assert len(player["hand"]) == 5 and len([at for at in player["green"] if at.startswith("hand")]) == 1
    assert redrawn
