"""Requests in, answers out: bodies become wire types and back, here and nowhere else."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from pixelhall.core.errors import PixelhallError
from pixelhall.server import wire
from pixelhall.server.refusals import Refusal

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


def json(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(fault: Refusal) -> Response:
    return json(wire.Problem(error=fault.reason, rule=fault.rule), fault.status)


async def body(request: Request, kind: type[T], most: int) -> T:
    """What the request says; a Refusal if it is too long or something else. Only JSON will do: no form of another site can send that."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("malformed", "A request is written in JSON, with the content type application/json.")
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("too_large", f"A request has at most {most} bytes.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Refusal("malformed", str(fault)) from fault


def refusing(endpoint: Endpoint) -> Endpoint:
    """Refusals and the errors of games become problems."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as fault:
            return problem(fault)
        except PixelhallError as fault:
            return problem(Refusal("malformed", str(fault)))
        except ClientDisconnect:
            return Response(status_code=400)

    return answered
