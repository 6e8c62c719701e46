"""The closed lists: words that stand for themselves in an AST.

A list is `name: what it is`, then one word a line: value, wording where it differs from the value, and meaning. The
value is what the AST holds. Where a word has a plural, the singular is the value and the second column is the plural,
used by the list `name + "s"`.
"""

WORDS = """
kind/kinds: nouns
  Hero | Heroes | a living Hero in a Unit (PT-CARD-09, PT-TGT-06)
  Leader | Leaders | the Leader
  Character | Characters | Hero or Leader (PT-TERM-01)
  Corpse | Corpses | face-down fallen Hero (PT-CORPSE)
  Hero or Corpse | Heroes or Corpses | either
  empty slot | empty slots | slot with no Hero, Leader or Corpse (PT-ZONE-04)
  card | cards | a card in a pile; needs a filter such as "in your hand"
  Trap | Traps | a Trap in the Reserve
  Operation | Operations | an Operation in the Reserve
  token | tokens | a Hero made by an effect

row: rows of a Unit (PT-TERM-10)
  Vanguard | the front row
  Flank | the middle row
  Rear | the back row

bearer: what bears a text, after "this"
  Hero | on the rows of a Hero
  Leader | on a leader text
  card | on Operations, Traps, Bases and Orders

thing: what was bound before, after "that", "the first" and "the second"
  Hero | a Hero; a Corpse made of it in its own event; a recruited card
  Leader | a Leader
  Character | a Hero or a Leader
  Corpse | a Corpse
  card | any card
  Trap | a Trap of the Reserve
  Operation | an Operation of the Reserve
  token | a token

neighbor: neighbours in a column
  Forerunner | directly in front (PT-TERM-02)
  Supporter | directly behind (PT-TERM-03)

line: places that can be chosen
  row | one of the three rows of a Unit
  column | a column, seen from front to back

space: places
  row | a row
  column | a column
  Unit | all places of one player (PT-TERM-01)

pile: piles, always with an owner
  hand | the cards in hand
  deck | the draw pile
  discard pile | the discard pile
  Reserve | Traps and Operations in play

end: ends of a deck
  top | drawn next
  bottom | drawn last

stat: numbers of a Character
  Attack | Attack Strength (PT-TERM-04), never below 0
  Life | may fall to 0 or less: defeated at the check (PT-DMG-06)
  damage | counters on the card (PT-DMG-01)
  remaining Life | Life minus damage

kw: keywords
  Intercept | Ranged Attacks on Characters behind it in its column go to it (PT-ICPT)
  Ranged Attack | may make Ranged Attacks (PT-RANGE)
  Decoy | attacks that could choose it must choose it
  Swift | may attack, cast and move in the wave it was recruited (lifts PT-RECR-02/03)
  Immortal | damage on it stops at Life - 1; "defeat" still works
  Deathproof | cannot be defeated by effects
  Ephemeral | when defeated it is discarded and leaves no Corpse
  Incorporeal | does not count as foremost for melee, neither for itself nor for others
  Lifesteal | when it deals damage, that much damage is removed from it
  Pierce | damage of its attack beyond the target's Life is applied to the target's Supporter
  Double Attack | may attack twice in its wave, each for its cost

span: spans of time
  turn | the current turn
  wave | the current wave
  round | the current round

period: periods that a limit counts by
  turn | each turn
  wave | each wave
  round | each round
  battle | the whole battle

attack: kinds of attack
  attack | an attack | either kind
  Melee Attack | a Melee Attack | a Melee Attack
  Ranged Attack | a Ranged Attack | a Ranged Attack

source: sources, all of a kind
  attacks | attacks of either kind
  Melee Attacks | Melee Attacks
  Ranged Attacks | Ranged Attacks
  Spells | Spells
  Orders | Orders
  Traps | Traps
  effects | everything that is no attack
  Rival Orders | Orders of a Rival
  Rival Spells | Spells of a Rival
  Rival effects | effects of a Rival
  Leaders | attacks and effects of Leaders
  Heroes | attacks and effects of Heroes

one_source: sources, one of a kind
  attack | an attack | an attack of either kind
  Melee Attack | a Melee Attack | a Melee Attack
  Ranged Attack | a Ranged Attack | a Ranged Attack
  Spell | a Spell | a Spell
  Order | an Order | an Order
  Trap | a Trap | a Trap
  effect | an effect | anything that is no attack

each_source: sources, counted one by one
  attack | an attack of either kind
  Melee Attack | a Melee Attack
  Ranged Attack | a Ranged Attack
  Spell | a Spell
  Order | an Order
  Trap | a Trap
  effect | anything that is no attack

targets: attacks whose target another player chooses
  attacks | all attacks
  Melee Attacks | all Melee Attacks
  Ranged Attacks | all Ranged Attacks
  Rival attacks | attacks of a Rival
  Rival Melee Attacks | Melee Attacks of a Rival
  Rival Ranged Attacks | Ranged Attacks of a Rival

act: types of action
  Draw | draw a card
  Recruit | recruit a Hero
  Attack | attack with a Character
  Spell | cast a Spell
  Order | play an Order
  Move | move a Hero
  Switch | exchange two Heroes
  Clear Corpse | clear a Corpse
  Operation | place an Operation
  Trap | place a Trap
  named | all leader and base actions
  Pass | pass
  Promo Draw | draw from the promo deck
  Draft Draw | draw from the draft
  Gather Funds | gather funds
  Attack Fortress | attack the fortress
  Snap | snap the base

doings: what a Character does at a speed
  attacks | attacks of either kind
  Melee Attacks | Melee Attacks
  Ranged Attacks | Ranged Attacks
  Spells | Spells
  attacks and Spells | attacks of either kind, and Spells

speed: speeds; none is one action (PT-ACT-05..07)
  Free | no action
  Long | two actions
  Limited | once a turn
  Limited Free | once a turn, no action
  Limited Long | once a turn, two actions

deed: deeds as events
  defeated | became a Corpse or was discarded by falling
  cleared | a Corpse went to its owner's discard pile
  revived | a Corpse became a Hero
  recruited | entered by recruiting
  moved | went to another slot
  switched | exchanged by the Switch action
  swapped | exchanged by an effect
  discarded | went to the discard pile
  healed | damage was removed from it
  targeted | was chosen as a target
  revealed | was shown

past_deed: deeds as history
  attacked | was attacked
  damaged | took damage
  recruited | was recruited
  moved | was moved
  revived | was revived
  defeated | was defeated
  healed | had damage removed

would_deed: deeds that can be replaced
  defeated | about to be defeated
  discarded | about to be discarded
  cleared | about to be cleared
  revived | about to be revived
  recruited | about to be recruited
  moved | about to be moved
  targeted | about to be targeted
  returned | about to be returned to a hand
  healed | about to have damage removed

ban: what can be forbidden
  attack | no attack
  attack Leaders | no attack on a Leader
  attack Heroes | no attack on a Hero
  make Melee Attacks | no Melee Attack
  make Ranged Attacks | no Ranged Attack
  cast Spells | no Spell
  move | no Move action
  be moved | moved by nothing
  be targeted | chosen by nothing
  be targeted by attacks | not the target of attacks
  be targeted by Ranged Attacks | not the target of Ranged Attacks
  be targeted by Spells | not the target of Spells
  be targeted by Orders | not the target of Orders
  be targeted by Rivals | not chosen by a Rival
  be defeated by effects | only the casualty check defeats it
  be revived | stays a Corpse
  be cleared | stays where it is
  be healed | no damage is removed
  be cancelled | cannot be cancelled
  be discarded by Rivals | a Rival cannot discard it
  gain statuses | no status token is added
  recruit | recruits nothing

permission: what can be allowed
  attack | attacks although its kind cannot
  attack in any wave | lifts the row of the wave
  attack twice each wave | one more attack in its wave
  make Melee Attacks while not in melee | lifts the attacker's half of PT-MELEE-02
  ignore Intercept | its Ranged Attacks are not redirected
  attack through other Characters | its target need not be in melee
  act on arrival | lifts PT-RECR-02
  cast Spells in any wave | lifts the row of the wave for Spells
  cast a Spell and attack in the same turn | lifts PT-SPELL-02
  be recruited onto a Corpse | the Corpse is cleared first

opening: where else a player can recruit
  any row | lifts PT-RECR-01
  slots with a Corpse | the Corpse is cleared first
  slots with a Hero | the Hero there is discarded first

state: states of one card
  damaged | 1 or more damage
  undamaged | no damage
  in melee | foremost of its column (PT-MELEE-01)
  alone in its column | no other living Character in its column
  alone in its row | no other living Character in its row
  a Leader | is a Leader
  a Hero | is a Hero
  a Corpse | is a Corpse; after a neighbour word it looks at the slot
  a token | was made by an effect
  defeated | has been defeated
  below half Life | its damage is more than half of its Life

direction: directions of a move
  forward | towards the Vanguard
  back | towards the Rear
  sideways | to a neighbouring column

box: kinds of text on a card
  Order | an Order | its fourth box is an Order
  Trap | a Trap | its fourth box is a Trap
  Operation | an Operation | its fourth box is an Operation
  Spell | a Spell | one of its rows is a Spell

played: what is played
  Order | an Order | resolved (PT-ORDER-02)
  Operation | an Operation | placed
  Spell | a Spell | resolved

declared: what a player declares
  Order | an Order | an Order
  Operation | an Operation | an Operation
  Spell | a Spell | a Spell
  Recruit | a Recruit | a Recruit action
  Move | a Move | a Move action

cancelled: what can be cancelled
  attack | the attack declared
  Order | the Order declared
  Operation | the Operation declared
  Spell | the Spell declared
  Trap | the Trap activated
  Recruit | the Recruit declared
  Move | the Move declared

user: who may use an Action; none is you
  Rival | your Rivals
  Hand | you, while the card is in your hand

use: what is used
  Spell | a Spell of a Hero (PT-SPELL)
  Action | an action of a Leader or a Base
"""

STATUSES = """
+1 Attack, -1 Attack, +2 Attack, -2 Attack, +1 Life, -1 Life, +2 Life, -2 Life | a number; exact opposites cancel one for one (PT-STAT-04)
Intercept, Ranged Attack, Decoy, Swift, Immortal, Deathproof | the keyword, in every row (PT-STAT-02)
Ephemeral, Incorporeal, Lifesteal, Pierce, Double Attack | the keyword, in every row (PT-STAT-02)
No Intercept, No Ranged Attack | the opposite of the keyword's token; they cancel one for one
No Special Abilities | blanks the Hero's own three rows (PT-STAT-06)
Cannot Attack, Cannot Move, Cannot Cast | a prohibition
"""
