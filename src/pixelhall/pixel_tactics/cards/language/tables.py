"""The parser's tables: made by Lark from `grammar.lark`, kept as JSON in the user's cache directory, and walked
here."""

import hashlib
import json
import os
import stat
import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pixelhall.pixel_tactics.cards.language.forms.table import BOXES
from pixelhall.pixel_tactics.cards.language.lexer import Token

GRAMMAR = Path(__file__).parent / "grammar.lark"
END = "$END"
MARK = "<"  # before the name of a category
FORM = b"2"  # of the tables that are kept: another form has another number
Builder = Callable[[list[Any]], Any]


class Tables:
    """LALR(1) tables: a state says for each symbol which state comes next (0 and up) or which rule is complete (below
    0)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.states: list[dict[str, int]] = data["states"]
        self.begin: dict[str, int] = data["begin"]
        self.finish: dict[str, int] = data["finish"]
        self.rules: list[tuple[str, int, str]] = [(category, length, name) for category, length, name in data["rules"]]

    def run(self, category: str, tokens: Iterable[Token], builders: list[Builder]) -> Any:
        """What the builders make of the tokens; Stuck at the first token that cannot stand where it stands."""
        stack, values, finish = [self.begin[category]], list[Any](), self.finish[category]
        states, rules = self.states, self.rules
        for token in tokens:
            kind = token.type
            while True:
                action = states[stack[-1]].get(kind)
                if action is None:
                    raise Stuck(token)
                if action >= 0:
                    stack.append(action)
                    values.append(token.value)
                    break
                origin, length, _ = rules[~action]
                made = builders[~action](values[-length:] if length else [])
                if length:
                    del stack[-length:], values[-length:]
                stack.append(states[stack[-1]][origin])
                values.append(made)
                if kind == END and stack[-1] == finish:
                    return made
        raise AssertionError("the tokens did not end with the end")

    def advance(self, stack: list[int], kind: str) -> bool:
        """Move the stack over one symbol, completing rules as far as it demands; False (and a spoilt stack) if it
        cannot stand next."""
        while True:
            action = self.states[stack[-1]].get(kind)
            if action is None:
                return False
            if action >= 0:
                stack.append(action)
                return True
            origin, length, _ = self.rules[~action]
            if length:
                del stack[-length:]
            stack.append(self.states[stack[-1]][origin])
            if kind == END and stack[-1] in self.finish.values():
                return True

    def reaches(self, stack: list[int], kinds: Sequence[str]) -> int:
        """How many of the symbols can follow each other from here."""
        stack = list(stack)
        for index, kind in enumerate(kinds):
            kept = list(stack)
            if not self.advance(stack, kind):
                stack[:] = kept
                return index
        return len(kinds)

    def expected(self, stack: list[int]) -> list[str]:
        """All terminals that could stand next."""
        return [
            symbol
            for symbol in self.states[stack[-1]]
            if not symbol.startswith(MARK) and self.advance(list(stack), symbol)
        ]

    def wanted(self, stack: list[int], kind: str) -> list[str]:
        """The categories that could begin where this terminal would stand."""
        stack = list(stack)
        self.advance(stack, kind)
        return (
            [symbol.removeprefix(MARK) for symbol in self.states[stack[-2]] if symbol.startswith(MARK)]
            if len(stack) > 1
            else []
        )


class Stuck(Exception):
    """A token that cannot stand where it stands."""

    def __init__(self, token: Token) -> None:
        super().__init__(token)
        self.token = token


def category(name: str) -> str:
    """The symbol of a category, which no word can be."""
    return MARK + name


@cache
def tables() -> Tables:
    """The tables of the committed grammar: from the cache if there, else made (about a second) and put there."""
    grammar = GRAMMAR.read_text(encoding="utf-8")
    name = f"card-english-{hashlib.sha256(FORM + grammar.encode()).hexdigest()[:20]}.json"
    folder = cache_folder()
    data = load(folder / name) if folder else None
    if data is None:
        data = make(grammar)
        if folder:
            save(folder / name, data)
    return Tables(data)


def cache_folder() -> Path | None:
    """A directory of our own that nobody else can write to, or None."""
    try:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pixelhall"
        if not folder.is_absolute():
            return None
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.lstat()
    except (OSError, RuntimeError):
        return None
    others = hasattr(os, "getuid") and (found.st_uid != os.getuid() or bool(found.st_mode & 0o022))
    return folder if stat.S_ISDIR(found.st_mode) and not others else None


def load(path: Path) -> dict[str, Any] | None:
    """The tables kept there, unless they are missing or broken."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return data if isinstance(data, dict) and set(data) == {"states", "begin", "finish", "rules"} else None
    except (OSError, ValueError):
        return None


def save(path: Path, data: dict[str, Any]) -> None:
    """Keep the tables, whole or not at all; a full or read-only disk is no fault."""
    try:
        with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
            json.dump(data, file, separators=(",", ":"))
        os.replace(file.name, path)
    except OSError:
        return


def make(grammar: str) -> dict[str, Any]:
    """Lark's tables as plain data. Strict: a conflict of either kind is an error, so no text has two readings. Lark
    sets its symbols down in another order each time; here they are in the order of the alphabet, so that a fault is
    told in the same words everywhere."""
    from lark import Lark
    from lark.lexer import Lexer
    from lark.parsers.lalr_analysis import Reduce

    class NoLexer(Lexer):
        """Lark only makes the tables; the words come from our own lexer."""

        def __init__(self, conf: object) -> None: ...

        def lex(self, lexer_state: Any, parser_state: Any) -> Any:
            raise AssertionError("Lark reads no text here")

    starts = list(BOXES.values())
    lark = Lark(
        grammar, parser="lalr", lexer=NoLexer, start=starts, strict=True, maybe_placeholders=False, keep_all_tokens=True
    )
    named = {one.name: one.pattern.value for one in lark.terminals if one.pattern.type == "str"}
    named |= {rule.origin.name: category(rule.origin.name) for rule in lark.rules}
    table = lark.parser.parser._parse_table
    index = {rule: number for number, rule in enumerate(lark.rules)}
    states = [
        dict(
            sorted(
                (named.get(symbol, symbol), ~index[arg] if action is Reduce else arg)
                for symbol, (action, arg) in table.states[number].items()
            )
        )
        for number in range(len(table.states))
    ]
    rules = [[category(rule.origin.name), len(rule.expansion), rule.alias] for rule in lark.rules]
    return {"states": states, "begin": dict(table.start_states), "finish": dict(table.end_states), "rules": rules}
