"""The command line. Each command is a module of its own, imported only when it is used, so that `pixelhall --version`
is fast."""

import importlib
from typing import Any

import click

COMMANDS = {
    "learn": "Learn a game in a few minutes.",
    "play": "Play a game against the machine, or with others at one screen.",
    "replay": "Show a recorded play again.",
    "serve": "Open the hall for browsers, here and over the network.",
    "verify": "Prove that a record is true in every line.",
    "simulate": "Let machines play many games against each other.",
    "arena": "Let machine players meet each other, and rate them.",
    "tournament": "Run a tournament: pair, note results, say who stands where.",
    "scenario": "Run scenarios: small positions with what must hold in them.",
    "cards": "List, show, search and check cards.",
    "decks": "Check, show and build decks.",
    "rules": "Show rules by ID or by words.",
    "games": "List the games, and the options of each.",
}


class Hall(click.Group):
    """Commands by name; the errors of the hall become one clear line and exit code 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = importlib.import_module(f"pixelhall.cli.{name}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"No such command '{args[0]}'. {advise(args[0])}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        from pixelhall.core.errors import PixelhallError

        try:
            return super().invoke(ctx)
        except PixelhallError as fault:
            raise Failure(str(fault)) from fault


def advise(name: str) -> str:
    """The command that is probably meant, else all of them."""
    import difflib

    close = difflib.get_close_matches(name.lower(), COMMANDS, 1, cutoff=0.5)
    return f"Did you mean {close[0]}?" if close else f"The commands are: {', '.join(COMMANDS)}."


class Failure(click.ClickException):
    """An error of the user; the message says what would be right."""

    exit_code = 2


def tell_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        from pixelhall import __version__
        from pixelhall.core.engine import is_compiled

        click.echo(f"pixelhall {__version__}, the engine is {'compiled' if is_compiled() else 'plain Python'}")
        ctx.exit()


@click.group(
    cls=Hall,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Without a command the hall opens in your browser. In the terminal, a first game is: pixelhall play",
)
@click.option("--no-browser", is_flag=True, help="Opens the hall without a browser.")
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=tell_version,
    help="Version, and whether the engine is compiled.",
)
@click.pass_context
def main(ctx: click.Context, no_browser: bool) -> None:
    """A hall of small-box games, with every rule enforced."""
    if ctx.invoked_subcommand is None:
        from pixelhall.cli.serve import command

        ctx.invoke(command, anywhere=True, no_browser=no_browser)
    elif no_browser:
        raise click.UsageError("use --no-browser alone, or after serve")
