"""Signatures of halls under records (Ed25519). A signature attests what play alone cannot prove: who sat there, how it
ended and when, and that this is the play that was played."""

from typing import Final

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from pixelhall.core.record_text import Record

SECRET_LENGTH: Final = 32  # bytes


def public_key(secret: bytes) -> str:
    """The key with which everybody can check what this secret has signed."""
    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw().hex()


def sign(text: str, secret: bytes) -> str:
    """A record with the name of the key and the signature of everything above it."""
    named = f"{text}hall: {public_key(secret)}\n"
    return f"{named}signed: {Ed25519PrivateKey.from_private_bytes(secret).sign(named.encode()).hex()}\n"


def is_signed(record: Record) -> bool:
    """Whether the signature of a record fits its text and the key that it names."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(record.hall))
        key.verify(bytes.fromhex(record.signature), record.signed.encode())
    except (InvalidSignature, ValueError):
        return False
    return True
