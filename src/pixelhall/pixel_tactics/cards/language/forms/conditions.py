"""Conditions: what must be true after While, If and only if."""

CONDITIONS = """
[cond: a condition]
Is(who, what): state of one card; "is a Corpse" after a neighbour word looks at the slot
  <who:reference> is <what:state>
InRowIs(who, row): stands in that row
  <who:reference> is in the <row>
HasNeighbor(yes, who, which): a living neighbour exists or not
  <who:reference> has a <which:neighbor>    {yes=true}
  <who:reference> has no <which:neighbor>   {yes=false}
HasKeyword(yes, who, kw): has it now, or not
  <who:reference> has <kw>                  {yes=true}
  <who:reference> does not have <kw>        {yes=false}
HasStatus(who, status): bears the token
  <who:reference> has <status>
HasCounters(who, n, name): bears that many
  <who:reference> has <n> or more <name> counters
StatAtLeast(x, n): expression N or higher
  <x:expression> is <n> or more
StatAtMost(x, n): expression N or lower
  <x:expression> is <n> or less
StatMore(x, y): comparison of two expressions
  <x:expression> is more than <y:expression>
Did(who, span): it attacked in that span
  <who:reference> attacked this <span>
WasDoneC(who, deed, span): the deed happened to it in that span
  <who:reference> was <deed:past_deed> this <span>
HasTag(who, name): bears the printed tag
  <who:reference> has the <name> tag
IsNamed(who, name): card name
  <who:reference> is named <name>
FirstPlayer(first): you are first or second player this round
  you are the first player                  {first=true}
  you are the second player                 {first=false}
Owns(yes, what): ownership
  you own <what:reference>                  {yes=true}
  you do not own <what:reference>           {yes=false}
Has(who, n, what): that player has N or more of them
  <who:holder> have/has <n> or more <what:nouns>
HasAtMost(who, n, what): that player has N or fewer
  <who:holder> have/has <n> or fewer <what:nouns>
HasNo(who, what): none
  <who:holder> have/has no <what:nouns>
HasMore(who, what, vs): comparison of the same count of two players
  <who:holder> have/has more <what:nouns> than <vs:versus>
ThereAre(n, what): count over all Units
  there are <n> or more <what:nouns>
ThereIsNo(what): none in all Units
  there is no <what:noun>
ThereIs(what): at least one in all Units
  there is a <what:noun>
EmptyZone(yes, zone): pile is empty, or not
  <zone> is empty                           {yes=true}
  <zone> is not empty                       {yes=false}
Played(who, what, span): that player played one in that span
  <who:holder> played <what:played> this <span>
YouDo(): the last "may" (or choice) of this ability was carried out in full
  you do
YouDoNot(): it was not
  you do not
SameNameIn(who, zone): a card of the same name lies there
  <who:reference> has the name of a card in <zone>
"""
