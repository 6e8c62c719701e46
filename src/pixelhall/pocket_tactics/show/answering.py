"""What a question is about: the unit or terrain that asks, with its sentence, and what it answers, in the words of the
log. Everything in this game is public."""

from typing import Final

from pixelhall.core.game import About, Asks, Decision, QuestionKind, Reaction
from pixelhall.pocket_tactics.change import logbook as says
from pixelhall.pocket_tactics.flow.assault import guardians
from pixelhall.pocket_tactics.flow.phases import Choice
from pixelhall.pocket_tactics.flow.procedures import PROGRAMS
from pixelhall.pocket_tactics.numbers import contest_field, form, program, register
from pixelhall.pocket_tactics.show.telling import Teller
from pixelhall.pocket_tactics.state.board import tile_name
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.texts.book import Face, Terrain

SWAP, TRADE, AFTER_MOVE, FOLLOW, MUSTER, RANSOM, PLUNDER, RAISE = (
    "PK-47",
    "PK-55",
    "PK-51",
    "PK-48",
    "PK-36",
    "PK-45",
    "PK-46",
    "PK-54",
)
ANSWERED: Final = {  # by rule: the lines of the log of which the last one is answered
    SWAP: (says.SAYS_ASSAULTS,),
    TRADE: (says.SAYS_ASSAULTS,),
    FOLLOW: (says.SAYS_MOVES,),
    AFTER_MOVE: (says.SAYS_MOVES,),
    RANSOM: (says.SAYS_SPECIAL,),
    PLUNDER: (says.SAYS_FALLS,),
    RAISE: (says.SAYS_FALLS,),
}
ROLLED: Final = (says.SAYS_ASSAULTS, says.SAYS_SUMMONS, says.SAYS_DAYLIGHT, says.SAYS_BACKFIRES, says.SAYS_SPECIAL)


def kind(state: Skirmish, decision: Decision) -> QuestionKind:
    if state.stack[-1].program == program.SETUP:
        return "setup"
    if decision.act:
        return "act"
    if decision.rule == SWAP:
        return "reaction"
    return "dice" if decision.rule == TRADE or is_about_dice(state) else "choice"


def is_about_dice(state: Skirmish) -> bool:
    top = state.stack[-1]
    return isinstance(PROGRAMS[top.program][top.pc], Choice)


def about(state: Skirmish, decision: Decision, names: list[str] | None) -> About:
    if decision.act or state.stack[-1].program == program.SETUP:
        return About()
    if is_about_dice(state):
        return About(None, last_told(state, decision.seat, ROLLED, names))
    because = last_told(state, decision.seat, ANSWERED.get(decision.rule, ()), names)
    return About(asking(state, decision), because)


def asking(state: Skirmish, decision: Decision) -> Asks | None:
    top = state.stack[-1]
    numbers = top.numbers
    match decision.rule:
        case "PK-47":
            return unit_asks(state, guardians(state, numbers[register.ASSAULT_TARGET])[0], form.SWAPS)
        case "PK-55":
            return unit_asks(state, state.contest[contest_field.UNIT + top.phase - 1], form.TRADES)
        case "PK-51":
            return unit_asks(state, numbers[register.MOVE_UNIT], form.CHARGES)
        case "PK-48":
            return unit_asks(state, decision.options[0].a, form.FOLLOWS)
        case "PK-45":
            return unit_asks(state, numbers[register.SPECIAL_UNIT], form.RANSOMS)
        case "PK-54":
            return unit_asks(state, numbers[register.FALL_BY], form.REVIVES)
        case "PK-46":
            return ground_asks(state, numbers[register.FALL_TILE], form.HERE_PLUNDERS)
        case "PK-36":
            return ground_asks(state, state.sites[numbers[register.TURN_SITE]], form.HERE_MUSTERS)
    return None


def unit_asks(state: Skirmish, unit: Unit, ability: int) -> Asks | None:
    card = state.card(unit)
    return Asks(card.name, sentence(card, ability), card.name, place_of(state, unit))


def sentence(card: Face | Terrain, ability: int) -> str:
    """The sentence of a unit or terrain that gives it this ability; all of them where that cannot be told."""
    found = [text for text, one in zip(card.texts, card.abilities) if one.form == ability]
    return " ".join(found if len(card.texts) == len(card.abilities) and found else card.texts)


def ground_asks(state: Skirmish, tile: Tile, ability: int) -> Asks:
    ground = state.ground(tile)
    return Asks(ground.name, sentence(ground, ability), ground.name, tile_name(state, tile))


def place_of(state: Skirmish, unit: Unit) -> str:
    return tile_name(state, state.place[unit]) if state.place[unit] >= 0 else ""


def last_told(state: Skirmish, seat: int, kinds: tuple[int, ...], names: list[str] | None) -> str:
    """The last line of one of these kinds, in this turn."""
    line = state.log
    while line is not None and line.ints[0] != says.SAYS_TURN:
        if line.ints[0] in kinds:
            teller = Teller(state, seat, names, line.ints)
            return teller.fill(teller.row().sentence)
        line = line.before
    return ""


def reactions(state: Skirmish, seat: int) -> list[Reaction]:
    """The units on the map that may take the place of another before the dice are rolled, each name once."""
    found: dict[str, Reaction] = {}
    for unit in range(len(state.face)):
        if state.owner[unit] == seat and state.place[unit] >= 0 and state.card(unit).has(form.SWAPS):
            name = state.card(unit).name
            found.setdefault(name, Reaction(name, place_of(state, unit), sentence(state.card(unit), form.SWAPS)))
    return list(found.values())
