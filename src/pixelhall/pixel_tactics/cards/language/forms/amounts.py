"""Amounts of damage, number expressions, and what is counted."""

AMOUNTS = """
[points: an amount]
Points(n): a fixed number of points
  <n> damage

[amount: an amount]
= <points>
ThatMuch(): the number of the latest damage, removal or choice
  that much damage
AllDamage(): all damage there is
  all damage
UpToPoints(n): you choose 0 to N (bounded by what is there)
  up to <n> damage
Equal(x): as many points as the expression says when the step runs
  damage equal to <x:expression>
LethalPart(): the part that would bring damage to Life or above; damage stays at Life - 1
  the lethal part of that damage
ThatDamage(): the whole amount being replaced
  that damage
Excess(): what the last Apply put beyond the receiver's Life
  the excess damage

[term: a number]
Stat(printed, of, stat): a number of one Character: current value, or the printed one
  <of:possessive> <stat>             {printed=false}
  <of:possessive> printed <stat>     {printed=true}
Count(what): how many things a group holds now
  the number of <what:all>
CountersOf(name, ref): how many of them it bears now
  the number of <name> counters on <ref:reference>
Rolled(): what was rolled last, all dice together
  the roll
Twice(x): two times
  twice <x:term>
Half(x): half, rounded up
  half <x:expression>, rounded up

[expression: a number]
= <term>
Plus(x, n): sum with a fixed number
  <x:expression> plus <n>

[per: what is counted]
PerDamage(ref): each point of damage on it
  damage on <ref:reference>
PerCounter(name, ref): each named counter on it
  <name> counter on <ref:reference>
PerOne(other=false, what): each such thing in any Unit, or each but this card and what was chosen
  <what:noun>
  other <what:noun>                  {other=true}
PerYours(other=false, what): each of yours
  of your <what:nouns>
  of your other <what:nouns>         {other=true}
PerRival(what): each of a Rival's
  Rival <what:noun>
"""
