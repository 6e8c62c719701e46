"""`pixelhall serve`, and plain `pixelhall`: opens the hall for browsers."""

import contextlib
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Literal

import click

from pixelhall.core.errors import BadOption

PORT = 8421
TRIED = 20  # ports, one after the other


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Where to listen; 0.0.0.0 for everybody who can reach this machine.",
)
@click.option("--port", type=click.IntRange(1, 65535), default=PORT, show_default=True, help="The port.")
@click.option("--store", type=click.Path(dir_okay=False, path_type=Path), help="The file that keeps tables and people.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Where browsers reach the hall, such as https://hall.example.",
)
@click.option(
    "--pace",
    type=click.FloatRange(0, 60),
    default=0.7,
    show_default=True,
    help="Seconds before a machine player moves.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes in which machine players think.",
)
@click.option(
    "--log",
    type=click.Choice(["info", "warning"]),
    default="warning",
    show_default=True,
    help="Which events are written to stderr.",
)
@click.option("--no-browser", is_flag=True, help="Does not open a browser.")
@click.option("--anywhere", is_flag=True, hidden=True, help="Takes the next free port where this one is taken.")
def command(
    host: str,
    port: int,
    store: Path | None,
    origins: tuple[str, ...],
    pace: float,
    workers: int,
    log: Literal["info", "warning"],
    no_browser: bool,
    anywhere: bool,
) -> None:
    """Opens the hall: people play in their browsers, here or over the network. Ctrl-C closes it; every table stays as
    it is."""
    from pixelhall.cli.saves import home
    from pixelhall.server.run import run
    from pixelhall.server.settings import Settings
    from pixelhall.server.store.lock import StoreLock, Taken
    from pixelhall.server.store.opening import clear_faults

    file = store or home() / "hall.db"
    try:
        with clear_faults(file):
            StoreLock(file.resolve(), "").give_up()
    except Taken as open_already:
        if not anywhere or not open_already.address:
            raise
        click.echo(f"The hall is open already, at {open_already.address}.")
        if not no_browser:
            browse(open_already.address)
        return
    found = free(host, port, anywhere)
    if found != port:
        click.echo(f"Port {port} is taken; the hall takes {found}.")
    addresses = tuple(origin.rstrip("/").lower() for origin in origins)
    settings = Settings(file, host, found, addresses, pace, workers, log=log)
    click.echo(f"The hall is at {settings.address} (Ctrl-C closes it).")
    for one in settings.reachable():
        if one != settings.address:
            click.echo(f"Others in your network reach it at {one}")
    if not no_browser:
        threading.Thread(target=show, args=(settings.address,), daemon=True).start()
    run(settings)


def free(host: str, port: int, anywhere: bool) -> int:
    """The port, or with `anywhere` the next free one; BadOption says why there is none."""
    for other in range(port, min(port + TRIED, 65536) if anywhere else port + 1):
        try:
            with socket.create_server((host, other), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
                return other
        except OSError as fault:
            reason = fault.strerror or str(fault)
    raise BadOption(
        f"the hall cannot listen at {host}, port {port}: {reason}. Close what listens there, or name another with --port."
    )


def show(address: str) -> None:
    """Opens the browser as soon as the hall answers; where there is no browser, the address was printed."""
    for _ in range(100):
        time.sleep(0.1)
        try:
            urllib.request.urlopen(f"{address}/api/me", timeout=1).close()
        except (urllib.error.URLError, OSError):
            continue
        browse(address)
        return


def browse(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
