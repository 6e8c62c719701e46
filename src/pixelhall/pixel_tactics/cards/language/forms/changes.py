"""Changes to a Character, and how long they last."""

CHANGES = """
[change: a change]
Add(n, stat, per, foes): plus or minus, optionally per count, optionally only against some
  <n:signed> <stat> [for each <per>] [against <foes>]
Multiply(by=2, stat, foes): doubles the value after set, before add
  double <stat> [against <foes>]
MultiplyPrinted(by=2, stat, foes): adds the printed value once more, before other additions
  double printed <stat> [against <foes>]
Set(stat, n): set layer; latest wins
  <stat> <n>
SetEqual(stat, x): set layer, live expression
  <stat> equal to <x:expression>
AddEqual(stat, x): add layer, live expression
  bonus <stat> equal to <x:expression>
Gain(kw): has the keyword
  <kw>
Lose(kw): has it not; beats any grant
  no <kw>
Status(status, times): status token(s) [..] (PT-STAT); in statements: has the effect of the token
  <status> [<times>]
RowText(row): that row's printed box is active too
  its <row> ability
AbilityOf(ref): all texts of that card now, read as if printed here
  the ability of <ref:reference>
SpellOf(ref): that card's Spell, read as if printed here
  the Spell of <ref:reference>
StatsOf(ref): printed numbers of that card in the set layer
  the printed Attack and Life of <ref:reference>
Immune(src): cannot be damaged, targeted or changed by that source
  immunity to <src:source>

[until: a duration]
UntilEnd(span): ends with the current turn, wave or round
  until the end of the <span>
UntilNextTurn(): ends when your next turn starts
  until your next turn
ForWaves(n): the current wave counts as the first
  for <n> wave(s)
WhileHere(): ends when the source leaves its row, falls, or changes control
  while this Hero stays in its row
WhileInPlay(kind): ends when the source leaves play
  while this <kind:bearer> is in play
UntilDamaged(): ends at the first damage
  until it is damaged
UntilUsed(): ends after it worked once
  until it is used
ThisAttack(): ends when the attack is resolved
  for this attack
RestOfBattle(): ends when the receiver leaves play or the battle ends
  for the rest of the battle
"""
