"""What strangers hand in is read in a process of its own, for so long and no longer: records to be proved, card sets to
be checked."""

import contextlib
import functools
import signal
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from pixelhall.core import records
from pixelhall.core import texts as contents
from pixelhall.core.errors import BadOption, BadRecord, BadSet, Fault, PixelhallError
from pixelhall.core.game import Seat, State
from pixelhall.core.texts import Texts
from pixelhall.players.course import course
from pixelhall.server import wire
from pixelhall.server.refusals import Refusal
from pixelhall.server.tables.table import rules
from pixelhall.server.tables.views import card_facts
from pixelhall.server.workers.bots import Workshop

PROOF = 60.0  # seconds
READING = 8.0
EVERY = 25  # moves between two positions that are kept of a record


class Chores(Workshop):
    """`texts` are those that the plays of this hall were played with."""

    def __init__(self, workers: int, texts: Texts) -> None:
        super().__init__(workers)
        self.texts = texts

    async def verify(self, text: str) -> wire.Verdict:
        """Whether a record is true."""
        return await self.elsewhere(functools.partial(verdict, text, self.texts))

    async def study(self, text: str) -> "Study":
        """A record that is true, with positions on the way; a Refusal tells why it is not."""
        found = await self.elsewhere(functools.partial(studied, text, self.texts))
        if isinstance(found, str):
            raise Refusal("not_an_option", found)
        return found

    async def check(self, game: str, toml: str) -> wire.SetReport:
        """A card set with its faults."""
        return await self.elsewhere(functools.partial(report, game, toml))


# In the other process.


class TooLong(PixelhallError):
    """It took longer than a stranger may ask for."""


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """Ends by itself, where the system can do that."""

    def ring(number: int, frame: Any) -> None:
        raise TooLong(f"this takes more than {seconds:.0f} seconds to read, so it is not read")

    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def verdict(text: str, texts: Texts) -> wire.Verdict:
    """Whether a record is true in every line, the line where it departs, and words about it."""
    try:
        with within(PROOF):
            record = records.read(text)
            pathless(record.options)
            game = rules(record.game)
            records.verify(game, record, texts)
    except BadRecord as fault:
        return wire.Verdict(true=False, line=fault.line, words=str(fault))
    except PixelhallError as fault:
        return wire.Verdict(true=False, line=0, words=str(fault))
    proved = f"True in every line: {len(record.moves)} actions, {len(record.comparable())} digests."
    told = [f"({remark})" for remark in records.remarks(game, record)]
    return wire.Verdict(true=True, line=0, words=" ".join([proved, *told]))


@dataclass
class Study:
    """What a record says, once it is proved: `kept` are dumps of every so many positions, the first one included."""

    game: str
    options: dict[str, Any]
    seats: list[str]
    moves: list[tuple[Seat, str]]
    seed: int | str  # a number, or the hexadecimal digits of a secret one
    kept: list[bytes]
    shares: list[list[float]]  # what each seat could expect at each step


def studied(text: str, texts: Texts) -> Study | str:
    try:
        with within(PROOF):
            record = records.read(text)
            pathless(record.options)
            game = rules(record.game)
            kept: list[bytes] = []
            shares = course(game, keeping(records.proof(game, record, texts), kept))
            options = contents.with_kept(game, record.options, record.sources, texts)
    except PixelhallError as fault:
        return str(fault)
    return Study(
        record.game,
        options,
        record.seats,
        [(move.seat, move.text) for move in record.moves],
        record.secret if record.seed is None else record.seed,
        kept,
        shares,
    )


def keeping(states: Iterable[State], kept: list[bytes]) -> Iterator[State]:
    """The same positions, of which every so many are kept."""
    for step, state in enumerate(states):
        if step % EVERY == 0:
            kept.append(packed(state))
        yield state


def packed(state: State) -> bytes:
    return zlib.compress(msgspec.json.encode(state.dump()), 1)


def unpacked(data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(zlib.decompress(data))
    return found


def report(game: str, toml: str) -> wire.SetReport:
    try:
        with within(READING):
            found = rules(game).shelf().prove(toml if "\n" in toml else toml + "\n")
    except BadSet as bad:
        return faulty(bad.faults)
    except PixelhallError as fault:
        return faulty([Fault(str(fault))])
    cards = [card_facts(card) for card in found.cards]
    return wire.SetReport(name=found.name, title=found.title, cards=cards, faults=[], remarks=list(found.remarks))


def faulty(faults: list[Fault]) -> wire.SetReport:
    told = [
        wire.SetFault(
            line=fault.line,
            column=fault.column,
            words=fault.words,
            expected=list(fault.expected),
            nearest=fault.nearest,
        )
        for fault in faults
    ]
    return wire.SetReport(name="", title="", cards=[], faults=told, remarks=[])


def pathless(options: object, texts: bool = True) -> None:
    """Options that come from strangers name things, or carry them whole where that is allowed; they never say where a
    file is."""
    if isinstance(options, dict):
        options = [*options, *options.values()]
    if isinstance(options, list):
        for inner in options:
            pathless(inner, texts)
    elif (
        isinstance(options, str)
        and not (texts and "\n" in options)
        and (set(options) & set("/\\:~\0\n") or options.lower().endswith(".toml"))
    ):
        raise BadOption(f'"{options[:60]}" looks like the path of a file; at the hall, options are names')
