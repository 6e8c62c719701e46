"""`pixelhall serve`: opens the hall for browsers."""

import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 for everybody who can reach this machine.")
@click.option("--port", type=click.IntRange(1, 65535), default=8421, show_default=True, help="The port.")
@click.option("--store", type=click.Path(dir_okay=False, path_type=Path), help="The file that keeps tables and people.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Where browsers reach the hall, such as https://hall.example.")
@click.option("--pace", type=click.FloatRange(0, 60), default=0.7, show_default=True, help="Seconds before a machine player moves.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes in which machine players think.")
@click.option("--no-browser", is_flag=True, help="Does not open a browser.")
def command(host: str, port: int, store: Path | None, origins: tuple[str, ...], pace: float, workers: int, no_browser: bool) -> None:
    """Opens the hall: people play in their browsers, here or over the network. Ctrl-C closes it; every table stays as it is."""
    from pixelhall.cli.saves import home
    from pixelhall.server.run import run
    from pixelhall.server.settings import Settings

    address = origins[0] if origins else f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    click.echo(f"The hall is at {address} (Ctrl-C closes it).")
    if not no_browser:
        threading.Thread(target=show, args=(address,), daemon=True).start()
    run(Settings(store or home() / "hall.db", host, port, tuple(origin.rstrip("/") for origin in origins), pace, workers))


def show(address: str) -> None:
    """Opens the browser as soon as the hall answers."""
    for _ in range(100):
        time.sleep(0.1)
        try:
            urllib.request.urlopen(f"{address}/api/me", timeout=1).close()
        except (urllib.error.URLError, OSError):
            continue
        webbrowser.open(address)
        return
