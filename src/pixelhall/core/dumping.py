"""A state as plain JSON and back, the same for all games."""

from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pixelhall.core import chance as chances
from pixelhall.core import machine


@dataclass(frozen=True)
class Form:
    """The names of a state's fields, by what they are. Options, chance and stack every state has."""

    plain: tuple[str, ...]  # ints and bools
    lists: tuple[str, ...]  # of ints
    nested: tuple[str, ...] = ()  # lists of such lists
    vecs: tuple[str, ...] = ()

    def dump(self, state: Any) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(state, name) for name in self.plain}
        data["options"] = state.rules.chosen
        for name in (*self.lists, *self.vecs):
            data[name] = list(getattr(state, name))
        for name in self.nested:
            data[name] = [list(inner) for inner in getattr(state, name)]
        data["chance"] = state.chance.dump()
        data["stack"] = [machine.dump_frame(frame) for frame in state.stack]
        return data

    def fill(self, state: Any, data: dict[str, Any]) -> None:
        """Sets the fields from a dump."""
        for name in self.plain:
            setattr(state, name, type(getattr(state, name))(data[name]))
        for name in self.lists:
            setattr(state, name, numbers(data[name]))
        for name in self.nested:
            setattr(state, name, [numbers(inner) for inner in data[name]])
        for name in self.vecs:
            setattr(state, name, to_vec(data[name]))
        state.chance = chances.from_dump(data["chance"])
        state.stack = [machine.load_frame(frame) for frame in data["stack"]]


def to_vec(data: list[Any]) -> vec[i64]:
    return vec[i64](numbers(data))


def numbers(data: list[Any]) -> list[int]:
    return [int(number) for number in data]
