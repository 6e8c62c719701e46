"""Makes `nodes.py` and `grammar.lark` from the table of forms, and refuses a table with a fault in it."""

from pathlib import Path
from typing import Any

from pixelhall.pixel_tactics.cards.language.forms.notation import Constant, Form, Fresh, Kind
from pixelhall.pixel_tactics.cards.language.forms.table import LISTS, NAMES, TABLE, TOKENS, Table
from pixelhall.pixel_tactics.cards.language.grammar import all_words, first_words, lark_text
from pixelhall.pixel_tactics.cards.language.tables import make

HERE = Path(__file__).parent
HEADER = '''"""The AST of Card English, made from the table of forms by `python -m pixelhall.pixel_tactics.cards.language.build`.

A class says what it means and how it is printed: fields in angle brackets, and in braces the fields that a wording sets. A field with a
closed list holds the printed word itself (`stat="remaining Life"`, `kind="Hero"` also for "Heroes"). What a text leaves out is None, a
list without entries is empty. A number `n` that is None is "that many" in DiscardCards, RevealCard, Draw, RivalDraws, RivalDiscards and
RivalReveals. Every node of a parsed text is an object of its own.
"""

from pixelhall.pixel_tactics.cards.language.node import Node as Node
'''


def main() -> None:
    """Write both files after the checks."""
    check(TABLE)
    (HERE / "nodes.py").write_text(nodes_source(TABLE))
    (HERE / "grammar.lark").write_text(lark_text(TABLE))


def nodes_source(table: Table) -> str:
    """The Python file with one class a node, in the order of the table."""
    return HEADER + "".join(class_source(table, kind) for kind in table.kinds.values())


def class_source(table: Table, kind: Kind) -> str:
    printed = "".join(f"\n    {wording}" for wording in kind.printed)
    fields = "".join(
        f"    {name}: {field_type(table, kind, name)}{values_of(table, kind, name)}\n" for name in kind.fields
    )
    return f'\n\nclass {kind.name}(Node):\n    """{kind.meaning}\n{printed}\n    """\n' + (
        f"\n{fields}" if fields else ""
    )


def values_of(table: Table, kind: Kind, name: str) -> str:
    """A comment with the words that a field can hold, or the name of their list when they are many."""
    words: list[str] = []
    for form in kind.forms:
        for slot in form.slots:
            if slot.field == name and slot.category in table.lists:
                words += [word.value for word in table.lists[slot.category].words]
        value = {**kind.defaults, **dict(form.constants)}.get(name)
        if isinstance(value, str):
            words.append(value)
    shown = ", ".join(word or '""' for word in dict.fromkeys(words))
    if len(shown) > 100:
        shown = "a word of the list " + next(
            slot.category for form in kind.forms for slot in form.slots if slot.field == name
        )
    return f"  # {shown}" if shown else ""


def field_type(table: Table, kind: Kind, name: str) -> str:
    """The type of a field, from all wordings of its node."""
    found = {type_in(table, kind, form, name) for form in kind.forms}
    lists = {one for one in found if one.startswith("tuple")}
    optional = "None" in found and not lists
    kinds = found - {"None"}
    assert len(kinds) == 1, f"{kind.name}.{name} has the types {sorted(found)}"
    return kinds.pop() + (" | None" if optional else "")


def type_in(table: Table, kind: Kind, form: Form, name: str) -> str:
    for slot in form.slots:
        if slot.field == name:
            return table.type_of(slot.category)
    constants = {**kind.defaults, **dict(form.constants)}
    return type_of_constant(constants[name]) if name in constants else "None"


def type_of_constant(value: Constant) -> str:
    return "Node" if isinstance(value, Fresh) else type(value).__name__


def check(table: Table) -> None:
    """Every fault that a table can have is an assertion here, or an error of Lark's strict mode."""
    named = [*table.forms, *table.lists, *LISTS, *TOKENS]
    assert len(set(named)) == len(named), "two categories have one name"
    for kind in table.kinds.values():
        assert kind.meaning, f"{kind.name} has no meaning"
        for form in kind.forms:
            fields = [slot.field for slot in form.slots] + [name for name, _ in form.constants]
            assert len(set(fields)) == len(fields), f"a field is set twice: {form.wording}"
            assert set(fields) <= set(kind.fields), f"{kind.name} has no field for {form.wording}"
    for category, forms in table.forms.items():
        for index, form in enumerate(forms):
            for other in forms[:index]:
                assert form.node != other.node or not form.node or apart(table, form, other), (
                    f"two wordings in {category}: {form.wording}"
                )
    for word in first_words(table):
        assert not (word[0].islower() and word.capitalize() in first_words(table)), (
            f"{word} begins a sentence in both spellings"
        )
    for name in NAMES:
        assert not set(name.split()) & all_words(table), f"the name {name} is a word"
    make(lark_text(table))


def apart(table: Table, form: Form, other: Form) -> bool:
    """Can no node be written by both forms?"""
    kind = table.kinds[form.node]
    return any(differ(table, filler(kind, form, name), filler(kind, other, name)) for name in kind.fields)


def filler(kind: Kind, form: Form, name: str) -> Any:
    """What a form puts into a field: a category, or a constant in a tuple."""
    for slot in form.slots:
        if slot.field == name:
            return slot.category
    return ({**kind.defaults, **dict(form.constants)}.get(name),)


def differ(table: Table, one: Any, other: Any) -> bool:
    """Do two fillers have no value in common?"""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return bool(one != other)
    if isinstance(one, tuple):
        return constant_apart(table, one[0], other)
    if isinstance(other, tuple):
        return constant_apart(table, other[0], one)
    if one == other or one not in table.forms or other not in table.forms:
        return False
    return all(apart(table, a, b) for a in leaves(table, one) for b in leaves(table, other) if a.node == b.node)


def constant_apart(table: Table, value: Constant, category: str) -> bool:
    if isinstance(value, Fresh):
        return value.node not in table.nodes(category)
    if category in table.lists:
        return value not in [word.value for word in table.lists[category].words]
    return value is None or (category == "many" and value == 1)


def leaves(table: Table, category: str) -> list[Form]:
    found: list[Form] = []
    for form in table.forms[category]:
        found += [form] if form.node else leaves(table, form.slots[0].category)
    return found


if __name__ == "__main__":
    main()
