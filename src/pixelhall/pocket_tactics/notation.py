"""The written form of actions: `move l12 m12`, `assault l12 m12`, `deploy Reedwarden k12`, `bump off 3 +1`. Units on
the map go by their tiles."""

from typing import Final

from pixelhall.core.game import Action
from pixelhall.pocket_tactics import words
from pixelhall.pocket_tactics.board import spot_name, tile_name
from pixelhall.pocket_tactics.state import Skirmish

VERBS: Final = {
    words.FORCE: "force",
    words.BUILD: "build",
    words.ADD: "add",
    words.DONE: "done",
    words.TILE: "tile",
    words.PROPOSE: "propose",
    words.ACCEPT: "accept",
    words.REFUSE: "refuse",
    words.HOME: "home",
    words.LAY: "lay",
    words.SETTLE: "settle",
    words.PLACE: "place",
    words.MOVE: "move",
    words.LEAP: "leap",
    words.ASSAULT: "assault",
    words.LOB: "lob",
    words.DEPLOY: "deploy",
    words.RETURN: "return",
    words.SUMMON: "summon",
    words.RANSOM: "ransom",
    words.SHIFT: "shift",
    words.BLIGHT: "blight",
    words.PUSH: "push",
    words.STOP: "stop",
    words.DECLINE: "decline",
    words.FOLLOW: "follow",
    words.SWAP: "swap",
    words.TRADE: "trade",
    words.AGAIN: "again",
    words.GUARD: "guard",
    words.BUMP: "bump",
    words.FORCED: "force",
    words.REROLL: "reroll",
    words.PASS: "pass",
    words.BEST: "best",
    words.TAKE: "take",
    words.REVIVE: "revive",
}
ALONE: Final = (
    words.BUILD,
    words.DONE,
    words.ACCEPT,
    words.REFUSE,
    words.STOP,
    words.DECLINE,
    words.TRADE,
    words.PASS,
    words.BEST,
)
BY_UNIT: Final = (words.RETURN, words.RANSOM, words.SWAP)
FROM_TO: Final = (words.MOVE, words.LEAP, words.ASSAULT, words.LOB, words.FOLLOW, words.BLIGHT)
TERRAINS: Final = (words.TILE, words.PROPOSE, words.HOME)
NAMED: Final = (words.TAKE, words.REVIVE)
STATS: Final = ("off", "def")


def write(state: Skirmish, action: Action) -> str:
    """The written form of an option."""
    verb, word = action.verb, VERBS[action.verb]
    if verb in ALONE:
        return word
    if verb in BY_UNIT:
        return f"{word} {at(state, action.a)}"
    if verb in FROM_TO:
        return f"{word} {at(state, action.a)} {tile_name(state, action.b)}"
    if verb in TERRAINS:
        return f"{word} {state.book.terrains[action.a].name}"
    if verb in NAMED:
        return f"{word} {state.card(action.a).name}"
    if verb == words.FORCE:
        return f"{word} {state.book.factions[action.a].name}"
    if verb == words.ADD:
        return f"{word} {state.book.faces[action.a].name}"
    if verb == words.LAY:
        return f"{word} {spot_name(state, action.a)}"
    if verb == words.SETTLE:
        return f"{word} {tile_name(state, action.a)}"
    if verb in (words.PLACE, words.DEPLOY):
        return f"{word} {state.card(action.a).name} {tile_name(state, action.b)}"
    if verb == words.SUMMON:
        return f"{word} {state.card(action.a).name} {at(state, action.b)} {tile_name(state, action.c)}"
    if verb in (words.SHIFT, words.PUSH):
        return f"{word} {at(state, action.a)} {tile_name(state, action.b)} {tile_name(state, action.c)}"
    return of_dice(state, action)


def of_dice(state: Skirmish, action: Action) -> str:
    verb, word = action.verb, VERBS[action.verb]
    if verb == words.AGAIN:
        return f"{word} {STATS[action.a]}"
    if verb == words.GUARD:
        return f"{word} {action.a}"
    if verb == words.BUMP:
        return f"{word} {STATS[action.a]} {action.b} +{action.c}"
    if verb == words.FORCED:
        return f"{word} {'attacker' if action.a == 0 else 'defender'} {STATS[action.b]} {action.c}"
    assert verb == words.REROLL, "every verb has its words"
    return f"{word} {STATS[action.a]} {action.b}"


def at(state: Skirmish, unit: int) -> str:
    return tile_name(state, state.place[unit])
