"""`pixelhall games`: what can be played here."""

import click

import pixelhall
from pixelhall.cli.shared import print_lines


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
        click.echo(f"{name}  {pixelhall.game(name).title}")
    click.echo("Options of a game: pixelhall games GAME. Play: pixelhall play GAME.")
