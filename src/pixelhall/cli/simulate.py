"""`pixelhall simulate`: machines play many games, and the result is a table or JSON."""

import json
import os
import sys
import time

import click

import pixelhall
from pixelhall.cli.shared import DEFAULT_GAME, play_options
from pixelhall.lab.simulate import Plan, Report
from pixelhall.lab.simulate import simulate as run_plan
from pixelhall.players import NAMES

PATIENCE = 5.0  # seconds without a word


@click.command()
@click.argument("game", default=DEFAULT_GAME, metavar="[GAME]")
@click.option(
    "--player",
    "players",
    multiple=True,
    metavar="WHO",
    help=f"The players, one a seat: {', '.join(NAMES)}. Usual: greedy, random.",
)
@click.option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many plays.")
@click.option(
    "--workers", type=click.IntRange(1, 256), default=min(os.cpu_count() or 1, 8), show_default=True, help="Processes."
)
@click.option(
    "--seed", type=click.IntRange(0, 10**15), default=0, show_default=True, help="The same seed gives the same plays."
)
@click.option("--edition", default="", help="A named bundle of options.")
@click.option("--series", type=int, default=0, help="Best of 1, 3 or 5 battles.")
@click.option("--option", "others", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("--set", "sets", multiple=True, metavar="SET", help="A card set by name, or a .toml file.")
@click.option("--json", "as_json", is_flag=True, help="JSON instead of a table.")
def command(
    game: str,
    players: tuple[str, ...],
    games: int,
    workers: int,
    seed: int,
    edition: str,
    series: int,
    others: tuple[str, ...],
    sets: tuple[str, ...],
    as_json: bool,
) -> None:
    """Lets machines play GAME many times: seats rotate, and all rotations of a group share their seed."""
    options = play_options(pixelhall.game(game), edition, series, sets, others)
    plan = Plan(game, players or ("greedy", "random"), games, options, seed)
    try:
        report = run_with_progress(plan, min(workers, games))
    except KeyboardInterrupt:
        click.echo("Stopped.", err=True)
        raise SystemExit(130) from None
    if as_json:
        click.echo(json.dumps(report.data(), indent=2, ensure_ascii=False))
    else:
        table(report)


def run_with_progress(plan: Plan, workers: int) -> Report:
    """Runs the plan, with a progress bar on a terminal."""
    if not sys.stderr.isatty():
        return run_plan(plan, workers, Forecast(plan.games))
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=plan.games)
        return run_plan(plan, workers, lambda done: progress.update(task, completed=done))


class Forecast:
    """Says once how long it will take, where there is no progress bar."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.start = time.monotonic()
        self.said = False

    def __call__(self, done: int) -> None:
        passed = time.monotonic() - self.start
        left = passed / done * (self.games - done) if done else 0
        if not self.said and passed >= PATIENCE and left >= PATIENCE:
            click.echo(f"{done} of {self.games} games are played; about {duration(left)} to go.", err=True)
            self.said = True


def duration(seconds: float) -> str:
    return (
        f"{seconds:.0f} seconds"
        if seconds < 100
        else f"{seconds / 60:.0f} minutes"
        if seconds < 6000
        else f"{seconds / 3600:.0f} hours"
    )


def table(report: Report) -> None:
    data = report.data()
    click.echo(f"{data['games']} games of {data['game']}, seed {data['seed']}, options {json.dumps(data['options'])}")
    click.echo(f"{'player':<12}{'won':>8}{'drawn':>8}{'lost':>8}{'share':>9}   95 % interval")
    for share in report.shares():
        interval = f"{share.low:.1%} to {share.high:.1%}"
        click.echo(
            f"{share.player:<12}{share.wins:>8}{share.draws:>8}{share.losses:>8}{share.share:>9.1%}   {interval}"
        )
    seat = data["seat_0"]
    click.echo(f"The first seat took {seat['share']:.1%} ({seat['low']:.1%} to {seat['high']:.1%}).")
    click.echo("Ended by " + ", ".join(f"{reason} {count}" for reason, count in data["reasons"].items()) + ".")
    length = data["decisions"]
    click.echo(
        f"Decisions a game: {length['mean']:.1f} on average, median {length['median']:g}, {length['shortest']} to {length['longest']}."
    )
    click.echo(f"{data['decisions_per_second']:,.0f} decisions a second, {data['seconds']:.1f} seconds.")
