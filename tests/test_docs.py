"""The pages are true: what they say the program says, it says; sentences, positions, commands, links and rule IDs all hold.

What the program says in the pages is written anew by: python tests/test_docs.py
"""

import contextlib
import doctest
import re
import shlex
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

import pixelhall
from pixelhall.cli import listing, main
from pixelhall.cli.boards import board
from pixelhall.core import content_file, scenarios
from pixelhall.core.errors import BadCard
from pixelhall.core.game import Game
from pixelhall.pixel_tactics import cards, options, set_file
from pixelhall.pixel_tactics.compile.faces import built
from pixelhall.pixel_tactics.language import lints, parse, resolve, write
from pixelhall.pixel_tactics.language.forms.table import TABLE
from pixelhall.pixel_tactics.language.vocabulary import vocabulary
from pixelhall.pixel_tactics.statuses import STATUSES

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TOLD = [page for page in PAGES if page.name not in ("rulings.md", "vocabulary.md")]  # the other two are made by the program
BLOCK = re.compile(r"^```(\S*)(.*)\n(?s:(.*?))^```$", re.MULTILINE)
SEATS = {"you": 0, "rival": 1}
LANGUAGE_BOX = {"order": "order", "trap": "trap"}  # every other box holds row texts
every_page = pytest.mark.parametrize("page", TOLD, ids=[page.name for page in TOLD])


class Reader:
    """Reads one page from top to bottom: the duel goes on from block to block, files stay where a block put them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game: Game[Any] = pixelhall.game("pixel-tactics")
        self.state: Any = None
        self.names: dict[str, Any] = {}

    def renewed(self, text: str) -> str:
        """The page with what the program says now."""
        return BLOCK.sub(lambda found: f"```{found[1]}{found[2]}\n{self.block(found[1], found[2].strip(), found[3])}```", text)

    def block(self, kind: str, rest: str, body: str) -> str:
        """What should stand in a block of that kind."""
        reader = getattr(self, f"read_{kind}", None)
        assert reader or kind == "text", f"a block of kind {kind!r} is checked by nobody"
        return str(reader(rest, body)) if reader else body

    def read_duel(self, rest: str, body: str) -> str:
        """`you> recruit Cook v1` and what the log then tells you; `why` and `show` are answered too."""
        if rest.startswith("seed="):
            self.state = self.game.new({}, int(rest.removeprefix("seed=")))
        lines: list[str] = []
        for line in body.splitlines():
            who, typed, text = line.partition("> ")
            if typed and who in SEATS:
                lines += [line, *(f"  {told}" for told in self.done(SEATS[who], text))]
        return "".join(f"{line}\n" for line in lines)

    def done(self, seat: int, text: str) -> list[str]:
        word, _, words = text.partition(" ")
        if word == "why":
            return [f"Not allowed: {self.game.explain(self.state, seat, words)}"]
        if word == "show":
            return [line for line in self.game.describe(self.state, seat, words) if re.match("Attack|Life", line)]
        before = self.game.told(self.state, 0)
        self.game.apply(self.state, seat, self.game.parse(self.state, seat, text))
        self.decline()
        return self.game.story(self.state, 0, before)

    def decline(self) -> None:
        """As at the terminal: what can only be declined needs no asking."""
        while (asked := self.game.decisions(self.state)) and [self.game.write(self.state, option) for option in asked[0].options] == ["decline"]:
            self.game.apply(self.state, asked[0].seat, asked[0].options[0])

    def read_board(self, rest: str, body: str) -> str:
        drawn = board("pixel-tactics").draw(self.game.view(self.state, 0), ["You", "Your rival"], 80)
        return "".join(f"{line.plain}\n" for line in drawn)

    def read_screen(self, rest: str, body: str) -> str:
        """The screen of the duel that the players' page tells, before this action of yours."""
        story = (ROOT / "docs" / "how-to-play.md").read_text(encoding="utf-8").partition(f"you> {rest}\n")[0]
        for rest_, told in re.findall(r"^```duel(.*)\n(?s:(.*?))(?:^```$|\Z)", story, re.MULTILINE):
            self.read_duel(rest_.strip(), told)
        view = self.game.view(self.state, 0)
        options = listing.fitting(view["decision"]["options"], lambda text: "", 80, 9)
        return self.read_board("", "") + "".join(f"{line}\n" for line in (view["decision"]["prompt"], *options))

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

    def read_toml(self, rest: str, body: str) -> str:
        """A set, some cards, or some boxes of one card; a name after `toml` makes it a file for the commands that follow."""
        if rest:
            (self.folder / rest).write_text(body, encoding="utf-8")
        if rest != "faulty.toml":
            playable(body)
        return body

    def read_scenario(self, rest: str, body: str) -> str:
        if rest:
            (self.folder / rest).write_text(body, encoding="utf-8")
        scenarios.play(scenarios.read(body), self.game)
        return body

    def read_wrong(self, rest: str, body: str) -> str:
        """`order: a sentence that is not understood`, and what is said about it."""
        told: list[str] = []
        for line in body.splitlines():
            box, colon, text = line.partition(": ")
            if colon and box in (*cards.ROWS, *cards.FOURTH):
                told += [*([""] if told else []), line, *(f"  {said}" for said in refusal(LANGUAGE_BOX.get(box, "row"), text))]
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
    while isinstance(command, click.Group):
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
        rows = "".join(f'{row} = ""\n' for row in cards.ROWS if row not in given)
        body = '[[hero]]\nname = "Page Example"\nattack = 2\nlife = 5\n' + rows + body
    if "[set]" not in body:
        body = '[set]\nname = "page"\ntitle = "A page"\n' + body
    found = cards.read(body, "a page")
    built([found])
    for hero in tomllib.loads(body)["hero"]:
        for box, value in (*hero.items(), *(("text", value) for value in [hero.get("leader", {}).get("text", [])])):
            if box in (*cards.ROWS, *cards.FOURTH, "text"):
                for text in [value] if isinstance(value, str) else value:
                    true(LANGUAGE_BOX.get(box, "row"), text)


def true(box: str, text: str) -> None:
    node = parse(text, box)
    assert write(node) == text
    resolve(node, box)
    assert lints(node, box) == [], text


@every_page
def test_what_a_page_shows_is_what_the_program_says(page: Path, tmp_path: Path) -> None:
    text = page.read_text(encoding="utf-8")
    renewed = Reader(tmp_path).renewed(text)
    if renewed.split() != text.split():  # the words count, not the layout
        assert renewed.splitlines() == text.splitlines(), "if the page is what should change: python tests/test_docs.py"


def test_the_vocabulary_is_current() -> None:
    assert (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8") == vocabulary()


# Sentences


def prose(page: Path) -> str:
    return BLOCK.sub("", page.read_text(encoding="utf-8"))


def test_every_sentence_of_the_tables_for_writers_is_understood_and_played() -> None:
    rows = re.findall(r"^\| (vanguard|flank|rear|leader|order|operation|trap) \| (.*?) \|", prose(ROOT / "docs" / "card-writers.md"), re.MULTILINE)
    assert len(rows) > 40
    for box, text in rows:
        side = f'{{ name = "Page Chief", attack = 2, life = 20, text = "{text}" }}'
        playable(f"{box} = {side}" if box == "leader" else f'{box} = "{text}"')


def test_the_example_set_is_read_and_played() -> None:
    built([cards.load(str(ROOT / "docs" / "example_set.toml"))])


def test_the_limits_are_those_of_the_reader() -> None:
    page = prose(ROOT / "docs" / "card-writers.md")
    table = page[page.index("## Limits") : page.index("In play, a chain")]
    limits = [
        content_file.LARGEST_FILE, content_file.MOST_CARDS, content_file.LONGEST_NAME, set_file.LONGEST_TEXT, set_file.MOST_SENTENCES,
        set_file.MOST_TEXTS, cards.MOST_STEPS, set_file.MOST_TAGS, 99, *cards.ATTACK, *cards.LIFE,
    ]
    assert [int(n) for n in re.findall(r"\d+", table)] == limits


@every_page
def test_every_sentence_within_a_line_is_understood(page: Path) -> None:
    for text in re.findall(r"`([A-Z][a-z]+ [^`\n=]+\.)`", prose(page)):
        assert any(fits(box, text) for box in ("row", "order", "trap")), text


def fits(box: str, text: str) -> bool:
    try:
        return write(parse(text, box)) == text
    except BadCard:
        return False


# Rules, words, links


def test_every_rule_that_a_page_names_exists() -> None:
    ids = set(pixelhall.game("pixel-tactics").rulebook().ids())
    for page in TOLD:
        named = set(re.findall(r"\b(?:PT-[A-Z]+-\d+|A-\d{3})\b", page.read_text(encoding="utf-8")))
        assert named <= ids, page.name


def test_every_link_leads_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)\s]+)\)", BLOCK.sub("", page.read_text(encoding="utf-8"))):
            if not link.startswith("http"):
                path, _, anchor = link.partition("#")
                target = page.parent / path if path else page
                assert target.exists(), f"{page.name}: {link}"
                assert not anchor or anchor in anchors(target), f"{page.name}: {link}"


def anchors(page: Path) -> list[str]:
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads]


def test_the_players_page_tells_all_keywords_and_statuses() -> None:
    page = prose(ROOT / "docs" / "how-to-play.md")
    keywords = {str(word.value) for word in TABLE.lists["kw"].words}
    assert set(re.findall(r"^\| ([A-Z][A-Za-z ]+) \| ", page[page.index("## Keywords") : page.index("## Reactions")], re.MULTILINE)) == keywords
    assert {status for status in STATUSES if f"`[{status}]`" not in page} == keywords


MIDGAME = """
you leader Soup Marshal
you hand Lancer, Cinder, Smuggler
you v1 Bulwark
you v2 Electromancer (status Ranged Attack)
you f1 Skybow
you r2 Cook (corpse)
you reserve Lamplighter
you reserve Smuggler
rival v2 Lancer
rival r3 Skybow
"""


def test_every_action_in_the_table_can_be_typed() -> None:
    page = prose(ROOT / "docs" / "how-to-play.md")
    table = page[page.index("## Every action") : page.index("## Attacks")]
    typed = {text for row in re.findall(r"^\|.*\|$", table, re.MULTILINE) for text in re.findall(r"`([^`]+)`", row.split("|")[4])}
    game = pixelhall.game("pixel-tactics")
    state = game.stage({}, list(enumerate(MIDGAME.strip().splitlines(), 1)))
    offered = {game.write(state, option) for decision in game.decisions(state) for option in decision.options}
    assert typed - offered == {"spring 1", "end"}  # answers to other moments: a Trap, a turn with only free actions left


QUESTIONS = [
    """
you hand Mirror Mage, Goose Rider, Cook, Turnip Knight, Tinkerer
you v1 Drummer
rival f3 Drummer
rival r1 Drummer
actions 6
> order Mirror Mage
= offered choose v1
= offered choose rival f3
> choose v1
> order Goose Rider
= offered choose Cook
= offered done
> choose Cook
> done
> choose v2
> order Turnip Knight
= offered choose rival rear
> choose rival rear
> order Tinkerer
= offered choose 1
= offered choose 2
""",
    """
wave flank
you leader Beet Baron
rival v2 Drummer
you f1 Ferryman
you v1 Cook (damage 4)
> cast f2
= offered choose rival column 2
> choose rival column 2
> cast f1
= offered number 3
""",
    """
you v1 Drummer
rival f1 Mirror Mage
> attack v1 f2
= offered yes
= offered no
""",
    """
hero Pair 2/5 vanguard "When this Hero makes an attack, draw 1 card." vanguard "When this Hero makes an attack, discard 1 card."
you v2 Pair
rival v1 Drummer
rival reserve Candle Ghost
> attack v2 v1
= offered decline
> decline
= offered first 1
""",
]


def test_every_answer_in_the_table_can_be_typed() -> None:
    page = prose(ROOT / "docs" / "how-to-play.md")
    typed = set(re.findall(r"`([^`]+)`", page[page.index("| question | typed |") : page.index("## The end")]))
    game = pixelhall.game("pixel-tactics")
    for text in QUESTIONS:
        scenarios.play(scenarios.read(text), game)
    shown = set(re.findall(r"^= offered (.*)$", "".join(QUESTIONS), re.MULTILINE))
    assert typed - shown == {"spring 1"} and shown <= typed


EDITIONS: dict[str, tuple[str, dict[Any, str]]] = {
    "Intercept": ("intercept_mode", {"redirect": "takes the shot", "block_targeting": "those behind cannot be aimed at"}),
    "Operations": ("operations", {"operation": "yes", "none": "no", "ongoing_order": "yes, as a kind of Order, for a shorter time"}),
    "Traps": ("traps", {True: "yes", False: "no"}),
    "Switch": ("switch_action", {True: "yes", False: "no"}),
    "one starred action a turn": ("star_rule", {True: "yes", False: "no; only attacks, Spells and moves are limited"}),
    "hand limit for drawing": ("hand_limit", {5: "5", None: "none"}),
    "a Leader is a Forerunner or Supporter": ("forerunner_includes_leader", {True: "yes", False: "no"}),
    "both may have the same Leader": ("same_leader", {"allowed": "yes", "redraw": "no, they choose again"}),
    "Spells in the ceasefire": ("ceasefire_spells", {"not_against_rival": "if they leave the rival alone", "none": "none"}),
    "in the ceasefire": ("ceasefire_policy", {"blacklist": "all that is not forbidden", "whitelist": "only draw, recruit, move, clear a Corpse"}),
}


def test_the_editions_are_as_the_table_says() -> None:
    page = prose(ROOT / "docs" / "how-to-play.md")
    table = page[page.index("| | deluxe | mega | original |") : page.index("## At the terminal")]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\|.*\|$", table, re.MULTILINE)[2:]]
    assert [row[0] for row in rows] == list(EDITIONS)
    for name, *told in rows:
        option, words = EDITIONS[name]
        assert told == [words[value] for value in options.BY_NAME[option].editions], name


# The house


def test_every_file_that_a_page_names_exists() -> None:
    for page in TOLD:
        for name in re.findall(r"`((?:[a-z_.-]+/)+[\w.-]*|[\w-]+\.(?:py|md|toml|lark))`", prose(page)):
            package = ROOT / "src" / "pixelhall"
            roots = (ROOT, package, package / "pixel_tactics", package / "server", ROOT / "docs")
            assert any((root / name).exists() for root in roots) or name in ("my_set.toml", "goose.toml", "duel.txt"), f"{page.name}: {name}"


ABOVE = {"core": 0, "pixel_tactics": 1, "players": 2, "lab": 2, "server": 3, "cli": 3}


def imports(path: Path) -> list[str]:
    return re.findall(r"^ *(?:from|import) pixelhall\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_imports_point_one_way() -> None:
    source = ROOT / "src" / "pixelhall"
    for package, height in ABOVE.items():
        for path in (source / package).rglob("*.py"):
            wrong = [name for name in imports(path) if ABOVE[name] > height or (ABOVE[name] == 1 and package != name and height > 1)]
            assert not wrong, f"{path.relative_to(source)} imports {wrong}"


if __name__ == "__main__":
    (ROOT / "docs" / "vocabulary.md").write_text(vocabulary(), encoding="utf-8")
    for told in TOLD:
        with tempfile.TemporaryDirectory() as folder:
            told.write_text(Reader(Path(folder)).renewed(told.read_text(encoding="utf-8")), encoding="utf-8")
