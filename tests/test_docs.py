"""The pages are true: what they say the program says, it says; sentences, links and rule IDs all hold.

What the program says in the pages is written anew by: python tests/test_docs.py
"""

import re
import tempfile
from pathlib import Path

import pytest

import pixelhall
from pages import BLOCK, GUIDED, GUIDES, PAGES, ROOT, TOLD, Reader, playable, prose, with_guide
from pixelhall.core import content_file, guide
from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards import card_blocks, card_sets, set_file
from pixelhall.pixel_tactics.cards.compile.faces import build_book
from pixelhall.pixel_tactics.cards.language import parse, write
from pixelhall.pixel_tactics.cards.language.vocabulary import vocabulary

every_page = pytest.mark.parametrize("page", TOLD, ids=[page.name for page in TOLD])


@every_page
def test_what_a_page_shows_is_what_the_program_says(page: Path, tmp_path: Path) -> None:
    text = page.read_text(encoding="utf-8")
    renewed = Reader(tmp_path).renewed(text)
    if renewed.split() != text.split():  # the words count, not the layout
        assert renewed.splitlines() == text.splitlines(), "if the page is what should change: python tests/test_docs.py"


@pytest.mark.parametrize("page", GUIDES)
def test_pages_and_hall_show_one_text(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert GUIDED.search(text), "the text of the game's package stands between two marks"
    assert text == with_guide(text), "change how-to-play.md of the game, then: python tests/test_docs.py"


def test_the_vocabulary_is_current() -> None:
    assert (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8") == vocabulary()


def test_every_sentence_of_the_tables_for_writers_is_understood_and_played() -> None:
    rows = re.findall(
        r"^\| (vanguard|flank|rear|leader|order|operation|trap) \| (.*?) \|",
        prose(ROOT / "docs" / "card-writers.md"),
        re.MULTILINE,
    )
    assert len(rows) > 40
    for box, text in rows:
        side = f'{{ name = "Page Chief", attack = 2, life = 20, text = "{text}" }}'
        playable(f"{box} = {side}" if box == "leader" else f'{box} = "{text}"')


def test_the_example_set_is_read_and_played() -> None:
    build_book([card_sets.load(str(ROOT / "docs" / "example_set.toml"))])


def test_the_limits_are_those_of_the_reader() -> None:
    page = prose(ROOT / "docs" / "card-writers.md")
    table = page[page.index("## Limits") : page.index("In play, a chain")]
    limits = [
        content_file.LARGEST_FILE,
        content_file.MOST_CARDS,
        content_file.LONGEST_NAME,
        set_file.LONGEST_TEXT,
        set_file.MOST_SENTENCES,
        set_file.MOST_TEXTS,
        card_blocks.MOST_STEPS,
        set_file.MOST_TAGS,
        99,
        *card_blocks.ATTACK,
        *card_blocks.LIFE,
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
    for name, package in GUIDES.items():
        game = pixelhall.game(package.replace("_", "-"))
        named = set(guide.RULE.findall(guide_text := game.guide()))
        assert guide_text and named and named <= set(game.rulebook().ids()), name


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


if __name__ == "__main__":
    (ROOT / "docs" / "vocabulary.md").write_text(vocabulary(), encoding="utf-8")
    for name, package in GUIDES.items():
        kept, shown = ROOT / "src" / "pixelhall" / package / "how-to-play.md", ROOT / "docs" / name
        with tempfile.TemporaryDirectory() as folder:
            kept.write_text(Reader(Path(folder)).renewed(kept.read_text(encoding="utf-8")), encoding="utf-8")
        shown.write_text(with_guide(shown.read_text(encoding="utf-8")), encoding="utf-8")
    for told in TOLD:
        with tempfile.TemporaryDirectory() as folder:
            told.write_text(Reader(Path(folder)).renewed(told.read_text(encoding="utf-8")), encoding="utf-8")
