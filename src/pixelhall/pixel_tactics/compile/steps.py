"""Steps as ops: one function for each family of verbs."""

from pixelhall.core.machine import Op
from pixelhall.pixel_tactics import codes, statuses
from pixelhall.pixel_tactics.book import Modifier, Trigger
from pixelhall.pixel_tactics.codes import FOR_WAVES, L_TRIGGER, THIS_ATTACK, UNTIL_BATTLE, UNTIL_DAMAGED, UNTIL_NEXT_TURN, UNTIL_USED
from pixelhall.pixel_tactics.compile import searches, statements
from pixelhall.pixel_tactics.compile.reader import KINDS_OF_ATTACK, MOST, SPANS, Reader, Unplayed
from pixelhall.pixel_tactics.effects import acts, amounts, cardplay, choices, conditions, damage, flow, gifts, movement, places, references
from pixelhall.pixel_tactics.effects.parts import Fixed, Group, Nothing
from pixelhall.pixel_tactics.language import nodes
from pixelhall.pixel_tactics.language.node import Node
from pixelhall.pixel_tactics.language.writer import phrase
from pixelhall.pixel_tactics.state import Duel
from pixelhall.pixel_tactics.words import BY_EFFECT, DECK, HAND, RESERVE, ROWS

Ops = list[Op[Duel]]
CANCELLED = {
    "attack": [codes.ATTACK_P], "Order": [codes.ORDER_P], "Operation": [codes.OPERATE_P], "Spell": [codes.SPELL_P], "Trap": [codes.TRAP_P],
    "Recruit": [codes.RECRUIT_P], "Move": [codes.MOVE_P],
}


def step(reader: Reader, node: Node) -> Ops:
    """The ops of one step."""
    for family in (choosing, of_damage, of_place, of_cards, of_orders, of_acts, of_players, of_gifts, of_end):
        ops = family(reader, node)
        if ops is not None:
            return ops
    raise Unplayed(type(node).__name__)


def until(node: Node | None) -> tuple[int, int]:
    """How a lasting thing ends, and what that end needs."""
    match node:
        case None | nodes.RestOfBattle():
            return UNTIL_BATTLE, 0
        case nodes.UntilEnd(span):
            return SPANS[span], 0
        case nodes.UntilNextTurn():
            return UNTIL_NEXT_TURN, 0
        case nodes.ForWaves(n):
            return FOR_WAVES, n
        case nodes.WhileHere():
            return codes.WHILE_HERE, 0
        case nodes.WhileInPlay():
            return codes.WHILE_IN_PLAY, 0
        case nodes.UntilDamaged():
            return UNTIL_DAMAGED, 0
        case nodes.UntilUsed():
            return UNTIL_USED, 0
        case nodes.ThisAttack():
            return THIS_ATTACK, 0
    raise Unplayed(type(node).__name__)


# Choices.


def prompt(node: Node) -> str:
    words = phrase(node)
    return words[:1].upper() + words[1:] + "."


def choosing(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Choose(by, what):
            return [choose(reader, node, by, what)]
        case nodes.ChooseNumber(n):
            return [choices.ChooseNumber(reader.register(node), n)]
        case nodes.NameCard():
            return [choices.NameCard(reader.register(node))]
        case nodes.Search(zone, what):
            whose, pile = reader.pile(zone)
            noun = reader.noun(what.what if isinstance(what, nodes.Pick) else what, 0, False)
            noun.whose, noun.zone = whose, pile
            op = choices.Choose(reader.register(node), noun, 0, 1, prompt(node))
            op.hidden = True
            op.searched = reader.pile_group(zone)
            return [op, *searches.searched(reader, op.register, whose, pile)]
        case nodes.LookHand(zone):
            return [choices.Look(reader.register(node), *reader.pile(zone), 0)]
        case nodes.LookTop(n, zone):
            return [choices.Look(reader.register(node), *reader.pile(zone), n)]
    return None


def choose(reader: Reader, node: Node, by: Node, what: Node) -> Op[Duel]:
    register = reader.register(node)
    players = None if isinstance(by, nodes.Chance) else reader.actor if isinstance(by, nodes.You) else reader.players(by)
    random = isinstance(by, nodes.Chance)
    if isinstance(what, nodes.PickPlace | nodes.PickUnit):
        where, line = ("", "Unit") if isinstance(what, nodes.PickUnit) else (what.where, what.what)
        place = choices.ChoosePlace(register, where, line, prompt(node))
        place.by, place.random = players, random
        return place
    before, reader.choosing = reader.choosing, register
    group = chosen_from(reader, what)
    reader.choosing = before
    low, high = bounds(what)
    op = choices.Choose(register, group, low, high, prompt(node))
    op.by, op.random = players, random
    noun = getattr(what, "what", None)
    op.slots = isinstance(noun, nodes.Noun) and noun.kind == "empty slot"
    op.hidden = isinstance(noun, nodes.Noun) and any(hidden_pile(where) for where in noun.where)
    return op


def hidden_pile(where: Node) -> bool:
    if isinstance(where, nodes.InZone) and isinstance(where.zone, nodes.Zone):
        return where.zone.pile in ("hand", "deck")
    return isinstance(where, nodes.InHand)


def chosen_from(reader: Reader, what: Node) -> Group:
    if isinstance(what, nodes.PickThem) and what.other:
        return references.Rest(reader.bound(what))
    return reader.group(what)


def bounds(what: Node) -> tuple[int, int]:
    match what:
        case nodes.PickN(count=n):
            return n, n
        case nodes.PickUpTo(count=n):
            return 0, n
        case nodes.PickAny():
            return 0, MOST
        case nodes.Each() | nodes.All():
            return MOST, MOST
    return 1, 1


# Damage and defeat.


def of_damage(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Apply(amount, to):
            return [damage.Apply(reader.register(node), reader.amount(amount), reader.group(to))]
        case nodes.Heal(amount, from_):
            asks = isinstance(amount, nodes.UpToPoints)
            return [damage.Heal(reader.register(node), reader.amount(amount), reader.group(from_), asks)]
        case nodes.ApplySplit(by, n, among):
            split = choices.Split(reader.register(node), n, reader.group(among), bounds(among)[1], False)
            split.random = isinstance(by, nodes.Chance)
            return [split]
        case nodes.HealSplit(n, among):
            return [choices.Split(reader.register(node), n, reader.group(among), bounds(among)[1], True)]
        case nodes.MoveDamage(amount, from_, to):
            asks = isinstance(amount, nodes.UpToPoints)
            return [damage.MoveDamage(reader.register(node), reader.amount(amount), reader.group(from_), reader.group(to), asks, False)]
        case nodes.MoveDamageTotal(n, from_, to):
            return [damage.MoveDamage(reader.register(node), Fixed(n), reader.group(from_), reader.group(to), True, True)]
        case nodes.SwapDamage(a, b):
            return [damage.SwapDamage(reader.group(a), reader.group(b))]
        case nodes.SetDamage(to, n):
            return [damage.SetDamage(reader.group(to), n, False)]
        case nodes.Survive(who):
            return [damage.SetDamage(reader.group(who), 1, True)]
        case nodes.Prevent(everything, n, to, end):
            return [damage.Prevent(reader.group(to), -1 if everything else n or 0, *until(end))]
        case nodes.PreventThat():
            return [damage.Lessen(MOST)]
        case nodes.ReduceThat(n):
            return [damage.Lessen(n)]
        case nodes.Defeat(what):
            return [damage.Defeat(reader.group(what))]
        case nodes.DiscardIt(what):
            return [damage.Discard(reader.group(what))]
        case nodes.Clear(what):
            return [damage.Clear(reader.group(what))]
        case nodes.RemoveFromBattle(what):
            return [damage.Exile(reader.group(what))]
    return None


# Places.


def of_place(reader: Reader, node: Node) -> Ops | None:
    register = reader.register(node)
    match node:
        case nodes.MoveTo(what, to):
            return [movement.MoveTo(register, reader.group(what), reader.destination(to))]
        case nodes.MoveDir(what, n, direction):
            return [movement.MoveDir(reader.group(what), n, direction)]
        case nodes.Swap(a, b) | nodes.SwapControl(a, b):
            return [movement.Swap(reader.group(a), reader.group(b))]
        case nodes.SwapThem():
            return [movement.Swap(reader.implied(node), None)]
        case nodes.Rearrange(what):
            return [movement.Rearrange(register, arranged(reader, what))]
        case nodes.PlaceAsCorpse(what, to):
            return [movement.PlaceInto(register, reader.group(what), reader.destination(to), 0, True)]
        case nodes.PlaceInto(what, to, n):
            return [movement.PlaceInto(register, reader.group(what), reader.destination(to), n or 0, False)]
        case nodes.Recruit(what, to):
            reader.recruits.append(register)
            return [movement.Recruit(register, reader.group(what), reader.destination(to))]
        case nodes.RecruitAny(zone, to):
            reader.recruits.append(register)
            return [movement.RecruitAny(register, reader.pile_group(zone), reader.destination(to))]
        case nodes.RecruitRandom(zone, to):
            reader.recruits.append(register)
            return [movement.RecruitRandom(register, reader.pile_group(zone), reader.destination(to))]
        case nodes.CreateToken(name, attack, life, to):
            return [movement.CreateToken(register, token(reader, name, attack, life), reader.destination(to), Nothing())]
        case nodes.Revive(yours, what, n):
            if not yours:
                return [movement.Revive(register, reader.group(what), n or 0)]
            under_control = movement.ReviveInto(register, reader.group(what), places.AnySlot(references.You()), n or 0)
            under_control.owner_asked = True
            return [under_control]
        case nodes.ReviveInto(what, to, n):
            return [movement.ReviveInto(register, reader.group(what), reader.destination(to), n or 0)]
        case nodes.GainControl(what, end):
            return control(reader, register, what, end)
        case nodes.ReturnControl(what):
            return [home(reader.fresh(), reader.group(what))]
        case nodes.Transform(what, zone):
            return [movement.Transform(reader.group(what), reader.pile_group(zone))]
    return None


def home(register: int, what: Group) -> Op[Duel]:
    op = movement.ReturnControl(register, what, places.AnySlot(references.OwnerOf(references.Handled())))
    op.owner_asked = True
    return op


def control(reader: Reader, register: int, what: Node, end: Node | None) -> Ops:
    """Timed control leaves a trigger behind that gives the card back."""
    ops: Ops = [movement.GainControl(register, reader.group(what), places.AnySlot(references.You()))]
    code, waves = until(end)
    if code == UNTIL_BATTLE:
        return ops
    if code in (codes.WHILE_HERE, codes.WHILE_IN_PLAY):
        return [*ops, *control_by_presence(reader, register, code)]
    if code not in CONTROL_ENDS:
        raise Unplayed(f"GainControl {type(end).__name__}")
    trigger = Trigger(CONTROL_ENDS[code], reader.book.add([home(reader.fresh(), references.Bound(register, -1))], BY_EFFECT, reader.text))
    trigger.once = trigger.delayed = True
    if code == UNTIL_NEXT_TURN:
        trigger.players = references.You()
    elif code == UNTIL_DAMAGED:
        trigger.who = references.Bound(register, -1)
    return [*ops, flow.Leave(kept(reader, trigger), L_TRIGGER, FOR_WAVES if code == FOR_WAVES else UNTIL_BATTLE, waves)]


CONTROL_ENDS = {
    0: codes.E_END_TURN, 1: codes.E_END_WAVE, 2: codes.E_END_ROUND, UNTIL_NEXT_TURN: codes.E_START_TURN, FOR_WAVES: codes.E_END_WAVE,
    UNTIL_DAMAGED: codes.E_DAMAGE,
}


def control_by_presence(reader: Reader, register: int, code: int) -> Ops:
    """Control for as long as the source stays: looked at whenever it falls or leaves its slot."""
    stood = reader.fresh()
    gone = flow.If(conditions.Gone(stood, code == codes.WHILE_HERE), False)
    back: Ops = [gone, home(reader.fresh(), references.Bound(register, -1))]
    gone.end = len(back)
    program = reader.book.add(back, BY_EFFECT, reader.text)
    ops: Ops = [movement.Stand(stood)]
    for kind in (codes.E_DEFEATED, codes.E_LEAVES):
        trigger = Trigger(kind, program)
        trigger.who = references.This()
        ops.append(flow.Leave(kept(reader, trigger), L_TRIGGER, UNTIL_BATTLE))
    return ops


def kept(reader: Reader, trigger: Trigger) -> int:
    """A trigger's place in the book, so that a state can name it by a number."""
    trigger.index = len(reader.book.triggers)
    trigger.text = reader.text
    reader.book.triggers.append(trigger)
    return trigger.index


def arranged(reader: Reader, what: Node) -> Group:
    match what:
        case nodes.ArrPlace():
            return places.ThatPlace(reader.scope.refs[id(what)].register)
        case nodes.ArrUnit(whose):
            return references.UnitOf(isinstance(whose, nodes.Rival))
        case nodes.ArrGroup(group):
            return reader.group(group)
    return reader.group(what)


def token(reader: Reader, name: str, attack: int, life: int) -> int:
    """The face of a token; the same token is one face."""
    from pixelhall.pixel_tactics.book import Face

    for face in reader.book.faces:
        if face.name == name and not face.set and (face.attack, face.life) == (attack, life):
            return face.index
    face = Face(name, attack, life)
    face.index = len(reader.book.faces)
    reader.book.faces.append(face)
    return face.index


# Cards.


def of_cards(reader: Reader, node: Node) -> Ops | None:
    you = reader.actor
    match node:
        case nodes.Draw(n, zone):
            deck = None if zone is None else reader.deck(zone)
            return [cardplay.Draw(reader.register(node), you, reader.many(node, n), deck, False)]
        case nodes.DrawEqual(x):
            return [cardplay.Draw(reader.register(node), you, reader.amount(x), None, False)]
        case nodes.DrawUntil(n):
            return [cardplay.Draw(reader.register(node), you, Fixed(n), None, True)]
        case nodes.RivalDraws(who, n):
            return [cardplay.Draw(reader.register(node), reader.players(who), reader.many(node, n), None, False)]
        case nodes.DiscardCards(how, n):
            return [cardplay.DiscardCards(reader.register(node), you, reader.many(node, n), how == "random", False)]
        case nodes.RivalDiscards(how, who, n):
            return [cardplay.DiscardCards(reader.register(node), reader.players(who), reader.many(node, n), how == "random", False)]
        case nodes.DiscardHand():
            return [cardplay.DiscardCards(reader.register(node), references.You(), Fixed(0), False, True)]
        case nodes.RivalDiscardsHand(who):
            return [cardplay.DiscardCards(reader.register(node), reader.players(who), Fixed(0), False, True)]
        case nodes.RevealCard(n):
            return [cardplay.RevealCards(reader.register(node), you, reader.many(node, n))]
        case nodes.RivalReveals(who, n):
            return [cardplay.RevealCards(reader.register(node), reader.players(who), reader.many(node, n))]
        case nodes.RevealIt(what):
            return [cardplay.RevealIt(reader.group(what))]
        case nodes.TurnUp(what):
            return [cardplay.TurnCard(reader.group(what), True)]
        case nodes.TurnDown(what):
            return [cardplay.TurnCard(reader.group(what), False)]
        case nodes.Mill(n, zone):
            return [cardplay.Mill(reader.register(node), reader.deck(zone), n)]
        case nodes.Shuffle(zone):
            return [searches.shuffle(reader, reader.deck(zone))]
        case nodes.ShuffleInto(what, zone):
            return [cardplay.Shuffle(reader.group(what), reader.deck(zone))]
        case nodes.SwapHands():
            return [cardplay.SwapHands()]
        case nodes.CopyTo(what, to):
            whose, pile = reader.pile(to)
            if pile != HAND:
                raise Unplayed("CopyTo another pile than a hand")
            return [cardplay.CopyTo(reader.register(node), reader.group(what), whose)]
        case nodes.SearchNamed(zone):
            found = reader.register(node)
            named = cardplay.SearchNamed(found, reader.scope.refs[id(node)].register, reader.pile_group(zone))
            return [named, *searches.searched(reader, found, *reader.pile(zone))]
    return of_piles(reader, node)


def of_piles(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Return(what, to) | nodes.PutInto(what, to):
            whose, zone = reader.pile(to)
            if zone == RESERVE:
                return [movement.PlaceReserve(reader.group(what), whose, True)]
            return [movement.Send(reader.group(what), whose, zone, False)]
        case nodes.PlaceReserve(what, to):
            whose, zone = reader.pile(to)
            if zone != RESERVE:
                raise Unplayed("PlaceReserve into another pile")
            return [movement.PlaceReserve(reader.group(what), whose, False)]
        case nodes.PutOn(anyorder, what, end, zone):
            if anyorder:
                return [cardplay.PutBack(reader.fresh(), reader.group(what), reader.deck(zone), end == "bottom", True)]
            return [movement.Send(reader.group(what), reader.deck(zone), DECK, end == "bottom")]
        case nodes.PutRest(anyorder, end, zone):
            return [cardplay.PutBack(reader.fresh(), references.Rest(reader.implied(node)), reader.deck(zone), end == "bottom", anyorder)]
        case nodes.DiscardRest():
            return [damage.Discard(references.Rest(reader.implied(node)))]
        case nodes.PutBack():
            return [cardplay.PutBack(reader.fresh(), reader.implied(node), None, False, True)]
    return None


# Orders, attacks, players, ends.


def of_orders(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.PlayOrder():
            return [cardplay.PlayOrder(reader.implied(node))]
        case nodes.PlayOrderOf(of) | nodes.PlayLeaderOrder(of):
            return [cardplay.PlayOrder(reader.group(of))]
        case nodes.PlayAnyOrders(zone):
            return [cardplay.PlayAnyOrders(reader.pile_group(zone))]
        case nodes.PlayTopOrder(zone):
            return [cardplay.RandomOrder(reader.pile_group(zone))]
        case nodes.RepeatOrder():
            return [acts.RepeatOrder()]
        case nodes.Activate(what):
            return [acts.ActivateTrap(reader.group(what))]
        case nodes.Cancel(what):
            return [acts.Cancel(CANCELLED[what])]
    return None


def of_acts(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.MakeAttack(who, kind, whom):
            target = None if whom is None else reader.group(whom)
            blow = acts.MakeAttack(reader.fresh(), reader.group(who), KINDS_OF_ATTACK[kind], target)
            blow.arrived = arrived(reader, who)
            return [blow]
        case nodes.CastSpell(who):
            cast = acts.CastSpell(reader.group(who))
            cast.arrived = arrived(reader, who)
            return [cast]
        case nodes.UseSpellOf(of, as_):
            return [acts.UseSpellOf(reader.group(of), reader.group(as_))]
        case nodes.RedirectAttack(to):
            return [acts.Redirect(reader.group(to))]
        case nodes.ChooseNewTarget(by):
            return [acts.NewTarget(isinstance(by, nodes.Chance))]
        case nodes.Refresh(who):
            return [acts.Refresh(reader.group(who), True)]
        case nodes.Exhaust(who):
            return [acts.Refresh(reader.group(who), False)]
        case nodes.AddTime(n, on):
            return [acts.TimeMarkers(reader.group(on), n)]
        case nodes.RemoveTime(n, from_):
            return [acts.TimeMarkers(reader.group(from_), -n)]
    return None


def arrived(reader: Reader, who: Node) -> bool:
    """Whether the text itself recruited them."""
    ref = reader.scope.refs.get(id(who))
    return ref is not None and ref.register in reader.recruits


def of_players(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.GainActions(n):
            return [acts.GainActions(reader.actor, n, False, 0)]
        case nodes.GainActionsNext(n):
            return [acts.GainActions(reader.actor, n, True, 0)]
        case nodes.GainActionsFor(n, types):
            return [acts.GainActions(reader.actor, n, False, statements.mask(types))]
        case nodes.LoseActions(floor, who, n):
            return [acts.LoseActions(reader.players(who), n, False, floor)]
        case nodes.LoseActionsNext(floor, who, n):
            return [acts.LoseActions(reader.players(who), n, True, floor)]
        case nodes.SpendActions(n):
            return [acts.SpendActions(reader.actor, n)]
        case nodes.SkipTurn():
            return [acts.SkipTurn(reader.actor)]
        case nodes.RivalSkips(who):
            return [acts.SkipTurn(reader.players(who))]
        case nodes.EndTurn():
            return [acts.EndTurn()]
        case nodes.ExtraWave(row):
            return [acts.ExtraWave(ROWS.index(row))]
        case nodes.TakeFirst():
            return [acts.TakeFirst()]
    return None


def of_end(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.WinBattle():
            return [acts.EndBattle(references.You(), None)]
        case nodes.LoseBattle(who):
            return [acts.EndBattle(None, reader.players(who))]
        case nodes.DrawBattle():
            return [acts.EndBattle(None, None)]
    return None


# Gifts.


def of_gifts(reader: Reader, node: Node) -> Ops | None:
    match node:
        case nodes.Give(to, given, end):
            return [op for change in given for op in give(reader, reader.group(to), change, end)]
        case nodes.RemoveStatus(status, from_):
            return [gifts.RemoveStatus(reader.group(from_), statuses.STATUSES.index(status))]
        case nodes.RemoveAllStatuses(from_):
            return [gifts.RemoveStatus(reader.group(from_), -1)]
        case nodes.AddCounters(n, name, on):
            return [gifts.Counters(reader.group(on), reader.counter(name), n)]
        case nodes.RemoveCounters(n, name, from_):
            return [gifts.Counters(reader.group(from_), reader.counter(name), -n)]
        case nodes.CantThisSpan(who, what, end):
            return lasting(reader, reader.group(who), [Modifier(codes.CANNOT + codes.FORBIDDEN.index(what))], end)
        case nodes.CanThisSpan(who, what, end):
            return lasting(reader, reader.group(who), [Modifier(codes.CAN + codes.ALLOWED.index(what))], end)
        case nodes.SilenceStep(who, end):
            return lasting(reader, reader.group(who), [Modifier(codes.SILENT)], end)
        case nodes.CancelDamageKind(who, src, span):
            made = Modifier(codes.TAKES_NONE)
            made.word = statements.word(src)
            return lasting(reader, reader.group(who), [made], nodes.UntilEnd(span))
        case nodes.ActionsBecome(whose, types, words, span):
            return lasting(reader, None, statements.modifiers(reader, nodes.ActionsAre(whose, types, words)), nodes.UntilEnd(span))
        case nodes.RivalCannotUse(who, act, span):
            return lasting(reader, None, statements.modifiers(reader, nodes.NoAction(who, act)), nodes.UntilEnd(span))
        case nodes.Become(who, of, end):
            guise = noted(reader, Modifier(codes.GUISE))
            return [gifts.Become(reader.group(who), reader.group(of), guise, *until(end))]
        case nodes.SwapStats(_, of, with_):
            sets_attack, sets_life = Modifier(codes.ATTACK_SET), Modifier(codes.LIFE_SET)
            sets_attack.amount = sets_life.amount = amounts.Counted(0)
            other = None if with_ is None else reader.group(with_)
            return [gifts.SwapStats(reader.group(of), other, noted(reader, sets_attack), noted(reader, sets_life), UNTIL_BATTLE)]
    return None


def give(reader: Reader, to: Group, change: Node, end: Node | None) -> Ops:
    """Status tokens last until removed; anything else has a duration."""
    if isinstance(change, nodes.Status):
        return [gifts.GiveStatus(to, statuses.STATUSES.index(change.status), change.times or 1)]
    return lasting(reader, to, statements.changes(reader, None, change), end)


def lasting(reader: Reader, to: Group | None, made: list[Modifier], end: Node | None) -> Ops:
    return [gifts.Give(to, noted(reader, modifier), *until(end)) for modifier in made]


def noted(reader: Reader, modifier: Modifier) -> int:
    """A modifier's place in the book, so that a state can name it by a number."""
    modifier.index = len(reader.book.modifiers)
    modifier.text = reader.text
    reader.book.modifiers.append(modifier)
    return modifier.index


