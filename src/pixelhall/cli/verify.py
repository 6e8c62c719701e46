"""`pixelhall verify`: proves a record, or names the line where it departs."""

import click

from pixelhall.cli import saves
from pixelhall.cli.names import names_of
from pixelhall.cli.replay import ending_words, read_record
from pixelhall.core import records
from pixelhall.core.errors import BadOption, BadRecord


@click.command()
@click.option("--hall", "key", metavar="KEY", help="Accepts only what the hall with this key (/api/hall) has signed.")
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
def command(key: str | None, files: tuple[str, ...]) -> None:
    """Replays each FILE and compares card sets, every action, every digest, the seed, the result and the signature."""
    for file in files:
        record, game = read_record(file)
        try:
            state = records.verify(game, record, saves.texts())
        except BadRecord as fault:
            raise BadOption(f"{file}: {fault}") from fault
        if key is not None and record.hall != key.lower():
            signer = f"by another hall, {record.hall}" if record.signature else "by no hall"
            raise BadOption(f"{file}: true in every line, but signed {signer}")
        proved = f"{len(record.moves)} actions, {len(record.comparable())} digests"
        click.echo(f"{file}: true in every line ({proved}). {ending_words(game, state, names_of(record.seats))}")
        if record.signature:
            click.echo(f"  signed by the hall {record.hall}: who played, how it ended and when")
        for remark in records.remarks(game, record):
            click.echo(f"  {remark}")
