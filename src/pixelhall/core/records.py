"""Records: a play as text that anyone can read, replay and check.

pixelhall record 1
game: pixel-tactics
rules: 1
source core: 4f0c…                  a hash for each content file
options: {"edition": "mega"}
seats: ["human", "greedy"]
seed: 7                             or `commitment: …`, the hash of a secret seed that stands at the end

digest 0: 51ab…                     after so many actions
0: lead Cook                        one action a line, written from the position before it
1: resigns
digest 2: 90cd…
result: {"scores": [1.0, 0.0], "winners": [0], "reason": "resignation"}
secret: 6a…                         of a committed seed, once the play is over
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from pixelhall.core.chance import commitment
from pixelhall.core.errors import BadRecord, BadText, Illegal, PixelhallError
from pixelhall.core.game import Action, Game, Result, Seat
from pixelhall.core.record_text import FIRST_LINE, LARGEST, MOST_LINES, RESIGNS, Move, Record, read

__all__ = [
    "LARGEST",
    "MOST_LINES",
    "RESIGNS",
    "Move",
    "Record",
    "Recorder",
    "proof",
    "read",
    "replay",
    "resumed",
    "verify",
]

EVERY: Final = 20  # actions between two digests


class Recorder:
    """Writes the record of a play while it is played. `append` receives each new piece of text before what it says is
    done."""

    def __init__(
        self,
        game: Game[Any],
        state: Any,
        options: dict[str, Any],
        seats: list[str],
        seed: int | bytes,
        append: Callable[[str], None] | None = None,
    ) -> None:
        self.game = game
        self.secret = seed if isinstance(seed, bytes) else b""
        self.append = append
        self.lines: list[str] = []
        self.starts: list[int] = []  # how many lines stand before each move
        self.put(header(game, state, options, seats, seed))
        self.mark(state)

    @property
    def ply(self) -> int:
        return len(self.starts)

    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines)

    def apply(self, state: Any, seat: Seat, action: Action) -> None:
        """Carries the action out and records it."""
        self.move(seat, self.game.write(state, action))
        self.game.apply(state, seat, action)
        self.after(state)

    def resign(self, state: Any, seat: Seat) -> None:
        self.move(seat, RESIGNS)
        self.game.resign(state, seat)
        self.after(state)

    def rewind(self, ply: int) -> None:
        """Forgets all moves from this one on; what was appended elsewhere is the caller's business."""
        del self.lines[self.starts[ply] :]
        del self.starts[ply:]

    def move(self, seat: Seat, text: str) -> None:
        assert "\n" not in text, "a written action is one line"
        before = len(self.lines)
        self.put([move_line(seat, text)])
        self.starts.append(before)

    def after(self, state: Any) -> None:
        result = self.game.result(state)
        if result is not None or self.ply % EVERY == 0:
            self.mark(state)
        if result is not None:
            secret = [f"secret: {self.secret.hex()}"] if self.secret else []
            self.put([f"result: {compact(outcome(result))}", *secret])

    def mark(self, state: Any) -> None:
        self.put([f"digest {self.ply}: {self.game.digest(state)}"])

    def put(self, lines: list[str]) -> None:
        if self.append is not None:
            self.append("".join(line + "\n" for line in lines))
        self.lines += lines


def resumed(game: Game[Any], state: Any, record: Record, append: Callable[[str], None] | None = None) -> Recorder:
    """The recorder of a play that goes on: `state` is the last one of its record."""
    recorder = Recorder(game, state, record.options, record.seats, record.chance())
    recorder.lines.pop()  # the digest of the first state, not of this one
    for ply, move in enumerate([None, *record.moves]):
        if move is not None:
            recorder.move(move.seat, move.text)
        if ply in record.marks:
            recorder.put([f"digest {ply}: {record.marks[ply].digest}"])
    recorder.append = append
    return recorder


def move_line(seat: Seat, text: str) -> str:
    return f"{seat} {text}" if text == RESIGNS else f"{seat}: {text}"


def header(game: Game[Any], state: Any, options: dict[str, Any], seats: list[str], seed: int | bytes) -> list[str]:
    sources = [f"source {name}: {digest}" for name, digest in sorted(game.sources(state).items())]
    chance = f"commitment: {commitment(seed)}" if isinstance(seed, bytes) else f"seed: {seed}"
    settings = [f"options: {compact(options)}", f"seats: {compact(seats)}"]
    return [FIRST_LINE, f"game: {game.name}", f"rules: {game.version}", *sources, *settings, chance, ""]


def outcome(result: Result) -> dict[str, Any]:
    return {"scores": result.scores, "winners": result.winners, "reason": result.reason}


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def replay(game: Game[Any], record: Record) -> Iterator[Any]:
    """The state at the start and after each move: one state that goes on, so clone what you keep. BadRecord says where
    it departs."""
    same_rules(game, record)
    try:
        state = game.new(record.options, record.chance())
    except BadText:
        raise
    except PixelhallError as fault:
        raise BadRecord(record.at["options"], f"the options of this record cannot be played here: {fault}") from fault
    same_sources(game, state, record)
    check_mark(game, state, 0, record)
    yield state
    for ply, move in enumerate(record.moves, start=1):
        advance(game, state, move)
        check_mark(game, state, ply, record)
        yield state
    check_result(game, state, record)


def proof(game: Game[Any], record: Record) -> Iterator[Any]:
    """As `replay`, and the seed is the one that was committed to: who gets to the end has proved the record true in
    every line."""
    if record.secret and record.commitment and commitment(bytes.fromhex(record.secret)) != record.commitment:
        raise BadRecord(record.at["secret"], f"this is not the seed that line {record.at['commitment']} committed to")
    yield from replay(game, record)


def verify(game: Game[Any], record: Record) -> Any:
    """The last state of a record that is true in every line; else BadRecord names the line where it departs."""
    state: Any = None
    for reached in proof(game, record):
        state = reached
    return state


def same_rules(game: Game[Any], record: Record) -> None:
    if record.game != game.name:
        raise BadRecord(record.at["game"], f'this is a record of "{record.game}", not of "{game.name}"')
    if record.rules != game.version:
        raise BadRecord(record.at["rules"], f"played with rules version {record.rules}; here is version {game.version}")


def same_sources(game: Game[Any], state: Any, record: Record) -> None:
    here = game.sources(state)
    for name, digest in record.sources.items():
        line = record.at[f"source {name}"]
        if name not in here:
            raise BadRecord(
                line,
                f'played with "{name}", which these options do not use here; they use {", ".join(here) or "nothing"}',
            )
        if here[name] != digest:
            raise BadRecord(
                line,
                f'played with another version of "{name}": its hash was {digest[:16]}…, here it is {here[name][:16]}…',
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
        if move.text == RESIGNS:
            game.resign(state, move.seat)
        else:
            game.apply(state, move.seat, game.parse(state, move.seat, move.text))
    except (Illegal, BadText) as fault:
        raise BadRecord(move.line, f'seat {move.seat} cannot do "{move.text}" here: {fault}') from fault


def check_mark(game: Game[Any], state: Any, ply: int, record: Record) -> None:
    """Compares the digest that stands after this move, if there is one."""
    mark = record.marks.get(ply)
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
