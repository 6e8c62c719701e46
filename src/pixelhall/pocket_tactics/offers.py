"""Options for people and boards: in plain words, with their odds, and as a way over the table."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.pocket_tactics import notation, words
from pixelhall.pocket_tactics.board import spot_name, tile_name
from pixelhall.pocket_tactics.prospects import risks
from pixelhall.pocket_tactics.state import Skirmish, Tile, Unit
from pixelhall.pocket_tactics.view import odds
from pixelhall.pocket_tactics.words import SEAT, STATS, TURN

LABELS: Final = {
    words.FORCE: "Lead the",
    words.BUILD: "Build a force of your own",
    words.ADD: "Add",
    words.DONE: "Done",
    words.TILE: "Put into the bag:",
    words.PROPOSE: "Propose",
    words.ACCEPT: "Accept",
    words.REFUSE: "Refuse",
    words.HOME: "Bring a",
    words.LAY: "Lay it",
    words.SETTLE: "Put it",
    words.PLACE: "Place",
    words.MOVE: "Move",
    words.LEAP: "Leap",
    words.ASSAULT: "Assault",
    words.LOB: "Assault over everything",
    words.DEPLOY: "Deploy",
    words.RETURN: "Return to the reserves",
    words.SUMMON: "Summon",
    words.RANSOM: "Take a captured unit back",
    words.SHIFT: "Move the feature",
    words.BLIGHT: "Blight",
    words.PUSH: "Push",
    words.STOP: "Stop here",
    words.DECLINE: "No, thanks",
    words.FOLLOW: "Follow",
    words.SWAP: "Swap places",
    words.TRADE: "Take the bump",
    words.PASS: "Pass",
    words.BEST: "Best choice for me",
    words.TAKE: "Take back",
    words.REVIVE: "Place",
}
WAITING: Final = (words.PLACE, words.DEPLOY, words.SUMMON)  # verbs that begin with a unit of the reserves
OWN_DICE: Final = (words.GUARD, words.BUMP, words.REROLL)


def way(state: Skirmish, seat: int, action: Action) -> list[str]:
    """What is pointed at, in order: units and tiles, or a die."""
    verb = action.verb
    if verb in OWN_DICE or verb == words.FORCED:
        return [die(state, seat, action)]
    if verb == words.LAY:
        return [spot_name(state, action.a)]
    if verb == words.SETTLE:
        return [tile_name(state, action.a)]
    if verb in WAITING:
        tiles = [state.place[action.b], action.c] if verb == words.SUMMON else [action.b]
        return [waiting(state, action.a), *(tile_name(state, tile) for tile in tiles)]
    if verb in notation.BY_UNIT or verb in notation.FROM_TO or verb in (words.SHIFT, words.PUSH):
        tiles = [state.place[action.a], action.b, action.c]
        return [tile_name(state, tile) for tile in tiles if tile >= 0]
    return []


def waiting(state: Skirmish, unit: Unit) -> str:
    """A unit in the reserves: equal ones go by the first of them."""
    owner = state.owner[unit]
    faces = [state.face[one] for one in state.reserves(owner)]
    return f"{owner}:reserve{faces.index(state.face[unit]) + 1}"


def die(state: Skirmish, seat: int, action: Action) -> str:
    """A die of a contest: by its side, its stat and its pips."""
    if action.verb == words.FORCED:
        return f"die{action.a}.{notation.STATS[action.b]}{action.c}"
    turn = state.contest[TURN]
    side = turn if state.contest[SEAT + turn] == seat else 1 - turn
    if action.verb == words.GUARD:
        return f"die{side}.off{action.a}"
    return f"die{side}.{notation.STATS[action.a]}{action.b}"


def tell(state: Skirmish, decision: Decision, action: Action) -> str:
    """An option in words: "Assault: Gatekeeper (l13) → Barkhide (l12), it falls 47%, yours falls 31%"."""
    verb = action.verb
    if verb not in LABELS:
        return of_dice(action)
    label = LABELS[verb]
    if verb in notation.TERRAINS:
        return f"{label} {state.book.terrains[action.a].name}"
    if verb == words.FORCE:
        return f"{label} {state.book.factions[action.a].name}"
    if verb == words.ADD:
        return f"{label} {state.book.faces[action.a].name}"
    if verb in notation.NAMED:
        return f"{label} {state.card(action.a).name}"
    if verb == words.LAY:
        return f"{label}: {spot_name(state, action.a)}"
    if verb == words.SETTLE:
        return f"{label}: {ground(state, action.a)}"
    if action.a < 0:
        return label
    first = state.card(action.a).name if verb in WAITING else ground(state, state.place[action.a])
    rest = [state.place[action.b] if verb == words.SUMMON else action.b, action.c]
    names = [first, *(ground(state, tile) for tile in rest if tile >= 0)]
    return f"{label}: {' → '.join(names)}{prospect(state, decision, action)}"


def ground(state: Skirmish, tile: Tile) -> str:
    """A tile by whoever stands there, or what lies there."""
    unit, feature = state.stands[tile], state.feature[tile]
    terrain = state.book.terrains[feature if feature >= 0 else state.kind[tile]].name
    return f"{state.card(unit).name if unit >= 0 else terrain} ({tile_name(state, tile)})"


def prospect(state: Skirmish, decision: Decision, action: Action) -> str:
    """How likely an assault or a risky step ends well."""
    alone = Decision(decision.seat, decision.prompt, [action], decision.rule, decision.act)
    for falls, fells in odds(state, alone).values():
        return f", it falls {falls:.0%}, yours falls {fells:.0%}"
    for risk in risks(state, alone).values():
        return f", {risk['fails']:.0%}: it {risk['ends']}"
    return ""


def of_dice(action: Action) -> str:
    match action.verb:
        case words.AGAIN:
            return f"Roll all {STATS[action.a]} dice again"
        case words.GUARD:
            return f"Turn OFF {action.a} into DEF"
        case words.BUMP:
            return f"Bump {STATS[action.a]} {action.b} by +{action.c}"
        case words.FORCED:
            side = "attacker" if action.a == 0 else "defender"
            return f"Roll the {side}'s {STATS[action.b]} {action.c} again"
    return f"Re-roll {STATS[action.a]} {action.b}"
