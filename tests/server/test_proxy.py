"""A hall behind a real nginx, with the configuration that docs/hall.md shows; without nginx this is skipped."""

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from chances import PATIENCE
from pages import ROOT
from server.visit import House, free_port

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
NAME = "hall.example"


def shown() -> str:
    """The server block of the page."""
    found = re.search(r"```nginx\n(.*?)```", (ROOT / "docs" / "hall.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a proxy that speaks http here; it tells the hall https, as the page does behind its certificate."""
    if NGINX is None:
        pytest.skip(
            "no nginx on this machine, so no hall was tried behind a proxy (on Debian: apt-get install nginx-light)"
        )
    folder = tmp_path_factory.mktemp("proxy")
    house = House(folder, origins=[f"https://{NAME}"], guests=[0, 2]).open()
    port = free_port()
    server = re.sub(r"ssl_certificate.*\n", "", shown()).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    server = server.replace("127.0.0.1:8421", f"127.0.0.1:{house.port}")
    own = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = folder / "nginx.conf"
    config.write_text(
        f"pid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\nhttp {{\naccess_log off;\n{own}{server}}}\n"
    )
    daemon = subprocess.Popen([NGINX, "-c", str(config), "-g", "daemon off;"])
    try:
        for _ in range(20 * PATIENCE):
            try:
                httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE)
                break
            except httpx.TransportError:
                assert daemon.poll() is None, (folder / "error.log").read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        daemon.terminate()
        daemon.wait(PATIENCE)
        assert house.close() == 0


def ask(address: str, path: str, **headers: str) -> httpx.Response:
    return httpx.get(address + path, headers={"Host": NAME, **headers}, timeout=PATIENCE)


def guest(address: str, **headers: str) -> httpx.Response:
    headers = {"Host": NAME, "Origin": f"https://{NAME}", **headers}
    return httpx.post(f"{address}/api/guest", json={"name": "Ann"}, headers=headers, timeout=PATIENCE)


def test_the_proxy_passes_the_host_on(proxied: str) -> None:
    assert ask(proxied, "/api/me").status_code == 200
    assert ask(proxied, "/api/me", Host="HALL.example:443").status_code == 200
    assert ask(proxied, "/api/me", Host="other.example").status_code == 403


def test_the_proxy_passes_sockets_on(proxied: str) -> None:
    async def story() -> None:
        url, port = f"ws://{NAME}/api/lobby", int(proxied.rpartition(":")[2])
        async with connect(url, host="127.0.0.1", port=port, origin=Origin(f"https://{NAME}")) as socket:
            assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] == "lobby"

    asyncio.run(story())


def test_strangers_have_their_own_addresses_and_cannot_choose_them(proxied: str) -> None:
    """Two new guests may come from one address; a stranger who names another is none."""
    answers = [guest(proxied, **{"X-Forwarded-For": f"198.51.100.{n}"}) for n in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert "Secure" in answers[0].headers["set-cookie"] and "__Host-" in answers[0].headers["set-cookie"]


def test_strangers_get_no_numbers_through_the_proxy(proxied: str) -> None:
    assert ask(proxied, "/healthz").status_code == 200
    assert ask(proxied, "/metrics").status_code == 404
    assert httpx.get(f"{proxied}/metrics", timeout=PATIENCE).status_code in (403, 404)
