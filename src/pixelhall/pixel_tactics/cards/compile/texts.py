"""Whole texts: heads, sentences, costs; one program for each ability."""

from pixelhall.pixel_tactics.cards.compile import conditions, events, searches, statements
from pixelhall.pixel_tactics.cards.compile.lasting import keep_replacement, keep_trigger
from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.rivals import with_rival
from pixelhall.pixel_tactics.cards.compile.steps import step
from pixelhall.pixel_tactics.cards.compile.terms import SPANS, Ops, Unplayed
from pixelhall.pixel_tactics.cards.compile.verbs.choosing import choose
from pixelhall.pixel_tactics.cards.effects import conditions as effects
from pixelhall.pixel_tactics.cards.effects import damage, flow, needs, piles, references, snaps
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node, every
from pixelhall.pixel_tactics.cards.language.references import Scope
from pixelhall.pixel_tactics.cards.language.writer import phrase, write
from pixelhall.pixel_tactics.numbers import by, event, lasts, until
from pixelhall.pixel_tactics.texts.book import (
    KEEPS_ALL,
    KEEPS_NOTHING,
    KEEPS_UNLETHAL,
    Book,
    Box,
    Face,
    Need,
    Replacement,
    Trigger,
    Use,
)
from pixelhall.pixel_tactics.texts.parts import Condition

END_EVENTS = (event.END_TURN, event.END_WAVE, event.END_ROUND)


def row(book: Book, node: Node, scope: Scope, box: Box) -> None:
    """Adds everything a row, leader or operation text says to a box."""
    assert isinstance(node, nodes.Text), "a row is a Text"
    text = write(node)
    box.texts.append(text)
    for line in node.lines:
        reader = Reader(book, scope, text)
        assert isinstance(line, nodes.Static), "a statement is Static"
        when = conditions.prefix(reader, line.prefix)
        book.hangs = book.hangs or any(hangs(part) for part in every(line))
        for modifier in statements.modifiers(reader, line.rule):
            modifier.when = when
            modifier.text = text
            box.modifiers.append(modifier)
    if node.head is not None:
        head(Reader(book, scope, text), node.head, box)


def hangs(node: Node) -> bool:
    """Whether what it says follows from what statements say."""
    match node:
        case nodes.Stat(printed, _, stat):
            return not printed and stat != "damage"
        case nodes.AtLeast(stat=stat) | nodes.AtMost(stat=stat) | nodes.Exactly(stat=stat) | nodes.Extreme(stat=stat):
            return stat != "damage"
        case nodes.WithKeyword() | nodes.HasKeyword() | nodes.InMelee() | nodes.Lethal():
            return True
        case nodes.BelowHalf():
            return True
        case nodes.Is(what=what):
            return "melee" in what or "Life" in what
    return False


def head(reader: Reader, node: Node, box: Box) -> None:
    match node:
        case nodes.Use():
            box.uses.append(use(reader, node))
        case nodes.Replace(prefix, happening, period, do, more):
            made = replacement(reader, prefix, happening, do, more, False)
            made.trigger.span = -1 if period is None else SPANS[period]
            box.replacements.append(made)
        case nodes.ReplaceMay(prefix, happening, period, first, rest, more):
            made = replacement(reader, prefix, happening, (first, *rest), more, True)
            made.trigger.span = -1 if period is None else SPANS[period]
            box.replacements.append(made)
        case nodes.Trigger(prefix, happening, period, do):
            trigger = events.hear(reader, happening)
            trigger.when = conditions.prefix(reader, prefix)
            trigger.span = -1 if period is None else SPANS[period]
            box.triggers.append(finish_trigger(reader, trigger, do, by.EFFECT))
        case nodes.Timed(prefix, time, do):
            trigger = events.at(reader, time)
            trigger.when = conditions.both(trigger.when, conditions.prefix(reader, prefix))
            box.triggers.append(finish_trigger(reader, trigger, do, by.EFFECT))
        case nodes.AfterCasualties(prefix, do):
            trigger = Trigger(event.AFTER_CASUALTIES, -1)
            trigger.when = conditions.prefix(reader, prefix)
            box.triggers.append(finish_trigger(reader, trigger, do, by.EFFECT))
        case _:
            raise Unplayed(type(node).__name__)


def finish_trigger(reader: Reader, trigger: Trigger, do: tuple[Node, ...], source: int) -> Trigger:
    trigger.program = reader.book.add(sentences(reader, do), source, reader.text)
    trigger.text = reader.text
    return trigger


def replacement(
    reader: Reader, prefix: Node | None, event: Node, do: tuple[Node, ...], more: tuple[Node, ...], may: bool
) -> Replacement:
    """The program runs instead; what stays of the damage follows from its words."""
    trigger = events.would_of(reader, event)
    trigger.when = conditions.prefix(reader, prefix)
    ops: Ops = [flow.Did()]
    reader.acts = True
    searches.prepare(reader, (*do, *more))
    steps(reader, ops, do)
    extend(reader, ops, more)
    searches.finish(reader, ops)
    trigger.program = reader.book.add(ops, by.EFFECT, reader.text)
    trigger.text = reader.text
    made = Replacement(trigger, may, keeps(do))
    keep_replacement(reader, made)
    return made


def keeps(do: tuple[Node, ...]) -> int:
    """What of the replaced damage its words leave as it was."""
    if any(isinstance(one, nodes.ReduceThat | nodes.PreventThat) for one in do):
        return KEEPS_ALL
    if any(isinstance(part, nodes.LethalPart) for part in every(do)):
        return KEEPS_UNLETHAL
    return KEEPS_NOTHING


def hostile(node: Node) -> bool:
    """Whether its very words touch a rival's side (PT-CEASE-05, A-026)."""
    for part in every(node):
        if isinstance(part, nodes.Rival | nodes.EachRival | nodes.Attacker | nodes.MakeAttack):
            return True
        if getattr(part, "side", "") == "rival" or (
            isinstance(part, nodes.PickPlace) and part.where in ("rival", "all")
        ):
            return True
    return False


# Orders, Traps, Spells and actions.


def order(book: Book, node: Node, scope: Scope) -> tuple[int, int, bool]:
    """The program of an Order, its speed, and whether it is hostile by its words."""
    assert isinstance(node, nodes.OrderText), "an Order is an OrderText"
    reader = Reader(book, scope, write(node))
    speed = 0 if node.speed is None else 1 if isinstance(node.speed, nodes.OrderFree) else 2
    return book.add(sentences(reader, node.do), by.ORDER, reader.text), speed, hostile(node)


def trap(book: Book, node: Node, scope: Scope) -> Trigger:
    reader = Reader(book, scope, write(node))
    match node:
        case nodes.TrapText(event, do, must):
            trigger = events.hear(reader, event, True)
        case nodes.TrapTimed(time, do, must):
            trigger = events.at(reader, time)
        case _:
            raise Unplayed(type(node).__name__)
    trigger.must = must
    return finish_trigger(reader, trigger, do, by.TRAP)


def snap(book: Book, node: Node, scope: Scope, face: Face) -> None:
    """What a base does once: an action, or the answer to an event or a time, which its player may take (A-181)."""
    reader = Reader(book, scope, write(node))
    match node:
        case nodes.Snap(speed, do):
            face.snap_speed = statements.speed_of(speed)[0]
            face.snap_hostile = hostile(node)
            effect = book.add(sentences(reader, do), by.EFFECT, reader.text)
            face.snap = book.add([snaps.Begin(effect), snaps.Flip()], by.EFFECT, reader.text)
            return
        case nodes.SnapWhen(happening, do):
            trigger = events.hear(reader, happening)
        case nodes.SnapAt(time, do):
            trigger = events.at(reader, time)
        case _:
            raise Unplayed(type(node).__name__)
    effect = book.add(sentences(reader, do), by.EFFECT, reader.text)
    ops: Ops = [snaps.Offer(reader.text, hostile(node)), snaps.Begin(effect), snaps.Flip()]
    trigger.program = book.add(ops, by.EFFECT, reader.text)
    trigger.text = reader.text
    face.operation.triggers.append(trigger)


def use(reader: Reader, node: nodes.Use) -> Use:
    speed, limited = statements.speed_of(node.speed or "")
    made = Use(-1, node.kind == "Spell", node.name or "", speed, limited)
    made.whose = node.whose or ""
    made.hostile = hostile(node) or made.whose == "Rival"
    made.text = reader.text
    costs: Ops = []
    for price in node.costs:
        cost(reader, made, price, costs)
    source = by.SPELL if made.spell else by.EFFECT
    if costs:
        made.costs = reader.book.add(costs, source, reader.text)
        reader.rival_bound = reader.ally_bound = False  # what is done is a program of its own
    made.program = reader.book.add(sentences(reader, node.do), source, reader.text)
    if made.whose == "Hand":
        reader.book.hand_actions = True
    return made


def cost(reader: Reader, made: Use, price: Node, ops: Ops) -> None:
    """A requirement, a limit, or something to pay in full."""
    known = len(made.needs)
    match price:
        case nodes.OnlyIf(cond):
            made.needs.append(needs.Holds(conditions.condition(reader, cond)))
        case nodes.OnlyDuring(time):
            made.needs.append(needs.Holds(conditions.time(reader, time)))
        case nodes.Once(period):
            made.span = SPANS[period]
        case nodes.SkipAttack():
            made.attackless = True
        case nodes.SpendActions(n):
            made.extra += n
        case nodes.DiscardCards(_, n) | nodes.RevealCard(n):
            made.needs.append(needs.Cards(n or 0))
            ops += step(reader, price)
        case nodes.RemoveCounters(n, name, from_):
            made.needs.append(needs.Counted(reader.group(from_), reader.counter(name), n))
            ops += step(reader, price)
        case nodes.CostClear(what) | nodes.CostDefeat(what) | nodes.CostDiscard(what) | nodes.CostReturn(what, _):
            made.needs.append(sacrifice(reader, price, what, ops))
        case nodes.Apply(_, to):
            made.needs.append(needs.Exists(reader.group(to)))
            ops += step(reader, price)
        case nodes.Defeat(what) | nodes.DiscardIt(what) | nodes.Clear(what):
            made.needs.append(needs.Exists(reader.group(what)))
            ops += step(reader, price)
        case _:
            raise Unplayed(f"{type(price).__name__} as a cost")
    for need in made.needs[known:]:
        need.words = write(price)


def sacrifice(reader: Reader, price: Node, what: Node, ops: Ops) -> Need:
    """Choose one of your own and give it up."""
    register = reader.register(price)
    reader.scope.binds[id(what)] = register
    ops.append(choose(reader, what, nodes.You(), what))
    chosen = references.Bound(register, -1)
    match price:
        case nodes.CostClear():
            ops.append(damage.Clear(chosen))
        case nodes.CostDefeat():
            ops.append(damage.Defeat(chosen))
        case nodes.CostDiscard():
            ops.append(damage.Discard(chosen))
        case nodes.CostReturn(_, to):
            reader.acts = True
            ops += with_rival(reader, [piles.Send(chosen, *reader.pile(to), False)])
            reader.acts = False
    return needs.Exists(reader.group(what))


# Sentences.


def sentences(reader: Reader, do: tuple[Node, ...]) -> Ops:
    ops: Ops = []
    reader.acts = True
    searches.prepare(reader, do)
    extend(reader, ops, do)
    searches.finish(reader, ops)
    return ops


def extend(reader: Reader, ops: Ops, do: tuple[Node, ...]) -> None:
    asked_before = bool(ops)
    for one, after in zip(do, (*do[1:], None)):
        asked_before = asked_before or isinstance(one, nodes.May | nodes.RivalMay | nodes.IfMay | nodes.MayUnless)
        if (
            isinstance(after, nodes.If | nodes.IfMay | nodes.DoUnless | nodes.MayUnless)
            and any(isinstance(part, nodes.YouDo | nodes.YouDoNot) for part in every(after.cond))
            and not asked_before
        ):
            ops.append(flow.Did())  # without a "may", the steps just before are what was done or not
        sentence(reader, ops, one)


def steps(reader: Reader, ops: Ops, some: tuple[Node, ...]) -> None:
    for one in some:
        ops += with_rival(reader, step(reader, one))


def perhaps(reader: Reader, ops: Ops, some: tuple[Node, ...]) -> None:
    """Steps that may be passed by: what they settle is not settled after them."""
    before = reader.rival_bound, reader.ally_bound
    steps(reader, ops, some)
    reader.rival_bound, reader.ally_bound = before


def sentence(reader: Reader, ops: Ops, node: Node) -> None:
    match node:
        case nodes.Do(some):
            steps(reader, ops, some)
        case nodes.May(first, rest):
            may(reader, ops, flow.May(None, question_for(first, rest)), (first, *rest))
        case nodes.RivalMay(first, rest):
            reader.actor = reader.rival()
            may(reader, ops, flow.May(reader.actor, question_for(first, rest)), (first, *rest))
            reader.actor = references.You()
        case nodes.If(cond, some):
            test(reader, ops, conditions.condition(reader, cond), some)
        case nodes.DuringDo(time, some):
            test(reader, ops, conditions.time(reader, time), some)
        case nodes.IfMay(cond, first, rest):
            may_if(reader, ops, conditions.condition(reader, cond), (first, *rest))
        case nodes.DoUnless(cond, some):
            test(reader, ops, effects.Not(conditions.condition(reader, cond)), some)
        case nodes.MayUnless(cond, first, rest):
            may_if(reader, ops, effects.Not(conditions.condition(reader, cond)), (first, *rest))
        case nodes.Otherwise(some):
            otherwise = flow.Otherwise()
            ops.append(otherwise)
            perhaps(reader, ops, some)
            otherwise.end = len(ops)
        case nodes.OneOf(by, ways, last):
            one_of(reader, ops, node, by, (*ways, last))
        case nodes.ForEach(per, some):
            register = reader.new_register()
            loop = flow.Repeat(reader.per(per), register)
            ops += with_rival(reader, [loop])
            start = len(ops)
            perhaps(reader, ops, some)
            ops.append(flow.Back(register, start))
            loop.end = len(ops)
        case nodes.RepeatThis(n):
            ops.append(flow.DoThis(reader.new_register(), n))
        case _:
            lasting(reader, ops, node)


def question_for(first: Node, rest: tuple[Node, ...]) -> str:
    return ", then ".join(phrase(one) for one in (first, *rest)).capitalize() + "?"


def may(reader: Reader, ops: Ops, question: flow.May, some: tuple[Node, ...]) -> None:
    ops += with_rival(reader, [question])
    perhaps(reader, ops, some)
    question.end = len(ops)


def may_if(reader: Reader, ops: Ops, condition: Condition, some: tuple[Node, ...]) -> None:
    check = flow.If(condition, True)
    ops += with_rival(reader, [check])
    may(reader, ops, flow.May(None, question_for(some[0], some[1:])), some)
    check.end = len(ops)


def test(reader: Reader, ops: Ops, condition: Condition, some: tuple[Node, ...]) -> None:
    check = flow.If(condition, True)
    ops += with_rival(reader, [check])
    perhaps(reader, ops, some)
    check.end = len(ops)


def one_of(reader: Reader, ops: Ops, node: Node, by: Node, ways: tuple[Node, ...]) -> None:
    """Choose one: each of the texts ends where all of them are over."""
    who = None if isinstance(by, nodes.You | nodes.Chance) else reader.players(by)
    fork = flow.OneOf(who, isinstance(by, nodes.Chance), phrase(node)[:1].upper() + phrase(node)[1:])
    ops += with_rival(reader, [fork])
    outs: list[flow.Goto] = []
    for way in ways:
        assert isinstance(way, nodes.Way), "one of several texts is a Way"
        fork.starts.append(len(ops))
        perhaps(reader, ops, way.steps)
        outs.append(flow.Goto())
        ops.append(outs[-1])
    for out in outs:
        out.end = len(ops)


def lasting(reader: Reader, ops: Ops, node: Node) -> None:
    """Triggers and replacements that an effect leaves behind, with today's bindings."""
    before = reader.passive, reader.attacker_other, reader.doer
    kind, waves, may_decline = lasts.TRIGGER, 0, False
    match node:
        case nodes.Delayed(span, some):
            trigger, end = Trigger(END_EVENTS[SPANS[span]], -1), SPANS[span]
            trigger.once = trigger.delayed = True
        case nodes.DelayedNext() | nodes.DelayedYours() | nodes.DelayedAfter():
            trigger, waves, some = delayed(reader, ops, node)
            end = until.WAVES_PASSED if waves else until.BATTLE
        case nodes.NextTime(event, span, some):
            trigger, end = events.hear(reader, event), SPANS[span]
            trigger.once = True
        case nodes.NextWould(event, span, some) | nodes.LastingWould(span, event, some):
            trigger, end = events.would_of(reader, event), SPANS[span]
            trigger.once = isinstance(node, nodes.NextWould)
            kind = lasts.REPLACEMENT
        case nodes.NextWouldMay(event, span, first, rest) | nodes.LastingWouldMay(span, event, first, rest):
            trigger, end, some = events.would_of(reader, event), SPANS[span], (first, *rest)
            trigger.once = isinstance(node, nodes.NextWouldMay)
            kind, may_decline = lasts.REPLACEMENT, True
        case nodes.LastingWouldBattle(event, some):
            trigger, end = events.would_of(reader, event), until.BATTLE
            kind = lasts.REPLACEMENT
        case nodes.Lasting(span, event, some):
            trigger, end = events.hear(reader, event), SPANS[span]
        case nodes.LastingBattle(event, some):
            trigger, end = events.hear(reader, event), until.BATTLE
        case _:
            raise Unplayed(type(node).__name__)
    reader.rival_needed = reader.ally_needed = False  # an event hears any Rival, or the one who is bound by then
    body: Ops = [flow.Did()] if kind == lasts.REPLACEMENT else []
    outer, reader.searches = reader.searches, []
    perhaps(reader, body, some)
    searches.finish(reader, body)
    reader.searches = outer
    trigger.program = reader.book.add(body, by.EFFECT, reader.text)
    if kind == lasts.REPLACEMENT:
        trigger.text = reader.text
        index = keep_replacement(reader, Replacement(trigger, may_decline, keeps(some)))
    else:
        index = keep_trigger(reader, trigger)
    ops.append(flow.Leave(index, kind, end, waves))
    reader.passive, reader.attacker_other, reader.doer = before


def delayed(reader: Reader, ops: Ops, node: Node) -> tuple[Trigger, int, tuple[Node, ...]]:
    """What happens once, at a moment that is still to come, and after how many waves it is over: 0 if that is not how
    it ends. The turn or round that runs now is noted where it counts."""
    waves = 0
    match node:
        case nodes.DelayedNext("start", span, some):
            trigger = Trigger(START_EVENTS[SPANS[span]], -1)
        case nodes.DelayedYours("start", some):
            trigger = Trigger(event.START_TURN, -1)
            trigger.players = references.You()
        case nodes.DelayedYours(_, some):
            trigger = Trigger(event.END_TURN, -1)
            trigger.players = references.You()
            trigger.when = later(reader, ops, 1, "turn")
        case nodes.DelayedNext(_, "wave", some):
            trigger, waves = Trigger(event.END_WAVE, -1), 2
        case nodes.DelayedAfter(n, "wave", some):
            trigger, waves = Trigger(event.END_WAVE, -1), max(1, n)
        case nodes.DelayedNext(_, span, some):
            trigger = Trigger(END_EVENTS[SPANS[span]], -1)
            trigger.when = later(reader, ops, 1, span)
        case nodes.DelayedAfter(n, span, some):
            trigger = Trigger(END_EVENTS[SPANS[span]], -1)
            trigger.when = later(reader, ops, max(1, n) - 1, span)
        case _:
            raise Unplayed(type(node).__name__)
    trigger.once = trigger.delayed = True
    return trigger, waves, some


START_EVENTS = (event.START_TURN, event.START_WAVE, event.START_ROUND)


def later(reader: Reader, ops: Ops, n: int, span: str) -> Condition:
    """So many turns or rounds after the one that runs."""
    register = reader.new_register()
    ops.append(flow.NoteTime(register, span == "round"))
    return effects.TurnsOn(register, n, span == "round")
