"""Sentences read and written by the table of forms: write(parse(text)) is the text."""

import difflib
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from pixelhall.core.errors import BadCard
from pixelhall.pocket_tactics.cards.language.forms import CLAUSES, ENDS, FORMS, Form

MOST_LETTERS: Final = 300  # of a text for which a sentence is sought
ALIKE: Final = 0.7  # of the letters: what is less like a text was not meant by it
NAME = r"[A-Z][\w'-]*(?: [A-Z][\w'-]*)*"
SLOTS = {
    "n": r"(?P<n>[1-6])",
    "stat": r"(?P<stat>OFF|DEF)",
    "types": rf"(?P<types>{NAME}(?: or {NAME})*)",
    "terrain": rf"(?P<terrain>{NAME})",
    "ends": f"(?P<ends>{'|'.join(ENDS)})",
    "when": r"(?P<when>(?: .*?)?)",
}
PART = re.compile(r"<(\w+)>|\{([^|{}]+)\|([^|{}]+)\}")


@dataclass(frozen=True)
class Sentence:
    """One sentence: its form and what stands in its slots. Names of types and terrains are still names."""

    form: int
    n: int = 0
    stat: str = ""
    types: tuple[str, ...] = ()
    terrain: str = ""
    ends: str = ""
    when: int = 0
    when_types: tuple[str, ...] = ()
    when_terrain: str = ""


def parse(text: str, box: str) -> Sentence:
    """The sentence of a unit or a terrain; BadCard shows the nearest one that is understood."""
    words = " ".join(text.split())
    for form in FORMS:
        found = pattern(form.template).fullmatch(words) if form.box == box else None
        if found is not None:
            clause = read_clause(found.groupdict().get("when") or "")
            if clause is not None:
                return fill_sentence(form, found, *clause)
    raise BadCard(text, differs(words, near := nearest(words, box)), f"this is no sentence of a {box}", nearest=near)


def fill_sentence(
    form: Form, found: re.Match[str], when: int, when_types: tuple[str, ...], when_terrain: str
) -> Sentence:
    given = found.groupdict()
    return Sentence(
        form.code,
        int(given.get("n") or 0),
        given.get("stat") or "",
        names(given.get("types")),
        given.get("terrain") or "",
        given.get("ends") or "",
        when,
        when_types,
        when_terrain,
    )


def read_clause(text: str) -> tuple[int, tuple[str, ...], str] | None:
    """When it applies: the clause, its types, its terrain."""
    for code, clause in enumerate(CLAUSES):
        found = pattern(clause).fullmatch(text)
        if found is not None:
            given = found.groupdict()
            return code, names(given.get("types")), given.get("terrain") or ""
    return None


def names(text: str | None) -> tuple[str, ...]:
    return tuple(text.split(" or ")) if text else ()


def write(sentence: Sentence) -> str:
    form = FORMS[sentence.form]
    when = fill(
        CLAUSES[sentence.when], 0, {"types": " or ".join(sentence.when_types), "terrain": sentence.when_terrain}
    )
    slots = {
        "n": str(sentence.n),
        "stat": sentence.stat,
        "types": " or ".join(sentence.types),
        "terrain": sentence.terrain,
        "ends": sentence.ends,
        "when": when,
    }
    return fill(form.template, sentence.n, slots)


def fill(template: str, n: int, slots: dict[str, str]) -> str:
    return PART.sub(lambda part: slots[part[1]] if part[1] else part[2] if n == 1 else part[3], template)


@functools.cache
def pattern(template: str) -> re.Pattern[str]:
    """A template as a regular expression."""
    parts: list[str] = []
    at = 0
    for part in PART.finditer(template):
        parts += [re.escape(template[at : part.start()]), SLOTS[part[1]] if part[1] else f"(?:{part[2]}|{part[3]})"]
        at = part.end()
    return re.compile("".join(parts) + re.escape(template[at:]))


def nearest(words: str, box: str) -> str:
    """The form that looks most like it."""
    forms = [form.template for form in FORMS if form.box == box]
    return max(forms, key=lambda template: difflib.SequenceMatcher(None, words.lower(), template.lower()).ratio())


def meant_by(text: str, box: str) -> str:
    """The whole sentence that a text may have meant: the nearest form, with its numbers and names; or nothing."""
    words = " ".join(text.split())[:MOST_LETTERS]
    found = [one for one in guesses(words, nearest(words, box)) if understood(one, box)]
    best = max(found, key=lambda one: likeness(words, one), default="")
    return best if likeness(words, best) >= ALIKE else ""


def guesses(words: str, template: str) -> Iterator[str]:
    """A form with what a text has for its slots, and with each clause."""
    number, stat = re.search("[1-6]", words), re.search("OFF|DEF", words)
    named = re.findall(NAME, words[1:])
    n = int(number[0]) if number else 1
    for name in named or ["Forest"]:
        slots = {"n": str(n), "stat": stat[0] if stat else "OFF", "types": name, "terrain": name}
        for clause, end in product(CLAUSES if "<when>" in template else [""], ENDS if "<ends>" in template else [""]):
            yield fill(template, n, {**slots, "ends": end, "when": fill(clause, n, slots)})


def understood(text: str, box: str) -> bool:
    try:
        parse(text, box)
    except BadCard:
        return False
    return True


def likeness(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, one.lower(), other.lower()).ratio()


def differs(words: str, template: str) -> int:
    """The first letter at which a text parts from the form it may have meant."""
    block = difflib.SequenceMatcher(None, words, template, autojunk=False).get_matching_blocks()[0]
    return block.size if block.a == 0 and block.b == 0 and block.size < len(words) else 0


def form_list() -> list[str]:
    """All forms and clauses, for a page or a list."""
    units = [f"{form.kind}: {form.template}" for form in FORMS]
    return [*units, *(f"<when>:{clause}" for clause in CLAUSES if clause)]
