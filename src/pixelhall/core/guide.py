"""How to play a game, as chapters of blocks that any client can draw: read from the Markdown that its package keeps.

Nothing of it is HTML: words are spans, and IDs of rules among them are known as such. Three kinds of fenced blocks become
pictures, so that the same text can be read as it is and be drawn from the game's own table and cards:

    ```scenario after=2                       the position after two actions, and what the log told of them; places that
                                              an `= offered` names are marked as allowed, those of a `!` as forbidden
    ```board pixel-pusher {"players": 2} seed=2    a play at its beginning
    ```console                                `$ pixelhall cards show Lancer` is that card

A block `text drawn` is a picture for those who cannot see these, and is left out.
"""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from pixelhall.core import scenarios
from pixelhall.core.errors import BadText
from pixelhall.core.game import Game, Seat

ONLOOKER: Final[Seat] = 0  # whose knowledge a picture shows
RULE: Final = re.compile(r"\b([A-Z]+(?:-[A-Z]+)*-\d+)\b")
CARD: Final = re.compile(r"^\$ pixelhall cards show (.+?)(?: --game .*)?$", re.MULTILINE)
Style = Literal["", "strong", "emphasis", "code"]
Kind = Literal["text", "list", "steps", "table", "heading", "code", "picture", "card"]


@dataclass(frozen=True)
class Span:
    """Some words in one style. `rule` is the rule that they name, `chapter` the chapter to which they lead."""

    text: str
    style: Style = ""
    rule: str = ""
    chapter: str = ""


@dataclass(frozen=True)
class Picture:
    """A position as somebody sees it; the places of it that are marked as allowed or forbidden; what was told until then."""

    view: dict[str, Any]
    allowed: list[str] = field(default_factory=list)
    forbidden: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Block:
    """One part of a chapter. `rows` holds its words: a paragraph has one row with one cell, a list a row for each item, a
    table its head first. `text` is code, the caption of a picture, or the name of a card."""

    kind: Kind
    rows: list[list[list[Span]]] = field(default_factory=list)
    text: str = ""
    picture: Picture | None = None


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    blocks: list[Block]


@dataclass(frozen=True)
class Guide:
    """The whole text. The first chapter may have no title: it is what stands before the others."""

    title: str
    chapters: list[Chapter]

    def search(self, words: str) -> list[str]:
        """The IDs of the chapters in which every word occurs."""
        wanted = words.casefold().split()
        return [one.id for one in self.chapters if wanted and all(word in prose(one) for word in wanted)]


def read(game: Game[Any]) -> Guide | None:
    """The guide of a game, if it has one; BadText says what cannot be shown."""
    text = game.guide()
    if not text:
        return None
    return Reader(game).guide(SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).enable("table").parse(text)))


def anchor(title: str) -> str:
    """What a title is called in a link."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def prose(chapter: Chapter) -> str:
    cells = (cell for block in chapter.blocks for row in block.rows for cell in row)
    words = ["".join(span.text for span in cell) for cell in cells]
    return " ".join([chapter.title, *words, *(block.text for block in chapter.blocks)]).casefold()


class Reader:
    """Reads the guide of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.rules = set(game.rulebook().ids())

    def guide(self, root: SyntaxTreeNode) -> Guide:
        title, chapters = "", [Chapter("", "", [])]
        for node in root.children:
            words = plain(node) if node.type == "heading" else ""
            if words and node.tag == "h1":
                title = words
            elif words and node.tag == "h2":
                chapters.append(Chapter(anchor(words), words, []))
            else:
                chapters[-1].blocks.extend(self.blocks(node))
        return Guide(title, [one for one in chapters if one.blocks])

    def blocks(self, node: SyntaxTreeNode) -> list[Block]:
        match node.type:
            case "heading":
                return [Block("heading", [[self.spans(node)]])]
            case "paragraph":
                return [Block("text", [[self.spans(node)]])]
            case "bullet_list" | "ordered_list":
                kind: Kind = "list" if node.type == "bullet_list" else "steps"
                return [Block(kind, [[self.item(item)] for item in node.children])]
            case "table":
                rows = [row for part in node.children for row in part.children]
                return [Block("table", [[self.spans(cell) for cell in row.children] for row in rows])]
            case "fence":
                word, _, rest = node.info.strip().partition(" ")
                return self.fence(word, rest.strip(), node.content)
        raise BadText(f"a guide has no place for a {node.type}: {node.content[:60]!r}")

    def item(self, node: SyntaxTreeNode) -> list[Span]:
        if [child.type for child in node.children] != ["paragraph"]:
            raise BadText(f"an item of a list is one paragraph: {plain(node)[:60]!r}")
        return self.spans(node.children[0])

    def fence(self, word: str, rest: str, body: str) -> list[Block]:
        if word == "text" and rest == "drawn":
            return []
        if word == "scenario":
            return [self.scenario(int(rest.partition("after=")[2] or 0), body)]
        if word == "board":
            options, _, seed = rest.partition(" ")[2].rpartition(" seed=")
            state = self.game.new(json.loads(options), int(seed))
            return [Block("picture", picture=Picture(self.game.view(state, ONLOOKER)))]
        if word == "console" and (cards := CARD.findall(body)):
            return [Block("card", text=name) for name in cards]
        return [Block("code", text=body)]

    def scenario(self, after: int, body: str) -> Block:
        scenario = scenarios.read(body)
        state = scenarios.laid_out(scenario, self.game)
        before, done, allowed, forbidden = self.game.told(state, ONLOOKER), 0, list[str](), list[str]()
        for number, line in scenario.script:
            if line.startswith("= offered ") and done == after:
                allowed.append(self.target(state, line.removeprefix("= offered ")))
            elif line.startswith("!") and done == after:
                forbidden.append(self.target(state, line[1:].strip()))
            elif not line.startswith(("=", "!")) and done < after:
                scenarios.act(self.game, state, number, line)
                done += 1
        told = self.game.story(state, ONLOOKER, before)
        view = self.game.view(state, ONLOOKER)
        return Block("picture", text=scenario.title, picture=Picture(view, allowed, forbidden, told))

    def target(self, state: Any, text: str) -> str:
        """The place at which an action ends: that of the option, or for one that is refused, where another like it would."""
        asked = self.game.asked(state, ONLOOKER)
        offers = [] if asked is None else [one for one in self.game.offers(state, asked) if one.way]
        words = RULE.sub("", text).split()
        exact = [one for one in offers if one.text.lower() == " ".join(words).lower()]
        alike = [one for one in offers if one.text.split()[:-1] == words[:-1]]
        if not (exact or alike):
            raise BadText(f'nothing is offered like "{text}", so no place can be marked for it')
        way = (exact or alike)[0]
        return way.way[-1] if exact else way.way[-1].removesuffix(way.text.split()[-1]) + words[-1]

    def spans(self, node: SyntaxTreeNode, style: Style = "", chapter: str = "") -> list[Span]:
        """The words of a node, piece by piece."""
        found: list[Span] = []
        for child in node.children:
            match child.type:
                case "inline":
                    found += self.spans(child, style, chapter)
                case "text" if chapter:
                    found.append(Span(child.content, style, chapter=chapter))
                case "text":
                    found += self.named(child.content, style)
                case "softbreak" | "hardbreak":
                    found.append(Span(" ", style))
                case "code_inline":
                    found.append(Span(child.content, "code"))
                case "strong":
                    found += self.spans(child, "strong", chapter)
                case "em":
                    found += self.spans(child, "emphasis", chapter)
                case "link" if str(child.attrs["href"]).startswith("#"):
                    found += self.spans(child, style, str(child.attrs["href"])[1:])
                case _:
                    raise BadText(f"a guide has no place for a {child.type}: {child.content or child.attrs}")
        return found

    def named(self, words: str, style: Style) -> list[Span]:
        """Words in which IDs of rules stand apart."""
        parts = RULE.split(words)
        return [Span(part, style, rule=part if part in self.rules else "") for part in parts if part]


def plain(node: SyntaxTreeNode) -> str:
    return "".join(one.content for one in node.walk() if one.type in ("text", "code_inline"))
