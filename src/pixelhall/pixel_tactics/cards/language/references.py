"""The second pass: what every "it", "that Hero" and "them" of a text means, and a BadCard for those that mean
nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.bindings import EACH_OF_SEVERAL, Bound, binding_of
from pixelhall.pixel_tactics.cards.language.environment import Environment, Ref, Thing, kinds_of
from pixelhall.pixel_tactics.cards.language.fitting import (
    contradiction,
    in_vain,
    nowhere,
    takes_over,
    unseen,
    unsettled,
)
from pixelhall.pixel_tactics.cards.language.happenings import happening
from pixelhall.pixel_tactics.cards.language.meanings import SLOT, Lost, meaning
from pixelhall.pixel_tactics.cards.language.node import Node, every, fields, values
from pixelhall.pixel_tactics.cards.language.writer import column, phrase, write

__all__ = ["Ref", "Scope", "resolve"]

PLURALS = (nodes.Each, nodes.EachOfThem, nodes.Them, nodes.All)
PLAYERS = (
    nodes.Rival,
    nodes.Ally,
    *EACH_OF_SEVERAL,
    nodes.AnyPlayer,
    nodes.Owner,
    nodes.Controller,
    nodes.You,
    nodes.Their,
    nodes.Chance,
)
ASKS = (
    nodes.If,
    nodes.IfMay,
    nodes.DoUnless,
    nodes.MayUnless,
    nodes.May,
    nodes.RivalMay,
    nodes.ReplaceMay,
)
HOLDING = (
    nodes.Has,
    nodes.HasAtMost,
    nodes.HasExactly,
    nodes.HasNo,
    nodes.HasMore,
    nodes.HasFewer,
)
EACH = Thing(Ref("each"), frozenset(), "each")


@dataclass(slots=True)
class Scope:
    """What the references of one text mean, by the identity of their nodes."""

    binds: dict[int, int] = field(default_factory=dict)  # a node that binds something: its register
    refs: dict[int, Ref] = field(default_factory=dict)  # a reference: what it means
    same: dict[int, Node] = field(
        default_factory=dict
    )  # a reference of kind "same": the reference whose meaning it shares


def resolve(node: Node, box: str, bearer: str = "") -> Scope:
    """The meaning of every reference in a text of that box. `bearer`, if known, is what "this" must be: Hero, Leader or
    card."""
    walker = Walker(node, bearer or ("" if box == "row" else "card"))
    walker.text(node)
    return walker.scope


class Walker:
    """Walks a text in printed order, with one environment for each ability."""

    def __init__(self, root: Node, bearer: str) -> None:
        self.root = root
        self.bearer = bearer
        self.scope = Scope()
        self.here = Environment()
        self.before: Node | None = None  # the sentence before this one
        self.fork = self.here  # what was known before the latest "if" or "may"
        self.said: dict[int, str] = {}  # a reference: how the thing was introduced
        self.called: dict[int, frozenset[str]] = {}  # a reference: what the thing that it means can be called

    def fail(self, node: Node, cause: str) -> NoReturn:
        raise BadCard(write(self.root), column(self.root, node), cause) from None

    def know(self, **news: Any) -> None:
        self.here = replace(self.here, **news)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """What is bound inside is not known outside: it happens later, or perhaps never."""
        kept = self.here
        yield
        self.here = kept

    # Texts and heads

    def text(self, node: Node) -> None:
        """A whole text: each statement and the headed ability is a scope of its own."""
        for ability in (*node.lines, *filter(None, [node.head])) if isinstance(node, nodes.Text) else (node,):
            self.here = Environment()
            self.before = None
            self.ability(ability)

    def ability(self, node: Node) -> None:
        match node:
            case nodes.Static(prefix, rule):
                self.in_sight(node)
                self.settled(node)
                self.prefix(prefix)
                self.statement(rule)
            case nodes.Trigger(prefix, event, _, do):
                self.prefix(prefix)
                self.trigger(event, do)
            case nodes.TrapText(event, do) | nodes.SnapWhen(event, do):
                self.trigger(event, do)
            case nodes.Replace(prefix, event, _, do, more):
                self.prefix(prefix)
                self.replacement(node, event, do, more)
            case nodes.ReplaceMay(prefix, event, _, first, rest, more):
                self.prefix(prefix)
                self.replacement(node, event, (first, *rest), more)
            case nodes.Timed(prefix, _, do) | nodes.AfterCasualties(prefix, do):
                self.prefix(prefix)
                self.sentences(do)
            case nodes.Use(costs=costs, do=do):
                self.costs(costs)
                self.sentences(do)
            case nodes.OrderText(do=do) | nodes.TrapTimed(do=do) | nodes.Snap(do=do) | nodes.SnapAt(do=do):
                self.sentences(do)
            case _:
                self.step(node)

    def prefix(self, node: Node | None) -> None:
        if isinstance(node, (nodes.While, nodes.Unless)):
            self.condition(node.cond)

    def statement(self, rule: Node) -> None:
        """A rule: after its subject, "it" is the subject, or each of several."""
        for name, value in zip(fields(rule), values(rule)):
            self.walk(value)
            if name == "who" and isinstance(value, Node) and not isinstance(value, PLAYERS):
                several = isinstance(value, nodes.All) or getattr(value, "which", "") == "Forerunner and Supporter"
                self.know(**({"handled": EACH} if several else {"condition": self.alike(value)}))

    def trigger(self, event: Node, do: tuple[Node, ...]) -> None:
        self.event(event)
        self.sentences(do)

    def replacement(self, head: Node, event: Node, do: tuple[Node, ...], more: tuple[Node, ...]) -> None:
        self.event(event)
        self.fork = self.here
        self.steps(do)
        self.know(would="")
        self.before = head
        self.sentences(more)

    def costs(self, costs: tuple[Node, ...]) -> None:
        limits = [cost for cost in costs if isinstance(cost, nodes.Once)]
        if len(limits) > 1:
            self.fail(limits[1], f'"{phrase(limits[0])}" stands there already. One such limit counts.')
        for cost in costs:
            if isinstance(cost, nodes.OnlyIf):
                self.in_sight(cost)
                self.condition(cost.cond)
            else:
                self.step(cost)

    def in_sight(self, node: Node) -> None:
        """What a statement says, and what a Spell or action is only offered for, hangs on nothing that is hidden."""
        for part in every(node):
            if wrong := unseen(part):
                self.fail(part, wrong)

    def settled(self, node: Node) -> None:
        """A statement follows from nothing that statements change for all at once."""
        for part in every(node):
            if wrong := unsettled(part):
                self.fail(part, wrong)

    def event(self, event: Node, later: bool = False) -> None:
        """Learn what an event brings. Of a later event, a known subject keeps its meaning and "it" is that subject."""
        self.walk(event)
        facts = happening(event)
        things, subject, card = self.here.things, self.here.subject, None
        if facts.subject is not None:
            subject = Thing(Ref("subject"), kinds_of(facts.subject), phrase(facts.subject))
            if later and id(facts.subject) in self.scope.refs:
                subject = self.alike(facts.subject)
            subject = replace(subject, kinds=subject.kinds | facts.more)
            things = (*things, subject)
            self.know(it=None)
        struck = None
        if facts.object is not None and not isinstance(facts.object, nodes.This):
            kinds = kinds_of(facts.object) or frozenset({"Character"})
            struck = Thing(Ref("object"), kinds, phrase(facts.object))
            things = (*things, struck)
        if facts.card:
            card = Thing(Ref("event"), facts.card, phrase(event))
            things = (*things, card)
        self.know(things=things, subject=subject, object=card or self.here.object, event=event, roles=facts.roles)
        sure = isinstance(facts.subject, nodes.It)  # it is called so in the event itself
        self.know(struck=None if sure else struck)
        self.know(declared=facts.declared, would=facts.would, left=facts.left)
        if facts.number:
            self.know(number=Ref("event"))

    def condition(self, cond: Node) -> None:
        """What must be so; of several, each knows what those before it speak of."""
        if isinstance(cond, (nodes.And, nodes.Or)):
            self.condition(cond.a)
            self.condition(cond.b)
            return
        if isinstance(cond, (nodes.YouDo, nodes.YouDoNot)) and self.before is None:
            self.fail(cond, f'"{phrase(cond)}": nothing was done before. Write "You may …" first.')
        self.walk(cond)
        if wrong := nowhere(cond, self.kinds(cond.who) if isinstance(cond, nodes.Is) else frozenset()):
            self.fail(cond, wrong)
        about = antecedent(cond)
        if about is not None:
            self.know(condition=self.alike(about))

    # Sentences

    def sentences(self, found: tuple[Node, ...]) -> None:
        for sentence in found:
            condition = self.here.condition
            self.sentence(sentence)
            self.know(condition=condition, their=False)
            self.before = sentence

    def otherwise(self, steps: tuple[Node, ...]) -> None:
        """What the sentence before has bound was not bound if it comes to this; later both may be meant."""
        after, self.here = self.here, self.fork
        self.steps(steps)
        if self.here.things == self.fork.things and self.here.group == self.fork.group:
            self.here = after

    def sentence(self, node: Node) -> None:
        if isinstance(node, ASKS):
            self.fork = self.here
        match node:
            case nodes.Do(steps):
                self.steps(steps)
            case nodes.May(first, rest):
                self.steps((first, *rest))
            case nodes.RivalMay(first, rest):
                self.know(their=True)
                self.steps((first, *rest))
            case nodes.If(cond, steps) | nodes.DoUnless(cond, steps):
                self.condition(cond)
                self.steps(steps)
            case nodes.IfMay(cond, first, rest) | nodes.MayUnless(cond, first, rest):
                self.condition(cond)
                self.steps((first, *rest))
            case nodes.Otherwise(steps):
                if not isinstance(self.before, ASKS):
                    self.fail(node, '"Otherwise" needs an "If" or a "may" in the sentence directly before it.')
                self.otherwise(steps)
            case (
                nodes.NextTime(event=event, steps=steps)
                | nodes.Lasting(event=event, steps=steps)
                | nodes.LastingBattle(event, steps)
            ):
                with self.aside():
                    self.event(event, later=True)
                    self.steps(steps)
            case nodes.NextWould(event, _, steps) | nodes.LastingWould(_, event, steps):
                with self.aside():
                    self.event(event, later=True)
                    self.steps(steps)
            case nodes.NextWouldMay(event, _, first, rest) | nodes.LastingWouldMay(_, event, first, rest):
                with self.aside():
                    self.event(event, later=True)
                    self.steps((first, *rest))
            case nodes.LastingWouldBattle(event, steps):
                with self.aside():
                    self.event(event, later=True)
                    self.steps(steps)
            case (
                nodes.Delayed(steps=steps)
                | nodes.DelayedNext(steps=steps)
                | nodes.DelayedYours(steps=steps)
                | nodes.DelayedAfter(steps=steps)
            ):
                with self.aside():
                    self.steps(steps)
            case nodes.OneOf(by, ways, last):
                self.one_of(by, (*ways, last))
            case nodes.DuringDo(steps=steps):
                self.steps(steps)
            case nodes.ForEach(per, steps):
                self.walk(per)
                self.steps(steps)
            case nodes.RepeatThis() if self.before is None:
                self.fail(node, '"Do this": nothing was done before.')

    def one_of(self, by: Node, ways: tuple[Node, ...]) -> None:
        """Several texts, of which one is chosen: none of them knows the others."""
        if isinstance(by, EACH_OF_SEVERAL):
            self.fail(by, '"each player chooses one" would be several texts at once. Write "your Rival chooses one:".')
        self.walk(by)
        for way in ways:
            assert isinstance(way, nodes.Way), "one of several texts is a Way"
            with self.aside():
                self.steps(way.steps)

    def steps(self, found: tuple[Node, ...]) -> None:
        for step in found:
            self.step(step)

    def step(self, node: Node) -> None:
        """One step. After its object, "it" is each of several, and "its owner" is the owner of the object."""
        their = self.here.their
        coming = any(isinstance(value, PLURALS) for value in values(node))
        self.know(
            coming=EACH if coming else None,
            passed=None,
            their=their or acts(node),
            sought=isinstance(node, nodes.Search),
        )
        self.mean(node)
        if wrong := contradiction(node):
            self.fail(node, wrong)
        made = self.register(node)
        for name, value in zip(fields(node), values(node)):
            outward = isinstance(node, nodes.MakeAttack) and self.here.handled is not None and value is node.whom
            if outward:
                self.know(handled=None)
            self.walk(value)
            if isinstance(value, Node) and (wrong := in_vain(node, name, self.kinds(value))):
                self.fail(value, wrong)
            if isinstance(node, nodes.MoveTo) and name == "what" and takes_over(node, self.said.get(id(value), "")):
                self.fail(
                    node,
                    f'"{phrase(node)}": a move stays within its Unit. To take it over write "gain control of {phrase(value)}".',
                )
            if isinstance(value, PLURALS):
                self.know(handled=EACH, passed=EACH)
            elif isinstance(value, nodes.Pick) and made:
                self.know(passed=Thing(made[1], kinds_of(value), phrase(value)))
            elif isinstance(value, Node) and (id(value) in self.scope.refs or kinds_of(value)):
                self.know(passed=self.alike(value))
        self.know(handled=None, coming=None, passed=None, their=their, sought=False)
        if made:
            self.here = learn(self.here, *made)

    def register(self, node: Node) -> tuple[Bound, Ref] | None:
        """What a step binds, and the register that carries it."""
        found = binding_of(node, self.here.group.kinds if self.here.group else frozenset())
        if found is None:
            return None
        number = self.scope.binds[id(node)] = len(self.scope.binds)
        return found, Ref("register", number)

    # References

    def walk(self, value: object) -> None:
        """Find the meaning of every reference in a value, in printed order."""
        if isinstance(value, tuple):
            for one in value:
                self.walk(one)
        elif isinstance(value, Node):
            if (
                isinstance(value, (nodes.Owner, nodes.Controller))
                and isinstance(value.of, nodes.Its)
                and self.here.passed
            ):
                self.settle(value.of, self.here.passed)
                return
            self.mean(value)
            inside = self.here.holder
            if isinstance(value, HOLDING):
                self.know(holder=True)
            for part in values(value):
                self.walk(part)
            self.know(holder=inside)

    def mean(self, node: Node) -> None:
        """Settle the meaning of one node, if it is a reference."""
        try:
            thing = meaning(node, self.here, self.bearer)
        except Lost as lost:
            self.fail(node, str(lost))
        if isinstance(node, nodes.This):
            self.bearer = self.bearer or node.kind
        if thing is not None:
            self.settle(node, thing)

    def kinds(self, node: Node) -> frozenset[str]:
        """What the thing that a reference or selection means can be called; empty if that is not known."""
        return self.called.get(id(node)) or kinds_of(node)

    def settle(self, node: Node, thing: Thing) -> None:
        self.scope.refs[id(node)] = thing.ref
        self.called[id(node)] = thing.kinds
        self.said[id(node)] = thing.said
        if thing.same is not None:
            self.scope.same[id(node)] = thing.same

    def alike(self, node: Node) -> Thing:
        """A thing that means the same as a reference."""
        ref = self.scope.refs.get(id(node))
        if ref is not None:
            return Thing(ref, kinds_of(node), phrase(node), self.scope.same.get(id(node)))
        return Thing(Ref("same"), kinds_of(node), phrase(node), node)


def learn(here: Environment, found: Bound, ref: Ref) -> Environment:
    """The environment after a binder."""
    thing = Thing(ref, found.kinds, found.said)
    news: dict[str, Any] = {}
    if found.one and found.paid:
        news |= {"paid": thing, "things": (*here.things, thing)}
    elif found.one:
        # a slot is "that slot", never "it"
        news |= {"things": (*here.things, thing)} | ({} if found.kinds == SLOT else {"it": thing})
    if found.several and not (found.paid and here.group):
        news["group"] = thing
    if found.chosen:
        items = (replace(thing, ref=replace(ref, item=item)) for item in range(min(found.chosen, 2)))
        news["chosen"] = (*here.chosen, *items)
    if found.place:
        news["places"] = (*here.places, (found.place, ref))
    news |= {"number": ref} if found.number else {}
    news |= {"excess": ref} if found.excess else {}
    news |= {"named": ref} if found.named else {}
    news |= {"coin": ref} if found.coin else {}
    news |= {"rolled": ref} if found.rolled else {}
    return replace(here, **news)


def acts(node: Node) -> bool:
    """Does another player act in this step, so that "their" has a meaning?"""
    actor = getattr(node, "who", None) or getattr(node, "by", None)
    return isinstance(actor, (nodes.Rival, nodes.Ally, *EACH_OF_SEVERAL, nodes.Owner, nodes.Controller))


def antecedent(cond: Node) -> Node | None:
    """The card that a condition is about."""
    for name in ("who", "what", "x", "of"):
        value = getattr(cond, name, None)
        if isinstance(value, (nodes.Stat, nodes.Twice, nodes.Half, nodes.Plus)):
            return antecedent(value)
        if isinstance(value, Node) and not isinstance(value, (*PLAYERS, nodes.Noun, nodes.Count)):
            return value
    return None
