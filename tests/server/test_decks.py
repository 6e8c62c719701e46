"""What a person brings to a seat: checked at once, played, and seen by nobody else (A-245)."""

import json
from typing import Any

import msgspec
import pytest

import pixelhall
from pixelhall.core.game import NOBODY
from pixelhall.server import wire
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import entries
from pixelhall.server.store.entries import Entry
from pixelhall.server.tables import commands, views
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.opening import Opening
from pixelhall.server.tables.table import Table

GAME = pixelhall.game("pixel-tactics")
CARDS = sorted(card.name for card in GAME.shelf().cards(["core"]))
EPIC = {"mode": "epic"}


def deck(first: int) -> str:
    """An Epic deck in which five cards are missing."""
    heroes = [CARDS[(first + i) % 25] for i in range(20)]
    leaders = heroes[:4]
    lines = [
        "Leaders",
        *leaders,
        "Heroes",
        *(f"{2 if name in leaders else 3} {name}" for name in heroes),
        "3 " + CARDS[(first + 20) % 25],
    ]
    return "\n".join([*lines, "1 " + CARDS[(first + 21) % 25]]) + "\n"


def opened(options: dict[str, Any]) -> Table:
    opening = Opening(
        game="pixel-tactics", options=options, seats=2, clock=wire.NoClock(), public=True, takeover="", swap=True
    )
    return Table(Entry("t", 0, 1000, entries.OPEN, person="a", text=msgspec.json.encode(opening).decode()))


def take(table: Table, drafts: list[Draft]) -> None:
    for draft in drafts:
        seed = "5a" * 32 if draft.kind == entries.START else draft.text
        table.take(Entry(table.id, table.n, table.at + 500, draft.kind, draft.seat, draft.person, seed), draft.ready)


def seated(mine: str, theirs: str) -> Table:
    table = opened(EPIC)
    take(table, commands.sit(table, "a", "Ann", 0, None, mine))
    take(table, commands.sit(table, "b", "Bob", 1, None, theirs))
    return table


def test_both_play_the_decks_that_they_bring() -> None:
    table = seated(deck(0), deck(7))
    assert table.play is not None
    lists = [table.play.game.view(table.play.state, seat)["players"][seat]["deck_list"] for seat in (0, 1)]
    assert lists[0] != lists[1] and sum(lists[0]["heroes"].values()) == 60
    assert CARDS[0] in lists[0]["leaders"] and CARDS[7] in lists[1]["leaders"]


def test_whoever_brings_none_gets_one() -> None:
    table = seated(deck(0), "")
    assert table.play is not None and table.play.options["decks"] == [deck(0), ""]


def test_nobody_else_sees_a_deck() -> None:
    """In no byte that goes to others before a card is shown: the facts of the table, views, guesses for machines."""
    table = seated(deck(0), deck(7))
    play = table.play
    assert play is not None
    for seat in (NOBODY, 1):
        log = views.log(table, seat, 0)
        view = views.view(table, seat, log, views.facts(table, {"a"}, 1), 7, table.at + 100, None)
        told = msgspec.json.encode(view).decode() + json.dumps(play.game.guess(play.state, seat, 3).dump())
        assert json.dumps(deck(0))[1:-1] not in told
        assert "deck_list" not in play.game.view(play.state, seat)["players"][0]
    assert "decks" not in views.facts(table, set(), 1).options


def test_a_bad_deck_is_refused_with_all_its_faults() -> None:
    table = opened(EPIC)
    with pytest.raises(Refusal) as why:
        commands.sit(table, "a", "Ann", 0, None, "Leaders\nCook\nHeroes\n4 Drummer\n")
    assert "exactly 4 Leaders" in str(why.value) and "60 to 80 Heroes" in str(why.value) and "Drummer" in str(why.value)
    with pytest.raises(Refusal, match="everybody plays all cards"):
        commands.sit(opened({}), "a", "Ann", 0, None, deck(0))


def test_another_deck_before_the_play_and_none_while_it_runs() -> None:
    table = opened(EPIC)
    take(table, commands.sit(table, "a", "Ann", 0, None, deck(0)))
    take(table, commands.sit(table, "a", "Ann", 0, None, deck(3)))
    assert table.chairs[0].brought == deck(3)
    take(table, commands.sit(table, "b", "Bob", 1, None))
    with pytest.raises(Refusal, match="before a play begins"):
        commands.sit(table, "a", "Ann", 0, None, deck(0))
    assert commands.sit(table, "a", "Ann", 0, None) == []


def test_a_deck_goes_with_its_person_to_the_next_play() -> None:
    table = seated(deck(0), deck(7))
    take(table, [Draft(entries.RESIGN, 1)])
    take(table, commands.rematch(table, 0))
    take(table, commands.rematch(table, 1))
    assert table.play is not None and table.chairs[1].person == "a"
    assert table.play.options["decks"] == [deck(7), deck(0)]
