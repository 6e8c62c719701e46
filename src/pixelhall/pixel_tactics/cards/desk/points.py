"""A rough worth of a text from its AST, in points of a Hero's Life: what each step gives or takes, how often it is likely
to happen, and what it costs. It is a scale to compare texts with each other, no promise."""

import statistics
from functools import cache
from typing import Final

from pixelhall.core.desk import Worth
from pixelhall.pixel_tactics.cards.desk.boxes import grammar_of
from pixelhall.pixel_tactics.cards.desk.near import texts
from pixelhall.pixel_tactics.cards.language import nodes, parse
from pixelhall.pixel_tactics.cards.language.node import Node, every

DOUBT: Final = 0.35  # of the worth: how far the true one may lie to either side
LEAST_DOUBT: Final = 0.5
MOST_TIMES: Final = 3
STEPS: Final[dict[type[Node], float]] = {  # what a step is worth when it is done once
    nodes.Defeat: 5.0,
    nodes.DiscardIt: 4.0,
    nodes.RemoveFromBattle: 4.5,
    nodes.Return: 2.5,
    nodes.GainControl: 7.0,
    nodes.SwapControl: 4.0,
    nodes.MoveTo: 1.0,
    nodes.MoveDir: 1.0,
    nodes.Swap: 1.0,
    nodes.Rearrange: 2.0,
    nodes.MakeAttack: 3.0,
    nodes.CastSpell: 2.5,
    nodes.Refresh: 3.0,
    nodes.Exhaust: 2.5,
    nodes.Revive: 4.0,
    nodes.ReviveInto: 4.0,
    nodes.Clear: 0.5,
    nodes.CreateToken: 3.0,
    nodes.Recruit: 3.0,
    nodes.RecruitAny: 5.0,
    nodes.Cancel: 3.0,
    nodes.Search: 2.5,
    nodes.PlayOrder: 3.0,
    nodes.PlayOrderOf: 3.0,
    nodes.PlayTopOrder: 3.0,
    nodes.RepeatOrder: 3.0,
    nodes.Become: 3.0,
    nodes.Transform: 2.0,
    nodes.TransformTop: 2.0,
    nodes.SilenceStep: 2.5,
    nodes.ExtraTurn: 8.0,
    nodes.ExtraWave: 8.0,
    nodes.SkipTurn: -6.0,
    nodes.RivalSkips: 6.0,
    nodes.RivalDiscardsHand: 5.0,
    nodes.DiscardHand: -4.0,
    nodes.PreventThat: 2.0,
    nodes.Survive: 3.0,
    nodes.CancelDamageKind: 2.5,
    nodes.CantThisSpan: 2.0,
    nodes.CanThisSpan: 1.5,
    nodes.AddCounters: 0.7,
    nodes.LookTop: 0.5,
    nodes.LookHand: 0.7,
    nodes.WinBattle: 40.0,
    nodes.LoseBattle: -40.0,
}
EACH_ONE: Final[dict[type[Node], float]] = {  # and for each of the number in it
    nodes.Draw: 1.5,
    nodes.DiscardCards: -1.2,
    nodes.RivalDraws: -1.5,
    nodes.RivalDiscards: 1.4,
    nodes.GainActions: 3.0,
    nodes.GainActionsNext: 2.5,
    nodes.LoseActions: 3.0,
    nodes.LoseActionsNext: 2.5,
    nodes.Mill: 0.2,
    nodes.ReduceThat: 0.9,
    nodes.MoreActions: 9.0,
    nodes.TakesLess: 1.5,
    nodes.DealsMore: 1.5,
    nodes.MoreDraw: 2.0,
    nodes.TakesMore: -1.5,
}
KEYWORDS: Final = {
    "Intercept": 1.0,
    "Ranged Attack": 2.5,
    "Decoy": 0.5,
    "Swift": 1.0,
    "Immortal": 5.0,
    "Deathproof": 0.7,
    "Ephemeral": -0.3,
    "Incorporeal": -0.3,
    "Lifesteal": 1.5,
    "Pierce": 1.0,
    "Double Attack": 3.0,
}
STATS: Final = {"Attack": 1.0, "Life": 0.8}
OFTEN: Final = {"Spell": 1.6, "Action": 2.2, "trigger": 1.6, "time": 2.2, "instead": 1.4, "statement": 1.0, "": 1.0}
RULE: Final = 2.0  # a statement that is not known better
SHORT: Final = 0.5  # what ends with the turn, wave or round
COSTS: Final = {"Free": 1.4, "Limited Free": 1.2, "Long": 0.5, "Limited": 0.9, "Limited Long": 0.45}


def worth(node: Node, box: str) -> Worth:
    """The points of a text, and where it stands among the printed ones of its box."""
    value = points(node)
    doubt = max(LEAST_DOUBT, abs(value) * DOUBT)
    return Worth(round(value - doubt, 1), round(value, 1), round(value + doubt, 1), beside(value, box))


def beside(value: float, box: str) -> str:
    printed = scale()[box]
    below = sum(other < value for other in printed)
    low, middle, high = statistics.quantiles(printed, n=4)
    where = f"more than {below} of the {len(printed)} texts printed in that box"
    return f"{where}, of which half are worth {low:.1f} to {high:.1f} and the middle one {middle:.1f}"


@cache
def scale() -> dict[str, list[float]]:
    """The points of all shipped texts, by box."""
    found: dict[str, list[float]] = {}
    for _, _, box, text in texts():
        found.setdefault(box, []).append(points(parse(text, grammar_of(box))))
    return found


def points(node: Node) -> float:
    match node:
        case nodes.Text(lines, head):
            return sum(map(statement, lines)) + (0.0 if head is None else headed(head))
        case nodes.OrderText(speed, do):
            paid = {"OrderFree": 1.4, "OrderLong": 0.7}.get(type(speed).__name__, 1.0)
            return paid * steps(do)
        case nodes.TrapText(do=do) | nodes.TrapTimed(do=do):
            return 0.9 * steps(do)
    return steps(node)


def headed(head: Node) -> float:
    match head:
        case nodes.Use(speed=speed, kind=kind, costs=costs, do=do):
            price = sum(steps(one) for one in costs)
            return OFTEN[kind] * COSTS.get(speed or "", 1.0) * (steps(do) + min(0.0, price))
        case nodes.Trigger(do=do):
            return OFTEN["trigger"] * steps(do)
        case nodes.Timed(do=do) | nodes.AfterCasualties(do=do):
            return OFTEN["time"] * steps(do)
    return OFTEN["instead"] * steps(head)


def statement(line: Node) -> float:
    rule = line.rule if isinstance(line, nodes.Static) else line
    narrow = 0.6 if getattr(line, "prefix", None) is not None else 1.0
    match rule:
        case nodes.Keywords(kws):
            return narrow * sum(KEYWORDS.get(kw, 1.0) for kw in kws)
        case nodes.Have(who, changes):
            return narrow * many(who) * side(who) * sum(map(change, changes))
    found = steps(rule)
    return narrow * many(getattr(rule, "who", None)) * (found or RULE)


def change(one: Node) -> float:
    match one:
        case nodes.Add(n, stat, per, foes):
            return n * STATS.get(stat, 0.5) * (2.0 if per is not None else 1.0) * (0.5 if foes is not None else 1.0)
        case nodes.Gain(kw):
            return KEYWORDS.get(kw, 1.0)
        case nodes.Lose(kw):
            return -KEYWORDS.get(kw, 1.0)
        case nodes.Status(status, times):
            number = int(status[:2]) if status[0] in "+-" else 0
            return (times or 1) * (
                number * 1.2 if number else -2.0 if status.startswith(("Cannot", "No ")) else KEYWORDS.get(status, 1.0)
            )
        case nodes.Multiply() | nodes.MultiplyPrinted():
            return 3.0
    return 2.0


def steps(part: object) -> float:
    """All that is done in a part of a text."""
    if isinstance(part, tuple):
        return sum(map(steps, part))
    if not isinstance(part, Node):
        return 0.0
    match part:
        case nodes.Apply(amount, to):
            return harm(to) * amount_of(amount) * many(to)
        case nodes.ApplySplit(n=n):
            return float(n)
        case nodes.Heal(amount, from_):
            return 0.7 * amount_of(amount) * many(from_)
        case nodes.HealSplit(n=n):
            return 0.6 * n
        case nodes.MoveDamage(amount) | nodes.Prevent(n=amount):
            return 1.3 * amount_of(amount)
        case nodes.Give(to, changes, until):
            return (SHORT if until is not None else 1.0) * many(to) * abs(sum(map(change, changes)))
        case nodes.OneOf(ways=ways, last=last):
            found = [steps(way) for way in (*ways, last)]
            return max(found) * 1.15 if isinstance(part.by, nodes.You) else min(found)
        case nodes.ForEach(per, do):
            return 2.2 * steps(do)
        case nodes.RepeatThis(n):
            return 0.0
        case nodes.If() | nodes.DoUnless() | nodes.IfMay() | nodes.MayUnless():
            return 0.7 * inside(part)
        case nodes.Otherwise():
            return 0.4 * inside(part)
    if type(part) in STEPS:
        what = next((getattr(part, name) for name in ("what", "who", "to") if hasattr(part, name)), None)
        return STEPS[type(part)] * (many(what) if isinstance(what, Node) else 1.0)
    if type(part) in EACH_ONE:
        n = getattr(part, "n", None)
        return EACH_ONE[type(part)] * (2 if n is None else n)
    return inside(part)


def inside(part: Node) -> float:
    return sum(
        steps(getattr(part, name)) for name in type(part).__match_args__ if name not in ("costs", "cond", "event")
    )


def amount_of(amount: object) -> float:
    match amount:
        case nodes.Points(n) | nodes.UpToPoints(n):
            return float(n)
        case int():
            return float(amount)
    return 3.0


def many(who: object) -> float:
    """How many things are meant, roughly."""
    match who:
        case nodes.Each(side=side_):
            return 4.0 if not side_ else 2.6
        case nodes.All(side=side_):
            return 2.2
        case nodes.EachOfThem() | nodes.Them():
            return 2.0
        case nodes.Neighbor(which="Forerunner and Supporter"):
            return 1.6
    return 1.0


def side(who: object) -> float:
    """Whether it is for you (1) or for the Rivals (-1)."""
    return -1.0 if getattr(who, "side", "") == "rival" else 1.0


def harm(to: object) -> float:
    """Damage to oneself costs; damage to everybody is worth little."""
    if isinstance(to, nodes.This) or (isinstance(to, nodes.LeaderOf) and to.side == "your"):
        return -1.0
    if isinstance(to, nodes.Each) and to.side == "your":
        return -1.0
    return (
        0.3
        if isinstance(to, nodes.Each) and not to.side and not any(isinstance(one, nodes.InPlace) for one in every(to))
        else 1.0
    )
