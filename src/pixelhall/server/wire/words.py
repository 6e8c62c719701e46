"""The words that messages are made of."""

from typing import Annotated

from msgspec import Meta, Struct

MOST_SEATS = 8
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Words = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
MOST_SETS = 3
DeckText = Annotated[str, Meta(max_length=8_000)]
SetText = Annotated[str, Meta(min_length=1, max_length=64_000)]
SentenceText = Annotated[str, Meta(max_length=800)]
Box = Annotated[str, Meta(max_length=20)]
Title = Annotated[str, Meta(min_length=1, max_length=40)]
ListText = Annotated[str, Meta(max_length=8_000)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
RecordText = Annotated[str, Meta(max_length=500_000)]


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whatever a client sends."""


class Problem(Struct, kw_only=True):
    """Why a request was not done."""

    error: str
    rule: str = ""


class Done(Struct, kw_only=True):
    done: bool = True
