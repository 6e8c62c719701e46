"""Statements: what holds as long as the text is active, and the rules it changes."""

STATEMENTS = """
[keywords: a keyword]
Keywords(kws): this Hero (or Leader) has the keywords
  <kws>

[rule: a statement]
Have(who, changes): modifiers and grants on the subject
  <who:subject> has/have <changes>
TakesLess(floor=0, who, n, src): reduction, floor 0 or 1
  <who:subject> takes/take <n> less damage [from <src:source>]
  <who:subject> takes/take <n> less damage [from <src:source>], but at least 1   {floor=1}
TakesMore(who, n, src): increase
  <who:subject> takes/take <n> more damage [from <src:source>]
TakesNone(who, src): prevention of the whole kind
  <who:subject> takes/take no damage [from <src:source>]
TakesAtMost(who, n, one): cap per event
  <who:subject> takes/take at most <n> damage from each <one:each_source>
DealsMore(who, n, foes): raises damage dealt by attack or effect
  <who:subject> deals/deal <n> more damage [to <foes>]
HealsMore(who, n): each removal removes that much more
  <who:subject> has/have <n> more damage removed by each effect
Cannot(who, what): prohibition; beats every permission
  <who:subject> cannot <what:ban>
Can(who, what): permission; lifts exactly the named restriction
  <who:subject> can <what:permission>
MustAttack(who): if an attack could legally choose it, it must
  Rival Characters must attack <who:foes> if able
Blocks(yes, who): counts (or not) as foremost for melee
  <who:all> block melee                     {yes=true}
  <who:all> do not block melee              {yes=false}
Enter(who, with_): applied as part of entering play
  <who:all> enter play with <with_:entry>
DefeatedAtOnce(who): no waiting for the check
  <who:all> are defeated as soon as they have lethal damage
NoCorpse(who): discarded instead of turned face down
  <who:all> leave no Corpse
AlsoCover(who, whom): mandatory redirect of attack damage to the subject
  <who:subject> takes/take the damage of attacks against <whom:foes>
ActionsAre(whose, acts, speed): action types become Free, Long, Limited
  <whose:owner> <acts> actions are <speed>
AllActionsAre(whose, speed): all action types, each counted by kind
  <whose:owner> actions are <speed>
AttacksAre(who, what, speed): attacks or Spells of these Characters become Free, Long, Limited; beats what is said of action types
  <who:possessive> <what:doings> are <speed>
  the <what:doings> of <who:subjects> are <speed>
ActionsCost(dearer, whose, acts, n): these types of action take more actions, or fewer, down to none
  <whose:owner> <acts> actions cost <n> more action(s)   {dearer=true}
  <whose:owner> <acts> actions cost <n> less action(s)   {dearer=false}
AttacksCost(dearer, who, what, n): the same for attacks or Spells of these Characters
  <who:possessive> <what:doings> cost <n> more action(s)       {dearer=true}
  <who:possessive> <what:doings> cost <n> less action(s)       {dearer=false}
  the <what:doings> of <who:subjects> cost <n> more action(s)  {dearer=true}
  the <what:doings> of <who:subjects> cost <n> less action(s)  {dearer=false}
NoAction(who, act): the action is not offered; effects are untouched
  <who:holder> cannot use the <act> action
HandLimit(whose, n): bars the Draw action at N cards (PT-HAND)
  <whose:owner> hand limit is <n>
ActionsPerTurn(who, n): sets standard actions per turn
  <who:holder> have/has <n> action(s) each turn
MoreActions(who, n): adds
  <who:holder> have/has <n> more action(s) each turn
FewerActions(who, floor=0, n): subtracts, optional floor
  <who:holder> have/has <n> fewer action(s) each turn
  <who:holder> have/has <n> fewer action(s) each turn, but at least 1   {floor=1}
OpenHand(whose): everyone may see that hand
  <whose:owner> hand is open
PeekTop(who, whose): private knowledge of the top card
  <who:holder> can look at the top card of <whose:owner> deck at any time
RecruitInto(who, where): lifts the row (or slot) restriction of recruiting
  <who:holder> can recruit into <where:opening>
Columns(whose, n): width of the Unit
  <whose:owner> Unit has <n> column(s)
NoLeader(whose): Unit without Leader
  <whose:owner> Unit has no Leader
LeaderStands(who, row): Leader's row
  <who:subject> stands in the <row>
CeasefireLasts(n): length of the ceasefire
  the ceasefire lasts <n> round(s)
Waves(rows): order of waves in a round
  the waves are <rows>
ChooseTargets(who, what): that player picks among the legal targets
  <who:holder> choose/chooses the target of <what:targets>
InterceptAlso(): interceptors redirect Melee Attacks as well
  Intercept also stops Melee Attacks
DrawFrom(who, zone): the Draw action may use that deck
  <who:holder> can use Draw actions on <zone>
MoreDraw(who, n): extra cards for the Draw action
  <who:holder> draw/draws <n> more card(s) with each Draw action
AlwaysFirst(who): no exchange of first player
  <who:holder> are/is always the first player
OrderGoes(whose, zone): destination after resolving
  <whose:owner> Orders return to <zone> after they are played
Tiebreak(who): simultaneous rout (PT-END-02)
  <who:holder> win/wins if both Leaders are defeated together
ScoreMore(who, n): points modes
  <who:holder> score/scores <n> more point(s) for each Rival Leader defeated
CasualtiesAfter(): casualty check also at each turn's end
  casualties are checked after each turn
MeleeFacing(): restores facing columns for melee
  Melee Attacks can only target Characters in the facing column
OrdersBlank(whose): Orders resolve with no effect
  <whose:owner> Orders have no effect
ReactTwice(who): each triggered ability resolves twice
  <who:subject> triggers/trigger twice

[entry: what it enters play with]
EnterStatus(status): with a token
  <status>
EnterDamage(n): with damage
  <n> damage
EnterCounters(n, name): with counters
  <n> <name> counter(s)
"""
