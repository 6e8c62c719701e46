"""Verbs in the imperative: what you do, step by step."""

DAMAGE = """
[imperative: a verb]
Apply(amount, to): damage that is no attack (PT-TERM-06)
  apply <amount> to <to:object>
Defeat(what): at once (PT-TERM-05)
  defeat <what:object>
DiscardIt(what): to the owner's discard pile, no Corpse
  discard <what:object>
Clear(what): Corpse to its owner's discard (PT-CLEAR)
  clear <what:object>
DiscardCards(how=choice, n): from your hand, your choice or at random
  discard <n*> card(s)
  discard <n*> card(s) at random            {how=random}
RevealCard(n): show from hand
  reveal <n*> card(s)
SpendActions(n): as cost
  spend <n> action(s)
RemoveCounters(n, name, from_): named counters
  remove <n> <name> counter(s) from <from_:object>
Choose(by, what): one question; the answer is bound
  choose <what:choice>                      {by=You()}
  choose <what:choice> at random            {by=Chance()}
ChooseNumber(n): 0 to N, bound as number
  choose a number up to <n>
FlipCoin(): heads or tails, by chance
  flip a coin
RollDice(n): each 1 to 6, by chance; number = all together
  roll a die                                {n=1}
  roll <n:many> dice
NameCard(): any card name of the sets in use
  name a card
ApplySplit(by, n, among): distribute N points, each chosen one at least 1; or by chance one point at a time
  apply <n> damage split among <among>             {by=You()}
  apply <n> damage split at random among <among>   {by=Chance()}
Heal(amount, from_): removes up to what is there (PT-TERM-08)
  remove <amount> from <from_:object>
HealSplit(n, among): distribute removals
  remove <n> damage split among <among>
MoveDamage(amount, from_, to): removes from one, applies to the other; the same number
  move <amount> from <from_:object> to <to:object>
MoveDamageTotal(n, from_, to): you choose how many from each, sum up to N
  move a total of up to <n> damage from <from_:all> to <to:object>
SwapDamage(a, b): exchange of damage
  swap the damage of <a:reference> and <b:reference>
Prevent(all, n, to, until): shield: next damage event, or next N points
  prevent the next <n> damage to <to:object> [<until>]   {all=false}
  prevent the next damage to <to:object> [<until>]       {all=true}
PreventThat(): in a replacement: nothing is placed
  prevent that damage
ReduceThat(n): in a replacement: N less
  reduce that damage by <n>
SetDamage(to, n): sets damage counters
  set the damage of <to:object> to <n>
RemoveFromBattle(what): out of the battle, no pile
  remove <what:object> from the battle
UseSpellOf(of, as_): that Spell's program with "this Hero" = the user
  use the Spell of <of:reference> as if it were on <as_:reference>
ChooseNewTarget(by): another legal target
  choose a new target for that attack              {by=You()}
  choose a new target for that attack at random    {by=Chance()}
"""

BOARD = """
[imperative]
MoveTo(what, to): to an empty slot; else this part fails (PT-ZONE-11)
  move <what:object> to <to:destination>
MoveDir(what, n, dir): N slots if empty
  move <what:object> <n> slot(s) <dir:direction>
Swap(a, b): exchange places
  swap <a:reference> and <b:reference>
SwapThem(): exchange of the two chosen
  swap them
Rearrange(what): any new arrangement of those cards within their slots
  rearrange <what:arrangement>
Return(what, to): to the pile named (hand or deck)
  return <what:object> to <to:zone>
PutOn(anyorder, what, end, zone): top or bottom of a deck
  put <what:object> on the <end> of <zone>                {anyorder=false}
  put <what:object> on the <end> of <zone> in any order   {anyorder=true}
PutRest(anyorder, end, zone): those of the group not chosen
  put the rest on the <end> of <zone>                     {anyorder=false}
  put the rest on the <end> of <zone> in any order        {anyorder=true}
DiscardRest(): same, to discard
  discard the rest
PutInto(what, to): to the pile named
  put <what:object> into <to:zone>
PutBack(): looked-at cards back on top
  put them back in any order
PlaceAsCorpse(what, to): face down into a slot
  place <what:object> as a Corpse into <to:destination>
PlaceInto(what, to, n): into a slot without recruiting (no recruit trigger)
  place <what:object> into <to:destination> [at <n> Life]
PlaceReserve(what, to): as a Trap
  place <what:object> face down into <to:zone>
Recruit(what, to): recruit by effect: recruit triggers fire, no action
  recruit <what:object> into <to:destination>
RecruitAny(zone, to): any number, one after another
  recruit any number of cards from <zone> into <to:landing>
RecruitRandom(zone, to): chance picks the card
  recruit a random card from <zone> into <to:destination>
CreateToken(name, attack, life, to): token Hero with printed numbers; leaves play instead of any pile
  create a <name> token with Attack <attack:number> and Life <life:number> in <to:destination>
Revive(yours, what, n): Corpse becomes a Hero, may act (PT-TERM-07)
  revive <what:object> [at <n> Life]                      {yours=false}
  revive <what:object> [at <n> Life] under your control   {yours=true}
ReviveInto(what, to, n): revived in another slot
  revive <what:object> into <to:destination> [at <n> Life]
GainControl(what, until): moves to an empty slot of your Unit (or your Reserve); fails without one
  gain control of <what:object> [<until>]
SwapControl(a, b): exchange Units and places
  swap control of <a:reference> and <b:reference>
ReturnControl(what): back to the owner's Unit
  return control of <what:object> to its owner
"""

CARDS = """
[imperative]
Draw(n, zone): from your deck unless said; not the Draw action (PT-DRAW-04)
  draw <n*> card(s) [from <zone>]
DrawPromos(n): from the promo deck; nothing where none is played with
  draw <n> promo(s)
DrawEqual(x): as many as the expression says
  draw cards equal to <x:expression>
DrawUntil(n): up to N in hand
  draw until you have <n> card(s) in hand
DiscardAny(): as many as you like; number = how many
  discard any number of cards
DiscardUpTo(n): 0 to N, your choice; number = how many
  discard up to <n> card(s)
DiscardHand(): all cards; number = how many
  discard your hand
Mill(n, zone): from the top of that deck
  discard the top <n> card(s) of <zone>
RevealIt(what): show it to all
  reveal <what:object>
LookHand(zone): you alone see that pile
  look at <zone>
LookTop(n, zone): you alone see those cards
  look at the top <n> card(s) of <zone>
Search(zone, what): look through, pick one that fits (or none)
  search <zone> for <what:pick>
SearchNamed(zone): the card named before
  search <zone> for that card
Shuffle(zone): shuffle
  shuffle <zone>
ShuffleInto(what, zone): put in and shuffle
  shuffle <what:object> into <zone>
SwapHands(): exchange hands with that one Rival
  swap hands with your Rival
CopyTo(what, to): a copy that leaves the battle when it would go to a pile
  put a copy of <what:object> into <to:zone>
PlayOrder(): resolves its Order text as yours; the card stays where it is; Trap/Operation: blank (PT-CARD-08)
  play its Order
PlayOrderOf(of): same, of that card
  play the Order of <of:reference>
PlayLeaderOrder(of): the fourth box on the Leader's own card
  play the Order on the card of <of:reference>
PlayAnyOrders(zone): one after another, each then discarded
  play any number of Orders from <zone>
PlayTopOrder(zone): chance picks
  play the Order of a random card in <zone>
RepeatOrder(): resolves the event's Order once more with new choices
  repeat that Order
Cancel(what): the declared thing does not happen; costs stay paid
  cancel that <what:cancelled>
GainActions(n): now
  gain <n> action(s)
GainActionsNext(n): at the start of your next turn
  gain <n> action(s) in your next turn
GainActionsFor(n, acts): usable only for these types
  gain <n> action(s) for <acts> only
SkipTurn(): your next turn is skipped
  skip your next turn
ExtraTurn(): one more turn of yours right after the one that runs, or the next one (A-227)
  take another turn after this one
  ~ take an extra turn [after this one]
EndTurn(): the turn ends after this
  end the turn
ExtraWave(row): one more wave, then the round goes on
  take another <row> wave after this one
Score(n): points modes
  score <n> point(s)
"""

STATE = """
[imperative]
Give(to, changes, until): status tokens: until removed; anything else: needs or defaults to a duration (none = while in play)
  give <to:object> <changes> [<until>]
RemoveStatus(status, from_): one token
  remove <status> from <from_:object>
RemoveAllStatuses(from_): all tokens
  remove all statuses from <from_:object>
AddCounters(n, name, on): named counters
  put <n> <name> counter(s) on <on:object>
RemoveAllCounters(name, from_): all of that name, or all there are; number = how many
  remove all [<name>] counters from <from_:object>
AddTime(n, on): Operation markers
  put <n> time marker(s) on <on:object>
RemoveTime(n, from_): Operation markers
  remove <n> time marker(s) from <from_:object>
Transform(what, zone): leaves play; the new card stands there without damage
  replace <what:one> with a random card from <zone>
TransformTop(what, zone): leaves play; the top card of that deck stands there without damage
  ~ replace <what:one> with the top card of <zone>
SwapStats(kind, of, with_, until): exchange of current numbers (set layer)
  swap the Attack and Life of <of:reference> [<until>]                         {kind=Attack and Life}
  swap the Attack of <of:reference> with the Attack of <with_:reference> [<until>]   {kind=Attack}
TurnUp(what): visible to all
  turn <what:object> face up
TurnDown(what): hidden again
  turn <what:object> face down
Activate(what): Trap resolves without its condition
  activate <what:object>
"""
