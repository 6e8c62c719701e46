"""Plays of the same cards share one book: reading a position writes nothing that another position reads."""

import random
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import pixelhall
from pixelhall.core.game import EVERYBODY
from pixelhall.core.machine import Source
from pixelhall.pixel_tactics.texts.book import NO_EVENT, Book
from test_every_game import canonical

GAME = pixelhall.game("pixel-tactics")
THREADS = 4
ROUNDS = 12


def positions(options: dict[str, Any], plies: range) -> list[Any]:
    """One position of each of several plays, from early to late."""
    found = []
    for seed, most in enumerate(plies):
        dice = random.Random(seed)
        state = GAME.new(options, seed)
        state.logging = False
        for _ in range(most):
            decisions = GAME.decisions(state)
            if not decisions:
                break
            decision = dice.choice(decisions)
            GAME.apply(state, decision.seat, dice.choice(decision.options))
        found.append(state)
    return found


def sight(state: Any) -> str:
    """Views, options and values of a position, as if nobody had looked at it before."""
    state = state.clone()
    state.asked = None
    seen = [GAME.view(state, EVERYBODY), [GAME.judge(state, seat) for seat in range(2)]]
    asked = [(decision.seat, GAME.written(state, decision)) for decision in GAME.decisions(state)]
    return canonical([seen, asked])


@pytest.fixture
def hurried() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def test_threads_that_read_positions_of_one_book_do_not_disturb_each_other(hurried: None) -> None:
    states = positions({"edition": "mega"}, range(60, 360, 12))
    alone = [sight(state) for state in states]
    wrong: list[int] = []

    def read(start: int) -> None:
        for turn in range(ROUNDS * len(states)):
            at = (start + turn) % len(states)
            if sight(states[at]) != alone[at]:
                wrong.append(at)

    threads = [threading.Thread(target=read, args=(i * len(states) // THREADS,)) for i in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def speakers(book: Book) -> list[Source]:
    """Everything that the texts of the book have said in any play so far."""
    boxes = [box for face in book.faces for box in (*face.rows, face.lead, face.operation)]
    voices = [voice for box in boxes for voice in box.spoken if voice is not None]
    return [one for voice in voices for one in (*voice.actives, *voice.hearing, *voice.replacing)]


def test_a_play_notes_nothing_on_the_texts_of_its_book() -> None:
    state = positions({"edition": "mega"}, range(400, 404))[0]
    found = speakers(state.book)
    assert len(found) > 100
    for one in found:
        assert one.each == -1 and one.event is NO_EVENT and not one.numbers and not one.things
