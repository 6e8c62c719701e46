"""Texts, heads, costs and sentences: the frame around the steps."""

HEADS = """
[row_text: a statement or a head]
Text(lines, head): the statements of a text, then at most one headed ability
  [<lines:statements>] [<head>]

[order_text: an Order]
OrderText(speed, do): what an Order does, once
  [<speed:order_speed>] <do:sentences>

[order_speed: the speed of an Order]
OrderFree(): playing it costs no action
  Free Order:
OrderLong(): playing it costs two actions
  Long Order:

[trap_text: a Trap]
TrapText(event, do, must=false): Trap with its condition; whoever must has no choice (PT-TRAP-05)
  when <event>: <do:sentences>
  when <event>, you must activate this Trap: <do:sentences>         {must=true}
TrapTimed(time, do, must=false): Trap with a time
  at <time:point>: <do:sentences>
  at <time:point>, you must activate this Trap: <do:sentences>      {must=true}

[snap_text: a snap]
Snap(speed="", do): what a Base does once: an action of your own turn; then it is face down for the battle (PT-BASE-02)
  Snap: <do:sentences>
  Free Snap: <do:sentences>                    {speed=Free}
  Long Snap: <do:sentences>                    {speed=Long}
SnapWhen(event, do): the same without cost, offered when the event happens, in any turn (A-181)
  Snap when <event>: <do:sentences>
SnapAt(time, do): the same at a time
  Snap at <time:point>: <do:sentences>

[statement: a statement]
Static(prefix, rule): one continuous ability
  <rule:keywords>.
  [<prefix>] <rule>.

[prefix: While, Unless, During or Outside]
While(cond): on while true
  while <cond>,
Unless(cond): on while false
  unless <cond>,
During(time): on at that time
  during <time>,
Outside(time): on at all other times
  outside <time>,

[head: a head]
Trigger(prefix, event, period, do): event ability
  [<prefix>] when <event> [for the first time each <period>], <do:sentences>
Timed(prefix, time, do): time ability
  [<prefix>] at <time:point>, <do:sentences>
AfterCasualties(prefix, do): third point of a wave's end
  [<prefix>] after casualties, <do:sentences>
Replace(prefix, event, period, do, more): mandatory replacement, once per event
  [<prefix>] when <event:would> [for the first time each <period>], <do:steps> instead. [<more:sentences>]
ReplaceMay(prefix, event, period, first, rest, more): optional replacement; declining leaves the event as it was, and the first time is over
  [<prefix>] when <event:would> [for the first time each <period>], you may <first:imperative> [, then <rest:steps>] instead. [<more:sentences>]
Use(whose, speed, kind, name, costs, do): Spell or Action with speed, name, costs
  [<whose:user>] [<speed>] <kind:use> [<name>] [(<costs>)]: <do:sentences>

[cost: a cost]
DiscardCards
  discard <n> card(s)
  discard <n> card(s) at random             {how=random}
RevealCard
  reveal <n> card(s)
SpendActions
  spend <n> action(s)
RemoveCounters
  remove <n> <name> counter(s) from <from_:own>
Apply
  apply <amount:points> to <to:own>
Defeat
  defeat <what:own>
DiscardIt
  discard <what:own>
OnlyIf(cond): must hold when used
  only if <cond>
OnlyDuring(time): must be that time
  only during <time>
Once(period): use limit
  once each <period>
SkipAttack(): the Hero gives up its attack of this wave
  this Hero does not attack this wave
CostClear(what): pay by clearing
  clear <what:pick>
CostDefeat(what): pay by defeating
  defeat <what:pick>
CostDiscard(what): pay by discarding
  discard <what:pick>
CostReturn(what, to): pay by returning
  return <what:payment> to <to:zone>

[own: the bearer or your Leader]
This
  this <kind:bearer>
LeaderOf
  your Leader                               {side=your}

[payment: what is paid with]
= <pick>
= <own>

[way: one of the texts]
Way(steps): one of the texts to choose from
  <steps>

[sentence: a sentence]
Do(steps): steps in order
  <steps>.
May(first, rest): yes or no, then all its steps; "You may" before an imperative, "If you wish," before a clause with its own subject
  you may <first:imperative> [, then <rest:steps>].
  if you wish, <first:clause> [, then <rest:steps>].
RivalMay(first, rest): the Rival decides
  your Rival may <first:imperative> [, then <rest:steps>].
If(cond, steps): its steps only if true now
  if <cond>, <steps>.
IfMay(cond, first, rest): condition, then yes or no
  if <cond>, you may <first:imperative> [, then <rest:steps>].
DoUnless(cond, steps): its steps only if false now
  unless <cond>, <steps>.
MayUnless(cond, first, rest): if false, yes or no
  unless <cond>, you may <first:imperative> [, then <rest:steps>].
Otherwise(steps): if the sentence before was an If that was false, or a May that was declined
  otherwise, <steps>.
Delayed(span, steps): once, at that time, with today's bindings
  at the end of the <span>, <steps>.
DelayedNext(edge, span, steps): once, when the next one begins or ends
  at the start of the next <span>, <steps>.   {edge=start}
  ~ at the beginning of the next <span>, <steps>.   {edge=start}
  at the end of the next <span>, <steps>.     {edge=end}
DelayedYours(edge, steps): once, when your next turn begins or ends; never the turn that runs
  at the start of your next turn, <steps>.    {edge=start}
  ~ at the beginning of your next turn, <steps>.    {edge=start}
  at the end of your next turn, <steps>.      {edge=end}
DelayedAfter(n, span, steps): once, at the end of the N-th; the one that runs is the first
  after <n> turn(s), <steps>.      {span=turn}
  after <n> wave(s), <steps>.      {span=wave}
  after <n> round(s), <steps>.     {span=round}
NextTime(event, span, steps): once, at the event
  the next time <event> this <span>, <steps>.
NextWould(event, span, steps): replaces it once
  the next time <event:would> this <span>, <steps> instead.
NextWouldMay(event, span, first, rest): may replace it, once: declined, that time is over as well
  the next time <event:would> this <span>, you may <first:imperative> [, then <rest:steps>] instead.
Lasting(span, event, steps): each time until then
  until the end of the <span>, when <event>, <steps>.
LastingWould(span, event, steps): replaces it each time until then
  until the end of the <span>, when <event:would>, <steps> instead.
LastingWouldMay(span, event, first, rest): may replace it each time until then
  until the end of the <span>, when <event:would>, you may <first:imperative> [, then <rest:steps>] instead.
LastingBattle(event, steps): each time, whole battle
  for the rest of the battle, when <event>, <steps>.
LastingWouldBattle(event, steps): replaces it each time, whole battle
  for the rest of the battle, when <event:would>, <steps> instead.
OneOf(by, ways, last): one of several texts, chosen by you, by a Rival or by chance; in each, you do what no other player is said to do
  choose one: <ways>; or <last:way>.               {by=You()}
  choose one at random: <ways>; or <last:way>.     {by=Chance()}
  <by:player> chooses one: <ways>; or <last:way>.
DuringDo(time, steps): its steps only at that time
  during <time>, <steps>.
ForEach(per, steps): steps repeated by count
  for each <per>, <steps>.
RepeatThis(n): the sentences before, N times in all
  do this <n:many> times.
"""
