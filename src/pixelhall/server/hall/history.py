"""A person's own tables: those that go on, and the plays that are over. Nobody is told of anybody else's."""

import asyncio
import datetime
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import sqlalchemy as sa

from pixelhall.core.game import NOBODY
from pixelhall.server import wire
from pixelhall.server.people.names import fold
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import store
from pixelhall.server.tables.play import Play
from pixelhall.server.tables.table import Table

if TYPE_CHECKING:
    from pixelhall.server.hall.hall import Hall

MOST_TABLES = 60  # shown at once
LATEST = 5  # plays that are shown beside the tables
PAGE = 20  # plays on a page
LAST_PAGE = 500
LONGEST = 60  # letters of a search
DAY = 86_400_000


def rows(table: Table) -> list[tuple[Any, ...]]:
    """What is kept of the plays that are over: a row for each person who sat there when it began."""
    found: list[tuple[Any, ...]] = []
    for number, (play, sitters) in enumerate(zip(table.plays, table.sitters), 1):
        for seat, person in enumerate(sitters):
            if play.over and person:
                told = finished(table, number, play, seat)
                others = fold(", ".join(name for at, name in enumerate(play.names) if at != seat))
                text = msgspec.json.encode(told).decode()
                found.append((person, table.id, number, play.ended, told.game, others, text))
    return found


def finished(table: Table, number: int, play: Play, seat: int) -> wire.MyPlay:
    outcome = play.outcome()
    return wire.MyPlay(
        table=table.id,
        play=number,
        game=table.opening.game,
        title=table.game.title,
        seat=seat,
        seats=play.names,
        result=result(outcome, seat),
        reason="" if outcome is None else outcome.reason if outcome.how == "rules" else outcome.how,
        ended=play.ended,
        record=play.begin is None,
    )


def result(outcome: wire.Outcome | None, seat: int) -> Literal["won", "lost", "drawn", "over"]:
    if outcome is None or not outcome.winners:
        return "over"
    if outcome.drawn:
        return "drawn"
    return "won" if seat in outcome.winners else "lost"


async def tables(hall: "Hall", person: str) -> wire.MyTables:
    found: list[wire.MyTable] = []
    for id in await asyncio.to_thread(hall.store.live_tables_of, person, MOST_TABLES):
        room = await hall.room(id)
        seat = room.table.seat_of(person)
        if seat != NOBODY and room.table.live:
            asked = room.table.asked()
            found.append(wire.MyTable(table=room.facts(), seat=seat, asked=asked, yours=seat in asked))
    found.sort(key=lambda one: (not one.yours, -one.table.moved))
    latest = await asyncio.to_thread(hall.store.rows, plays_of(person).limit(LATEST))
    return wire.MyTables(tables=found, plays=[told(row) for row in latest])


async def plays(hall: "Hall", person: str, wish: dict[str, str]) -> wire.MyPlays:
    """A page of the plays that fit: `game`, part of an opponent's name, and the first and last day of the search."""
    page = page_number(wish.get("page", ""))
    query = plays_of(person)
    if game := wish.get("game", ""):
        query = query.where(store.plays.c.game == game[:LONGEST])
    if opponent := fold(" ".join(wish.get("opponent", "")[:LONGEST].split())):
        query = query.where(store.plays.c.others.contains(opponent, autoescape=True))
    if since := wish.get("since", ""):
        query = query.where(store.plays.c.ended >= start_of(since))
    if until := wish.get("until", ""):
        query = query.where(store.plays.c.ended < start_of(until) + DAY)
    found = await asyncio.to_thread(hall.store.rows, query.limit(PAGE + 1).offset(page * PAGE))
    return wire.MyPlays(plays=[told(row) for row in found[:PAGE]], page=page, more=len(found) > PAGE)


def plays_of(person: str) -> sa.Select[Any]:
    kept = store.plays.c
    return (
        sa.select(kept.text).where(kept.person == person).order_by(kept.ended.desc(), kept.table_id, kept.play.desc())
    )


def told(row: Any) -> wire.MyPlay:
    return msgspec.json.decode(row.text, type=wire.MyPlay)


def page_number(text: str) -> int:
    if not text:
        return 0
    if not text.isascii() or not text.isdecimal() or len(text) > 3 or int(text) > LAST_PAGE:
        raise Refusal("malformed", f"A page is a number from 0 to {LAST_PAGE}.")
    return int(text)


def start_of(day: str) -> int:
    """The first millisecond of a day such as 2026-11-18, in UTC."""
    try:
        found = datetime.date.fromisoformat(day)
    except ValueError as fault:
        raise Refusal("malformed", f'"{day[:20]}" is no day; one is written like 2026-11-18.') from fault
    return (found - datetime.date(1970, 1, 1)).days * DAY
