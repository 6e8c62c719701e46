"""Tournaments out of their journals: who meets whom, who has byes, who wins, and that no event is ever stuck."""

import itertools
import random
from collections import Counter

import pytest

from pixelhall.core.errors import BadText
from pixelhall.leagues.event import METHODS, Event, Fixture
from pixelhall.leagues.fold import Refused, apply, changes, fold
from pixelhall.leagues.journal import Entry, read_journal, write_journal
from pixelhall.leagues.matching import best_pairs
from pixelhall.leagues.pairing import Ended, next_round
from pixelhall.leagues.standings import places, table
from pixelhall.leagues.tally import Tally

NAMES = [f"{letter}{n}" for n in range(1, 40) for letter in "abcdefghijklm"]


def opened(players: int, *settings: str) -> list[Entry]:
    entries = [Entry(0, "Olga", "open", ("Evening", *settings))]
    return entries + [Entry(1, name, "enter") for name in NAMES[:players]]


def says(event: Event, *words: str, actor: str = "Olga") -> None:
    apply(event, Entry(2, actor, words[0], words[1:]))


def play(event: Event, dice: random.Random | None = None) -> None:
    """Plays a round: whoever entered earlier wins, or chance decides."""
    says(event, "round", str(event.round + 1))
    for one in event.open():
        strong = NAMES.index(one.first) < NAMES.index(one.second) if dice is None else dice.random() < 0.5
        says(event, "result", str(one.number), "2-0" if strong else "1-2")


def played(event: Event) -> Event:
    while not event.over:
        play(event)
    return event


def refused(event: Event, *words: str, actor: str = "Olga") -> str:
    before = repr(event)
    with pytest.raises(Refused) as bad:
        says(event, *words, actor=actor)
    assert repr(event) == before, "nothing has changed"
    return str(bad.value)


def test_names_are_shuffled_into_a_ladder_and_the_winners_go_on() -> None:
    """PT-TOURN-02"""
    event = played(fold(opened(8, "method=ladder")))
    assert [len(event.of_round(n)) for n in (1, 2, 3)] == [4, 2, 1] and event.round == 3
    assert event.over == "a1 has won the ladder" and table(event)[0].name == "a1"
    firsts = {fold([*opened(8, "method=ladder", f"seed={n}"), Entry(2, "Olga", "round", ("1",))]).fixtures[0].players
              for n in range(6)}  # fmt: skip
    assert len(firsts) > 3, "chance decides who meets whom"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 9, 12, 13, 16, 21])
def test_byes_fill_a_ladder_up_to_the_next_power_of_two_in_its_first_round(players: int) -> None:
    """PT-TOURN-01, PT-TOURN-04, A-178"""
    event = fold(opened(players, "method=ladder", "seed=5"))
    play(event)
    size = 2 ** (players - 1).bit_length()
    byes = [one for one in event.fixtures if one.is_bye]
    assert len(byes) == size - players and len(event.fixtures) == size // 2
    assert all("A-178" in one.why for one in byes)
    played(event)
    assert not [one for one in event.fixtures if one.is_bye and one.round > 1]
    assert event.round == (players - 1).bit_length()


def test_the_usual_match_is_best_of_three_and_may_be_altered() -> None:
    """PT-TOURN-03"""
    event = fold(opened(2, "method=ladder"))
    says(event, "round", "1")
    assert event.best == 3 and "ends with 2 battles" in refused(event, "result", "1", "3-0")
    longer = fold(opened(2, "method=ladder", "best=5"))
    says(longer, "round", "1")
    says(longer, "result", "1", "3-2")
    assert longer.fixtures[0].winner == longer.fixtures[0].first


def test_a_tie_by_time_counts_half_but_a_ladder_needs_a_winner() -> None:
    """A-179"""
    event = fold(opened(2, "method=swiss"))
    says(event, "round", "1")
    says(event, "result", "1", "1-1")
    assert [one.points for one in table(event)] == [0.5, 0.5] and [one.place for one in table(event)] == [1, 1]
    ladder = fold(opened(2, "method=ladder"))
    says(ladder, "round", "1")
    assert "more Life of the Leader" in refused(ladder, "result", "1", "1-1")


def test_third_place_is_played_by_those_who_lost_before_the_final() -> None:
    event = played(fold(opened(8, "method=ladder", "third=yes")))
    final, third = event.of_round(3)
    assert third.part == "third" and not set(third.players) & set(final.players)
    assert [one.name for one in table(event)][:4] == [
        final.winner,
        final.against(final.winner),
        third.winner,
        third.against(third.winner),
    ]


@pytest.mark.parametrize("reset", [True, False])
def test_who_has_lost_twice_is_out_and_the_final_may_be_played_again(reset: bool) -> None:
    event = fold(opened(7, "method=double", f"reset={'yes' if reset else 'no'}"))
    while not event.over and not (event.fixtures and event.fixtures[-1].part == "final"):
        says(event, "round", str(event.round + 1))
        for one in event.open():
            strong = NAMES.index(one.first) < NAMES.index(one.second)
            if one.part == "final":
                strong = Tally(event).losses[one.first] == 1
            says(event, "result", str(one.number), "2-0" if strong else "0-2")
    lost = Tally(event).losses
    assert sum(lost[name] < 2 for name in event.players) == 2
    assert lost[event.fixtures[-1].winner] == 1, "the undefeated has lost the final"
    says(event, "round", str(event.round + 1))
    assert (len(event.of_round(event.round)) == 1 and not event.over) == reset
    for one in event.open():
        says(event, "result", str(one.number), "2-0")
    played(event)
    assert max(Tally(event).losses.values()) == 2


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8, 10])
def test_everybody_meets_everybody_once(players: int) -> None:
    event = played(fold(opened(players, "method=robin")))
    met = Counter(frozenset(one.players) for one in event.fixtures if not one.is_bye)
    assert met == Counter({frozenset(pair): 1 for pair in itertools.combinations(NAMES[:players], 2)})
    byes = Counter(one.first for one in event.fixtures if one.is_bye)
    assert sorted(byes.values()) == [1] * (players if players % 2 else 0)
    assert [one.name for one in table(event)] == NAMES[:players]


def test_equals_meet_in_a_swiss_and_nobody_twice() -> None:
    event = played(fold(opened(16, "method=swiss")))
    assert event.round == 4 and event.over == "all 4 rounds have been played"
    assert max(Tally(event).met.values()) == 1
    assert table(event)[0].name == "a1" and table(event)[0].points == 4
    assert max(abs(n) for n in Tally(event).firsts.values()) <= 2


def test_the_best_of_a_swiss_go_on_to_a_ladder() -> None:
    event = played(fold(opened(12, "method=swiss", "cut=4", "rounds=3")))
    first = next(one for one in event.fixtures if one.part == "cut")
    assert first.why == "place 1 of the Swiss against place 4"
    assert event.over == "a1 has won the ladder" and table(event)[0].name == "a1"
    assert "nobody can enter" in refused(reopened(event), "enter", "late")


def reopened(event: Event) -> Event:
    says(event, "reopen")
    return event


def test_seeds_one_and_two_can_meet_in_the_final_only() -> None:
    assert places(8) == [0, 3, 1, 2] and places(2) == [0] and places(4) == [0, 1]


def lots(n: int, dice: random.Random) -> dict[tuple[int, int], tuple[int, ...]]:
    pairs = itertools.combinations(range(n), 2)
    return {pair: (dice.randrange(2), dice.randrange(3), dice.randrange(50)) for pair in pairs}


def ways(left: list[int]) -> list[list[tuple[int, int]]]:
    """All ways to put them into pairs."""
    if not left:
        return [[]]
    return [[(left[0], b), *rest] for b in left[1:] for rest in ways([x for x in left[1:] if x != b])]


@pytest.mark.parametrize("seed", range(40))
def test_no_other_way_to_pair_is_better(seed: int) -> None:
    dice = random.Random(seed)
    n = dice.choice([2, 4, 6, 8])
    costs = lots(n, dice)

    def total(pairs: list[tuple[int, int]]) -> tuple[int, ...]:
        return tuple(sum(costs[pair][place] for pair in pairs) for place in range(3))

    assert total(best_pairs(n, lambda a, b: costs[a, b])) == min(total(way) for way in ways(list(range(n))))


def avoidable(event: Event) -> bool:
    """Whether the players could be paired without a rematch, a forbidden pair or a second bye: all ways are tried."""
    tally, names = Tally(event), event.active()
    if len(names) % 2:
        names = [*names, ""]

    def free(a: str, b: str) -> bool:
        if not b:
            return tally.byes[a] == 0
        return frozenset((a, b)) not in event.forbidden and not tally.met[frozenset((a, b))]

    def fits(left: list[str]) -> bool:
        rest = left[1:]
        return not left or any(free(left[0], b) and fits([x for x in rest if x != b]) for b in rest)

    return fits(names)


def wander(seed: int, most: int = 10) -> Event:
    """A random event with people who come late, leave, stay away, or are not to meet: it ends, and says why."""
    dice = random.Random(seed)
    method = dice.choice(METHODS)
    settings = [f"method={method}", f"seed={seed}"]
    if method == "swiss":
        settings += [f"rounds={dice.randint(1, 9)}"] + ["cut=4"] * dice.randrange(2)
    if method == "ladder" and dice.random() < 0.5:
        settings.append("third=yes")
    event = fold(opened(dice.randint(2, most), *settings))
    for _ in range(dice.randrange(3)):
        a, b = dice.sample(event.players, 2)
        says(event, "forbid", a, b)
    late = iter(NAMES[most:])
    while not event.over:
        if method == "swiss":
            could = avoidable(event)
        before = event.round
        says(event, "round", str(event.round + 1))
        fresh = [one for one in event.of_round(event.round) if event.round > before]
        if method == "swiss" and could and not any(one.part for one in fresh):
            tally = Tally(event)
            assert all(tally.met[frozenset(one.players)] == 1 for one in fresh if not one.is_bye)
            assert all(tally.byes[one.first] == 1 for one in fresh if one.is_bye)
            assert not any(frozenset(one.players) in event.forbidden for one in fresh)
        assert sorted(name for one in fresh for name in one.players) == sorted(
            {name for one in fresh for name in one.players}
        ), "nobody plays twice in a round"
        if dice.random() < 0.2 and len(event.active()) > 1 and not event.over:
            says(event, "drop", dice.choice(event.active()))
        for one in event.open():
            roll = dice.random()
            words = (
                ("absent", *one.players[: dice.randint(1, 2)]) if roll < 0.1 else (dice.choice(["2-0", "2-1", "1-2"]),)
            )
            says(event, "result", str(one.number), *words)
        if method == "swiss" and dice.random() < 0.2 and not event.over and not any(one.part for one in event.fixtures):
            says(event, "enter", next(late))
        assert event.round < 60
    return event


@pytest.mark.parametrize("seed", range(120))
def test_no_event_is_ever_stuck(seed: int) -> None:
    event = wander(seed)
    assert event.over and isinstance(next_round(event), Ended) and table(event)
    assert all(one.why for one in event.fixtures)


@pytest.mark.long
def test_no_event_of_many_is_ever_stuck() -> None:
    for seed in range(1000, 101_000):
        wander(seed)


def test_an_event_is_its_journal() -> None:
    entries = opened(6, "method=swiss")
    event = fold(entries)
    more = [Entry(5, "Olga", "round", ("1",)), Entry(6, "Olga", "result", ("1", "2-1")), Entry(7, "b1", "drop")]
    for entry in more:
        apply(event, entry)
    text = write_journal([*entries, *more])
    assert "6 Olga result 1 2-1\n" in text and read_journal(text) == [*entries, *more]
    assert repr(fold(read_journal(text))) == repr(event)
    spaced = Entry(1, "Mad Ann", "enter", ("it's me",))
    assert read_journal(write_journal([spaced])) == [spaced]
    for line in ("nonsense", "1 Olga", "1 Olga enter 'open", "1 Olga enter \x07", f"1 Olga enter {'x' * 81}"):
        with pytest.raises(BadText, match="line 1"):
            read_journal(line)


def test_what_cannot_be_is_refused_and_says_what_can() -> None:
    event = fold(opened(4, "method=ladder"))
    assert "there are: open, enter" in refused(event, "cheat")
    assert "is open already" in refused(event, "open", "Again")
    assert "takes part already" in refused(event, "enter", actor="a1")
    assert "for Olga" in refused(event, "round", "1", actor="a1")
    assert "the next round is: round 1" in refused(event, "round", "2")
    says(event, "round", "1")
    assert "still open: 1 " in refused(event, "round", "2")
    assert "can only enter a Swiss" in refused(event, "enter", "zoe")
    assert "no match 9" in refused(event, "result", "9", "2-0")
    assert "a result reads" in refused(event, "result", "1", "two to one")
    assert "does not play" in refused(event, "result", "1", "absent", "zoe")
    strangers = [name for name in event.players if name not in event.fixtures[0].players]
    assert "for Olga" in refused(event, "result", "1", "2-0", actor=strangers[0])
    says(event, "result", "1", "2-0", actor=event.fixtures[0].first)
    assert "has its result" in refused(event, "result", "1", "0-2")
    assert "no setting" in refused(Event(), "open", "X", "colour=red")
    assert "is one of" in refused(Event(), "open", "X", "method=chess") and "begins with" in refused(Event(), "enter")
    assert "a number from" in refused(Event(), "open", "X", "method=swiss", "rounds=many")


def test_a_correction_says_beforehand_what_it_changes_and_pairs_nothing_anew() -> None:
    event = fold(opened(4, "method=swiss", "rounds=3"))
    play(event)
    says(event, "round", "2")
    one: Fixture = event.fixtures[0]
    paired = [one.players for one in event.of_round(2)]
    correction = Entry(9, "Olga", "correct", ("1", "0-2" if one.winner == one.first else "2-0"))
    told = changes(event, correction)
    assert len(told) >= 2 and any(line.startswith(f"{one.winner}: place 1") for line in told)
    apply(event, correction)
    assert [one.players for one in event.of_round(2)] == paired and event.fixtures[0].winner != one.winner
    says(event, "unpair", "2")
    says(event, "round", "2")
    ladder = fold(opened(4, "method=ladder"))
    play(ladder)
    says(ladder, "round", "2")
    first = ladder.fixtures[0]
    wrong = "0-2" if first.winner == first.first else "2-0"
    assert "unpair 2" in refused(ladder, "correct", "1", wrong)
    says(ladder, "unpair", "2")
    says(ladder, "correct", "1", wrong)


def test_who_leaves_loses_the_open_match_and_who_returns_plays_on() -> None:
    event = fold(opened(4, "method=swiss", "rounds=3"))
    says(event, "round", "1")
    one = event.fixtures[0]
    says(event, "drop", actor=one.first)
    assert event.fixtures[0].winner == one.second
    says(event, "result", "2", "absent", *event.fixtures[1].players)
    assert event.fixtures[1].winner == "" and Tally(event).points[event.fixtures[1].first] == 0, "a double loss"
    says(event, "enter", actor=one.first)
    says(event, "round", "2")
    assert one.first in [name for fixture in event.of_round(2) for name in fixture.players]
