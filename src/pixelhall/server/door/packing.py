"""Compressed answers, and answers that a client has already.

Only what is the same for everybody is compressed. The length of a compressed answer tells whether a text that somebody
else chose (a name, a search) occurs in it again, so that a secret beside such a text could be guessed letter by letter
(BREACH). What depends on the session, such as one's tables with their unlisted addresses, and what hands out a secret,
such as a link to a seat, is sent as it is.
"""

import asyncio
import functools
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

WORTH = 1000  # bytes from which on compression pays
LONG = 50_000  # bytes that are compressed beside the loop


@dataclass(frozen=True)
class Packed:
    """An answer that was made once, with its compressed form, if that is smaller, and its tag."""

    plain: bytes
    small: bytes | None
    tag: str
    kind: str  # its media type

    def answer(self, request: Request, lasting: str = "no-cache", status: int = 200) -> Response:
        """This answer in the form that the client takes, or none where the client has it."""
        headers = {"etag": self.tag, "cache-control": lasting, "vary": "accept-encoding"}
        if status == 200 and has(request, self.tag):
            return Response(status_code=304, headers=headers)
        if self.small is None or not takes_gzip(request):
            return Response(self.plain, status, headers, self.kind)
        return Response(self.small, status, {**headers, "content-encoding": "gzip"}, self.kind)


def pack(data: bytes, kind: str = "application/json") -> Packed:
    small = gzip.compress(data, 9, mtime=0) if len(data) >= WORTH else data
    # The tag is weak, for it is that of both forms.
    tag = f'W/"{hashlib.sha256(data).hexdigest()[:24]}"'
    return Packed(data, small if len(small) < len(data) else None, tag, kind)


@functools.lru_cache(maxsize=128)
def made_once(make: Callable[..., msgspec.Struct], *about: object) -> Packed:
    """What `make` gives, encoded and compressed; kept, because it stays the same as long as the hall is open."""
    return pack(msgspec.json.encode(make(*about)))


async def compressed(request: Request, answer: Response) -> Response:
    """The answer, compressed if it is long enough and the client takes it."""
    data = bytes(answer.body)
    if len(data) < WORTH or "content-encoding" in answer.headers:
        return answer
    answer.headers["vary"] = "accept-encoding"
    if takes_gzip(request):
        squeeze = functools.partial(gzip.compress, data, 6, mtime=0)
        answer.body = await asyncio.to_thread(squeeze) if len(data) > LONG else squeeze()
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))
    return answer


def takes_gzip(request: Request) -> bool:
    for one in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def has(request: Request, tag: str) -> bool:
    known = request.headers.get("if-none-match", "")
    return known.strip() == "*" or tag.removeprefix("W/") in [
        one.strip().removeprefix("W/") for one in known.split(",")
    ]
