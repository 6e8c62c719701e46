"""A tournament out of its journal. Each entry is looked at before it counts: what cannot be is refused, with what would
be right, and changes nothing."""

import copy
import re
from collections.abc import Callable, Iterable
from typing import Final

from pixelhall.core.errors import PixelhallError
from pixelhall.leagues.event import BYE, METHODS, Event, Fixture
from pixelhall.leagues.journal import Entry
from pixelhall.leagues.pairing import Ended, next_round

MOST_PLAYERS: Final = 512
LENGTHS: Final = (1, 3, 5)


class Refused(PixelhallError):
    """An entry that cannot be, and what would be right."""


def fold(entries: Iterable[Entry]) -> Event:
    event = Event()
    for entry in entries:
        apply(event, entry)
    return event


def apply(event: Event, entry: Entry) -> None:
    """Lets an entry count; Refused changes nothing."""
    known = DEEDS.get(entry.deed)
    if known is None:
        raise Refused(f'there is no deed "{entry.deed}"; there are: {", ".join(DEEDS)}')
    if not event.name and entry.deed != "open":
        raise Refused("an event begins with: open NAME method=swiss")
    if event.over and entry.deed not in ("correct", "reopen"):
        raise Refused(f"the event is over: {event.over}")
    trial = copy.deepcopy(event)
    known(trial, entry)
    event.__dict__.update(trial.__dict__)


def announce(event: Event, entry: Entry) -> None:
    """open NAME method=swiss best=3 rounds=5 cut=8 third=yes seed=7"""
    if event.name:
        raise Refused("the event is open already")
    name, *settings = entry.words or ("",)
    if not name or "=" in name:
        raise Refused("an event has a name: open NAME method=swiss")
    event.name, event.organiser = name, entry.actor
    for one in settings:
        key, _, value = one.partition("=")
        if key not in SETTINGS:
            raise Refused(f'there is no setting "{key}"; there are: {", ".join(SETTINGS)}')
        setattr(event, key, SETTINGS[key](value, key))
    if not event.method:
        raise Refused(f"say how it is played: method={', '.join(METHODS)}")
    if event.cut and event.method != "swiss":
        raise Refused("only a Swiss goes on into a ladder of the best: leave cut away")


def one_of(right: tuple[object, ...]) -> Callable[[str, str], object]:
    def read(value: str, key: str) -> object:
        found = [one for one in right if str(one) == value]
        if not found:
            raise Refused(f"{key} is one of {', '.join(str(one) for one in right)}, not {value}")
        return found[0]

    return read


def number(least: int, most: int) -> Callable[[str, str], object]:
    def read(value: str, key: str) -> object:
        if not value.isdecimal() or not least <= int(value) <= most:
            raise Refused(f"{key} is a number from {least} to {most}, not {value}")
        return int(value)

    return read


def flag(value: str, key: str) -> bool:
    if value not in ("yes", "no"):
        raise Refused(f"{key} is yes or no, not {value}")
    return value == "yes"


SETTINGS: Final[dict[str, Callable[[str, str], object]]] = {
    "method": one_of(METHODS),
    "best": one_of(LENGTHS),
    "rounds": number(1, 99),
    "cut": one_of((2, 4, 8, 16, 32)),
    "third": flag,
    "reset": flag,
    "seed": number(0, 10**18),
}


def runs(event: Event, actor: str) -> None:
    if actor != event.organiser and actor not in event.helpers:
        raise Refused(f"that is for {event.organiser}, who runs the event, and for helpers")


def the_player(event: Event, entry: Entry) -> str:
    """Whom an entry is about: players speak for themselves, the organiser for everybody."""
    name = entry.words[0] if entry.words else entry.actor
    if name != entry.actor:
        runs(event, entry.actor)
    return name


def enter(event: Event, entry: Entry) -> None:
    name = the_player(event, entry)
    if name in event.players and name not in event.gone:
        raise Refused(f"{name} takes part already")
    if event.begun and event.method != "swiss":
        raise Refused("it has begun: whoever comes late can only enter a Swiss")
    if event.begun and event.cut and any(one.part == "cut" for one in event.fixtures):
        raise Refused("the ladder of the best has begun: nobody can enter any more")
    if len(event.players) >= MOST_PLAYERS:
        raise Refused(f"an event has at most {MOST_PLAYERS} players")
    if name in event.gone:
        event.gone.remove(name)
    else:
        event.players.append(name)


def drop(event: Event, entry: Entry) -> None:
    """Who leaves loses the match that is open."""
    name = the_player(event, entry)
    if name not in event.active():
        raise Refused(f"{name} does not take part")
    event.gone.append(name)
    if not event.begun:
        event.players.remove(name)
        event.gone.remove(name)
    for one in event.open():
        if name in one.players:
            one.absent = (*one.absent, name)


def help_(event: Event, entry: Entry) -> None:
    if entry.actor != event.organiser:
        raise Refused(f"helpers are named by {event.organiser}")
    event.helpers += [name for name in entry.words if name not in event.helpers]


def forbid(event: Event, entry: Entry) -> None:
    runs(event, entry.actor)
    if len(entry.words) != 2 or entry.words[0] == entry.words[1]:
        raise Refused("two players who are not to meet: forbid Ann Bob")
    event.forbidden.append(frozenset(entry.words))


def begin_round(event: Event, entry: Entry) -> None:
    """round 2: the fixtures follow from the event; its number says that nobody pairs a round twice."""
    runs(event, entry.actor)
    if entry.words != (str(event.round + 1),):
        raise Refused(f"the next round is: round {event.round + 1}")
    if event.open():
        raise Refused(f"still open: {', '.join(told(one) for one in event.open()[:4])}")
    found = next_round(event)
    if isinstance(found, Ended):
        event.over = found.why
        return
    event.round += 1
    event.fixtures += found


def told(one: Fixture) -> str:
    return f"{one.number} {one.first} against {one.second}"


def the_fixture(event: Event, entry: Entry) -> Fixture:
    given = entry.words[0] if entry.words else ""
    found = [one for one in event.fixtures if str(one.number) == given]
    if not found:
        raise Refused(f"there is no match {given or 'without a number'}; say: {entry.deed} 3 2-1")
    if found[0].is_bye:
        raise Refused(f"{found[0].first} has a bye in match {given}")
    return found[0]


def result(event: Event, entry: Entry) -> None:
    """result 3 2-1 · result 3 absent Ann (Bob)"""
    one = the_fixture(event, entry)
    if entry.actor not in one.players:
        runs(event, entry.actor)
    if one.is_over:
        raise Refused(f"match {one.number} has its result; the organiser can correct it: correct {one.number} 2-1")
    one.score, one.absent = outcome(event, one, entry.words[1:])


def outcome(event: Event, one: Fixture, words: tuple[str, ...]) -> tuple[tuple[int, int] | None, tuple[str, ...]]:
    if words[:1] == ("absent",) and len(words) > 1:
        strangers = [name for name in words[1:] if name not in one.players]
        if strangers:
            raise Refused(f"{strangers[0]} does not play match {one.number}")
        return None, words[1:]
    match = re.fullmatch(r"(\d)-(\d)", words[0]) if len(words) == 1 else None
    if match is None:
        raise Refused(f"a result reads: result {one.number} 2-1, or: result {one.number} absent {one.first}")
    score = int(match[1]), int(match[2])
    wanted = event.best // 2 + 1
    if max(score) > wanted or min(score) == wanted:
        raise Refused(f"a match of {event.best} ends with {wanted} battles won by one player; {words[0]} cannot be")
    if score[0] == score[1] and (event.method in ("ladder", "double") or one.part):
        raise Refused(
            "a match of a ladder has a winner: more trophies, then more Life of the Leader, then one more battle (A-179)"
        )
    return score, ()


def correct(event: Event, entry: Entry) -> None:
    """correct 3 1-2: later rounds stay as they were paired."""
    runs(event, entry.actor)
    one = the_fixture(event, entry)
    if not one.is_over:
        raise Refused(f"match {one.number} has no result yet: result {one.number} 2-1")
    before = one.winner
    one.score, one.absent = outcome(event, one, entry.words[1:])
    on = [other for other in event.fixtures if other.round > one.round]
    if before != one.winner and on and (event.method in ("ladder", "double") or one.part):
        raise Refused(f"round {on[0].round} was paired by that result; take it back first: unpair {event.round}")


def unpair(event: Event, entry: Entry) -> None:
    """unpair 2: takes the last round back, as long as no match of it was played."""
    runs(event, entry.actor)
    if not event.begun or entry.words != (str(event.round),):
        raise Refused(f"the last round is: unpair {event.round}" if event.begun else "no round has been paired yet")
    played = [one for one in event.of_round(event.round) if one.score is not None]
    if played:
        raise Refused(f"match {played[0].number} was played: a round with results stands")
    event.fixtures = [one for one in event.fixtures if one.round != event.round]
    event.round -= 1


def reopen(event: Event, entry: Entry) -> None:
    runs(event, entry.actor)
    if not event.over:
        raise Refused("the event is not over")
    event.over = ""


def close(event: Event, entry: Entry) -> None:
    runs(event, entry.actor)
    event.over = " ".join(entry.words) or f"{entry.actor} has ended it"


DEEDS: Final[dict[str, Callable[[Event, Entry], None]]] = {
    "open": announce,
    "enter": enter,
    "drop": drop,
    "help": help_,
    "forbid": forbid,
    "round": begin_round,
    "result": result,
    "correct": correct,
    "unpair": unpair,
    "reopen": reopen,
    "end": close,
}


def changes(event: Event, entry: Entry) -> list[str]:
    """What an entry would change in the standings, before it is made: a line for each player who moves."""
    from pixelhall.leagues.standings import table

    trial = copy.deepcopy(event)
    apply(trial, entry)
    before = {one.name: one for one in table(event)}
    return [
        f"{one.name}: place {before[one.name].place} → {one.place}, {before[one.name].points:g} → {one.points:g} points"
        for one in table(trial)
        if one.name in before and (before[one.name].place, before[one.name].points) != (one.place, one.points)
    ]


__all__ = ["BYE", "Refused", "apply", "changes", "fold"]
