"""Cards on paper: at their true size, in duplex order, with everything on them that the set says, and nothing cut off."""

import io
import json
import re
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from PIL import Image
from pypdf import PageObject, PdfReader

import pixelhall
from pixelhall.cli import main
from pixelhall.core.errors import BadOption, BadText
from pixelhall.core.paper import HIGH, WIDE, Back, Face, PaperCard, Prints, Span
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.press import faces, letters
from pixelhall.press.faces import Look
from pixelhall.press.gathering import Wanted, gather, split
from pixelhall.press.pdf import pdf, unreadable
from pixelhall.press.pens import Pixels
from pixelhall.press.pictures import side_picture
from pixelhall.press.printing import How, produce
from pixelhall.server.pictures.sprites import sprites

GAME = pixelhall.game("pixel-tactics")
SHELF = GAME.shelf()
MM = 72 / 25.4
MIXED = """
[set]
name = "mixed"
title = "Some of Everything"

[[hero]]
name = "Lake Goose"
attack = 2
life = 5
vanguard = ["When this Hero is attacked, apply 1 damage to the attacker.", "Intercept."]
flank = ""
rear = "Ranged Attack. This Hero cannot attack Leaders."
operation = ["Your Rear Heroes have +1 Attack.", "Your Vanguard Heroes have +1 Life."]
leader = { name = "Goose Queen", attack = 0, life = 19, text = [
  "Your Vanguard Heroes have +1 Attack.",
  "Limited Action Honk (discard 1 card): Draw 2 cards.",
] }
tags = ["Bird", "Villager"]

[[common]]
name = "Ditch Duck"
attack = 12
life = 24
rear = "Ranged Attack."
trap = "When your Rival recruits a Hero: Apply 2 damage to that Hero."

[[promo]]
name = "Town Crane"
attack = 2
life = 6
vanguard = "Decoy."
flank = "Spell: Draw 1 promo."
rear = ""
order = "Each player draws 1 card."
leader = { name = "Loudest Crane", attack = 3, life = 18, text = "" }

[[base]]
name = "Goose Pond"
colour = "green"
points = 2
ongoing = "Your Rear Heroes have +1 Life."
snap = "Snap: Create a Gander token with Attack 3 and Life 3 in any empty slot of your Unit."

[[leader]]
name = "Goose Empress"
of = "Lake Goose"
attack = 4
life = 17
text = "Your Move actions are Limited Free."
"""


def printed(*sources: str, paper: str = "a4", bleed: int = 0) -> PdfReader:
    wanted = Wanted(sets=tuple(sources))
    return PdfReader(io.BytesIO(produce(GAME, wanted, How(paper=paper, bleed=bleed), "Cards", sprites().drawn).data))


# What is on the cards.


def paragraphs(words: str) -> list[str]:
    """The texts of a box: several of them have a point each."""
    texts = [text.strip() for text in words.split("•") if text.strip()]
    return [] if texts == ["No ability."] else texts


def faces_on(page: PageObject) -> Iterator[tuple[list[str], dict[str, list[str]]]]:
    """What is written on each card of a page: the lines above its boxes, and the texts of each box."""
    head: list[str] = []
    boxes: dict[str, list[str]] = {}
    for line in page.extract_text().splitlines():
        if re.fullmatch(r"mixed \d+/\d+|heron \d+/\d+|example \d+/\d+", line):
            texts = {label: paragraphs(" ".join(lines)) for label, lines in boxes.items()}
            yield head[:], {label: texts[label] for label in texts}
            head, boxes = [], {}
        elif line in {
            "VANGUARD",
            "FLANK",
            "REAR",
            "ORDER",
            "OPERATION",
            "TRAP",
            "LEADER",
            "ONGOING",
            "SNAP",
            "SNAPPED",
        }:
            boxes[line.lower()] = []
        elif boxes:
            boxes[list(boxes)[-1]] += [line] if not line.startswith(TITLES) else []
        elif line not in BACKS:
            head.append(line)


BACKS = ("Pixel Tactics", "Chase Leader")
TITLES = ("Some of Everything", "The Lucky Heron", "Three at the Well")


def as_toml(document: PdfReader, name: str, kind: str) -> str:
    """The set that is on the pages of a document."""
    blocks = [f"[set]\nname = {json.dumps(name)}\ntitle = {json.dumps(name)}\n"]
    leaders: dict[str, str] = {}
    for page in document.pages[1::2]:
        for head, boxes in faces_on(page):
            of = head[1].removeprefix("Leader · ")
            if of != head[1]:
                numbers = f"attack = {head[2]}, life = {head[4]}"
                texts = json.dumps(boxes["leader"])
                leaders[of] = f"leader = {{ name = {json.dumps(head[0])}, {numbers}, text = {texts} }}"
    for page in document.pages[0::2]:
        for head, boxes in faces_on(page):
            what, *tags = head[1].split(" · ")
            lines = [f"name = {json.dumps(head[0])}"]
            if what == "Base":
                snap = " ".join(boxes["snap"])
                lines += ["[[base]]", f"colour = {json.dumps(tags[0])}", f"points = {head[2]}"]
                lines += [f"ongoing = {json.dumps(boxes['ongoing'])}", f"snap = {json.dumps(snap)}"]
            elif what.startswith("Chase Leader of "):
                lines += ["[[leader]]", f"of = {json.dumps(what.removeprefix('Chase Leader of '))}"]
                lines += [f"attack = {head[2]}", f"life = {head[4]}", f"text = {json.dumps(boxes['leader'])}"]
            else:
                lines += [
                    f"[[{what.lower()}]]",
                    f"attack = {head[2]}",
                    f"life = {head[4]}",
                    f"tags = {json.dumps(tags)}",
                ]
                lines += [
                    f"{row} = {json.dumps(boxes[row])}"
                    for row in ("vanguard", "flank", "rear", "operation")
                    if row in boxes
                ]
                lines += [f"{box} = {json.dumps(boxes[box][0])}" for box in ("order", "trap") if box in boxes]
                lines += [leaders[head[0]]] if what != "Common" else []
            table = next(line for line in lines if line.startswith("[["))
            blocks.append("\n".join([table, *(line for line in lines if line != table)]) + "\n")
    return "\n".join(blocks)


@pytest.mark.parametrize(
    "source",
    [MIXED, "heron", str(Path(__file__).parents[1] / "docs" / "example_set.toml")],
    ids=["mixed", "heron", "example"],
)
def test_the_text_of_a_document_is_the_same_set(source: str) -> None:
    found = card_sets.load(source)
    read = as_toml(printed(source), found.name, found.kind)
    again = card_sets.read(read, "the pages")
    assert again.cards == (() if found.kind == "promos" else found.cards)
    assert (again.promos, again.bases, again.chase) == (found.promos, found.bases, found.chase)
    assert again.digest == found.digest


# How they lie on the page.


def rectangles(page: PageObject, wide: float, high: float) -> list[tuple[float, float]]:
    """The corners, in millimetres, of all filled rectangles of this size, to a tenth of a millimetre."""
    content = page.get_contents()
    assert content is not None
    found = []
    for match in re.finditer(rb"(?m)^n ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re", content.get_data()):
        x, y, *size = (float(number) / MM for number in match.groups())
        if all(abs(one - other) <= 0.1 for one, other in zip(size, (wide, high))):
            found.append((round(x, 1), round(y, 1)))
    return found


@pytest.mark.parametrize(("paper", "size"), [("a4", (210.0, 297.0)), ("letter", (215.9, 279.4))])
def test_cards_have_their_true_size_and_backs_lie_behind_their_fronts(paper: str, size: tuple[float, float]) -> None:
    document = printed("heron", paper=paper)
    fronts, backs = document.pages
    assert [round(float(side) / MM, 1) for side in fronts.mediabox[2:]] == list(size)
    there, behind = rectangles(fronts, WIDE, HIGH), rectangles(backs, WIDE, HIGH)
    assert len(there) == len(behind) == 8 and len(set(there)) == 8
    turned = [(size[0] - WIDE - x, y) for x, y in there]
    assert [part for place in turned for part in place] == pytest.approx(
        [part for place in behind for part in place], abs=0.11
    )
    names, leaders = ([head[0] for head, _ in faces_on(page)] for page in (fronts, backs))
    cards = {card.name: card.leader.name for card in card_sets.load("heron").cards if card.leader}
    assert [cards[name] for name in names] == leaders
    preferences: Any = document.trailer["/Root"]["/ViewerPreferences"]  # type: ignore[index]
    assert preferences["/PrintScaling"] == "/None" and preferences["/Duplex"] == "/DuplexFlipLongEdge"


@pytest.mark.parametrize(("paper", "places"), [("a4", 8), ("letter", 6)])
def test_with_a_bleed_the_frame_runs_beyond_the_cut(paper: str, places: int) -> None:
    fronts = printed("heron", paper=paper, bleed=3).pages[0]
    assert len(rectangles(fronts, WIDE + 6, HIGH + 6)) == places
    assert not rectangles(fronts, WIDE, HIGH)


def test_fonts_are_embedded() -> None:
    fonts: Any = printed("heron").pages[0]["/Resources"]["/Font"]  # type: ignore[index]
    found = {str(font["/BaseFont"]).partition("+")[2]: font for font in (fonts[name].get_object() for name in fonts)}
    assert set(found) == {"RobotoCondensed-Regular", "RobotoCondensed-Bold"}
    assert all("/FontFile2" in font["/FontDescriptor"] and "/ToUnicode" in font for font in found.values())


# Nothing is cut off.


class Ruler:
    """A pen that notes what would be written outside of a card or over its edge."""

    def __init__(self) -> None:
        self.outside: list[str] = []
        self.smallest = 99.0
        self.written = ""

    def fill(self, x: float, y: float, wide: float, high: float, colour: str) -> None:
        if wide < WIDE and not (x >= 0 and y >= 0 and x + wide <= WIDE and y + high <= HIGH):
            self.outside.append(f"a box at {x}, {y}")

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str, thick: float) -> None:
        if not (0 <= x <= to_x <= WIDE and 0 <= y <= to_y <= HIGH):
            self.outside.append(f"a line at {x}, {y}")

    def write(self, x: float, y: float, text: str, bold: bool, size: float, colour: str) -> None:
        self.smallest = min(self.smallest, size)
        self.written += text + " "
        if x < faces.EDGE or x + letters.width(text, bold, size) > WIDE - faces.EDGE or not 4 < y < HIGH - faces.EDGE:
            self.outside.append(text)

    def write_spans(self, x: float, y: float, spans: Sequence[Span], size: float, colour: str) -> None:
        for text, bold in spans:
            self.write(x, y, text, bold, size, colour)
            x += letters.width(text, bold, size)

    def picture(self, x: float, y: float, wide: float, high: float, pixels: Pixels) -> None:
        self.fill(x, y, wide, high, "")


def measured(side: Face | Back) -> Ruler:
    ruler = Ruler()
    faces.draw(ruler, side, Look(), sprites().drawn)
    return ruler


def test_every_card_of_a_core_set_is_readable_and_inside_its_edges() -> None:
    for card in SHELF.paper("fair"):
        for side in (card.front, card.back):
            ruler = measured(side)
            assert ruler.outside == [] and ruler.smallest >= 4.9, (card.name, ruler.smallest)


def test_the_longest_names_and_texts_shrink_and_break_and_stay_whole() -> None:
    long = "Wombat Extraordinaire of Greater Sump"
    spell = "Spell: " + " ".join(["Choose one of your Heroes. Remove 4 damage from it."] * 5)
    text = MIXED.replace("Lake Goose", "Goose").replace('"Ranged Attack."', json.dumps(spell), 1)
    many = text.replace('flank = ""', f"flank = {json.dumps([spell[:-1] + '.'] * 2)}", 1)
    found = SHELF.paper(many)[0].front
    assert isinstance(found, Face)
    whole = Face(long.title(), found.line * 6, found.numbers, found.boxes, picture=found.picture, foot=found.foot * 6)
    wide = Face("W" * 40, boxes=found.boxes, numbers=found.numbers)
    for side in (whole, wide):
        ruler = measured(side)
        assert ruler.outside == []
        assert side.name in ruler.written and " ".join(ruler.written.split()).count("Remove 4 damage") >= 3


def test_low_ink_is_light() -> None:
    card = SHELF.paper("heron")[0]
    dark, light = (
        side_picture(card.front, look, sprites().drawn, 50).convert("L").resize((1, 1)).getpixel((0, 0))
        for look in (Look(), Look(low_ink=True))
    )
    assert isinstance(dark, int | float) and isinstance(light, int | float)
    assert light > 220 and light > dark + 20


def test_letters_that_the_press_lacks_are_told() -> None:
    card = PaperCard("?", Face("Łódź Ωμέγα Жук"), Back("#000000", "x"))
    assert unreadable(Prints((card,))) == ""
    assert unreadable(Prints((PaperCard("?", Face("猫 Goose"), Back("#000000", "x")),))) == "猫"


# What is printed.


def test_the_box_has_tokens_markers_reference_blank_cards_and_a_score_pad() -> None:
    extras = {name: extra.prints for name, extra in SHELF.extras(["bases", "fair"]).items()}
    tokens = {card.name for card in extras["tokens"].cards}
    assert {"Gander", "Canvas Wall", "Balloon"} <= tokens
    assert len(extras["blank"].cards) == 6 and all(isinstance(card.back, Face) for card in extras["blank"].cards)
    assert {marker.below or marker.words for marker in extras["markers"].markers} >= {
        "Damage",
        "Time",
        "Vanguard",
        "Player",
    }
    document = PdfReader(
        io.BytesIO(pdf(extras["pad"].joined(extras["reference"]), "Box", "a4", Look(), sprites().drawn))
    )
    pad = document.pages[-1].extract_text()
    for field in (
        "Name",
        "Colour",
        "Cycle",
        "Leaders",
        "Retired",
        "Battles",
        "Location",
        "Won",
        "Signed",
        "Total bases",
        "Points",
    ):
        assert field in pad
    assert "Intercept".upper() in document.pages[0].extract_text() and "ceasefire" in document.pages[0].extract_text()


def test_apart_no_back_tells_which_card_it_is() -> None:
    cards = gather(GAME, Wanted(("heron",), apart=True)).cards
    assert len(cards) == 16 and all(isinstance(card.back, Back) for card in cards)
    assert {card.name for card in cards} >= {"Bouncer", "Doorman Duke"}


def test_a_deck_is_printed_with_its_copies() -> None:
    deck = "Leaders\nSoup Marshal\nHeroes\n2 Lancer\n1 Bouncer\n"
    cards = gather(GAME, Wanted(lists=(deck,), pool=("core", "heron"))).cards
    assert [card.name for card in cards] == ["Cook", "Lancer", "Lancer", "Bouncer"]
    apart = gather(GAME, Wanted(lists=(deck,), pool=("core", "heron"), apart=True)).cards
    assert [card.name for card in apart] == ["Soup Marshal", "Lancer", "Lancer", "Bouncer"]
    with pytest.raises(BadText, match=r'There is no "Lancre" here. Did you mean "Lancer"'):
        gather(GAME, Wanted(lists=("Heroes\nLancre\n",), pool=("core",)))


def test_cards_of_any_game_can_be_printed() -> None:
    for name in pixelhall.games():
        game = pixelhall.game(name)
        for source in game.shelf().shipped()[:1]:
            card = game.shelf().paper(source)[0]
            assert card.name in measured(card.front).written


def test_pictures_and_table_sheets_are_zips_of_png() -> None:
    def files(kind: str) -> dict[str, bytes]:
        made = produce(GAME, Wanted((MIXED,)), How(kind=kind), "Cards", sprites().drawn).data
        archive = zipfile.ZipFile(io.BytesIO(made))
        return {name: archive.read(name) for name in archive.namelist()}

    pictures = files("png")
    assert list(pictures)[:2] == ["001 Lake Goose front.png", "001 Lake Goose back.png"] and len(pictures) == 10
    assert Image.open(io.BytesIO(pictures["001 Lake Goose front.png"])).size == (744, 1039)
    sheets = files("tabletop")
    size = Image.open(io.BytesIO(sheets["sheet-1-fronts.png"])).size
    assert size == Image.open(io.BytesIO(sheets["sheet-1-backs.png"])).size and size[0] == 4100
    assert "Number 5" in sheets["how-to.txt"].decode()


# At the terminal.


def test_the_terminal_prints_and_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(MIXED, encoding="utf-8")
    Path("deck.txt").write_text("Leaders\nCook\nHeroes\n2 Lancer\n", encoding="utf-8")
    run = CliRunner().invoke

    def refused(*words: str) -> str:
        result = run(main, ["cards", "print", *words])
        assert result.exit_code == 2, result.output
        return result.output

    made = run(main, ["cards", "print", "mine.toml", "deck.txt", "blank", "--paper", "letter", "--low-ink"])
    assert made.exit_code == 0 and made.output.startswith("mine.pdf: 14 cards"), made.output
    assert Path("mine.pdf").read_bytes().startswith(b"%PDF")
    assert "exists already" in refused("mine.toml")
    assert 'no "goblins" to print; there are core' in refused("goblins")
    assert "none.txt cannot be read" in refused("none.txt")
    assert "markers and pads are printed as pdf alone" in refused("markers", "--as", "png")
    assert not Path("goblins.pdf").exists() and not Path("markers.zip").exists()


def test_the_whole_box_is_all_sets_and_extras() -> None:
    found = split(GAME, ["box", "core"])
    assert list(found.sets) == SHELF.shipped() and set(found.extras) == set(SHELF.extras([]))
    with pytest.raises(BadOption, match="to print; there are core"):
        split(GAME, ["../core"])
