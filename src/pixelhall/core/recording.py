"""Writes the record of a play while it is played, and goes on with a record when the play is resumed."""

import json
from collections.abc import Callable
from typing import Any, Final

from pixelhall.core.deals import Deal
from pixelhall.core.game import Action, Game, Result, Seat
from pixelhall.core.record_text import FIRST, FORMAT, RESIGNS, Record
from pixelhall.core.texts import RULES, chosen_options

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
        seed: int | bytes | Deal,
        append: Callable[[str], None] | None = None,
    ) -> None:
        self.game = game
        self.seed = Deal(seed) if isinstance(seed, bytes) else seed
        self.append = append
        self.format = FORMAT
        self.lines: list[str] = []
        self.starts: list[int] = []  # how many lines stand before each move
        self.put(header(FORMAT, game, game.sources(state), options, seats, self.seed))
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
            self.put([f"result: {compact(outcome(result))}"])
            self.put_secret()

    def put_secret(self) -> None:
        """Tells the seed, once the play is over."""
        if isinstance(self.seed, Deal):
            self.put(secret_lines(self.seed))

    def mark(self, state: Any) -> None:
        if self.format == FORMAT:  # those of another format would be of another engine
            self.put([mark_line(self.ply, self.game.digest(state))])

    def put(self, lines: list[str]) -> None:
        if self.append is not None:
            self.append("".join(line + "\n" for line in lines))
        self.lines += lines


def resume(game: Game[Any], state: Any, record: Record, append: Callable[[str], None] | None = None) -> Recorder:
    """The recorder of a play that goes on: `state` is the last one of its record. What was written stays as it was, in
    the format of then: an engine that replayed an old play wrongly could seal it with digests of its own, and the proof
    would be lost. A play of earlier rules keeps the options of its time, so it goes on under their version."""
    options = game.options_then(record.options, record.rules)
    recorder = Recorder(game, state, options, record.seats, record.deal())
    recorder.format = record.format
    recorder.lines = header(record.format, game, record.sources, options, record.seats, recorder.seed)
    for ply, move in enumerate([None, *record.moves]):
        if move is not None:
            recorder.move(move.seat, move.text)
        if ply in record.marks:
            recorder.put([mark_line(ply, record.marks[ply].digest)])
    recorder.append = append
    return recorder


def move_line(seat: Seat, text: str) -> str:
    return f"{seat} {text}" if text == RESIGNS else f"{seat}: {text}"


def mark_line(ply: int, digest: str) -> str:
    return f"digest {ply}: {digest}"


def header(
    format: int,
    game: Game[Any],
    sources: dict[str, str],
    options: dict[str, Any],
    seats: list[str],
    seed: int | Deal,
) -> list[str]:
    named = [f"source {name}: {digest}" for name, digest in sorted(sources.items())]
    chance = seal_lines(seed) if isinstance(seed, Deal) else [f"seed: {seed}"]
    settings = [f"options: {compact(chosen_options(options))}", f"seats: {compact(seats)}"]
    version = options.get(RULES, game.version)
    return [f"{FIRST}{format}", f"game: {game.name}", f"rules: {version}", *named, *settings, *chance, ""]


def seal_lines(deal: Deal) -> list[str]:
    """What is known of a deal while it is played."""
    return [f"commitment: {deal.seal}", *(f"part {seat}: {part.seal}" for seat, part in sorted(deal.parts.items()))]


def secret_lines(deal: Deal) -> list[str]:
    """What was sealed."""
    parts = [(seat, part.value) for seat, part in sorted(deal.parts.items()) if part.value]
    return [f"secret: {deal.secret.hex()}", *(f"revealed {seat}: {value.hex()}" for seat, value in parts)]


def outcome(result: Result) -> dict[str, Any]:
    return {"scores": result.scores, "winners": result.winners, "reason": result.reason}


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
