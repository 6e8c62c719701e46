"""Reads the text of a record line by line, before anything in it is checked against a game."""

import json
import re
from typing import Any, Final

from pixelhall.core.deals import LENGTH, Deal, Part
from pixelhall.core.errors import BadRecord
from pixelhall.core.game import Seat

FORMAT: Final = 2  # of new records
FIRST: Final = "pixelhall record "  # and the format
LARGEST: Final = 4_000_000  # bytes
MOST_LINES: Final = 100_000
RESIGNS: Final = "resigns"
HEX: Final = re.compile(r"[0-9a-f]{1,128}")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,17}")
ENDED: Final = re.compile(r"(rules|resignation|time|agreement) [0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}Z")
MOST_PARTS: Final = 64  # seats that may add to a seed


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
        self.format = FORMAT
        self.game = ""
        self.rules = ""
        self.sources: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.seats: list[str] = []
        self.seed: int | None = None
        self.commitment = ""
        self.seals: dict[int, str] = {}  # of the parts that seats added to the seed
        self.secret = ""
        self.revealed: dict[int, bytes] = {}  # the parts
        self.ended = ""  # how and when, on the word of the hall
        self.hall = ""  # the key of the hall that signed it
        self.signature = ""
        self.signed = ""  # the text that was signed
        self.moves: list[Move] = []
        self.marks: dict[int, Mark] = {}  # by the number of moves before them
        self.result: dict[str, Any] | None = None
        self.at: dict[str, int] = {}  # the line of each header, of the result and of the secret

    def comparable(self) -> dict[int, Mark]:
        """The digests that can be compared here: those of an earlier format belong to another engine."""
        return self.marks if self.format == FORMAT else {}

    def chance(self) -> int | bytes:
        """The seed for `Game.new`."""
        seed = self.deal()
        return seed.seed if isinstance(seed, Deal) else seed

    def deal(self) -> int | Deal:
        """The seed, and how it came about."""
        if self.seed is not None:
            return self.seed
        if not self.secret:
            raise BadRecord(
                self.at["commitment"],
                "the seed of this play is secret until it is over, and then stands in the last line",
            )
        parts = {seat: Part(seal, self.revealed.get(seat, b"")) for seat, seal in self.seals.items()}
        return Deal(bytes.fromhex(self.secret), parts)


def read(text: str | bytes) -> Record:
    """The record that a text or a file's bytes describe; any other content is a BadRecord with its line."""
    return Reader(decode(text)).read()


def decode(text: str | bytes) -> str:
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
        self.record.format = self.format(self.lines[0].strip())
        body = self.header()
        for number in range(body, len(self.lines) + 1):
            self.number = number
            line = self.lines[number - 1].strip()
            if line:
                self.body(line)
        return self.record

    def bad(self, sentence: str) -> BadRecord:
        return BadRecord(self.number, sentence)

    def format(self, line: str) -> int:
        number = line.removeprefix(FIRST)
        if number == line or not NUMBER.fullmatch(number):
            raise self.bad(f'a record begins with "{FIRST}{FORMAT}", not with {quote(line)}')
        if not 1 <= int(number) <= FORMAT:
            raise self.bad(f"formats 1 to {FORMAT} are read here, not {number}: a later Pixelhall may have written it")
        return int(number)

    def header(self) -> int:
        """Reads up to the empty line and returns the number of the next one."""
        self.number = 2
        while self.number <= len(self.lines) and self.lines[self.number - 1].strip():
            key, colon, value = self.lines[self.number - 1].partition(":")
            if not colon:
                raise self.bad(f'a header line is "name: value", not {quote(self.lines[self.number - 1])}')
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
            raise self.bad(f'"{key}" is already in line {self.record.at[key]}')
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
            case ["part", seat]:
                self.record.seals[self.seat(seat)] = self.hex(value)
            case _:
                raise self.bad(
                    f'there is no header "{key[:40]}"; there are: '
                    "game, rules, source NAME, options, seats, seed, commitment, part SEAT"
                )

    def body(self, line: str) -> None:
        if self.record.signature:
            raise self.bad("nothing may stand below the signature")
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
        elif colon and words in (["result"], ["secret"], ["ended"], ["hall"], ["signed"]):
            self.close(words[0], value)
        elif colon and len(words) == 2 and words[0] == "revealed":
            self.reveal(self.seat(words[1]), value)
        else:
            raise self.bad(
                f'a line is "SEAT: action", "SEAT {RESIGNS}", "digest N: hash", "result: …", "secret: …", '
                f'"revealed SEAT: …", "ended: …", "hall: …" or "signed: …", not {quote(line)}'
            )

    def mark(self, ply: int, digest: str) -> None:
        if ply != len(self.record.moves):
            raise self.bad(f"this digest is of action {ply}, but {len(self.record.moves)} actions come before it")
        if ply in self.record.marks:
            raise self.bad(f"the digest of action {ply} is already in line {self.record.marks[ply].line}")
        self.record.marks[ply] = Mark(self.number, digest)

    def close(self, key: str, value: str) -> None:
        if key in self.record.at:
            raise self.bad(f"the {key} is already in line {self.record.at[key]}")
        self.record.at[key] = self.number
        match key:
            case "result":
                self.record.result = self.table(value)
            case "secret":
                self.record.secret = self.digits(value, LENGTH, "a secret seed")
            case "ended" if not ENDED.fullmatch(value):
                raise self.bad(f'an end is written like "time 2026-11-19T22:26:21Z", not {quote(value)}')
            case "ended":
                self.record.ended = value
            case "hall":
                self.record.hall = self.digits(value, 32, "the key of a hall")
            case _:
                self.sign(self.digits(value, 64, "a signature"))

    def reveal(self, seat: Seat, value: str) -> None:
        if seat in self.record.revealed:
            raise self.bad(f"the part of seat {seat} is already in line {self.record.at[f'revealed {seat}']}")
        self.record.at[f"revealed {seat}"] = self.number
        self.record.revealed[seat] = bytes.fromhex(self.digits(value, LENGTH, "a part"))

    def sign(self, signature: str) -> None:
        if "hall" not in self.record.at:
            raise self.bad('the line "hall: …" with the key must stand before the signature')
        self.record.signature = signature
        self.record.signed = "".join(line.removesuffix("\r") + "\n" for line in self.lines[: self.number - 1])

    def digits(self, value: str, length: int, what: str) -> str:
        if len(self.hex(value)) != 2 * length:
            raise self.bad(f"{what} has {2 * length} hexadecimal digits")
        return value

    def seat(self, word: str) -> Seat:
        seat = self.count(word)
        if seat >= MOST_PARTS:
            raise self.bad(f"there is no seat {seat}")
        return seat

    def json(self, value: str) -> object:
        try:
            return json.loads(value)
        except (ValueError, RecursionError) as fault:
            raise self.bad(f"this is not JSON: {quote(value)} ({fault})") from None

    def table(self, value: str) -> dict[str, Any]:
        found = self.json(value)
        if not isinstance(found, dict):
            raise self.bad(f'expected a JSON object such as {{"edition": "mega"}}, not {quote(value)}')
        return found

    def names(self, value: str) -> list[str]:
        found = self.json(value)
        if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
            raise self.bad(f'seats are a JSON list of names such as ["human", "greedy"], not {quote(value)}')
        return [str(name) for name in found]

    def count(self, value: str) -> int:
        if not NUMBER.fullmatch(value):
            raise self.bad(f"expected a whole number of at most 18 digits, not {quote(value)}")
        return int(value)

    def hex(self, value: str) -> str:
        if not HEX.fullmatch(value):
            raise self.bad(f"a hash is written in hexadecimal digits, not {quote(value)}")
        return value


def quote(text: str) -> str:
    return f'"{text[:60]}…"' if len(text) > 60 else f'"{text}"'
