"""From an AST to its one printed form."""

from functools import cache

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.forms.notation import Form, Fresh, Word
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, LISTS, TABLE
from pixelhall.pixel_tactics.cards.language.lexer import is_name

TIGHT = frozenset({".", ",", ":", ";", ")", "'s", "'", ", then", ", but", ", before"})


class Page:
    """The words written so far, and at which of them each node begins."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.begins: dict[int, int] = {}

    def put(self, value: object, category: str) -> bool:
        """Write a value as the category demands; on failure the page is as before."""
        if isinstance(value, nodes.Node):
            return self.put_node(value, category)
        if isinstance(value, tuple):
            return self.put_list(value, category)
        words = plain(value, category)
        self.words += words
        return bool(words)

    def put_node(self, node: nodes.Node, category: str) -> bool:
        mark = len(self.words)
        for form in choices(category, type(node).__name__):
            if self.put_form(node, form):
                self.begins[id(node)] = mark
                return True
            del self.words[mark:]
        return False

    def put_form(self, node: nodes.Node, form: Form) -> bool:
        if form.node and not suits(node, form):
            return False
        for part in form.parts:
            if isinstance(part, str):
                self.words.append(part)
            elif not self.put(getattr(node, part.field) if form.node else node, part.category):
                return False
        return True

    def put_list(self, values: tuple[object, ...], category: str) -> bool:
        item, between = LISTS[category]
        for index, value in enumerate(values):
            if index and between:
                self.words.append("," if between == "and" and index < len(values) - 1 else between)
            if not self.put(value, item):
                return False
        return bool(values)

    def text(self, start: bool = True) -> str:
        return lay_out(self.words, start)[0]


def write(node: nodes.Node) -> str:
    """The canonical text. A part of a text is written as in mid-sentence."""
    category = next((one for one in BOXES.values() if type(node).__name__ in TABLE.nodes(one)), "")
    return write_as(node, category) if category else phrase(node)


def write_as(node: nodes.Node, category: str) -> str:
    page = Page()
    written = page.put(node, category)
    assert written or node == nodes.Text((), None), f"no wording for {node}"
    return page.text()


def phrase(node: nodes.Node) -> str:
    """A part of a text, as it stands in mid-sentence."""
    for form in TABLE.kinds[type(node).__name__].forms:
        page = Page()
        if page.put(node, form.category):
            return page.text(start=False)
    raise AssertionError(f"no wording for {node}")


def column(root: nodes.Node, part: nodes.Node) -> int:
    """Where a part begins in the canonical text of its root."""
    category = next(
        (one for one in BOXES.values() if type(root).__name__ in TABLE.nodes(one)),
        TABLE.kinds[type(root).__name__].category,
    )
    page = Page()
    page.put(root, category)
    columns = lay_out(page.words, True)[1]
    begin = page.begins.get(id(part), 0)
    return columns[begin] if begin < len(columns) else 0


@cache
def choices(category: str, node: str) -> tuple[Form, ...]:
    """The forms by which a category can write a node."""
    own = [form for form in TABLE.forms[category] if form.node == node]
    passing = [form for form in TABLE.forms[category] if not form.node and node in TABLE.nodes(form.slots[0].category)]
    return (*own, *passing)


def suits(node: nodes.Node, form: Form) -> bool:
    """Has the node the constants of the form, and nothing that the form leaves out?"""
    for name, constant, shown in expectations(form):
        value = getattr(node, name)
        if shown:
            if value is None or value == ():
                return False
        elif isinstance(constant, Fresh):
            if type(value).__name__ != constant.node:
                return False
        elif constant is None:
            if value is not None and value != ():
                return False
        elif value != constant or type(value) is not type(constant):
            return False
    return True


@cache
def expectations(form: Form) -> tuple[tuple[str, object, bool], ...]:
    kind = TABLE.kinds[form.node]
    constants = {**kind.defaults, **dict(form.constants)}
    shown = {slot.field for slot in form.slots}
    return tuple((name, None if name in shown else constants.get(name), name in shown) for name in kind.fields)


def plain(value: object, category: str) -> list[str]:
    """A number, a name, a status or a word of a closed list."""
    if isinstance(value, int) and not isinstance(value, bool):
        return number(value, category)
    if not isinstance(value, str):
        return []
    if category == "name":
        return [value] if is_name(value) else []
    if category == "status":
        return [f"[{value}]"] if value in TABLE.statuses else []
    return list(wordings(category).get(value, ()))


def number(value: int, category: str) -> list[str]:
    if category == "signed":
        return [f"{value:+d}"] if -99 <= value <= 99 else []
    if category == "times":
        return [f"x{value}"] if 2 <= value <= 99 else []
    fits = category == "number" or (category == "many" and value != 1)
    return [str(value)] if fits and 0 <= value <= 99 else []


@cache
def wordings(category: str) -> dict[str, tuple[str, ...]]:
    return {word.value: word.parts for word in TABLE.lists[category].words} if category in TABLE.lists else {}


def lay_out(words: list[str], start: bool) -> tuple[str, list[int]]:
    """The words as a text: spaces, articles, capitals; and the column of each word."""
    text, columns = "", list[int]()
    for index, word in enumerate(words):
        if word == "a" and index + 1 < len(words):
            word = article(words[index + 1])
        if start:
            word = word[0].upper() + word[1:]
        if text and word not in TIGHT and not text.endswith("("):
            text += " "
        columns.append(len(text))
        text += word
        start = word in (".", ":")
    return text, columns


def write_word(word: Word) -> str:
    """A word of a closed list as it is printed in mid-sentence."""
    return lay_out(list(word.parts), False)[0]


def article(following: str) -> str:
    """ "an" before a vowel; "a Unit"."""
    lower = following.lower()
    return "an" if lower[0] in "aeiou" and not lower.startswith("uni") else "a"
