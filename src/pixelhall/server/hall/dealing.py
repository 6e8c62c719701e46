"""Waits for the parts that seats have sealed for a deal. A seat that does not reveal its part in time is left out, which
everybody sees; a play never hangs on it."""

import asyncio
import functools
from typing import TYPE_CHECKING

from pixelhall.server.refusals import Refusal
from pixelhall.server.tables import commands
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.table import Table

if TYPE_CHECKING:
    from pixelhall.server.hall.room import Room

AGAIN = 1.0  # seconds after which a deal that could not be saved is tried again


class Dealing:
    """The patience of one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.secret = ""  # of the deal that is waited for

    def look(self) -> None:
        """Called when the table has changed."""
        secret = self.room.table.secret
        if secret and secret != self.secret:
            self.begin_in(secret, self.room.hall.settings.dealing)
        self.secret = secret

    def begin_in(self, secret: str, seconds: float) -> None:
        asyncio.get_running_loop().call_later(
            seconds, lambda: self.room.hall.closing or self.room.hall.run_command(self.begin(secret))
        )

    async def begin(self, secret: str) -> None:
        try:
            await self.room.do(functools.partial(deal_if, secret))
        except Refusal:
            self.begin_in(secret, AGAIN)


def deal_if(secret: str, table: Table) -> list[Draft]:
    """The play begins now, if this deal is still waited for."""
    return commands.deal_now(table) if table.secret == secret else []
