"""Who knows what of a draft: packs that are passed on and come back, lots that were looked at, picks that stay secret."""

import random
from collections import Counter
from typing import Any

import pytest

import pixelhall
from pixelhall.core import scenarios
from pixelhall.drafting.state.pools import pools

GAME = pixelhall.game("drafting")


def staged(*lines: str, **options: Any) -> Any:
    return GAME.stage(options, list(enumerate(lines, 1)))


def play(state: Any, *moves: str) -> None:
    for move in moves:
        who, _, text = move.partition("> ")
        GAME.apply(state, int(who), GAME.parse(state, int(who), text))


FIRST = "Cook, Skybow, Drummer, Cinder, Bulwark, Lancer, Assassin, Tinkerer"
SECOND = "Goose Rider, Pickpocket, Waxworker, Cinder, Bulwark, Lancer, Assassin, Tinkerer"
THIRD = "Moth Witch, Toffee Baker, Mapmaker, Cinder, Bulwark, Lancer, Assassin, Tinkerer"
PACKS = (f"pack 1 you: {FIRST}", f"pack 1 rival: {SECOND}", f"pack 1 third: {THIRD}")


def test_picks_are_sealed_and_packs_unseen_until_they_come() -> None:
    """PT-PACK-02, PT-PACK-03."""
    state = staged(*PACKS)
    before = GAME.view(state, 1)
    play(state, "0> lead Cook")
    after = GAME.view(state, 1)
    assert after["pick"] == before["pick"] and "Cook" not in str(after)
    assert after["players"][0]["leader_count"] == 1 and after["players"][0]["leaders"] is None
    assert after["players"][1]["packs"] == 2, "a pack waits"


def test_a_pack_that_comes_back_tells_what_others_took() -> None:
    """With three seats a pack of eight comes back after three picks."""
    state = staged(*PACKS)
    play(state, "0> lead Cook", "1> lead Goose Rider", "2> lead Moth Witch")
    play(state, "1> take Skybow", "2> take Pickpocket", "0> take Toffee Baker")
    assert GAME.view(state, 0)["passed"][0]["cards"] == sorted_names(FIRST, "Cook")
    play(state, "2> take Drummer", "0> take Waxworker", "1> take Mapmaker")
    seen = GAME.view(state, 0)["pick"]
    assert seen["mine"] == ["Cook"] and sorted(seen["gone"]) == ["Drummer", "Skybow"] and len(seen["cards"]) == 5


def sorted_names(cards: str, but: str) -> list[str]:
    state = GAME.new({}, 1)
    there = [name for name in cards.split(", ") if name != but]
    return sorted(there, key=state.book.names.index)


def test_a_guess_leaves_what_was_seen_among_those_who_can_have_it() -> None:
    """Of two cards that vanished between two looks, either neighbour may have taken either."""
    state = staged(*PACKS)
    play(state, "0> lead Cook", "1> lead Goose Rider", "2> lead Moth Witch")
    play(state, "1> take Skybow", "2> take Pickpocket", "0> take Toffee Baker")
    play(state, "2> take Drummer", "0> take Waxworker", "1> take Mapmaker")
    names = state.book.names
    guesses = [GAME.guess(state, 0, seed) for seed in range(40)]
    took = {tuple(names[card] for card in guess.packs[0][1:3]) for guess in guesses}
    assert took == {("Skybow", "Drummer"), ("Drummer", "Skybow")}
    assert len({guess.packs[1][1] for guess in guesses}) > 5, "what was taken before it first saw a pack is anything"


LOTS = ("lot Cook", "lot Skybow", "lot Drummer", "deck Lancer, Cinder, Bulwark, Tinkerer, Smuggler")


def test_looks_are_remembered_and_cards_added_are_unseen() -> None:
    """A-135: the first lot is looked at and passed; the rival looks at it with the card that was added."""
    state = staged(*LOTS, method="winston")
    play(state, "0> next", "0> take")
    assert GAME.view(state, 0)["lots"][0]["faces"] == ["Cook"] and GAME.view(state, 0)["lots"][0]["cards"] == 2
    assert sorted(GAME.view(state, 1)["look"]) == ["Cook", "Lancer"]
    play(state, "1> take")
    assert GAME.view(state, 0)["memory"]["rival"] == ["Cook"], "the other card it has never seen"


def test_a_leader_out_of_a_lot_that_was_seen_may_be_any_of_it() -> None:
    """What goes back into the deck is remembered, too, until it is seen again."""
    state = staged("lot Cook, Goose Rider", "lot Skybow", *LOTS[2:], method="winston")
    play(state, "0> next", "0> take", "1> lead Goose Rider")
    memory = GAME.view(state, 0)["memory"]
    assert memory["either"] == [["Cook", "Goose Rider"]] and memory["rival"] == []
    names = state.book.names
    leads, deck = Counter[str](), Counter[str]()
    for seed in range(80):
        guess = GAME.guess(state, 0, seed)
        lead = names[pools(guess, 1)[0][0]]
        leads[lead] += 1
        there = [names[card] for card in guess.deck] + [names[guess.slots[slot]] for slot in guess.lots[0]]
        deck[lead] += all(one in there for one in ("Cook", "Goose Rider") if one != lead)
    assert {"Cook", "Goose Rider"} <= set(leads) and deck == leads, "who did not become the Leader is in the deck"


@pytest.mark.parametrize("options", [{}, {"copies": 3}, {"copies": 4}])
@pytest.mark.parametrize("seed", range(4))
def test_a_winston_guess_keeps_every_card_of_the_cube_and_every_look(options: dict[str, Any], seed: int) -> None:
    """A guess is a deal of the same Cube in which each look saw what it saw, and what was returned was there to return."""
    state, dice = GAME.new({"method": "winston", **options}, seed), random.Random(seed)
    while decisions := GAME.decisions(state):
        GAME.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
        if dice.random() < 0.25:
            for seat in (-1, 0, 1):
                guess = GAME.guess(state, seat, dice.randrange(1000))
                assert len(guess.deck) == len(state.deck) and len(guess.box) == len(state.box)
                assert Counter(all_cards(guess)) == Counter(all_cards(state))
                for slot, seen in enumerate(state.sights):
                    assert seat < 0 or not seen >> seat & 1 or guess.slots[slot] == state.slots[slot]


def all_cards(state: Any) -> list[int]:
    drafted = [card for seat in range(2) for part in pools(state, seat) for card in part]
    back = [card for seat in range(2) for card in state.returned[seat]]
    lying = [state.slots[slot] for lot in state.lots for slot in lot]
    forced = [state.slots[slot] for slot, end in enumerate(state.fates) if end == 1]
    return [*state.deck, *state.box, *drafted, *back, *lying, *forced]


def test_a_position_of_every_method_is_a_scenario() -> None:
    for method in ("pack", "winston", "purchase", "league"):
        state, dice = GAME.new({"method": method}, 9), random.Random(9)
        for _ in range(4):
            one = dice.choice(GAME.decisions(state))
            GAME.apply(state, one.seat, dice.choice(one.options))
        lines = [line for line in GAME.position(state).splitlines() if not line.startswith("tail")]
        again = scenarios.stage(scenarios.read("\n".join(lines)))
        assert GAME.digest(again) == GAME.digest(state), method
