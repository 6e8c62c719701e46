"""The players' page is true: its tables of words, actions, answers and editions."""

import re
from typing import Any

import pixelhall
from pages import ROOT, prose
from pixelhall.core import scenarios
from pixelhall.pixel_tactics import options
from pixelhall.pixel_tactics.cards.language.forms.table import TABLE
from pixelhall.pixel_tactics.texts.statuses import STATUSES


def test_the_players_page_tells_all_keywords_and_statuses() -> None:
    page = prose(ROOT / "docs" / "how-to-play.md")
    keywords = {str(word.value) for word in TABLE.lists["kw"].words}
    assert (
        set(
            re.findall(
                r"^\| ([A-Z][A-Za-z ]+) \| ", page[page.index("## Keywords") : page.index("## Reactions")], re.MULTILINE
            )
        )
        == keywords
    )
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


PROMO = 'promo Confetti Mage 2/5 order "Draw 1 card."'
BASE = 'base Stew ongoing "Your Heroes have +1 Life." snap "Snap: Draw 1 card."'


def test_every_action_in_the_table_can_be_typed() -> None:
    page = prose(ROOT / "docs" / "how-to-play.md")
    told = re.findall(
        r"^\| ([A-Z][\w ]+) \|", page[page.index("## Every action") : page.index("## Attacks")], re.MULTILINE
    )
    table = page[page.index("## What is typed") : page.index("| question | typed |")]
    assert told == re.findall(r"^\| ([A-Z][\w ]+) \|", table, re.MULTILINE), "both tables have the same actions"
    typed = {
        text
        for row in re.findall(r"^\|.*\|$", table, re.MULTILINE)
        for text in re.findall(r"`([^`]+)`", row.split("|")[2])
    }
    game = pixelhall.game("pixel-tactics")
    state = game.stage({}, list(enumerate(MIDGAME.strip().splitlines(), 1)))
    offered = {game.write(state, option) for decision in game.decisions(state) for option in decision.options}
    lines = ["you hand Cook", "promos Confetti Mage", "you base Stew"]
    parts = game.stage({"promos": True, "bases": True}, list(enumerate([PROMO, BASE, *lines], 1)))
    offered |= {game.write(parts, option) for option in game.decisions(parts)[0].options}
    assert typed - offered == {
        "spring 1",
        "end",
    }  # answers to other moments: a Trap, a turn with only free actions left


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
    typed = set(
        re.findall(r"`([^`]+)`", page[page.index("| question | typed |") : page.index("A Trap that you could only")])
    )
    game = pixelhall.game("pixel-tactics")
    for text in QUESTIONS:
        scenarios.play(scenarios.read(text), game)
    shown = set(re.findall(r"^= offered (.*)$", "".join(QUESTIONS), re.MULTILINE))
    assert typed - shown == {"spring 1"} and shown <= typed


EDITIONS: dict[str, tuple[str, dict[Any, str]]] = {
    "Intercept": (
        "intercept_mode",
        {"redirect": "takes the shot", "block_targeting": "those behind cannot be aimed at"},
    ),
    "Operations": (
        "operations",
        {"operation": "yes", "none": "no", "ongoing_order": "yes, as a kind of Order"},
    ),
    "Traps": ("traps", {True: "yes", False: "no"}),
    "Switch": ("switch_action", {True: "yes", False: "no"}),
    "one starred action a turn": ("star_rule", {True: "yes", False: "no; only attacks, Spells and moves are limited"}),
    "moves of one Hero in a turn": ("repeat_move_same_hero", {False: "one", True: "as many as there are actions"}),
    "a recruited Hero moves in that wave": ("recruited_may_move", {True: "yes", False: "no"}),
    "a Hero that moved does not attack or cast": (
        "move_lock_scope",
        {"turn": "in that turn", "wave": "until the end of the wave"},
    ),
    "hand limit for drawing": ("hand_limit", {5: "5", None: "none"}),
    "a Leader is a Forerunner or Supporter": ("forerunner_includes_leader", {True: "yes", False: "no"}),
    "both may have the same Leader": ("same_leader", {"allowed": "yes", "redraw": "no, they choose again"}),
    "Spells in the ceasefire": (
        "ceasefire_spells",
        {"not_against_rival": "if they leave the rival alone", "none": "none"},
    ),
    "in the ceasefire": (
        "ceasefire_policy",
        {"blacklist": "all that is not forbidden", "whitelist": "only draw, recruit, move, clear a Corpse"},
    ),
}


def test_the_editions_are_as_the_table_says() -> None:
    page = prose(ROOT / "docs" / "how-to-play.md")
    table = page[page.index("| | deluxe | mega | original |") : page.index("## A first round")]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\|.*\|$", table, re.MULTILINE)[2:]]
    assert [row[0] for row in rows] == list(EDITIONS)
    for name, *told in rows:
        option, words = EDITIONS[name]
        assert told == [words[value] for value in options.BY_NAME[option].editions], name
