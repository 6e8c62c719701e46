"""The battery: laws that every game, mode, draft and series keeps. A new game is one more line in PLAYS."""

import json
import random
from functools import partial
from typing import Any

import pytest

import pixelhall
from pixelhall.core.errors import Illegal
from pixelhall.core.game import EVERYBODY, NOBODY, Action, Decision, Game
from pixelhall.core.kinds import KINDS
from pixelhall.core.places import PLACE
from unseen import Guess, differ_unseen

PLAYS: list[tuple[str, dict[str, Any]]] = [
    ("pixel-tactics", {"edition": "deluxe"}),
    ("pixel-tactics", {"edition": "mega"}),
    ("pixel-tactics", {"edition": "original"}),
    ("pixel-tactics", {"edition": "deluxe", "series": 3}),
    ("pixel-tactics", {"edition": "original", "series": 5}),
    ("pixel-tactics", {"mode": "siege"}),
    ("pixel-tactics", {"mode": "duel-draft"}),
    ("pixel-tactics", {"mode": "team-cross"}),
    ("pixel-tactics", {"mode": "epic", "round_limit": 40}),
    ("pixel-tactics", {"mode": "king"}),
    ("pixel-tactics", {"promos": True, "bases": True, "chase": True, "series": 3}),
    ("pixel-tactics", {"format": "standard", "sets": ["core", "fair"], "promos": True, "chase_any": True}),
    ("pixel-pusher", {"players": 2}),
    ("pixel-pusher", {"players": 3}),
    ("pixel-pusher", {"players": 4}),
    (
        "pixel-pusher",
        {
            "players": 3,
            "deck": "double",
            "slot_types": "kind",
            "uses": "any",
            "scanlines": "until_all_pass",
            "discards": "surplus",
            "ability_pixel": True,
        },
    ),
]
PLAYS += [
    ("pocket-tactics", {}),
    (
        "pocket-tactics",
        {
            "tiles": "choose",
            "central": "agree",
            "control": "flag",
            "tally": "any_pair",
            "sight": "closest",
            "points": 60,
        },
    ),
    (
        "pocket-tactics",
        {
            "players": 3,
            "forces": ["Vesper House", "Ninefold Circle", "Dawnglass Court"],
            "map": "random",
            "dice": "auto",
        },
    ),
]
PLAYS += [
    ("drafting", {"method": "pack"}),
    ("drafting", {"method": "pack", "players": 5, "copies": 4}),
    ("drafting", {"method": "epic-pack"}),
    ("drafting", {"method": "winston"}),
    ("drafting", {"method": "purchase"}),
    ("drafting", {"method": "purchase", "players": 4, "copies": 3}),
    ("drafting", {"method": "league", "picks": 20}),
]
IDS = ["-".join([name, *(str(v) for v in options.values())]) for name, options in PLAYS]
PLIES = 60_000  # no play is longer
WITHOUT_WINNERS = ("drafting",)  # games that nobody wins: what counts is what a seat takes home


def rare(options: dict[str, Any]) -> int:
    """So many times fewer moments are compared: where there are many cards or seats, each takes longer."""
    return {"epic": 3, "team-cross": 6, "king": 12}.get(options.get("mode", ""), 1)


def least(options: dict[str, Any], moments: int) -> int:
    """At least so many moments of a usual play; a draft of few choices has fewer."""
    return moments // {"purchase": 5, "league": 20}.get(options.get("method", ""), 1)


every_play = pytest.mark.parametrize(("name", "options"), PLAYS, ids=IDS)


class Play:
    """One random play, a decision at a time."""

    def __init__(self, name: str, options: dict[str, Any], seed: int) -> None:
        self.game: Game[Any] = pixelhall.game(name)
        self.state = self.game.new(options, seed)
        self.dice = random.Random(seed)
        self.plies = 0

    def choose(self) -> tuple[Decision, Action] | None:
        decisions = self.game.decisions(self.state)
        if not decisions:
            return None
        decision = self.dice.choice(decisions)
        return decision, self.dice.choice(decision.options)

    def step(self) -> bool:
        chosen = self.choose()
        if chosen is None:
            return False
        self.game.apply(self.state, chosen[0].seat, chosen[1])
        self.plies += 1
        assert self.plies < PLIES, "random play must end"
        return True

    def seats(self) -> list[int]:
        return [NOBODY, *range(self.game.seats(self.state))]


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def ends(name: str, options: dict[str, Any], seeds: range) -> int:
    """Law 1: plays end; options are never empty, never repeated, and only the last state has a result."""
    plies = 0
    for seed in seeds:
        play = Play(name, options, seed)
        play.state.logging = False
        while True:
            decisions = play.game.decisions(play.state)
            assert (play.game.result(play.state) is None) == bool(decisions)
            for decision in decisions:
                assert decision.options, f"{decision.prompt} has no options"
                assert len(set(decision.options)) == len(decision.options), f"{decision.prompt} repeats an option"
            if not play.step():
                break
        result = play.game.result(play.state)
        assert result is not None and abs(sum(result.scores) - 1) < 1e-9 and result.reason
        assert bool(result.winners) == (name not in WITHOUT_WINNERS)
        plies += play.plies
    return plies


@every_play
def test_random_play_ends(name: str, options: dict[str, Any]) -> None:
    plays = 3 if options.get("series", 1) > 1 or rare(options) > 1 else 8
    assert ends(name, options, range(plays)) > least(options, 300)


@pytest.mark.long
@every_play
def test_random_play_ends_always(name: str, options: dict[str, Any]) -> None:
    ends(name, options, range(1000, 3000))


@every_play
def test_every_option_applies(name: str, options: dict[str, Any]) -> None:
    play = Play(name, options, 21)
    while play.step():
        if play.plies % 9 == 0:
            for decision in play.game.decisions(play.state):
                for option in decision.options:
                    play.game.apply(play.state.clone(), decision.seat, option)


@every_play
def test_clones_are_independent(name: str, options: dict[str, Any]) -> None:
    """Law 2: an earlier clone never changes, whatever happens to the state it was taken from."""
    play = Play(name, options, 22)
    kept: list[tuple[Any, str]] = []
    while play.step() and play.plies < 900:
        if play.plies % (25 if play.plies > 100 else 5) == 0:
            kept.append((play.state.clone(), canonical(play.state.dump())))
    assert len(kept) > 3
    for state, dump in kept:
        assert canonical(state.dump()) == dump


@every_play
def test_a_dump_goes_on_identically(name: str, options: dict[str, Any]) -> None:
    """Law 2: restore(dump(s)) is s, also in the middle of a question, through real JSON."""
    play = Play(name, options, 23)
    while True:
        if play.plies % 7 == 0:
            again = play.game.restore(json.loads(json.dumps(play.state.dump())))
            assert canonical(again.dump()) == canonical(play.state.dump())
            assert questions(play.game, again) == questions(play.game, play.state)
            play.state = again
        if not play.step() or play.plies > 1500:
            break
    twin = Play(name, options, 23)
    while twin.plies < play.plies and twin.step():
        pass
    assert play.game.digest(play.state) == twin.game.digest(twin.state)


def questions(game: Game[Any], state: Any) -> list[object]:
    return [(d.seat, d.prompt, [game.write(state, option) for option in d.options]) for d in game.decisions(state)]


@every_play
def test_written_forms_lead_back(name: str, options: dict[str, Any]) -> None:
    """Law 3: parse(write(a)) is a, for every option of every decision."""
    play = Play(name, options, 24)
    while play.step() and play.plies < 1200:
        if play.plies % 3 == 0:
            for decision in play.game.decisions(play.state):
                texts = [play.game.write(play.state, option) for option in decision.options]
                assert len(set(texts)) == len(texts), f"two options are written alike: {sorted(texts)}"
                option = play.dice.choice(decision.options)
                assert play.game.parse(play.state, decision.seat, play.game.write(play.state, option)) == option


@every_play
def test_options_are_data(name: str, options: dict[str, Any]) -> None:
    """Every option has a text that leads back, words of its own, and a way of places; what is idle names nothing."""
    play = Play(name, options, 26)
    while play.step() and play.plies < 900:
        for decision in play.game.decisions(play.state):
            offers = play.game.offers(play.state, decision)
            assert play.game.offers(play.state, decision) is offers, "worked out once"
            assert [one.text for one in offers] == play.game.written(play.state, decision)
            assert all(one.words for one in offers) and len({one.words for one in offers}) == len(offers), (
                decision.prompt
            )
            assert all(PLACE.fullmatch(place) for one in offers for place in one.way), decision.prompt
            idle = [option for option, one in zip(decision.options, offers) if one.idle]
            assert len(idle) <= 1 and all(option.a < 0 and option.b < 0 and option.c < 0 for option in idle)
            assert not any(one.way for one in offers if one.idle)


def knowledge(game: Game[Any], state: Any, seat: int, since: int) -> str:
    """Everything a seat can see: its view, the log from a line on, who is asked, its options in every form, and what it
    is told about a move it may not make."""
    asked = [decision.seat for decision in game.decisions(state)]
    question = game.asked(state, seat)
    offers = [] if question is None else [[o.text, o.words, o.way] for o in game.offers(state, question)]
    told = str(game.explain(state, seat, "pass")) + str(game.explain(state, seat, "draw")) if seat != NOBODY else ""
    lines = [game.told(state, seat), *(line.dump() for line in game.log(state, seat, since))]
    return canonical([game.view(state, seat), lines, asked, offers, told, around(game, state, seat)])


def around(game: Game[Any], state: Any, seat: int) -> list[Any]:
    """What a seat is told beside its view: how it wins, who is asked what kind of question, and what its own is about."""
    names = ["Ann", "Bob", "Cy", "Di"]
    question = game.asked(state, seat)
    about = None if question is None else game.about(state, question, names)
    asks = None if about is None else about.asks
    return [
        game.goal(state, seat, names),
        game.waiting(state, seat, names),
        [game.kind(state, one) for one in game.decisions(state)],
        None
        if about is None
        else [about.because, *([] if asks is None else [asks.name, asks.text, asks.card, asks.place])],
        [] if seat < 0 else [[one.card, one.place, one.text] for one in game.reactions(state, seat)],
    ]


@every_play
def test_a_log_only_grows_and_can_be_read_from_any_line(name: str, options: dict[str, Any]) -> None:
    play = Play(name, options, 28)
    heard: dict[int, list[dict[str, Any]]] = {seat: [] for seat in (*play.seats(), EVERYBODY)}
    rules = {"", *play.game.rulebook().ids()}
    while play.step() and play.plies < 900:
        if play.plies % 10:  # sealed choices are told by seats, once all have been made
            continue
        for seat, known in heard.items():
            known += [line.dump() for line in play.game.log(play.state, seat, len(known))]
            assert len(known) == play.game.told(play.state, seat)
            if play.plies % 100 == 0:
                assert known == [line.dump() for line in play.game.log(play.state, seat)]
    for line in (line for known in heard.values() for line in known):
        assert line["kind"] in KINDS and line["rule"] in rules and NOBODY <= line["seat"] < len(heard) - 2, line
        assert all(words in line["text"] for words in line["cards"]), line
        assert all(not place or PLACE.fullmatch(place) for place in (line["source"], line["target"])), line
    assert len({line["kind"] for line in heard[NOBODY]}) > (2 if name == "drafting" else 5)


@every_play
def test_everybody_together_know_what_each_knows(name: str, options: dict[str, Any]) -> None:
    """What is shown of a play that is over: every line that any seat may read, and no hidden thing."""
    play = Play(name, options, 29)
    while play.step() and play.plies < 400:
        pass
    whole = play.game.log(play.state, EVERYBODY)
    for seat in play.seats():
        assert len(whole) >= play.game.told(play.state, seat)
        named = {card for line in play.game.log(play.state, seat) for card in line.cards.values()}
        assert named <= {card for line in whole for card in line.cards.values()}
    assert canonical(play.game.view(play.state, EVERYBODY)) == canonical(
        play.game.view(play.game.guess(play.state, EVERYBODY, 5), EVERYBODY)
    )


def blind(name: str, options: dict[str, Any], seed: int, every: int) -> int:
    """Law 4: nobody can tell the true state from a guess, byte for byte. Lines of the log are compared once each, and
    all of them at the end. Later moments of a long series are fewer."""
    play = Play(name, options, seed)
    heard = dict.fromkeys(play.seats(), 0)
    compared = 0
    while play.step():
        over = not play.game.decisions(play.state)
        if over or play.plies % (every if play.plies < 400 else every * 12) == 0:
            for seat in play.seats():
                since = 0 if over else heard[seat]
                guess = play.game.guess(play.state, seat, play.dice.randrange(10**6))
                assert knowledge(play.game, guess, seat, since) == knowledge(play.game, play.state, seat, since)
                heard[seat] = play.game.told(play.state, seat)
                compared += 1
    return compared


@every_play
def test_views_betray_nothing(name: str, options: dict[str, Any]) -> None:
    plays = 1 if rare(options) > 3 else 3
    assert sum(blind(name, options, seed, 4 * rare(options)) for seed in range(30, 30 + plays)) > least(options, 50)


@pytest.mark.long
@every_play
def test_views_betray_nothing_ever(name: str, options: dict[str, Any]) -> None:
    for seed in range(200, 300):
        blind(name, options, seed, 1)


def same_guesses(game: Game[Any], guess: Guess, state: Any, other: Any, seat: int, seed: int) -> None:
    """Law 8, of two states that look the same to a seat: not only the view of a guess is the same but the whole of it,
    chance included, so that nothing of the truth is left in it to be found by a player."""
    one, two = guess(state, seat, seed), guess(other, seat, seed)
    assert canonical(one.dump()) == canonical(two.dump()), KNOWS_MORE
    assert game.position(one) == game.position(two), KNOWS_MORE


KNOWS_MORE = "a guess knows more than its seat"


def knows_no_more(play: Play, guess: Guess, most: int) -> None:
    while play.step() and play.plies < most:
        if play.plies % (5 if play.plies < 200 else 25) == 0:
            for seat in play.seats():
                other = differ_unseen(play.game, play.state, seat, play.dice.randrange(10**6))
                assert knowledge(play.game, other, seat, 0) == knowledge(play.game, play.state, seat, 0)
                same_guesses(play.game, guess, play.state, other, seat, play.dice.randrange(10**6))


@every_play
def test_a_guess_knows_no_more_than_its_seat(name: str, options: dict[str, Any]) -> None:
    """Law 8. States that look alike differ also in the lists of closed decks."""
    play = Play(name, options, 33)
    knows_no_more(play, play.game.guess, 900 // rare(options))


def look_alike(name: str, options: dict[str, Any], seed: int, most: int) -> int:
    """Law 8 again, of states that come about by real play: a guess gets the same actions as the truth, with the same
    chance, as long as the seat sees no difference; how often they were compared."""
    play = Play(name, options, seed)
    twins: dict[int, Any] = {}
    compared = 0
    while play.plies < most and (chosen := play.choose()) is not None:
        if play.plies % 8 == 0:
            twins = {seat: play.game.guess(play.state, seat, play.dice.randrange(10**6)) for seat in play.seats()}
            for twin in twins.values():
                twin.chance = play.state.chance.clone()
        heard = {seat: play.game.told(play.state, seat) for seat in twins}
        twins = {seat: twin for seat, twin in twins.items() if is_open(play.game, twin, *chosen)}
        for state in (play.state, *twins.values()):
            play.game.apply(state, chosen[0].seat, chosen[1])
        play.plies += 1
        for seat, twin in list(twins.items()):
            now = knowledge(play.game, play.state, seat, heard[seat])
            if knowledge(play.game, twin, seat, heard[seat]) != now:
                del twins[seat]
            elif play.plies % 2 == 0:
                same_guesses(play.game, play.game.guess, play.state, twin, seat, play.plies)
                compared += 1
    return compared


def is_open(game: Game[Any], state: Any, decision: Decision, action: Action) -> bool:
    asked = game.asked(state, decision.seat)
    return asked is not None and action in asked.options


@every_play
def test_plays_that_look_alike_have_the_same_guesses(name: str, options: dict[str, Any]) -> None:
    compared = sum(look_alike(name, options, seed, 200 // rare(options)) for seed in range(34, 37))
    assert compared > least(options, 20) or options.get("method") == "league", "where each choice reveals a card, none"


@pytest.mark.long
@every_play
def test_plays_that_look_alike_always_have_the_same_guesses(name: str, options: dict[str, Any]) -> None:
    for seed in range(300, 330):
        look_alike(name, options, seed, 900)


def leave_a_trace(game: Game[Any], state: Any, seat: int, seed: int) -> Any:
    """A guess that depends on where things truly are."""
    return game.guess(state, seat, seed + int(game.digest(state), 16))


def foresee(game: Game[Any], state: Any, seat: int, seed: int) -> Any:
    """A guess that knows the chance to come."""
    guess = game.guess(state, seat, seed)
    guess.chance = state.chance.clone()
    return guess


@pytest.mark.parametrize("leak", [leave_a_trace, foresee])
@every_play
def test_a_guess_that_knows_more_is_caught(name: str, options: dict[str, Any], leak: Any) -> None:
    """A check that law 8 can fail."""
    play = Play(name, options, 33)
    with pytest.raises(AssertionError, match=KNOWS_MORE):
        knows_no_more(play, partial(leak, play.game), 60)


@every_play
def test_a_guess_can_be_played(name: str, options: dict[str, Any]) -> None:
    """The options that a seat sees are open in every guess of that seat, and a guess plays on to the end."""
    play = Play(name, options, 25)
    while play.step() and play.plies < 600:
        if play.plies % 40 == 0:
            for decision in play.game.decisions(play.state):
                guess = play.game.guess(play.state, decision.seat, play.plies)
                mine = play.game.asked(guess, decision.seat)
                assert mine is not None and mine.options == decision.options
                other = Play(name, options, play.plies)
                other.state = guess
                for _ in range(60):
                    other.step()


@every_play
def test_a_guess_changes_something(name: str, options: dict[str, Any]) -> None:
    """A check that the law above can fail: guesses do differ from the truth."""
    play = Play(name, options, 26)
    for _ in range(40):
        play.step()
    dumps = {canonical(play.game.guess(play.state, NOBODY, seed).dump()) for seed in range(5)}
    assert len(dumps) == 5


@every_play
def test_refusals_change_nothing_and_name_a_rule(name: str, options: dict[str, Any]) -> None:
    """Law 5, over all options of other seats and other moments."""
    play = Play(name, options, 27)
    seen: list[Action] = []
    refused = 0
    while play.step() and play.plies < 400:
        decisions = play.game.decisions(play.state)
        before = canonical(play.state.dump())
        for seat in range(play.game.seats(play.state)):
            mine = next((d.options for d in decisions if d.seat == seat), [])
            for action in play.dice.sample(seen, min(len(seen), 5)):
                if action not in mine:
                    with pytest.raises(Illegal) as why:
                        play.game.apply(play.state, seat, action)
                    assert why.value.rule and why.value.sentence
                    refused += 1
        assert canonical(play.state.dump()) == before
        seen += [play.dice.choice(d.options) for d in decisions]
    assert refused > least(options, 100)


@every_play
def test_the_same_seed_plays_alike(name: str, options: dict[str, Any]) -> None:
    plays = [Play(name, options, 28), Play(name, options, 28)]
    for play in plays:
        while play.step() and play.plies < 800:
            pass
    assert plays[0].game.digest(plays[0].state) == plays[1].game.digest(plays[1].state)
