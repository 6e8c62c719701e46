"""What a person keeps at the hall: texts of their own, and how they like it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pixelhall.server.wire.words import Asked, Count, Key, ListText, Name, Title


class NewText(Asked):
    """A text to be kept under a name that no other of its kind and game has."""

    kind: Key
    game: Name
    name: Title
    text: ListText


class ChangeText(Asked):
    """Another name for a text that is kept, or other words, or both."""

    name: Title | None = None
    text: ListText | None = None


class OwnText(Struct, kw_only=True):
    """A text that a person keeps, such as a force for a game; `changed` is when it was last saved."""

    id: str
    kind: str
    game: str
    name: str
    text: str
    changed: int


class OwnTexts(Struct, kw_only=True):
    texts: list[OwnText]


class Likings(Asked):
    """How a person likes the pages of the hall; what is left out is as usual."""

    theme: Literal["system", "light", "dark"] = "system"
    sounds: bool = True
    volume: Annotated[int, Meta(ge=0, le=10)] = 5
    motion: Literal["none", "quick", "usual", "slow"] = "usual"
    confirm: Literal["unsure", "always", "never"] = "unsure"
    coordinates: bool = True
    keys: bool = True


class SetLikings(Asked):
    """The likings as they were changed at a time; those that were changed later stay."""

    at: Count
    likings: Likings


class MyLikings(Struct, kw_only=True):
    """What holds now; null where nothing was ever chosen."""

    at: int
    likings: Likings | None
