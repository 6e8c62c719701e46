"""The log in words: one row a kind of line, and everybody is called by name where names are known."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from pixelhall.core import telling
from pixelhall.core.game import EVERYBODY, NOBODY
from pixelhall.core.kinds import KINDS
from pixelhall.core.telling import Row, fields
from pixelhall.pixel_pusher.change import logbook as pusher_book
from pixelhall.pixel_pusher.show import log_table as pusher_table
from pixelhall.pixel_pusher.show.telling import Teller as PusherTeller
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.show import log_table
from pixelhall.pixel_tactics.show.telling import Teller
from pixelhall.pocket_tactics.change import logbook as pocket_book
from pixelhall.pocket_tactics.show import log_table as pocket_table
from pixelhall.pocket_tactics.show.telling import Teller as PocketTeller

DUEL = pixelhall.game("pixel-tactics")
POCKET = pixelhall.game("pocket-tactics")
PAGE = Path(__file__).parents[2] / "docs" / "developers.md"
GAMES = [
    (log_table, logbook, Teller, ("seat", "n", "how", "place")),
    (pusher_table, pusher_book, PusherTeller, ("seat", "a", "b", "c")),
    (pocket_table, pocket_book, PocketTeller, ("seat", "a", "b", "c", "d")),
]


def rows(table: Any) -> list[Row]:
    """All rows of a table, those included that stand beside it."""
    named = [thing for thing in vars(table).values() if isinstance(thing, Row)]
    return [
        *named,
        *(
            row
            for rows in vars(table).values()
            if isinstance(rows, dict)
            for row in rows.values()
            if isinstance(row, Row)
        ),
    ]


@pytest.mark.parametrize(("table", "book", "teller", "numbers"), GAMES)
def test_every_kind_of_line_has_a_row_and_every_field_of_it_is_known(
    table: Any, book: Any, teller: type[telling.Teller], numbers: tuple[str, ...]
) -> None:
    said = {name for name in vars(book) if name.startswith("SAYS_") and getattr(book, name) not in table.LINES}
    assert said == set()
    for row in rows(table):
        assert row.kind in KINDS
        for template in (row.sentence, row.source, row.target, row.number):
            for _, name, word, _ in fields(template):
                assert not name or name in numbers or hasattr(teller, name), template
                assert name in ("", "who", "verb", *numbers) or word in ("", *numbers), template


def test_the_page_lists_the_kinds_of_lines() -> None:
    words = re.search(r"one small list for all games: ([a-z,\s]+?)\.", PAGE.read_text(encoding="utf-8"))
    assert words is not None
    assert sorted(re.findall(r"[a-z]+", words[1].replace("and other", "other"))) == sorted(KINDS)


class Speaker(telling.Teller):
    def __init__(self, viewer: int, seat: int, names: list[str] | None, seats: int = 2, n: int = 1) -> None:
        super().__init__(viewer, seats, names, {"seat": seat, "n": n})


def said(sentence: str, viewer: int, seat: int, names: list[str] | None = None, seats: int = 2, n: int = 1) -> str:
    return Speaker(viewer, seat, names, seats, n).fill(sentence)


def test_the_grammar_of_a_log() -> None:
    assert said("{Who:draw} it.", 0, 0) == "You draw it."
    assert said("{Who:draw} it.", 1, 0) == "Your rival draws it."
    assert said("{Who:draw} it.", NOBODY, 0) == said("{Who:draw} it.", 1, 0, seats=3) == "Seat 0 draws it."
    assert said("{Who} won and {verb:are/is} first.", 0, 0) == "You won and are first."
    assert said("So {who:pass/passes}.", 0, 1) == "So your rival passes."
    assert said("{Whose} deck, {whose:n} hand, {player:n}.", 0, 0) == "Your deck, your rival's hand, your rival."
    assert said("{n:action}", 0, 0) == "1 action" and said("{n:action}, {n}", 0, 0, n=2) == "2 actions, 2"


def test_names_stand_for_all_but_the_viewer() -> None:
    names = ["Ann", "bob"]
    assert said("{Who:draw} it.", 0, 0, names) == "You draw it."
    assert said("{Who:draw} it.", 1, 0, names) == "Ann draws it."
    assert said("{Who:draw} it from {whose} deck.", NOBODY, 1, names) == "bob draws it from bob's deck."
    assert said("{Whose} deck.", EVERYBODY, 0, names) == "Ann's deck."
    assert said("{Who:draw} it.", 0, 1, ["Ann", ""]) == "Your rival draws it.", "nobody has that name"


def test_the_words_of_a_card_stay_as_they_are_printed() -> None:
    """The page once showed "Electromancer casts: Ann discards 1 card" for both players: names were put into texts."""
    lines = ["you f1 Electromancer", "rival hand Cook, Lancer", "wave flank"]
    state = DUEL.stage({}, list(enumerate(lines, 1)))
    before = DUEL.told(state, 0)
    DUEL.apply(state, 0, DUEL.parse(state, 0, "cast f1"))
    words = "Electromancer casts: Spell: Your Rival discards 1 card at random."
    for seat in (0, 1, NOBODY, EVERYBODY):
        told = DUEL.story(state, seat, before, ["Ann", "Bob"])
        assert words in told, told


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("pixel-tactics", {}),
        ("pixel-pusher", {"players": 3}),
        ("pocket-tactics", {}),
        ("pocket-tactics", {"players": 3}),
    ],
)
def test_with_names_nobody_is_called_a_rival_or_a_number(name: str, options: dict[str, Any]) -> None:
    """Names change the words for seats and nothing else."""
    game, dice, names = pixelhall.game(name), random.Random(4), ["Ann", "Odile", "Pip"]
    state = game.new(options, 4)
    for _ in range(300):
        if decisions := game.decisions(state):
            game.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
    for seat in (*range(game.seats(state)), NOBODY, EVERYBODY):
        plain, named = game.log(state, seat), game.log(state, seat, names=names)
        other = names[1 - seat] if game.seats(state) == 2 and seat >= 0 else ""
        for line, same in zip(plain, named, strict=True):
            head, colon, rest = line.text.partition(": ") if line.kind in ("cast", "ability") else (line.text, "", "")
            head = re.sub(r"\byour rival\b", other, head, flags=re.I) if other else head
            head = re.sub(r"\bseat (\d)\b", lambda found: names[int(found[1])], head, flags=re.I)
            assert same.text == head + colon + rest
            assert {**line.dump(), "text": ""} == {**same.dump(), "text": ""}
        assert [line.dump() for line in named[40:]] == [line.dump() for line in game.log(state, seat, 40, names)]
