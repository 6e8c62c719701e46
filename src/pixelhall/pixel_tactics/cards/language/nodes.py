"""The AST of Card English, made from the table of forms by `python -m pixelhall.pixel_tactics.cards.language.build`.

A class says what it means and how it is printed: fields in angle brackets, and in braces the fields that a wording sets. A field with a
closed list holds the printed word itself (`stat="remaining Life"`, `kind="Hero"` also for "Heroes"). What a text leaves out is None, a
list without entries is empty. A number `n` that is None is "that many" in DiscardCards, RevealCard, Draw, RivalDraws, RivalDiscards and
RivalReveals. Every node of a parsed text is an object of its own.
"""

from pixelhall.pixel_tactics.cards.language.node import Node as Node


class Noun(Node):
    """row, kind and filters; several filters are sorted into the order of this table

    [<row>] <kind> [<where:filters>]
    [<row>] <kind:kinds> [<where:filters>]
    """

    row: str | None  # Vanguard, Flank, Rear
    kind: str  # Hero, Leader, Character, Corpse, Hero or Corpse, empty slot, card, Trap, Operation, token
    where: tuple[Node, ...]


class Pick(Node):
    """exactly one

    a <what:noun>
    a Rival <what:noun> {side=rival}
    one of your <what:nouns> {side=your}
    one of their <what:nouns> {side=their}
    one of your allies' <what:nouns> {side=ally}
    another <what:noun> {other=true}
    another Rival <what:noun> {side=rival, other=true}
    one of your other <what:nouns> {side=your, other=true}
    """

    count: int
    side: str  # "", rival, your, their, ally
    other: bool
    what: Node


class PickN(Node):
    """exactly N different (as many as possible)

    <count:many> <what:nouns>
    <count:many> Rival <what:nouns> {side=rival}
    <count:many> of your <what:nouns> {side=your}
    <count:many> of their <what:nouns> {side=their}
    <count:many> of your allies' <what:nouns> {side=ally}
    """

    side: str  # "", rival, your, their, ally
    count: int
    what: Node


class PickUpTo(Node):
    """0 to N different

    up to 1 <what:noun> {count=1}
    up to 1 Rival <what:noun> {count=1, side=rival}
    up to 1 of your <what:nouns> {count=1, side=your}
    up to <count:many> <what:nouns>
    up to <count:many> Rival <what:nouns> {side=rival}
    up to <count:many> of your <what:nouns> {side=your}
    up to 1 of your allies' <what:nouns> {count=1, side=ally}
    up to <count:many> of your allies' <what:nouns> {side=ally}
    """

    side: str  # "", rival, your, ally
    count: int
    what: Node


class PickAny(Node):
    """0 to all

    any number of <what:nouns>
    any number of Rival <what:nouns> {side=rival}
    any number of your <what:nouns> {side=your}
    """

    side: str  # "", rival, your
    what: Node


class PickThem(Node):
    """one of the group, or one not yet chosen

    one of them
    another of them {other=true}
    """

    other: bool


class PickPlace(Node):
    """targets the place, not the cards in it (PT-TGT-02)

    a <what:line> of any Unit {where=any}
    a <what:line> of your Unit {where=your}
    a <what:line> of a Rival's Unit {where=rival}
    a <what:line> across all Units {where=all}
    """

    where: str  # any, your, rival, all
    what: str  # row, column


class PickUnit(Node):
    """targets a Unit

    a Unit
    """


class Each(Node):
    """every such thing, no targeting choice

    each <what:noun>
    each Rival <what:noun> {side=rival}
    each of your <what:nouns> {side=your}
    each of their <what:nouns> {side=their}
    each of your allies' <what:nouns> {side=ally}
    each other <what:noun> {other=true}
    each other Rival <what:noun> {side=rival, other=true}
    each of your other <what:nouns> {side=your, other=true}
    """

    side: str  # "", rival, your, their, ally
    other: bool
    what: Node


class All(Node):
    """every such thing (statements, counts)

    <what:nouns>
    Rival <what:nouns> {side=rival}
    your <what:nouns> {side=your}
    your allies' <what:nouns> {side=ally}
    other <what:nouns> {other=true}
    your other <what:nouns> {side=your, other=true}
    """

    side: str  # "", rival, your, ally
    other: bool
    what: Node


class InMelee(Node):
    """foremost living Character of its column, or not (PT-MELEE-01)

    in melee {yes=true}
    not in melee {yes=false}
    """

    yes: bool


class InPlace(Node):
    """stands there

    in <place>
    """

    place: Node


class InZone(Node):
    """lies in that pile

    in <zone>
    """

    zone: Node


class InHand(Node):
    """only after "have/has": in that player's hand

    in hand
    """


class Tagged(Node):
    """card bears the printed tag, or not

    with the <name> tag {yes=true}
    without the <name> tag {yes=false}
    """

    yes: bool
    name: str


class AtLeast(Node):
    """current value N or higher

    with <n> or more <stat>
    """

    n: int
    stat: str  # Attack, Life, damage, remaining Life


class AtMost(Node):
    """current value N or lower

    with <n> or less <stat>
    """

    n: int
    stat: str  # Attack, Life, damage, remaining Life


class Exactly(Node):
    """current value N

    with exactly <n> <stat>
    """

    n: int
    stat: str  # Attack, Life, damage, remaining Life


class Extreme(Node):
    """no other that the rest of the phrase speaks of has more, or less; several may be equal

    with the most <stat> {most=true}
    with the least <stat> {most=false}
    """

    most: bool
    stat: str  # Attack, Life, damage, remaining Life


class Damaged(Node):
    """1 or more damage, or none

    with damage {yes=true}
    with no damage {yes=false}
    """

    yes: bool


class BelowHalf(Node):
    """damage is more than half of its Life

    below half Life
    """


class Lethal(Node):
    """damage at or above Life (PT-DMG-02)

    with lethal damage
    """


class WithKeyword(Node):
    """has the keyword now from any source

    with <kw> {yes=true}
    without <kw> {yes=false}
    """

    yes: bool
    kw: str  # a word of the list kw


class WithStatus(Node):
    """bears that status token

    with <status> {yes=true}
    without <status> {yes=false}
    """

    yes: bool
    status: str


class WithCounters(Node):
    """bears that many named counters

    with <n> or more <name> counters
    """

    n: int
    name: str


class WithNoCounters(Node):
    """bears none of them

    with no <name> counters
    """

    name: str


class WithBox(Node):
    """its fourth box (or row text) is of that kind, or not

    with <box> {yes=true}
    without <box> {yes=false}
    """

    yes: bool
    box: str  # Order, Trap, Operation, Spell


class InFront(Node):
    """any place ahead in the same column

    in front of <ref:spot>
    """

    ref: Node


class Behind(Node):
    """any place behind in the same column

    behind <ref:spot>
    """

    ref: Node


class Adjacent(Node):
    """directly before, behind, left or right in the same Unit

    adjacent to <ref:spot>
    """

    ref: Node


class DidAttack(Node):
    """declared and resolved an attack in that span, or none

    that attacked this <span> {yes=true}
    that did not attack this <span> {yes=false}
    """

    yes: bool
    span: str  # turn, wave, round


class DidAttackUnit(Node):
    """attacked a Character of your Unit in that span (optionally by Melee Attack)

    that attacked your Unit this <span> {kind=attack}
    that attacked your Unit in melee this <span> {kind=Melee Attack}
    """

    kind: str  # attack, Melee Attack
    span: str  # turn, wave, round


class WasDone(Node):
    """the deed happened to it in that span, or not

    <deed:past_deed> this <span> {yes=true}
    not <deed:past_deed> this <span> {yes=false}
    """

    yes: bool
    deed: str  # attacked, damaged, recruited, moved, revived, defeated, healed
    span: str  # turn, wave, round


class OwnedBy(Node):
    """owner (PT-ZONE-10), whoever controls it

    you own {who=You()}
    a Rival owns {who=Rival()}
    """

    who: Node


class Named(Node):
    """card name

    named <name> {yes=true}
    not named <name> {yes=false}
    """

    yes: bool
    name: str


class SameName(Node):
    """same card name as that card

    with the name of <ref:reference>
    """

    ref: Node


class Facing(Node):
    """in the opposing column

    facing <ref:spot>
    """

    ref: Node


class This(Node):
    """the card that bears the text

    this <kind:bearer>
    this <kind:bearer>
    """

    kind: str  # Hero, Leader, card


class That(Node):
    """the latest bound thing of that kind

    that <kind:thing>
    that slot {kind=slot}
    """

    kind: str  # Hero, Leader, Character, Corpse, card, Trap, Operation, token, slot


class Attacker(Node):
    """attacker of the event's attack

    the attacker
    """


class Target(Node):
    """its (possibly redirected) target

    the target
    """


class Caster(Node):
    """who casts the event's Spell

    the caster
    """


class Nth(Node):
    """first or second thing chosen in this ability

    the first <kind:thing> {n=1}
    the second <kind:thing> {n=2}
    """

    n: int
    kind: str  # Hero, Leader, Character, Corpse, card, Trap, Operation, token


class LeaderOf(Node):
    """Leader of your Unit or of your Rival (who that is: A-224)

    your Leader {side=your}
    the Rival Leader {side=rival}
    your Leader {side=your}
    """

    side: str  # your, rival


class Neighbor(Node):
    """living Hero or Leader directly in front or behind (PT-TERM-02/03)

    <of:possessive> <which:neighbor>
    <of:possessive> Forerunner and Supporter {which=Forerunner and Supporter}
    """

    which: str  # Forerunner, Supporter, Forerunner and Supporter
    of: Node


class LastRecruited(Node):
    """the Hero you recruited most recently

    the last Hero you recruited
    """


class LastOrder(Node):
    """the card whose Order was played most recently

    the last Order played
    """


class TopCard(Node):
    """top card of that deck, looked at by nobody unless said

    the top card of <whose:owner> deck
    """

    whose: Node


class It(Node):
    """the latest chosen thing, else the subject of the trigger, condition or statement

    it
    """


class Its(Node):
    """possessive of it

    its
    """


class Them(Node):
    """the latest chosen or drawn group

    them
    """


class EachOfThem(Node):
    """every one of the group

    each of them
    """


class UnitOf(Node):
    """any Character of that Unit

    your Unit {side=your}
    a Rival's Unit {side=rival}
    """

    side: str  # your, rival


class Rival(Node):
    """a player you are fighting (PT-TERM-12): where something is done one and the same, of several the one you name; else any (A-224)

    your Rival
    """


class Ally(Node):
    """another player of your team: where something is done one and the same, of several the one you name; else any

    an ally
    """


class Owner(Node):
    """the owner of that card (PT-ZONE-10)

    <of:possessive> owner
    """

    of: Node


class Controller(Node):
    """the player in whose Unit or Reserve that card is

    <of:possessive> controller
    """

    of: Node


class EachPlayer(Node):
    """every player, in turn order

    each player
    """


class EachRival(Node):
    """every Rival that you are fighting

    each Rival
    """


class EachAlly(Node):
    """every other player of your team

    each ally
    """


class Chance(Node):
    """no player: chance decides (never written by itself)

    """


class AnyPlayer(Node):
    """any player, you included

    a player
    """


class You(Node):
    """the controller of the card

    you
    your
    """


class Their(Node):
    """the player who chooses or acts in this sentence

    their
    """


class Zone(Node):
    """a pile of a player

    <whose:owner> <pile>
    """

    whose: Node
    pile: str  # hand, deck, discard pile, Reserve


class ThatPlace(Node):
    """row, column or Unit chosen before

    that <what:space>
    that <what:line>
    """

    what: str  # row, column, Unit


class SamePlace(Node):
    """row, column or Unit in which that card stands

    <of:possessive> <what:space>
    """

    of: Node
    what: str  # row, column, Unit


class RowPlace(Node):
    """that row (of whichever Unit the noun allows)

    the <row>
    the <row>
    """

    row: str  # Vanguard, Flank, Rear


class CurrentRow(Node):
    """row of the current wave (PT-FLOW-03)

    the current row
    """


class CurrentColumnFacing(Node):
    """opposing column of that card (A-049)

    the column facing <ref:reference>
    """

    ref: Node


class DestAny(Node):
    """any empty slot there, your choice

    any empty slot of <whose:owner> Unit
    """

    whose: Node


class DestCurrent(Node):
    """empty slot of your Unit in the row of the wave

    an empty slot in the current row
    """


class DestRow(Node):
    """empty slot of your Unit in that row

    an empty slot in the <row>
    """

    row: str  # Vanguard, Flank, Rear


class DestPlace(Node):
    """empty slot in the chosen row or column

    an empty slot in that <what:space>
    """

    what: str  # row, column, Unit


class ArrUnit(Node):
    """the whole Unit of that player

    <whose:owner> Unit
    """

    whose: Node


class ArrPlace(Node):
    """the row, column or Unit chosen before

    that <what:space>
    """

    what: str  # row, column, Unit


class ArrGroup(Node):
    """those cards, within their slots

    <what:all>
    """

    what: Node


class Points(Node):
    """a fixed number of points

    <n> damage
    """

    n: int


class ThatMuch(Node):
    """the number of the latest damage, removal or choice

    that much damage
    """


class AllDamage(Node):
    """all damage there is

    all damage
    """


class UpToPoints(Node):
    """you choose 0 to N (bounded by what is there)

    up to <n> damage
    """

    n: int


class Equal(Node):
    """as many points as the expression says when the step runs

    damage equal to <x:expression>
    """

    x: Node


class LethalPart(Node):
    """the part that would bring damage to Life or above; damage stays at Life - 1

    the lethal part of that damage
    """


class ThatDamage(Node):
    """the whole amount being replaced

    that damage
    """


class Excess(Node):
    """what the last Apply put beyond the receiver's Life

    the excess damage
    """


class Stat(Node):
    """a number of one Character: current value, or the printed one

    <of:possessive> <stat> {printed=false}
    <of:possessive> printed <stat> {printed=true}
    """

    printed: bool
    of: Node
    stat: str  # Attack, Life, damage, remaining Life


class Count(Node):
    """how many things a group holds now

    the number of <what:all>
    """

    what: Node


class CountersOf(Node):
    """how many of them it bears now

    the number of <name> counters on <ref:reference>
    """

    name: str
    ref: Node


class Rolled(Node):
    """what was rolled last, all dice together

    the roll
    """


class Twice(Node):
    """two times

    twice <x:term>
    """

    x: Node


class Half(Node):
    """half, rounded up

    half <x:expression>, rounded up
    """

    x: Node


class Plus(Node):
    """sum with a fixed number

    <x:expression> plus <n>
    """

    x: Node
    n: int


class PerDamage(Node):
    """each point of damage on it

    damage on <ref:reference>
    """

    ref: Node


class PerCounter(Node):
    """each named counter on it

    <name> counter on <ref:reference>
    """

    name: str
    ref: Node


class PerOne(Node):
    """each such thing in any Unit, or each but this card and what was chosen

    <what:noun>
    other <what:noun> {other=true}
    """

    other: bool
    what: Node


class PerYours(Node):
    """each of yours

    of your <what:nouns>
    of your other <what:nouns> {other=true}
    """

    other: bool
    what: Node


class PerRival(Node):
    """each of a Rival's

    Rival <what:noun>
    """

    what: Node


class Attacks(Node):
    """attack completely resolved (PT-REACT-01)

    <who> makes <kind:attack> [against <whom>]
    """

    who: Node
    kind: str  # attack, Melee Attack, Ranged Attack
    whom: Node | None


class Declares(Node):
    """attack declared and paid, not yet resolved; may be cancelled or retargeted

    <who> declares <kind:attack> [against <whom>]
    """

    who: Node
    kind: str  # attack, Melee Attack, Ranged Attack
    whom: Node | None


class Attacked(Node):
    """passive of Attacks: any attacker; the subject is the final target

    <who> is attacked {kind=attack}
    <who> is attacked in melee {kind=Melee Attack}
    <who> is attacked at range {kind=Ranged Attack}
    """

    kind: str  # attack, Melee Attack, Ranged Attack
    who: Node


class Deals(Node):
    """1 or more damage placed by it; number = amount

    <who> deals damage [with <src:one_source>] [to <whom>]
    """

    who: Node
    src: str | None  # attack, Melee Attack, Ranged Attack, Spell, Order, Trap, effect
    whom: Node | None


class Takes(Node):
    """1 or more damage placed on it; number = amount

    <who> takes damage [from <src:one_source>]
    """

    who: Node
    src: str | None  # attack, Melee Attack, Ranged Attack, Spell, Order, Trap, effect


class TakesLethal(Node):
    """the damage event that brings damage to Life or above

    <who> takes lethal damage [from <src:one_source>]
    """

    who: Node
    src: str | None  # attack, Melee Attack, Ranged Attack, Spell, Order, Trap, effect


class DealsLethal(Node):
    """1 or more damage placed by it that brings damage to Life or above; what is said of Deals

    <who> deals lethal damage [with <src:one_source>] [to <whom>]
    """

    who: Node
    src: str | None  # attack, Melee Attack, Ranged Attack, Spell, Order, Trap, effect
    whom: Node | None


class IsDone(Node):
    """the deed is complete

    <who> is <deed>
    """

    who: Node
    deed: str  # a word of the list deed


class DefeatedBy(Node):
    """defeat by the casualty check, or by an effect (PT-TERM-05)

    <who> is defeated at a casualty check {how=check}
    <who> is defeated by an effect {how=effect}
    """

    how: str  # check, effect
    who: Node


class ReturnsTo(Node):
    """went to a hand from play

    <who> is returned to a hand
    """

    who: Node


class LeavesSlot(Node):
    """moved, swapped, returned, discarded or changed Unit

    <who> leaves its slot
    """

    who: Node


class EntersSlot(Node):
    """arrived in the place in any way

    <who> enters <place>
    """

    who: Node
    place: Node


class ChangesControl(Node):
    """now in another Unit

    <who> changes control
    """

    who: Node


class GainsStatus(Node):
    """status token added

    <who> gains <status>
    """

    who: Node
    status: str


class LosesStatus(Node):
    """status token removed or cancelled

    <who> loses <status>
    """

    who: Node
    status: str


class Reaches(Node):
    """counter count rises to N

    <who> reaches <n> <name> counter(s)
    """

    who: Node
    n: int
    name: str


class Casts(Node):
    """Spell completely resolved

    <who> casts a Spell
    """

    who: Node


class Plays(Node):
    """Order resolved (PT-ORDER-02); Operation placed; Spell resolved

    <who:actor> play/plays <what:played>
    """

    who: Node
    what: str  # Order, Operation, Spell


class DeclaresCard(Node):
    """declared and paid, not yet resolved

    <who:actor> declare/declares <what:declared>
    """

    who: Node
    what: str  # Order, Operation, Spell, Recruit, Move


class PlacesTrap(Node):
    """face-down placement

    <who:actor> place/places a Trap
    """

    who: Node


class ActivatesTrap(Node):
    """a Trap is activated (answer window, PT-TRAP-06)

    <who:actor> activate/activates a Trap
    """

    who: Node


class Expires(Node):
    """an Operation lost its last marker and is discarded (PT-OP-02)

    <who> expires
    """

    who: Node


class UsesAction(Node):
    """that action type, not the same thing caused by an effect

    <who:actor> use/uses the <act> action
    """

    who: Node
    act: str  # a word of the list act


class Draws(Node):
    """a card drawn by any cause

    <who:actor> draw/draws a card
    """

    who: Node


class Discards(Node):
    """a card discarded from hand by any cause

    <who:actor> discard/discards a card
    """

    who: Node


class Reveals(Node):
    """a card shown from hand

    <who:actor> reveal/reveals a card
    """

    who: Node


class Recruits(Node):
    """a Hero entered by recruiting, action or effect

    <who:actor> recruit/recruits a Hero
    """

    who: Node


class RunsOut(Node):
    """the last card left that pile

    <zone> becomes empty
    """

    zone: Node


class Passes(Node):
    """Pass action (PT-PASS-01)

    <who:actor> pass/passes
    """

    who: Node


class SpendsAction(Node):
    """a standard action was paid; or the last one

    <who:actor> spend/spends an action {last=false}
    <who:actor> spend/spends your/their last action {last=true}
    """

    last: bool
    who: Node


class BecomesFirst(Node):
    """first player changed to that player

    <who:actor> become/becomes the first player
    """

    who: Node


class LeadersRevealed(Node):
    """setup, after the reveal (PT-SETUP-03)

    the Leaders are revealed
    """


class WouldTake(Node):
    """damage about to be placed

    <who> would take damage [from <src:one_source>]
    """

    who: Node
    src: str | None  # attack, Melee Attack, Ranged Attack, Spell, Order, Trap, effect


class WouldTakeLethal(Node):
    """damage about to be placed that reaches Life

    <who> would take lethal damage
    """

    who: Node


class WouldBe(Node):
    """the deed is about to happen

    <who> would be <deed:would_deed>
    """

    who: Node
    deed: str  # defeated, discarded, cleared, revived, recruited, moved, targeted, returned, healed


class WouldBecomeCorpse(Node):
    """defeat about to turn it face down

    <who> would become a Corpse
    """

    who: Node


class WouldDraw(Node):
    """one card about to be drawn

    <who:actor> would draw a card
    """

    who: Node


class WouldLoseAction(Node):
    """an action about to be lost

    <who:actor> would lose an action
    """

    who: Node


class WouldAttack(Node):
    """attack about to be declared on that target

    <who> would attack <whom>
    """

    who: Node
    whom: Node


class StartOf(Node):
    """start of the moment

    the start of <when:moment>
    """

    when: Node


class EndOf(Node):
    """end of the moment; for a wave: at the casualty check, before defeats are fixed

    the end of <when:moment>
    """

    when: Node


class BeforeCasualties(Node):
    """end of wave, before the check (first of three points)

    the end of each [<row>] wave, before casualties
    """

    row: str | None  # Vanguard, Flank, Rear


class Moment(Node):
    """turn, wave (of a row), round, battle, ceasefire

    each [<row>] wave {span=wave}
    each round {span=round}
    each turn {span=turn}
    your turn {span=turn, whose=You()}
    each Rival turn {span=turn, whose=Rival()}
    the battle {span=battle}
    the ceasefire {span=ceasefire}
    """

    span: str  # wave, round, turn, battle, ceasefire
    row: str | None  # Vanguard, Flank, Rear
    whose: Node | None


class WaveIs(Node):
    """that wave of the round

    the <row> wave
    """

    row: str  # Vanguard, Flank, Rear


class TurnOf(Node):
    """your turn, or any Rival's turn

    your turn {whose=You()}
    each Rival turn {whose=Rival()}
    """

    whose: Node


class Ceasefire(Node):
    """the ceasefire (PT-CEASE)

    the ceasefire
    """


class RoundOne(Node):
    """first round of the battle

    round 1
    """


class Is(Node):
    """state of one card, or not; "is a Corpse" after a neighbour word looks at the slot

    <who:reference> is <what:state> {yes=true}
    <who:reference> is not <what:state> {yes=false}
    """

    yes: bool
    who: Node
    what: str  # a word of the list state


class InRowIs(Node):
    """stands in that row, or in another

    <who:reference> is in the <row> {yes=true}
    <who:reference> is not in the <row> {yes=false}
    """

    yes: bool
    who: Node
    row: str  # Vanguard, Flank, Rear


class HasNeighbor(Node):
    """a living neighbour exists or not

    <who:reference> has a <which:neighbor> {yes=true}
    <who:reference> has no <which:neighbor> {yes=false}
    """

    yes: bool
    who: Node
    which: str  # Forerunner, Supporter


class HasKeyword(Node):
    """has it now, or not

    <who:reference> has <kw> {yes=true}
    <who:reference> does not have <kw> {yes=false}
    """

    yes: bool
    who: Node
    kw: str  # a word of the list kw


class HasStatus(Node):
    """bears the token, or not

    <who:reference> has <status> {yes=true}
    <who:reference> does not have <status> {yes=false}
    """

    yes: bool
    who: Node
    status: str


class HasCounters(Node):
    """bears that many

    <who:reference> has <n> or more <name> counters
    """

    who: Node
    n: int
    name: str


class HasFewerCounters(Node):
    """bears fewer than that

    <who:reference> has fewer than <n:many> <name> counters
    """

    who: Node
    n: int
    name: str


class HasNoCounters(Node):
    """bears none

    <who:reference> has no <name> counters
    """

    who: Node
    name: str


class HasBox(Node):
    """one of its texts is of that kind; of a card that was seen, what is printed on it

    <who:reference> has <box> {yes=true}
    <who:reference> does not have <box> {yes=false}
    """

    yes: bool
    who: Node
    box: str  # Order, Trap, Operation, Spell


class StatAtLeast(Node):
    """expression N or higher

    <x:expression> is <n> or more
    """

    x: Node
    n: int


class StatAtMost(Node):
    """expression N or lower

    <x:expression> is <n> or less
    """

    x: Node
    n: int


class StatMore(Node):
    """comparison of two expressions

    <x:expression> is more than <y:expression>
    """

    x: Node
    y: Node


class StatLess(Node):
    """comparison of two expressions

    <x:expression> is less than <y:expression>
    """

    x: Node
    y: Node


class StatSame(Node):
    """comparison of two expressions

    <x:expression> is equal to <y:expression>
    """

    x: Node
    y: Node


class StatExactly(Node):
    """expression N

    <x:expression> is exactly <n>
    """

    x: Node
    n: int


class Did(Node):
    """it attacked in that span, or not

    <who:reference> attacked this <span> {yes=true}
    <who:reference> did not attack this <span> {yes=false}
    """

    yes: bool
    who: Node
    span: str  # turn, wave, round


class WasDoneC(Node):
    """the deed happened to it in that span, or not

    <who:reference> was <deed:past_deed> this <span> {yes=true}
    <who:reference> was not <deed:past_deed> this <span> {yes=false}
    """

    yes: bool
    who: Node
    deed: str  # attacked, damaged, recruited, moved, revived, defeated, healed
    span: str  # turn, wave, round


class HasTag(Node):
    """bears the printed tag, or not

    <who:reference> has the <name> tag {yes=true}
    <who:reference> does not have the <name> tag {yes=false}
    """

    yes: bool
    who: Node
    name: str


class IsNamed(Node):
    """card name

    <who:reference> is named <name> {yes=true}
    <who:reference> is not named <name> {yes=false}
    """

    yes: bool
    who: Node
    name: str


class FirstPlayer(Node):
    """you are first or second player this round

    you are the first player {first=true}
    you are the second player {first=false}
    """

    first: bool


class Owns(Node):
    """ownership

    you own <what:reference> {yes=true}
    you do not own <what:reference> {yes=false}
    """

    yes: bool
    what: Node


class Has(Node):
    """that player has N or more of them

    <who:holder> have/has <n> or more <what:nouns>
    """

    who: Node
    n: int
    what: Node


class HasAtMost(Node):
    """that player has N or fewer

    <who:holder> have/has <n> or fewer <what:nouns>
    """

    who: Node
    n: int
    what: Node


class HasExactly(Node):
    """that player has N, neither more nor fewer

    <who:holder> have/has exactly 1 <what:noun> {n=1}
    <who:holder> have/has exactly <n:many> <what:nouns>
    """

    who: Node
    n: int
    what: Node


class HasNo(Node):
    """none

    <who:holder> have/has no <what:nouns>
    """

    who: Node
    what: Node


class HasMore(Node):
    """comparison of the same count of two players

    <who:holder> have/has more <what:nouns> than <vs:versus>
    """

    who: Node
    what: Node
    vs: Node


class HasFewer(Node):
    """comparison of the same count of two players

    <who:holder> have/has fewer <what:nouns> than <vs:versus>
    """

    who: Node
    what: Node
    vs: Node


class ThereAre(Node):
    """count over all Units

    there are <n> or more <what:nouns>
    """

    n: int
    what: Node


class ThereAreAtMost(Node):
    """count over all Units

    there are <n> or fewer <what:nouns>
    """

    n: int
    what: Node


class ThereIsNo(Node):
    """none in all Units

    there is no <what:noun>
    """

    what: Node


class ThereIs(Node):
    """at least one in all Units

    there is a <what:noun>
    """

    what: Node


class EmptyZone(Node):
    """pile is empty, or not

    <zone> is empty {yes=true}
    <zone> is not empty {yes=false}
    """

    yes: bool
    zone: Node


class Played(Node):
    """that player played one in that span, or none

    <who:holder> played <what:played> this <span> {yes=true}
    <who:holder> did not play <what:played> this <span> {yes=false}
    """

    yes: bool
    who: Node
    what: str  # Order, Operation, Spell
    span: str  # turn, wave, round


class YouDo(Node):
    """the last "may" (or choice) of this ability was carried out in full

    you do
    """


class YouDoNot(Node):
    """it was not

    you do not
    """


class CoinShows(Node):
    """how the coin that was flipped last fell

    the coin shows heads {heads=true}
    the coin shows tails {heads=false}
    """

    heads: bool


class SameNameIn(Node):
    """a card of the same name lies there

    <who:reference> has the name of a card in <zone>
    """

    who: Node
    zone: Node


class And(Node):
    """both hold

    <a:test> and <b:test>
    <a:all_true> and <b:test>
    """

    a: Node
    b: Node


class Or(Node):
    """at least one of them holds

    <a:test> or <b:test>
    <a:any_true> or <b:test>
    """

    a: Node
    b: Node


class Add(Node):
    """plus or minus, optionally per count, optionally only against some

    <n:signed> <stat> [for each <per>] [against <foes>]
    """

    n: int
    stat: str  # Attack, Life, damage, remaining Life
    per: Node | None
    foes: Node | None


class Multiply(Node):
    """doubles the value after set, before add

    double <stat> [against <foes>]
    """

    by: int
    stat: str  # Attack, Life, damage, remaining Life
    foes: Node | None


class MultiplyPrinted(Node):
    """adds the printed value once more, before other additions

    double printed <stat> [against <foes>]
    """

    by: int
    stat: str  # Attack, Life, damage, remaining Life
    foes: Node | None


class Set(Node):
    """set layer; latest wins

    <stat> <n>
    """

    stat: str  # Attack, Life, damage, remaining Life
    n: int


class SetEqual(Node):
    """set layer, live expression

    <stat> equal to <x:expression>
    """

    stat: str  # Attack, Life, damage, remaining Life
    x: Node


class AddEqual(Node):
    """add layer, live expression

    bonus <stat> equal to <x:expression>
    """

    stat: str  # Attack, Life, damage, remaining Life
    x: Node


class Gain(Node):
    """has the keyword

    <kw>
    """

    kw: str  # a word of the list kw


class Lose(Node):
    """has it not; beats any grant

    no <kw>
    """

    kw: str  # a word of the list kw


class Status(Node):
    """status token(s) [..] (PT-STAT); in statements: has the effect of the token

    <status> [<times>]
    """

    status: str
    times: int | None


class RowText(Node):
    """that row's printed box is active too

    its <row> ability
    """

    row: str  # Vanguard, Flank, Rear


class AbilityOf(Node):
    """all texts of that card now, read as if printed here

    the ability of <ref:reference>
    """

    ref: Node


class SpellOf(Node):
    """that card's Spell, read as if printed here

    the Spell of <ref:reference>
    """

    ref: Node


class StatsOf(Node):
    """printed numbers of that card in the set layer

    the printed Attack and Life of <ref:reference>
    """

    ref: Node


class Immune(Node):
    """cannot be damaged, targeted or changed by that source

    immunity to <src:source>
    """

    src: str  # a word of the list source


class UntilEnd(Node):
    """ends with the current turn, wave or round

    until the end of the <span>
    """

    span: str  # turn, wave, round


class UntilNextTurn(Node):
    """ends when your next turn starts

    until your next turn
    """


class ForWaves(Node):
    """the current wave counts as the first

    for <n> wave(s)
    """

    n: int


class WhileHere(Node):
    """ends when the source leaves its row, falls, or changes control

    while this Hero stays in its row
    """


class WhileInPlay(Node):
    """ends when the source leaves play

    while this <kind:bearer> is in play
    """

    kind: str  # Hero, Leader, card


class UntilDamaged(Node):
    """ends at the first damage

    until it is damaged
    """


class UntilUsed(Node):
    """ends after it worked once

    until it is used
    """


class ThisAttack(Node):
    """ends when the attack is resolved

    for this attack
    """


class RestOfBattle(Node):
    """ends when the receiver leaves play or the battle ends

    for the rest of the battle
    """


class Keywords(Node):
    """this Hero (or Leader) has the keywords

    <kws>
    """

    kws: tuple[str, ...]


class Have(Node):
    """modifiers and grants on the subject

    <who:subject> has/have <changes>
    """

    who: Node
    changes: tuple[Node, ...]


class TakesLess(Node):
    """reduction, floor 0 or 1

    <who:subject> takes/take <n> less damage [from <src:source>]
    <who:subject> takes/take <n> less damage [from <src:source>], but at least 1 {floor=1}
    """

    floor: int
    who: Node
    n: int
    src: str | None  # a word of the list source


class TakesMore(Node):
    """increase

    <who:subject> takes/take <n> more damage [from <src:source>]
    """

    who: Node
    n: int
    src: str | None  # a word of the list source


class TakesNone(Node):
    """prevention of the whole kind

    <who:subject> takes/take no damage [from <src:source>]
    """

    who: Node
    src: str | None  # a word of the list source


class TakesAtMost(Node):
    """cap per event

    <who:subject> takes/take at most <n> damage from each <one:each_source>
    """

    who: Node
    n: int
    one: str  # attack, Melee Attack, Ranged Attack, Spell, Order, Trap, effect


class DealsMore(Node):
    """raises damage dealt by attack or effect

    <who:subject> deals/deal <n> more damage [to <foes>]
    """

    who: Node
    n: int
    foes: Node | None


class HealsMore(Node):
    """each removal removes that much more

    <who:subject> has/have <n> more damage removed by each effect
    """

    who: Node
    n: int


class Cannot(Node):
    """prohibition; beats every permission

    <who:subject> cannot <what:ban>
    """

    who: Node
    what: str  # a word of the list ban


class Can(Node):
    """permission; lifts exactly the named restriction

    <who:subject> can <what:permission>
    """

    who: Node
    what: str  # a word of the list permission


class MustAttack(Node):
    """if an attack could legally choose it, it must

    Rival Characters must attack <who:foes> if able
    """

    who: Node


class Blocks(Node):
    """counts (or not) as foremost for melee

    <who:all> block melee {yes=true}
    <who:all> do not block melee {yes=false}
    """

    yes: bool
    who: Node


class Enter(Node):
    """applied as part of entering play

    <who:all> enter play with <with_:entry>
    """

    who: Node
    with_: Node


class DefeatedAtOnce(Node):
    """no waiting for the check

    <who:all> are defeated as soon as they have lethal damage
    """

    who: Node


class NoCorpse(Node):
    """discarded instead of turned face down

    <who:all> leave no Corpse
    """

    who: Node


class AlsoCover(Node):
    """mandatory redirect of attack damage to the subject

    <who:subject> takes/take the damage of attacks against <whom:foes>
    """

    who: Node
    whom: Node


class ActionsAre(Node):
    """action types become Free, Long, Limited

    <whose:owner> <acts> actions are <speed>
    """

    whose: Node
    acts: tuple[str, ...]
    speed: str  # Free, Long, Limited, Limited Free, Limited Long


class AllActionsAre(Node):
    """all action types, each counted by kind

    <whose:owner> actions are <speed>
    """

    whose: Node
    speed: str  # Free, Long, Limited, Limited Free, Limited Long


class AttacksAre(Node):
    """attacks or Spells of these Characters become Free, Long, Limited; beats what is said of action types

    <who:possessive> <what:doings> are <speed>
    the <what:doings> of <who:subjects> are <speed>
    """

    who: Node
    what: str  # attacks, Melee Attacks, Ranged Attacks, Spells, attacks and Spells
    speed: str  # Free, Long, Limited, Limited Free, Limited Long


class ActionsCost(Node):
    """these types of action take more actions, or fewer, down to none

    <whose:owner> <acts> actions cost <n> more action(s) {dearer=true}
    <whose:owner> <acts> actions cost <n> less action(s) {dearer=false}
    """

    dearer: bool
    whose: Node
    acts: tuple[str, ...]
    n: int


class AttacksCost(Node):
    """the same for attacks or Spells of these Characters

    <who:possessive> <what:doings> cost <n> more action(s) {dearer=true}
    <who:possessive> <what:doings> cost <n> less action(s) {dearer=false}
    the <what:doings> of <who:subjects> cost <n> more action(s) {dearer=true}
    the <what:doings> of <who:subjects> cost <n> less action(s) {dearer=false}
    """

    dearer: bool
    who: Node
    what: str  # attacks, Melee Attacks, Ranged Attacks, Spells, attacks and Spells
    n: int


class NoAction(Node):
    """the action is not offered; effects are untouched

    <who:holder> cannot use the <act> action
    """

    who: Node
    act: str  # a word of the list act


class HandLimit(Node):
    """bars the Draw action at N cards (PT-HAND)

    <whose:owner> hand limit is <n>
    """

    whose: Node
    n: int


class ActionsPerTurn(Node):
    """sets standard actions per turn

    <who:holder> have/has <n> action(s) each turn
    """

    who: Node
    n: int


class MoreActions(Node):
    """adds

    <who:holder> have/has <n> more action(s) each turn
    """

    who: Node
    n: int


class FewerActions(Node):
    """subtracts, optional floor

    <who:holder> have/has <n> fewer action(s) each turn
    <who:holder> have/has <n> fewer action(s) each turn, but at least 1 {floor=1}
    """

    who: Node
    floor: int
    n: int


class OpenHand(Node):
    """everyone may see that hand

    <whose:owner> hand is open
    """

    whose: Node


class PeekTop(Node):
    """private knowledge of the top card

    <who:holder> can look at the top card of <whose:owner> deck at any time
    """

    who: Node
    whose: Node


class RecruitInto(Node):
    """lifts the row (or slot) restriction of recruiting

    <who:holder> can recruit into <where:opening>
    """

    who: Node
    where: str  # any row, slots with a Corpse, slots with a Hero


class Columns(Node):
    """width of the Unit

    <whose:owner> Unit has <n> column(s)
    """

    whose: Node
    n: int


class NoLeader(Node):
    """Unit without Leader

    <whose:owner> Unit has no Leader
    """

    whose: Node


class LeaderStands(Node):
    """Leader's row

    <who:subject> stands in the <row>
    """

    who: Node
    row: str  # Vanguard, Flank, Rear


class CeasefireLasts(Node):
    """length of the ceasefire

    the ceasefire lasts <n> round(s)
    """

    n: int


class Waves(Node):
    """order of waves in a round

    the waves are <rows>
    """

    rows: tuple[str, ...]


class ChooseTargets(Node):
    """that player picks among the legal targets

    <who:holder> choose/chooses the target of <what:targets>
    """

    who: Node
    what: str  # attacks, Melee Attacks, Ranged Attacks, Rival attacks, Rival Melee Attacks, Rival Ranged Attacks


class InterceptAlso(Node):
    """interceptors redirect Melee Attacks as well

    Intercept also stops Melee Attacks
    """


class DrawFrom(Node):
    """the Draw action may use that deck

    <who:holder> can use Draw actions on <zone>
    """

    who: Node
    zone: Node


class MoreDraw(Node):
    """extra cards for the Draw action

    <who:holder> draw/draws <n> more card(s) with each Draw action
    """

    who: Node
    n: int


class AlwaysFirst(Node):
    """no exchange of first player

    <who:holder> are/is always the first player
    """

    who: Node


class OrderGoes(Node):
    """destination after resolving

    <whose:owner> Orders return to <zone> after they are played
    """

    whose: Node
    zone: Node


class Tiebreak(Node):
    """simultaneous rout (PT-END-02)

    <who:holder> win/wins if both Leaders are defeated together
    """

    who: Node


class ScoreMore(Node):
    """points modes

    <who:holder> score/scores <n> more point(s) for each Rival Leader defeated
    """

    who: Node
    n: int


class CasualtiesAfter(Node):
    """casualty check also at each turn's end

    casualties are checked after each turn
    """


class MeleeFacing(Node):
    """restores facing columns for melee

    Melee Attacks can only target Characters in the facing column
    """


class OrdersBlank(Node):
    """Orders resolve with no effect

    <whose:owner> Orders have no effect
    """

    whose: Node


class ReactTwice(Node):
    """each triggered ability resolves twice

    <who:subject> triggers/trigger twice
    """

    who: Node


class EnterStatus(Node):
    """with a token

    <status>
    """

    status: str


class EnterDamage(Node):
    """with damage

    <n> damage
    """

    n: int


class EnterCounters(Node):
    """with counters

    <n> <name> counter(s)
    """

    n: int
    name: str


class Apply(Node):
    """damage that is no attack (PT-TERM-06)

    apply <amount> to <to:object>
    apply <amount:points> to <to:own>
    """

    amount: Node
    to: Node


class Defeat(Node):
    """at once (PT-TERM-05)

    defeat <what:object>
    defeat <what:own>
    """

    what: Node


class DiscardIt(Node):
    """to the owner's discard pile, no Corpse

    discard <what:object>
    discard <what:own>
    """

    what: Node


class Clear(Node):
    """Corpse to its owner's discard (PT-CLEAR)

    clear <what:object>
    """

    what: Node


class DiscardCards(Node):
    """from your hand, your choice or at random

    discard <n*> card(s)
    discard <n*> card(s) at random {how=random}
    discard <n> card(s)
    discard <n> card(s) at random {how=random}
    """

    how: str  # choice, random
    n: int | None


class RevealCard(Node):
    """show from hand

    reveal <n*> card(s)
    reveal <n> card(s)
    """

    n: int | None


class SpendActions(Node):
    """as cost

    spend <n> action(s)
    spend <n> action(s)
    """

    n: int


class RemoveCounters(Node):
    """named counters

    remove <n> <name> counter(s) from <from_:object>
    remove <n> <name> counter(s) from <from_:own>
    """

    n: int
    name: str
    from_: Node


class Choose(Node):
    """one question; the answer is bound

    choose <what:choice> {by=You()}
    choose <what:choice> at random {by=Chance()}
    <by:player> chooses <what:choice>
    """

    by: Node
    what: Node


class ChooseNumber(Node):
    """0 to N, bound as number

    choose a number up to <n>
    """

    n: int


class FlipCoin(Node):
    """heads or tails, by chance

    flip a coin
    """


class RollDice(Node):
    """each 1 to 6, by chance; number = all together

    roll a die {n=1}
    roll <n:many> dice
    """

    n: int


class NameCard(Node):
    """any card name of the sets in use

    name a card
    """


class ApplySplit(Node):
    """distribute N points, each chosen one at least 1; or by chance one point at a time

    apply <n> damage split among <among> {by=You()}
    apply <n> damage split at random among <among> {by=Chance()}
    """

    by: Node
    n: int
    among: Node


class Heal(Node):
    """removes up to what is there (PT-TERM-08)

    remove <amount> from <from_:object>
    """

    amount: Node
    from_: Node


class HealSplit(Node):
    """distribute removals

    remove <n> damage split among <among>
    """

    n: int
    among: Node


class MoveDamage(Node):
    """removes from one, applies to the other; the same number

    move <amount> from <from_:object> to <to:object>
    """

    amount: Node
    from_: Node
    to: Node


class MoveDamageTotal(Node):
    """you choose how many from each, sum up to N

    move a total of up to <n> damage from <from_:all> to <to:object>
    """

    n: int
    from_: Node
    to: Node


class SwapDamage(Node):
    """exchange of damage

    swap the damage of <a:reference> and <b:reference>
    """

    a: Node
    b: Node


class Prevent(Node):
    """shield: next damage event, or next N points

    prevent the next <n> damage to <to:object> [<until>] {all=false}
    prevent the next damage to <to:object> [<until>] {all=true}
    """

    all: bool
    n: int | None
    to: Node
    until: Node | None


class PreventThat(Node):
    """in a replacement: nothing is placed

    prevent that damage
    """


class ReduceThat(Node):
    """in a replacement: N less

    reduce that damage by <n>
    """

    n: int


class SetDamage(Node):
    """sets damage counters

    set the damage of <to:object> to <n>
    """

    to: Node
    n: int


class RemoveFromBattle(Node):
    """out of the battle, no pile

    remove <what:object> from the battle
    """

    what: Node


class UseSpellOf(Node):
    """that Spell's program with "this Hero" = the user

    use the Spell of <of:reference> as if it were on <as_:reference>
    """

    of: Node
    as_: Node


class ChooseNewTarget(Node):
    """another legal target

    choose a new target for that attack {by=You()}
    choose a new target for that attack at random {by=Chance()}
    """

    by: Node


class MoveTo(Node):
    """to an empty slot; else this part fails (PT-ZONE-11)

    move <what:object> to <to:destination>
    """

    what: Node
    to: Node


class MoveDir(Node):
    """N slots if empty

    move <what:object> <n> slot(s) <dir:direction>
    """

    what: Node
    n: int
    dir: str  # forward, back, sideways


class Swap(Node):
    """exchange places

    swap <a:reference> and <b:reference>
    """

    a: Node
    b: Node


class SwapThem(Node):
    """exchange of the two chosen

    swap them
    """


class Rearrange(Node):
    """any new arrangement of those cards within their slots

    rearrange <what:arrangement>
    """

    what: Node


class Return(Node):
    """to the pile named (hand or deck)

    return <what:object> to <to:zone>
    """

    what: Node
    to: Node


class PutOn(Node):
    """top or bottom of a deck

    put <what:object> on the <end> of <zone> {anyorder=false}
    put <what:object> on the <end> of <zone> in any order {anyorder=true}
    """

    anyorder: bool
    what: Node
    end: str  # top, bottom
    zone: Node


class PutRest(Node):
    """those of the group not chosen

    put the rest on the <end> of <zone> {anyorder=false}
    put the rest on the <end> of <zone> in any order {anyorder=true}
    """

    anyorder: bool
    end: str  # top, bottom
    zone: Node


class DiscardRest(Node):
    """same, to discard

    discard the rest
    """


class PutInto(Node):
    """to the pile named

    put <what:object> into <to:zone>
    """

    what: Node
    to: Node


class PutBack(Node):
    """looked-at cards back on top

    put them back in any order
    """


class PlaceAsCorpse(Node):
    """face down into a slot

    place <what:object> as a Corpse into <to:destination>
    """

    what: Node
    to: Node


class PlaceInto(Node):
    """into a slot without recruiting (no recruit trigger)

    place <what:object> into <to:destination> [at <n> Life]
    """

    what: Node
    to: Node
    n: int | None


class PlaceReserve(Node):
    """as a Trap

    place <what:object> face down into <to:zone>
    """

    what: Node
    to: Node


class Recruit(Node):
    """recruit by effect: recruit triggers fire, no action

    recruit <what:object> into <to:destination>
    """

    what: Node
    to: Node


class RecruitAny(Node):
    """any number, one after another

    recruit any number of cards from <zone> into <to:landing>
    """

    zone: Node
    to: Node


class RecruitRandom(Node):
    """chance picks the card

    recruit a random card from <zone> into <to:destination>
    """

    zone: Node
    to: Node


class CreateToken(Node):
    """token Hero with printed numbers; leaves play instead of any pile

    create a <name> token with Attack <attack:number> and Life <life:number> in <to:destination>
    """

    name: str
    attack: int
    life: int
    to: Node


class Revive(Node):
    """Corpse becomes a Hero, may act (PT-TERM-07)

    revive <what:object> [at <n> Life] {yours=false}
    revive <what:object> [at <n> Life] under your control {yours=true}
    """

    yours: bool
    what: Node
    n: int | None


class ReviveInto(Node):
    """revived in another slot

    revive <what:object> into <to:destination> [at <n> Life]
    """

    what: Node
    to: Node
    n: int | None


class GainControl(Node):
    """moves to an empty slot of your Unit (or your Reserve); fails without one

    gain control of <what:object> [<until>]
    """

    what: Node
    until: Node | None


class SwapControl(Node):
    """exchange Units and places

    swap control of <a:reference> and <b:reference>
    """

    a: Node
    b: Node


class ReturnControl(Node):
    """back to the owner's Unit

    return control of <what:object> to its owner
    """

    what: Node


class Draw(Node):
    """from your deck unless said; not the Draw action (PT-DRAW-04)

    draw <n*> card(s) [from <zone>]
    """

    n: int | None
    zone: Node | None


class DrawPromos(Node):
    """from the promo deck; nothing where none is played with

    draw <n> promo(s)
    """

    n: int


class DrawEqual(Node):
    """as many as the expression says

    draw cards equal to <x:expression>
    """

    x: Node


class DrawUntil(Node):
    """up to N in hand

    draw until you have <n> card(s) in hand
    """

    n: int


class DiscardAny(Node):
    """as many as you like; number = how many

    discard any number of cards
    """


class DiscardUpTo(Node):
    """0 to N, your choice; number = how many

    discard up to <n> card(s)
    """

    n: int


class DiscardHand(Node):
    """all cards; number = how many

    discard your hand
    """


class Mill(Node):
    """from the top of that deck

    discard the top <n> card(s) of <zone>
    """

    n: int
    zone: Node


class RevealIt(Node):
    """show it to all

    reveal <what:object>
    """

    what: Node


class LookHand(Node):
    """you alone see that pile

    look at <zone>
    """

    zone: Node


class LookTop(Node):
    """you alone see those cards

    look at the top <n> card(s) of <zone>
    """

    n: int
    zone: Node


class Search(Node):
    """look through, pick one that fits (or none)

    search <zone> for <what:pick>
    """

    zone: Node
    what: Node


class SearchNamed(Node):
    """the card named before

    search <zone> for that card
    """

    zone: Node


class Shuffle(Node):
    """shuffle

    shuffle <zone>
    """

    zone: Node


class ShuffleInto(Node):
    """put in and shuffle

    shuffle <what:object> into <zone>
    """

    what: Node
    zone: Node


class SwapHands(Node):
    """exchange hands with that one Rival

    swap hands with your Rival
    """


class CopyTo(Node):
    """a copy that leaves the battle when it would go to a pile

    put a copy of <what:object> into <to:zone>
    """

    what: Node
    to: Node


class PlayOrder(Node):
    """resolves its Order text as yours; the card stays where it is; Trap/Operation: blank (PT-CARD-08)

    play its Order
    """


class PlayOrderOf(Node):
    """same, of that card

    play the Order of <of:reference>
    """

    of: Node


class PlayLeaderOrder(Node):
    """the fourth box on the Leader's own card

    play the Order on the card of <of:reference>
    """

    of: Node


class PlayAnyOrders(Node):
    """one after another, each then discarded

    play any number of Orders from <zone>
    """

    zone: Node


class PlayTopOrder(Node):
    """chance picks

    play the Order of a random card in <zone>
    """

    zone: Node


class RepeatOrder(Node):
    """resolves the event's Order once more with new choices

    repeat that Order
    """


class Cancel(Node):
    """the declared thing does not happen; costs stay paid

    cancel that <what:cancelled>
    """

    what: str  # attack, Order, Operation, Spell, Trap, Recruit, Move


class GainActions(Node):
    """now

    gain <n> action(s)
    """

    n: int


class GainActionsNext(Node):
    """at the start of your next turn

    gain <n> action(s) in your next turn
    """

    n: int


class GainActionsFor(Node):
    """usable only for these types

    gain <n> action(s) for <acts> only
    """

    n: int
    acts: tuple[str, ...]


class SkipTurn(Node):
    """your next turn is skipped

    skip your next turn
    """


class ExtraTurn(Node):
    """one more turn of yours right after the one that runs, or the next one (A-227)

    take another turn after this one
    """


class EndTurn(Node):
    """the turn ends after this

    end the turn
    """


class ExtraWave(Node):
    """one more wave, then the round goes on

    take another <row> wave after this one
    """

    row: str  # Vanguard, Flank, Rear


class Score(Node):
    """points modes

    score <n> point(s)
    """

    n: int


class Give(Node):
    """status tokens: until removed; anything else: needs or defaults to a duration (none = while in play)

    give <to:object> <changes> [<until>]
    """

    to: Node
    changes: tuple[Node, ...]
    until: Node | None


class RemoveStatus(Node):
    """one token

    remove <status> from <from_:object>
    """

    status: str
    from_: Node


class RemoveAllStatuses(Node):
    """all tokens

    remove all statuses from <from_:object>
    """

    from_: Node


class AddCounters(Node):
    """named counters

    put <n> <name> counter(s) on <on:object>
    """

    n: int
    name: str
    on: Node


class RemoveAllCounters(Node):
    """all of that name, or all there are; number = how many

    remove all [<name>] counters from <from_:object>
    """

    name: str | None
    from_: Node


class AddTime(Node):
    """Operation markers

    put <n> time marker(s) on <on:object>
    """

    n: int
    on: Node


class RemoveTime(Node):
    """Operation markers

    remove <n> time marker(s) from <from_:object>
    """

    n: int
    from_: Node


class Transform(Node):
    """leaves play; the new card stands there without damage

    replace <what:one> with a random card from <zone>
    """

    what: Node
    zone: Node


class TransformTop(Node):
    """leaves play; the top card of that deck stands there without damage

    <what:doer> becomes the top card of <zone>
    """

    what: Node
    zone: Node


class SwapStats(Node):
    """exchange of current numbers (set layer)

    swap the Attack and Life of <of:reference> [<until>] {kind=Attack and Life}
    swap the Attack of <of:reference> with the Attack of <with_:reference> [<until>] {kind=Attack}
    """

    kind: str  # Attack and Life, Attack
    of: Node
    with_: Node | None
    until: Node | None


class TurnUp(Node):
    """visible to all

    turn <what:object> face up
    """

    what: Node


class TurnDown(Node):
    """hidden again

    turn <what:object> face down
    """

    what: Node


class Activate(Node):
    """Trap resolves without its condition

    activate <what:object>
    """

    what: Node


class Survive(Node):
    """in a replacement: damage becomes Life - 1

    <who:doer> survives with 1 remaining Life
    """

    who: Node


class MakeAttack(Node):
    """caused attack: legality kept, no cost, no exhaustion (PT-ACT-03)

    <who:doer> makes <kind:attack> [against <whom:reference>]
    """

    who: Node
    kind: str  # attack, Melee Attack, Ranged Attack
    whom: Node | None


class CastSpell(Node):
    """caused cast

    <who:doer> casts its Spell
    """

    who: Node


class RedirectAttack(Node):
    """new target of the declared attack

    the target of that attack becomes <to:reference>
    """

    to: Node


class RivalDraws(Node):
    """that player draws

    <who:player> draws <n*> card(s)
    """

    who: Node
    n: int | None


class RivalDiscards(Node):
    """that player discards, own choice or at random

    <who:player> discards <n*> card(s)
    <who:player> discards <n*> card(s) at random {how=random}
    """

    how: str  # choice, random
    who: Node
    n: int | None


class RivalDiscardsHand(Node):
    """that player discards all

    <who:player> discards their hand
    """

    who: Node


class RivalReveals(Node):
    """that player shows a card of own choice

    <who:player> reveals <n*> card(s)
    """

    who: Node
    n: int | None


class LoseActions(Node):
    """now

    <who:player> loses <n> action(s)
    <who:player> loses <n> action(s), but keeps at least 1 {floor=1}
    """

    floor: int
    who: Node
    n: int


class LoseActionsNext(Node):
    """at the start of that player's next turn

    <who:player> loses <n> action(s) in their next turn
    <who:player> loses <n> action(s) in their next turn, but keeps at least 1 {floor=1}
    """

    floor: int
    who: Node
    n: int


class RivalSkips(Node):
    """that player's next turn is skipped

    <who:player> skips their next turn
    """

    who: Node


class TakeFirst(Node):
    """first player from now on; turn order changes with the next wave

    you become the first player
    """


class WinBattle(Node):
    """at once

    you win the battle
    """


class LoseBattle(Node):
    """at once

    <who:player> loses the battle
    """

    who: Node


class DrawBattle(Node):
    """at once

    the battle is a draw
    """


class Refresh(Node):
    """clears its one-act marks

    <who:doer> can act again this turn
    """

    who: Node


class Exhaust(Node):
    """sets them

    <who:doer> cannot act again this turn
    """

    who: Node


class CancelDamageKind(Node):
    """timed prevention

    <who:doer> takes no damage from <src:source> until the end of the <span>
    """

    who: Node
    src: str  # a word of the list source
    span: str  # turn, wave, round


class SilenceStep(Node):
    """all printed and granted texts, for the duration

    <who:doer> loses all abilities [<until>]
    """

    who: Node
    until: Node | None


class Become(Node):
    """all printed features of the other card

    <who:doer> becomes a copy of <of:reference> [<until>]
    """

    who: Node
    of: Node
    until: Node | None


class CantThisSpan(Node):
    """timed prohibition

    <who:doer> cannot <what:ban> [<until>]
    """

    who: Node
    what: str  # a word of the list ban
    until: Node | None


class CanThisSpan(Node):
    """timed permission

    <who:doer> can <what:permission> [<until>]
    """

    who: Node
    what: str  # a word of the list permission
    until: Node | None


class ActionsBecome(Node):
    """timed action change

    <whose:owner> <acts> actions are <speed> until the end of the <span>
    """

    whose: Node
    acts: tuple[str, ...]
    speed: str  # Free, Long, Limited, Limited Free, Limited Long
    span: str  # turn, wave, round


class ActionsCostNow(Node):
    """timed price

    <whose:owner> <acts> actions cost <n> more action(s) until the end of the <span> {dearer=true}
    <whose:owner> <acts> actions cost <n> less action(s) until the end of the <span> {dearer=false}
    """

    dearer: bool
    whose: Node
    acts: tuple[str, ...]
    n: int
    span: str  # turn, wave, round


class AttacksCostNow(Node):
    """timed price of one Character's attacks or Spells

    <who:possessive> <what:doings> cost <n> more action(s) until the end of the <span> {dearer=true}
    <who:possessive> <what:doings> cost <n> less action(s) until the end of the <span> {dearer=false}
    """

    dearer: bool
    who: Node
    what: str  # attacks, Melee Attacks, Ranged Attacks, Spells, attacks and Spells
    n: int
    span: str  # turn, wave, round


class AttacksBecome(Node):
    """timed change of one Character's attacks or Spells

    <who:possessive> <what:doings> are <speed> until the end of the <span>
    """

    who: Node
    what: str  # attacks, Melee Attacks, Ranged Attacks, Spells, attacks and Spells
    speed: str  # Free, Long, Limited, Limited Free, Limited Long
    span: str  # turn, wave, round


class RivalCannotUse(Node):
    """timed prohibition of an action

    <who:player> cannot use the <act> action until the end of the <span>
    """

    who: Node
    act: str  # a word of the list act
    span: str  # turn, wave, round


class Text(Node):
    """the statements of a text, then at most one headed ability

    [<lines:statements>] [<head>]
    """

    lines: tuple[Node, ...]
    head: Node | None


class OrderText(Node):
    """what an Order does, once

    [<speed:order_speed>] <do:sentences>
    """

    speed: Node | None
    do: tuple[Node, ...]


class OrderFree(Node):
    """playing it costs no action

    Free Order:
    """


class OrderLong(Node):
    """playing it costs two actions

    Long Order:
    """


class TrapText(Node):
    """Trap with its condition; whoever must has no choice (PT-TRAP-05)

    when <event>: <do:sentences>
    when <event>, you must activate this Trap: <do:sentences> {must=true}
    """

    event: Node
    do: tuple[Node, ...]
    must: bool


class TrapTimed(Node):
    """Trap with a time

    at <time:point>: <do:sentences>
    at <time:point>, you must activate this Trap: <do:sentences> {must=true}
    """

    time: Node
    do: tuple[Node, ...]
    must: bool


class Snap(Node):
    """what a Base does once: an action of your own turn; then it is face down for the battle (PT-BASE-02)

    Snap: <do:sentences>
    Free Snap: <do:sentences> {speed=Free}
    Long Snap: <do:sentences> {speed=Long}
    """

    speed: str  # "", Free, Long
    do: tuple[Node, ...]


class SnapWhen(Node):
    """the same without cost, offered when the event happens, in any turn (A-181)

    Snap when <event>: <do:sentences>
    """

    event: Node
    do: tuple[Node, ...]


class SnapAt(Node):
    """the same at a time

    Snap at <time:point>: <do:sentences>
    """

    time: Node
    do: tuple[Node, ...]


class Static(Node):
    """one continuous ability

    <rule:keywords>.
    [<prefix>] <rule>.
    """

    prefix: Node | None
    rule: Node


class While(Node):
    """on while true

    while <cond>,
    """

    cond: Node


class Unless(Node):
    """on while false

    unless <cond>,
    """

    cond: Node


class During(Node):
    """on at that time

    during <time>,
    """

    time: Node


class Outside(Node):
    """on at all other times

    outside <time>,
    """

    time: Node


class Trigger(Node):
    """event ability

    [<prefix>] when <event> [for the first time each <period>], <do:sentences>
    """

    prefix: Node | None
    event: Node
    period: str | None  # turn, wave, round, battle
    do: tuple[Node, ...]


class Timed(Node):
    """time ability

    [<prefix>] at <time:point>, <do:sentences>
    """

    prefix: Node | None
    time: Node
    do: tuple[Node, ...]


class AfterCasualties(Node):
    """third point of a wave's end

    [<prefix>] after casualties, <do:sentences>
    """

    prefix: Node | None
    do: tuple[Node, ...]


class Replace(Node):
    """mandatory replacement, once per event

    [<prefix>] when <event:would> [for the first time each <period>], <do:steps> instead. [<more:sentences>]
    """

    prefix: Node | None
    event: Node
    period: str | None  # turn, wave, round, battle
    do: tuple[Node, ...]
    more: tuple[Node, ...]


class ReplaceMay(Node):
    """optional replacement; declining leaves the event as it was, and the first time is over

    [<prefix>] when <event:would> [for the first time each <period>], you may <first:imperative> [, then <rest:steps>] instead. [<more:sentences>]
    """

    prefix: Node | None
    event: Node
    period: str | None  # turn, wave, round, battle
    first: Node
    rest: tuple[Node, ...]
    more: tuple[Node, ...]


class Use(Node):
    """Spell or Action with speed, name, costs

    [<whose:user>] [<speed>] <kind:use> [<name>] [(<costs>)]: <do:sentences>
    """

    whose: str | None  # Rival, Hand
    speed: str | None  # Free, Long, Limited, Limited Free, Limited Long
    kind: str  # Spell, Action
    name: str | None
    costs: tuple[Node, ...]
    do: tuple[Node, ...]


class OnlyIf(Node):
    """must hold when used

    only if <cond>
    """

    cond: Node


class OnlyDuring(Node):
    """must be that time

    only during <time>
    """

    time: Node


class Once(Node):
    """use limit

    once each <period>
    """

    period: str  # turn, wave, round, battle


class SkipAttack(Node):
    """the Hero gives up its attack of this wave

    this Hero does not attack this wave
    """


class CostClear(Node):
    """pay by clearing

    clear <what:pick>
    """

    what: Node


class CostDefeat(Node):
    """pay by defeating

    defeat <what:pick>
    """

    what: Node


class CostDiscard(Node):
    """pay by discarding

    discard <what:pick>
    """

    what: Node


class CostReturn(Node):
    """pay by returning

    return <what:payment> to <to:zone>
    """

    what: Node
    to: Node


class Way(Node):
    """one of the texts to choose from

    <steps>
    """

    steps: tuple[Node, ...]


class Do(Node):
    """steps in order

    <steps>.
    """

    steps: tuple[Node, ...]


class May(Node):
    """yes or no, then all its steps; "You may" before an imperative, "If you wish," before a clause with its own subject

    you may <first:imperative> [, then <rest:steps>].
    if you wish, <first:clause> [, then <rest:steps>].
    """

    first: Node
    rest: tuple[Node, ...]


class RivalMay(Node):
    """the Rival decides

    your Rival may <first:imperative> [, then <rest:steps>].
    """

    first: Node
    rest: tuple[Node, ...]


class If(Node):
    """its steps only if true now

    if <cond>, <steps>.
    """

    cond: Node
    steps: tuple[Node, ...]


class IfMay(Node):
    """condition, then yes or no

    if <cond>, you may <first:imperative> [, then <rest:steps>].
    """

    cond: Node
    first: Node
    rest: tuple[Node, ...]


class DoUnless(Node):
    """its steps only if false now

    unless <cond>, <steps>.
    """

    cond: Node
    steps: tuple[Node, ...]


class MayUnless(Node):
    """if false, yes or no

    unless <cond>, you may <first:imperative> [, then <rest:steps>].
    """

    cond: Node
    first: Node
    rest: tuple[Node, ...]


class Otherwise(Node):
    """if the sentence before was an If that was false, or a May that was declined

    otherwise, <steps>.
    """

    steps: tuple[Node, ...]


class Delayed(Node):
    """once, at that time, with today's bindings

    at the end of the <span>, <steps>.
    """

    span: str  # turn, wave, round
    steps: tuple[Node, ...]


class DelayedNext(Node):
    """once, when the next one begins or ends

    at the start of the next <span>, <steps>. {edge=start}
    at the end of the next <span>, <steps>. {edge=end}
    """

    edge: str  # start, end
    span: str  # turn, wave, round
    steps: tuple[Node, ...]


class DelayedYours(Node):
    """once, when your next turn begins or ends; never the turn that runs

    at the start of your next turn, <steps>. {edge=start}
    at the end of your next turn, <steps>. {edge=end}
    """

    edge: str  # start, end
    steps: tuple[Node, ...]


class DelayedAfter(Node):
    """once, at the end of the N-th; the one that runs is the first

    after <n> turn(s), <steps>. {span=turn}
    after <n> wave(s), <steps>. {span=wave}
    after <n> round(s), <steps>. {span=round}
    """

    n: int
    span: str  # turn, wave, round
    steps: tuple[Node, ...]


class NextTime(Node):
    """once, at the event

    the next time <event> this <span>, <steps>.
    """

    event: Node
    span: str  # turn, wave, round
    steps: tuple[Node, ...]


class NextWould(Node):
    """replaces it once

    the next time <event:would> this <span>, <steps> instead.
    """

    event: Node
    span: str  # turn, wave, round
    steps: tuple[Node, ...]


class NextWouldMay(Node):
    """may replace it, once: declined, that time is over as well

    the next time <event:would> this <span>, you may <first:imperative> [, then <rest:steps>] instead.
    """

    event: Node
    span: str  # turn, wave, round
    first: Node
    rest: tuple[Node, ...]


class Lasting(Node):
    """each time until then

    until the end of the <span>, when <event>, <steps>.
    """

    span: str  # turn, wave, round
    event: Node
    steps: tuple[Node, ...]


class LastingWould(Node):
    """replaces it each time until then

    until the end of the <span>, when <event:would>, <steps> instead.
    """

    span: str  # turn, wave, round
    event: Node
    steps: tuple[Node, ...]


class LastingWouldMay(Node):
    """may replace it each time until then

    until the end of the <span>, when <event:would>, you may <first:imperative> [, then <rest:steps>] instead.
    """

    span: str  # turn, wave, round
    event: Node
    first: Node
    rest: tuple[Node, ...]


class LastingBattle(Node):
    """each time, whole battle

    for the rest of the battle, when <event>, <steps>.
    """

    event: Node
    steps: tuple[Node, ...]


class LastingWouldBattle(Node):
    """replaces it each time, whole battle

    for the rest of the battle, when <event:would>, <steps> instead.
    """

    event: Node
    steps: tuple[Node, ...]


class OneOf(Node):
    """one of several texts, chosen by you, by a Rival or by chance; in each, you do what no other player is said to do

    choose one: <ways>; or <last:way>. {by=You()}
    choose one at random: <ways>; or <last:way>. {by=Chance()}
    <by:player> chooses one: <ways>; or <last:way>.
    """

    by: Node
    ways: tuple[Node, ...]
    last: Node


class DuringDo(Node):
    """its steps only at that time

    during <time>, <steps>.
    """

    time: Node
    steps: tuple[Node, ...]


class ForEach(Node):
    """steps repeated by count

    for each <per>, <steps>.
    """

    per: Node
    steps: tuple[Node, ...]


class RepeatThis(Node):
    """the sentences before, N times in all

    do this <n:many> times.
    """

    n: int
