"""All chance of a play: one small generator whose word is part of the state.

Two sources stand behind the same call. Simulation and search use a fast combined congruential generator (L'Ecuyer
1988), whose two 31-bit halves fit in one machine word, so that compiled and plain Python draw alike. Live tables draw
from a keyed hash of a secret 256-bit seed and a counter: outcomes seen do not foretell the next, and the published hash
of the seed lets anyone check every draw. `fate`, a list of forced outcomes, is consumed before either.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from pixelhall.core.errors import BadText

M1: Final = 2147483563
M2: Final = 2147483399


class Chance:
    """The generator of one play."""

    def __init__(self, word: int = 1, count: int = 0, secret: str = "", fate: list[int] | None = None) -> None:
        self.word = word
        self.count = count  # how many draws so far
        self.secret = secret  # hex of the secret seed, or "" for the fast generator
        self.fate: list[int] = fate if fate is not None else []

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1."""
        assert n > 0, "chance needs at least one outcome"
        self.count += 1
        if self.fate:
            return self.fate.pop(0) % n
        if self.secret:
            return keyed_draw(self.secret, self.count, n)
        word: i64 = self.word
        sides: i64 = n
        a = word // 2147483648 * 40014 % M1
        b = word % 2147483648 * 40692 % M2
        self.word = a * 2147483648 + b
        return (a - b) % (M1 - 1) % sides

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.draw(i + 1)
            items[i], items[j] = items[j], items[i]

    def clone(self) -> "Chance":
        return Chance(self.word, self.count, self.secret, list(self.fate) if self.fate else None)

    def dump(self) -> dict[str, object]:
        return {"word": self.word, "count": self.count, "secret": self.secret, "fate": list(self.fate)}


def from_seed(seed: int | bytes) -> Chance:
    """A generator from a small number (fast) or from 32 secret bytes (keyed hash)."""
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadText(f"a secret seed has 32 bytes, not {len(seed)}")
        return Chance(secret=seed.hex())
    digest = hashlib.sha256(str(seed).encode()).digest()
    a = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
    b = int.from_bytes(digest[8:16], "big") % (M2 - 1) + 1
    return Chance(a * 2147483648 + b)


def from_dump(data: dict[str, object]) -> Chance:
    """The generator that was dumped."""
    fate = data["fate"]
    if not isinstance(fate, list) or not isinstance(data["secret"], str):
        raise BadText("the chance of this dump is not readable")
    return Chance(int(str(data["word"])), int(str(data["count"])), data["secret"], [int(x) for x in fate])


def keyed_draw(secret: str, count: int, n: int) -> int:
    """Draw number `count` of a secret seed: unbiased, because the tail of the range is drawn again."""
    limit = (1 << 62) // n * n
    attempt = 0
    while True:
        message = f"{count}.{attempt}".encode()
        digest = hashlib.blake2b(message, key=bytes.fromhex(secret), digest_size=8).digest()
        word = int.from_bytes(digest, "big") >> 2
        if word < limit:
            return word % n
        attempt += 1


def commitment(seed: bytes) -> str:
    """What a table publishes at the start, so that the seed shown at the end can be checked."""
    return hashlib.sha256(b"pixelhall seed " + seed).hexdigest()
