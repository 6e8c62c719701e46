"""Built decks: their text, the formats, banned and restricted lists, decks that chance makes, and every fault at once."""

import pytest

from big_set import big_set, deck_text, name_of, title_of
from duels import GAME
from pixelhall.core.chance import from_seed
from pixelhall.core.errors import BadOption
from pixelhall.core.lists import Entry
from pixelhall.pixel_tactics.decks import deck as decks
from pixelhall.pixel_tactics.decks import restrictions
from pixelhall.pixel_tactics.decks.deck import Deck, Pool, deck_of
from pixelhall.pixel_tactics.decks.faults import faults, total
from pixelhall.pixel_tactics.decks.formats import FORMATS
from pixelhall.pixel_tactics.decks.making import combine, made

STANDARD, EPIC, LEAGUE = (FORMATS[name] for name in ("standard", "epic", "league"))
POOL = Pool({name_of(n): title_of(n) for n in range(120)})
BIG = {"format": "standard", "sets": [big_set()]}


def names(first: int, end: int) -> list[str]:
    return [name_of(n) for n in range(first, end)]


def rules(deck: Deck, form: str = "standard", lists: str = "", pool: Pool = POOL) -> list[str]:
    limits = restrictions.load([lists + "\n"]) if lists else restrictions.NONE
    return [fault.rule for fault in faults(deck, FORMATS[form], limits, pool)]


def told(text: str, **chosen: object) -> list[tuple[int, str]]:
    """Line and rule of each fault of a text."""
    return [(fault.line, fault.rule) for fault in GAME.check_list("deck", text, {**BIG, **chosen}).faults]


def test_a_deck_has_two_parts_and_a_usual_text() -> None:
    """PT-DECK-02: Leaders and Heroes are designated; a Leader may be written by either name of its card."""
    text = f"# mine\nleaders:\n{title_of(1)}\n1 {name_of(0)} ({title_of(0)})\nHEROES\n2x {name_of(3)}\n{name_of(2)}\n"
    deck, unread = decks.read(text, POOL)
    assert not unread and deck.leaders == (Entry(1, name_of(1), 3), Entry(1, name_of(0), 4))
    assert deck.heroes == (Entry(2, name_of(3), 6), Entry(1, name_of(2), 7))
    usual = "Leaders\n1 Card BB (Chief BB)\n1 Card BC (Chief BC)\nHeroes\n1 Card BD\n2 Card BF\n"
    assert decks.write(deck, POOL) == usual and decks.write(decks.read(usual, POOL)[0], POOL) == usual


def test_cards_stand_below_a_heading() -> None:
    """PT-DECK-02."""
    _, unread = decks.read(f"{name_of(1)}\n{name_of(2)}\nHeroes\n{name_of(3)}\n", POOL)
    assert [(fault.line, fault.rule) for fault in unread] == [(1, "PT-DECK-02")]


def test_only_cards_of_the_pool_are_used() -> None:
    """PT-DECK-04: an unknown name is told with its line and the nearest name."""
    _, unread = decks.read("Leaders\nCard BB\nHeroes\nCard BCC\n", POOL)
    assert [(fault.line, fault.rule) for fault in unread] == [(4, "PT-DECK-04")] and "Card BC" in unread[0].words
    assert rules(deck_of(["Stranger", *names(0, 3)], names(4, 29))) == ["PT-DECK-04"]


@pytest.mark.parametrize(
    ("leaders", "heroes", "wrong"), [(4, 25, 0), (4, 30, 0), (4, 24, 1), (4, 31, 1), (3, 25, 1), (5, 25, 1), (5, 31, 2)]
)
def test_the_size_of_a_standard_deck(leaders: int, heroes: int, wrong: int) -> None:
    """PT-DECK-01, PT-DECK-05: exactly 4 Leaders, 25 to 30 Heroes."""
    assert rules(deck_of(names(0, leaders), names(10, 10 + heroes))) == ["PT-DECK-05"] * wrong


def test_no_card_is_twice_in_a_standard_deck() -> None:
    """PT-DECK-06: neither as two Heroes nor as Leader and Hero."""
    assert rules(deck_of(names(0, 4), [*names(4, 28), name_of(5)])) == ["PT-DECK-06"]
    assert rules(deck_of(names(0, 4), [*names(4, 28), name_of(0)])) == ["PT-DECK-06"]


@pytest.mark.parametrize(("heroes", "wrong"), [(59, 1), (60, 0), (80, 0), (81, 1)])
def test_the_size_of_an_epic_deck(heroes: int, wrong: int) -> None:
    """PT-DECK-07."""
    assert rules(deck_of(names(0, 4), names(10, 10 + heroes)), "epic") == ["PT-DECK-07"] * wrong


def test_copies_in_an_epic_deck() -> None:
    """PT-DECK-08: up to three, Leaders and Heroes together."""
    leader = name_of(0)
    assert rules(deck_of(names(0, 4), [leader, leader, *names(4, 64)]), "epic") == []
    assert rules(deck_of(names(0, 4), [leader, leader, leader, *names(4, 64)]), "epic") == ["PT-DECK-08"]


@pytest.mark.parametrize(("leaders", "heroes", "wrong"), [(5, 25, 0), (4, 25, 1), (5, 26, 1), (5, 24, 1)])
def test_the_size_of_a_league_deck(leaders: int, heroes: int, wrong: int) -> None:
    """PT-DECK-10: exactly 5 Leaders and 25 Heroes."""
    assert rules(deck_of(names(0, leaders), names(10, 10 + heroes)), "league") == ["PT-DECK-10"] * wrong


def test_a_common_cannot_be_a_leader() -> None:
    """PT-CARD-14."""
    pool = Pool({**POOL.titles, "Plain": ""})
    assert rules(deck_of(["Plain", *names(0, 3)], names(4, 29)), pool=pool) == ["PT-CARD-14"]
    assert rules(deck_of(names(0, 4), ["Plain", *names(4, 29)]), pool=pool) == []


def test_a_banned_leader_may_be_a_hero() -> None:
    """PT-LIST-01."""
    lists = f'[leaders]\nbanned = ["{name_of(0)}"]'
    assert rules(deck_of(names(0, 4), names(4, 29)), lists=lists) == ["PT-LIST-01"]
    assert rules(deck_of(names(1, 5), [name_of(0), *names(5, 29)]), lists=lists) == []


def test_one_restricted_leader_leads() -> None:
    """PT-LIST-02: at most one of the whole list."""
    lists = f'[leaders]\nrestricted = ["{name_of(0)}", "{name_of(1)}"]'
    assert rules(deck_of(names(0, 4), names(4, 29)), lists=lists) == ["PT-LIST-02"]
    assert rules(deck_of(names(1, 5), [name_of(0), *names(5, 29)]), lists=lists) == []


def test_a_banned_hero_may_lead() -> None:
    """PT-LIST-03."""
    lists = f'[heroes]\nbanned = ["{name_of(9)}"]'
    assert rules(deck_of(names(0, 4), names(4, 29)), lists=lists) == ["PT-LIST-03"]
    assert rules(deck_of(names(6, 10), names(10, 35)), lists=lists) == []


@pytest.mark.parametrize(("most", "wrong"), [("", 1), ("most = 2", 1), ("most = 3", 0)])
def test_restricted_heroes_are_few(most: str, wrong: int) -> None:
    """PT-LIST-04, A-121: as many as the list says, one if it says nothing."""
    lists = f'[heroes]\nrestricted = ["{name_of(5)}", "{name_of(6)}", "{name_of(7)}"]\n{most}'
    assert rules(deck_of(names(0, 4), names(4, 29)), lists=lists) == ["PT-LIST-04"] * wrong


def test_lists_are_files_of_their_own() -> None:
    """PT-LIST-05: beside the rules; a play names those that hold."""
    assert "house" in restrictions.shipped() and restrictions.load(["house"]).restricted_heroes[0].most == 2
    with pytest.raises(BadOption, match=r'there is no list "manor"; there are: .*house'):
        GAME.new({"limits": ["manor"]})
    for text, words in [
        ("[leaders]\nbaned = []\n", '"baned" is not known'),
        ("[heroes]\nmost = -1\n", '"most" is a number'),
        ("[heroes]\nbanned = 3\n", '"banned" is a list'),
        ("heroes\n", "Expected"),
    ]:
        with pytest.raises(BadOption, match=words):
            GAME.new({"limits": [text]})


def test_every_fault_is_told_at_once() -> None:
    text = deck_text(range(0, 3), range(2, 20)) + "Nobody\n"
    limits = [f'[heroes]\nbanned = ["{name_of(7)}"]\nrestricted = ["{name_of(8)}", "{name_of(9)}"]\n']
    assert told(text, limits=limits) == [
        (24, "PT-DECK-04"),
        (6, "PT-DECK-06"),
        (11, "PT-LIST-03"),
        (0, "PT-DECK-05"),
        (0, "PT-DECK-05"),
        (0, "PT-LIST-04"),
    ]
    with pytest.raises(BadOption) as bad:
        GAME.new({**BIG, "limits": limits, "decks": [text, ""]}, 1)
    assert all(
        rule in str(bad.value) for rule in ("PT-DECK-04", "PT-DECK-05", "PT-DECK-06", "PT-LIST-03", "PT-LIST-04")
    )


def test_a_good_deck_has_no_fault_and_can_be_brought() -> None:
    text = deck_text(range(0, 4), range(4, 30))
    report = GAME.check_list("deck", text, BIG)
    assert (report.cost, report.limit, report.faults) == (30, 34, ())
    options = GAME.brought(BIG, 1, text)
    assert options["decks"] == ["", text] and GAME.brought(options, 0, text)["decks"] == [text, text]
    assert GAME.shown(options) == BIG and GAME.shown({**options, "deck_lists": "open"})["decks"] == ["", text]
    with pytest.raises(BadOption, match="exactly 4 Leaders"):
        GAME.brought(BIG, 0, deck_text(range(0, 5), range(5, 31)))
    with pytest.raises(BadOption, match="a deck is a text"):
        GAME.brought(BIG, 0, 7)


@pytest.mark.parametrize("decks", [["x"], ["", "", ""], "deck", [7, 8], ["a" * 9000, ""]])
def test_decks_are_one_text_a_seat(decks: object) -> None:
    with pytest.raises(BadOption, match="deck"):
        GAME.new({**BIG, "decks": decks}, 1)


# Combination.


def test_standard_combination() -> None:
    """PT-COMB-01, PT-COMB-03, PT-DECK-09: one core set and one minipak; four random Leaders, 29 Heroes."""
    cards = names(0, 25) + names(25, 33)
    deck = combine(cards, STANDARD, POOL, from_seed(1))
    assert total(deck.leaders) == 4 and total(deck.heroes) == 29 and not rules(deck)
    assert sorted(entry.name for entry in deck.entries()) == sorted(cards)
    assert deck.leaders != combine(cards, STANDARD, POOL, from_seed(2)).leaders


@pytest.mark.parametrize(("sizes", "heroes"), [([25, 25, 8, 8], 62), ([25, 8, 8, 8, 8, 8], 61), ([8] * 8, 60)])
def test_epic_combination(sizes: list[int], heroes: int) -> None:
    """PT-COMB-02, PT-DECK-09: each recipe is a legal Epic deck."""
    deck = combine(names(0, sum(sizes)), EPIC, POOL, from_seed(3))
    assert total(deck.heroes) == heroes and not rules(deck, "epic")


def test_commons_do_not_lead_by_chance() -> None:
    """A-120."""
    pool = Pool({name_of(n): title_of(n) if n < 5 else "" for n in range(33)})
    for seed in range(20):
        assert not rules(combine(pool.titles, STANDARD, pool, from_seed(seed)), pool=pool)


def test_a_set_twice_makes_no_standard_deck() -> None:
    """A-123: in Epic a card may come three times."""
    core = Pool({name_of(n): title_of(n) for n in range(25)})
    with pytest.raises(BadOption, match="needs 4 and 25"):
        made(STANDARD, core, from_seed(1))
    deck = made(EPIC, core, from_seed(1))
    assert total(deck.heroes) == 71 and not rules(deck, "epic")


def test_chance_makes_decks_that_keep_to_the_limits() -> None:
    """A-243: too many Heroes are left out, and so are those that a list forbids."""
    lists = f'[leaders]\nbanned = ["{name_of(0)}"]\nrestricted = ["{name_of(1)}", "{name_of(2)}"]\n'
    lists += f'[heroes]\nbanned = ["{name_of(3)}"]\nrestricted = ["{name_of(4)}", "{name_of(5)}"]\n'
    limits = restrictions.load([lists])
    pool = Pool({name_of(n): title_of(n) for n in range(36)})
    for seed in range(20):
        deck = made(STANDARD, pool, from_seed(seed), limits)
        assert not faults(deck, STANDARD, limits, pool) and total(deck.heroes) in (25, 28, 29, 30)


def test_the_sixth_way_and_promos_change_nothing() -> None:
    """A-117: whichever way a deck was built, it is Leaders and Heroes of one format."""
    assert set(FORMATS) == {"standard", "epic", "league", "draft"}
