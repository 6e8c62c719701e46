"""The client's TypeScript, written from the types of messages and views: python -m pixelhall.server.door.typescript web/src"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import pixelhall
from pixelhall.server import wire

UNIONS: dict[str, Any] = {"ClockKind": wire.ClockKind, "ToTable": wire.ToTable, "FromTable": wire.FromTable}
CODES = ("NO_PERSON", "NO_TABLE", "TOO_SLOW", "TOO_FAST", "GOING")
HIDDEN = {"Asked", "Said", "Told"}
WRITTEN = "// Written by `python -m pixelhall.server.door.typescript` from the hall's types; not by hand."


def messages() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the page."""
    kinds = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]
    return [kind for kind in kinds if kind.__name__ not in HIDDEN]


def components(template: str = "#/{name}") -> dict[str, Any]:
    """The JSON Schema of every message, by name."""
    _, found = msgspec.json.schema_components(messages(), ref_template=template)
    return found


def views(game: str, template: str = "#/{name}") -> dict[str, Any]:
    """The JSON Schema of each type in a game's views, by name, the view itself first; empty for a game that gives none."""
    kind = pixelhall.game(game).view_type()
    if kind == dict[str, Any]:
        return {}
    _, found = msgspec.json.schema_components([kind], ref_template=template)
    return {kind.__name__: found.pop(kind.__name__), **found}


def files() -> dict[str, str]:
    """Every file that is written, by its path: the messages, and the views of each game."""
    found = {"wire.ts": typescript()}
    for game in pixelhall.games():
        lines = [line for name, schema in views(game).items() for line in interface(name, schema, True)]
        if lines:
            found[f"views/{game}.ts"] = "\n".join([WRITTEN, "", *lines])
    return found


def typescript() -> str:
    found = components()
    lines = [WRITTEN, ""]
    for kind in messages():
        partial = issubclass(kind, wire.Asked | wire.Said) or kind.__struct_config__.omit_defaults
        lines += interface(kind.__name__, found.pop(kind.__name__), partial)
    for name, schema in found.items():  # types that messages use, and are none
        lines += interface(name, schema, True)
    for name, union in UNIONS.items():
        members: tuple[type, ...] = union.__args__
        lines.append(f"export type {name} = {' | '.join(member.__name__ for member in members)};")
    lines += [f"export const {code} = {getattr(wire, code)};" for code in CODES]
    return "\n".join(lines) + "\n"


def interface(name: str, schema: dict[str, Any], partial: bool) -> list[str]:
    """A TypeScript interface. With `partial`, fields that have a default may be left out."""
    comment = schema.get("description", "")
    lines = [f"/** {' '.join(comment.split())} */"] if comment else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, inner in schema.get("properties", {}).items():
        optional = "?" if partial and field not in required else ""
        lines.append(f"  {field}{optional}: {type_words(inner)};")
    return [*lines, "}", ""]


def type_words(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_words(inner) for inner in schema["anyOf"])
    match schema.get("type"):
        case "array":
            inner = type_words(schema.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties", {})
            return f"Record<string, {type_words(values) if isinstance(values, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    return "unknown"


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")
