"""The line and column of every key and value in a TOML file, which tomllib does not tell.

`Places` reads the shape of a file and nothing more: keys, brackets and quotes. What it cannot read it notes as a fault
and goes on with the next statement, so that a writer sees all mistakes at once. It also refuses what would keep tomllib
busy for hours (long dotted keys, deep nesting), and is therefore asked first.
"""

import re
from collections.abc import Iterator

from pixelhall.core.toml_slips import write_instead

Path = tuple[str | int, ...]  # ("hero", 3, "flank", 0): the first flank text of the fourth hero

DEEPEST = 8  # brackets within brackets, and parts of a dotted key
LONGEST_NUMBER = 40
MOST_FAULTS = 50

BLANK = re.compile(r"[ \t]*+")
BLANK_LINES = re.compile(r"(?:[ \t\n]|#[^\n]*+)*+")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]++")
SCALAR = re.compile(r"[^,\]}#\n]++")
PLAIN = re.compile(r"true|false|[+-]?(?:inf|nan)|[+-]?\d[\w.:+-]*+(?: \d[\w.:+-]*+)?+")
STRING = {
    '"""': re.compile(r'"""(?:[^"\\]|\\[\s\S]|"{1,2}+(?!"))*+"{3,5}'),
    "'''": re.compile(r"'''(?:[^']|'{1,2}+(?!'))*+'{3,5}"),
    '"': re.compile(r'"(?:[^"\\\n]|\\[^\n])*+"'),
    "'": re.compile(r"'[^'\n]*+'"),
}
ESCAPED = {"u": 6, "U": 10}  # letters an escape takes in the file; every other takes 2
NEXT_STATEMENT = re.compile(r"^[ \t]*(?:[A-Za-z0-9_-]+[ \t]*[=.]|\[)", re.MULTILINE)


class Places:
    """The places of one file. `faults` holds what is not TOML, as an offset and a sentence each."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.faults: list[tuple[int, str]] = []
        self._keys: dict[Path, int] = {}
        self._values: dict[Path, int] = {}
        _Reader(text, self._keys, self._values, self.faults).read()

    def key(self, path: Path) -> int:
        """The offset of the key of that path; of the nearest table around it when it has none of its own."""
        while path and path not in self._keys:
            path = path[:-1]
        return self._keys.get(path, 0)

    def value(self, path: Path) -> int:
        """The offset of the value of that path, or of its key."""
        return self._values.get(path, self.key(path))

    def letter(self, path: Path, index: int) -> int:
        """The offset of the letter `index` of the string at that path, whatever quotes and escapes it is written
        with."""
        start = self.value(path)
        offsets = list(_letters(self.text, start)) or [start]
        return offsets[min(index, len(offsets) - 1)]

    def quote(self, path: Path) -> str:
        """The quotes of the string at that path."""
        return _quote(self.text, self.value(path))

    def line(self, offset: int) -> tuple[int, int]:
        """The line and the column of an offset, both counted from 1."""
        return self.text.count("\n", 0, offset) + 1, offset - self.text.rfind("\n", 0, offset)


def _letters(text: str, start: int) -> Iterator[int]:
    """The offset of each letter that the string at `start` stands for, and of the quote that ends it."""
    quote = _quote(text, start)
    if not quote:
        return
    matched = STRING[quote].match(text, start)
    end = matched.end() - len(quote) if matched else start
    at = start + len(quote)
    if len(quote) == 3 and text.startswith("\n", at):
        at += 1
    while at < end:
        if quote[0] == "'" or text[at] != "\\":
            yield at
            at += 1
        elif text[at + 1].isspace():  # a line that goes on: the break and what leads the next line are not there
            at += 1
            while at < end and text[at].isspace():
                at += 1
        else:
            yield at
            at += ESCAPED.get(text[at + 1], 2)
    yield end


def _quote(text: str, start: int) -> str:
    return next((quote for quote in STRING if text.startswith(quote, start)), "")


class _Unreadable(Exception):
    """A statement that is not TOML; the reader notes it and goes on with the next."""

    def __init__(self, at: int, sentence: str) -> None:
        self.at = at
        self.sentence = sentence


class _Reader:
    """Walks the file once, statement by statement."""

    def __init__(
        self, text: str, keys: dict[Path, int], values: dict[Path, int], faults: list[tuple[int, str]]
    ) -> None:
        self.text = text
        self.at = 0
        self.keys = keys
        self.values = values
        self.faults = faults
        self.table: Path = ()
        self.headers: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}  # how many [[tables]] of that name there are so far

    def read(self) -> None:
        self.skip(BLANK_LINES)
        while self.at < len(self.text) and len(self.faults) < MOST_FAULTS:
            try:
                self.statement()
            except _Unreadable as stop:
                self.faults.append((min(stop.at, len(self.text)), stop.sentence))
                self.recover(stop.at)
            self.skip(BLANK_LINES)

    def recover(self, at: int) -> None:
        line_end = self.text.find("\n", at)
        following = NEXT_STATEMENT.search(self.text, line_end) if line_end >= 0 else None
        self.at = following.start() if following else len(self.text)

    def statement(self) -> None:
        if self.sees("["):
            self.header()
        else:
            self.pair(self.table, 0)
        self.skip(BLANK)
        if self.at < len(self.text) and not self.sees("\n") and not self.sees("#"):
            more = write_instead(self.text, self.at) or "; each key needs a line of its own"
            raise _Unreadable(self.at, f"expected the end of the line{more}")

    def header(self) -> None:
        start = self.at
        brackets = "[[" if self.sees("[[") else "["
        self.at += len(brackets)
        self.table = ("?", start)  # until the header is understood, its keys belong to nothing
        path: Path = ()
        for part in self.parts():
            path = (*self.latest(path), part)
        if brackets == "[[":
            self.counts[path] = self.counts.get(path, 0) + 1
        path = self.latest(path)
        if path in self.headers:
            raise _Unreadable(start, f"this table is given twice; the first is in line {self.line(self.headers[path])}")
        self.headers[path] = start
        self.table = path
        self.keys.setdefault(path, start)
        self.take("]" * len(brackets))

    def latest(self, path: Path) -> Path:
        """A name that stands for many [[tables]] means the last of them."""
        return (*path, self.counts[path] - 1) if path in self.counts else path

    def pair(self, table: Path, depth: int) -> None:
        start = self.at
        path = table
        for part in self.parts():
            path += (part,)
            self.keys.setdefault(path, start)
        if path in self.values:
            first = self.line(self.values[path])
            raise _Unreadable(start, f'"{str(path[-1])[:40]}" is given twice; the first is in line {first}')
        self.take("=")
        self.skip(BLANK)
        self.worth(path, depth)

    def parts(self) -> list[str]:
        """The parts of a dotted key."""
        parts = [self.part()]
        while self.sees("."):
            if len(parts) == DEEPEST:
                raise _Unreadable(self.at, f"a key has at most {DEEPEST} parts")
            self.at += 1
            parts.append(self.part())
        return parts

    def part(self) -> str:
        self.skip(BLANK)
        start = self.at
        quote = _quote(self.text, start)
        if len(quote) == 1:
            self.string(quote)
            part = self.text[start + 1 : self.at - 1]
        elif matched := BARE_KEY.match(self.text, start):
            self.at = matched.end()
            part = matched.group()
        else:
            raise _Unreadable(start, f"expected a key, not {self.here()}")
        self.skip(BLANK)
        return part

    def worth(self, path: Path, depth: int) -> None:
        """The value of a key or the element of a list."""
        if depth > DEEPEST:
            raise _Unreadable(self.at, f"brackets can be nested at most {DEEPEST} deep")
        self.values[path] = self.at
        if quote := _quote(self.text, self.at):
            self.string(quote)
        elif self.sees("["):
            self.array(path, depth + 1)
        elif self.sees("{"):
            self.inline(path, depth + 1)
        else:
            self.scalar()

    def string(self, quote: str) -> None:
        matched = STRING[quote].match(self.text, self.at)
        if not matched:
            more = write_instead(self.text, self.at) if quote == '"' else ""
            raise _Unreadable(self.at, f"the quote {quote} that opens here is never closed{more}")
        self.at = matched.end()

    def array(self, path: Path, depth: int) -> None:
        self.at += 1
        self.skip(BLANK_LINES)
        count = 0
        while not self.sees("]"):
            self.keys[(*path, count)] = self.at
            self.worth((*path, count), depth)
            count += 1
            self.skip(BLANK_LINES)
            if not self.sees("]"):
                self.take(",", "]")
                self.skip(BLANK_LINES)
        self.at += 1

    def inline(self, path: Path, depth: int) -> None:
        self.at += 1
        self.skip(BLANK)
        while not self.sees("}"):
            if self.sees("\n") or self.at >= len(self.text):
                raise _Unreadable(self.at, "what stands in { } stands in one line, up to the }")
            self.pair(path, depth)
            self.skip(BLANK)
            if not self.sees("}"):
                self.take(",", "}")
                self.skip(BLANK)
        self.at += 1

    def scalar(self) -> None:
        matched = SCALAR.match(self.text, self.at)
        word = matched.group().strip() if matched else ""
        if len(word) > LONGEST_NUMBER:
            raise _Unreadable(self.at, f"a number has at most {LONGEST_NUMBER} letters")
        if not PLAIN.fullmatch(word):
            more = write_instead(self.text, self.at)
            raise _Unreadable(self.at, f"expected a value, not {self.here()}; texts need quotes{more}")
        self.at += len(word)

    def line(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1

    def sees(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def take(self, *signs: str) -> None:
        if not self.sees(signs[0]):
            wanted = "expected " + " or ".join(f'"{sign}"' for sign in signs)
            more = write_instead(self.text, self.at) if signs == ("=",) and self.sees(":") else ""
            raise _Unreadable(self.at, f"{wanted}, not {self.here()}{more}")
        self.at += len(signs[0])

    def skip(self, pattern: re.Pattern[str]) -> None:
        matched = pattern.match(self.text, self.at)
        assert matched, "a pattern that may be empty always matches"
        self.at = matched.end()

    def here(self) -> str:
        """What stands at this place, for a message."""
        word = self.text[self.at : self.at + 20].split("\n")[0]
        return f'"{word}"' if word else "the end of the line"
