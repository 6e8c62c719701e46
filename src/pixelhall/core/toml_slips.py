"""What a beginner writes instead of TOML, and the line to write."""

import re

KEY = re.compile(r"[ \t]*([A-Za-z0-9_-]+)[ \t]*[=:][ \t]*(.*)")
PLAIN = re.compile(r"true|false|[+-]?\d+")
TEXTS = re.compile(r'"[^"]*"')


def write_instead(text: str, at: int) -> str:
    """The line to write in place of the one around an offset, as the end of a sentence; "" if nobody can know."""
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    line = text[start : end if end >= 0 else len(text)].strip()
    found = KEY.fullmatch(line)
    better = f"{found[1]} = {value(found[2])}" if found and value(found[2]) else ""
    return f"; write: {better}" if better and better != line else ""


def value(written: str) -> str:
    """What was written after a key, as TOML has it; "" where that is not clear."""
    written = written.strip().rstrip(",")
    if PLAIN.fullmatch(written):
        return written
    if not written or written[0] in "[{#'" or "\\" in written:
        return ""
    if not written.startswith('"'):
        return f'"{written}"' if '"' not in written else ""
    texts = TEXTS.findall(written)
    if len(texts) > 1 and not re.sub(r"[ ,]|and", "", TEXTS.sub("", written)):
        return f"[{', '.join(texts)}]"
    if not written.endswith('"') and written.count('"') > 1:
        return ""
    inside = written[1:].removesuffix('"').replace('"', "'")
    return f'"{inside}"' if inside else ""
