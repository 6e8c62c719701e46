"""Records to look through: each is verified, and every position can be shown as any seat saw it."""

import asyncio
import hashlib
import threading
from collections import OrderedDict
from typing import Any

from pixelhall.core.game import EVERYBODY, NOBODY, Seat
from pixelhall.core.records import RESIGNS, do
from pixelhall.core.texts import chosen_options
from pixelhall.players.course import turning_points
from pixelhall.server import wire
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.store import entries
from pixelhall.server.tables import commands, views
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.opening import Beginning, Opening, rules, usual_sets
from pixelhall.server.tables.play import How, outcome
from pixelhall.server.workers.bots import NOBODYS, bot_name
from pixelhall.server.workers.turns import Whose
from pixelhall.server.workers.untrusted import EVERY, Chores, Study, unpack

MOST = 64  # replays kept
MOST_BYTES = 40_000_000


class Replay:
    """One record. A position is replayed from the nearest one that is kept, or from the last one shown."""

    def __init__(self, id: str, study: Study) -> None:
        self.study = study
        self.game = rules(study.game)
        self.lock = threading.Lock()
        self.last = (0, self.game.restore(unpack(study.dumps[0])))
        self.facts = wire.ReplayFacts(
            id=id,
            game=study.game,
            title=self.game.title,
            options=nameable(study.options),
            seats=study.seats,
            teams=self.game.teams(self.last[1]),
            steps=len(study.moves),
            moves=[wire.MoveFacts(seat=seat, text=text) for seat, text in study.moves],
            outcome=self.outcome(),
            shares=[[round(share, 3) for share in shares] for shares in study.shares],
            turns=[n + 1 for n in turning_points(study.shares)],
        )

    @property
    def size(self) -> int:
        return sum(len(data) for data in self.study.dumps)

    def outcome(self) -> wire.Outcome | None:
        """How it ended; None if it was not played to its end."""
        result = self.game.result(self.position(len(self.study.moves)))
        if result is None:
            return None
        how: How = "resignation" if self.study.moves[-1][1] == RESIGNS else "rules"
        told = self.game.ending(self.position(len(self.study.moves)), NOBODY, self.study.seats)
        return outcome(result, how, self.study.deal, {}, told)

    def position(self, step: int) -> Any:
        """A copy of the state after `step` moves."""
        if not 0 <= step <= len(self.study.moves):
            raise Missing(f"This record has {len(self.study.moves)} moves; there is no step {step}.")
        with self.lock:
            at, state = self.last
            if not step - EVERY < at <= step:
                at = step // EVERY * EVERY
                state = self.game.restore(unpack(self.study.dumps[step // EVERY]))
            for seat, text in self.study.moves[at:step]:
                do(self.game, state, seat, text)
            self.last = (step, state)
            return state.clone()

    def show(self, step: int, seat: Seat, since: int) -> wire.Replayed:
        """A position as a seat saw it, with the log from line `since` on."""
        state = self.position(step)
        if not EVERYBODY <= seat < self.game.seats(state):
            raise Missing(
                f"There is no seat {seat}; the seats are 0 to {self.game.seats(state) - 1}, -1 is a spectator, -2 sees everything."
            )
        return wire.Replayed(
            step=step,
            seat=seat,
            view=views.view_of(self.game, state, seat),
            question=views.question_of(self.game, state, seat, self.study.seats),
            log=views.log_of(self.game, state, seat, max(0, since), self.study.seats),
            goal=self.game.goal(state, seat, self.study.seats),
            waiting=self.game.waiting(state, seat, self.study.seats),
            asked_about=views.asked_about(self.game, state),
        )

    def position_text(self, step: int) -> wire.ReplayedPosition:
        return wire.ReplayedPosition(step=step, text=self.game.position(self.position(step)))

    def cards(self) -> wire.Cards:
        sets = usual_sets(self.game, self.study.options)
        return wire.Cards(cards=[views.card_facts(card) for card in self.game.shelf().cards(sets)])

    def play_on_from(self, step: int, seat: Seat, rival: str, visitor: Visitor) -> tuple[Opening, list[Draft]]:
        """The opening of a table that goes on from here, one person against artificial players. Nobody learns what their
        seat did not know."""
        state = self.position(step)
        if self.game.result(state) is not None:
            raise Refusal("not_now", "The play is over here: go back a step.")
        if seat >= self.game.seats(state):
            raise Refusal("not_an_option", f"There is no seat {seat}; the seats are 0 to {self.game.seats(state) - 1}.")
        name = bot_name(rival)
        drafts = [
            Draft(entries.SIT, other, visitor.name, visitor.id)
            if other == seat
            else Draft(entries.MACHINE, other, name)
            for other in range(self.game.seats(state))
        ]
        own = [text for text in usual_sets(self.game, chosen_options(self.study.options)) if "\n" in text]
        opening = Opening(
            game=self.study.game,
            options=nameable(self.study.options),
            seats=len(drafts),
            clock=wire.NoClock(),
            public=False,
            takeover="",
            swap=False,
            sets=own,
            titles=[self.game.shelf().open(text).title for text in own],
            after=Beginning(options=self.study.options, seed=self.study.seed, moves=self.study.moves[:step]),
            seat=seat,
            rules=self.game.version,
        )
        return opening, [*drafts, commands.begin()]


class Replays:
    """The replays that were looked at last; the record of another can be handed in again."""

    def __init__(self, chores: Chores) -> None:
        self.chores = chores
        self.recent: OrderedDict[str, Replay] = OrderedDict()
        self.coming: dict[str, asyncio.Task[None]] = {}  # those that are studied now

    def has(self, text: str) -> bool:
        """Whether the replay of a record is there, or on its way."""
        return key(text) in self.recent or key(text) in self.coming

    async def open(self, text: str, whose: Whose = NOBODYS) -> Replay:
        """The replay of a record; a Refusal says in which line it is wrong. Everybody at a table asks for it at its end,
        so that it is studied once for all who ask at the same time."""
        id = key(text)
        if id not in self.recent:
            if id not in self.coming:
                self.coming[id] = asyncio.ensure_future(self.study(id, text, whose))
            await asyncio.shield(self.coming[id])
        return self.find(id)

    async def study(self, id: str, text: str, whose: Whose) -> None:
        try:
            study = await self.chores.study(text, whose)
            self.recent[id] = await asyncio.to_thread(Replay, id, study)
        finally:
            del self.coming[id]
        while len(self.recent) > MOST or (
            len(self.recent) > 1 and sum(replay.size for replay in self.recent.values()) > MOST_BYTES
        ):
            self.recent.popitem(last=False)

    def find(self, id: str) -> Replay:
        if id not in self.recent:
            raise Missing("This replay is not kept any more; upload its record again.")
        self.recent.move_to_end(id)
        return self.recent[id]


def key(text: str) -> str:
    """The id of a record's replay."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def nameable(options: dict[str, Any]) -> dict[str, Any]:
    """The options without the texts of sets that they carry."""
    options = chosen_options(options)
    sets = options.get("sets")
    return {**options, "sets": [name for name in sets if "\n" not in name]} if isinstance(sets, list) else options
