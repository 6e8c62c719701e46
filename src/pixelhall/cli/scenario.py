"""`pixelhall scenario`: runs scenario files and tells which claims do not hold; shows what is a position and no more."""

import sys
from pathlib import Path
from typing import Any

import click

import pixelhall
from pixelhall.cli.boards import board
from pixelhall.cli.replay import Teller, ended
from pixelhall.cli.screen import Screen
from pixelhall.core import scenarios
from pixelhall.core.errors import BadOption, BadText, PixelhallError
from pixelhall.core.game import EVERYBODY, Game

STANDARD_INPUT = Path("-")


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--plain", is_flag=True, help="Sentences instead of a drawn board, for screen readers.")
@click.option("--no-color", is_flag=True, help="No colours.")
def command(files: tuple[str, ...], plain: bool, no_color: bool) -> None:
    """Runs each FILE, or every .scn file of a folder; exit code 1 when one fails. - is standard input. A position that
    has no action and shows no rule is laid out and drawn."""
    screen = Screen(plain, not no_color)
    runs: list[bool] = []  # of each scenario, whether it holds
    positions = 0
    for path in [path for file in files for path in found(Path(file))]:
        try:
            scenario = scenarios.read(typed() if path == STANDARD_INPUT else scenarios.contents(path))
            game = pixelhall.game(scenario.game)
            state = scenarios.play(scenario, game)
        except PixelhallError as fault:
            click.echo(f"{'standard input' if path == STANDARD_INPUT else path}: {fault}")
            runs.append(False)
            continue
        if scenario.script or scenario.rules:
            runs.append(True)
        else:
            show(game, state, screen)
            positions += 1
    if runs or not positions:
        click.echo(f"{sum(runs)} of {len(runs)} scenarios hold.")
    raise SystemExit(0 if all(runs) else 1)


def show(game: Game[Any], state: Any, screen: Screen) -> None:
    """A position as somebody sees it who sees everything, and who is asked what."""
    Teller(game, board(game.name), screen, EVERYBODY).position(state)
    for decision in game.decisions(state):
        options = [game.write(state, option) for option in decision.options]
        screen.say(f"Seat {decision.seat}: {decision.prompt} {', '.join(options)}", indent="  ")
    if game.result(state) is not None:
        screen.print(ended(game, state))


def typed() -> str:
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError as fault:
        raise BadText("is no text in UTF-8") from fault


def found(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(path.rglob("*.scn"))
    if path != STANDARD_INPUT and not path.is_file():
        raise BadOption(f"there is no file or folder {path}")
    return [path]
