"""Saved plays: one record file each, written at every action, so that nothing is lost even in a crash."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from pixelhall.cli.locks import Lock
from pixelhall.core.errors import BadOption, BadRecord
from pixelhall.core.records import LARGEST
from pixelhall.core.texts import Folder

HOME = "PIXELHALL_HOME"


def home() -> Path:
    """The directory for saved plays."""
    if os.environ.get(HOME):
        return Path(os.environ[HOME])
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "pixelhall"


def texts() -> Folder:
    """The card sets and decks that saved plays were played with."""
    return Folder(home() / "texts")


class Save:
    """The file of one play, locked by one program. After a failed write it warns, and writes again with the next
    action."""

    def __init__(self, path: Path, warn: Callable[[str], None], text: str = "") -> None:
        self.lock = Lock(path)
        self.path = path
        self.warn = warn
        self.text = text  # all that should be in the file
        self.torn = False

    def append(self, text: str) -> None:
        self.text += text
        try:
            if self.torn:
                overwrite(self.path, self.text)
            else:
                extend(self.path, text)
            self.torn = False
        except OSError as fault:
            self.torn = True
            self.warn(
                f"{self.path} could not be written ({fault.strerror}); it will be tried again with the next action."
            )

    def replace(self, text: str) -> None:
        """Writes the whole record again, after something was taken back."""
        self.text = text
        self.torn = True
        self.append("")

    def keep(self, digest: str, text: str) -> None:
        """Keeps a content text of the play, in case the content of this name changes one day."""
        try:
            texts().keep(digest, text)
        except OSError as fault:
            self.warn(
                f"{texts().path} could not be written ({fault.strerror}); if its cards change, this play cannot be resumed."
            )

    def leave(self) -> None:
        """Lets another program go on with the play."""
        self.lock.release()


def new(game: str, warn: Callable[[str], None]) -> Save:
    """A new file, named after the game and the time."""
    folder = home() / "saves"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1000):
            stamp = time.strftime("%Y%m%d-%H%M%S") + (f"-{number}" if number > 1 else "")
            path = folder / f"{game}-{stamp}.txt"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                continue
            return Save(path, warn)
    except OSError as fault:
        raise BadOption(
            f"plays cannot be saved in {folder} ({fault.strerror}); set {HOME} to a directory that can be written"
        ) from fault
    raise BadOption(f"{folder} already has too many plays from this second")


def last() -> Path:
    """The play that was saved last."""
    found = sorted((home() / "saves").glob("*.txt"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadRecord(0, f"there is no saved play in {home() / 'saves'}")
    return found[-1]


def contents(path: Path) -> bytes:
    """The bytes of a file that should be a record."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as fault:
        raise BadRecord(0, f"{path} cannot be read: {fault.strerror}") from fault
    return data


def without_torn_line(data: bytes) -> bytes:
    """A record without a last line that was cut short by a crash."""
    whole, newline, _ = data.rpartition(b"\n")
    return whole + newline if whole else data


def extend(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(text)


def overwrite(path: Path, text: str) -> None:
    """All or nothing: the old file stays until the new one is whole."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8", newline="\n")
    os.replace(beside, path)
