"""From where somebody calls, as far as budgets care: whoever has one IPv6 address has all of its /64."""

import functools
import ipaddress
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from pixelhall.server.settings import LOOPBACK


def address(connection: HTTPConnection) -> str:
    return "address " + (place(connection.client.host) if connection.client is not None else "")


@functools.lru_cache(maxsize=4096)
def place(host: str) -> str:
    """The address itself, or the network of 64 bits that one provider gives to one customer."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def is_local(connection: HTTPConnection) -> bool:
    """Whether a program on this machine asks, directly: not a proxy for somebody else."""
    if connection.client is None or place(connection.client.host) not in LOCAL:
        return False
    forwarded = any(name in connection.headers for name in ("x-forwarded-for", "x-real-ip", "forwarded", "via"))
    return not forwarded and is_loopback(connection.headers.get("host", ""))


def is_loopback(host: str) -> bool:
    """Whether a host, as a request names it, is one of the names of loopback."""
    try:
        return urlsplit(f"//{host}").hostname in LOOPBACK
    except ValueError:
        return False


LOCAL = {"127.0.0.1", place("::1")}
