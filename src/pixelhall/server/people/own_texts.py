"""Texts that a person keeps under names: forces, decks. The hall does not read them, and nobody else gets them."""

import asyncio
import secrets
from typing import Any

import sqlalchemy as sa

from pixelhall.server import wire
from pixelhall.server.people.names import clean, fold
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.store import store
from pixelhall.server.store.entries import now
from pixelhall.server.store.store import Store

MOST = 200  # texts of one person, of all kinds and games together
KEPT = store.own_texts.c


class OwnTexts:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def all(self, person: str, kind: str = "", game: str = "") -> list[wire.OwnText]:
        """The texts of a person, of one kind and for one game if wished, by name."""
        query = sa.select(store.own_texts).where(KEPT.person == person).order_by(KEPT.sought, KEPT.id)
        if kind:
            query = query.where(KEPT.kind == kind)
        if game:
            query = query.where(KEPT.game == game)
        return [told(row) for row in await asyncio.to_thread(self.store.rows, query)]

    async def keep(self, person: str, asked: wire.NewText) -> wire.OwnText:
        name = title(asked.name)
        made = wire.OwnText(
            id="o" + secrets.token_hex(8), kind=asked.kind, game=asked.game, name=name, text=asked.text, changed=now()
        )
        row = {"person": person, "sought": fold(name), **{name: getattr(made, name) for name in made.__struct_fields__}}
        count = sa.select(sa.func.count()).select_from(store.own_texts).where(KEPT.person == person).scalar_subquery()
        values = sa.select(*(sa.literal(value) for value in row.values())).where(count < MOST)
        if not await self.write(sa.insert(store.own_texts).from_select(list(row), values), name):
            raise Refusal("not_now", f"You keep {MOST} texts, which is the most; delete one of them first.")
        return made

    async def change(self, person: str, id: str, asked: wire.ChangeText) -> wire.OwnText:
        values: dict[str, Any] = {"changed": now()}
        name = title(asked.name) if asked.name is not None else ""
        if name:
            values |= {"name": name, "sought": fold(name)}
        if asked.text is not None:
            values["text"] = asked.text
        mine = (KEPT.id == id) & (KEPT.person == person)
        if not await self.write(sa.update(store.own_texts).where(mine).values(values), name):
            raise absent()
        return told((await asyncio.to_thread(self.store.rows, sa.select(store.own_texts).where(mine)))[0])

    async def drop(self, person: str, id: str) -> None:
        gone = sa.delete(store.own_texts).where(KEPT.id == id, KEPT.person == person)
        if not await asyncio.to_thread(self.store.write, gone):
            raise absent()

    async def write(self, statement: sa.Executable, name: str) -> int:
        """How many rows it touched; a Refusal where the name is taken."""
        try:
            return await asyncio.to_thread(self.store.write, statement)
        except sa.exc.IntegrityError as fault:
            raise Refusal("not_now", f'You keep one named "{name}" already.') from fault


def title(name: str) -> str:
    try:
        return clean(name)
    except Refusal as fault:
        raise Refusal("not_an_option", "A name has 1 to 40 visible letters.") from fault


def absent() -> Missing:
    return Missing("You keep no such text.")


def told(row: Any) -> wire.OwnText:
    return wire.OwnText(id=row.id, kind=row.kind, game=row.game, name=row.name, text=row.text, changed=row.changed)
