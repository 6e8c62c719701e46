"""How people like the pages of the hall: colours, sounds, motion, confirmations, keys."""

import asyncio
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from pixelhall.server import wire
from pixelhall.server.store import store
from pixelhall.server.store.entries import now
from pixelhall.server.store.store import Store

KEPT = store.likings.c


class LikingsOfPeople:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> wire.MyLikings:
        found = await asyncio.to_thread(self.store.rows, sa.select(store.likings).where(KEPT.person == person))
        return wire.MyLikings(at=found[0].at, likings=known(found[0].text)) if found else nothing()

    async def set(self, person: str, asked: wire.SetLikings) -> wire.MyLikings:
        """What holds then: these, unless others were chosen later. A clock that runs ahead gains nothing."""
        made = insert(store.likings).values(
            person=person, at=min(asked.at, now()), text=msgspec.json.encode(asked.likings).decode()
        )
        later = made.on_conflict_do_update(
            index_elements=["person"],
            set_={"at": made.excluded.at, "text": made.excluded.text},
            where=KEPT.at <= made.excluded.at,
        )
        await asyncio.to_thread(self.store.write, later)
        return await self.of(person)


def nothing() -> wire.MyLikings:
    return wire.MyLikings(at=0, likings=None)


def known(text: str) -> wire.Likings:
    """What was stored, without what this hall does not know: another version may have written it."""
    found: dict[str, Any] = {}
    for name, value in msgspec.json.decode(text, type=dict[str, Any]).items():
        try:
            msgspec.convert({name: value}, wire.Likings)
        except msgspec.ValidationError:
            continue
        found[name] = value
    return wire.Likings(**found)
