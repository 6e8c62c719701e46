"""Options for people and boards: in plain words, with their odds, and as a way over the table."""

from typing import Final

from pixelhall.core.game import Action, Decision
from pixelhall.pocket_tactics.numbers import contest_field, stat, verb
from pixelhall.pocket_tactics.show import notation
from pixelhall.pocket_tactics.show.reach import risks
from pixelhall.pocket_tactics.show.view import odds
from pixelhall.pocket_tactics.state.board import spot_name, tile_name
from pixelhall.pocket_tactics.state.state import Skirmish, Tile, Unit

DEEDS: Final = {
    verb.MOVE: "move",
    verb.LEAP: "move",
    verb.ASSAULT: "attack",
    verb.LOB: "shot",
    verb.DEPLOY: "recruit",
    verb.SUMMON: "recruit",
    verb.SHIFT: "spell",
    verb.BLIGHT: "spell",
    verb.PUSH: "spell",
    verb.SWAP: "switch",
}
LABELS: Final = {
    verb.FORCE: "Lead the",
    verb.BUILD: "Build a force of your own",
    verb.ADD: "Add",
    verb.DONE: "Done",
    verb.TILE: "Put into the bag:",
    verb.PROPOSE: "Propose",
    verb.ACCEPT: "Accept",
    verb.REFUSE: "Refuse",
    verb.HOME: "Bring",
    verb.LAY: "Lay it",
    verb.SETTLE: "Put your",
    verb.PLACE: "Place",
    verb.MOVE: "Move",
    verb.LEAP: "Leap",
    verb.ASSAULT: "Assault",
    verb.LOB: "Assault over everything",
    verb.DEPLOY: "Deploy",
    verb.RETURN: "Return to the reserves",
    verb.SUMMON: "Summon",
    verb.RANSOM: "Take a captured unit back",
    verb.SHIFT: "Move the feature",
    verb.BLIGHT: "Blight",
    verb.PUSH: "Push",
    verb.STOP: "Stop here",
    verb.DECLINE: "No, thanks",
    verb.FOLLOW: "Follow",
    verb.SWAP: "Swap places",
    verb.TRADE: "Take the bump",
    verb.PASS: "Pass",
    verb.BEST: "Best choice for me",
    verb.TAKE: "Take back",
    verb.REVIVE: "Place",
}
WAITING: Final = (verb.PLACE, verb.DEPLOY, verb.SUMMON)  # verbs that begin with a unit of the reserves
OWN_DICE: Final = (verb.GUARD, verb.BUMP, verb.REROLL)


def way(state: Skirmish, seat: int, action: Action) -> list[str]:
    """What is pointed at, in order: units and tiles, or a die."""
    kind = action.verb
    if kind in OWN_DICE or kind == verb.FORCED:
        return [die(state, seat, action)]
    if kind == verb.LAY:
        return [spot_name(state, action.a)]
    if kind == verb.SETTLE:
        return [tile_name(state, action.a)]
    if kind in WAITING:
        tiles = [state.place[action.b], action.c] if kind == verb.SUMMON else [action.b]
        return [waiting(state, action.a), *(tile_name(state, tile) for tile in tiles)]
    if kind in notation.BY_UNIT or kind in notation.FROM_TO or kind in (verb.SHIFT, verb.PUSH):
        tiles = [state.place[action.a], action.b, action.c]
        return [tile_name(state, tile) for tile in tiles if tile >= 0]
    return []


def waiting(state: Skirmish, unit: Unit) -> str:
    """The place of a unit in the reserves; equal units share the place of the first."""
    owner = state.owner[unit]
    faces = [state.face[one] for one in state.reserves(owner)]
    return f"{owner}:reserve{faces.index(state.face[unit]) + 1}"


def die(state: Skirmish, seat: int, action: Action) -> str:
    """A die of a contest: by its side, its stat and its pips."""
    if action.verb == verb.FORCED:
        return f"die{action.a}.{notation.STATS[action.b]}{action.c}"
    turn = state.contest[contest_field.TURN]
    side = turn if state.contest[contest_field.SEAT + turn] == seat else 1 - turn
    if action.verb == verb.GUARD:
        return f"die{side}.off{action.a}"
    return f"die{side}.{notation.STATS[action.a]}{action.b}"


def tell(state: Skirmish, decision: Decision, action: Action) -> str:
    """An option in words: "Assault: Gatekeeper (l13) → Barkhide (l12), it falls 47%, yours falls 31%"."""
    kind = action.verb
    if kind not in LABELS:
        return of_dice(action)
    label = LABELS[kind]
    if kind in notation.TERRAINS:
        terrain = state.book.terrains[action.a]
        name = notation.with_article(terrain.name) if kind == verb.HOME else terrain.name
        return ". ".join([f"{label} {name}", *([" ".join(terrain.texts)] if terrain.texts else [])])
    if kind == verb.FORCE:
        faction = state.book.factions[action.a]
        return f"{label} {faction.name}: {faction.words}" if faction.words else f"{label} {faction.name}"
    if kind == verb.ADD:
        return f"{label} {state.book.faces[action.a].name}"
    if kind in notation.NAMED:
        return f"{label} {state.card(action.a).name}"
    if kind == verb.LAY:
        return f"{label}: {spot_name(state, action.a)}"
    if kind == verb.SETTLE:
        own = state.book.terrains[state.brought[decision.seat]].name
        return f"{label} {own} here: {ground(state, action.a)}"
    if action.a < 0:
        return label
    first = state.card(action.a).name if kind in WAITING else ground(state, state.place[action.a])
    rest = [state.place[action.b] if kind == verb.SUMMON else action.b, action.c]
    names = [first, *(ground(state, tile) for tile in rest if tile >= 0)]
    return f"{label}: {' → '.join(names)}{prospect(state, decision, action)}"


def ground(state: Skirmish, tile: Tile) -> str:
    """A tile by the unit that stands there, or by its terrain."""
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
        case verb.AGAIN:
            return f"Roll all {stat.WORDS[action.a]} dice again"
        case verb.GUARD:
            return f"Turn OFF {action.a} into DEF"
        case verb.BUMP:
            return f"Bump {stat.WORDS[action.a]} {action.b} by +{action.c}"
        case verb.FORCED:
            side = "attacker" if action.a == 0 else "defender"
            return f"Roll the {side}'s {stat.WORDS[action.b]} {action.c} again"
    return f"Re-roll {stat.WORDS[action.a]} {action.b}"
