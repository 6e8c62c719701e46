"""`pixelhall cards try`: a sentence on the writer's desk, in the terminal."""

import shutil
from collections.abc import Iterator
from typing import Any, Final

import click

from pixelhall.cli import boards
from pixelhall.cli.shared import print_lines
from pixelhall.core.desk import POINT, Reading, Worth
from pixelhall.core.errors import BadCard
from pixelhall.core.game import Game
from pixelhall.lab import desk

NAMES: Final = ["you", "your rival"]
WIDEST: Final = 100


def show_on_desk(game: Game[Any], sentence: str, box: str, plays: int) -> None:
    """Everything about a sentence; where it is not understood and something near it is, about that."""
    shelf = game.shelf()
    try:
        reading = shelf.study(sentence, box)
    except BadCard as bad:
        if not bad.nearest:
            raise
        click.echo(f"{bad}\n")
        reading = shelf.study(bad.nearest, box)
    print_lines(told(reading))
    show_example(game, reading)
    if plays:
        measured = desk.measure(game, reading.text, reading.box, plays)
        print_lines(["", *in_plays(measured, shelf.measured(reading.box), reading.box)])
    print_lines(
        ["", "Like it", *(f"  {one.card}, {one.label}: {one.text}" for one in reading.near)] if reading.near else []
    )


def told(reading: Reading) -> Iterator[str]:
    yield f"{reading.box.capitalize()}: {reading.text}"
    yield ""
    for part in reading.parts:
        yield f"  {part.asks}: {part.said} ({part.means})"
    for remark in reading.remarks:
        yield f"  remark: {remark}"
    yield ""
    worth = reading.worth
    yield f"Worth about {worth.value:g} ({worth.low:g} to {worth.high:g}), where 1 is a point of {POINT}: {worth.beside}."


def show_example(game: Game[Any], reading: Reading) -> None:
    found = desk.example(game, reading.text, reading.box)
    if found is None:
        click.echo("\nNo position of the desk shows what it does.")
        return
    width = min(WIDEST, shutil.get_terminal_size((80, 24)).columns)
    click.echo("\nAn example\n")
    print_board(game, found.before, width)
    acts = [f"  > {act}" for act in found.acts] or ["  with the sentence, and without anybody doing anything:"]
    print_lines([*acts, *(f"    {line}" for line in found.told)])
    click.echo("")
    print_board(game, found.after, width)


def print_board(game: Game[Any], state: Any, width: int) -> None:
    for line in boards.board(game.name).draw(game.view(state, desk.ME), NAMES, width):
        click.echo(line.plain.rstrip())


def in_plays(measured: Worth | None, printed: list[float], box: str) -> Iterator[str]:
    """What plays show it to add, beside what they show of printed texts."""
    if measured is None:
        yield "No plays could measure it."
        return
    yield (
        f"In plays it adds {measured.value:+.1f} per cent to the chance to win ({measured.low:+.1f} to {measured.high:+.1f}; "
        f"{measured.beside})."
    )
    if printed:
        middle = sorted(printed)[len(printed) // 4 : len(printed) - len(printed) // 4]
        yield f"Of {len(printed)} printed {box} texts, measured the same way, half add {middle[0]:+.1f} to {middle[-1]:+.1f}."
