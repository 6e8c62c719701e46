"""Requests in, answers out: bodies become wire types and back, here and nowhere else."""

import logging
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from pixelhall.core.errors import PixelhallError
from pixelhall.server import wire
from pixelhall.server.refusals import Refusal

log = logging.getLogger("pixelhall")
T = TypeVar("T")
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]


@dataclass(frozen=True)
class Way:
    """One request that can be made: its method, path, what it takes and gives, in words."""

    method: str
    path: str
    takes: type[msgspec.Struct] | None
    gives: type[msgspec.Struct] | str  # a type, or the media type of a text
    words: str
    endpoint: Endpoint
    faults: tuple[int, ...]
    query: tuple[str, ...] = ()  # what may stand behind a question mark


def json(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(fault: Refusal) -> Response:
    return json(wire.Problem(error=fault.reason, rule=fault.rule), fault.status)


async def body(request: Request, kind: type[T], most: int) -> T:
    """What the request says; a Refusal if it is too long or something else. Only JSON will do: no form of another site
    can send that."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("malformed", "A request is written in JSON, with the content type application/json.")
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
    """Numbers that are whole however they are written: JSON knows no difference between 6 and 6.0."""
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


class Dispatched:
    """All requests at one path, by their method; any other is told which there are."""

    def __init__(self, ways: list[Way]) -> None:
        self.endpoints = {way.method: refusing(way.endpoint) for way in ways}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        endpoint = self.endpoints.get(scope["method"])
        if endpoint is not None:
            answer = await endpoint(Request(scope, receive))
        else:
            answer = json(wire.Problem(error=f"Here is only {', '.join(self.endpoints)}."), 405)
            answer.headers["allow"] = ", ".join(self.endpoints)
        await answer(scope, receive, send)


def refusing(endpoint: Endpoint) -> Endpoint:
    """Refusals and the errors of games become problems."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as fault:
            return problem(fault)
        except PixelhallError as fault:
            return problem(Refusal("not_an_option", str(fault)))
        except (sqlite3.Error, SQLAlchemyError) as fault:
            log.error("the store failed", exc_info=fault)
            return problem(Refusal("fault", "The hall could not write this down; nothing was changed."))
        except ClientDisconnect:
            return Response(status_code=400)

    return answered
