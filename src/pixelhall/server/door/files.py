"""The files of the client's build, each read and compressed once."""

import mimetypes
from pathlib import Path

from pixelhall.server.door.packing import Packed, pack

KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
}
KINDS |= {".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".json": "application/json"}
FOREVER = "public, max-age=31536000, immutable"


class Files:
    """The files in a folder, and none outside it. A file that has changed is read again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.read: dict[Path, tuple[tuple[int, int], Packed]] = {}

    def find(self, path: str) -> Packed | None:
        try:
            file = (self.folder / path).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                return None
            facts = file.stat()
            state = (facts.st_mtime_ns, facts.st_size)
            known = self.read.get(file)
            if known is None or known[0] != state:
                known = self.read[file] = (state, pack(file.read_bytes(), kind_of(file)))
            return known[1]
        except (OSError, ValueError):
            return None

    def text(self, path: str) -> str | None:
        found = self.find(path)
        return None if found is None else found.plain.decode()


def kind_of(file: Path) -> str:
    return KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def lasting(path: str) -> str:
    """How long a browser may keep a file unasked: for ever where its name has the hash of its content."""
    return FOREVER if path.startswith("assets/") else "no-cache"
