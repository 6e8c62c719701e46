"""The description of all requests for programs, from the same types that check them."""

from typing import Any

import msgspec

import pixelhall
from pixelhall.server.door import typescript
from pixelhall.server.door.answers import Way

TEMPLATE = "#/components/schemas/{name}"
FAULTS = {
    400: "The request was not understood.",
    401: "Not logged in: become a guest or log in.",
    403: "You may not do that.",
    404: "Not found.",
    409: "It cannot be done, or not now.",
    413: "Too large.",
    429: "Too fast.",
    503: "The hall cannot do this now.",
}


def describe(ways: list[Way]) -> dict[str, Any]:
    paths: dict[str, Any] = {}
    for way in ways:
        paths.setdefault(way.path, {})[way.method.lower()] = operation(way)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pixelhall",
            "version": pixelhall.__version__,
            "description": "Tables, people and records. Play itself goes over websockets: /api/tables/{table}/play and /api/lobby, with "
            "the messages ToTable, FromTable and Lobby of the schemas; views of games are named by their game.",
        },
        "paths": paths,
        "components": {"schemas": schemas()},
    }


def schemas() -> dict[str, Any]:
    """Every message, and the views of each game under its name: `View.view` is one of them, or another game's."""
    found = typescript.components(TEMPLATE)
    for game in pixelhall.games():
        views = typescript.views(game, TEMPLATE.format(name=f"{game}.{{name}}"))
        found |= {f"{game}.{name}": schema for name, schema in views.items()}
    return found


def operation(way: Way) -> dict[str, Any]:
    found: dict[str, Any] = {
        "summary": way.words,
        "operationId": way.endpoint.__name__,
        "responses": {"200": answer(way.gives)},
    }
    for status in way.faults:
        found["responses"][str(status)] = {"description": FAULTS[status], "content": reference("Problem")}
    names = [part[1:-1] for part in way.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [{"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in way.query]
    if parameters:
        found["parameters"] = parameters
    if way.takes is not None:
        found["requestBody"] = {"required": True, "content": reference(way.takes.__name__)}
    return found


def answer(gives: type[msgspec.Struct] | str) -> dict[str, Any]:
    if isinstance(gives, str):
        return {"description": "Text.", "content": {gives: {"schema": {"type": "string"}}}}
    return {"description": "Done.", "content": reference(gives.__name__)}


def reference(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": TEMPLATE.format(name=name)}}}
