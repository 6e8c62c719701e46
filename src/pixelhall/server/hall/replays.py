"""Records to look through: each was proved true, and any of its positions can be shown as any seat saw it."""

import asyncio
import hashlib
import threading
from collections import OrderedDict
from typing import Any

from pixelhall.core.game import EVERYBODY, Seat
from pixelhall.core.records import RESIGNS, do
from pixelhall.core.texts import asked
from pixelhall.players.course import turning_points
from pixelhall.server import wire
from pixelhall.server.people.accounts import Visitor
from pixelhall.server.refusals import Missing, Refusal
from pixelhall.server.store import entries
from pixelhall.server.tables import commands, views
from pixelhall.server.tables.commands import Draft
from pixelhall.server.tables.play import How, outcome
from pixelhall.server.tables.table import Beginning, Opening, rules, usual_sets
from pixelhall.server.workers.bots import machine
from pixelhall.server.workers.untrusted import EVERY, Chores, Study, unpacked

MOST = 64  # replays kept
MOST_BYTES = 40_000_000


class Replay:
    """One record. Positions are worked out from the nearest one that is kept, or from the last one shown."""

    def __init__(self, id: str, study: Study) -> None:
        self.study = study
        self.game = rules(study.game)
        self.lock = threading.Lock()
        self.last = (0, self.game.restore(unpacked(study.kept[0])))
        self.facts = wire.ReplayFacts(
            id=id,
            game=study.game,
            title=self.game.title,
            options=nameable(study.options),
            seats=study.seats,
            steps=len(study.moves),
            moves=[wire.MoveFacts(seat=seat, text=text) for seat, text in study.moves],
            outcome=self.outcome(),
            shares=[[round(share, 3) for share in shares] for shares in study.shares],
            turns=[n + 1 for n in turning_points(study.shares)],
        )

    @property
    def size(self) -> int:
        return sum(len(data) for data in self.study.kept)

    def outcome(self) -> wire.Outcome | None:
        """How it ended; None if it was not played to its end."""
        result = self.game.result(self.position(len(self.study.moves)))
        if result is None:
            return None
        secret = self.study.seed if isinstance(self.study.seed, str) else ""
        how: How = "resignation" if self.study.moves[-1][1] == RESIGNS else "rules"
        return outcome(result, how, secret, {})

    def position(self, step: int) -> Any:
        """The state after so many moves, for the caller to keep."""
        if not 0 <= step <= len(self.study.moves):
            raise Missing(f"This record has {len(self.study.moves)} moves; there is no step {step}.")
        with self.lock:
            at, state = self.last
            if not step - EVERY < at <= step:
                at = step // EVERY * EVERY
                state = self.game.restore(unpacked(self.study.kept[step // EVERY]))
            for seat, text in self.study.moves[at:step]:
                do(self.game, state, seat, text)
            self.last = (step, state)
            return state.clone()

    def shown(self, step: int, seat: Seat, since: int) -> wire.Replayed:
        state = self.position(step)
        if not EVERYBODY <= seat < self.game.seats(state):
            raise Missing(
                f"There is no seat {seat}; the seats are 0 to {self.game.seats(state) - 1}, -1 is a spectator, -2 sees everything."
            )
        return wire.Replayed(
            step=step,
            seat=seat,
            view=views.view_of(self.game, state, seat),
            question=views.question_of(self.game, state, seat),
            log=views.log_of(self.game, state, seat, max(0, since), self.study.seats),
        )

    def written(self, step: int) -> wire.ReplayedPosition:
        return wire.ReplayedPosition(step=step, text=self.game.position(self.position(step)))

    def cards(self) -> wire.Cards:
        sets = usual_sets(self.game, self.study.options)
        return wire.Cards(cards=[views.card_facts(card) for card in self.game.shelf().cards(sets)])

    def played_on(self, step: int, seat: Seat, rival: str, visitor: Visitor) -> tuple[Opening, list[Draft]]:
        """A table at which it goes on from here, for one person against machines; nobody learns what they could not
        know."""
        state = self.position(step)
        if self.game.result(state) is not None:
            raise Refusal("not_now", "The play is over here: go back a step.")
        if seat >= self.game.seats(state):
            raise Refusal("not_an_option", f"There is no seat {seat}; the seats are 0 to {self.game.seats(state) - 1}.")
        name = machine(rival)
        drafts = [
            Draft(entries.SIT, other, visitor.name, visitor.id)
            if other == seat
            else Draft(entries.MACHINE, other, name)
            for other in range(self.game.seats(state))
        ]
        own = [text for text in usual_sets(self.game, asked(self.study.options)) if "\n" in text]
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
        )
        return opening, [*drafts, commands.begin()]


class Replays:
    """Those that were lately looked at; others can be handed in again."""

    def __init__(self, chores: Chores) -> None:
        self.chores = chores
        self.kept: OrderedDict[str, Replay] = OrderedDict()

    async def opened(self, text: str) -> Replay:
        """The replay of a record; whatever is wrong with it is told with its line."""
        id = hashlib.sha256(text.encode()).hexdigest()[:32]
        if id not in self.kept:
            study = await self.chores.study(text)
            self.kept[id] = await asyncio.to_thread(Replay, id, study)
            while len(self.kept) > MOST or (
                len(self.kept) > 1 and sum(replay.size for replay in self.kept.values()) > MOST_BYTES
            ):
                self.kept.popitem(last=False)
        return self.found(id)

    def found(self, id: str) -> Replay:
        if id not in self.kept:
            raise Missing("This replay is not kept here any more: hand its record in again.")
        self.kept.move_to_end(id)
        return self.kept[id]


def nameable(options: dict[str, Any]) -> dict[str, Any]:
    """The options without the texts of sets that they carry."""
    options = asked(options)
    sets = options.get("sets")
    return {**options, "sets": [name for name in sets if "\n" not in name]} if isinstance(sets, list) else options
