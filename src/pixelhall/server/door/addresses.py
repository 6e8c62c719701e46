"""From where somebody calls, as far as budgets care: whoever has one IPv6 address has all of its /64."""

import functools
import ipaddress

from starlette.requests import HTTPConnection


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
