"""What an operator sees of a hall: health, numbers, lines in the log, and one clear sentence where a hall cannot open."""

import asyncio
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from chances import PATIENCE
from pixelhall.core.errors import BadOption, PixelhallError
from pixelhall.server import check, logbook
from pixelhall.server.run import read
from pixelhall.server.store.lock import Taken
from pixelhall.server.store.opening import open_store
from pixelhall.server.store.store import Store
from server.inside import duel, hall_in
from server.visit import Guest, House


def test_a_hall_tells_that_it_lives_and_can_serve(house: House) -> None:
    assert httpx.get(f"{house.address}/healthz", timeout=PATIENCE).text == "ok\n"
    for _ in range(20 * PATIENCE):
        answer = httpx.get(f"{house.address}/readyz", timeout=PATIENCE)
        if answer.status_code == 200:
            break
    assert answer.text == "ready\n"


def test_unknown_paths_are_not_there(house: House) -> None:
    """They were answered with the client's page, and 200."""
    for path in ("/health", "/metrics/", "/api/health", "/api/tables/x/y/z", "/api"):
        assert httpx.get(house.address + path, timeout=PATIENCE).status_code == 404, path
    answer = httpx.post(f"{house.address}/api/nothing", json={}, timeout=PATIENCE)
    assert answer.status_code == 404 and answer.json()["error"] == "There is nothing here."


METRIC = re.compile(r"^(pixelhall|process)_\w+(\{\w+=\"\w+\"\})? [0-9.e+]+$")


def test_numbers_are_told_to_programs_on_this_machine(house: House) -> None:
    async def story() -> None:
        async with Guest(house, "Ann") as ann:
            chair = await ann.at(await ann.opens("me", "random"))
            await chair.say("act", ply=0, text="stale")
            await chair.refused()
            lines = (await ann.web.get("/metrics")).text.splitlines()
        told = [line for line in lines if not line.startswith("#")]
        assert all(METRIC.match(line) for line in told)
        assert any(line.startswith('pixelhall_refusals_total{kind="stale"} ') for line in told)
        found = dict(line.rsplit(" ", 1) for line in told)
        assert float(found["pixelhall_commits_total"]) >= 1 <= float(found["pixelhall_writes_total"])
        assert float(found["pixelhall_sockets"]) >= 1 <= float(found['pixelhall_tables{status="playing"}'])
        for name in {line.partition("{")[0].partition(" ")[0] for line in told}:
            assert any(line.startswith(f"# HELP {name} ") for line in lines), name

    asyncio.run(story())


@pytest.mark.parametrize("sign", ["X-Forwarded-For", "Forwarded", "Via", "Host"])
def test_numbers_are_told_to_nobody_behind_a_proxy(house: House, sign: str) -> None:
    value = "hall.example" if sign == "Host" else "192.0.2.1"
    assert httpx.get(f"{house.address}/metrics", headers={sign: value}, timeout=PATIENCE).status_code in (403, 404)


# The log


def test_lines_have_time_level_event_and_address() -> None:
    record = logging.LogRecord("pixelhall", logging.WARNING, "", 0, logbook.line("full", {"address": "::1"}), (), None)
    record.created, record.msecs = 1_000_000_000.042, 42
    assert logbook.Lines().format(record) == "2001-09-09T01:46:40.042Z WARNING full address=::1"


def test_nobody_writes_lines_of_their_own() -> None:
    told = logbook.line("guest", {"agent": 'x"\n2026-01-01T00:00:00Z INFO forged'})
    assert "\n" not in told and told.startswith('guest agent="x\\"\\n2026')


def test_the_log_tells_events_and_no_secrets(tmp_path: Path) -> None:
    async def story() -> str:
        house, told = House(tmp_path), tmp_path / "log"
        house.open(f'exec 2>"{told}"')
        async with Guest(house, "") as ann:
            assert (await ann.post("account", name="Ann", password="correct horse")).status_code == 200
            secret = ann.web.cookies["pixelhall"]
            async with Guest(house, "") as eve:
                assert (await eve.post("login", name="Ann", password="wrong horse")).status_code == 403
            table = await ann.opens("me", "link", public=False)
            link = (await ann.post(f"tables/{table}/link", seat=1)).json()["link"]
        house.close()
        text = told.read_text(encoding="utf-8")
        for hidden in ("correct horse", "wrong horse", secret, link):
            assert hidden not in text
        return text

    text = asyncio.run(story())
    events = re.findall(r"^\d{4}-\d\d-\d\dT[0-9:.]{12}Z INFO (\w+)( address=127\.0\.0\.1)?", text, re.MULTILINE)
    assert events[:3] == [("opened", ""), ("account", " address=127.0.0.1"), ("login_failed", " address=127.0.0.1")]
    assert events[-1][0] == "closed"


def test_a_flood_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "pixelhall"):
        for _ in range(50):
            logbook.seldom("refused", "too_fast 192.0.2.99", address="192.0.2.99")
    assert [record.getMessage() for record in caplog.records] == ["refused address=192.0.2.99"]


# A store that cannot be opened


def newer(path: Path) -> None:
    Store(path).close()
    with sqlite3.connect(path) as store:
        store.execute("UPDATE alembic_version SET version_num = '9001'")
    store.close()


def another(path: Path) -> None:
    with sqlite3.connect(path) as store:
        store.execute("CREATE TABLE recipes (name TEXT)")
    store.close()


def halved(path: Path) -> None:
    newer(path)
    os.truncate(path, 5000)


def below_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.touch()


def cut_short(path: Path) -> None:
    path.touch()
    path.with_name(path.name + "-wal").write_bytes(b"something")


STORES = {
    "of a later version": (newer, "was written by a later Pixelhall"),
    "that is a text": (lambda path: path.write_text("hello"), "is no database of a hall"),
    "that is another database": (another, "but not of a hall"),
    "that is a folder": (lambda path: path.mkdir(), "is a folder; name a file in it"),
    "that was cut short": (cut_short, "it was cut short; restore a copy"),
    "half of which is gone": (halved, "cannot be read: "),
    "below a file": (below_a_file, "cannot be a store: "),
}


@pytest.mark.parametrize("kind", STORES)
def test_a_store_cannot_be_opened_and_one_sentence_says_why(kind: str, tmp_path: Path) -> None:
    spoil, words = STORES[kind]
    path = tmp_path / "kept" / "hall.db"
    path.parent.mkdir()
    spoil(path)
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(PixelhallError) as fault:
        open_store(path, "")
    assert words in str(fault.value) and "\n" not in str(fault.value)
    assert (path.read_bytes() if path.is_file() else b"") == before, "nothing was changed in it"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PixelhallError, match="may not be written here"):
        open_store(tmp_path / "hall.db", "")


def test_two_halls_do_not_open_one_store_through_a_link(tmp_path: Path) -> None:
    """The link was another store, and both opened it."""
    lock, store = open_store(tmp_path / "hall.db", "http://127.0.0.1:8421")
    (tmp_path / "link.db").symlink_to(tmp_path / "hall.db")
    with pytest.raises(Taken, match=r"is open already, at http://127\.0\.0\.1:8421"):
        open_store(tmp_path / "link.db", "")
    store.close()
    lock.give_up()


def test_a_hall_that_cannot_open_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "hall.db").write_text("hello")
    settings = json.dumps({"store": str(tmp_path / "hall.db"), "port": 1})
    told = subprocess.run(
        [sys.executable, "-m", "pixelhall.server.run", settings], capture_output=True, text=True, timeout=PATIENCE
    )
    assert told.returncode == 1 and told.stdout == ""
    assert told.stderr == f"The hall cannot open: {tmp_path}/hall.db is no database of a hall\n"


@pytest.mark.parametrize("text", ["{", "[]", '{"store": "x", "port": "y"}', '{"store": "x", "log": "loud"}'])
def test_settings_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="these are no settings: "):
        read(text)


# Integrity


async def stored(folder: Path) -> str:
    async with hall_in(folder) as hall:
        return (await duel(hall)).table.id


DAMAGE = {
    "an entry is missing": ("DELETE FROM entries WHERE table_id = ? AND n = 1", "table {}: entry 1 is missing"),
    "an opening is no JSON": ("UPDATE entries SET text = '-' WHERE table_id = ? AND n = 0", "table {}: the opening"),
    "a seed is none": ("UPDATE entries SET text = 'zz' WHERE table_id = ? AND kind = 'start'", "table {}: entry 3 cannot be played"),
}  # fmt: skip


@pytest.mark.parametrize("kind", DAMAGE)
def test_the_check_finds(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, path = asyncio.run(stored(tmp_path)), tmp_path / "hall.db"
    assert check.check(path) == 0
    with sqlite3.connect(path) as store:
        store.execute(DAMAGE[kind][0], [table])
    store.close()
    assert check.check(path) == 1
    assert DAMAGE[kind][1].format(table) in capsys.readouterr().out


def test_the_check_finds_a_page_that_was_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody noticed."""
    asyncio.run(stored(tmp_path))
    path = tmp_path / "hall.db"
    data = bytearray(path.read_bytes())
    data[3 * 4096 : 4 * 4096] = bytes(range(256)) * 16
    path.write_bytes(data)
    assert check.check(path) >= 1
    assert "no faults" not in capsys.readouterr().out
