"""Cards for a printer, made in another process within a time limit."""

from pixelhall.core.errors import PixelhallError
from pixelhall.press.gathering import Wanted, split
from pixelhall.press.printing import ENDINGS, How, produce
from pixelhall.server import wire
from pixelhall.server.pictures.sprites import sprites
from pixelhall.server.tables.opening import rules
from pixelhall.server.workers.limit import time_limit

PRINTING = 60.0  # seconds
KINDS = {".pdf": "application/pdf", ".zip": "application/zip"}


def printed(game: str, asked: wire.Print) -> bytes | str:
    """The file; or why there is none. Sets are named, one's own is a text: no path is ever read."""
    try:
        with time_limit(PRINTING):
            shipped = split(rules(game), asked.things)
            own = (asked.toml if "\n" in asked.toml else asked.toml + "\n",) if asked.toml.strip() else ()
            lists = (asked.list_text,) if asked.list_text.strip() else ()
            if not (asked.things or own or lists):
                return "Say what is to be printed: sets, a set of your own, or a list."
            wanted = Wanted((*shipped.sets, *own), shipped.extras, lists, apart=asked.apart)
            how = How(asked.kind, asked.paper, asked.bleed, asked.low_ink)
            return produce(rules(game), wanted, how, title(asked), sprites().drawn).data
    except PixelhallError as fault:
        return str(fault)


def title(asked: wire.Print) -> str:
    own = [*(["own set"] if asked.toml.strip() else []), *(["list"] if asked.list_text.strip() else [])]
    return ", ".join([*asked.things, *own])


def file_of(asked: wire.Print) -> tuple[str, str]:
    """The name of the file, and its media type."""
    ending = ENDINGS[asked.kind]
    return f"cards{ending}", KINDS[ending]
