"""`pixelhall games`: what can be played here."""

from typing import Any

import click

import pixelhall
from pixelhall.cli.shared import print_lines
from pixelhall.core.game import Game
from pixelhall.core.setting import PLAY


@click.command()
@click.argument("name", default="", metavar="[GAME]")
def command(name: str) -> None:
    """Lists the games; with GAME, its options and the values each can have."""
    if name:
        game = pixelhall.game(name)
        print_lines([f"{game.title}, rules version {game.version}. Options, for play --option NAME=VALUE:"])
        values, groups = game.options(), group_of_each(game)
        for group in dict.fromkeys(groups.values()):
            print_lines([f"{group}:"])
            print_lines(f"  {option}: {values[option]}" for option in values if groups[option] == group)
        return
    for name in pixelhall.games():
        game = pixelhall.game(name)
        players = f", {game.players} players" if game.players else ""
        minutes = f", about {game.minutes} minutes" if game.minutes else ""
        print_lines([f"{name}  {game.title}{players}{minutes}"])
        print_lines([f"  {game.line}"] if game.line else [])
    click.echo("Options of a game: pixelhall games GAME. Play: pixelhall play GAME.")


def group_of_each(game: Game[Any]) -> dict[str, str]:
    """The group of every option, those that matter most first."""
    found = {one.name: one.group for one in game.settings()}
    return found | {option: PLAY for option in game.options() if option not in found}
