"""The grammar made from the table: productions, their text for Lark, and what each builds when it is recognised."""

from collections.abc import Iterator
from dataclasses import dataclass

from pixelhall.pixel_tactics.cards.language.forms.notation import Form, Slot
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, LISTS, TABLE, TOKENS, Table

HEADER = """\
// Card English, LALR(1). Made from the table of forms by `python -m pixelhall.pixel_tactics.cards.language.build`: change the table.
// The lexer is our own: every quoted word is one token, and the six below are the only ones that carry a value.
"""
TERMINALS = r"""
NAME: /[A-Z][a-z]+( [A-Z][a-z]+)*/
STATUS: /\[[^\]]+\]/
SIGNED: /[+-][0-9]+/
TIMES: /x[0-9]+/
ONE: /1/
MANY: /[0-9]+/
"""


@dataclass(frozen=True)
class Production:
    """One line of the grammar: a category, its symbols, and the name under which the parser finds what to build.

    `build` is a form, the value of a word in a list, or how a list grows: "first", "next", "last", "pair".
    """

    name: str
    category: str
    symbols: tuple[str, ...]
    build: Form | str
    growth: bool = False


def productions(table: Table = TABLE) -> tuple[Production, ...]:
    """The whole grammar, in the order of the table."""
    found = [*of_forms(table), *of_aliases(table), *of_lists(), *of_words(table)]
    found.append(Production("one", "number", ("ONE",), "first", True))
    found.append(Production("some", "number", ("MANY",), "first", True))
    assert len({one.name for one in found}) == len(found), "two productions have one name"
    return tuple(found)


def of_forms(table: Table) -> Iterator[Production]:
    count: dict[str, int] = {}
    for category, forms in table.forms.items():
        for form in forms:
            name = snake(form.node) if form.node else f"{category}_from_{form.slots[0].category}"
            count[name] = count.get(name, 0) + 1
            yield Production(
                f"{name}_{count[name]}" if form.node else name, category, tuple(map(symbol, form.parts)), form
            )


def of_aliases(table: Table) -> Iterator[Production]:
    """Wordings that are understood and never printed."""
    for number, form in enumerate(table.aliases, 1):
        yield Production(f"{snake(form.node)}_also_{number}", form.category, tuple(map(symbol, form.parts)), form)


def of_lists() -> Iterator[Production]:
    for category, (item, between) in LISTS.items():
        if between == "and":
            open_ = f"{category}_open"
            yield Production(f"{category}_alone", category, (item,), "first", True)
            yield Production(f"{category}_closed", category, (open_, quote("and"), item), "next", True)
            yield Production(f"{category}_first", open_, (item,), "first", True)
            yield Production(f"{category}_next", open_, (open_, quote(","), item), "next", True)
        else:
            glue = (quote(between),) if between else ()
            yield Production(f"{category}_first", category, (item,), "first", True)
            yield Production(f"{category}_next", category, (category, *glue, item), "next", True)


def of_words(table: Table) -> Iterator[Production]:
    for category, words in table.lists.items():
        for index, word in enumerate(words.words, 1):
            yield Production(f"the_{category}_{index}", category, tuple(map(symbol, word.parts)), word.value)


def symbol(part: str | Slot) -> str:
    """A word or slot as Lark writes it."""
    if isinstance(part, Slot):
        return TOKENS.get(part.category, part.category)
    return "ONE" if part == "1" else quote(part)


def quote(word: str) -> str:
    return f'"{word}"'


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def lark_text(table: Table = TABLE) -> str:
    """The grammar file."""
    lines: dict[str, list[str]] = {}
    for production in productions(table):
        lines.setdefault(production.category, []).append(
            f"{' '.join(production.symbols)} -> {production.name}".lstrip()
        )
    rules = (f"\n{category}: " + "\n    | ".join(found) + "\n" for category, found in lines.items())
    return HEADER + "".join(rules) + TERMINALS


def first_words(table: Table = TABLE) -> frozenset[str]:
    """Words that can begin a text, a sentence or what follows a colon."""
    lines: dict[str, list[tuple[str, ...]]] = {}
    for production in productions(table):
        lines.setdefault(production.category, []).append(production.symbols)
    todo, seen, found = [*BOXES.values(), "statement", "head", "sentence", "step"], set[str](), set[str]()
    while todo:
        category = todo.pop()
        if category in seen:
            continue
        seen.add(category)
        for symbols in lines[category]:
            if symbols and symbols[0].startswith('"'):
                found.add(symbols[0].strip('"'))
            elif symbols and symbols[0] in lines:
                todo.append(symbols[0])
    return frozenset(found)


def all_words(table: Table = TABLE) -> frozenset[str]:
    """Every word of the language, as it is written in the middle of a sentence."""
    found = (one.strip('"') for production in productions(table) for one in production.symbols if one.startswith('"'))
    return frozenset(part for word in found for part in word.replace(",", " ").split() if part[0].isalpha())
