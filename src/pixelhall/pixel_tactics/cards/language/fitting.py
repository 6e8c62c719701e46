"""Which filters fit which nouns: a card in a pile is not in melee, and an empty slot has no Attack. What does not fit
would be passed over in silence or find nothing, and so it is refused."""

from typing import Final

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.cards.language.normal import normal
from pixelhall.pixel_tactics.cards.language.writer import phrase

PILES: Final = (nodes.InZone, nodes.InHand)
PLACES: Final = (nodes.InPlace, nodes.InFront, nodes.Behind, nodes.Adjacent, nodes.Facing)
STATS: Final = (nodes.AtLeast, nodes.AtMost, nodes.Exactly, nodes.Extreme)
PRINTED: Final = (nodes.Tagged, nodes.Named, nodes.SameName, nodes.OwnedBy)  # true of a card wherever it is
IN_RESERVE: Final = ("Trap", "Operation")
WOUNDS: Final = (nodes.Damaged, nodes.BelowHalf, nodes.Lethal, nodes.WithStatus)  # nothing of it is left on a Corpse


def misfit(noun: nodes.Noun, sought: bool = False) -> str:
    """Why the parts of a noun phrase do not fit each other; "" if they do."""
    if noun.kind == "card":
        return in_a_pile(noun, sought)
    if noun.kind == "empty slot":
        return _first(noun, PLACES, "an empty slot", "An empty slot only has a place")
    if noun.kind in IN_RESERVE:
        return in_the_reserve(noun)
    if noun.kind == "Corpse":
        return of_a_corpse(noun)
    return ""


def in_a_pile(noun: nodes.Noun, sought: bool) -> str:
    """A card in a hand, a deck or a discard pile shows what is printed on it and nothing else."""
    if noun.row is not None:
        return f'"{phrase(noun)}": cards in a pile stand in no row.'
    piles = [one for one in noun.where if isinstance(one, PILES)]
    if len(piles) > (0 if sought else 1):
        return f'"{phrase(noun)}": a card lies in one pile. Name one.'
    wounded = next((one for one in noun.where if isinstance(one, STATS) and one.stat not in ("Attack", "Life")), None)
    if wounded is not None:
        return f'"{phrase(wounded)}" does not fit a card in a pile: nothing has happened to it there.'
    fits = (*PILES, *PRINTED, *STATS, nodes.WithBox)
    return _first(
        noun,
        fits,
        "a card in a pile",
        "Only what is printed on it counts there: its name, tags, Attack, Life and texts",
    )


def in_the_reserve(noun: nodes.Noun) -> str:
    if noun.row is not None:
        return f'"{phrase(noun)}": the Reserve has no rows.'
    if len([one for one in noun.where if isinstance(one, nodes.InZone)]) > 1:
        return f'"{phrase(noun)}": a card lies in one pile. Name one.'
    fits = (*PILES, *PRINTED, nodes.WithCounters, nodes.WithNoCounters)
    return _first(noun, fits, "a card in the Reserve", "It can be told apart by its name, tags, counters and owner")


def of_a_corpse(noun: nodes.Noun) -> str:
    """A Corpse has neither damage nor statuses, and is in melee only for its own attack."""
    for one in noun.where:
        if isinstance(one, (*WOUNDS, nodes.InMelee)) or (isinstance(one, STATS) and one.stat not in ("Attack", "Life")):
            return f'"{phrase(one)}" does not fit a Corpse: it has no damage and no statuses, and is not in melee.'
    return ""


def _first(noun: nodes.Noun, fits: tuple[type[Node], ...], what: str, why: str) -> str:
    wrong = next((one for one in noun.where if not isinstance(one, fits)), None)
    return f'"{phrase(wrong)}" does not fit {what}. {why}.' if wrong is not None else ""


def misplaced(noun: nodes.Noun, sought: bool, holder: bool) -> str:
    """Why a noun other than "card" cannot be said of a pile; "" if it can. Traps and Operations are at home in a
    Reserve."""
    if noun.kind == "card":
        return ""
    found = sought or any(
        (isinstance(one, nodes.InHand) and holder)
        or (isinstance(one, nodes.InZone) and not (noun.kind in IN_RESERVE and is_reserve(one.zone)))
        for one in noun.where
    )
    return f'"{phrase(noun)}": a pile holds cards. Write "{phrase(as_card(noun))}".' if found else ""


def is_reserve(zone: Node) -> bool:
    return isinstance(zone, nodes.Zone) and zone.pile == "Reserve"


def as_card(noun: nodes.Noun) -> Node:
    """The same noun said of a card in a pile: a Trap is a card with a Trap there."""
    box = (nodes.WithBox(True, noun.kind),) if noun.kind in IN_RESERVE else ()
    return normal(nodes.Noun(None, "card", (*noun.where, *box)))


def whose_twice(side: str, what: Node) -> str:
    """Why "one of your cards in your Rival's hand" and its like are refused: the pile says whose a card is."""
    if side and isinstance(what, nodes.Noun) and what.kind == "card":
        return f'"{phrase(what)}": its pile says whose a card is. Leave "{SIDES[side]}" out.'
    return ""


LIVING: Final = frozenset({"Hero", "Leader", "Character", "token"})
STANDING: Final = LIVING | {"Corpse"}
NEEDS: Final[dict[type[Node], tuple[frozenset[str], tuple[str, ...]]]] = {  # what these verbs can do something to
    nodes.Apply: (LIVING, ("to",)),
    nodes.Heal: (LIVING, ("from_",)),
    nodes.MoveDamage: (LIVING, ("from_", "to")),
    nodes.SwapDamage: (LIVING, ("a", "b")),
    nodes.SetDamage: (LIVING, ("to",)),
    nodes.Prevent: (LIVING, ("to",)),
    nodes.Defeat: (LIVING, ("what",)),
    nodes.RemoveStatus: (LIVING, ("from_",)),
    nodes.RemoveAllStatuses: (LIVING, ("from_",)),
    nodes.SwapStats: (LIVING, ("of", "with_")),
    nodes.TransformTop: (LIVING, ("what",)),
    nodes.CastSpell: (LIVING, ("who",)),
    nodes.Refresh: (LIVING, ("who",)),
    nodes.Exhaust: (LIVING, ("who",)),
    nodes.Give: (STANDING, ("to",)),
    nodes.MakeAttack: (STANDING, ("who", "whom")),
    nodes.MoveTo: (STANDING, ("what",)),
    nodes.MoveDir: (STANDING, ("what",)),
    nodes.Swap: (STANDING, ("a", "b")),
    nodes.SwapControl: (STANDING, ("a", "b")),
    nodes.Revive: (frozenset({"Corpse", "Hero", "Character"}), ("what",)),
    nodes.ReviveInto: (frozenset({"Corpse", "Hero", "Character"}), ("what",)),
    nodes.Clear: (frozenset({"Corpse", "Hero", "Character"}), ("what",)),
    nodes.Activate: (frozenset({"Trap", "card"}), ("what",)),
    nodes.AddTime: (frozenset({"Operation", "card"}), ("on",)),
    nodes.RemoveTime: (frozenset({"Operation", "card"}), ("from_",)),
}


def in_vain(step: Node, name: str, kinds: frozenset[str]) -> str:
    """Why a step can do nothing to what a part of it names; "" if it can, or if that is not known."""
    fits, parts = NEEDS.get(type(step), (frozenset(), ()))
    if name not in parts or not kinds or kinds & fits:
        return ""
    wanted = (
        "a Trap"
        if "Trap" in fits
        else "an Operation"
        if "Operation" in fits
        else "a Corpse"
        if fits < STANDING and "Corpse" in fits
        else "a Character"
    )
    return f'"{phrase(step)}": nothing happens to {KINDS.get(min(kinds), "that")} by this. It needs {wanted}.'


KINDS: Final = {
    "card": "a card that is not in play",
    "Corpse": "a Corpse",
    "Operation": "an Operation",
    "Trap": "a Trap",
    "Hero": "a Hero",
    "Character": "a Character",
}
SIDES: Final = {"your": "of your", "rival": "Rival", "their": "of their", "ally": "of your allies'"}


def contradiction(step: Node) -> str:
    """Why two parts of a step exclude each other; "" if they do not."""
    match step:
        case nodes.Give(changes=changes, until=until) if until is not None:
            token = next((one for one in changes if isinstance(one, nodes.Status)), None)
            if token is not None:
                return (
                    f'"{phrase(token)}" is a token: it stays until it is removed. '
                    f'Leave "{phrase(until)}" out, or give what it does without brackets.'
                )
        case nodes.ApplySplit(by=nodes.Chance(), among=among) if not isinstance(among, (nodes.All, nodes.Them)):
            return 'Chance splits among all of them: write "split at random among Heroes", or choose some first.'
    return ""


def takes_over(move: nodes.MoveTo, said: str) -> bool:
    """Whether a move is to bring a Rival's card into your Unit, or one of yours into a Rival's."""
    if not isinstance(move.to, nodes.DestAny):
        return False
    theirs = said.startswith(("a Rival ", "another Rival ")) or getattr(move.what, "side", "") == "rival"
    yours = said.startswith("one of your ") or getattr(move.what, "side", "") == "your"
    return (theirs and isinstance(move.to.whose, nodes.You)) or (yours and isinstance(move.to.whose, nodes.Rival))


def unseen(part: Node) -> str:
    """Why a statement cannot follow from this: it would tell everybody what is on a card that nobody has shown; "" if
    it tells nothing."""
    match part:
        case nodes.TopCard():
            return told_of(part)
        case nodes.SameNameIn(zone=nodes.Zone(pile=pile)) if pile != "discard pile":
            return told_of(part)
        case nodes.Noun(kind="card", where=where):
            piles = [one for one in where if isinstance(one, PILES)]
            told = all(isinstance(one, nodes.InZone) and is_discard(one.zone) for one in piles)
            return "" if told or len(where) == len(piles) else told_of(part)
        case nodes.Noun(kind="Trap", where=where):
            return told_of(part) if any(isinstance(one, (*PRINTED[:3], nodes.WithBox)) for one in where) else ""
    return ""


def told_of(part: Node) -> str:
    return (
        f'"{phrase(part)}": a statement is true in sight of everybody, and would tell what is on a hidden card. '
        "Write it as an effect, which reveals the card first."
    )


def nowhere(cond: Node, kinds: frozenset[str]) -> str:
    """Why a condition can never hold of what it asks about; "" if it can."""
    if isinstance(cond, nodes.Is) and kinds == {"card"} and cond.what in ("a Hero", "a Leader", "a Corpse", "a token"):
        return (
            f'"{phrase(cond)}": a card that is not in play is none of these. '
            'Ask what is printed on it: "it has an Order", "it has the Ghoul tag".'
        )
    return ""


def unsettled(part: Node) -> str:
    """Why a statement cannot follow from this: it would change what it follows from; "" if it does not."""
    if isinstance(part, nodes.Extreme) and part.stat != "damage":
        return (
            f'"{phrase(part)}": a statement changes these numbers, and so who has the most of them. '
            f'Write "with 3 or more {part.stat}", or an effect, which asks once.'
        )
    return ""


def is_discard(zone: Node) -> bool:
    return isinstance(zone, nodes.Zone) and zone.pile == "discard pile"
