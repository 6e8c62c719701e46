"""Events, would-events and times: when an ability happens."""

EVENTS = """
[event: an event]
Attacks(who, kind, whom): attack completely resolved (PT-REACT-01)
  <who> makes <kind:attack> [against <whom>]
Declares(who, kind, whom): attack declared and paid, not yet resolved; may be cancelled or retargeted
  <who> declares <kind:attack> [against <whom>]
Attacked(kind, who): passive of Attacks: any attacker; the subject is the final target
  <who> is attacked                  {kind=attack}
  <who> is attacked in melee         {kind=Melee Attack}
  <who> is attacked at range         {kind=Ranged Attack}
Deals(who, src, whom): 1 or more damage placed by it; number = amount
  <who> deals damage [with <src:one_source>] [to <whom>]
Takes(who, src): 1 or more damage placed on it; number = amount
  <who> takes damage [from <src:one_source>]
TakesLethal(who, src): the damage event that brings damage to Life or above
  <who> takes lethal damage [from <src:one_source>]
DealsLethal(who, src, whom): 1 or more damage placed by it that brings damage to Life or above; what is said of Deals
  <who> deals lethal damage [with <src:one_source>] [to <whom>]
IsDone(who, deed): the deed is complete
  <who> is <deed>
DefeatedBy(how, who): defeat by the casualty check, or by an effect (PT-TERM-05)
  <who> is defeated at a casualty check   {how=check}
  <who> is defeated by an effect          {how=effect}
ReturnsTo(who): went to a hand from play
  <who> is returned to a hand
LeavesSlot(who): moved, swapped, returned, discarded or changed Unit
  <who> leaves its slot
EntersSlot(who, place): arrived in the place in any way
  <who> enters <place>
ChangesControl(who): now in another Unit
  <who> changes control
GainsStatus(who, status): status token added
  <who> gains <status>
LosesStatus(who, status): status token removed or cancelled
  <who> loses <status>
Reaches(who, n, name): counter count rises to N
  <who> reaches <n> <name> counter(s)
Casts(who): Spell completely resolved
  <who> casts a Spell
Plays(who, what): Order resolved (PT-ORDER-02); Operation placed; Spell resolved
  <who:actor> play/plays <what:played>
DeclaresCard(who, what): declared and paid, not yet resolved
  <who:actor> declare/declares <what:declared>
PlacesTrap(who): face-down placement
  <who:actor> place/places a Trap
ActivatesTrap(who): a Trap is activated (answer window, PT-TRAP-06)
  <who:actor> activate/activates a Trap
Expires(who): an Operation lost its last marker and is discarded (PT-OP-02)
  <who> expires
UsesAction(who, act): that action type, not the same thing caused by an effect
  <who:actor> use/uses the <act> action
Draws(who): a card drawn by any cause
  <who:actor> draw/draws a card
Discards(who): a card discarded from hand by any cause
  <who:actor> discard/discards a card
Reveals(who): a card shown from hand
  <who:actor> reveal/reveals a card
Recruits(who): a Hero entered by recruiting, action or effect
  <who:actor> recruit/recruits a Hero
RunsOut(zone): the last card left that pile
  <zone> becomes empty
Passes(who): Pass action (PT-PASS-01)
  <who:actor> pass/passes
SpendsAction(last, who): a standard action was paid; or the last one
  <who:actor> spend/spends an action               {last=false}
  <who:actor> spend/spends your/their last action  {last=true}
BecomesFirst(who): first player changed to that player
  <who:actor> become/becomes the first player
LeadersRevealed(): setup, after the reveal (PT-SETUP-03)
  the Leaders are revealed

[would: an event with "would"]
WouldTake(who, src): damage about to be placed
  <who> would take damage [from <src:one_source>]
WouldTakeLethal(who): damage about to be placed that reaches Life
  <who> would take lethal damage
WouldBe(who, deed): the deed is about to happen
  <who> would be <deed:would_deed>
WouldBecomeCorpse(who): defeat about to turn it face down
  <who> would become a Corpse
WouldDraw(who): one card about to be drawn
  <who:actor> would draw a card
WouldLoseAction(who): an action about to be lost
  <who:actor> would lose an action
WouldAttack(who, whom): attack about to be declared on that target
  <who> would attack <whom>

[point: a point in time]
StartOf(when): start of the moment
  the start of <when:moment>
  ~ the beginning of <when:moment>
EndOf(when): end of the moment; for a wave: at the casualty check, before defeats are fixed
  the end of <when:moment>
BeforeCasualties(row): end of wave, before the check (first of three points)
  the end of each [<row>] wave, before casualties

[moment: a turn, wave, round or battle]
Moment(span, row, whose): turn, wave (of a row), round, battle, ceasefire
  each [<row>] wave                  {span=wave}
  each round                         {span=round}
  each turn                          {span=turn}
  your turn                          {span=turn, whose=You()}
  each Rival turn                    {span=turn, whose=Rival()}
  the battle                         {span=battle}
  the ceasefire                      {span=ceasefire}

[time: a time]
WaveIs(row): that wave of the round
  the <row> wave
TurnOf(whose): your turn, or any Rival's turn
  your turn                          {whose=You()}
  each Rival turn                    {whose=Rival()}
Ceasefire(): the ceasefire (PT-CEASE)
  the ceasefire
RoundOne(): first round of the battle
  round 1
"""
