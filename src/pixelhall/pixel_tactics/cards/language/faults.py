"""Why a text is not Card English: the place, the cause, what could stand there, and the nearest sentence that is
understood."""

from functools import cache

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES, LISTS, TABLE
from pixelhall.pixel_tactics.cards.language.grammar import productions
from pixelhall.pixel_tactics.cards.language.habits import habit
from pixelhall.pixel_tactics.cards.language.idioms import idiom, two_heads
from pixelhall.pixel_tactics.cards.language.lexer import SCANNER, Token, lex
from pixelhall.pixel_tactics.cards.language.repair import makes_sense, nearest_text
from pixelhall.pixel_tactics.cards.language.scene import Scene
from pixelhall.pixel_tactics.cards.language.slips import plural_possessive
from pixelhall.pixel_tactics.cards.language.tables import END, Stuck, tables
from pixelhall.pixel_tactics.cards.language.writer import write_word

MOST = 8
TERMINALS = {
    "NAME": "a Name",
    "STATUS": "a status",
    "SIGNED": "+N or -N",
    "TIMES": "xN",
    "ONE": "1",
    "MANY": "a number",
    END: "the end",
}


def explain(text: str, box: str, stuck: Stuck) -> BadCard:
    """The error for a text that the parser got stuck in."""
    for match in SCANNER.finditer(text):
        if match.lastgroup == "stray":
            fault = plural_possessive(text, box) or idiom(text, box)
            if fault is not None and (suggested := sound(fault.nearest, box)):
                return BadCard(text, max(fault.column, 0) or match.start(), fault.cause, (), suggested)
            return BadCard(text, match.start(), f'The character "{match[0]}" is not used in Card English.')
    scene = look(text, box, stuck)
    fault = (two_heads(text) if box == "row" else None) or habit(scene)
    suggested = sound(fault.nearest, box) if fault is not None else nearest_text(text, box)
    if not suggested and (said := idiom(text, box)) is not None and (better := sound(said.nearest, box)):
        fault, suggested = said, better
    if fault is not None:
        return BadCard(text, scene.token.column if fault.column < 0 else fault.column, fault.cause, (), suggested)
    return BadCard(text, scene.token.column, cause(scene), expectations(scene), suggested)


def sound(suggested: str, box: str) -> str:
    """A suggestion in which every reference means something; else none."""
    return suggested if suggested and makes_sense(suggested, box) else ""


def look(text: str, box: str, stuck: Stuck) -> Scene:
    tokens = [*lex(text), Token(END, "", "", len(text))]
    index = tokens.index(stuck.token)
    stack = [tables().begin[BOXES[box]]]
    for token in tokens[:index]:  # anew, because the parser completes rules before it finds that a word cannot follow
        tables().advance(stack, token.type)
    return Scene(text, box, tokens, index, stack, tables().expected(stack))


def cause(scene: Scene) -> str:
    """What is wrong with the word where the parser got stuck."""
    token = scene.token
    if token.type == END:
        return 'The sentence ends with ".".' if "." in scene.accepted else "The sentence is not finished."
    if token.type == "?" and token.text[-1].isdigit():
        return f'"{token.text}": numbers are 0 to 99, written plainly.'
    if token.type in ("?", "NAME"):
        return f'"{token.text}" is not a word of Card English.'
    twin = token.text.swapcase() if len(token.text) == 1 else token.text[0].swapcase() + token.text[1:]
    if twin in scene.accepted:
        return capital(token.text, twin)
    return f'"{token.text}" cannot stand here.'


def capital(written: str, right: str) -> str:
    if written == "attack":
        return 'The number on the card is "Attack", with a capital; "attack" is the event.'
    how = "with a capital" if right[0].isupper() else "without a capital"
    return f'"{written}" is written {how} here: "{right}".'


def expectations(scene: Scene) -> tuple[str, ...]:
    """What could stand here, in groups: words of short lists by themselves, longer categories by their name."""
    found: dict[str, None] = {}
    for terminal in scene.accepted:
        for name in group(scene, terminal):
            found.setdefault(name)
    return tuple(sorted(found, key=lambda name: not name.startswith(("a ", "an ", "each "))))[:MOST]


def group(scene: Scene, terminal: str) -> list[str]:
    """The widest category that a terminal begins here, by name; a short list by its words; else the terminal itself."""
    wanted = [one for one in tables().wanted(scene.stack, terminal) if terminal in begins(one)]
    for category in sorted(wanted, key=lambda one: -len(begins(one))):
        words = TABLE.lists.get(LISTS.get(category, (category,))[0])
        if words:
            return (
                [write_word(word) for word in words.words]
                if len(words.words) <= MOST
                else [f"one of the {words.called}"]
            )
        if TABLE.called.get(category):
            return [TABLE.called[category]]
    return [TERMINALS.get(terminal, terminal if terminal[0].isalpha() else f'"{terminal}"')]


@cache
def begins(category: str) -> frozenset[str]:
    """The terminals with which a category can begin."""
    firsts = first_symbols()
    todo, seen, found = [category], set[str](), set[str]()
    while todo:
        one = todo.pop()
        if one in seen:
            continue
        seen.add(one)
        for symbol in firsts.get(one, ()):
            if symbol in firsts:
                todo.append(symbol)
            else:
                found.add(symbol.strip('"'))
    return frozenset(found)


@cache
def first_symbols() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for production in productions():
        if production.symbols:
            found.setdefault(production.category, set()).add(production.symbols[0])
    return found
