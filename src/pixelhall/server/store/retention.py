"""What the hall forgets after a time, so that its store does not grow for ever: tables at which nobody played, guests
who never came back, sessions, and, if the operator wishes, old plays. What belongs to accounts stays."""

import sqlalchemy as sa

from pixelhall.server.settings import Keeping
from pixelhall.server.store.store import (
    Store,
    entries,
    likings,
    own_texts,
    people,
    plays,
    seats,
    sessions,
    shared,
    shares,
    standing,
    tables,
    texts,
    uses,
)

DAY = 86_400_000
AT_ONCE = 200  # tables that are deleted together: nobody waits long for the store


def forget_old(store: Store, keeping: Keeping, now: int) -> dict[str, int]:
    """Deletes what is too old; returns how many of each."""
    found = {
        "tables": forget_tables(
            store, empty_tables(now - keeping.empty_tables * DAY) if keeping.empty_tables else None
        ),
        "plays": forget_tables(store, old_tables(now - keeping.plays * DAY) if keeping.plays else None),
        "sessions": forget_sessions(store, keeping, now),
        "guests": forget_guests(store, now - keeping.guests * DAY) if keeping.guests else 0,
    }
    if found["tables"] or found["plays"]:
        store.write(sa.delete(texts).where(texts.c.digest.not_in(sa.select(uses.c.digest))))
    return {name: count for name, count in found.items() if count}


def empty_tables(before: float) -> sa.Select[tuple[str]]:
    played = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.kind == "start")
    return sa.select(tables.c.id).where(~tables.c.live, tables.c.opened < before, ~played)


def old_tables(before: float) -> sa.Select[tuple[str]]:
    lately = sa.exists().where(entries.c.table_id == tables.c.id, entries.c.at >= before)
    return sa.select(tables.c.id).where(tables.c.opened < before, ~lately)


def forget_tables(store: Store, which: sa.Select[tuple[str]] | None) -> int:
    count = 0
    while which is not None and (found := [row.id for row in store.rows(which.limit(AT_ONCE))]):
        of_table = [
            sa.delete(kind).where(kind.c.table_id.in_(found)) for kind in (entries, seats, standing, plays, uses)
        ]
        store.write(*of_table, sa.delete(tables).where(tables.c.id.in_(found)))
        count += len(found)
    return count


def forget_sessions(store: Store, keeping: Keeping, now: int) -> int:
    guests = sa.select(people.c.id).where(people.c.login.is_(None))
    of_guests = sessions.c.person.in_(guests) & (sessions.c.seen < now - keeping.guests * DAY)
    old = sessions.c.seen < now - keeping.sessions * DAY
    count = store.write(sa.delete(sessions).where(old)) if keeping.sessions else 0
    return count + (store.write(sa.delete(sessions).where(of_guests)) if keeping.guests else 0)


def forget_guests(store: Store, before: float) -> int:
    """Those without an account who have no session left, and no seat at a table that goes on."""
    here = sa.exists().where(sessions.c.person == people.c.id)
    sits = sa.exists().where(seats.c.person == people.c.id, seats.c.table_id == tables.c.id, tables.c.live)
    gone = sa.select(people.c.id).where(people.c.login.is_(None), people.c.created < before, ~here, ~sits)
    count = 0
    while found := [row.id for row in store.rows(gone.limit(AT_ONCE))]:
        own = [sa.delete(kind).where(kind.c.person.in_(found)) for kind in (seats, plays, standing, likings, own_texts)]
        mine = sa.delete(shares).where(shares.c.person.in_(found))
        store.write(*own, mine, sa.delete(people).where(people.c.id.in_(found)))
        count += len(found)
    if count:
        store.write(sa.delete(shared).where(~sa.exists().where(shares.c.id == shared.c.id)))
    return count
