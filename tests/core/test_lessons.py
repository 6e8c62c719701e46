"""Every lesson can be walked to its end; another move gets a gentle answer; one that is not allowed gets its rule."""

import re

import pytest

import pixelhall
from pixelhall.core import scenarios
from pixelhall.core.lessons import CLICKED, LEARNER, TYPED, Lesson, follow, lessons_in, try_move

TAUGHT = [
    (name, lesson)
    for name in pixelhall.games()
    if (folder := pixelhall.game(name).lessons())
    for lesson in lessons_in(folder)
]
every_lesson = pytest.mark.parametrize(
    ("name", "lesson"), TAUGHT, ids=[f"{name}-{lesson.id}" for name, lesson in TAUGHT]
)


def wanted(lesson: Lesson) -> list[str]:
    """What each step accepts; the first of the ways is a whole action."""
    return [line.removeprefix("you>") for _, line in lesson.scenario.script if line.startswith("you>")]


@every_lesson
def test_a_lesson_is_walked_to_its_end_and_all_it_says_is_so(name: str, lesson: Lesson) -> None:
    game, moves = pixelhall.game(name), [ways.split(" | ")[0].strip() for ways in wanted(lesson)]
    assert lesson.scenario.game == name and lesson.title and lesson.words and 1 < lesson.steps < 6
    scenarios.play(lesson.scenario, game)
    said = set()
    for taken in range(len(moves) + 1):
        at = follow(game, lesson, moves[:taken])
        assert at.taken == taken and at.done == (taken == len(moves)) and not at.astray and at.because is None
        assert at.done or game.asked(at.state, LEARNER) is not None
        assert 20 < len(at.say) < 420 and at.say not in said, at.say
        said.add(at.say)


@every_lesson
def test_another_move_is_answered_gently_and_not_done(name: str, lesson: Lesson) -> None:
    game, moves = pixelhall.game(name), list[str]()
    for ways in wanted(lesson):
        before = follow(game, lesson, moves)
        decision = game.asked(before.state, LEARNER)
        assert decision is not None
        texts = [game.write(before.state, option) for option in decision.options]
        others = [text for text in texts if try_move(game, before.state.clone(), text, ways) is not None]
        right = [text for text in texts if text not in others]
        assert right and others, "there is something to choose, and not everything is right"
        for text in others:
            at = follow(game, lesson, [*moves, text])
            assert at.astray and at.because is None and at.taken == len(moves) and not at.done
            assert at.say != before.say and game.digest(at.state) == game.digest(before.state)
        for text in right:
            assert follow(game, lesson, [*moves, text]).taken == len(moves) + 1, "each of the ways leads on"
        moves.append(ways.split(" | ")[0].strip())


@every_lesson
def test_a_move_that_is_not_allowed_is_told_why(name: str, lesson: Lesson) -> None:
    game = pixelhall.game(name)
    before = follow(game, lesson, [])
    for text in ("resigns", "dance"):
        at = follow(game, lesson, [text])
        assert at.because is not None and at.because.sentence and at.taken == 0 and not at.astray
        assert at.say == before.say and game.digest(at.state) == game.digest(before.state)


def test_a_rule_is_named() -> None:
    melee = next(lesson for name, lesson in TAUGHT if (name, lesson.id) == ("pixel-tactics", "melee"))
    at = follow(pixelhall.game("pixel-tactics"), melee, ["attack v1 f3"])
    assert at.because is not None and at.because.rule == "PT-MELEE-02"


def test_every_game_of_cards_begins_with_lessons() -> None:
    for game, least in (("pixel-tactics", 8), ("pixel-pusher", 5), ("drafting", 3)):
        assert len([lesson for name, lesson in TAUGHT if name == game]) >= least


TYPED_WORDS = (  # as they are typed, and nowhere shown to whoever clicks
    r"\b(attack|shoot|clear|recruit [A-Z][\w ]*) [vfr]\d|\bspring \d|\b[Oo]rder [A-Z]|\btrap [A-Z]|\bpaint [A-Z]\w+ \d"
    r"|\breturn green|\bconvert RG|\banswer best|\bbump off|\bassault l\d"
    r"|\btake \d|\blead [A-Z]|\btype "
)


@every_lesson
def test_whoever_clicks_is_not_told_what_to_type(name: str, lesson: Lesson) -> None:
    game = pixelhall.game(name)
    for acting, clicked in ((CLICKED, True), (TYPED, False)):
        moves, said = list[str](), list[str]()
        for ways in wanted(lesson):
            at = follow(game, lesson, moves, acting)
            decision = game.asked(at.state, LEARNER)
            assert decision is not None
            wrong = [text for text in game.written(at.state, decision) if follow(game, lesson, [*moves, text]).astray]
            said += [at.say, follow(game, lesson, [*moves, wrong[0]], acting).say]
            moves.append(ways.split(" | ")[0].strip())
        assert not any(sign in text for sign in "[|]" for text in said)
        if clicked:
            assert not [text for text in said if re.search(TYPED_WORDS, text)]
        else:
            assert not [text for text in said if re.search(r"\b[Cc]lick|button", text)]


@every_lesson
def test_what_a_lesson_marks_is_what_it_asks_for(name: str, lesson: Lesson) -> None:
    game, moves = pixelhall.game(name), list[str]()
    for ways in wanted(lesson):
        marked = follow(game, lesson, moves).wanted
        assert marked and all(follow(game, lesson, [*moves, text]).taken == len(moves) + 1 for text in marked)
        assert len({text.split()[0] for text in marked}) == 1, "one kind of thing, not everything that is let pass"
        moves.append(ways.split(" | ")[0].strip())
    assert follow(game, lesson, moves).wanted == []
