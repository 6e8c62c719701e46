"""Suggestions that can be written into a card file: which letters of it to replace, and by what."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fix:
    """Replaces the letters of a file from `start` to before `end`. `words` says in a few words what is written, as it
    reads without quotes and escapes; empty if something is only taken out."""

    start: int
    end: int
    text: str
    words: str


def changed(text: str, better: str) -> tuple[int, int, str]:
    """The whole words of a text that differ from a better one: from where to where, and what should stand there."""
    same = 0
    while same < min(len(text), len(better)) and text[same] == better[same]:
        same += 1
    while same and not (parts(text, same) and parts(better, same)):
        same -= 1
    after = 0
    most = min(len(text), len(better)) - same
    while after < most and text[-1 - after] == better[-1 - after]:
        after += 1
    while after and not (parts(text, len(text) - after) and parts(better, len(better) - after)):
        after -= 1
    return same, len(text) - after, better[same : len(better) - after]


def parts(text: str, at: int) -> bool:
    """Whether no word goes on across this place."""
    return at in (0, len(text)) or not (in_word(text[at - 1]) and in_word(text[at]))


def in_word(letter: str) -> bool:
    return letter.isalnum() or letter in "'[]+-"


def quoted(text: str, quote: str) -> str | None:
    """A text as it is written inside these quotes of TOML; None if they cannot hold it."""
    if quote.startswith('"'):
        return text.replace("\\", "\\\\").replace('"', '\\"')
    return None if "'" in text or "\n" in text else text
