"""Whatever is typed, the answer is a rule, or nothing; never a crash, and never a changed state."""

from hypothesis import given, settings
from hypothesis import strategies as st

import pixelhall
from pixelhall.core.errors import Illegal
from pixelhall.pixel_tactics.show.why.explain import EXPLAINERS

GAME = pixelhall.game("pixel-tactics")
STATE = GAME.new({}, 5)
for asked in GAME.decisions(STATE):
    GAME.apply(STATE, asked.seat, asked.options[0])
SEAT = GAME.decisions(STATE)[0].seat
BEFORE = STATE.dump()
WORDS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["v1", "f2", "r3", "v0", "v9", "²", "9" * 5000, "lancer", "cook#2", "rival", "-1"]),
)


@settings(max_examples=400, deadline=None)
@given(verb=st.sampled_from(sorted(EXPLAINERS)), words=st.lists(WORDS, max_size=4))
def test_any_words_after_a_verb_are_answered(verb: str, words: list[str]) -> None:
    why = GAME.explain(STATE, SEAT, " ".join([verb, *words]))
    assert why is None or (isinstance(why, Illegal) and why.rule and why.sentence)
    assert STATE.dump() == BEFORE


def test_words_after_pass_are_too_many() -> None:
    why = GAME.explain(STATE, SEAT, "pass pass")
    assert why is not None and "Nothing stands after pass." in why.sentence
