"""The terminal: how wide and high it is, what it can show, and how a person's lines are read."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

WIDEST = 100
CONTROL = dict.fromkeys((*range(9), *range(11, 32), *range(127, 160)), "?")
ASCII = str.maketrans({"─": "-", "·": ".", "…": "~", "→": ">", "—": "-", "’": "'", "“": '"', "”": '"'})


class Screen:
    """Where lines are printed and read. Plain: nothing but sentences, no colour, never cleared."""

    def __init__(self, plain: bool = False, color: bool = True) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        dumb = os.environ.get("TERM") == "dumb"
        self.terminal = sys.stdout.isatty() and not dumb
        self.plain = plain
        self.typed = ""  # a line that was typed into a pager and is meant for the next question
        self.console = Console(
            no_color=plain or not color or None, highlight=False, markup=False, emoji=False, width=self.width
        )
        self.ascii = not (sys.stdout.encoding or "ascii").lower().startswith("utf")
        self.history = self.terminal and sys.stdin.isatty() and line_editing()

    @property
    def width(self) -> int:
        return max(20, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    @property
    def height(self) -> int:
        return max(10, shutil.get_terminal_size((80, 24)).lines)

    @property
    def redraws(self) -> bool:
        """Whether the screen is drawn again for each question."""
        return self.terminal and not self.plain

    def print(self, line: str | Text = "", style: str = "", whole: bool = False) -> None:
        """Prints one line; with `whole` it is not wrapped, so that a path or a command can be copied."""
        text = Text(line, style) if isinstance(line, str) else line
        text.plain = text.plain.translate(CONTROL)
        if self.ascii:
            text.plain = text.plain.translate(ASCII)
        self.console.width = self.width
        self.console.print(text, soft_wrap=self.plain or whole)

    def say(self, line: str, style: str = "", indent: str = "") -> None:
        """A sentence, broken into lines unless a screen reader reads it."""
        for part in self.wrap(line, indent):
            self.print(part, style)

    def wrap(self, line: str, indent: str = "") -> list[str]:
        if self.plain or not line:
            return [line]
        return textwrap.wrap(line, self.width, subsequent_indent=indent) or [""]

    def page(self, lines: Iterable[str]) -> None:
        """Prints a long text; in a terminal, a screenful at a time."""
        broken = [part for line in lines for part in self.wrap(line, "  ")]
        room = self.height - 2 if self.redraws and sys.stdin.isatty() else len(broken) + 1
        for start in range(0, len(broken), room):
            for line in broken[start : start + room]:
                self.print(line)
            if start + room < len(broken):
                typed = self.ask("(Enter for more, q to stop) ")
                if typed:
                    self.typed = "" if typed.lower() == "q" else typed
                    return

    def clear(self) -> None:
        """Clears the screen."""
        if self.redraws:
            self.write("\033[H\033[2J")

    def hide(self) -> None:
        """Clears the screen and its scrollback."""
        self.write("\033[H\033[2J\033[3J" if self.terminal else "\n" * self.height)
        if self.history:
            import readline

            readline.clear_history()

    def ask(self, prompt: str) -> str:
        """One line from the person. EOFError when there are no more."""
        sys.stdout.flush()
        typed, self.typed = self.typed, ""
        return typed or input(prompt).strip()

    def write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def line_editing() -> bool:
    """Arrow keys and history, where the system has them."""
    try:
        import readline
    except ImportError:
        return False
    readline.set_auto_history(True)
    return True
