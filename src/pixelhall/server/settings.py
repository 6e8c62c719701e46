"""How a hall is run: its address, who may call it, how fast artificial players move, and its limits."""

import contextlib
import socket
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pixelhall.core.errors import BadOption
from pixelhall.players import ADVISER, ADVISERS, advises

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine: those of its name, and the one from which it would send. Nothing is sent."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for examples
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not one.startswith("127.") and one != "0.0.0.0"]


@dataclass(frozen=True)
class Keeping:
    """For how many days things are kept; 0 is for ever."""

    empty_tables: float = 1  # closed, and nobody played there
    plays: float = 0  # tables where nothing happened any more
    guests: float = 90  # who did not come back
    sessions: float = 180


@dataclass(frozen=True)
class Settings:
    """Pairs of numbers are a rate a second, and the burst that is allowed at once."""

    store: Path
    host: str = "127.0.0.1"
    port: int = 8421
    origins: tuple[str, ...] = ()  # where browsers reach the hall, such as https://hall.example; empty: any address
    pace: float = 0.7  # seconds before an artificial player moves
    workers: int = 1  # processes in which artificial players think
    adviser: str = ADVISER  # who gives hints: a player that searches
    deeds: tuple[float, float] = (10, 40)  # messages of one socket
    person: tuple[float, float] = (20, 80)  # of one person, over all sockets and requests
    reads: tuple[float, float] = (50, 600)  # requests from one address
    tables: tuple[float, float] = (0.1, 10)  # new tables of one person
    tables_of_address: tuple[float, float] = (0.2, 40)
    tables_of_all: tuple[float, float] = (5, 500)
    guests: tuple[float, float] = (0.05, 30)  # new persons from one address
    guests_of_all: tuple[float, float] = (2, 300)
    bytes: tuple[float, float] = (2_000, 3_000_000)  # of texts that the hall keeps, from one address
    bytes_of_all: tuple[float, float] = (20_000, 50_000_000)
    logins: tuple[float, float] = (0.1, 10)  # failed ones from one address, and at one name
    tries: tuple[float, float] = (1, 30)  # to log in, from one address, whether they fail or not
    proofs: tuple[float, float] = (0.2, 5)  # records to be read, from one address
    hints: tuple[float, float] = (0.25, 6)  # of one person
    checks: tuple[float, float] = (0.5, 20)  # card sets to be checked, from one address
    patience: int = 20  # seconds that a connection may be idle, and that a request may take to arrive
    largest: int = 4_000  # bytes of a message to a table
    most_sockets: int = 30  # of one person
    most_strangers: int = 300  # sockets from one address without a name
    most_tables: int = 50  # waiting or running, of one host
    most_tables_of_address: int = 150  # in memory, opened from one address
    most_shared: int = 5_000  # card sets that are shared by links, at most 64,000 letters each
    most_shared_of_one: int = 20  # of one person
    abandoned: float = 3_600  # seconds after which a table closes at which nobody is and nobody played
    shared_deals: bool = True  # whether players add to the seeds of deals
    dealing: float = 5  # seconds in which a seat reveals what it adds to a seed
    rest: float = 600  # seconds after which a table at which nobody is leaves memory, if no clock runs
    keeping: Keeping = field(default_factory=Keeping)
    log: Literal["info", "warning"] = "info"  # from which level on lines are written
    static: Path = field(default=Path(__file__).parent / "static")

    def __post_init__(self) -> None:
        if not advises(self.adviser):
            raise BadOption(
                f'"{self.adviser}" cannot give hints, because only a player that searches can: {", ".join(ADVISERS)}, '
                "or a search with a budget, search:400 or search:0.5s"
            )

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the hall."""
        here = "127.0.0.1" if self.host in ("0.0.0.0", "::") else f"[{self.host}]" if ":" in self.host else self.host
        return self.origins[0] if self.origins else f"http://{here}:{self.port}"

    def reachable(self) -> list[str]:
        """Where browsers on other machines find the hall, as far as this one knows its own addresses."""
        if self.origins:
            return list(self.origins)
        if self.host in LOOPBACK:
            return []
        if self.host not in ("0.0.0.0", "::"):
            return [self.address]
        return [f"http://{one}:{self.port}" for one in own_addresses()]

    def origin_of(self, host: str) -> str:
        """How browsers that call the hall by this name write its address."""
        known = [origin for origin in self.origins if urlsplit(origin).netloc == host]
        return next(iter([*known, *self.origins]), f"http://{host}")

    @property
    def secure(self) -> bool:
        """Whether browsers come over https."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def mark(self) -> str:
        """The cookie by which a browser is known again."""
        return f"{self.cookie}-known"

    @property
    def cookie(self) -> str:
        return "__Host-pixelhall" if self.secure else "pixelhall"
