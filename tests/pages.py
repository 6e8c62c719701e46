"""The pages, read from top to bottom: what the program says to everything that they show."""

import contextlib
import doctest
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import click
from click.testing import CliRunner

import pixelhall
from pixelhall.cli import listing, main
from pixelhall.cli.boards import board
from pixelhall.core import scenarios
from pixelhall.core.errors import BadCard
from pixelhall.core.game import Game
from pixelhall.core.lessons import names_in
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.compile.faces import build_book
from pixelhall.pixel_tactics.cards.language import lints, parse, resolve, write

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MADE = ("rulings.md", "rulings-pixel-pusher.md", "rulings-pocket-tactics.md", "vocabulary.md")  # by the program
TOLD = [page for page in PAGES if page.name not in MADE]
BLOCK = re.compile(r"^```(\S*)(.*)\n(?s:(.*?))^```$", re.MULTILINE)
GUIDES = {  # the pages that show how-to-play.md of a game, as the hall does, and the package that keeps it
    "how-to-play.md": "pixel_tactics",
    "pixel-pusher.md": "pixel_pusher",
    "pocket-tactics.md": "pocket_tactics",
    "drafts.md": "drafting",
}
GUIDED = re.compile(r"(<!-- from (\S+) -->\n).*?(<!-- end of it -->\n)", re.DOTALL)
SEATS = {"you": 0, "rival": 1, **{f"seat{seat}": seat for seat in range(1, 6)}}
LANGUAGE_BOX = {"order": "order", "trap": "trap"}  # every other box holds row texts


def with_guide(text: str) -> str:
    """A page with the text of its game's guide between the two marks; its title is the page's own."""
    return GUIDED.sub(lambda found: f"{found[1]}{guide(ROOT / found[2])}{found[3]}", text)


def guide(path: Path) -> str:
    title, _, text = path.read_text(encoding="utf-8").partition("\n\n")
    assert title.startswith("# ")
    return text


class Reader:
    """Reads one page from top to bottom: the duel goes on from block to block, files stay where a block put them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game: Game[Any] = pixelhall.game("pixel-tactics")
        self.state: Any = None
        self.names: dict[str, Any] = {}

    def renewed(self, text: str) -> str:
        """The page with what the program says now."""
        return BLOCK.sub(
            lambda found: f"```{found[1]}{found[2]}\n{self.block(found[1], found[2].strip(), found[3])}```", text
        )

    def block(self, kind: str, rest: str, body: str) -> str:
        """What should stand in a block of that kind."""
        reader = getattr(self, f"read_{kind}", None)
        assert reader or kind == "text", f"a block of kind {kind!r} is checked by nobody"
        return str(reader(rest, body)) if reader else body

    def read_duel(self, rest: str, body: str) -> str:
        """`you> recruit Cook v1` and what the log then tells you; `why` and `show` are answered too. `seed=7` begins a
        duel, `mode=siege seed=7` one of that mode."""
        if rest:
            given = dict(word.split("=") for word in rest.split())
            self.state = self.game.new({"mode": given.get("mode", "classic")}, int(given["seed"]))
        lines: list[str] = []
        for line in body.splitlines():
            who, typed, text = line.partition("> ")
            if typed and who in SEATS:
                lines += [line, *(f"  {told}" for told in self.done(SEATS[who], text))]
        return "".join(f"{line}\n" for line in lines)

    def read_play(self, rest: str, body: str) -> str:
        """A play of any game, as a duel is told."""
        return self.read_duel(rest, body)

    def read_images(self, rest: str, body: str) -> str:
        """A file of images for the commands that follow."""
        (self.folder / rest).write_text(body, encoding="utf-8")
        return body

    def read_deck(self, rest: str, body: str) -> str:
        """A deck for the commands that follow."""
        return self.read_images(rest, body)

    def done(self, seat: int, text: str) -> list[str]:
        word, _, words = text.partition(" ")
        if word == "why":
            return [f"Not allowed: {self.game.explain(self.state, seat, words)}"]
        if word == "show":
            return [line for line in self.game.describe(self.state, seat, words) if re.match("Attack|Life", line)]
        before = self.game.told(self.state, 0)
        self.game.apply(self.state, seat, self.game.parse(self.state, seat, text))
        self.decline()
        names = names_in(self.game, self.state)
        return self.game.story(self.state, 0, before, names if len(names) > 2 else None)

    def decline(self) -> None:
        """As at the terminal: what can only be declined needs no asking."""
        while (asked := self.game.decisions(self.state)) and [
            self.game.write(self.state, option) for option in asked[0].options
        ] == ["decline"]:
            self.game.apply(self.state, asked[0].seat, asked[0].options[0])

    def read_board(self, rest: str, body: str) -> str:
        """How it looks to the first player; `pixel-pusher {"players": 3} seed=4` begins a play."""
        if rest:
            name, _, others = rest.partition(" ")
            options, _, seed = others.rpartition(" seed=")
            self.game = pixelhall.game(name)
            self.state = self.game.new(json.loads(options), int(seed))
        drawn = board(self.game.name).draw(self.game.view(self.state, 0), names_in(self.game, self.state), 80)
        return "".join(f"{line.plain}\n" for line in drawn)

    def read_screen(self, rest: str, body: str) -> str:
        """The screen of the duel that the players' page tells, before this action of yours."""
        story = (ROOT / "docs" / "how-to-play.md").read_text(encoding="utf-8").partition(f"you> {rest}\n")[0]
        for rest_, told in re.findall(r"^```duel(.*)\n(?s:(.*?))(?:^```$|\Z)", story, re.MULTILINE):
            self.read_duel(rest_.strip(), told)
        question = self.game.asked(self.state, 0)
        assert question is not None, "the page shows a screen with a question"
        options = listing.fitting(self.game.offers(self.state, question), lambda option: "", 80, 9)
        return self.read_board("", "") + "".join(f"{line}\n" for line in (question.prompt, *options))

    def read_console(self, rest: str, body: str) -> str:
        """`$ pixelhall …` and what it prints."""
        told: list[str] = []
        for line in body.splitlines():
            if line.startswith("$ "):
                told += [line, *self.printed(shlex.split(line[2:]))]
        return "".join(f"{line}\n" for line in told)

    def printed(self, words: list[str]) -> list[str]:
        assert words[0] == "pixelhall", words
        with contextlib.chdir(self.folder):
            return CliRunner(env={"COLUMNS": "100"}).invoke(main, words[1:]).output.splitlines()

    def read_sh(self, rest: str, body: str) -> str:
        """Commands to try: each must exist, with these options."""
        for line in body.splitlines():
            words = shlex.split(line, comments=True)
            if words and words[0].endswith("pixelhall"):
                understood(words[1:])
        return body

    def read_nginx(self, rest: str, body: str) -> str:
        """The configuration of a proxy; tests/server/test_proxy.py runs it."""
        assert body.count("{") == body.count("}") > 0
        return body

    def read_toml(self, rest: str, body: str) -> str:
        """A set, some cards, or some boxes of one card; a name after `toml` makes it a file for the commands that
        follow."""
        if rest:
            (self.folder / rest).write_text(body, encoding="utf-8")
        if "[[unit]]" in body:
            pixelhall.game("pocket-tactics").shelf().prove(body)
        elif rest != "faulty.toml":
            playable(body)
        return body

    def read_scenario(self, rest: str, body: str) -> str:
        if rest and "=" not in rest:
            (self.folder / rest).write_text(body, encoding="utf-8")
        scenarios.play(scenarios.read(body), self.game)
        return body

    def read_wrong(self, rest: str, body: str) -> str:
        """`order: a sentence that is not understood`, and what is said about it."""
        told: list[str] = []
        for line in body.splitlines():
            box, colon, text = line.partition(": ")
            if colon and box in (*card_sets.ROWS, *card_sets.FOURTH):
                told += [
                    *([""] if told else []),
                    line,
                    *(f"  {said}" for said in refusal(LANGUAGE_BOX.get(box, "row"), text)),
                ]
        return "".join(f"{line}\n" for line in told)

    def read_python(self, rest: str, body: str) -> str:
        """Examples with >>> show what they print; the others just run. Names live on through the page."""
        if ">>>" not in body:
            exec(compile(body, "a page", "exec"), self.names)
            return body
        test = doctest.DocTestParser().get_doctest(body, self.names, "a page", None, 0)
        runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
        runner.run(test, clear_globs=False)
        self.names.update(test.globs)
        assert runner.summarize(verbose=False).failed == 0, "an example of the page prints something else"
        return body


def understood(words: list[str]) -> None:
    """Whether the command line can be parsed."""
    command: click.Command = main
    context = click.Context(command, info_name="pixelhall")
    while isinstance(command, click.Group) and words:  # alone, it opens the hall
        found = command.get_command(context, words[0])
        assert found, f"there is no command {words[0]}"
        command, words = found, words[1:]
    command.make_context(command.name, list(words), parent=context)


def refusal(box: str, text: str) -> list[str]:
    try:
        resolve(parse(text, box), box)
    except BadCard as fault:
        return str(fault).splitlines()[2:]
    raise AssertionError(f"this is understood: {text}")


def playable(body: str) -> None:
    """Every text of the cards is printed back letter for letter, means something, and can be played."""
    if "[[hero]]" not in body:
        given = tomllib.loads(body)
        rows = "".join(f'{row} = ""\n' for row in card_sets.ROWS if row not in given)
        body = '[[hero]]\nname = "Page Example"\nattack = 2\nlife = 5\n' + rows + body
    if "[set]" not in body:
        body = '[set]\nname = "page"\ntitle = "A page"\n' + body
    found = card_sets.read(body, "a page")
    build_book([found])
    for hero in tomllib.loads(body)["hero"]:
        for box, value in (*hero.items(), *(("text", value) for value in [hero.get("leader", {}).get("text", [])])):
            if box in (*card_sets.ROWS, *card_sets.FOURTH, "text"):
                for text in [value] if isinstance(value, str) else value:
                    true(LANGUAGE_BOX.get(box, "row"), text)


def true(box: str, text: str) -> None:
    node = parse(text, box)
    assert write(node) == text
    resolve(node, box)
    assert lints(node, box) == [], text


def prose(page: Path) -> str:
    return BLOCK.sub("", page.read_text(encoding="utf-8"))
