"""What an option would do, as far as a seat can know: it is tried in a few worlds that the seat cannot tell from the
true one."""

from pixelhall.core.errors import BadText, Illegal
from pixelhall.core.game import Seat
from pixelhall.server.refusals import Refusal
from pixelhall.server.tables.play import Play

WORLDS = 3


def preview(play: Play, seat: Seat, text: str, names: list[str]) -> tuple[list[str], bool]:
    """The lines that the log would gain in all of these worlds, and whether they agree to the end."""
    told = [outcome(play, seat, text, names, world) for world in range(WORLDS)]
    common: list[str] = []
    for lines in zip(*told):
        if len(set(lines)) > 1:
            break
        common.append(lines[0])
    return common, all(lines == common for lines in told)


def outcome(play: Play, seat: Seat, text: str, names: list[str], world: int) -> list[str]:
    state = play.game.guess(play.state, seat, 104_729 + world)
    before = play.game.told(state, seat)
    try:
        play.game.apply(state, seat, play.game.parse(state, seat, text))
    except Illegal as fault:
        raise Refusal("not_an_option", fault.sentence, fault.rule) from fault
    except BadText as fault:
        raise Refusal("not_an_option", str(fault)) from fault
    return play.game.story(state, seat, before, names)
