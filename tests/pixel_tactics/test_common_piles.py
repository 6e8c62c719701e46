"""Piles that seats share, and pools of cards: a common deck is one pile for all who have it, and hidden faces stay in
their pool (PT-DDRAFT-01, A-150)."""

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from duels import GAME, act, asked, names, options, view
from pixelhall.core import chance as chances
from pixelhall.core import scenarios
from pixelhall.core.errors import BadScenario
from pixelhall.core.game import NOBODY
from pixelhall.core.machine import NOTHING, Frame
from pixelhall.pixel_tactics import options as chosen_options
from pixelhall.pixel_tactics.change.shuffling import shuffle
from pixelhall.pixel_tactics.change.zones import discard_from_hand, draw, lay, lift
from pixelhall.pixel_tactics.flow.setup import clean_up, set_out, whole_decks
from pixelhall.pixel_tactics.game import go_on
from pixelhall.pixel_tactics.numbers import grid, program, zone
from pixelhall.pixel_tactics.show.knowledge import knows
from pixelhall.pixel_tactics.state.layout import SHARED, share
from pixelhall.pixel_tactics.state.state import Duel, empty_state

ONE_POOL, TWO_POOLS = "one pool", "two pools"
SEATS = (NOBODY, 0, 1)


def common_play(pools: str, seed: int, series: int = 1, piles: tuple[int, ...] = (zone.DECK,)) -> Duel:
    """A play in which both draw from one deck with two of every card: as one pool, or as two that their backs tell apart
    and that have no face in common."""
    rules = chosen_options.rules_from({"series": series})
    state = empty_state(GAME.book(rules.sets), rules, chances.from_seed(seed), 2)
    for where in piles:
        share(state, [0, 1], where)
    cards = whole_decks(state.book, 1)[0]
    state.decks = [cards * 2, []] if pools == ONE_POOL else [cards[::2] * 2, cards[1::2] * 2]
    set_out(state)
    state.stack.append(Frame(program.SERIES, 0, -1, NOTHING))
    go_on(state)
    return state


def moments(state: Duel, seed: int, most: int = 700) -> Iterator[int]:
    """A random play of this state, stopped at each of its decisions."""
    dice = random.Random(seed)
    for ply in range(most):
        decisions = GAME.decisions(state)
        if not decisions:
            return
        yield ply
        decision = dice.choice(decisions)
        GAME.apply(state, decision.seat, dice.choice(decision.options))


def canonical(state: Duel) -> str:
    return json.dumps(state.dump(), sort_keys=True)


def contents(state: Duel) -> Counter[tuple[int, int]]:
    """How often each face of each pool is there."""
    return Counter((state.origin(card), state.face(card)) for card in range(len(state.origins)))


every_table = pytest.mark.parametrize(
    ("pools", "piles"), [(ONE_POOL, (zone.DECK,)), (TWO_POOLS, (zone.DECK,)), (TWO_POOLS, SHARED)]
)


def test_both_draw_from_the_same_pile() -> None:
    state = common_play(ONE_POOL, 1)
    assert state.pile(0, zone.DECK) is state.pile(1, zone.DECK) and len(state.pile(0, zone.DECK)) == 40
    top = state.pile(0, zone.DECK)[-2:]
    assert draw(state, 1, 1) == top[1] and draw(state, 0, 0) == top[0]
    assert [player["deck"] for player in view(state, 0)["players"]] == [38, 38]
    assert state.clone().pile(0, zone.DECK) is not state.pile(0, zone.DECK)


def test_whoever_takes_a_card_off_a_common_pile_owns_it() -> None:
    """A-150: with personal discard piles; on the common deck again, it is nobody's."""
    state = common_play(ONE_POOL, 1)
    card = draw(state, 1, 0)
    assert (state.owner(card), state.side(card), state.origin(card)) == (1, 1, 0)
    discard_from_hand(state, card)
    assert state.pile(1, zone.DISCARD) == [card] and state.pile(0, zone.DISCARD) == []
    lift(state, card)
    lay(state, card, 1, zone.DECK)
    assert draw(state, 0, 0) == card and state.owner(card) == 0


def test_a_common_deck_that_runs_out_runs_out_for_all() -> None:
    lines = ['hero Gleaner 2/9 vanguard "When your deck becomes empty, apply 1 damage to this Hero."']
    lines += ["common deck you, rival", "you deck Cook", "you v1 Gleaner", "rival v1 Gleaner"]
    state = GAME.stage({}, list(enumerate(lines, 1)))
    act(state, 0, "draw")
    assert [state.damage(state.unit[seat * grid.SLOTS + 1]) for seat in (0, 1)] == [1, 1]
    assert draw(state, 1, 1) == -1


def test_hands_are_never_common() -> None:
    with pytest.raises(AssertionError, match="can be common"):
        share(common_play(ONE_POOL, 1), [0, 1], zone.HAND)


def test_the_usual_layout_is_in_no_dump_and_shared_by_clones() -> None:
    state = GAME.new({}, 1)
    assert not {"layout", "origins"} & set(state.dump())
    common = common_play(TWO_POOLS, 1)
    assert {"layout", "origins"} <= set(common.dump())
    before = list(common.layout)
    copy = common.clone()
    share(copy, [0, 1], zone.DISCARD)
    assert list(common.layout) == before != list(copy.layout)


@every_table
def test_no_card_is_lost_or_doubled(pools: str, piles: tuple[int, ...]) -> None:
    battles = 0
    for seed in range(4):
        state = common_play(pools, seed, 3, piles)
        whole = contents(state)
        for ply in moments(state, seed, 1500):
            if ply % 3:
                continue
            lying = [card for pile in state.piles for card in pile if card >= 0]
            lying += [card for card in state.unit if card >= 0]
            lying += [c for c in range(state.count()) if state.zone(c) in (zone.LIMBO, zone.SEALED)]
            assert sorted(lying) == list(range(state.count()))
            assert contents(state) == whole
            assert all(state.owner(card) in (0, 1) for card in lying)
        battles += state.battle
    assert battles > 4, "some of them went on to a second battle"


@every_table
def test_a_restored_play_goes_on_identically(pools: str, piles: tuple[int, ...]) -> None:
    state = common_play(pools, 7, 3, piles)
    for ply in moments(state, 7):
        if ply % 9 == 0:
            again = GAME.restore(json.loads(json.dumps(state.dump())))
            assert canonical(again) == canonical(state)
            kept = canonical(state)
            clone = state.clone()
            for _ in moments(clone, ply, 5):
                pass
            for _ in moments(again, ply, 5):
                pass
            assert canonical(again) == canonical(clone) and canonical(state) == kept


@every_table
def test_a_written_position_goes_on_identically(pools: str, piles: tuple[int, ...]) -> None:
    state = common_play(pools, 8, 3, piles)
    for ply in moments(state, 8):
        if ply % 11 == 0:
            text = GAME.position(state)
            again = GAME.stage(*staged(text))
            assert GAME.position(again) == text
            assert list(again.origins) == list(state.origins) and list(again.layout) == list(state.layout)
            assert [view(again, seat) for seat in SEATS] == [view(state, seat) for seat in SEATS]


def staged(text: str) -> tuple[dict[str, object], list[tuple[int, str]]]:
    script = scenarios.read(text)
    return script.options, script.position


@every_table
def test_every_option_applies_and_is_written_apart(pools: str, piles: tuple[int, ...]) -> None:
    state = common_play(pools, 9, 3, piles)
    for ply in moments(state, 9):
        for decision in GAME.decisions(state):
            texts = [GAME.write(state, option) for option in decision.options]
            assert len(set(texts)) == len(texts)
            for option in decision.options if ply % 9 == 0 else []:
                GAME.apply(state.clone(), decision.seat, option)


@every_table
def test_nobody_can_tell_a_guess_from_the_play(pools: str, piles: tuple[int, ...]) -> None:
    state = common_play(pools, 10, 3, piles)
    for ply in moments(state, 10):
        if ply % 5 == 0:
            for seat in SEATS:
                guess = GAME.guess(state, seat, ply)
                assert view(guess, seat) == view(state, seat)
                assert asked(guess) == asked(state)
                assert options(guess, seat) == options(state, seat)
                assert canonical(GAME.guess(guess, seat, 5)) == canonical(GAME.guess(state, seat, 5))


def test_hidden_faces_stay_in_their_pool() -> None:
    """Two pools in one hand: backs tell them apart, so a guess knows which sleeve is of which; what is inside is
    exchanged with every hidden sleeve of that pool, whoever holds it."""
    state = common_play(TWO_POOLS, 3)
    rivals = state.pile(1, zone.HAND)
    assert {state.origin(card) for card in rivals} == {0, 1}
    printed = [set(deck) for deck in state.decks]
    found: dict[int, set[int]] = {card: set() for card in rivals}
    for seed in range(30):
        guess = GAME.guess(state, 0, seed)
        assert list(guess.origins) == list(state.origins) and contents(guess) == contents(state)
        for card in rivals:
            found[card].add(guess.face(card))
    for card, faces in found.items():
        assert faces <= printed[state.origin(card)] and len(faces) > 5


def test_hidden_faces_of_one_pool_are_exchanged_across_owners() -> None:
    """A spectator knows neither hand: what one holds may be in the other."""
    state = common_play(ONE_POOL, 3)
    mine = {state.face(card) for card in state.pile(0, zone.HAND)} - {state.face(c) for c in state.pile(1, zone.HAND)}
    guesses = [GAME.guess(state, NOBODY, seed) for seed in range(20)]
    assert any(guess.face(card) in mine for guess in guesses for card in guess.pile(1, zone.HAND))
    assert all(not knows(state, NOBODY, card) for card in state.pile(0, zone.HAND))


def test_a_shuffle_moves_backs_about_and_faces_only_among_equal_backs() -> None:
    state = common_play(TWO_POOLS, 4)
    deck = state.pile(0, zone.DECK)
    whole = contents(state)
    backs = set()
    for _ in range(5):
        shuffle(state, 1)
        assert contents(state) == whole and state.pile(0, zone.DECK) is deck
        backs.add(tuple(state.origin(card) for card in deck))
    assert len(backs) == 5


def test_a_shuffle_of_one_pool_moves_no_sleeve() -> None:
    """As ever: ids stay where they are, so that they betray nothing."""
    state = GAME.new({}, 4)
    before, faces = state.pile(0, zone.DECK)[:], names(state, 0, zone.DECK)
    shuffle(state, 0)
    assert state.pile(0, zone.DECK) == before and names(state, 0, zone.DECK) != faces


def test_a_card_of_the_rival_in_the_own_deck_stays_the_rivals() -> None:
    """A shuffle moves faces among the cards of one owner: whose a sleeve is, everybody sees."""
    state = GAME.new({}, 4)
    card = draw(state, 0, 1)
    name = state.face(card)
    lift(state, card)
    lay(state, card, 0, zone.DECK)
    places = set()
    for _ in range(8):
        shuffle(state, 0)
        assert (state.owner(card), state.face(card)) == (1, name)
        places.add(state.pile(0, zone.DECK).index(card))
    assert len(places) > 3


def test_after_a_battle_cards_return_to_the_deck_they_are_from() -> None:
    """A-043."""
    state = common_play(TWO_POOLS, 5, 3)
    whole = contents(state)
    clean_up(state)
    assert len(state.pile(1, zone.DECK)) == 50 and contents(state) == whole
    assert {(state.owner(card), state.side(card)) for card in state.pile(1, zone.DECK)} == {(0, 0)}


def test_what_is_common_is_ones_own() -> None:
    """Cards of a common deck are chosen without the name of the other seat, by both."""
    lines = ["common deck you, rival", "active rival", "you deck Cook, Drummer"]
    lines += ['hero Seeker 2/5 flank "Action: Choose a card in your deck. Put it into your hand."', "wave flank"]
    lines += ["rival f1 Seeker"]
    state = GAME.stage({}, list(enumerate(lines, 1)))
    act(state, 1, next(text for text in options(state, 1) if text.startswith("use")))
    assert {"choose Cook", "choose Drummer"} <= set(options(state, 1))


def test_a_common_pile_is_said_in_words() -> None:
    lines = [(1, "common deck you, rival"), (2, "you deck Cook (pool 1), Drummer"), (3, "rival hand Cook (pool 0)")]
    state = GAME.stage({}, lines)
    assert names(state, 1, zone.DECK) == ["Drummer", "Cook"]
    assert [state.origin(card) for card in state.pile(0, zone.DECK)] == [0, 1]
    assert [state.origin(card) for card in state.pile(1, zone.HAND)] == [0]
    for wrong in ("common hand you, rival", "common deck everybody"):
        with pytest.raises(BadScenario):
            GAME.stage({}, [(1, wrong)])
