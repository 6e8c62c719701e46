"""What persons may do at a table, and what would be written of it; whatever is not allowed is a Refusal, and nothing
has changed."""

import hashlib
import json
import secrets
from dataclasses import dataclass
from typing import Any

import msgspec

from pixelhall.core import undo
from pixelhall.core.deals import part_seal
from pixelhall.core.errors import BadOption, BadText, Illegal
from pixelhall.core.game import NOBODY, Game, Seat
from pixelhall.server.refusals import Refusal
from pixelhall.server.store import entries
from pixelhall.server.tables import luck
from pixelhall.server.tables.opening import Opening
from pixelhall.server.tables.play import Play
from pixelhall.server.tables.table import Table


@dataclass(frozen=True)
class Draft:
    """An entry to be written, without its number and time; and the state to which it leads, if that is known
    already."""

    kind: str
    seat: Seat = NOBODY
    text: str = ""
    person: str = ""
    ready: Any = None


# In a play


def act(table: Table, seat: Seat, ply: int, text: str) -> list[Draft]:
    play = playing(table, seat)
    refuse_stale(table, play, seat, ply)
    try:
        action = play.game.parse(play.state, seat, text)
    except Illegal as fault:
        raise Refusal("not_an_option" if seat in play.open else "not_yours", fault.sentence, fault.rule) from fault
    except BadText as fault:
        raise Refusal("not_an_option" if seat in play.open else "not_yours", str(fault)) from fault
    return [Draft(entries.ACT, seat, play.game.write(play.state, action), ready=play.tried(seat, action))]


def refuse_stale(table: Table, play: Play, seat: Seat, ply: int) -> None:
    """The deed must rest on a view that showed the question which is still open."""
    question = play.open.get(seat)
    first = question.ply + 1 if question is not None else table.n
    if not first <= ply <= table.n:
        raise Refusal("stale", f"That was meant for ply {ply}; the table is at {table.n}.")


def resign(table: Table, seat: Seat, ply: int) -> list[Draft]:
    play = playing(table, seat)
    since(ply, play.began, table)
    if not in_it(play, seat):
        raise Refusal("not_now", "You have given up already; the others play on.")
    return [Draft(entries.RESIGN, seat)]


def in_it(play: Play, seat: Seat) -> bool:
    """Whether the seat has not given up yet: with several others, a play goes on without it."""
    try:
        play.game.resign(play.state.clone(), seat)
    except Illegal:
        return False
    return True


def offer_draw(table: Table, seat: Seat, ply: int) -> list[Draft]:
    play = playing(table, seat)
    since(ply, play.began, table)
    if table.draw is not None:
        return answer_draw(table, seat, ply, True)
    if len(table.persons()) < len(table.chairs):
        raise Refusal("not_now", "A machine player takes no draw.")
    return [Draft(entries.OFFER, seat)]


def answer_draw(table: Table, seat: Seat, ply: int, yes: bool) -> list[Draft]:
    playing(table, seat)
    if table.draw is None or seat in table.draw_answers:
        raise Refusal("not_now", "There is no draw offer for you to answer.")
    since(ply, table.draw_ply, table)
    return [Draft(entries.AGREE if yes else entries.DECLINE, seat)]


def claim(table: Table, seat: Seat, ply: int, now: int) -> list[Draft]:
    """The time of those who let the others wait for too long is over; where machine players take the seats of those who
    leave, one takes theirs."""
    play = playing(table, seat)
    since(ply, play.began, table)
    if seat in play.open or not in_it(play, seat):
        raise Refusal("not_now", "Nobody keeps you waiting.")
    late = [other for other, at in table.claims().items() if at <= now and other != seat]
    if not late:
        raise Refusal("not_now", "Nobody has kept you waiting for long enough.")
    if table.opening.takeover:
        return [Draft(entries.MACHINE, other, table.opening.takeover) for other in late]
    return [Draft(entries.FLAG, other) for other in late]


def take_back(table: Table, seat: Seat, ply: int) -> list[Draft]:
    """Looks at many positions, so it takes a while: not for the loop."""
    play = playing(table, seat)
    since(ply, play.began, table)
    if table.undo is not None:
        raise Refusal("not_now", "Somebody has asked already to take back.")
    steps = play.steps()
    target = undo.target(play.game, steps, seat)
    if target < 0:
        raise Refusal("not_now", "There is no choice of yours to take back.")
    kept = len(play.moves) - len(steps) + target
    back = Draft(entries.UNDO, seat, str(kept), ready=steps[target].before)
    if len(table.persons()) == 1:
        return [back]  # machines always consent
    reasons = against(table, play, steps[target:], seat)
    return [Draft(entries.ASK_UNDO, seat, json.dumps({"kept": kept, "reasons": reasons}))] if reasons else [back]


def against(table: Table, play: Play, steps: list[undo.Step], seat: Seat) -> list[str]:
    """Why a takeback needs the consent of others: somebody acted since, or learned something."""
    acted = undo.others(steps, seat)
    if acted:
        return [f"{table.chairs[other].name} acted since." for other in acted]
    return [
        f"{table.chairs[other].name} has seen something new since."
        for other in undo.who_learned(play.game, steps, play.state)
    ]


def answer_undo(table: Table, seat: Seat, ply: int, yes: bool) -> list[Draft]:
    """Goes back through the play, so it takes a while: not for the loop."""
    play = playing(table, seat)
    if table.undo is None or seat in table.undo_answers:
        raise Refusal("not_now", "Nobody asks you to take back.")
    since(ply, table.undo_ply, table)
    if not yes:
        return [Draft(entries.REFUSE_UNDO, seat)]
    allowed = Draft(entries.ALLOW_UNDO, seat)
    if table.undo_answers | {seat} >= set(table.persons()):
        back = play.position(table.undo_kept)
        return [allowed, Draft(entries.UNDO, table.undo, str(table.undo_kept), ready=back)]
    return [allowed]


def playing(table: Table, seat: Seat) -> Play:
    if seat == NOBODY:
        raise Refusal("not_yours", "You have no seat at this table.")
    if table.play is None or table.status != "playing":
        raise Refusal("not_now", "Nothing is being played here now.")
    return table.play


def since(ply: int, first: int, table: Table) -> None:
    if not first < ply <= table.n:
        raise Refusal("stale", f"That was meant for ply {ply}; the table is at {table.n}.")


# Around plays


def rematch(table: Table, seat: Seat, part: str = "") -> list[Draft]:
    if seat == NOBODY:
        raise Refusal("not_yours", "You have no seat at this table.")
    if table.status != "over":
        raise Refusal("not_now", "There is nothing to play again yet.")
    if seat in table.rematch:
        raise Refusal("not_now", "You have said so already.")
    refuse_while_dealing(table)
    sealed = seal(table, seat, part)
    return [Draft(entries.REMATCH, seat), *sealed, *all_wish(table, seat, part if sealed else "")]


def all_wish(table: Table, seat: Seat, part: str) -> list[Draft]:
    """The next play, if with this seat everybody wants it."""
    free = any(chair.free for other, chair in enumerate(table.chairs) if other != seat)
    return [] if free or not table.rematch | {seat} >= set(table.persons()) else [begin(part, table)]


def begin(part: str = "", table: Table | None = None) -> Draft:
    """The next play; where somebody has sealed a part of its seed, the hall seals its own first."""
    waits = part or (table is not None and any(chair.part for chair in table.chairs))
    return Draft(entries.DEAL if waits else entries.START, text=luck.deal().hex())


def seal(table: Table | None, seat: Seat, part: str) -> list[Draft]:
    """A seat seals what it adds to the seed of the next play. A play that begins in the middle is dealt by the hall."""
    if not part or (table is not None and (table.opening.in_the_middle or table.chairs[seat].part)):
        return []
    return [Draft(entries.PART, seat, part)]


def seal_part(table: Table, seat: Seat, part: str) -> list[Draft]:
    if seat == NOBODY:
        raise Refusal("not_yours", "You have no seat at this table.")
    if table.status not in ("waiting", "over") or table.secret:
        raise Refusal("not_now", "A part is sealed before a play begins.")
    return seal(table, seat, part)


def reveal(table: Table, seat: Seat, part: str) -> list[Draft]:
    """A seat tells what it has sealed; when all have, the play begins."""
    sealed = table.chairs[seat].part if seat != NOBODY else None
    if not table.secret or sealed is None or sealed.value:
        raise Refusal("not_now", "No part of yours is waited for.")
    if part_seal(bytes.fromhex(part)) != sealed.seal:
        raise Refusal("not_an_option", "This is not what you have sealed.")
    others = (chair.part for other, chair in enumerate(table.chairs) if other != seat)
    waits = any(other is not None and not other.value for other in others)
    return [Draft(entries.REVEAL, seat, part), *([] if waits else deal_now(table))]


def deal_now(table: Table) -> list[Draft]:
    """The play begins with the parts that were revealed."""
    return [Draft(entries.START, text=table.secret)] if table.secret else []


def refuse_while_dealing(table: Table) -> None:
    if table.secret:
        raise Refusal("not_now", "The cards are just being dealt.")


def again(table: Table, person: str, name: str, rival: str, part: str = "") -> tuple[Opening, list[Draft]]:
    """The opening of a table like this one, where one person plays against this machine player."""
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise Refusal("not_yours", "You have no seat at this table.")
    if table.status != "over":
        raise Refusal("not_now", "Finish this play first.")
    if len(table.persons()) > 1 or any(chair.free for chair in table.chairs):
        raise Refusal("not_now", "You do not play against machine players alone here.")
    opening = msgspec.structs.replace(table.opening, sources={})
    if opening.in_the_middle:
        seat = opening.seat
    drafts = [
        Draft(entries.SIT, other, name, person) if other == seat else Draft(entries.MACHINE, other, rival)
        for other in range(opening.seats)
    ]
    brought = table.chairs[table.seat_of(person)].brought
    bring = [Draft(entries.BRING, seat, brought)] if brought else []
    part = "" if opening.in_the_middle else part
    return opening, [*drafts, *bring, *seal(None, seat, part), begin(part)]


def sit(
    table: Table, person: str, name: str, seat: Seat | None, link: str | None, deck: str = "", part: str = ""
) -> list[Draft]:
    """A person takes a seat, and may bring a deck to it, and a part of the seed; with the last one a play begins."""
    if table.seat_of(person) != NOBODY:
        if link is not None or seat in (None, table.seat_of(person)):
            return bring(table, table.seat_of(person), deck)  # it is theirs already
        raise Refusal("not_now", "You have a seat at this table.")
    refuse_while_dealing(table)
    if table.status not in ("waiting", "over"):
        raise Refusal("not_now", "No seat can be taken here now.")
    chosen = by_link(table, link) if link is not None else free_seat(table, seat)
    sealed = seal(table, chosen, part)
    part = sealed[0].text if sealed else ""
    taken = [Draft(entries.SIT, chosen, name, person), *bring(table, chosen, deck), *sealed]
    if table.status == "over":
        return [*taken, Draft(entries.REMATCH, chosen), *all_wish(table, chosen, part)]
    full = not any(chair.free for other, chair in enumerate(table.chairs) if other != chosen)
    return [*taken, begin(part, table)] if full else taken


def bring(table: Table, seat: Seat, deck: str) -> list[Draft]:
    """What somebody brings for the next play. It is checked before anything is written."""
    if not deck:
        return []
    if table.status not in ("waiting", "over"):
        raise Refusal("not_now", "A deck is brought before a play begins.")
    refuse_while_dealing(table)
    check_deck(table.game, table.options, seat, deck)
    return [Draft(entries.BRING, seat, deck)]


def check_deck(game: Game[Any], options: dict[str, Any], seat: Seat, deck: str) -> None:
    """Refuses a deck that may not be brought to a play with these options."""
    try:
        game.brought(options, seat, deck)
    except BadOption as wrong:
        raise Refusal("not_an_option", str(wrong)) from wrong


def by_link(table: Table, link: str) -> Seat:
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "link" and chair.link and secrets.compare_digest(chair.link, digest(link)):
            return seat
    raise Refusal("not_yours", "This link has been used, or it is not one of this table.")


def free_seat(table: Table, seat: Seat | None) -> Seat:
    for other, chair in enumerate(table.chairs):
        if chair.kind == "open" and seat in (None, other):
            return other
    raise Refusal(
        "not_yours", "This seat is not free for all." if seat is not None else "No seat is free for all here."
    )


def start(table: Table, person: str, fill: str) -> list[Draft]:
    """The host does not wait: machine players take the seats that are still free."""
    if person != table.host:
        raise Refusal("not_yours", "Only the host can do that.")
    if table.status != "waiting":
        raise Refusal("not_now", "The play has begun.")
    if not table.persons():
        raise Refusal("not_now", "At least one person must have a seat.")
    refuse_while_dealing(table)
    filled = [Draft(entries.MACHINE, seat, fill) for seat, chair in enumerate(table.chairs) if chair.free]
    return [*filled, begin(table=table)]


def link(table: Table, person: str, seat: Seat, word: str) -> list[Draft]:
    if person != table.host:
        raise Refusal("not_yours", "Only the host can do that.")
    if table.status not in ("waiting", "over") or seat >= len(table.chairs) or not table.chairs[seat].free:
        raise Refusal("not_now", "That seat is not free.")
    return [Draft(entries.LINK, seat, digest(word))]


def leave(table: Table, seat: Seat) -> list[Draft]:
    """Before a start and after an end the seat is free again. In a play a machine goes on in it, or the seat is
    resigned."""
    if seat == NOBODY:
        raise Refusal("not_yours", "You have no seat at this table.")
    alone = len(table.persons()) == 1
    if table.status == "playing":
        if table.opening.takeover and not alone:
            return [Draft(entries.MACHINE, seat, table.opening.takeover)]
        return [
            *([Draft(entries.RESIGN, seat)] if in_it(playing(table, seat), seat) else []),
            Draft(entries.RISE, seat),
        ]
    rise = Draft(entries.RISE, seat)
    return [rise, Draft(entries.CLOSE)] if alone else [rise]


def digest(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
