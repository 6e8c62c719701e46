"""`pixelhall tournament`: a tournament in one file, for people at one screen and machines. The file is its journal."""

import json
import os
import time
from pathlib import Path

import click

import pixelhall
from pixelhall.cli.shared import DEFAULT_GAME, play_options, print_lines
from pixelhall.core.errors import BadOption, BadText
from pixelhall.lab.match import match
from pixelhall.leagues.event import WIN, Event, Fixture
from pixelhall.leagues.fold import DEEDS, Refused, apply, changes, fold, told
from pixelhall.leagues.journal import Entry, read_journal
from pixelhall.leagues.standings import WORDS, table
from pixelhall.players import NAMES

SHOWN = ("show", "standings", "json", "run")
HELP = """Runs a tournament whose journal is FILE. Without a deed it shows how it stands.

\b
  open NAME method=swiss     ladder, double, robin or swiss; best=3 rounds=5
                             cut=8 third=yes seed=7
  enter NAME …  drop NAME    players come and leave
  forbid NAME NAME           these two are not to meet
  round                      pairs the next round
  result 3 2-1               battles won in match 3; or: result 3 absent Ann
  correct 3 1-2  unpair      mends a result; takes the last round back
  run                        machines play their open matches
  show  standings  json      what there is to see
"""


@click.command(help=HELP)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.argument("deed", default="show")
@click.argument("words", nargs=-1)
@click.option("--as", "actor", default="organiser", show_default=True, help="Who does it.")
@click.option("--game", default=DEFAULT_GAME, show_default=True, help="What machines play (run).")
@click.option("--option", "others", multiple=True, metavar="NAME=VALUE", help="Any option of that game.")
@click.option("--try", "trial", is_flag=True, help="Only says what a correction would change.")
def command(
    file: Path, deed: str, words: tuple[str, ...], actor: str, game: str, others: tuple[str, ...], trial: bool
) -> None:
    if deed not in SHOWN and deed not in DEEDS:
        raise BadText(f'there is no deed "{deed}"; there are: {", ".join((*DEEDS, *SHOWN))}')
    event = fold(read(file))
    if deed == "run":
        run(file, event, actor, game, others)
    elif deed in SHOWN:
        show(event, deed, file)
    else:
        for entry in entries(event, actor, deed, words):
            if trial:
                print_lines(changes(event, entry) or ["Nothing would change."])
                continue
            write(file, event, entry)
        if not trial:
            print_lines(lines(event) if deed in ("round", "open") else [f"Noted. {stands(event)}"])


def entries(event: Event, actor: str, deed: str, words: tuple[str, ...]) -> list[Entry]:
    """What was typed as entries: `round` and `unpair` find their own number, several players enter at once."""
    now = time.time_ns() // 1_000_000
    if deed == "round" and not words:
        words = (str(event.round + 1),)
    if deed == "unpair" and not words:
        words = (str(event.round),)
    if deed in ("enter", "drop"):
        return [Entry(now, actor, deed, (name,)) for name in words]
    return [Entry(now, actor, deed, words)]


def read(file: Path) -> list[Entry]:
    if not file.exists():
        return []
    try:
        return read_journal(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise BadText(f"{file} cannot be read: {fault}") from fault


def write(file: Path, event: Event, entry: Entry) -> None:
    """The entry counts, and stands in the file before anything is said of it."""
    apply(event, entry)
    with file.open("a", encoding="utf-8") as journal:
        journal.write(entry.text() + "\n")
        journal.flush()
        os.fsync(journal.fileno())


def run(file: Path, event: Event, actor: str, game: str, others: tuple[str, ...]) -> None:
    """Every open match of two machines is played; then, where nobody else is waited for, the next round."""
    if not event.name:
        raise Refused("an event begins with: open NAME method=swiss")
    options = play_options(pixelhall.game(game), "", 0, (), others)
    while not event.over:
        waiting = [one for one in event.open() if not are_machines(one)]
        for one in [one for one in event.open() if are_machines(one)]:
            names = (character(one.first), character(one.second))
            won = match(game, options, names, event.best, event.seed * 1_000 + one.number)
            if won[0] == won[1]:
                raise BadOption(f"{told(one)}: nobody has won {event.best // 2 + 1} battles; note a result yourself")
            write(
                file,
                event,
                Entry(time.time_ns() // 1_000_000, actor, "result", (str(one.number), f"{won[0]}-{won[1]}")),
            )
            click.echo(f"{one.first} {won[0]}-{won[1]} {one.second}")
        if waiting:
            print_lines([f"Still open: {', '.join(told(one) for one in waiting)}"])
            return
        write(file, event, Entry(time.time_ns() // 1_000_000, actor, "round", (str(event.round + 1),)))
    print_lines(lines(event))


def character(name: str) -> str:
    """Machines enter by their names; "odile 2" is another odile."""
    return name.split(" ")[0].lower()


def are_machines(one: Fixture) -> bool:
    return all(character(name) in NAMES for name in one.players)


def show(event: Event, what: str, file: Path) -> None:
    if not event.name:
        raise Refused(f'{file} is empty; begin with: pixelhall tournament {file} open "Evening" method=swiss')
    if what == "json":
        click.echo(json.dumps(data(event), indent=2))
    else:
        print_lines(standings(event) if what == "standings" else lines(event))


def stands(event: Event) -> str:
    if event.over:
        return f"It is over: {event.over}."
    if not event.begun:
        return f"{len(event.players)} take part."
    return f"{len(event.open())} matches of round {event.round} are open."


def lines(event: Event) -> list[str]:
    """The event, the matches of its round with their reasons, and the standings."""
    found = [f"{event.name} ({event.method}, best of {event.best}). {stands(event)}"]
    if event.begun:
        found += ["", f"Round {event.round}", *(match_line(one) for one in event.of_round(event.round)), ""]
        return found + standings(event)
    return found + [f"  {name}" for name in event.players]


def match_line(one: Fixture) -> str:
    if one.is_bye:
        return f"{one.number:>3}  {one.first or 'nobody'}: {one.why}"
    if one.absent:
        score = f"absent: {' and '.join(one.absent)}"
    else:
        score = f"{one.score[0]}-{one.score[1]}" if one.score else "open"
    return f"{one.number:>3}  {one.first} – {one.second}   {score}   ({one.why})"


def standings(event: Event) -> list[str]:
    rows = table(event)
    width = max((len(one.name) for one in rows), default=4)
    head = f"{'':>3}  {'':<{width}} {'points':>7}{'opp.':>7}{'beaten':>8}{'battles':>9}"
    return [head] + [
        f"{one.place:>3}  {one.name:<{width}} {one.numbers[0]:>7g}{one.numbers[1]:>7g}{one.numbers[2]:>8g}"
        f"{one.numbers[3]:>9g}{'  left' if one.left else ''}"
        for one in rows
    ]


def data(event: Event) -> dict[str, object]:
    return {
        "name": event.name,
        "method": event.method,
        "best": event.best,
        "round": event.round,
        "over": event.over,
        "fixtures": [
            {**vars(one), "points": [one.points(name) / WIN for name in one.players]} for one in event.fixtures
        ],
        "standings": [
            {"place": one.place, "name": one.name, "left": one.left, **dict(zip(WORDS, one.numbers))}
            for one in table(event)
        ],
    }
