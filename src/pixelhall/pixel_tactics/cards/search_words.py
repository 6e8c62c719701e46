"""What the texts of a card are and do, in plain words for a search: read from their AST, so that "heal" finds what
removes damage."""

import functools
from collections.abc import Iterator
from typing import Final

from pixelhall.core.shelf import Gist
from pixelhall.pixel_tactics.cards import card_sets
from pixelhall.pixel_tactics.cards.language import parse
from pixelhall.pixel_tactics.cards.language.node import Node, values

# Words for the nodes that do something. What an ability only hears of (Draws, Takes) is not among them.
DEEDS: Final = {
    "Apply": "damage",
    "ApplySplit": "damage split",
    "EnterDamage": "damage",
    "SetDamage": "damage",
    "DealsMore": "damage stronger",
    "MoveDamage": "damage move",
    "MoveDamageTotal": "damage move",
    "SwapDamage": "damage swap",
    "Heal": "heal",
    "HealSplit": "heal split",
    "HealsMore": "heal",
    "Prevent": "protect prevent",
    "PreventThat": "protect prevent",
    "ReduceThat": "protect reduce",
    "TakesLess": "protect reduce",
    "TakesNone": "protect immune",
    "TakesAtMost": "protect",
    "Immune": "protect immune",
    "Survive": "protect survive",
    "Defeat": "defeat kill",
    "Revive": "revive",
    "ReviveInto": "revive",
    "Clear": "clear",
    "CostClear": "clear",
    "Draw": "draw",
    "DrawEqual": "draw",
    "DrawUntil": "draw",
    "MoreDraw": "draw",
    "DrawFrom": "draw",
    "RivalDraws": "draw",
    "DiscardIt": "discard",
    "DiscardCards": "discard",
    "DiscardHand": "discard",
    "DiscardAny": "discard",
    "DiscardUpTo": "discard",
    "DiscardRest": "discard",
    "Mill": "discard mill",
    "RivalDiscards": "discard",
    "RivalDiscardsHand": "discard",
    "CostDiscard": "discard",
    "CostDefeat": "sacrifice",
    "MoveTo": "move",
    "MoveDir": "move push",
    "Swap": "move swap",
    "SwapThem": "move swap",
    "Rearrange": "move rearrange",
    "Return": "return",
    "CostReturn": "return",
    "PutOn": "return",
    "PutInto": "return",
    "PutBack": "return",
    "Recruit": "recruit",
    "RecruitAny": "recruit",
    "RecruitRandom": "recruit",
    "RecruitInto": "recruit",
    "CreateToken": "token create",
    "GainControl": "control steal",
    "SwapControl": "control swap",
    "RevealCard": "reveal",
    "RevealIt": "reveal look",
    "RivalReveals": "reveal",
    "LookHand": "look reveal",
    "LookTop": "look",
    "OpenHand": "look reveal",
    "PeekTop": "look",
    "Search": "search",
    "SearchNamed": "search",
    "CopyTo": "copy",
    "AbilityOf": "copy",
    "SpellOf": "copy",
    "StatsOf": "copy",
    "PlayOrder": "order",
    "PlayOrderOf": "order",
    "RepeatOrder": "order repeat",
    "PlayTopOrder": "order",
    "PlayAnyOrders": "order",
    "Cancel": "cancel",
    "GainActions": "action",
    "GainActionsNext": "action",
    "GainActionsFor": "action",
    "MoreActions": "action",
    "ActionsPerTurn": "action",
    "LoseActions": "action",
    "LoseActionsNext": "action",
    "FewerActions": "action",
    "AttacksAre": "attack action",
    "AttacksBecome": "attack action",
    "MakeAttack": "attack",
    "RedirectAttack": "redirect",
    "CastSpell": "cast",
    "SkipTurn": "skip",
    "RivalSkips": "skip",
    "AddCounters": "counter",
    "EnterCounters": "counter",
    "RemoveAllCounters": "counter",
    "CountersOf": "counter",
    "ActionsCost": "action",
    "ActionsCostNow": "action",
    "AttacksCost": "attack action",
    "AttacksCostNow": "attack action",
    "ExtraTurn": "turn",
    "FlipCoin": "coin chance",
    "RollDice": "die dice chance",
    "TransformTop": "transform",
    "RemoveStatus": "status",
    "RemoveAllStatuses": "status",
    "EnterStatus": "status",
    "Status": "status",
    "SilenceStep": "silence",
    "ExtraWave": "wave",
    "HandLimit": "hand",
}
CHANGES: Final = {"Add", "AddEqual"}
USES: Final = frozenset(("spell",))  # of the words for texts, what says of which kind a text is
KEYWORDS: Final = {
    "ranged": "archer shoot",
    "intercept": "guard block",
}  # other words for what a keyword lets a card do


def gists(card: card_sets.Card, kind: str) -> tuple[Gist, ...]:
    """For each text of a card the words that are true of it: where it stands, what it has, what it does."""
    of = {kind} - {"hero"}  # common, promo
    found = [
        gist({"hero", row, *of}, texts, "row")
        for row, texts in zip(card_sets.ROWS, (card.vanguard, card.flank, card.rear))
    ]
    boxes = (("order", (card.order,), "order"), ("operation", card.operation, "row"), ("trap", (card.trap,), "trap"))
    found += [gist({name, *of}, texts, box) for name, texts, box in boxes if any(texts)]
    if card.leader is not None:
        found.append(gist({"leader", *of}, card.leader.texts, "row"))
    return tuple(found)


def base_gists(base: card_sets.Base) -> tuple[Gist, ...]:
    return gist({"base", "ongoing"}, base.ongoing, "row"), gist({"base", "snap"}, (base.snap,), "snap")


def chase_gists(chase: card_sets.Chase) -> tuple[Gist, ...]:
    return (gist({"leader", "chase"}, chase.texts, "row"),)


def gist(where: set[str], texts: tuple[str, ...], box: str) -> Gist:
    found = frozenset[str]().union(*(words(text, box) for text in texts))
    return Gist(frozenset(where) | (found & USES), found - USES)


@functools.lru_cache(4096)
def words(text: str, box: str) -> frozenset[str]:
    """What a text does; and, if it is one to be used, whether it is a Spell."""
    return frozenset(word for node in within(parse(text, box)) for word in words_of(node))


def words_of(node: Node) -> Iterator[str]:
    """The words for one node."""
    kind = type(node).__name__
    yield from DEEDS.get(kind, "").split()
    if kind in ("Keywords", "Gain"):
        granted = getattr(node, "kws", None) or (getattr(node, "kw", ""),)
        for keyword in granted:
            for word in keyword.lower().split():
                if word != "attack":
                    yield from (word, *KEYWORDS.get(word, "").split())
    elif kind == "Use":
        yield str(getattr(node, "kind", "")).lower()
    elif kind == "MakeAttack":
        yield from str(getattr(node, "kind", "") or "").lower().split()
    elif kind in CHANGES and (stat := str(getattr(node, "stat", "")).lower()) in ("attack", "life"):
        yield from (stat, "stronger" if int(getattr(node, "n", 1) or 1) > 0 else "weaker")


def within(node: object) -> Iterator[Node]:
    """A node and everything inside it, but not the events that it waits for nor the conditions it asks."""
    if isinstance(node, Node):
        yield node
        for name, inner in zip(type(node).__match_args__, values(node)):
            if name not in ("event", "cond"):
                yield from within(inner)
    elif isinstance(node, tuple):
        for inner in node:
            yield from within(inner)
