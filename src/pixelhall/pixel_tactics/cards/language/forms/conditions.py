"""Conditions: what must be true after While, If and only if."""

CONDITIONS = """
[cond: a condition]
= <test>
= <all_true>
= <any_true>

[test: a condition]
Is(yes, who, what): state of one card, or not; "is a Corpse" after a neighbour word looks at the slot
  <who:reference> is <what:state>           {yes=true}
  <who:reference> is not <what:state>       {yes=false}
InRowIs(yes, who, row): stands in that row, or in another
  <who:reference> is in the <row>           {yes=true}
  <who:reference> is not in the <row>       {yes=false}
HasNeighbor(yes, who, which): a living neighbour exists or not
  <who:reference> has a <which:neighbor>    {yes=true}
  <who:reference> has no <which:neighbor>   {yes=false}
HasKeyword(yes, who, kw): has it now, or not
  <who:reference> has <kw>                  {yes=true}
  <who:reference> does not have <kw>        {yes=false}
HasStatus(yes, who, status): bears the token, or not
  <who:reference> has <status>              {yes=true}
  <who:reference> does not have <status>    {yes=false}
HasCounters(who, n, name): bears that many
  <who:reference> has <n> or more <name> counters
HasFewerCounters(who, n, name): bears fewer than that
  <who:reference> has fewer than <n:many> <name> counters
  ~ <who:reference> has less than <n:many> <name> counters
HasNoCounters(who, name): bears none
  <who:reference> has no <name> counters
HasBox(yes, who, box): one of its texts is of that kind; of a card that was seen, what is printed on it
  <who:reference> has <box>                 {yes=true}
  <who:reference> does not have <box>       {yes=false}
StatAtLeast(x, n): expression N or higher
  <x:expression> is <n> or more
  ~ <x:expression> is more than <n>           {n=+1}
StatAtMost(x, n): expression N or lower
  <x:expression> is <n> or less
  ~ <x:expression> is less than <n>           {n=-1}
StatMore(x, y): comparison of two expressions
  <x:expression> is more than <y:expression>
StatLess(x, y): comparison of two expressions
  <x:expression> is less than <y:expression>
StatSame(x, y): comparison of two expressions
  <x:expression> is equal to <y:expression>
StatExactly(x, n): expression N
  <x:expression> is exactly <n>
Did(yes, who, span): it attacked in that span, or not
  <who:reference> attacked this <span>          {yes=true}
  <who:reference> did not attack this <span>    {yes=false}
  ~ <who:reference> has not attacked this <span>   {yes=false}
WasDoneC(yes, who, deed, span): the deed happened to it in that span, or not
  <who:reference> was <deed:past_deed> this <span>       {yes=true}
  <who:reference> was not <deed:past_deed> this <span>   {yes=false}
  ~ <who:reference> has not been <deed:past_deed> this <span>   {yes=false}
HasTag(yes, who, name): bears the printed tag, or not
  <who:reference> has the <name> tag            {yes=true}
  <who:reference> does not have the <name> tag  {yes=false}
IsNamed(yes, who, name): card name
  <who:reference> is named <name>           {yes=true}
  <who:reference> is not named <name>       {yes=false}
FirstPlayer(first): you are first or second player this round
  you are the first player                  {first=true}
  you are the second player                 {first=false}
Owns(yes, what): ownership
  you own <what:reference>                  {yes=true}
  you do not own <what:reference>           {yes=false}
Has(who, n, what): that player has N or more of them
  <who:holder> have/has <n> or more <what:nouns>
  ~ <who:holder> have/has more than <n> <what:nouns>    {n=+1}
HasAtMost(who, n, what): that player has N or fewer
  <who:holder> have/has <n> or fewer <what:nouns>
  ~ <who:holder> have/has fewer than <n> <what:nouns>   {n=-1}
  ~ <who:holder> have/has less than <n> <what:nouns>    {n=-1}
HasExactly(who, n, what): that player has N, neither more nor fewer
  <who:holder> have/has exactly 1 <what:noun>           {n=1}
  <who:holder> have/has exactly <n:many> <what:nouns>
HasNo(who, what): none
  <who:holder> have/has no <what:nouns>
HasMore(who, what, vs): comparison of the same count of two players
  <who:holder> have/has more <what:nouns> than <vs:versus>
HasFewer(who, what, vs): comparison of the same count of two players
  <who:holder> have/has fewer <what:nouns> than <vs:versus>
  ~ <who:holder> have/has less <what:nouns> than <vs:versus>
ThereAre(n, what): count over all Units
  there are <n> or more <what:nouns>
  ~ there are more than <n> <what:nouns>      {n=+1}
ThereAreAtMost(n, what): count over all Units
  there are <n> or fewer <what:nouns>
  ~ there are fewer than <n> <what:nouns>     {n=-1}
ThereIsNo(what): none in all Units
  there is no <what:noun>
ThereIs(what): at least one in all Units
  there is a <what:noun>
EmptyZone(yes, zone): pile is empty, or not
  <zone> is empty                           {yes=true}
  <zone> is not empty                       {yes=false}
Played(yes, who, what, span): that player played one in that span, or none
  <who:holder> played <what:played> this <span>         {yes=true}
  <who:holder> did not play <what:played> this <span>   {yes=false}
YouDo(): the last "may" (or choice) of this ability was carried out in full
  you do
YouDoNot(): it was not
  you do not
CoinShows(heads): how the coin that was flipped last fell
  the coin shows heads                      {heads=true}
  the coin shows tails                      {heads=false}
  ~ heads                                   {heads=true}
  ~ tails                                   {heads=false}
SameNameIn(who, zone): a card of the same name lies there
  <who:reference> has the name of a card in <zone>

[all_true: a condition]
And(a, b): both hold
  <a:test> and <b:test>
  <a:all_true> and <b:test>

[any_true: a condition]
Or(a, b): at least one of them holds
  <a:test> or <b:test>
  <a:any_true> or <b:test>
"""
