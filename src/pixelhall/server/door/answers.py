"""Bodies of requests become wire types, and wire types become answers; only here."""

import logging
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from pixelhall.core.errors import PixelhallError
from pixelhall.server import logbook, wire
from pixelhall.server.door import packing
from pixelhall.server.door.addresses import place
from pixelhall.server.refusals import Refusal

log = logging.getLogger("pixelhall")
T = TypeVar("T")
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


@dataclass(frozen=True)
class Way:
    """One kind of request: its method, its path, what it takes and gives, and a description."""

    method: str
    path: str
    takes: type[msgspec.Struct] | None
    gives: type[msgspec.Struct] | str  # a type, or the media type of a text
    words: str
    endpoint: Endpoint
    faults: tuple[int, ...]
    query: tuple[str, ...] = ()  # names of query parameters
    same: bool = False  # for everybody, and without a secret: it may be compressed (see packing.py)


class HasWays(Protocol):
    """Some of the requests that the hall answers."""

    def ways(self) -> list[Way]:
        """Each of them."""


def json(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(fault: Refusal) -> Response:
    answer = json(wire.Problem(error=fault.reason, rule=fault.rule), fault.status)
    if fault.after or fault.kind == "too_fast":
        answer.headers["retry-after"] = str(max(1, round(fault.after)))
    return answer


async def body(request: Request, kind: type[T], most: int) -> T:
    """The decoded body of a request; a Refusal if it is too long or malformed. Only JSON is accepted, because a form on
    another site cannot send it."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("malformed", "Send JSON, with the content type application/json.")
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("too_large", f"A request has at most {most} bytes.")
    try:
        return msgspec.convert(whole(msgspec.json.decode(data)), kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("malformed", str(fault)) from fault


def whole(value: Any) -> Any:
    """Turns floats that are whole numbers into ints: in JSON 6 and 6.0 are the same."""
    match value:
        case float() if value.is_integer() and abs(value) < 2**53:
            return int(value)
        case list():
            return [whole(inner) for inner in value]
        case dict():
            return {key: whole(inner) for key, inner in value.items()}
    return value


def by_path(ways: list[Way]) -> dict[str, list[Way]]:
    found: dict[str, list[Way]] = {}
    for way in ways:
        found.setdefault(way.path, []).append(way)
    return found


class Dispatch:
    """All requests at one path, by their method; another method is told which are allowed."""

    def __init__(self, ways: list[Way]) -> None:
        self.endpoints = {way.method: with_refusals(way.endpoint) for way in ways}
        self.same = {way.method for way in ways if way.same}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        endpoint = self.endpoints.get(scope["method"])
        if endpoint is not None:
            request = Request(scope, receive)
            answer = await endpoint(request)
            if scope["method"] in self.same:
                answer = await packing.compressed(request, answer)
        else:
            answer = json(wire.Problem(error=f"Only {', '.join(self.endpoints)} is allowed here."), 405)
            answer.headers["allow"] = ", ".join(self.endpoints)
        await answer(scope, receive, send)


def note_refusal(request: Request, fault: Refusal) -> None:
    """The operator is told who asks too often, once a minute."""
    if fault.kind == "too_fast":
        whence = place(request.client.host) if request.client is not None else ""
        logbook.seldom("refused", f"{fault.kind} {whence}", address=whence, kind=fault.kind)


def with_refusals(endpoint: Endpoint) -> Endpoint:
    """Turns refusals and the errors of games into problems."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as fault:
            note_refusal(request, fault)
            return problem(fault)
        except PixelhallError as fault:
            return problem(Refusal("not_an_option", str(fault)))
        except (sqlite3.Error, SQLAlchemyError) as fault:
            log.error("the store failed: %s", getattr(fault, "orig", None) or fault)
            return problem(Refusal("fault", "The hall could not save this; nothing was changed."))
        except ClientDisconnect:
            return Response(status_code=400)

    return answer
