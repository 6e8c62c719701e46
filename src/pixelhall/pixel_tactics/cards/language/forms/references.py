"""References, players, places and piles: which one thing, whose, and where."""

REFERENCES = """
[reference: a reference]
This(kind): the card that bears the text
  this <kind:bearer>
That(kind): the latest bound thing of that kind
  that <kind:thing>
Attacker(): attacker of the event's attack
  the attacker
Target(): its (possibly redirected) target
  the target
Caster(): who casts the event's Spell
  the caster
Nth(n, kind): first or second thing chosen in this ability
  the first <kind:thing>             {n=1}
  the second <kind:thing>            {n=2}
LeaderOf(side): Leader of your Unit or of your Rival (who that is: A-224)
  your Leader                        {side=your}
  the Rival Leader                   {side=rival}
Neighbor(which, of): living Hero or Leader directly in front or behind (PT-TERM-02/03)
  <of:possessive> <which:neighbor>
LastRecruited(): the Hero you recruited most recently
  the last Hero you recruited
LastOrder(): the card whose Order was played most recently
  the last Order played
TopCard(whose): top card of that deck, looked at by nobody unless said
  the top card of <whose:owner> deck
It(): the latest chosen thing, else the subject of the trigger, condition or statement
  it

[possessive: a possessive]
Its(): possessive of it
  its
= <of:reference> 's

[slot: a slot]
That
  that slot                          {kind=slot}

[spot: a reference]
= <reference>
= <slot>

[them: them]
Them(): the latest chosen or drawn group
  them

[each_of_them: each …]
EachOfThem(): every one of the group
  each of them

[object: a reference or each …]
= <reference>
= <each>
= <each_of_them>
= <them>

[doer: a reference or each …]
= <reference>
= <each>
= <each_of_them>

[one: a reference]
= <reference>
= <each_of_them>

[who: a reference or a selection]
= <reference>
= <pick>

[whom: a reference, a selection or a Unit]
= <who>
UnitOf(side): any Character of that Unit
  your Unit                          {side=your}
  a Rival's Unit                     {side=rival}

[foes: those it counts against]
= <reference>
= <all>

[subject: a subject]
= <reference>

[subjects: a plural subject]
= <all>
Neighbor
  <of:possessive> Forerunner and Supporter   {which=Forerunner and Supporter}

[among: a plural selection]
= <several>
= <all>
= <them>

[rival: a player]
Rival(): a player you are fighting (PT-TERM-12): where something is done one and the same, of several the one you name; else any (A-224)
  your Rival
Ally(): another player of your team: where something is done one and the same, of several the one you name; else any
  an ally
Owner(of): the owner of that card (PT-ZONE-10)
  <of:possessive> owner
Controller(of): the player in whose Unit or Reserve that card is
  <of:possessive> controller

[player: a player]
= <rival>
EachPlayer(): every player, in turn order
  each player
EachRival(): every Rival that you are fighting
  each Rival
EachAlly(): every other player of your team
  each ally
Chance(): no player: chance decides (never written by itself)

[event_player: a player]
= <rival>
AnyPlayer(): any player, you included
  a player

[versus: a player]
= <player>
You(): the controller of the card
  you

[owner: an owner]
You
  your
= <player> 's
Their(): the player who chooses or acts in this sentence
  their

[zone: a pile]
Zone(whose, pile): a pile of a player
  <whose:owner> <pile>

[place: a place]
ThatPlace(what): row, column or Unit chosen before
  that <what:space>
SamePlace(of, what): row, column or Unit in which that card stands
  <of:possessive> <what:space>
RowPlace(row): that row (of whichever Unit the noun allows)
  the <row>
CurrentRow(): row of the current wave (PT-FLOW-03)
  the current row
CurrentColumnFacing(ref): opposing column of that card (A-049)
  the column facing <ref:reference>

[destination: an empty slot]
DestAny(whose): any empty slot there, your choice
  any empty slot of <whose:owner> Unit
DestCurrent(): empty slot of your Unit in the row of the wave
  an empty slot in the current row
DestRow(row): empty slot of your Unit in that row
  an empty slot in the <row>
DestPlace(what): empty slot in the chosen row or column
  an empty slot in that <what:space>
= <slot>

[landing: an empty slot]
= <destination>
ThatPlace
  that <what:line>
RowPlace
  the <row>

[arrangement: what is rearranged]
ArrUnit(whose): the whole Unit of that player
  <whose:owner> Unit
ArrPlace(what): the row, column or Unit chosen before
  that <what:space>
ArrGroup(what): those cards, within their slots
  <what:all>
"""
