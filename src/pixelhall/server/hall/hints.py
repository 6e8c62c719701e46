"""Hints: what a strong player would do in a seat, from what that seat knows, at tables that allow it."""

from pixelhall.players.advice import Advice
from pixelhall.server import wire
from pixelhall.server.hall.room import Room
from pixelhall.server.refusals import Refusal
from pixelhall.server.tables import commands
from pixelhall.server.workers.turns import Dropped, Whose


async def hint(room: Room, person: str, ply: int, address: str = "") -> wire.Hinted:
    """The best options of the question that a person is asked; a Refusal where there are no hints, or not now. The
    same question gets the same hint."""
    table, hall = room.table, room.hall
    seat = table.seat_of(person)
    play = commands.playing(table, seat)
    if not table.hints:
        raise Refusal("not_yours", "This table is played without hints.")
    commands.refuse_stale(table, play, seat, ply)
    question = play.open.get(seat)
    if question is None:
        raise Refusal("not_now", "It is not your turn; hints are for your own questions.")
    if not hall.hints.take(person):
        raise Refusal("too_fast", "Too many hints; wait a moment.")

    def is_wanted() -> bool:
        return table.play is play and play.open.get(seat) is question

    late = Refusal("stale", "The question was answered before the hint was ready.")
    whose = Whose(address, person, table.id)
    try:
        with room.thought(is_wanted) as thought:
            best = await hall.bots.advise(play, seat, hall.settings.adviser, question.ply, thought, whose)
    except Dropped:
        raise late from None
    if not is_wanted():
        raise late
    return wire.Hinted(ply=ply, best=[advice_facts(one) for one in best])


def advice_facts(advice: Advice) -> wire.Advice:
    line = [wire.MoveFacts(seat=seat, text=text) for seat, text in advice.line]
    return wire.Advice(text=advice.text, share=round(advice.share, 3), reasons=advice.reasons, line=line)
