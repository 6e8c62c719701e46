"""`pixelhall play`: plays at a table, new or resumed."""

import secrets
from pathlib import Path
from typing import Any

import click

import pixelhall
from pixelhall.cli import saves
from pixelhall.cli.boards import board
from pixelhall.cli.names import HUMAN
from pixelhall.cli.screen import Screen
from pixelhall.cli.shared import DEFAULT_GAME, play_options
from pixelhall.cli.table import Leave, Table
from pixelhall.core import records
from pixelhall.core import texts as contents
from pixelhall.core.errors import BadOption, BadRecord
from pixelhall.core.game import Game
from pixelhall.core.undo import Step
from pixelhall.players import LEVELS, NAMES, USUAL
from pixelhall.players.levels import BY_NAME

RECALLED = 8  # lines of the log that are shown again when a play is resumed


@click.command()
@click.argument("game", default="", metavar="[GAME]")
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="WHO",
    help=f"Who sits in each seat, in order: {HUMAN}, or a machine player, the easiest first: {', '.join(level.name for level in LEVELS)}. "
    f"Usual: {HUMAN}, {USUAL}.",
)
@click.option("--edition", default="", help="A named bundle of options, such as deluxe, mega or original.")
@click.option("--series", type=int, default=0, help="Best of 1, 3 or 5 battles.")
@click.option(
    "--option",
    "others",
    multiple=True,
    metavar="NAME=VALUE",
    help="Any option of the game; pixelhall games GAME lists them.",
)
@click.option(
    "--set", "sets", multiple=True, metavar="SET", help="A card set by name, or your own file that ends in .toml."
)
@click.option("--seed", type=click.IntRange(0, 10**15), help="The same seed deals the same cards.")
@click.option("--resume", metavar="FILE", help="Goes on with a saved play; last for the one saved last.")
@click.option(
    "--hints", is_flag=True, help="Allows hint also where several persons play; against machines it always is."
)
@click.option("--ask-all", is_flag=True, help="Asks even what can only be declined.")
@click.option("--plain", is_flag=True, help="Sentences instead of a drawn board, for screen readers.")
@click.option("--no-color", is_flag=True, help="No colours; NO_COLOR in the environment does the same.")
def command(
    game: str,
    seats: tuple[str, ...],
    edition: str,
    series: int,
    others: tuple[str, ...],
    sets: tuple[str, ...],
    seed: int | None,
    resume: str | None,
    hints: bool,
    ask_all: bool,
    plain: bool,
    no_color: bool,
) -> None:
    """Plays GAME (usually pixel-tactics). Type help at the table."""
    screen = Screen(plain, not no_color)
    if resume is not None:
        if game or seats or edition or series or others or sets or seed is not None:
            raise click.UsageError(
                "--resume goes on with the game, seats, options and seed of the record; leave them out"
            )
        table = resume_table(Path(resume) if resume != "last" else saves.last(), screen)
    else:
        rules = pixelhall.game(game or DEFAULT_GAME)
        options = play_options(rules, edition, series, sets, others)
        table = new_table(rules, options, seats, secrets.randbelow(10**9) if seed is None else seed, screen)
    table.ask_all = ask_all
    table.hints = hints or len(table.humans) == 1
    sit(table)


def new_table(game: Game[Any], options: dict[str, Any], seats: tuple[str, ...], seed: int, screen: Screen) -> Table:
    """A table for a new play."""
    state = game.new(options, seed)
    names = seat_names(game, list(seats), game.seats(state))
    save = saves.new(game.name, lambda line: screen.say(line, "yellow"))
    contents.keep_all(game, state, game.sources(state), save.keep)
    recorder = records.Recorder(game, state, options, names, seed, save.append)
    table = Table(game, board(game.name), state, recorder, names, seed, save, screen, [])
    characters = [(seat, BY_NAME[name]) for seat, name in enumerate(names) if name in BY_NAME]
    table.notes = [f"{table.called[seat]} sits at the table. {level.words}" for seat, level in characters]
    return table


def seat_names(game: Game[Any], names: list[str], count: int) -> list[str]:
    """Who sits in each seat: those named, then the usual ones."""
    if len(names) > count:
        raise BadOption(f"this play has {count} seats, but --seat is given {len(names)} times")
    names += ([HUMAN, *[USUAL] * count] if not names else [USUAL] * count)[: count - len(names)]
    for name in names:
        if name != HUMAN and name not in NAMES:
            raise BadOption(f'there is no player "{name}"; there are: {HUMAN}, {", ".join(NAMES)}')
    return names


def resume_table(path: Path, screen: Screen) -> Table:
    """The table of a saved play, at the position where it was left."""
    save = saves.Save(path, lambda line: screen.say(line, "yellow"))
    try:
        return table_of_save(save, screen)
    except BadOption:
        save.leave()
        raise


def table_of_save(save: saves.Save, screen: Screen) -> Table:
    """The table of a record that is locked already."""
    path = save.path
    try:
        record = records.read(saves.without_torn_line(saves.contents(path)))
        game = pixelhall.game(record.game)
        steps, state = replay_steps(game, record)
        names = seat_names(game, list(record.seats), game.seats(state))
    except BadRecord as fault:
        raise BadOption(f"{path} cannot be resumed: {fault}") from fault
    if game.result(state) is not None and record.result is not None:
        raise BadOption(f"the play in {path} is over; pixelhall replay shows it")
    contents.keep_all(game, state, record.sources, save.keep)
    recorder = records.resume(game, state, record)
    save.replace(recorder.text())
    recorder.append = save.append
    if game.result(state) is not None:
        recorder.after(state)
    seed = record.seed if record.seed is not None else int(record.commitment[:12] or "0", 16)
    table = Table(game, board(game.name), state, recorder, names, seed, save, screen, steps)
    table.notes = [f"({remark})" for remark in records.remarks(game, record)]
    for seat in table.heard:
        table.heard[seat] = max(0, game.told(state, seat) - RECALLED)
    return table


def replay_steps(game: Game[Any], record: records.Record) -> tuple[list[Step], Any]:
    """Every step with the position before it, so that undo reaches back; and the last position."""
    positions = [state.clone() for state in records.replay(game, record, saves.texts())]
    return [Step(move.seat, move.text, before) for move, before in zip(record.moves, positions)], positions[-1]


def sit(table: Table) -> None:
    """Plays until the end, or until somebody leaves; the play is saved either way."""
    try:
        table.run()
    except (Leave, EOFError):
        table.goodbye()
    except KeyboardInterrupt:
        table.goodbye()
        raise SystemExit(130) from None
    finally:
        table.save.leave()
