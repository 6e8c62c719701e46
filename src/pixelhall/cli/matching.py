"""Finds the options that a person means: by number, by the whole text, or by beginnings of its words."""


def matches(texts: list[str], typed: str) -> list[int]:
    """The options that fit best: one is an answer, several need a choice, none is an error."""
    if typed.isascii() and typed.isdecimal():
        number = int(typed[:9])
        return [number - 1] if 1 <= number <= len(texts) else []
    wanted = typed.lower().split()
    if not wanted:
        return []
    written = [text.lower().split() for text in texts]
    for fits in (same, begins, opens, occurs):
        found = [i for i, words in enumerate(written) if fits(words, wanted)]
        if found:
            return found
    return []


def same(words: list[str], wanted: list[str]) -> bool:
    return words == wanted


def begins(words: list[str], wanted: list[str]) -> bool:
    """Word for word, each typed one begins the written one."""
    return len(words) == len(wanted) and all(word.startswith(part) for word, part in zip(words, wanted))


def opens(words: list[str], wanted: list[str]) -> bool:
    """The typed words begin the first written ones: `shoot f1` stands for every shot from f1."""
    return len(words) > len(wanted) and begins(words[: len(wanted)], wanted)


def occurs(words: list[str], wanted: list[str]) -> bool:
    """The verb, then some of the other words in their order: `recruit bear v1` is `recruit Bramble Bear v1`."""
    if not words[0].startswith(wanted[0]):
        return False
    rest = iter(words[1:])
    return all(any(word.startswith(part) for word in rest) for part in wanted[1:])


def holding(texts: list[str], typed: str) -> str:
    """The first option in which the typed words stand somewhere, for somebody who has left out the verb; or nothing."""
    wanted = " ".join(typed.lower().split())
    return next((text for text in texts if len(wanted) > 2 and wanted in text.lower()), "")
