"""Written positions of Pixel Tactics: of scenarios, series and own sets, without their tail, damaged; what digests see."""

import functools
import random
import re
from pathlib import Path
from typing import Any

import pytest

import pixelhall
from invented import invented_set
from pixel_tactics.test_invented import odd_rules
from pixelhall.core import positions, scenarios
from pixelhall.core.errors import BadScenario, BadText, PixelhallError
from pixelhall.core.game import EVERYBODY
from pixelhall.pixel_tactics.numbers import field, grid, history, mark, per_seat, verb, zone
from pixelhall.pixel_tactics.show.position import words as vocabulary
from pixelhall.pixel_tactics.show.position.read import FACTS
from pixelhall.pixel_tactics.state.ceasefire import all_rest, set_ceasefire
from test_every_game import Play
from test_positions import alike, goes_on, laid_out

GAME = pixelhall.game("pixel-tactics")
FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = [path for path in sorted(FOLDER.rglob("*.scn")) if path.parent.name not in ("pocket", "pusher", "drafting")]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_scenario_is_written_at_its_start_and_at_its_end(path: Path) -> None:
    scenario = scenarios.read(path.read_text(encoding="utf-8"))
    for state in (scenarios.stage(scenario), scenarios.play(scenario, GAME)):
        alike(GAME, state, laid_out(GAME.position(state)))


@pytest.mark.parametrize("seed", range(8))
def test_positions_of_invented_sets_are_laid_out_again(seed: int) -> None:
    """The text of the set stands in the options."""
    dice = random.Random(seed)
    options = {**odd_rules(dice), "sets": [invented_set(seed)], "round_limit": 6, "ceasefire_rounds": 0}
    play = Play("pixel-tactics", options, seed)
    while play.step() and play.plies < 120:
        if play.plies % 3 == 0:
            again = laid_out(GAME.position(play.state))
            alike(GAME, play.state, again)
            goes_on(GAME, play.state.clone(), again, play.plies, 12)


def test_a_set_named_like_that_of_scenarios_is_written_and_laid_out() -> None:
    """Nor does it matter which signs stand in its text."""
    text = invented_set(3).replace('name = "invented"', 'name = "scenario"  # what \u2028 some \x85 editors leave')
    state = GAME.new({"sets": [text]}, 1)
    assert "hero " not in GAME.position(state)
    alike(GAME, state, laid_out(GAME.position(state)))
    with pytest.raises(BadScenario, match="cannot be used"):
        laid_out(positions.without_tail(GAME.position(state)))


def test_positions_of_a_secret_seed_and_of_its_end_are_laid_out_again() -> None:
    state = GAME.new({"series": 3}, bytes(range(32)))
    assert f"chance secret {bytes(range(32)).hex()} {state.chance.count}" in GAME.position(state)
    again = laid_out(GAME.position(state))
    goes_on(GAME, state, again, 1, 100)
    GAME.resign(state, 0)
    assert "over by resignation: rival\n" in GAME.position(state)
    alike(GAME, state, laid_out(GAME.position(state)))


# Without its tail.


def moments(options: dict[str, Any], seed: int, every: int) -> list[str]:
    """Positions of a random play."""
    play = Play("pixel-tactics", options, seed)
    found = [GAME.position(play.state)]
    while play.step() and play.plies < 400:
        if play.plies % every == 0:
            found.append(GAME.position(play.state))
    return [*found, GAME.position(play.state)]


def readable(text: str) -> list[str]:
    """What outlives a tail: less what only it can bring back, and the card that stands in for what is not said."""
    lines = positions.without_tail(text).splitlines()
    return [line for line in lines if not line.startswith(("lasting ", "hero Blank "))]


@pytest.mark.parametrize("edition", ["deluxe", "mega", "original"])
def test_a_position_without_its_tail_is_a_scenario(edition: str) -> None:
    """Its cards get other numbers, and it says the same: no number of the engine is in the words."""
    asked = 0
    for text in moments({"edition": edition, "series": 3}, 71, 5):
        state = laid_out(positions.without_tail(text))
        if text.count(" leader ") == 2:  # otherwise plain ones stand in
            assert readable(GAME.position(state)) == readable(text)
        asked += usable(state)
    assert asked > 20


def usable(state: Any) -> int:
    """Everybody can look at it, and it can be played on; how many options there are."""
    options = [option for decision in GAME.decisions(state) for option in decision.options]
    texts = [text for decision in GAME.decisions(state) for text in GAME.written(state, decision)]
    assert len(texts) == len(options)
    for seat in (EVERYBODY, -1, 0, 1):
        GAME.view(state, seat)
    GAME.position(state)
    dice = random.Random(len(options))
    for _ in range(8):
        if decisions := GAME.decisions(state):
            GAME.apply(state, decisions[0].seat, dice.choice(decisions[0].options))
    return len(options)


# What a digest sees.


def middle() -> Any:
    """A state with cards in most zones."""
    play = Play("pixel-tactics", {"edition": "deluxe"}, 5)
    while play.state.round < 4 or not play.state.pile(0, zone.DISCARD):
        assert play.step()
    return play.state


def otherwise(state: Any) -> list[Any]:
    """The same position with one thing changed, for everything that can be true of one."""
    found: list[Any] = []

    def other() -> Any:
        found.append(state.clone())
        return found[-1]

    for name in ("battle", "round", "wave", "turn", "idle", "frees"):
        setattr(other(), name, getattr(state, name) + 1)
    for name in ("active", "first"):
        setattr(other(), name, 1 - getattr(state, name))
    other().extra = grid.FLANK
    set_ceasefire(other(), not all_rest(state))
    other().chance.draw(6)
    hero = next(card for card in state.unit if card >= 0 and not state.leads(card))
    for column, value in ((field.DAMAGE, 77), (field.OWNER, 1 - state.owner(hero)), (field.SEEN, 0)):
        other().put(hero, column, value)
    other().put(hero, field.FACE, (state.face(hero) + 1) % len(state.book.faces))
    for sign in (mark.CORPSE, *(mark.ACTED << i for i in range(9))):
        other().put(hero, field.MARKS, state.marks(hero) ^ sign)
    for deed in range(history.COUNT):
        this_round = 1 << deed + 2 * history.COUNT
        this_wave = this_round | 1 << deed + history.COUNT
        for bits in (this_round, this_wave, this_wave | 1 << deed):
            other().put(hero, field.HISTORY, bits)
    other().tokens.extend([hero, 3])
    for column in (per_seat.ACTIONS, per_seat.NEXT_ACTIONS, per_seat.NEXT_SPARED, per_seat.SKIPS, per_seat.TROPHIES):
        other().note(0, column, 9)
    other().note(0, per_seat.IDLE, 1 - state.of(0, per_seat.IDLE))
    other().note(0, per_seat.PLAYED, 1 << 8)
    other().note(0, per_seat.LAST_RECRUIT, state.of(0, per_seat.LEADER))
    other().special.extend([0, 1 << verb.ATTACK | 1 << verb.MOVE, 1])
    other().pile(0, zone.DECK).reverse()
    other().pile(0, zone.DISCARD).pop()
    return found


def test_whatever_is_true_of_a_position_changes_its_digest() -> None:
    state = middle()
    states = [state, *otherwise(state)]
    assert len({GAME.digest(one) for one in states}) == len(states)


def test_a_digest_does_not_see_how_cards_are_numbered() -> None:
    play = Play("pixel-tactics", {"edition": "deluxe"}, 6)
    for _ in range(40):
        play.step()
    other = play.state.clone()
    deck = other.pile(0, zone.DECK)
    a, b = deck[0], deck[1]
    for column in range(field.COUNT):
        one, two = other.cards[a * field.COUNT + column], other.cards[b * field.COUNT + column]
        other.put(a, column, two)
        other.put(b, column, one)
    deck[0], deck[1] = b, a
    assert GAME.digest(other) == GAME.digest(play.state)
    assert GAME.position(other) != GAME.position(play.state)


# What is wrong with a line.


def fault(lines: str) -> str:
    """The sentence with which a scenario is refused."""
    with pytest.raises(BadScenario) as found:
        scenarios.play(scenarios.read(lines), GAME)
    return str(found.value)


def test_no_extra_actions_of_a_type_are_laid_out_too() -> None:
    """A text that gave 0 of them once made a position that could not be read."""
    state = middle()
    state.special.extend([0, 1 << verb.MOVE, 0])
    assert "special you 0 Move\n" in GAME.position(state)
    alike(GAME, state, laid_out(GAME.position(state)))


@pytest.mark.parametrize("slot", ["v9", "v5", "r7", "f10", "x1"])
def test_a_mistyped_slot_is_not_staged_elsewhere(slot: str) -> None:
    assert fault(f"round 2\nyou {slot} Cook\n").startswith(
        f'line 2: "{slot} Cook" is not understood: "{slot}" is no slot'
    )
    for fact in ("empty", "damage 1", "Cook"):
        assert f'line 2: you {slot} {fact}: that is not understood: "{slot}" is no slot' in fault(
            f"round 2\n= you {slot} {fact}\n"
        )


def test_outer_columns_exist() -> None:
    scenarios.play(scenarios.read("you v0 Cook\nrival r4 Cook\n= you v0 Cook\n= rival r4 Cook\n"), GAME)


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("you v1 Nobody", 'there is no card "Nobody"'),
        ("you hand Cook, Nobody (copy)", 'there is no card "Nobody"'),
        ("you v1 Cook (damage x)", '"x" is not a number'),
        ("you v1 Cook (damage 99999999999999999999)", "is not a number from 0"),
        ("you v1 Cook (damage)", '"" is not a number'),
        ("you v1 Cook (sleepy)", "sleepy is not a mark; marks are damage N, "),
        ("you v1 Cook (status Sleepy)", '"Sleepy" is not one of: +1 Attack'),
        ("you v1 Cook (owner nobody)", '"nobody" is not one of: you, rival'),
        ("you v1 Cook (damage 1", "is no list of cards"),
        ("you v1 Cook, Drummer", "one card was expected"),
        ("you v1", "one card was expected"),
        ("you leader Soup Marshal (corpse)", "and no Corpse"),
        ("you reserve 4 Snare", "is not a number from 1 to 3"),
        ("you played Poker this turn", "is not one of: Order this turn"),
        ("wave middle", '"middle" is not one of: vanguard, flank, rear'),
        ("active nobody", '"nobody" is not one of: you, rival'),
        ("round two", '"two" is not a number'),
        ("chance 1", "is not a number"),
        ("chance 1 2 3", "is not a number"),
        ("over by boredom: you", "over by one of: , rout"),
        ("over by rout: nobody", "there is no player"),
        ("special you 1 Sleep", '"Sleep" is not one of: Draw'),
        ("ceasefire perhaps", '"perhaps" is not one of: yes, no'),
        ("weather fine", '"weather" is not a word of positions'),
        ("hero Co,ok 1/1", "is no name"),
        ('hero Nap 1/1 vanguard "Sleep well."', "Sleep well."),
    ],
)
def test_a_wrong_line_is_named(line: str, cause: str) -> None:
    told = fault(f"turn 3\n{line}\n")
    assert told.startswith("line 2: ") and cause in told


def test_two_cards_do_not_stand_in_one_place() -> None:
    assert "line 2: " in fault("you v1 Cook\nyou v1 Drummer\n")
    assert "f2 is taken" in fault("you leader Soup Marshal\nyou leader Soup Marshal\n")
    assert "f2 is taken" in fault("you f2 Cook\n")  # the Leader that was not said stands there
    assert "there is no such Reserve Slot, or it is taken" in fault("you reserve 1 Cook\nyou reserve 1 Drummer\n")
    assert "line 4: " in fault("\n".join(["you reserve Cook"] * 4))


def test_the_page_for_writers_lists_all_words_of_positions() -> None:
    page = (Path(__file__).parents[2] / "docs" / "card-writers.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([^`\n]+)`", page))
    marks = [
        *vocabulary.FLAGS,
        *(f"seen by {vocabulary.seers_words(bits, 2)}" for bits in (0, 1, 2, 3, vocabulary.all_see(2))),
        *(f"{call} you" for call in vocabulary.CALLED),
        vocabulary.ORDERED_LAST,
    ]
    assert set(marks) <= told
    for word in (*FACTS, *vocabulary.NUMBERS):
        assert any(one.startswith(f"{word} ") for one in told), word
    for word in (*vocabulary.PILES, *vocabulary.APART, *vocabulary.TALLIES):
        assert any(one == word or one.startswith(f"you {word} ") for one in told), word


# Damaged texts.


def damaged(text: str, dice: random.Random) -> str:
    """A text with a few faults of the kinds that people and pipes make."""
    lines = text.splitlines()
    for _ in range(dice.choice((1, 1, 2, 4))):
        i, j = dice.randrange(len(lines)), dice.randrange(len(lines))
        parts = lines[i].split(" ")
        match dice.choice(("delete", "double", "swap", "word", "digit", "letter", "cut", "steal", "tail")):
            case "delete":
                del lines[i]
            case "double":
                lines.insert(j, lines[i])
            case "swap":
                lines[i], lines[j] = lines[j], lines[i]
            case "word":
                parts[dice.randrange(len(parts))] = dice.choice(lines[j].split(" "))
                lines[i] = " ".join(parts)
            case "digit":
                lines[i] = re.sub(r"\d+", lambda _: str(dice.choice((0, 1, 4, 9, -1, 10**20))), lines[i], count=2)
            case "letter":
                at = dice.randrange(len(lines[i]) + 1)
                lines[i] = lines[i][:at] + dice.choice("x(),:#=\"'7 ") + lines[i][at + 1 :]
            case "cut":
                lines[i] = lines[i][: dice.randrange(len(lines[i]) + 1)]
            case "steal":
                lines[i] = " ".join([*parts[: dice.randint(1, 2)], *lines[j].split(" ")[dice.randint(1, 2) :]])
            case "tail":
                lines = [line for line in lines if not line.startswith("tail ")]
        lines = lines or ["tail"]
    return "\n".join(lines) + "\n"


def stands(text: str) -> bool:
    """Whether a text is laid out; then it can be used, else it is refused with a sentence."""
    try:
        scenario = scenarios.read(text)
        if scenario.script or scenario.game != GAME.name:
            return False
        state = scenarios.stage(scenario)
    except PixelhallError as fault:
        assert str(fault)
        return False
    usable(state)
    return True


def shake(texts: list[str], tries: int, seed: int) -> tuple[int, int]:
    """How many of so many damaged texts are laid out, and how many are refused."""
    dice = random.Random(seed)
    laid = sum(stands(damaged(dice.choice(texts), dice)) for _ in range(tries))
    return laid, tries - laid


@functools.cache
def whole() -> list[str]:
    """Texts to damage."""
    return moments({"edition": "deluxe", "series": 3}, 81, 20) + moments({"edition": "original"}, 82, 20)


@functools.cache
def tailless() -> list[str]:
    return [positions.without_tail(text) for text in whole()]


def test_damaged_positions_are_refused_with_a_sentence() -> None:
    laid, refused = shake(whole(), 150, 1)
    assert laid > 3 and refused > 30


def test_damaged_positions_without_a_tail_are_refused_or_can_be_used() -> None:
    laid, refused = shake(tailless(), 250, 2)
    assert laid > 30 and refused > 30


def test_damaged_scenarios_are_refused_or_can_be_used() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES[::7]]
    starts = [
        "\n".join(line for line in text.splitlines() if line[:1] not in "=!>" and ">" not in line[:9]) for text in texts
    ]
    laid, refused = shake(starts, 120, 3)
    assert laid > 30 and refused > 30


@pytest.mark.long
def test_a_thousand_damaged_positions() -> None:
    for seed in range(10, 40):
        shake(whole(), 100, seed)
        shake(tailless(), 400, seed)


def with_tail(text: str, tail: object) -> str:
    return f"{positions.without_tail(text)}tail {positions.pack(tail)}\n"


def test_a_tail_that_is_not_its_own_is_refused() -> None:
    one, other = whole()[2:4]
    tail = positions.unpack(other.splitlines()[-1].removeprefix("tail "))
    count = len(one.splitlines())
    wrongs: list[object] = [tail, {**tail, "stack": []}, {}, [], 7, None]
    for wrong in wrongs:
        with pytest.raises(BadScenario, match=f"line {count}: .*tail") as fault:
            laid_out(with_tail(one, wrong))
        assert fault.value.line == count
    with pytest.raises(BadScenario, match="belongs to another position"):
        laid_out(one.replace("turn ", "turn 9", 1))
    with pytest.raises(BadText, match="damaged"):
        laid_out(one.replace("tail ", "tail x"))
