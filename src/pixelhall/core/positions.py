"""A position in its written form: the text of a scenario without any action, which `Game.stage` lays out again.

    game pixel-tactics
    option edition="deluxe"             what `Game.new` was given
    round 3                             lines that the game understands, hidden things included
    you v1 Cook (damage 2)
    tail eNqrVk…                        what no reader needs: an effect under way, the numbers of sleeves

The tail belongs to one engine. The rest outlives it, so a digest is of the rest alone; less the content texts that the
options may carry (core/texts.py), which records name by their own hash, and the rules version, which they name too.
"""

import base64
import binascii
import json
import re
import zlib
from typing import Any, Final

from pixelhall.core.errors import BadText

TAIL: Final = "tail"
UNSIGNED: Final = ("option texts=", "option rules=")
LARGEST_TAIL: Final = 4_000_000  # bytes, unpacked


def write_position(game: str, options: dict[str, Any], lines: list[str], tail: object = None) -> str:
    """The text of a position; `tail` is plain JSON."""
    chosen = [f"option {name}={one_line(value)}" for name, value in sorted(options.items())]
    end = [] if tail is None else [f"{TAIL} {pack(tail)}"]
    return "".join(line + "\n" for line in [f"game {game}", *chosen, *lines, *end])


def one_line(value: object) -> str:
    """A value as JSON in which nothing looks like a comment or ends a line."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return re.sub("[#\x85\u2028\u2029]", lambda found: f"\\u{ord(found[0]):04x}", text)


def without_tail(text: str) -> str:
    """What outlives the engine: the position less its tail."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(f"{TAIL} "))


def digest_text(text: str) -> str:
    """What a digest covers."""
    return "".join(line for line in without_tail(text).splitlines(keepends=True) if not line.startswith(UNSIGNED))


def pack(tail: object) -> str:
    data = json.dumps(tail, sort_keys=True, separators=(",", ":")).encode()
    return base64.urlsafe_b64encode(zlib.compress(data, 9)).decode()


def unpack(text: str) -> Any:
    """The plain JSON of a tail; BadText if it was damaged."""
    try:
        inflate = zlib.decompressobj()
        data = inflate.decompress(base64.urlsafe_b64decode(text.encode()), LARGEST_TAIL)
        if not inflate.eof:
            raise BadText("the tail of this position is cut short, or too large")
        return json.loads(data)
    except (binascii.Error, zlib.error, ValueError) as fault:
        raise BadText(f"the tail of this position is damaged ({fault})") from fault
