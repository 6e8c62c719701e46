"""The rulebook of Pixel Tactics is complete, consistent and readable, and can be searched."""

import re
from pathlib import Path

import pytest

from pixelhall.core.errors import BadText
from pixelhall.core.rulebook import Entry, Option, Rule, Rulebook, Ruling
from pixelhall.pixel_pusher.show import rules_page as pusher_page
from pixelhall.pixel_tactics.options import OPTIONS
from pixelhall.pixel_tactics.show import rules_page
from pixelhall.pocket_tactics.show import rules_page as pocket_page

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
EDITIONS = rules_page.PAGE.editions
book = rules_page.PAGE.book

RULES = {
    "CARD": 18, "ZONE": 12, "SETUP": 10, "FLOW": 10, "CEASE": 9, "ACT": 10, "DRAW": 5, "RECR": 5, "ATK": 6, "SPELL": 7, "LACT": 2,
    "ORDER": 5, "MOVE": 7, "SWITCH": 3, "CLEAR": 4, "OP": 7, "TRAP": 9, "CLRES": 1, "PASS": 1, "TGT": 8, "MELEE": 5, "RANGE": 3,
    "ICPT": 7, "REACT": 3, "PASV": 2, "TERM": 12, "DMG": 6, "CORPSE": 4, "HAND": 4, "STAT": 6, "END": 3, "SERIES": 6, "DECK": 10,
    "LIST": 5, "COMB": 3, "CONS": 3, "CUBE": 3, "PACK": 7, "WIN": 8, "PURCH": 6, "MODE": 2, "CLASSIC": 1, "SIEGE": 7, "DDRAFT": 8,
    "TEAM": 11, "KING": 8, "EPIC": 6, "TOURN": 4, "COMMON": 3, "BASE": 4, "LEAGUE": 20, "CORE": 1, "MINI": 1, "PROMO": 3, "CHASE": 3,
}  # fmt: skip


def everything(entry: Entry) -> str:
    more = entry.test if isinstance(entry, Rule) else entry.readings if isinstance(entry, Ruling) else ""
    return f"{entry.title} {entry.text} {more}"


def test_every_rule_is_there_in_order() -> None:
    expected = [f"PT-{group}-{number:02}" for group, count in RULES.items() for number in range(1, count + 1)]
    assert [rule.id for rule in book().rules] == expected
    assert len(expected) == 327


def test_every_ruling_is_there() -> None:
    rulings = sorted(ruling.id for ruling in book().rulings)
    assert rulings[:254] == [f"A-{number:03}" for number in range(1, 255)] and len(rulings) == len(set(rulings))


def test_no_id_occurs_twice() -> None:
    ids = book().ids()
    assert len(ids) == len(set(ids)) == 327 + len(book().rulings)


def test_every_option_says_what_each_edition_sets() -> None:
    assert len(book().options) >= len(OPTIONS)
    for option in book().options:
        assert tuple(edition for edition, _ in option.settings) == EDITIONS, option.id


def test_some_options_as_the_editions_have_them() -> None:
    def settings(name: str) -> list[object]:
        option = book().find(name)
        assert isinstance(option, Option)
        return [option.setting(edition) for edition in EDITIONS]

    assert settings("intercept_mode") == ["redirect", "block_targeting", "block_targeting"]
    assert settings("hand_limit") == [5, 5, "none"]
    assert settings("traps") == [True, False, False]
    assert settings("recruit_lock") == [("attack", "spell", "move"), ("attack", "spell"), ("attack", "spell")]


def test_every_text_is_whole_sentences() -> None:
    for entry in book().entries:
        assert re.match(r"[A-Z0-9\"\[]", entry.text), entry
        assert entry.text.endswith("."), entry
        assert "  " not in entry.text and "\n" not in entry.text, entry


def test_every_question_asks() -> None:
    for ruling in book().rulings:
        assert ruling.title.endswith("?"), ruling


def test_every_rule_has_a_title_and_an_edition() -> None:
    for rule in book().rules:
        assert rule.title and not rule.title.endswith("."), rule
        assert rule.editions and set(rule.editions) <= set(EDITIONS), rule


def test_every_example_is_given_when_then() -> None:
    examples = [rule.test for rule in book().rules if rule.test]
    assert len(examples) >= 116
    for example in examples:
        assert example.startswith("Given ") and example.endswith("."), example


def test_every_reference_leads_somewhere() -> None:
    for entry in book().entries:
        for name in re.findall(r"`(\w+)`", everything(entry)):
            assert isinstance(book().find(name), Option), (entry.id, name)
        for id in re.findall(r"PT-[A-Z]+-\d+|\bA-\d+", everything(entry)):
            assert book().find(id), (entry.id, id)


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    rule = book().find("pt-dmg-03")
    assert isinstance(rule, Rule)
    assert rule.id == "PT-DMG-03" and rule.group == "Damage, casualties and Corpses"
    assert "lethal damage acts" in rule.text and rule.test.startswith("Given a Hero with lethal damage")


def test_a_ruling_answers_its_question() -> None:
    ruling = book().find("A-055")
    assert isinstance(ruling, Ruling)
    assert "two interceptors" in ruling.title and ruling.text.startswith("The foremost.")
    assert "nearest to the target" in ruling.readings


def test_an_unknown_id_is_not_found() -> None:
    assert book().find("PT-DMG-99") is None
    assert book().find("") is None


def test_search_wants_every_word() -> None:
    found = [entry.id for entry in book().search("Intercept column")]
    assert "PT-ICPT-05" in found and "A-055" in found
    assert "PT-ICPT-04" not in found  # it says nothing of columns


def test_search_puts_titles_first() -> None:
    assert book().search("lethal damage waits")[0].id == "PT-DMG-03"
    titled = ["fortress" in entry.title.casefold() for entry in book().search("fortress")]
    assert True in titled and False in titled and titled == sorted(titled, reverse=True)


def test_search_reads_what_a_ruling_leaves_open() -> None:
    ruling = book().find("A-055")
    assert isinstance(ruling, Ruling) and "nearest to the target" not in ruling.text
    assert "A-055" in [entry.id for entry in book().search("nearest to the target")]


def test_rules_of_the_card_speak_of_what_our_cards_show() -> None:
    words = " ".join(rule.text for rule in book().rules if rule.group == "Card anatomy")
    assert "a sword" in words and "a heart" in words
    assert not re.search(r"\((red|blue|green)\)|purple|orange|grey|wand|scroll|bold", words)


def test_search_for_nothing_finds_nothing() -> None:
    assert book().search(" ") == []
    assert book().search("zeppelin") == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("PT-DMG-3", "PT-DMG-03"), ("dmg-03", "PT-DMG-03"), ("a55", "A-055"), ("A-55", "A-055"), ("PT_SIEGE_06", "PT-SIEGE-06"),
     ("PT-SEIGE-06", "PT-SIEGE-06"), ("intercept-mode", "intercept_mode")],
)  # fmt: skip
def test_a_mistyped_id_has_the_right_one_near(typed: str, meant: str) -> None:
    assert meant in book().nearest(typed)


def test_nearest_to_a_group_is_its_rules() -> None:
    assert book().nearest("PT-DMG") == [f"PT-DMG-0{number}" for number in range(1, 6)]
    assert book().nearest("PT-DMG", limit=2) == ["PT-DMG-01", "PT-DMG-02"]


def test_nearest_to_nonsense_is_nothing() -> None:
    assert book().nearest("") == []
    assert book().nearest("zeppelin") == []


def test_a_rulebook_is_read_once() -> None:
    assert book() is book()


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_a_small_rulebook_needs_no_editions(tmp_path: Path) -> None:
    path = write(
        tmp_path / "r.toml", '[[rule]]\nid = "X-1"\ngroup = "All"\ntitle = "One"\ntext = """\nFirst.\nSecond.\n"""\n'
    )
    assert Rulebook.load(path).rules == (Rule("X-1", "All", "One", "First. Second."),)
    assert Rulebook.load(str(path)).ids() == ["X-1"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[rule]]\nid = "X-1"\ngroup = "All"\ntitle = "One"\n', "rule X-1 lacks the text of `text`"),
        ("[[rule]]\nid = 7\n", "`id` should be a text, not 7"),
        ('[[ruling]]\nid = "A-1"\ngroup = "All"\nquestion = " "\n', "ruling A-1 lacks the text of `question`"),
        ('[[option]]\nname = "o"\ntext = "T."\nvalues = "v"\nold = 1.5\n', "`old` should be a text, a number"),
        ('[[rule]]\nid = "X-1"\ngroup = "All"\ntitle = "One"\ntext = "T."\neditions = "old"\n', "`editions` should be a list"),
        ("[[rule]\n", "is not TOML"),
        ('[[ruling]]\nid = "X-1"\ngroup = "G"\nquestion = "Q?"\nruling = "R."\n' * 2, "share an ID: X-1"),
    ],
)  # fmt: skip
def test_a_faulty_rulebook_says_what_is_wrong(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadText, match=re.escape(complaint)):
        Rulebook.load(write(tmp_path / "r.toml", text))


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == rules_page.PAGE.text(), "rules_page.py says how to write it anew"
    other = PAGE.with_name("rulings-pixel-pusher.md").read_text(encoding="utf-8")
    assert other == pusher_page.PAGE.text(), "rules_page.py says how to write it anew"
    third = PAGE.with_name("rulings-pocket-tactics.md").read_text(encoding="utf-8")
    assert third == pocket_page.PAGE.text(), "rules_page.py says how to write it anew"


def test_the_page_has_every_ruling_and_option_once() -> None:
    rows = re.findall(r"^\| `?([\w-]+)`? \|", rules_page.PAGE.text(), re.MULTILINE)
    names = [row for row in rows if row not in ("ID", "Option", "---")]
    assert sorted(names) == sorted(entry.id for entry in (*book().rulings, *book().options))
