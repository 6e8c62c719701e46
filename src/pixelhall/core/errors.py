"""Every error a user of Pixelhall can meet, in one tree.

    PixelhallError          says what was wrong, where, and what would be right
    ├── BadOption           an option of a game that does not exist, or a value it cannot have
    ├── Illegal             an action that the rules do not allow; carries the rule's ID
    ├── BadText             a written form that cannot be read (an action, a record, a scenario, a dump)
    │   ├── BadRecord       a record that cannot be replayed, with the line where it departs
    │   └── BadScenario     a scenario that cannot be run, or whose claim does not hold, with its line
    ├── BadCard             a sentence that is not Card English, with its place and the nearest one that is
    └── BadSet              a card file with faults; carries all of them, each with line and column

Inside the engine an impossible thing is an `assert` with a sentence; nobody catches `Exception` to go on.
"""

from pixelhall.core.fixes import Fix

LONGEST_CAUSE = 400  # letters: a hostile text is not quoted in full


class PixelhallError(Exception):
    """What was wrong, where, and what would be right."""


class BadOption(PixelhallError):
    """An option that does not exist, or a value that it cannot have."""


class Illegal(PixelhallError):
    """An action that the rules do not allow now: the ID of the rule and a sentence."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.rule = rule
        self.sentence = sentence


class BadText(PixelhallError):
    """A written form that cannot be read."""


class BadRecord(BadText):
    """A record that cannot be replayed."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line
        self.sentence = sentence


class BadScenario(BadText):
    """A scenario that cannot be run, or a claim in it that does not hold."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line


class BadCard(PixelhallError):
    """A sentence that is not Card English: where it goes wrong, what was expected there, and the nearest valid
    sentence."""

    def __init__(self, text: str, column: int, cause: str, expected: tuple[str, ...] = (), nearest: str = "") -> None:
        self.text = text
        self.column = column  # 0-based, into text
        self.cause = cause if len(cause) <= LONGEST_CAUSE else cause[:LONGEST_CAUSE] + " …"
        self.expected = expected
        self.nearest = nearest
        super().__init__(self.show())

    def show(self) -> str:
        """The sentence, a caret under the place, the cause and the help."""
        lines = [self.text, " " * self.column + "^", self.cause]
        if self.expected:
            lines.append("Expected: " + ", ".join(self.expected) + ".")
        if self.nearest:
            lines.append(f'Did you mean "{self.nearest}"?')
        return "\n".join(lines)


class Fault:
    """One fault of a card file: its place (line 0 for the whole file), what is wrong, what was expected there, what was
    perhaps meant, and how that is written into the file."""

    def __init__(
        self,
        words: str,
        line: int = 0,
        column: int = 0,
        expected: tuple[str, ...] = (),
        nearest: str = "",
        fix: Fix | None = None,
    ) -> None:
        self.words = words
        self.line = line
        self.column = column
        self.expected = expected
        self.nearest = nearest
        self.fix = fix

    def __str__(self) -> str:
        parts = [self.words]
        if self.expected:
            parts.append(f"Expected: {', '.join(self.expected)}.")
        if self.nearest:
            parts.append(f'Did you mean "{self.nearest}"?')
        return " ".join(parts)


class BadSet(PixelhallError):
    """A card file with faults; `faults` holds them all."""

    def __init__(self, path: str, faults: list[Fault]) -> None:
        told = [f"{path}:{fault.line}:{fault.column}: {fault}" if fault.line else str(fault) for fault in faults]
        super().__init__(f"{path}: {len(faults)} fault{'s' if len(faults) != 1 else ''}\n" + "\n".join(told))
        self.path = path
        self.faults = faults
