"""Records: what was played can be read, replayed and proved, and every way of tampering is named with its line."""

import contextlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pixelhall
from cli.toy import TAKE, Heap, Pebbles
from pixelhall.core import records
from pixelhall.core.chance import commitment, from_seed
from pixelhall.core.errors import BadRecord
from pixelhall.core.game import Decision, Game
from pixelhall.core.records import Recorder, read, replay, verify
from pixelhall.players import make, play

DUEL: Game[Any] = pixelhall.game("pixel-tactics")
SECRET = bytes(range(32))


def recorded(game: Game[Any], options: dict[str, Any], seed: int | bytes, most: int = 100_000) -> tuple[str, Any]:
    """The record of random play, and its last state."""
    state = game.new(options, seed)
    pieces: list[str] = []
    recorder = Recorder(game, state, options, ["random", "random"], seed, pieces.append)
    chance = from_seed(5)
    while (decisions := game.decisions(state)) and recorder.ply < most:
        options_ = decisions[0].options
        recorder.apply(state, decisions[0].seat, options_[chance.draw(len(options_))])
    assert "".join(pieces) == recorder.text()
    return recorder.text(), state


TEXT, LAST = recorded(DUEL, {"edition": "mega"}, 3, most=90)
TOY, TOY_LAST = recorded(Pebbles(), {"pebbles": 60}, 3)


def test_a_record_replays_to_the_same_state() -> None:
    assert DUEL.digest(verify(DUEL, read(TEXT))) == DUEL.digest(LAST)


def test_a_record_of_any_game_replays() -> None:
    assert Pebbles().digest(verify(Pebbles(), read(TOY.encode()))) == Pebbles().digest(TOY_LAST)


def test_replay_gives_the_state_after_every_action() -> None:
    record = read(TOY)
    pebbles = [state.pebbles for state in replay(Pebbles(), record)]
    assert len(pebbles) == len(record.moves) + 1
    assert pebbles == sorted(pebbles, reverse=True) and pebbles[-1] == 0


def test_a_record_says_what_it_was_played_with() -> None:
    record = read(TEXT)
    assert (record.game, record.rules, record.options) == ("pixel-tactics", DUEL.version, {"edition": "mega"})
    assert record.sources == DUEL.sources(LAST) and record.seats == ["random", "random"] and record.seed == 3
    assert sorted(record.marks) == [0, 20, 40, 60, 80]


def test_digests_stand_at_the_start_at_intervals_and_at_the_end() -> None:
    record = read(TOY)
    assert sorted(record.marks) == [*range(0, len(record.moves), records.EVERY), len(record.moves)]


def test_resigning_is_recorded() -> None:
    state = Pebbles().new()
    recorder = Recorder(Pebbles(), state, {}, ["a", "b"], 0)
    recorder.resign(state, 1)
    assert "\n1 resigns\n" in recorder.text()
    assert verify(Pebbles(), read(recorder.text())).winner == 0


def test_a_secret_seed_is_committed_first_and_shown_last() -> None:
    text, last = recorded(Pebbles(), {}, SECRET)
    assert f"commitment: {commitment(SECRET)}\n" in text and text.endswith(f"secret: {SECRET.hex()}\n")
    assert verify(Pebbles(), read(text)).dump() == last.dump()


def test_a_play_whose_seed_is_still_secret_cannot_be_replayed() -> None:
    text, _ = recorded(Pebbles(), {}, SECRET, most=1)
    with pytest.raises(BadRecord, match="secret until it is over"):
        verify(Pebbles(), read(text))


def test_another_secret_than_the_committed_one_is_found() -> None:
    text, _ = recorded(Pebbles(), {}, SECRET)
    with pytest.raises(BadRecord, match=r"line \d+: this is not the seed that line \d+ committed to"):
        verify(Pebbles(), read(text.replace(SECRET.hex(), bytes(32).hex())))


def test_a_recorder_rewinds_and_goes_on() -> None:
    state = Pebbles().new()
    recorder = Recorder(Pebbles(), state, {}, ["a", "b"], 0)
    recorder.apply(state, 0, Pebbles().parse(state, 0, "take 1"))
    early, before = recorder.text(), state.clone()
    recorder.apply(state, 1, Pebbles().parse(state, 1, "roll"))
    recorder.rewind(1)
    assert recorder.text() == early and recorder.ply == 1
    recorder.apply(before, 1, Pebbles().parse(before, 1, "take 3"))
    assert verify(Pebbles(), read(recorder.text())).pebbles == 8


def test_a_resumed_recorder_writes_what_an_uninterrupted_one_would() -> None:
    half = read(recorded(Pebbles(), {"pebbles": 60}, 3, most=21)[0])
    state = verify(Pebbles(), half)
    recorder = records.resume(Pebbles(), state, half)
    assert recorder.text() == TOY[: len(recorder.text())]
    for move in read(TOY).moves[21:]:
        recorder.apply(state, move.seat, Pebbles().parse(state, move.seat, move.text))
    assert recorder.text() == TOY


def test_an_action_that_cannot_be_written_is_not_done() -> None:
    state = Pebbles().new()

    def full(text: str) -> None:
        if "take" in text:
            raise OSError("no space left")

    recorder = Recorder(Pebbles(), state, {}, ["a", "b"], 0, full)
    with pytest.raises(OSError, match="no space"):
        recorder.apply(state, 0, Pebbles().parse(state, 0, "take 1"))
    assert state.pebbles == 12 and recorder.ply == 0 and "take" not in recorder.text()


# Tampering. Each change is a pattern and what replaces its first occurrence.

TAMPERED = {
    "another game": (r"game: pixel-tactics", "game: chess", r'line 2: this is a record of "chess", not of "pixel-tactics"'),
    "another card set": (r"source core: [0-9a-f]{4}", "source core: 0000", r'line 4: played with another version of "core": .* was not kept here'),
    "a card set that is not used": (r"source core", "source arcade", r'line 4: played with "arcade", which these options do not use here'),
    "no card set": (r"source core: .*\n", "", r'line 4: the record does not say which version of "core"'),
    "an option": (r'"mega"', '"deluxe"', r"line \d+: after action 0 the digest is .*: the record is wrong from the start"),
    "an option nobody has": (r'"edition"', '"editions"', r'line 5: the options of this record cannot be played here: there is no option "editions"'),
    "the seed": (r"seed: 3", "seed: 4", r"line 9: after action 0 the digest is"),
    "the first digest": (r"digest 0: \S+", "digest 0: 0123456789abcdef", r"line 9: after action 0 .* not 0123456789abcdef"),
    "a later digest": (r"digest 40: \S+", "digest 40: 0123456789abcdef", r"line \d+: after action 40 .* the record is wrong since action 20"),
    "the number of a digest": (r"digest 40:", "digest 41:", r"line \d+: this digest is of action 41, but 40 actions come before it"),
    "an action left out": (r"\n1: pass(?=\n)", "", r"line \d+: (this digest is of action \d+, but \d+ actions|seat)"),
    "an action the rules forbid": (r"\n0: lead .*", "\n0: attack v1 v1", r'line 10: seat 0 cannot do "attack v1 v1" here: .*\([A-Z]'),
    "an action nobody can read": (r"\n0: lead .*", "\n0: make tea", r'line 10: seat 0 cannot do "make tea" here'),
    "the seat of an action": (r"\n0: lead", "\n1: lead", r"line 1\d: seat \d cannot do"),
    "a seat that does not exist": (r"\n0: lead", "\n7: lead", r"line 10: there is no seat 7; the seats are 0 to 1"),
    "a result of a play that goes on": (r"\Z", 'result: {"winners": [0]}\n', r"line \d+: the record tells a result, but the play is not over"),
}  # fmt: skip


@pytest.mark.parametrize("kind", TAMPERED)
def test_tampering_is_named_with_its_line(kind: str) -> None:
    pattern, other, message = TAMPERED[kind]
    text, n = re.subn(pattern, other, TEXT, count=1)
    assert n == 1 and text != TEXT
    with pytest.raises(BadRecord, match=f"^{message}"):
        verify(DUEL, read(text))


def test_another_legal_action_is_found_at_the_next_digest() -> None:
    record = read(TEXT)
    states = replay(DUEL, record)
    for move, state in zip(record.moves[25:], list_at(states, 25)):
        others = [
            DUEL.write(state, option)
            for option in DUEL.decisions(state)[0].options
            if DUEL.write(state, option) != move.text
        ]
        if others and DUEL.decisions(state)[0].prompt == "Choose an action.":
            lines = TEXT.split("\n")
            lines[move.line - 1] = f"{move.seat}: {others[-1]}"
            with pytest.raises(BadRecord, match=r"line \d+:"):
                verify(DUEL, read("\n".join(lines)))
            return
    raise AssertionError("no action to change")


def list_at(states: Any, start: int) -> Any:
    for ply, state in enumerate(states):
        if ply >= start:
            yield state


# Records of earlier formats, and of other rules.


def as_format_1(text: str) -> str:
    """The record with digests of which nobody here knows how they were made."""
    return re.sub(r"(?m)^(digest \d+): \S+", r"\1: 0123456789abcdef", text.replace("record 2", "record 1", 1))


def test_moves_seed_and_result_prove_a_record_of_format_1() -> None:
    record = read(as_format_1(TOY))
    assert Pebbles().digest(verify(Pebbles(), record)) == Pebbles().digest(TOY_LAST)
    assert records.remarks(Pebbles(), record) == [
        "digests of format 1 belong to an earlier engine and are not compared"
    ]
    assert records.remarks(Pebbles(), read(TOY)) == []
    with pytest.raises(BadRecord, match=r"line \d+: the result is"):
        verify(Pebbles(), read(as_format_1(TOY).replace("last pebble", "cheating")))
    with pytest.raises(BadRecord, match=r"line \d+: seat \d cannot do"):
        verify(DUEL, read(as_format_1(TEXT).replace("seed: 3", "seed: 4")))


def test_a_play_of_format_1_goes_on_in_format_1_without_digests() -> None:
    begun = as_format_1(recorded(Pebbles(), {"pebbles": 60}, 3, most=21)[0])
    record = read(begun)
    state = verify(Pebbles(), record)
    recorder = records.resume(Pebbles(), state, record)
    assert recorder.text() == begun, "nothing of what was written is lost"
    for move in read(TOY).moves[21:]:
        recorder.apply(state, move.seat, Pebbles().parse(state, move.seat, move.text))
    whole = read(recorder.text())
    assert whole.format == 1 and sorted(whole.marks) == [0, 20] and whole.result == read(TOY).result
    verify(Pebbles(), whole)


class OtherPebbles(Pebbles):
    """The next version of the rules: nobody may take two."""

    version = "2"

    def decisions(self, state: Heap) -> list[Decision]:
        return [
            Decision(one.seat, one.prompt, [option for option in one.options if (option.verb, option.a) != (TAKE, 2)])
            for one in super().decisions(state)
        ]


def taking(*texts: str) -> str:
    state = Pebbles().new({"pebbles": 60})
    recorder = Recorder(Pebbles(), state, {"pebbles": 60}, ["a", "b"], 0)
    for ply, text in enumerate(texts):
        recorder.apply(state, ply % 2, Pebbles().parse(state, ply % 2, text))
    return recorder.text()


def test_a_play_by_other_rules_departs_at_a_move_and_says_why() -> None:
    record = read(taking("take 1", "take 3", "take 2", "take 1"))
    reached = []
    with pytest.raises(BadRecord) as caught:
        for state in replay(OtherPebbles(), record):
            reached.append(state.pebbles)
    assert reached == [60, 59, 56], "it is replayed as far as it goes"
    assert str(caught.value) == (
        f"line {record.moves[2].line}: played with rules version 1; with version 2, which is here, it departs at "
        'action 3: seat 0 cannot do "take 2" here: One to three can be taken, and no more than there are. (P-1)'
    )


def test_a_play_by_other_rules_with_another_digest_says_since_when_it_departs() -> None:
    text = taking(*["take 1", "take 3"] * 10, "take 1")
    record = read(re.sub(r"(?m)^(digest 20): \S+", r"\1: 0123456789abcdef", text))
    with pytest.raises(
        BadRecord, match=r"line \d+: played with rules version 1; .* departs at action 20: .* since action 0$"
    ):
        verify(OtherPebbles(), record)


def test_a_play_by_other_rules_with_another_result_says_so() -> None:
    text = TOY.replace("rules: 1", "rules: 0.9").replace("last pebble", "first pebble")
    with pytest.raises(BadRecord, match=r"played with rules version 0\.9; .* departs at action \d+: the result is"):
        verify(Pebbles(), read(text))


def test_a_play_by_other_rules_that_holds_is_remarked_on() -> None:
    record = read(taking("take 1", "take 3"))
    assert verify(OtherPebbles(), record).pebbles == 56
    assert records.remarks(OtherPebbles(), record) == ["played with rules version 1; it holds with version 2 as well"]
    resumed = records.resume(OtherPebbles(), verify(OtherPebbles(), record), record)
    assert read(resumed.text()).rules == "2", "it goes on with the rules here, which all of it follows"


def test_another_result_is_found() -> None:
    with pytest.raises(BadRecord, match=r"line \d+: the result is .*last pebble.*, not .*cheating"):
        verify(Pebbles(), read(TOY.replace("last pebble", "cheating")))


def test_an_action_after_the_end_is_found() -> None:
    with pytest.raises(BadRecord, match=r'line \d+: seat 0 cannot do "take 1" here'):
        verify(Pebbles(), read(TOY + "0: take 1\n"))


# Reading anything.

BROKEN: dict[str, tuple[Callable[[str], str | bytes], str]] = {
    "nothing": (lambda text: "", r'^line 1: a record begins with "pixelhall record 2", not with ""'),
    "a format in words": (lambda text: text.replace("record 2", "record two"), r'^line 1: a record begins with "pixelhall record 2", not'),
    "a later format": (lambda text: text.replace("record 2", "record 3"), r"^line 1: formats 1 to 2 are read here, not 3: a later Pixelhall"),
    "an earlier format than the first": (lambda text: text.replace("record 2", "record 0"), r"^line 1: formats 1 to 2 are read here"),
    "a picture": (lambda text: b"\x89PNG\r\n\x1a\n\0\0\xff", r"^line 1: this is not UTF-8 text"),
    "broken text": (lambda text: text.encode()[:200] + b"\xff", r"^line \d+: this is not UTF-8 text"),
    "too much": (lambda text: text + " " * records.LARGEST, r"^a record has at most 4000000 bytes"),
    "too many lines": (lambda text: text + "\n" * records.MOST_LINES, r"a record has at most 100000 lines"),
    "no colon": (lambda text: text.replace("game:", "game"), r'^line 2: a header line is "name: value", not "game pixel-tactics"'),
    "an unknown header": (lambda text: text.replace("game:", "name:"), r'^line 2: there is no header "name"; there are: game, rules'),
    "a header twice": (lambda text: text.replace("rules: ", "game: x\nrules: "), r'^line 3: "game" is already in line 2'),
    "a header too few": (lambda text: re.sub("seats: .*\n", "", text), r"the header lacks seats"),
    "no seed": (lambda text: text.replace("seed: 3\n", ""), r"the header lacks a seed or a commitment"),
    "a seed in words": (lambda text: text.replace("seed: 3", "seed: three"), r"^line 7: expected a whole number"),
    "a seed in other digits": (lambda text: text.replace("seed: 3", "seed: ٣"), r"^line 7: expected a whole number"),
    "an endless seed": (lambda text: text.replace("seed: 3", "seed: " + "9" * 9999), r"^line 7: expected a whole number"),
    "options that are no JSON": (lambda text: text.replace('{"edition"', "{edition"), r"^line 5: this is not JSON"),
    "options in a deep well": (lambda text: text.replace('"mega"', "[" * 100_000), r"^line 5: this is not JSON"),
    "options that are a list": (lambda text: text.replace('{"edition": "mega"}', "[]"), r"^line 5: expected a JSON object"),
    "seats that are a number": (lambda text: re.sub("seats: .*", "seats: 2", text), r"^line 6: seats are a JSON list of names"),
    "a digest in words": (lambda text: re.sub("digest 0: .*", "digest 0: fine", text), r"^line 9: a hash is written in hexadecimal digits"),
    "a digest twice": (lambda text: re.sub("(digest 0: .*\n)", r"\1\1", text), r"^line 10: the digest of action 0 is already in line 9"),
    "an action without words": (lambda text: re.sub("\n0: lead .*", "\n0:", text), r"^line 10: an action is missing after the seat"),
    "prose": (lambda text: text + "and then they won\n", r'^line \d+: a line is "SEAT: action"'),
}  # fmt: skip


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_no_record_is_refused_with_its_line(kind: str) -> None:
    change, message = BROKEN[kind]
    assert change(TEXT) not in (TEXT, TEXT.encode())
    with pytest.raises(BadRecord, match=message):
        read(change(TEXT))


@given(st.binary(max_size=400) | st.text(max_size=400))
def test_any_content_is_read_or_refused(content: str | bytes) -> None:
    with pytest.raises(BadRecord):
        read(content)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, len(TOY) - 1), st.integers(1, 20), st.text(max_size=12))
def test_a_changed_record_verifies_or_is_refused(at: int, cut: int, other: str) -> None:
    with contextlib.suppress(BadRecord):
        verify(Pebbles(), read(TOY[:at] + other + TOY[at + cut :]))


def test_machines_can_be_recorded_while_they_play() -> None:
    game = Pebbles()
    state = game.new({}, 2)
    moves: list[str] = []
    play(
        game,
        state,
        [make("greedy", game, 1), make("random", game, 2)],
        lambda before, seat, action: moves.append(game.write(before, action)),
    )
    assert moves and state.pebbles == 0
