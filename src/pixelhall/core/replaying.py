"""Replays and verifies a record: with the content texts it was played with, and as far as the present rules allow."""

from collections.abc import Iterator
from typing import Any

from pixelhall.core import texts as kept
from pixelhall.core.chance import commitment
from pixelhall.core.deals import part_seal
from pixelhall.core.errors import BadRecord, BadText, Illegal, PixelhallError
from pixelhall.core.game import Game, Seat
from pixelhall.core.record_text import RESIGNS, Move, Record
from pixelhall.core.recording import compact, outcome
from pixelhall.core.texts import Texts


def replay(game: Game[Any], record: Record, texts: Texts = kept.NONE) -> Iterator[Any]:
    """The state at the start and after each move: one state that goes on, so clone what you keep. BadRecord says where
    it departs. Content that has changed since is looked for in `texts`."""
    if record.game != game.name:
        raise BadRecord(record.at["game"], f'this is a record of "{record.game}", not of "{game.name}"')
    ply, state = 0, first(game, record, texts)
    try:
        check_mark(game, state, ply, record)
        yield state
        for ply, move in enumerate(record.moves, start=1):
            advance(game, state, move)
            check_mark(game, state, ply, record)
            yield state
        check_result(game, state, record)
    except BadRecord as fault:
        if record.rules == game.version:
            raise
        versions = f"played with rules version {record.rules}; with version {game.version}, which is here,"
        raise BadRecord(fault.line, f"{versions} it departs at action {ply}: {fault.sentence}") from fault


def proof(game: Game[Any], record: Record, texts: Texts = kept.NONE) -> Iterator[Any]:
    """Like `replay`, but also checks that the seed is the one that was committed to, by the hall and by each seat, and
    that a signature fits. If it gets to the end, the record is true in every line."""
    if record.secret and record.commitment and commitment(bytes.fromhex(record.secret)) != record.commitment:
        raise BadRecord(record.at["secret"], f"this is not the seed that line {record.at['commitment']} committed to")
    for seat, value in record.revealed.items():
        if seat not in record.seals:
            raise BadRecord(record.at[f"revealed {seat}"], f"seat {seat} reveals a part that it had not sealed")
        if part_seal(value) != record.seals[seat]:
            line = record.at[f"part {seat}"]
            raise BadRecord(
                record.at[f"revealed {seat}"], f"this is not the part that seat {seat} sealed in line {line}"
            )
    if record.signature:
        check_signature(record)
    yield from replay(game, record, texts)


def check_signature(record: Record) -> None:
    from pixelhall.core.signing import is_signed  # a large library, which most who read records do not need

    if not is_signed(record):
        raise BadRecord(
            record.at["signed"], "the signature does not fit: a line above it was changed, or another signed it"
        )


def verify(game: Game[Any], record: Record, texts: Texts = kept.NONE) -> Any:
    """The last state of a record that is true in every line; else BadRecord names the line where it departs."""
    state: Any = None
    for reached in proof(game, record, texts):
        state = reached
    return state


def remarks(game: Game[Any], record: Record) -> list[str]:
    """Remarks on a record that holds: things that are no fault but good to know."""
    told = []
    if record.marks and not record.comparable():
        told.append(f"digests of format {record.format} belong to an earlier engine and are not compared")
    if record.rules != game.version:
        told.append(f"played with rules version {record.rules}; it holds with version {game.version} as well")
    if record.seals:
        told.append(dealt_by(record))
    return told


def dealt_by(record: Record) -> str:
    """Who had a part in the seed."""
    adding = [str(seat) for seat in sorted(record.seals) if seat in record.revealed]
    silent = [str(seat) for seat in sorted(record.seals) if seat not in record.revealed]
    told = f"dealt by the hall and seat {' and '.join(adding)}" if adding else "dealt by the hall alone"
    return told + (f"; seat {' and '.join(silent)} sealed a part, but it was left out" if silent else "")


def first(game: Game[Any], record: Record, texts: Texts) -> Any:
    """The state before the first move, with the content that was played with."""
    options = game.options_then(record.options, record.rules)
    options = kept.with_kept_texts(game, options, record.sources, texts)
    try:
        state = game.new(options, record.chance())
    except BadText:
        raise
    except PixelhallError as fault:
        raise BadRecord(record.at["options"], f"the options of this record cannot be played here: {fault}") from fault
    same_sources(game, state, record, texts)
    return state


def same_sources(game: Game[Any], state: Any, record: Record, texts: Texts) -> None:
    here = game.sources(state)
    for name, digest in record.sources.items():
        line = record.at[f"source {name}"]
        if name not in here:
            raise BadRecord(
                line,
                f'played with "{name}", which these options do not use here; they use {", ".join(here) or "nothing"}',
            )
        if not kept.plays(game, state, name, digest, texts):
            raise BadRecord(
                line,
                f'played with another version of "{name}": its hash was {digest[:16]}…, here it is {here[name][:16]}…, '
                "and the old text was not kept here",
            )
    for name in here:
        if name not in record.sources:
            raise BadRecord(
                record.at["options"], f'the record does not say which version of "{name}" it was played with'
            )


def advance(game: Game[Any], state: Any, move: Move) -> None:
    if not 0 <= move.seat < game.seats(state):
        raise BadRecord(move.line, f"there is no seat {move.seat}; the seats are 0 to {game.seats(state) - 1}")
    try:
        do(game, state, move.seat, move.text)
    except (Illegal, BadText) as fault:
        raise BadRecord(move.line, f'seat {move.seat} cannot do "{move.text}" here: {fault}') from fault


def do(game: Game[Any], state: Any, seat: Seat, text: str) -> None:
    """One move as a record writes it."""
    if text == RESIGNS:
        game.resign(state, seat)
    else:
        game.apply(state, seat, game.parse(state, seat, text))


def check_mark(game: Game[Any], state: Any, ply: int, record: Record) -> None:
    """Compares the digest that stands after this move, if there is one."""
    mark = record.comparable().get(ply)
    if mark is not None and (digest := game.digest(state)) != mark.digest:
        earlier = [other for other in record.marks if other < ply]
        since = f"since action {max(earlier)}" if earlier else "from the start (options or seed)"
        raise BadRecord(
            mark.line, f"after action {ply} the digest is {digest}, not {mark.digest}: the record is wrong {since}"
        )


def check_result(game: Game[Any], state: Any, record: Record) -> None:
    if record.result is None:
        return
    result = game.result(state)
    if result is None:
        raise BadRecord(record.at["result"], "the record tells a result, but the play is not over")
    if record.result != outcome(result):
        raise BadRecord(record.at["result"], f"the result is {compact(outcome(result))}, not {compact(record.result)}")
