"""Pixel Pusher: setting up, content, what is hidden, who gives up; scenarios/pusher shows the rest of the rules."""

import itertools
from collections import Counter
from typing import Any

import pytest

import pixelhall
from pixelhall.core.errors import BadOption, BadSet, BadText, Illegal
from pixelhall.core.game import EVERYBODY, NOBODY, Action, Decision
from pixelhall.lab import workshop
from pixelhall.pixel_pusher import options
from pixelhall.pixel_pusher.cards import card_sets
from pixelhall.pixel_pusher.flow.setup import FEWEST_PLAIN, plain_points
from pixelhall.pixel_pusher.numbers import ability, phase, verb
from pixelhall.pixel_pusher.state.state import Factory
from pixelhall.players import Guesses, Player, make, play
from pixelhall.players.greedy import Greedy

GAME = pixelhall.game("pixel-pusher")
GALLERY = """\
[set]
name = "mine"
title = "My Own"

[[image]]
name = "Cross"
rows = ["..R..", "..R..", "RRRRR", "..R..", "..R.."]
"""


def dealt(seed: int = 0, **chosen: Any) -> Factory:
    state = GAME.new(chosen, seed)
    assert isinstance(state, Factory)
    return state


def play_on(state: Factory, until: int, seed: int = 0) -> None:
    """Random answers until a phase comes."""
    dice = seed
    while state.phase != until and (decisions := GAME.decisions(state)):
        dice = (dice * 1103515245 + 12345) % 2**31
        decision = decisions[dice // 7 % len(decisions)]
        GAME.apply(state, decision.seat, decision.options[dice // 65536 % len(decision.options)])


def test_the_belt_is_filled_downwards() -> None:
    """PP-SETUP-04, PP-SETUP-02"""
    view = GAME.view(dealt(3), NOBODY)
    assert [len(segment) for segment in view["belt"]] == [6, 5, 4, 3, 2, 1]
    on_belt = Counter("".join(view["belt"]))
    assert {colour: on_belt[colour] + view["bag"][colour] for colour in "RGB"} == {"R": 20, "G": 20, "B": 20}
    assert view["supply"] == {"C": 10, "M": 10, "Y": 10, "W": 10}


@pytest.mark.parametrize(("players", "removed", "left"), [(2, 20, 34), (3, 10, 41), (4, 0, 48)])
def test_cards_are_removed_unseen_for_fewer_players(players: int, removed: int, left: int) -> None:
    """PP-SETUP-03, PP-41: twenty with two players, ten with three, at random."""
    boxes = []
    for seed in range(4):
        state = dealt(seed, players=players)
        assert len(state.box) == removed and len(state.deck) == left
        boxes.append(sorted(state.box))
        assert "box" in GAME.view(state, 0) and GAME.view(state, 0)["box"] == removed
    assert players == 4 or len({tuple(box) for box in boxes}) > 1


@pytest.mark.parametrize(("players", "rounds"), [(2, 7), (3, 6), (4, 5)])
def test_the_rounds_of_a_play(players: int, rounds: int) -> None:
    """PP-11, PP-37"""
    state = dealt(5, players=players)
    play_on(state, -1)
    assert state.over and state.round == rounds


def test_six_images_of_twenty_are_dealt() -> None:
    """PP-SETUP-01, PP-33"""
    seen = set()
    for seed in range(40):
        state = dealt(seed)
        assert len(state.images) == len(set(state.images)) == 6
        seen |= set(state.images)
    assert len(state.book.pictures) == 20 and len(seen) == 20


def test_images_with_too_few_plain_scanlines_are_dealt_anew() -> None:
    """PP-42: and, as an option, they are not."""
    sets = ["core", "salon"]
    assert all(plain_points(dealt(seed, sets=sets)) >= FEWEST_PLAIN for seed in range(300))
    assert any(plain_points(dealt(seed, sets=sets, redeal_images=False)) < FEWEST_PLAIN for seed in range(3000))


def test_points_follow_from_the_cells() -> None:
    """PP-SETUP-06: the rows of several rows, by hand."""
    assert [card_sets.points(row) for row in ("..B..", ".BYB.", "RRRRR", "RRRWR", "WWWWW", "CMY..")] == [
        1,
        5,
        7,
        10,
        22,
        9,
    ]


def test_the_deck_is_sixty_cards() -> None:
    for deck in card_sets.decks():
        shop = card_sets.load(deck)
        assert sum(machine.count for machine in shop.machines) == 60 and len(shop.abilities) == ability.COUNT
    assert card_sets.decks()[0] == "single"
    counts = Counter({machine.ends[0].words(): machine.count for machine in card_sets.load("single").machines})
    assert counts["Collect 1 red."] == 10 and counts["Collect 2 blue."] == 3 and counts["Convert RGB to W."] == 4


def test_images_are_many_original_and_can_be_finished() -> None:
    images = [image for name in card_sets.galleries() for image in card_sets.load(name).images]
    assert len(images) >= 40 and len({image.name for image in images}) == len(images) == len(
        {image.rows for image in images}
    )
    assert len(card_sets.load("core").images) == 20
    assert not [remark for name in card_sets.galleries() for remark in card_sets.remarks(card_sets.load(name))]


def test_a_hostile_image_is_refused_with_its_place() -> None:
    bad = GALLERY.replace('"RRRRR"', '"RRXRR"') + 'colour = "red"\n'
    with pytest.raises(BadSet) as why:
        card_sets.read(bad, "mine.toml")
    assert str(why.value).splitlines()[1].startswith('mine.toml:7:30: Cross: row 3: "X" is no colour'), str(why.value)
    assert "R, G, B, C, M, Y, W" in str(why.value) and "mine.toml:8:1: Cross: unknown key" in str(why.value)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (('"..R..", "..R..", "RRRRR"', '"..R..", "RRRRR"'), "rows is a list of 5, not a list of 4"),
        (('"RRRRR"', '"RRRR"'), "row 3 is a text of 5 letters"),
        (('"RRRRR"', '"....."'), "row 3 needs nothing"),
        (('name = "Cross"', 'name = "cross"'), "capitalised"),
        (('name = "Cross"', 'name = "Cross"\npoints = [1, 1, 7, 1, 2]'), "the points of row 5 are 1, not 2"),
        (("[[image]]", "[[machine]]"), "a deck has machine cards and 4 ability cards"),
    ],
)
def test_faults_of_images(change: tuple[str, str], fault: str) -> None:
    with pytest.raises(BadSet) as why:
        card_sets.read(GALLERY.replace(*change), "mine.toml")
    assert fault in str(why.value)


def test_own_images_join_a_play(tmp_path: Any) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GALLERY)
    with pytest.raises(BadOption, match="needs 6 images"):
        dealt(sets=[str(path)])
    state = dealt(sets=["core", str(path)])
    assert "Cross" in [picture.name for picture in state.book.pictures]
    again = GAME.restore(state.dump())
    assert GAME.digest(again) == GAME.digest(state)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ('name = "core"', 'two sets have the name "core"'),
        ('name = "mixing"', 'two sets have the name "mixing"'),
        ('name = "Apple"', 'two images have the name "apple"'),
    ],
)
def test_what_is_played_together_shares_no_name(change: str, fault: str) -> None:
    text = GALLERY.replace('name = "Cross"' if "Apple" in change else 'name = "mine"', change)
    with pytest.raises(BadOption, match=fault):
        dealt(sets=["core", text])


@pytest.mark.parametrize(
    "wrong", [{"players": 5}, {"players": True}, {"storage": 0}, {"deck": "mine.toml"}, {"sets": []}, {"colour": 1}]
)
def test_wrong_options_say_what_is_right(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as why:
        GAME.new(wrong)
    assert next(iter(wrong)) in str(why.value)


def test_every_option_is_in_the_rulebook() -> None:
    book = {option.id: option for option in GAME.rulebook().options}
    assert set(book) == {option.name for option in options.OPTIONS}
    for option in options.OPTIONS:
        for edition, value in zip(options.EDITIONS, option.editions):
            assert book[option.name].setting(edition) == value and f"({option.rule})" in book[option.name].text


def test_pixels_are_never_lost_or_made() -> None:
    """PP-27, PP-32: what is not in the bag, a pile, on the belt or a machine lies on an image."""
    for players, seed in itertools.product((2, 3, 4), range(3)):
        state = dealt(seed, players=players)
        while decisions := GAME.decisions(state):
            assert GAME.claim(state, "pixels 100") == ""
            GAME.apply(state, decisions[-1].seat, decisions[-1].options[state.round * 7 % len(decisions[-1].options)])


def test_a_guess_varies_what_is_hidden_and_keeps_what_was_seen() -> None:
    """PP-9, PP-40: in the draft and while others build."""
    for stage in (phase.DRAFT, phase.BUILD):
        state = dealt(11, players=4)
        if stage == phase.BUILD:
            play_on(state, phase.BUILD)
        for seat in range(4 if stage == phase.DRAFT else 0):
            GAME.apply(state, seat, GAME.decisions(state)[0].options[0])
        asked = GAME.decisions(state)[0].seat
        seat = (asked + 1) % 4
        guesses = [GAME.guess(state, seat, seed) for seed in range(30)]
        assert len({str(guess.stacks) for guess in guesses}) > 5
        for guess in guesses:
            assert GAME.view(guess, seat) == GAME.view(state, seat)
            everything = Counter(guess.deck + guess.box + [card for stack in guess.stacks for card in stack])
            assert everything == Counter(state.deck + state.box + [card for stack in state.stacks for card in stack])


def test_in_a_duel_almost_everything_becomes_known() -> None:
    """PP-9: two players see all but the first card that the rival took."""
    state = dealt(4)
    play_on(state, phase.BUILD)
    first = state.stacks[1][0]
    for seed in range(20):
        guess = GAME.guess(state, 0, seed)
        assert guess.stacks[0] == state.stacks[0] and guess.stacks[1][1:] == state.stacks[1][1:]
        assert first in guess.stacks[1] + guess.deck + guess.box


def test_everybody_sees_all_hands() -> None:
    state = dealt(6, players=3)
    view = GAME.view(state, EVERYBODY)
    assert set(view["draft"]["hands"]) == {"0", "1", "2"}
    assert GAME.view(state, NOBODY)["draft"]["hands"] == {}


def test_who_gives_up_leaves_the_others_playing() -> None:
    state = dealt(7, players=3)
    GAME.resign(state, 1)
    assert 1 not in [decision.seat for decision in GAME.decisions(state)] and not state.over
    with pytest.raises(Illegal):
        GAME.resign(state, 1)
    play_on(state, -1)
    result = GAME.result(state)
    assert result is not None and 1 not in result.winners and result.scores[1] == 0


def test_the_machine_of_who_gave_up_stands_idle() -> None:
    lines = [
        "belt 1 RR",
        "you slot 1 Red Hook",
        "rival slot 1 Red Claw",
        "rival hand Blue Hook",
        "third hand Blue Hook",
        "marker rival",
    ]
    state = GAME.stage({"players": 3}, list(enumerate(lines, 1)))
    GAME.resign(state, 1)
    GAME.apply(state, 2, GAME.parse(state, 2, "install Blue Hook 3"))
    assert (
        GAME.claim(state, "you pixels R") == "" == GAME.claim(state, "rival pixels -")
        and GAME.claim(state, "gone Blue Hook") == ""
    )


def test_the_last_one_left_wins() -> None:
    state = dealt(7, players=3)
    play_on(state, phase.BUILD)
    GAME.resign(state, 2)
    GAME.resign(state, 0)
    result = GAME.result(state)
    assert result is not None and result.winners == [1] and result.reason == "resignation" and not GAME.decisions(state)


def test_giving_up_in_every_phase_goes_on() -> None:
    for plies in range(0, 60, 3):
        state = dealt(plies, players=4)
        for i in range(plies):
            decision = GAME.decisions(state)[0]
            GAME.apply(state, decision.seat, decision.options[i % len(decision.options)])
        GAME.resign(state, plies % 4)
        assert all(decision.seat != plies % 4 for decision in GAME.decisions(state))
        play_on(state, -1)
        assert state.over and GAME.claim(state, "pixels 100") == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("segment 1", "Segment 1 carries"),
        ("slot 2", "Segment 2 carries"),
        ("red hook", "Red Hook: Collect 1 red."),
        ("Quick Hand", "Quick Hand: You"),
    ],
)
def test_things_are_described(words: str, told: str) -> None:
    assert GAME.describe(dealt(1), 0, words)[0].startswith(told)


def test_what_is_not_there_is_not_described() -> None:
    with pytest.raises(BadText, match="no segment"):
        GAME.describe(dealt(1), 0, "moon rock")


def test_images_are_described_with_their_points() -> None:
    state = dealt(1)
    picture = state.book.pictures[state.images[0]]
    lines = GAME.describe(state, 0, picture.name)
    assert lines[0] == picture.name and f"{picture.rows[0]}  {picture.points[0]} point" in lines[1]


class Builder(Greedy):
    """Greedy but for trades: it installs every card that fits."""

    name = "builder"

    def choose(self, view: dict[str, Any], decision: Decision, guesses: Guesses) -> Action:
        kept = [option for option in decision.options if option.verb != verb.TRADE] or decision.options
        return super().choose(
            view, Decision(decision.seat, decision.prompt, kept, decision.rule, decision.act), guesses
        )


def won(other: type[Player] | str, seeds: range) -> float:
    """Greedy's share of plays against another player, from both seats."""
    points = 0.0
    for seed, seat in itertools.product(seeds, range(2)):
        state = dealt(seed)
        state.logging = False
        players = [
            make("greedy", GAME, seed),
            other(GAME, seed) if isinstance(other, type) else make(other, GAME, seed),
        ]
        points += play(GAME, state, players if seat == 0 else players[::-1]).scores[seat]
    return points / (2 * len(seeds))


def test_greedy_beats_random_and_who_never_trades() -> None:
    assert won("random", range(1)) == 1
    assert won(Builder, range(2)) >= 0.5


@pytest.mark.long
def test_greedy_beats_random_almost_always_and_a_builder_mostly() -> None:
    assert won("random", range(50)) >= 0.95
    assert won(Builder, range(100)) >= 0.65


@pytest.mark.parametrize("edition", options.EDITIONS)
def test_greedy_builds_and_trades_early_and_late(edition: str) -> None:
    """In the first rounds and in the last ones alike, some cards are built and others traded."""
    chosen: Counter[tuple[str, bool]] = Counter()

    def watch(state: Factory, seat: int, action: Action) -> None:
        if state.round <= 2 or state.last:
            chosen[GAME.write(state, action).split()[0], state.last] += 1

    for seed in range(2):
        state = dealt(seed, edition=edition)
        play(GAME, state, [make("greedy", GAME, seed), make("greedy", GAME, seed + 9)], watch)
    assert all(chosen[verb_, late] for verb_ in ("install", "trade") for late in (False, True))


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_never_returns_what_it_could_paint_with(seats: int) -> None:
    """The best row that can be painted before it stores can be painted afterwards, in whole plays."""
    stored = 0

    def watch(state: Factory, seat: int, action: Action) -> None:
        nonlocal stored
        if action.verb == verb.RETURN_ALL:
            stored += 1
            returned = GAME.write(state, action).partition(" ")[2]
            assert not workshop.loses_row(GAME.view(state, NOBODY), seat, returned)

    play(GAME, dealt(3, players=seats, storage=5), [make("greedy", GAME, seat) for seat in range(seats)], watch)
    assert stored


def test_all_ways_to_store_are_weighed_at_one_moment() -> None:
    """Whoever stores last would end the phase with it, and perhaps the round: no way is judged beyond that."""
    state = GAME.stage({"storage": 2}, list(enumerate(["phase store", "you pixels RRG", "bag 9R"], 1)))
    assert isinstance(state, Factory)
    options_ = GAME.decisions(state)[0].options
    assert [GAME.write(state, option) for option in options_] == ["return R", "return G"]
    before = GAME.digest(state)
    weights = GAME.weigh(state, 0, options_)
    assert len(weights) == len(options_) and GAME.digest(state) == before


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draft 1", "draft quick wrench"),
        ("draft 2", "draft red hook"),
        ("draft 3", "draft blue claw"),
        ("draft 4", "draft 4"),
    ],
)
def test_a_card_is_drafted_by_its_number(typed: str, meant: str) -> None:
    lines = [
        "phase draft",
        "you stack Quick Wrench, Red Hook, Red Hook, Blue Claw",
        "rival stack Quick Hand, Red Hook, Red Hook, Blue Claw",
    ]
    state = GAME.stage({}, list(enumerate(lines, 1)))
    assert GAME.reading(state, 0, typed) == meant
    words = [option.words for option in GAME.offers(state, GAME.decisions(state)[0])]
    assert words[1] == "Draft Red Hook (2 in hand): Collect 1 red."


def test_a_play_of_the_first_rules_asks_as_it_did() -> None:
    """PP-29: pixels are returned one at a time, and everybody is asked what to keep."""
    chosen = GAME.options_then({}, "1")
    state = GAME.stage(chosen, list(enumerate(["phase store", "you pixels RRGGBB"], 1)))
    for text in ("return red", "keep"):
        GAME.apply(state, 0, GAME.parse(state, 0, text))
    assert GAME.claim(state, "you pixels RGGBB") == ""
    assert GAME.options_then({}, options.VERSION) == {}


def test_the_tables_of_the_workshop_add_up() -> None:
    tally = workshop.plays("random", 3, range(4), {})
    told = workshop.report(tally)
    assert (
        tally.games == 4
        and abs(sum(tally.shares) - 4) < 1e-9
        and len(tally.points) == 12
        and tally.rounds == Counter({6: 4})
    )
    assert "3 players, 4 games" in told and "rounds: 6;" in told and "Wild Press" in told
    assert tally.deeds["install"] == sum(n for deed, n in tally.deeds.items() if deed.startswith("install "))


def test_the_goal_and_the_wait_are_told_with_names() -> None:
    names = ["Ann", "Moss", "Cy"]
    state = GAME.new({"players": 3}, 1)
    assert GAME.goal(state, 1, names) == "Most points after the last round: you 0, Ann 0, Cy 0."
    assert GAME.goal(state, NOBODY, names) == "Most points after the last round: Ann 0, Moss 0, Cy 0."
    assert GAME.waiting(state, 0, names) == "Moss and Cy draft a card."
    assert {GAME.kind(state, one) for one in GAME.decisions(state)} == {"draft"}


def test_an_ability_card_says_that_it_gives_a_pixel_where_it_does() -> None:
    """PP-43: in the words of the card, of the option and of the view."""
    usual, first = GAME.new({}, 1), GAME.new({"edition": "workshop"}, 1)
    also = "You also draw a random pixel."
    assert GAME.describe(usual, 0, "Quick Wrench") == [f"Quick Wrench: You build first. {also}"]
    assert GAME.view(usual, 0)["cards"]["Quick Brush"].endswith(also)
    assert also not in GAME.view(usual, 0)["cards"]["Spare Palette"], "the fourth gives none"
    assert GAME.describe(first, 0, "Quick Wrench") == ["Quick Wrench: You build first."]
