"""What is allowed and yet hardly meant: endless actions, choices without use, and long ways to say short things."""

from collections.abc import Iterator

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node, every
from pixelhall.pixel_tactics.cards.language.references import Scope, resolve
from pixelhall.pixel_tactics.cards.language.writer import phrase

PRICES = (
    nodes.DiscardCards,
    nodes.DiscardAny,
    nodes.DiscardUpTo,
    nodes.DiscardHand,
    nodes.SpendActions,
    nodes.RemoveCounters,
    nodes.RemoveAllCounters,
    nodes.Defeat,
    nodes.DiscardIt,
    nodes.Clear,
)
QUESTIONS = (nodes.May, nodes.RivalMay, nodes.IfMay, nodes.MayUnless, nodes.OneOf, nodes.Choose)
GAINS = (nodes.Draw, nodes.DrawEqual, nodes.DrawUntil, nodes.GainActions)
OWN_ACTS = (nodes.Attacks, nodes.Declares, nodes.Casts, nodes.Deals)


def lints(node: Node, box: str, scope: Scope | None = None) -> list[str]:
    """Warnings about a text that is understood; a reference without a meaning is still a BadCard. `scope`: what is
    known of its references."""
    return list(
        dict.fromkeys(
            [
                *find_unused_choices(node, scope or resolve(node, box)),
                *in_vain(node),
                *find_repeated_subjects(node),
                *endless(node),
                *own_trap(node),
                *long_ways(node),
                *to_nobody(node),
                *settled_before(node),
                *done_by_you(node),
            ]
        )
    )


def find_unused_choices(node: Node, scope: Scope) -> Iterator[str]:
    """A choice whose result no later word uses."""
    used = {ref.register for ref in scope.refs.values() if ref.kind == "register"}
    for step in every(node):
        if isinstance(step, (nodes.Choose, nodes.ChooseNumber, nodes.NameCard)) and scope.binds[id(step)] not in used:
            yield f'The result of "{phrase(step)}" is never used.'


def in_vain(node: Node) -> Iterator[str]:
    """ "If you do" where nothing could have been left undone."""
    for head in every(node):
        asked = isinstance(head, nodes.ReplaceMay)
        for sentence in getattr(head, "more" if hasattr(head, "more") else "do", ()):
            if (
                isinstance(sentence, (nodes.If, nodes.IfMay))
                and isinstance(sentence.cond, (nodes.YouDo, nodes.YouDoNot))
                and not asked
            ):
                yield f'"If {phrase(sentence.cond)}" follows neither a "may" nor a price.'
            asked = asked or any(isinstance(part, (*QUESTIONS, *PRICES)) for part in every(sentence))


def find_repeated_subjects(node: Node) -> Iterator[str]:
    """Two statements about one subject."""
    seen: list[tuple[Node | None, Node]] = []
    for line in every(node):
        if isinstance(line, nodes.Static) and isinstance(line.rule, (nodes.Have, nodes.Keywords)):
            who = line.rule.who if isinstance(line.rule, nodes.Have) else nodes.This("Hero")
            if (line.prefix, who) in seen:
                yield f'Two statements say what {phrase(who)} has. Write one list: "… +1 Attack and Intercept."'
            seen.append((line.prefix, who))


def endless(node: Node) -> Iterator[str]:
    """A free action without limit that pays for itself."""
    for use in every(node):
        if isinstance(use, nodes.Use) and use.kind == "Action" and use.speed == "Free" and not use.costs:
            if any(isinstance(step, GAINS) for step in every(use)):
                yield 'A Free Action that draws cards or gains actions can be used without end. Write "Limited Free Action".'


def own_trap(node: Node) -> Iterator[str]:
    """A Trap that waits for what only you do."""
    if isinstance(node, nodes.TrapText):
        who = getattr(node.event, "who", None)
        mine = isinstance(who, nodes.You) or (isinstance(node.event, OWN_ACTS) and getattr(who, "side", "") == "your")
        if mine:
            yield f'The Trap waits for "{phrase(node.event)}", which no Rival ever does.'


def long_ways(node: Node) -> Iterator[str]:
    """Sentences for which there is a shorter one."""
    for part in every(node):
        match part:
            case nodes.Noun(row=None, where=where) if nodes.RowPlace in {
                type(getattr(one, "place", None)) for one in where
            }:
                yield f'"{phrase(part)}": write the row before the noun, as in "Rear Heroes".'
            case nodes.MustAttack(nodes.This()):
                yield 'This is the keyword "Decoy".'
            case nodes.Can(what="act on arrival") | nodes.CanThisSpan(what="act on arrival"):
                yield 'This is the keyword "Swift".'
            case nodes.Can(what="attack twice each wave") | nodes.CanThisSpan(what="attack twice each wave"):
                yield 'This is the keyword "Double Attack".'
            case nodes.Cannot(what="be defeated by effects") | nodes.CantThisSpan(what="be defeated by effects"):
                yield 'This is the keyword "Deathproof".'
            case nodes.NoCorpse():
                yield 'This is the keyword "Ephemeral".'
            case nodes.Blocks(yes=False):
                yield 'This is the keyword "Incorporeal".'
            case nodes.Attacks(
                who=nodes.Pick(side="", other=False, what=nodes.Noun(None, "Character", ())), whom=whom
            ) if whom is not None:
                yield f'Write "{phrase(whom)} is attacked".'
            case nodes.Pick(side="your", what=nodes.Noun(kind="card", where=(nodes.InHand(),))):
                yield 'Write "a card in your hand".'


def done_by_you(node: Node) -> Iterator[str]:
    """A price in a text that a Rival chooses is still paid by whoever has the card."""
    for part in every(node):
        if isinstance(part, nodes.OneOf) and not isinstance(part.by, (nodes.You, nodes.Chance)):
            for step in every((*part.ways, part.last)):
                if isinstance(step, OWN_PRICES):
                    yield f'"{phrase(step)}": you do that; the Rival only chooses. For the Rival write "your Rival …".'


OWN_PRICES = (nodes.DiscardCards, nodes.DiscardAny, nodes.DiscardUpTo, nodes.DiscardHand, nodes.SpendActions)


def to_nobody(node: Node) -> Iterator[str]:
    """A statement about cards that are not in play."""
    for line in every(node):
        who = getattr(line.rule, "who", None) if isinstance(line, nodes.Static) else None
        if isinstance(who, nodes.All) and isinstance(who.what, nodes.Noun) and who.what.kind == "card":
            yield f'"{phrase(who)}": what a statement gives counts in play, and these cards are not.'


def settled_before(node: Node) -> Iterator[str]:
    """A condition that nothing on the table can change."""
    for part in every(node):
        match part:
            case nodes.StatAtLeast(x, n) | nodes.Has(n=n, what=x) | nodes.ThereAre(n, x) if n == 0:
                yield f'"{phrase(part)}" is always so.'
            case nodes.StatAtMost(nodes.Count(nodes.All(side="your", what=nodes.Noun(kind="Leader"))), n) if n >= 1:
                yield f'"{phrase(part)}" is always so: a Unit has one Leader.'
            case nodes.StatAtLeast(nodes.Count(nodes.All(side="your", what=nodes.Noun(kind="Leader"))), n) if n >= 2:
                yield f'"{phrase(part)}" is never so: a Unit has one Leader.'
            case nodes.StatMore(x, y) if x == y:
                yield f'"{phrase(part)}" is never so.'
            case nodes.Has(n=n, what=nodes.Noun(kind="Leader")) if n >= 2:
                yield f'"{phrase(part)}" is never so: a Unit has one Leader.'
            case nodes.HasAtMost(n=n, what=nodes.Noun(kind="Leader")) if n >= 1:
                yield f'"{phrase(part)}" is always so: a Unit has one Leader.'
