"""States that differ only in what a seat cannot know: what law 8 compares guesses of."""

import random
from collections.abc import Callable
from typing import Any, Final

from pixelhall.core import chance
from pixelhall.core.game import Game
from pixelhall.drafting.show.pack_guess import chooses_from
from pixelhall.pixel_pusher.flow.draft import stack_of
from pixelhall.pixel_tactics.change import logbook
from pixelhall.pixel_tactics.state.lines import Line

Guess = Callable[[Any, int, int], Any]
Vary = Callable[[Any, int, random.Random], None]


def differ_unseen(game: Game[Any], state: Any, seat: int, seed: int) -> Any:
    """Another state that looks the same to this seat. Hidden things lie as in a guess, and what every guess makes alike
    is made otherwise: the chance to come, and what the game's own line in OTHERWISE changes."""
    dice = random.Random(seed)
    other = game.guess(state, seat, seed)
    other.chance = chance.Chance(dice.randrange(1, 1 << 60), dice.randrange(100), "", [dice.randrange(6)])
    for vary in OTHERWISE.get(game.name, ()):
        vary(other, seat, dice)
    other.asked = None
    return other


def whisper_to_others(state: Any, seat: int, dice: random.Random) -> None:
    """Pixel Tactics: other seats have read lines of their own."""
    for other in range(state.seats):
        if other != seat:
            face = dice.randrange(len(state.book.faces))
            number = 0 if state.log is None else state.log.number
            state.private[other] = Line(number, [logbook.SAYS_LEADER, other, face, -1, 0, 0, -1], state.private[other])


def stir_held(state: Any, seat: int, dice: random.Random) -> None:
    """Pixel Pusher: the cards among which a seat is still to choose lie otherwise in their stack."""
    if seat >= 0 and not state.sealed[seat]:
        stack = state.stacks[stack_of(state, seat)]
        rest = stack[state.pick :]
        dice.shuffle(rest)
        stack[state.pick :] = rest


def stir_pack(state: Any, seat: int, dice: random.Random) -> None:
    """Drafts: the cards among which a seat is still to choose lie otherwise in their pack."""
    pack = chooses_from(state, seat) if state.packs else -1
    if pack >= 0:
        taken = state.picks[seat] % len(state.packs[pack])
        rest = state.packs[pack][taken:]
        dice.shuffle(rest)
        state.packs[pack][taken:] = rest


OTHERWISE: Final[dict[str, tuple[Vary, ...]]] = {  # a game with closed deck lists varies them here
    "pixel-tactics": (whisper_to_others,),
    "pixel-pusher": (stir_held,),
    "drafting": (stir_pack,),
}
