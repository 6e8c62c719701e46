"""What every part of a card text is: a frozen dataclass with slots, written so that 380 of them load in a moment."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError, dataclass
from typing import Any, dataclass_transform


@dataclass_transform(frozen_default=True)
class NodeType(type):
    """Gives each node its slots and its fields in order; all else is in `Node`."""

    __match_args__: tuple[str, ...]

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> "NodeType":
        space["__slots__"] = tuple(space.get("__annotations__", ()))
        made = super().__new__(mcs, name, bases, space)
        dataclass(init=False, repr=False, eq=False)(made)  # type: ignore[arg-type]
        return made


class Node(metaclass=NodeType):
    """Any part of a card text."""

    def __init__(self, *values: Any, **named: Any) -> None:
        names = fields(self)
        if named:
            values += tuple(named.pop(name) for name in names[len(values) :] if name in named)
        if len(values) != len(names) or named:
            raise TypeError(f"{type(self).__name__} takes {', '.join(names) or 'nothing'}")
        for name, value in zip(names, values):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"{type(self).__name__}.{name} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"{type(self).__name__}.{name} cannot be removed")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and values(self) == values(other)

    def __hash__(self) -> int:
        return hash((type(self), values(self)))

    def __repr__(self) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in fields(self))
        return f"{type(self).__name__}({', '.join(shown)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), values(self)


def fields(node: Node) -> tuple[str, ...]:
    """The names of a node's fields, in order."""
    return type(node).__match_args__


def values(node: Node) -> tuple[Any, ...]:
    """What the fields of a node hold, in order."""
    return tuple([getattr(node, name) for name in fields(node)])


def every(value: object) -> Iterator[Node]:
    """All nodes in a node or list of nodes, in printed order, each before its parts."""
    if isinstance(value, Node):
        yield value
        value = values(value)
    if isinstance(value, tuple):
        for part in value:
            yield from every(part)
