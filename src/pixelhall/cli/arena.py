"""`pixelhall arena`: machine players meet each other, and a ladder with ratings comes out."""

import json
import os

import click

import pixelhall
from pixelhall.cli.shared import DEFAULT_GAME, play_options
from pixelhall.lab.arena import Ladder
from pixelhall.lab.arena import arena as run_arena
from pixelhall.players import LEVELS, NAMES

USUAL = tuple(level.name for level in LEVELS)


@click.command()
@click.argument("game", default=DEFAULT_GAME, metavar="[GAME]")
@click.option(
    "--player",
    "players",
    multiple=True,
    metavar="WHO",
    help=f"Who takes part: {', '.join(NAMES)}, or search:400, search:0.5s and search:400+12. Usual: all characters.",
)
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=20,
    show_default=True,
    help="How often each table of them meets.",
)
@click.option(
    "--workers", type=click.IntRange(1, 256), default=min(os.cpu_count() or 1, 8), show_default=True, help="Processes."
)
@click.option(
    "--seed",
    type=click.IntRange(0, 10**15),
    default=0,
    show_default=True,
    help="The first seed; the seats rotate over each.",
)
@click.option("--edition", default="", help="A named bundle of options.")
@click.option("--option", "others", multiple=True, metavar="NAME=VALUE", help="Any option of the game.")
@click.option("--json", "as_json", is_flag=True, help="JSON instead of a table.")
def command(
    game: str,
    players: tuple[str, ...],
    games: int,
    workers: int,
    seed: int,
    edition: str,
    others: tuple[str, ...],
    as_json: bool,
) -> None:
    """Lets machine players of GAME meet each other and rates them."""
    options = play_options(pixelhall.game(game), edition, 0, (), others)
    try:
        ladder = run_arena(game, players or USUAL, games, options, seed, min(workers, games), tell_progress)
    except KeyboardInterrupt:
        click.echo("Stopped.", err=True)
        raise SystemExit(130) from None
    click.echo(json.dumps(data(ladder), indent=2) if as_json else table(ladder))


def tell_progress(done: int, all: int) -> None:
    click.echo(f"{done} of {all} meetings are played", err=True)


def table(ladder: Ladder) -> str:
    """The ladder, and who took how much from whom."""
    rungs = ladder.rungs()
    lines = [
        f"{len(ladder.plays)} plays of {ladder.game}, options {json.dumps(ladder.options)}",
        f"{'player':<12}{'rating':>8}{'±':>6}{'share':>9}   " + "".join(f"{rung.player[:8]:>9}" for rung in rungs),
    ]
    for rung in rungs:
        cells = [
            "·" if rung.player == other.player else f"{ladder.meeting(rung.player, other.player)[0]:.0%}"
            for other in rungs
        ]
        lines.append(
            f"{rung.player:<12}{rung.rating:>8.0f}{rung.within:>6.0f}{rung.share:>9.1%}   "
            + "".join(f"{cell:>9}" for cell in cells)
        )
    return "\n".join(lines)


def data(ladder: Ladder) -> dict[str, object]:
    rungs = ladder.rungs()
    meetings = []
    for one in rungs:
        for other in rungs:
            if one is not other:
                share, low, high, games = ladder.meeting(one.player, other.player)
                meetings.append(
                    {
                        "player": one.player,
                        "against": other.player,
                        "share": share,
                        "low": low,
                        "high": high,
                        "games": games,
                    }
                )
    return {
        "game": ladder.game,
        "options": ladder.options,
        "plays": len(ladder.plays),
        "ladder": [vars(rung) for rung in rungs],
        "meetings": meetings,
    }
