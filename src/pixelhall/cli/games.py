"""`pixelhall games`: what can be played here."""

import click

import pixelhall
from pixelhall.cli.shared import print_lines

LENGTHS = {
    "pixel-tactics": "2 players, 20 minutes",
    "pixel-pusher": "2 to 4 players, 30 minutes",
    "pocket-tactics": "2 to 4 players, 20 minutes",
}
LINES = {
    "pixel-tactics": "A card duel: choose a Leader in secret, build a Unit of Heroes around it, rout the rival's Leader.",
    "pixel-pusher": "Build a machine that takes pixels off a belt, mix colours, and paint tiny pictures row by row.",
    "pocket-tactics": "A skirmish with dice on hexagons that you lay yourselves: hold the features, or leave no rival unit.",
}


@click.command()
@click.argument("name", default="", metavar="[GAME]")
def command(name: str) -> None:
    """Lists the games; with GAME, its options and the values each can have."""
    if name:
        game = pixelhall.game(name)
        print_lines([f"{game.title}, rules version {game.version}. Options, for play --option NAME=VALUE:"])
        print_lines(f"  {option}: {values}" for option, values in game.options().items())
        return
    for name in pixelhall.games():
        game = pixelhall.game(name)
        print_lines([f"{name}  {game.title}{f', {LENGTHS[name]}' if name in LENGTHS else ''}"])
        print_lines([f"  {LINES[name]}"] if name in LINES else [])
    click.echo("Options of a game: pixelhall games GAME. Play: pixelhall play GAME.")
