"""What strangers write on the desk, one sentence at a time: read, tried and measured in another process, within a time
limit."""

import dataclasses

from pixelhall.core.desk import Reading, Worth
from pixelhall.core.errors import BadCard, PixelhallError
from pixelhall.lab import desk
from pixelhall.server import wire
from pixelhall.server.tables.opening import rules
from pixelhall.server.tables.views import view_of
from pixelhall.server.workers.limit import time_limit

READING = 8.0  # seconds for a sentence and its example
PLAYING = 6.0  # for the plays that measure it
PLAYS = 24
LONGEST_WORDS = 2.0


def desk_report(game: str, text: str, box: str) -> wire.DeskReport:
    """A sentence on the desk; the nearest one that is understood, with the fault, if it is not."""
    shelf = rules(game).shelf()
    fault: wire.SetFault | None = None
    try:
        with time_limit(READING):
            try:
                reading = shelf.study(text, box)
            except BadCard as bad:
                fault = sentence_fault(bad)
                if not bad.nearest:
                    return wire.DeskReport(box=box, text="", fault=fault)
                reading = shelf.study(bad.nearest, box)
            return on_desk(game, reading, fault)
    except BadCard as bad:
        return wire.DeskReport(box=box, text="", fault=fault or sentence_fault(bad))
    except PixelhallError as wrong:
        return wire.DeskReport(box=box, text="", fault=fault or told(str(wrong)))


def sentence_fault(bad: BadCard) -> wire.SetFault:
    return wire.SetFault(
        line=0, column=bad.column, words=bad.cause, expected=list(bad.expected), nearest=bad.nearest, fix=None
    )


def told(words: str) -> wire.SetFault:
    return wire.SetFault(line=0, column=0, words=words, expected=[], nearest="", fix=None)


def on_desk(game: str, reading: Reading, fault: wire.SetFault | None) -> wire.DeskReport:
    found = desk.example(rules(game), reading.text, reading.box)
    shown: wire.DeskExample | None = None
    if found is not None:
        views = [view_of(rules(game), state, desk.ME) for state in (found.before, found.after)]
        shown = wire.DeskExample(before=views[0], after=views[1], acts=list(found.words), told=list(found.told))
    return wire.DeskReport(
        box=reading.box,
        text=reading.text,
        fault=fault,
        parts=[wire.DeskPart(**vars(one)) for one in reading.parts],
        remarks=list(reading.remarks),
        near=[wire.DeskNear(**vars(one)) for one in reading.near],
        worth=weighed(reading.worth),
        example=shown,
    )


def weighed(worth: Worth | None) -> wire.DeskWorth | None:
    return None if worth is None else wire.DeskWorth(**dataclasses.asdict(worth))


def measured(game: str, text: str, box: str) -> wire.Measured:
    """What plays show a sentence to be worth; only the printed form of an understood one is played."""
    shelf = rules(game).shelf()
    try:
        with time_limit(READING + PLAYING):
            reading = shelf.study(text, box)
            found = desk.measure(rules(game), reading.text, reading.box, PLAYS, PLAYING)
            return wire.Measured(worth=weighed(found), printed=shelf.measured(reading.box))
    except PixelhallError:
        return wire.Measured(worth=None, printed=[])


def completed(game: str, text: str, box: str) -> wire.Completed:
    try:
        with time_limit(LONGEST_WORDS):
            found = rules(game).shelf().complete(text, box)
    except PixelhallError:
        return wire.Completed(typed="", words=[])
    return wire.Completed(typed=found.typed, words=list(found.words))
