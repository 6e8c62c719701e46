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
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from pixelhall.core.chance import commitment
from pixelhall.core.errors import BadRecord, BadText, Illegal, PixelhallError
from pixelhall.core.game import Action, Game, Result, Seat

FIRST_LINE: Final = "pixelhall record 1"
EVERY: Final = 20  # actions between two digests
LARGEST: Final = 4_000_000  # bytes
MOST_LINES: Final = 100_000
RESIGNS: Final = "resigns"
HEX: Final = re.compile(r"[0-9a-f]{1,128}")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,17}")


class Move:
    """One line of play: who, and what in written form."""

    def __init__(self, line: int, seat: Seat, text: str) -> None:
        self.line = line
        self.seat = seat
        self.text = text


class Mark:
    """The digest of a state."""

    def __init__(self, line: int, digest: str) -> None:
        self.line = line
        self.digest = digest


class Record:
    """What a record says; nothing of it is checked against a game yet."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = ""
        self.sources: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.seats: list[str] = []
        self.seed: int | None = None
        self.commitment = ""
        self.secret = ""
        self.moves: list[Move] = []
        self.marks: dict[int, Mark] = {}  # by the number of moves before them
        self.result: dict[str, Any] | None = None
        self.at: dict[str, int] = {}  # the line of each header, of the result and of the secret

    def chance(self) -> int | bytes:
        """The seed for `Game.new`."""
        if self.seed is not None:
            return self.seed
        if not self.secret:
            raise BadRecord(self.at["commitment"], "the seed of this play is secret until it is over, and then stands in the last line")
        return bytes.fromhex(self.secret)


class Recorder:
    """Writes the record of a play while it is played. `append` receives each new piece of text before what it says is done."""

    def __init__(self, game: Game[Any], state: Any, options: dict[str, Any], seats: list[str], seed: int | bytes,
                 append: Callable[[str], None] | None = None) -> None:
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
        del self.lines[self.starts[ply]:]
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
    """The state at the start and after each move: one state that goes on, so clone what you keep. BadRecord says where it departs."""
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


def verify(game: Game[Any], record: Record) -> Any:
    """The last state of a record that is true in every line; else BadRecord names the line where it departs."""
    if record.secret and record.commitment and commitment(bytes.fromhex(record.secret)) != record.commitment:
        raise BadRecord(record.at["secret"], f"this is not the seed that line {record.at['commitment']} committed to")
    state: Any = None
    for reached in replay(game, record):
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
            raise BadRecord(line, f'played with "{name}", which these options do not use here; they use {", ".join(here) or "nothing"}')
        if here[name] != digest:
            raise BadRecord(line, f'played with another version of "{name}": its hash was {digest[:16]}…, here it is {here[name][:16]}…')
    for name in here:
        if name not in record.sources:
            raise BadRecord(record.at["options"], f'the record does not say which version of "{name}" it was played with')


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
        raise BadRecord(mark.line, f"after action {ply} the digest is {digest}, not {mark.digest}: the record is wrong {since}")


def check_result(game: Game[Any], state: Any, record: Record) -> None:
    if record.result is None:
        return
    result = game.result(state)
    if result is None:
        raise BadRecord(record.at["result"], "the record tells a result, but the play is not over")
    if record.result != outcome(result):
        raise BadRecord(record.at["result"], f"the result is {compact(outcome(result))}, not {compact(record.result)}")


def read(text: str | bytes) -> Record:
    """The record that a text or a file's bytes describe; any other content is a BadRecord with its line."""
    return Reader(decoded(text)).read()


def decoded(text: str | bytes) -> str:
    if len(text) > LARGEST:
        raise BadRecord(0, f"a record has at most {LARGEST} bytes; this has {len(text)}")
    if isinstance(text, str):
        return text
    try:
        return text.decode()
    except UnicodeDecodeError as fault:
        raise BadRecord(text.count(b"\n", 0, fault.start) + 1, "this is not UTF-8 text, so it is no record") from None


class Reader:
    """Reads line by line; `number` is the line at hand."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0
        self.record = Record()

    def read(self) -> Record:
        if len(self.lines) > MOST_LINES:
            raise BadRecord(MOST_LINES, f"a record has at most {MOST_LINES} lines")
        self.number = 1
        if self.lines[0].strip() != FIRST_LINE:
            raise self.bad(f'a record begins with "{FIRST_LINE}", not with {quoted(self.lines[0])}')
        body = self.header()
        for number in range(body, len(self.lines) + 1):
            self.number = number
            line = self.lines[number - 1].strip()
            if line:
                self.body(line)
        return self.record

    def bad(self, sentence: str) -> BadRecord:
        return BadRecord(self.number, sentence)

    def header(self) -> int:
        """Reads up to the empty line and returns the number of the next one."""
        self.number = 2
        while self.number <= len(self.lines) and self.lines[self.number - 1].strip():
            key, colon, value = self.lines[self.number - 1].partition(":")
            if not colon:
                raise self.bad(f'a header line is "name: value", not {quoted(self.lines[self.number - 1])}')
            self.field(" ".join(key.split()), value.strip())
            self.number += 1
        missing = [key for key in ("game", "rules", "options", "seats") if key not in self.record.at]
        if missing:
            raise self.bad(f"the header lacks {', '.join(missing)}")
        if "seed" not in self.record.at and "commitment" not in self.record.at:
            raise self.bad("the header lacks a seed or a commitment")
        return self.number + 1

    def field(self, key: str, value: str) -> None:
        if key in self.record.at:
            raise self.bad(f'"{key}" stands already in line {self.record.at[key]}')
        self.record.at[key] = self.number
        match key.split(" ", 1):
            case ["game"]:
                self.record.game = value
            case ["rules"]:
                self.record.rules = value
            case ["source", name]:
                self.record.sources[name] = self.hex(value)
            case ["options"]:
                self.record.options = self.table(value)
            case ["seats"]:
                self.record.seats = self.names(value)
            case ["seed"]:
                self.record.seed = self.count(value)
            case ["commitment"]:
                self.record.commitment = self.hex(value)
            case _:
                raise self.bad(f'there is no header "{key[:40]}"; there are: game, rules, source NAME, options, seats, seed, commitment')

    def body(self, line: str) -> None:
        key, colon, value = line.partition(":")
        words, value = key.split(), value.strip()
        if len(words) == 2 and words[1] == RESIGNS and not colon:
            self.record.moves.append(Move(self.number, self.count(words[0]), RESIGNS))
        elif colon and len(words) == 1 and words[0].isdecimal():
            if not value:
                raise self.bad("an action is missing after the seat")
            self.record.moves.append(Move(self.number, self.count(words[0]), value))
        elif colon and len(words) == 2 and words[0] == "digest":
            self.mark(self.count(words[1]), self.hex(value))
        elif colon and words in (["result"], ["secret"]):
            self.close(words[0], value)
        else:
            raise self.bad(f'a line is "SEAT: action", "SEAT {RESIGNS}", "digest N: hash", "result: …" or "secret: …", not {quoted(line)}')

    def mark(self, ply: int, digest: str) -> None:
        if ply != len(self.record.moves):
            raise self.bad(f"this digest is of action {ply}, but {len(self.record.moves)} actions stand before it")
        if ply in self.record.marks:
            raise self.bad(f"the digest of action {ply} stands already in line {self.record.marks[ply].line}")
        self.record.marks[ply] = Mark(self.number, digest)

    def close(self, key: str, value: str) -> None:
        if key in self.record.at:
            raise self.bad(f"the {key} stands already in line {self.record.at[key]}")
        self.record.at[key] = self.number
        if key == "result":
            self.record.result = self.table(value)
        elif len(self.hex(value)) != 64:
            raise self.bad("a secret seed has 64 hexadecimal digits")
        else:
            self.record.secret = value

    def json(self, value: str) -> object:
        try:
            return json.loads(value)
        except (ValueError, RecursionError) as fault:
            raise self.bad(f"this is not JSON: {quoted(value)} ({fault})") from None

    def table(self, value: str) -> dict[str, Any]:
        found = self.json(value)
        if not isinstance(found, dict):
            raise self.bad(f'here stands a JSON object such as {{"edition": "mega"}}, not {quoted(value)}')
        return found

    def names(self, value: str) -> list[str]:
        found = self.json(value)
        if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
            raise self.bad(f'seats are a JSON list of names such as ["human", "greedy"], not {quoted(value)}')
        return [str(name) for name in found]

    def count(self, value: str) -> int:
        if not NUMBER.fullmatch(value):
            raise self.bad(f"here stands a whole number of at most 18 digits, not {quoted(value)}")
        return int(value)

    def hex(self, value: str) -> str:
        if not HEX.fullmatch(value):
            raise self.bad(f"a hash is written in hexadecimal digits, not {quoted(value)}")
        return value


def quoted(text: str) -> str:
    return f'"{text[:60]}…"' if len(text) > 60 else f'"{text}"'
