"""A verifier that a stranger could write from docs/records.md alone: nothing of Pixelhall is imported.

strangers_verifier.py RECORD DECK: reads both as files, DECK as JSON with the names of the cards of a deck in their
order. It tells what it found as JSON, or what is wrong.
"""

import hashlib
import json
import sys
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


def values(lines: list[str], word: str) -> dict[str, str]:
    """What stands after the lines that begin so, by what stands between the word and the colon."""
    found: dict[str, str] = {}
    for line in lines:
        key, colon, value = line.partition(":")
        if colon and key.split()[0] == word:
            found[key.removeprefix(word).strip()] = value.strip()
    return found


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


class Draws:
    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.number = 0

    def draw(self, n: int) -> int:
        self.number += 1
        attempt = 0
        while True:
            message = b"%d.%d" % (self.number, attempt)
            digest = hashlib.blake2b(message, digest_size=8, key=self.seed).digest()
            word = int.from_bytes(digest, "big") // 4
            if word < 2**62 - 2**62 % n:
                return word % n
            attempt += 1

    def shuffle(self, things: list[str]) -> list[str]:
        for i in reversed(range(1, len(things))):
            j = self.draw(i + 1)
            things[i], things[j] = things[j], things[i]
        return things


def verify(text: str, deck: list[str]) -> dict[str, object]:
    lines = [line for line in text.split("\n") if line.strip()]
    assert lines[0] == "pixelhall record 2", "another format"
    secret = bytes.fromhex(values(lines, "secret")[""])
    assert sha(b"pixelhall seed ", secret).hex() == values(lines, "commitment")[""], "not the secret that was sealed"
    seals, revealed = values(lines, "part"), values(lines, "revealed")
    parts = {int(seat): bytes.fromhex(value) for seat, value in revealed.items()}
    for seat, part in parts.items():
        assert sha(b"pixelhall part ", part).hex() == seals[str(seat)], f"not the part that seat {seat} sealed"
    seed = secret
    if parts:
        seed = sha(b"pixelhall deal ", secret, *(bytes([seat]) + parts[seat] for seat in sorted(parts)))
    above, _, signature = text.partition("signed: ")
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(values(lines, "hall")[""])).verify(
            bytes.fromhex(signature.strip()), above.encode()
        )
    except InvalidSignature:
        raise AssertionError("not what the hall has signed") from None
    draws = Draws(seed)
    hands = [draws.shuffle(list(deck))[-5:] for _ in range(2)]
    led = {line[0]: line.partition("lead ")[2] for line in lines if line[1:].startswith(": lead ")}
    for number, leader in led.items():
        assert leader in hands[int(number)], f"seat {number} never had {leader}"
    return {"leaders": led, "adding": sorted(parts), "names": json.loads(values(lines, "seats")[""])}


if __name__ == "__main__":
    record, deck = (Path(name).read_text(encoding="utf-8") for name in sys.argv[1:3])
    try:
        print(json.dumps(verify(record, json.loads(deck))))
    except AssertionError as fault:
        sys.exit(str(fault))
    assert not any(name.startswith("pixelhall") for name in sys.modules)
