"""How the seed of a deal comes about, so that nobody can choose it: the hall seals a secret first, then players reveal
parts that they had sealed before. docs/records.md tells strangers how to check it.

A seal is a hash that is shown first; what was sealed is shown later. Who seals before seeing anything of the others
cannot fit their own to it.
"""

import hashlib
from dataclasses import dataclass, field

from pixelhall.core.chance import commitment

LENGTH = 32  # bytes of a secret and of a part


@dataclass(frozen=True)
class Part:
    """What one seat adds: its seal, and what was sealed; nothing where the seat never revealed it."""

    seal: str
    value: bytes = b""


@dataclass(frozen=True)
class Deal:
    """A seed, and how it came about: the hall's secret, and the parts of the seats that added any."""

    secret: bytes
    parts: dict[int, Part] = field(default_factory=dict)

    @property
    def seal(self) -> str:
        return commitment(self.secret)

    @property
    def seed(self) -> bytes:
        """The seed from which everything is drawn: the secret itself, if no part was revealed."""
        revealed = [bytes([seat]) + part.value for seat, part in sorted(self.parts.items()) if part.value]
        if not revealed:
            return self.secret
        return hashlib.sha256(b"pixelhall deal " + self.secret + b"".join(revealed)).digest()


def part_seal(value: bytes) -> str:
    """What a player shows of a part before it is revealed."""
    return hashlib.sha256(b"pixelhall part " + value).hexdigest()
