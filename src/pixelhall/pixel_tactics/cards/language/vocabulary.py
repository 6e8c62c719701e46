"""The whole vocabulary as pages for writers of cards, made from the table."""

import re
from collections.abc import Iterator, Sequence

from pixelhall.pixel_tactics.cards.language.forms.notation import Kind
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE
from pixelhall.pixel_tactics.cards.language.writer import write_word

INTRODUCTION = """\
# The vocabulary of Card English

Everything a card can say, made from the table of forms. ‹…› is filled with what its name says, […] may be left out, N is a number, Name a
name of your own. Wordings are shown as they stand in mid-sentence; of two verbs with a stroke between them the first is for one thing and
the second for several, or the first for you and the second for another player. The first column is the name in the AST.
"""

SIGNS = {
    **dict.fromkeys(("n", "n*", "number", "many"), "N"),
    **dict.fromkeys(("actor", "holder"), "‹you or a player›"),
    "name": "Name",
    "signed": "±N",
    "status": "[status]",
    "times": "xN",
}

READERS_WORDS = {  # for closed lists whose name in the table is short
    "kw": "keyword",
    "act": "type of action",
    "acts": "types of action",
    "line": "row or column",
    "space": "row, column or Unit",
    "neighbor": "Forerunner or Supporter",
    "stat": "number of a Character",
    "span": "turn, wave or round",
    "end": "top or bottom",
    "thing": "kind of thing",
    "use": "Spell or Action",
}

CHAPTERS = {
    "Texts, heads and costs": (
        "row_text",
        "order_text",
        "order_speed",
        "trap_text",
        "snap_text",
        "statement",
        "prefix",
        "head",
        "cost",
    ),
    "Sentences": ("sentence", "way"),
    "Statements": ("keywords", "rule", "entry"),
    "Changes": ("change",),
    "Durations": ("until",),
    "Verbs": ("imperative",),
    "What others do": ("clause",),
    "Events": ("event",),
    "Events that are replaced": ("would",),
    "Times": ("point", "moment", "time"),
    "Conditions": ("all_true", "any_true", "test"),
    "Nouns and selections": ("noun", "pick", "several", "choice", "each", "all"),
    "Filters": ("filter",),
    "References": ("reference", "possessive", "them", "each_of_them", "whom"),
    "Players and piles": ("rival", "player", "event_player", "versus", "owner", "zone"),
    "Places": ("place", "destination", "arrangement"),
    "Amounts": ("points", "amount", "term", "expression", "per"),
}


def vocabulary() -> str:
    """One page in Markdown: the nodes by chapter, then the closed lists, the statuses and the signs."""
    return "\n".join([INTRODUCTION, *chapters(), *lists(), *statuses()])


def chapters() -> Iterator[str]:
    for title, kinds in kinds_by_chapter():
        yield table(title, ("name", "wording", "meaning"), [(kind.name, wording(kind), kind.meaning) for kind in kinds])


def kinds_by_chapter() -> Iterator[tuple[str, list[Kind]]]:
    """The nodes of each chapter."""
    told: set[str] = set()
    for title, categories in CHAPTERS.items():
        kinds = [kind for kind in TABLE.kinds.values() if kind.category in categories and kind.printed]
        told |= {kind.name for kind in kinds}
        yield title, kinds
    untold = {kind.name for kind in TABLE.kinds.values() if kind.printed} - told
    assert not untold, f"in no chapter: {sorted(untold)}"


def lists() -> Iterator[str]:
    for title, rows in words_by_list():
        yield table(title, ("word", "meaning"), rows)


def words_by_list() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The closed lists; plural lists stand with their singular."""
    plurals = {"kinds": "kind"}
    for name, words in TABLE.lists.items():
        if name in plurals:
            continue
        several = next((TABLE.lists[many].words for many, one in plurals.items() if one == name), words.words)
        rows = [
            (" / ".join(dict.fromkeys((write_word(a), write_word(b)))), a.meaning) for a, b in zip(words.words, several)
        ]
        title = READERS_WORDS.get(name, name.replace("_", " "))
        yield f"{title[:1].upper()}{title[1:]}: {words.called}", rows


def statuses() -> Iterator[str]:
    rows = [(f"[{status}]", meaning) for status, meaning in TABLE.statuses.items()]
    yield table("Statuses", ("token", "meaning"), [*rows, ("[…] xN", "N separate tokens (PT-STAT-03)")])


def table(title: str, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in (heads, *rows)]
    lines.insert(1, "|" + "---|" * len(heads))
    return f"## {title}\n\n" + "\n".join(lines) + "\n"


def wording(kind: Kind) -> str:
    """All wordings of a node, each once, with the slots as a reader names them."""
    return " · ".join(dict.fromkeys(map(readable, kind.printed)))


def readable(printed: str) -> str:
    bare = re.sub(r"\{.*\}", "", printed).strip()
    return re.sub(r"<([a-z_*]+)(?::([a-z_]+))?>", lambda match: slot(match[2] or match[1]), bare)


def slot(category: str) -> str:
    """A slot by the name of what stands in it."""
    if category in SIGNS:
        return SIGNS[category]
    called = TABLE.called.get(category, READERS_WORDS.get(category, category.replace("_", " ")))
    return f"‹{re.sub('^(a|an|the) ', '', called).removesuffix(' …')}›"
