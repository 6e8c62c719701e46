"""Answers that persons have set beforehand at a table. Nobody else can notice them: setting one changes neither ply nor
seq, an answer that comes by itself is an entry like any other, and it comes at the moment at which a quick person's
answer would be carried out, too (docs/hall.md)."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from pixelhall.core import standing
from pixelhall.core.game import Seat
from pixelhall.core.standing import Standing
from pixelhall.server import wire
from pixelhall.server.refusals import Refusal
from pixelhall.server.store.entries import now
from pixelhall.server.tables import commands
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.play import Open, Play
from pixelhall.server.tables.table import Table

if TYPE_CHECKING:
    from pixelhall.server.hall.room import Room

AGAIN = 1.0  # seconds after which an answer that could not be saved is tried again
ALONE = 0.25  # seconds before an answer comes by itself where only machine players see it


class Kept(msgspec.Struct, kw_only=True):
    """The answers of one person as they are stored."""

    decline: wire.StandingDecline = "no"
    replies: dict[str, wire.StandingReply] = {}


class StandingAnswers:
    """The answers that were set at one table, by person."""

    def __init__(self, room: "Room", kept: dict[str, str]) -> None:
        self.room = room
        self.of: dict[str, Standing] = {}
        for person, text in kept.items():
            found = msgspec.json.decode(text, type=Kept)
            self.of[person] = Standing(found.decline, found.replies)
        self.coming: dict[Seat, Open] = {}  # the questions to which an answer is on its way
        self.taken_back = -1  # the ply of the last undo: what it asks again, a person answers

    def facts(self, seat: Seat) -> wire.Standing | None:
        """What a seat is told of its own answers."""
        play, table = self.room.table.play, self.room.table
        if play is None or play.over or seat < 0 or table.chairs[seat].kind != "person":
            return None
        if not standing.can_be_set(play.game):
            return None
        return facts(play, seat, self.of.get(table.chairs[seat].person, Standing()))

    # What changes them.

    async def set(self, person: str, wish: wire.SetStanding) -> None:
        """Sets answers of a person; the hall keeps them before it heeds them."""
        table = self.room.table
        seat = table.seat_of(person)
        play = commands.playing(table, seat)
        known = {one.card for one in play.game.reactions(play.state, seat)}
        for card in wish.replies:
            if card not in known:
                raise Refusal("not_an_option", f'You have nothing called "{card}" to answer with.')
        old = self.of.get(person, Standing())
        replies = {**old.replies, **wish.replies}
        made = Standing(
            old.decline if wish.decline is None else wish.decline,
            {card: reply for card, reply in replies.items() if reply != "ask"},
        )
        await self.keep(person, made)
        self.taken_back = -1
        self.room.show_standing(seat)
        self.look()

    async def keep(self, person: str, made: Standing) -> None:
        self.of[person] = made
        text = msgspec.json.encode(Kept(decline=made.decline, replies=made.replies)).decode()
        await self.room.hall.journal.stand(self.room.table.id, person, text)

    def expire(self, before: dict[Seat, Open]) -> None:
        """Who declined until their next act and is asked for it now declines no more. Nobody else waits until that is
        written."""
        table = self.room.table
        for person, made in list(self.of.items()):
            seat = table.seat_of(person)
            question = table.play.open.get(seat) if table.play is not None else None
            if (
                made.decline == "until_turn"
                and question is not None
                and question.act
                and before.get(seat) is not question
            ):
                self.of[person] = Standing("no", made.replies)
                self.room.hall.run_command(self.keep(person, self.of[person]))

    def forget(self) -> None:
        """Another play begins: nothing is set."""
        if self.of:
            self.of = {}
            self.room.hall.run_command(self.room.hall.journal.stand_down(self.room.table.id))

    # What they do.

    def look(self) -> None:
        """Sends answers on their way to the questions that are answered by what was set."""
        table = self.room.table
        if table.status != "playing" or table.play is None or self.room.hall.closing:
            return
        for seat, question in table.play.open.items():
            if self.coming.get(seat) is not question and self.is_answered(table.play, seat, question):
                self.coming[seat] = question
                self.room.hall.keep(self.answer(table.play, seat, question))

    def is_answered(self, play: Play, seat: Seat, question: Open) -> bool:
        """Whether a question is answered by itself; it does not matter here what fits."""
        chair = self.room.table.chairs[seat]
        made = self.of.get(chair.person) if chair.kind == "person" else None
        decision = play.game.asked(play.state, seat) if made is not None else None
        if made is None or decision is None or question.ply == self.taken_back:
            return False
        return standing.answers_itself(play.game, play.state, decision, made)

    def choice(self, play: Play, seat: Seat) -> str:
        """The answer that was set to a question that is answered by itself."""
        decision = play.game.asked(play.state, seat)
        made = self.of[self.room.table.chairs[seat].person]
        chosen = None if decision is None else standing.answer(play.game, play.state, decision, made)
        assert chosen is not None, "a question that is answered by itself has an answer"
        return play.game.write(play.state, chosen)

    async def answer(self, play: Play, seat: Seat, question: Open) -> None:
        try:
            await asyncio.sleep(self.wait(play, seat))
            await self.room.do(self.command(play, seat, question))
        except Refusal as fault:
            if fault.kind != "fault":
                raise
            asyncio.get_running_loop().call_later(AGAIN, self.look)  # it could not be saved
        finally:
            if self.coming.get(seat) is question:
                del self.coming[seat]

    def command(self, play: Play, seat: Seat, question: Open) -> Callable[[Table], list[Draft]]:
        def run(table: Table) -> list[Draft]:
            if (
                table.play is not play
                or play.open.get(seat) is not question
                or not self.is_answered(play, seat, question)
            ):
                return []
            return commands.act(table, seat, table.n, self.choice(play, seat))

        return run

    def wait(self, play: Play, seat: Seat) -> float:
        """Seconds until an answer to the question of a seat is carried out, whoever or whatever gives it: the same for
        all answers, so that none tells what was behind it."""
        pace = self.room.hall.settings.pace
        pace = pace if len(self.room.table.persons()) > 1 else min(pace, ALONE)
        return max(0.0, (play.clock.since.get(seat, 0) - now()) / 1000 + pace + 0.002)

    def hold(self, seat: Seat) -> float:
        """Seconds for which a person's own answer is held back: only where others could learn from a quick one that no
        Trap fitted, or that it came by itself."""
        play = self.room.table.play
        decision = play.game.asked(play.state, seat) if play is not None and not play.over and seat >= 0 else None
        if play is None or decision is None or len(self.room.table.persons()) < 2:
            return 0.0
        return self.wait(play, seat) if play.game.kind(play.state, decision) == "trap" else 0.0


def facts(play: Play, seat: Seat, made: Standing) -> wire.Standing:
    things = [
        wire.StandingThing(card=one.card, place=one.place, text=one.text, reply=made.reply(one.card))
        for one in play.game.reactions(play.state, seat)
    ]
    return wire.Standing(decline=made.decline, things=things)
