"""No byte that goes to a seat depends on what that seat may not know: what it may not know is dealt anew, and not a byte changes."""

import random
from typing import Any

import msgspec
import pytest

from pixelhall.core.game import NOBODY
from pixelhall.server import deeds, entries, preview, seen, wire
from pixelhall.server.deeds import Draft
from pixelhall.server.entries import Entry
from pixelhall.server.refusals import Refusal
from pixelhall.server.table import Opening, Table

SEATS = (0, 1, NOBODY)
TRIED = ("pass", "attack v1 v1", "recruit", "spell r1", "spring 1", "lead Cinder", "draw")


def opened(options: dict[str, Any]) -> Table:
    opening = Opening(game="pixel-tactics", options=options, seats=2, clock=wire.MoveClock(seconds=60), public=True, takeover="", swap=True)
    table = Table(Entry("t", 0, 1000, entries.OPEN, person="a", text=msgspec.json.encode(opening).decode()))
    for draft in (Draft(entries.SIT, 0, "Ann", "a"), Draft(entries.SIT, 1, "Bob", "b"), Draft(entries.START, text="5a" * 32)):
        done(table, draft)
    return table


def done(table: Table, draft: Draft) -> None:
    table.take(Entry(table.id, table.n, table.at + 500, draft.kind, draft.seat, draft.person, draft.text), draft.ready)


def all_bytes(table: Table, seat: int, probing: bool) -> bytes:
    """Everything the hall would send to a seat now: the view, and the answer to whatever it may try or ask."""
    play = table.play
    assert play is not None
    log = seen.log(play, seat, 0)
    told: list[Any] = [seen.view(table, seat, log, seen.facts(table, {"a"}, 1), 7, table.at + 100)]
    if probing and seat != NOBODY:
        for text in TRIED:
            told.append(refusal(table, seat, text))
        options = [play.game.write(play.state, option) for option in play.open[seat].options] if seat in play.open else []
        told += [preview.preview(play, seat, text) for text in options[:2]]
    return msgspec.json.encode(told)


def refusal(table: Table, seat: int, text: str) -> Any:
    try:
        return [draft.text for draft in deeds.act(table, seat, table.n, text)]
    except Refusal as fault:
        return [fault.kind, fault.reason, fault.rule]


def with_another_deal(table: Table, seat: int, world: int, probing: bool) -> bytes:
    """The same, had the seat's unknown been dealt otherwise."""
    play = table.play
    assert play is not None
    true = play.state
    try:
        play.state = play.game.guess(true, seat, world)
        return all_bytes(table, seat, probing)
    finally:
        play.state = true


def whole_game(options: dict[str, Any], seed: int, every: int) -> int:
    table = opened(options)
    dice = random.Random(seed)
    checked = 0
    while table.status == "playing":
        assert table.play is not None
        if table.n % every == 0:
            for seat in SEATS:
                probing = table.n % (every * 4) == 0
                assert with_another_deal(table, seat, dice.randrange(1 << 30), probing) == all_bytes(table, seat, probing), (table.n, seat)
                checked += 1
        seat = dice.choice(table.asked())
        option = dice.choice(table.play.open[seat].options)
        done(table, deeds.act(table, seat, table.n, table.play.game.write(table.play.state, option))[0])
    return checked


def test_no_byte_tells_what_a_seat_may_not_know() -> None:
    assert whole_game({}, seed=1, every=7) > 30


@pytest.mark.long
@pytest.mark.parametrize("edition", ["deluxe", "mega", "original"])
def test_no_byte_tells_what_a_seat_may_not_know_in_many_games(edition: str) -> None:
    for seed in range(20):
        whole_game({"edition": edition, "series": 3}, seed, every=1)
