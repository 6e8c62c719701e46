"""What strangers hand in, records and card sets, is read in a process of its own and within a time limit."""

import functools
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from pixelhall.core import records, signing
from pixelhall.core import texts as contents
from pixelhall.core.deals import Deal
from pixelhall.core.errors import BadOption, BadRecord, BadSet, Fault, PixelhallError
from pixelhall.core.game import Seat, State
from pixelhall.core.texts import Texts
from pixelhall.players.course import course
from pixelhall.server import wire
from pixelhall.server.refusals import Refusal
from pixelhall.server.tables.opening import rules
from pixelhall.server.tables.views import card_facts
from pixelhall.server.workers.bots import NOBODYS, WorkerPool
from pixelhall.server.workers.limit import time_limit
from pixelhall.server.workers.printing import printed
from pixelhall.server.workers.turns import Whose
from pixelhall.server.workers.writing import completed, desk_report, measured

PROOF = 60.0  # seconds
READING = 8.0
SHORT = 600  # lines of a record that is read soon; longer ones have a worker of their own
QUEUE = 90.0  # seconds that somebody waits for a worker
MOST_WAITING = 100
MOST_OF_ONE = 8  # that wait from one address
EVERY = 25  # moves between two positions that are kept of a record


class Chores:
    """The workers that do this, one for what is quick and one for long records; `texts` are the content texts that this
    hall has kept, `key` is the one with which its signatures are checked."""

    def __init__(self, texts: Texts, key: str = "") -> None:
        self.texts = texts
        self.key = key
        self.quick = WorkerPool(1, most=MOST_WAITING, most_of_one=MOST_OF_ONE)
        self.long = WorkerPool(1, most=MOST_WAITING, most_of_one=MOST_OF_ONE)

    async def verify(self, text: str, whose: Whose = NOBODYS) -> wire.Verdict:
        """Whether a record is true."""
        pool = self.pool_for(text)
        async with pool.turns.turn(whose, QUEUE):
            return await pool.elsewhere(functools.partial(verdict, text, self.texts, self.key))

    async def study(self, text: str, whose: Whose = NOBODYS) -> "Study":
        """What a true record says, with some of its positions; a Refusal tells why it is not true."""
        pool = self.pool_for(text)
        async with pool.turns.turn(whose, QUEUE):
            found = await pool.elsewhere(functools.partial(study_record, text, self.texts))
        if isinstance(found, str):
            raise Refusal("not_an_option", found)
        return found

    async def check(self, game: str, toml: str, whose: Whose = NOBODYS) -> wire.SetReport:
        """A card set with its faults."""
        async with self.quick.turns.turn(whose, QUEUE):
            return await self.quick.elsewhere(functools.partial(report, game, toml))

    async def try_sentence(self, game: str, text: str, box: str, whose: Whose = NOBODYS) -> wire.DeskReport:
        """A sentence on the desk."""
        async with self.quick.turns.turn(whose, QUEUE):
            return await self.quick.elsewhere(functools.partial(desk_report, game, text, box))

    async def measure(self, game: str, text: str, box: str, whose: Whose = NOBODYS) -> wire.Measured:
        """What plays show a sentence to be worth."""
        async with self.long.turns.turn(whose, QUEUE):
            return await self.long.elsewhere(functools.partial(measured, game, text, box))

    async def complete(self, game: str, text: str, box: str, whose: Whose = NOBODYS) -> wire.Completed:
        """How a sentence can go on."""
        async with self.quick.turns.turn(whose, QUEUE):
            return await self.quick.elsewhere(functools.partial(completed, game, text, box))

    async def print(self, game: str, asked: wire.Print, whose: Whose = NOBODYS) -> bytes:
        """Cards for a printer, as a file."""
        async with self.long.turns.turn(whose, QUEUE):
            found = await self.long.elsewhere(functools.partial(printed, game, asked))
        if isinstance(found, str):
            raise Refusal("not_an_option", found)
        return found

    def pool_for(self, text: str) -> WorkerPool:
        return self.quick if text.count("\n") <= SHORT else self.long

    def close(self) -> None:
        self.quick.close()
        self.long.close()


# In the other process.


def verdict(text: str, texts: Texts, key: str = "") -> wire.Verdict:
    """Whether a record is true in every line, the line where it departs, and words about it; and whether the hall with
    this key attests it."""
    attested = False
    try:
        with time_limit(PROOF):
            record = records.read(text)
            attested = bool(record.signature) and record.hall == key and signing.is_signed(record)
            refuse_paths(record.options)
            game = rules(record.game)
            records.verify(game, record, texts)
    except BadRecord as fault:
        return wire.Verdict(true=False, line=fault.line, words=str(fault), attested=attested)
    except PixelhallError as fault:
        return wire.Verdict(true=False, line=0, words=str(fault), attested=attested)
    proved = f"True in every line: {len(record.moves)} actions, {len(record.comparable())} digests."
    told = [f"({remark})" for remark in records.remarks(game, record)]
    return wire.Verdict(
        true=True, line=0, words=" ".join([proved, *told, witness(record, attested)]), attested=attested
    )


def witness(record: records.Record, attested: bool) -> str:
    """Who says that it was played so."""
    if attested:
        return "Signed by this hall: it was played here, by those who are named."
    if record.signature:
        return f"Signed by another hall, with the key {record.hall[:16]}…, for which this one cannot speak."
    return "No hall has signed it: the play is true, but anybody could have written who played it."


@dataclass
class Study:
    """What a record says, once it is proved: `dumps` are those of every EVERYth position, the first included."""

    game: str
    options: dict[str, Any]
    seats: list[str]
    moves: list[tuple[Seat, str]]
    seed: int | str  # a number, or the hexadecimal digits of a secret one
    deal: Deal | None  # how a secret one came about
    dumps: list[bytes]
    shares: list[list[float]]  # what each seat could expect at each step


def study_record(text: str, texts: Texts) -> Study | str:
    try:
        with time_limit(PROOF):
            record = records.read(text)
            refuse_paths(record.options)
            game = rules(record.game)
            dumps: list[bytes] = []
            shares = course(game, keep_some(records.proof(game, record, texts), dumps))
            options = game.options_then(record.options, record.rules)
            options = contents.with_kept_texts(game, options, record.sources, texts)
    except PixelhallError as fault:
        return str(fault)
    deal = record.deal()
    return Study(
        record.game,
        options,
        record.seats,
        [(move.seat, move.text) for move in record.moves],
        deal.seed.hex() if isinstance(deal, Deal) else deal,
        deal if isinstance(deal, Deal) else None,
        dumps,
        shares,
    )


def keep_some(states: Iterable[State], dumps: list[bytes]) -> Iterator[State]:
    """Passes the positions on and adds a dump of every EVERYth to the list."""
    for step, state in enumerate(states):
        if step % EVERY == 0:
            dumps.append(pack(state))
        yield state


def pack(state: State) -> bytes:
    return zlib.compress(msgspec.json.encode(state.dump()), 1)


def unpack(data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(zlib.decompress(data))
    return found


def report(game: str, toml: str) -> wire.SetReport:
    try:
        with time_limit(READING):
            found = rules(game).shelf().prove(toml if "\n" in toml else toml + "\n")
    except BadSet as bad:
        return fault_report(bad.faults)
    except PixelhallError as fault:
        return fault_report([Fault(str(fault))])
    cards = [card_facts(card) for card in found.cards]
    return wire.SetReport(name=found.name, title=found.title, cards=cards, faults=[], remarks=list(found.remarks))


def fault_report(faults: list[Fault]) -> wire.SetReport:
    told = [
        wire.SetFault(
            line=fault.line,
            column=fault.column,
            words=fault.words,
            expected=list(fault.expected),
            nearest=fault.nearest,
            fix=None if fault.fix is None else wire.SetFix(**vars(fault.fix)),
        )
        for fault in faults
    ]
    return wire.SetReport(name="", title="", cards=[], faults=told, remarks=[])


def refuse_unchosen(options: dict[str, Any]) -> None:
    """Refuses options that a stranger cannot choose: those that follow from what is played, and whatever is no name."""
    if options != contents.chosen_options(options):
        raise BadOption(f"{' and '.join(contents.UNCHOSEN)} follow from what is played: they cannot be chosen")
    refuse_paths(options, texts=False)


def refuse_paths(options: object, texts: bool = True) -> None:
    """Refuses options from strangers that look like the path of a file. Names are fine, and whole texts where `texts` says
    so."""
    if isinstance(options, dict):
        options = [*options, *options.values()]
    if isinstance(options, list):
        for inner in options:
            refuse_paths(inner, texts)
    elif (
        isinstance(options, str)
        and not (texts and "\n" in options)
        and (set(options) & set("/\\:~\0\n") or options.lower().endswith(".toml"))
    ):
        raise BadOption(f'"{options[:60]}" looks like the path of a file; at the hall, options are names')
