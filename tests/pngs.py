"""Reads the PNG files that the hall writes."""

import struct
import zlib


def read_png(data: bytes) -> tuple[int, int, bytes]:
    """How wide and high it is, and its lines unpacked; every part is checked."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at, packed = 8, b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        assert struct.unpack(">I", data[at + 8 + size : at + 12 + size])[0] == zlib.crc32(kind + body)
        packed += body if kind == b"IDAT" else b""
        at += size + 12
    wide, high = struct.unpack(">II", data[16:24])
    return wide, high, zlib.decompress(packed)
