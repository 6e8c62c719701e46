"""The committed build is made from the client's sources as they are, small, and free of other hosts."""

import gzip
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "pixelhall" / "server" / "static"
NOT_FETCHED = ("www.w3.org", "svelte.dev")  # names of XML, and of pages that faults point at


def test_the_build_is_current() -> None:
    told = subprocess.run([sys.executable, ROOT / "web" / "check-build"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_the_first_load_is_below_300_kb_compressed() -> None:
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) < 300_000


def test_nothing_is_fetched_from_elsewhere() -> None:
    for path in [*STATIC.rglob("*.js"), *STATIC.rglob("*.css"), *STATIC.rglob("*.html")]:
        hosts = re.findall(r"https?://([\w.-]+)", path.read_text(encoding="utf-8"))
        assert {host for host in hosts if host not in NOT_FETCHED} == set(), path.name


def test_the_types_of_the_client_are_those_of_the_hall() -> None:
    from pixelhall.server.door.typescript import files

    for path, text in files().items():
        assert (ROOT / "web" / "src" / path).read_text(encoding="utf-8") == text, path
