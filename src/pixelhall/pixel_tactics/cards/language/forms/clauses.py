"""Steps with a subject of their own: what a card or another player does."""

CLAUSES = """
[clause: a subject and a verb]
Survive(who): in a replacement: damage becomes Life - 1
  <who:doer> survives with 1 remaining Life
MakeAttack(who, kind, whom): caused attack: legality kept, no cost, no exhaustion (PT-ACT-03)
  <who:doer> makes <kind:attack> [against <whom:reference>]
CastSpell(who): caused cast
  <who:doer> casts its Spell
RedirectAttack(to): new target of the declared attack
  the target of that attack becomes <to:reference>
Choose
  <by:player> chooses <what:choice>
RivalDraws(who, n): that player draws
  <who:player> draws <n*> card(s)
RivalDiscards(how=choice, who, n): that player discards, own choice or at random
  <who:player> discards <n*> card(s)
  <who:player> discards <n*> card(s) at random     {how=random}
RivalDiscardsHand(who): that player discards all
  <who:player> discards their hand
RivalReveals(who, n): that player shows a card of own choice
  <who:player> reveals <n*> card(s)
LoseActions(floor=0, who, n): now
  <who:player> loses <n> action(s)
  <who:player> loses <n> action(s), but keeps at least 1   {floor=1}
LoseActionsNext(floor=0, who, n): at the start of that player's next turn
  <who:player> loses <n> action(s) in their next turn
  <who:player> loses <n> action(s) in their next turn, but keeps at least 1   {floor=1}
RivalSkips(who): that player's next turn is skipped
  <who:player> skips their next turn
TakeFirst(): first player from now on; turn order changes with the next wave
  you become the first player
WinBattle(): at once
  you win the battle
LoseBattle(who): at once
  <who:player> loses the battle
DrawBattle(): at once
  the battle is a draw
Refresh(who): clears its one-act marks
  <who:doer> can act again this turn
Exhaust(who): sets them
  <who:doer> cannot act again this turn
CancelDamageKind(who, src, span): timed prevention
  <who:doer> takes no damage from <src:source> until the end of the <span>
SilenceStep(who, until): all printed and granted texts, for the duration
  <who:doer> loses all abilities [<until>]
Become(who, of, until): all printed features of the other card
  <who:doer> becomes a copy of <of:reference> [<until>]
TransformTop
  <what:doer> becomes the top card of <zone>
CantThisSpan(who, what, until): timed prohibition
  <who:doer> cannot <what:ban> [<until>]
CanThisSpan(who, what, until): timed permission
  <who:doer> can <what:permission> [<until>]
ActionsBecome(whose, acts, speed, span): timed action change
  <whose:owner> <acts> actions are <speed> until the end of the <span>
ActionsCostNow(dearer, whose, acts, n, span): timed price
  <whose:owner> <acts> actions cost <n> more action(s) until the end of the <span>   {dearer=true}
  <whose:owner> <acts> actions cost <n> less action(s) until the end of the <span>   {dearer=false}
AttacksCostNow(dearer, who, what, n, span): timed price of one Character's attacks or Spells
  <who:possessive> <what:doings> cost <n> more action(s) until the end of the <span>   {dearer=true}
  <who:possessive> <what:doings> cost <n> less action(s) until the end of the <span>   {dearer=false}
AttacksBecome(who, what, speed, span): timed change of one Character's attacks or Spells
  <who:possessive> <what:doings> are <speed> until the end of the <span>
RivalCannotUse(who, act, span): timed prohibition of an action
  <who:player> cannot use the <act> action until the end of the <span>

[step: a step]
= <imperative>
= <clause>
"""
