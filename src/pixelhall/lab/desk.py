"""What a sentence does and what it is worth, seen in plays: one card with it against the same card without, in the same
positions, with the same chance."""

import json
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from pixelhall.core import scenarios
from pixelhall.core.desk import Pair, Worth
from pixelhall.core.errors import PixelhallError
from pixelhall.core.game import Action, Decision, Game

ME: Final = 0  # who has the card
LATE: Final = 3  # scenes at the end, in which the card is near its fall
MOST_ANSWERS: Final = 20  # questions that one act may ask
MOST_OPTIONS: Final = 60  # acts that are tried in one position
LOOKED_AT: Final = 8  # options that a hasty player weighs
ACTS: Final = 14  # acts after which a trial is judged
PASSES: Final = 5  # times of which it is waited that something happens by itself
TOO_LONG: Final = 400  # questions of one trial


@dataclass(frozen=True)
class Example:
    """A sentence at work: the position before, what was done, the position after, and what the log told. `acts` is empty
    where it is true without anybody doing anything; `before` is then the position without it."""

    before: Any
    acts: tuple[str, ...]
    after: Any
    told: tuple[str, ...]


def example(game: Game[Any], text: str, box: str) -> Example | None:
    """The first position in which the sentence makes a difference, and the act by which it does; None if none was
    found."""
    staged = [(stage(pair.with_it), stage(pair.without)) for pair in game.shelf().scenes(text, box)]
    for with_it, without in staged:
        if facts(game, with_it) != facts(game, without):
            return Example(without, (), with_it, ())
    for with_it, without in staged:
        for found in acted(game, with_it, without):
            return found
    for with_it, without in staged:
        if (found := waited(game, with_it, without)) is not None:
            return found
    for with_it, without in staged[-LATE:]:
        if (found := acted_and_waited(game, with_it, without)) is not None:
            return found
    return None


def stage(position: str) -> Any:
    return scenarios.stage(scenarios.read(position))


def acted(game: Game[Any], with_it: Any, without: Any) -> Iterator[Example]:
    """The acts after which both positions differ: first those that the sentence makes possible."""
    decision = game.decisions(with_it)[0]
    plain = {game.write(without, option) for option in game.decisions(without)[0].options}
    texts = [game.write(with_it, option) for option in decision.options]
    for text in sorted(texts, key=lambda text: (text in plain, game.idle(game.parse(with_it, decision.seat, text))))[
        :MOST_OPTIONS
    ]:
        after, told = done(game, with_it, text)
        if after is None:
            continue
        if text in plain:
            other, _ = done(game, without, text)
            if other is None or facts(game, after) == facts(game, other):
                continue
        elif facts(game, after) == facts(game, with_it):
            continue
        yield Example(with_it, (game.reading(with_it, decision.seat, text),), after, told)


def acted_and_waited(game: Game[Any], with_it: Any, without: Any) -> Example | None:
    """An attack, and what comes of it later."""
    decision = game.decisions(with_it)[0]
    for option in [one for one in decision.options if game.deed(one) == "attack"][:LOOKED_AT]:
        text = game.write(with_it, option)
        one, told = done(game, with_it, text)
        other, _ = done(game, without, text)
        found = waited(game, one, other) if one is not None and other is not None else None
        if found is not None:
            acts = (game.reading(with_it, decision.seat, text), *found.acts)
            return Example(with_it, acts, found.after, (*told, *found.told))
    return None


def done(game: Game[Any], before: Any, text: str) -> tuple[Any, tuple[str, ...]]:
    """The position after an act and the answers to all that it asks, and what was told of it."""
    state = before.clone()
    seat = game.decisions(state)[0].seat
    heard = game.told(state, ME)
    try:
        game.apply(state, seat, game.parse(state, seat, text))
    except PixelhallError:
        return None, ()
    for _ in range(MOST_ANSWERS):
        decisions = game.decisions(state)
        if not decisions or decisions[0].act:
            break
        game.apply(state, decisions[0].seat, answer(game, state, decisions[0]))
    return state, tuple(game.story(state, ME, heard))


def answer(game: Game[Any], state: Any, decision: Decision) -> Action:
    """What is best at once for whoever is asked; doing something rather than nothing, because this is to show it."""
    options = [one for one in decision.options if not game.idle(one)] or decision.options
    return best(game, state, decision, options[:LOOKED_AT])


def best(game: Game[Any], state: Any, decision: Decision, options: list[Action]) -> Action:
    """The option after which the judge likes the position best."""
    values: list[float] = []
    for option in options:
        after = state.clone()
        game.apply(after, decision.seat, option)
        values.append(game.judge(after, decision.seat))
    return options[values.index(max(values))]


def waited(game: Game[Any], with_it: Any, without: Any) -> Example | None:
    """Both positions while everybody only passes: something may happen by itself."""
    one, other, acts = with_it.clone(), without.clone(), list[str]()
    for _ in range(PASSES):
        before, heard = one.clone(), game.told(one, ME)
        for state in (one, other):
            decisions = game.decisions(state)
            if decisions:
                idle = next(filter(game.idle, decisions[0].options), decisions[0].options[0])
                if state is one:
                    acts = [game.reading(one, decisions[0].seat, game.write(one, idle))]
                game.apply(state, decisions[0].seat, idle)
            for _ in range(MOST_ANSWERS):
                decisions = game.decisions(state)
                if not decisions or decisions[0].act:
                    break
                game.apply(state, decisions[0].seat, answer(game, state, decisions[0]))
        if facts(game, one) != facts(game, other):
            return Example(before, tuple(acts), one, tuple(game.story(one, ME, heard)))
    return None


PRINTED: Final = ("text", "texts", "vanguard", "flank", "rear", "order", "operation", "trap", "leader", "box", "rows")


def facts(game: Game[Any], state: Any) -> str:
    """What is true of a position, without what is printed on its cards."""
    return json.dumps([bare(game.view(state, seat)) for seat in range(game.seats(state))], sort_keys=True)


def bare(part: Any) -> Any:
    if isinstance(part, dict):
        return {
            key: bare(value) for key, value in part.items() if not (key in PRINTED and isinstance(value, (str, dict)))
        }
    return [bare(one) for one in part] if isinstance(part, list) else part


# What it is worth.


def measure(game: Game[Any], text: str, box: str, plays: int, seconds: float = 60.0) -> Worth | None:
    """What the sentence adds to the chance to win, in per cent as the judge says it after a while, with the bounds
    between which it lies with 95 % probability; None where nothing could be played."""
    until = time.monotonic() + seconds
    found: list[float] = []
    for pair in game.shelf().trials(text, box, plays):
        if time.monotonic() > until and len(found) >= 2:
            break
        found.append(100 * difference(game, pair))
    if len(found) < 2:
        return None
    middle = statistics.mean(found)
    wide = 1.96 * statistics.stdev(found) / len(found) ** 0.5
    return Worth(round(middle - wide, 1), round(middle, 1), round(middle + wide, 1), f"in {len(found)} pairs of plays")


def difference(game: Game[Any], pair: Pair) -> float:
    """How much better I stand with the sentence than without after some acts of two hasty players."""
    shares = [played_on(game, stage(position)) for position in (pair.with_it, pair.without)]
    return shares[0] - shares[1]


def played_on(game: Game[Any], state: Any) -> float:
    acts = 0
    for _ in range(TOO_LONG):
        decisions = game.decisions(state)
        if not decisions:
            break
        decision = decisions[0]
        acts += decision.act
        if acts > ACTS:
            break
        options = decision.options
        if len(options) > LOOKED_AT:
            options = spread(game, state, options)
        game.apply(state, decision.seat, options[0] if len(options) == 1 else best(game, state, decision, options))
    return game.judge(state, ME)


def spread(game: Game[Any], state: Any, options: list[Action]) -> list[Action]:
    """A few options of each kind."""
    kinds: dict[str, list[Action]] = {}
    for option in options:
        kinds.setdefault(game.deed(option), []).append(option)
    most = max(1, LOOKED_AT // len(kinds))
    return [
        group[i * len(group) // min(most, len(group))] for group in kinds.values() for i in range(min(most, len(group)))
    ]
