"""The written form of actions: `move l12 m12`, `assault l12 m12`, `deploy Reedwarden k12`, `bump off 3 +1`. Units on
the map go by their tiles."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pocket_tactics.numbers import verb
from pixelhall.pocket_tactics.state.board import spot_name, tile_name
from pixelhall.pocket_tactics.state.state import Skirmish

VERBS: Final = {
    verb.FORCE: "force",
    verb.BUILD: "build",
    verb.ADD: "add",
    verb.DONE: "done",
    verb.TILE: "tile",
    verb.PROPOSE: "propose",
    verb.ACCEPT: "accept",
    verb.REFUSE: "refuse",
    verb.HOME: "home",
    verb.LAY: "lay",
    verb.SETTLE: "settle",
    verb.PLACE: "place",
    verb.MOVE: "move",
    verb.LEAP: "leap",
    verb.ASSAULT: "assault",
    verb.LOB: "lob",
    verb.DEPLOY: "deploy",
    verb.RETURN: "return",
    verb.SUMMON: "summon",
    verb.RANSOM: "ransom",
    verb.SHIFT: "shift",
    verb.BLIGHT: "blight",
    verb.PUSH: "push",
    verb.STOP: "stop",
    verb.DECLINE: "decline",
    verb.FOLLOW: "follow",
    verb.SWAP: "swap",
    verb.TRADE: "trade",
    verb.AGAIN: "again",
    verb.GUARD: "guard",
    verb.BUMP: "bump",
    verb.FORCED: "force",
    verb.REROLL: "reroll",
    verb.PASS: "pass",
    verb.BEST: "best",
    verb.TAKE: "take",
    verb.REVIVE: "revive",
}
ALONE: Final = (
    verb.BUILD,
    verb.DONE,
    verb.ACCEPT,
    verb.REFUSE,
    verb.STOP,
    verb.DECLINE,
    verb.TRADE,
    verb.PASS,
    verb.BEST,
)
BY_UNIT: Final = (verb.RETURN, verb.RANSOM, verb.SWAP)
FROM_TO: Final = (verb.MOVE, verb.LEAP, verb.ASSAULT, verb.LOB, verb.FOLLOW, verb.BLIGHT)
TERRAINS: Final = (verb.TILE, verb.PROPOSE, verb.HOME)
NAMED: Final = (verb.TAKE, verb.REVIVE)
STATS: Final = ("off", "def")


def write(state: Skirmish, action: Action) -> str:
    """The written form of an option."""
    kind, word = action.verb, VERBS[action.verb]
    if kind in ALONE:
        return word
    if kind in BY_UNIT:
        return f"{word} {at(state, action.a)}"
    if kind in FROM_TO:
        return f"{word} {at(state, action.a)} {tile_name(state, action.b)}"
    if kind in TERRAINS:
        return f"{word} {state.book.terrains[action.a].name}"
    if kind in NAMED:
        return f"{word} {state.card(action.a).name}"
    if kind == verb.FORCE:
        return f"{word} {state.book.factions[action.a].name}"
    if kind == verb.ADD:
        return f"{word} {state.book.faces[action.a].name}"
    if kind == verb.LAY:
        return f"{word} {spot_name(state, action.a)}"
    if kind == verb.SETTLE:
        return f"{word} {tile_name(state, action.a)}"
    if kind in (verb.PLACE, verb.DEPLOY):
        return f"{word} {state.card(action.a).name} {tile_name(state, action.b)}"
    if kind == verb.SUMMON:
        return f"{word} {state.card(action.a).name} {at(state, action.b)} {tile_name(state, action.c)}"
    if kind in (verb.SHIFT, verb.PUSH):
        return f"{word} {at(state, action.a)} {tile_name(state, action.b)} {tile_name(state, action.c)}"
    return of_dice(state, action)


def of_dice(state: Skirmish, action: Action) -> str:
    kind, word = action.verb, VERBS[action.verb]
    if kind == verb.AGAIN:
        return f"{word} {STATS[action.a]}"
    if kind == verb.GUARD:
        return f"{word} {action.a}"
    if kind == verb.BUMP:
        return f"{word} {STATS[action.a]} {action.b} +{action.c}"
    if kind == verb.FORCED:
        return f"{word} {'attacker' if action.a == 0 else 'defender'} {STATS[action.b]} {action.c}"
    assert kind == verb.REROLL, "every verb has its words"
    return f"{word} {STATS[action.a]} {action.b}"


def at(state: Skirmish, unit: int) -> str:
    return tile_name(state, state.place[unit])


def with_article(name: str) -> str:
    """A terrain in a sentence: an Ice tile, a Forest; a name in the plural, such as Ruins, stands alone."""
    if name.endswith("s") and not name.endswith("ss"):
        return name
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"
