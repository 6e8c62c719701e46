"""Nouns, selections and filters: which things a sentence speaks of."""

NOUNS = """
[noun: a noun]
Noun(row, kind, where): row, kind and filters; several filters are sorted into the order of this table
  [<row>] <kind> [<where:filters>]

[nouns: a plural noun]
Noun
  [<row>] <kind:kinds> [<where:filters>]

[pick: a selection]
Pick(count=1, side="", other=false, what): exactly one
  a <what:noun>
  a Rival <what:noun>              {side=rival}
  one of your <what:nouns>         {side=your}
  one of their <what:nouns>        {side=their}
  one of your allies' <what:nouns> {side=ally}
  another <what:noun>              {other=true}
  another Rival <what:noun>        {side=rival, other=true}
  one of your other <what:nouns>   {side=your, other=true}

[several: a selection]
PickN(side="", count, what): exactly N different (as many as possible)
  <count:many> <what:nouns>
  <count:many> Rival <what:nouns>    {side=rival}
  <count:many> of your <what:nouns>  {side=your}
  <count:many> of their <what:nouns> {side=their}
  <count:many> of your allies' <what:nouns> {side=ally}
PickUpTo(side="", count, what): 0 to N different
  up to 1 <what:noun>                {count=1}
  up to 1 Rival <what:noun>          {count=1, side=rival}
  up to 1 of your <what:nouns>       {count=1, side=your}
  up to <count:many> <what:nouns>
  up to <count:many> Rival <what:nouns>    {side=rival}
  up to <count:many> of your <what:nouns>  {side=your}
  up to 1 of your allies' <what:nouns>     {count=1, side=ally}
  up to <count:many> of your allies' <what:nouns>   {side=ally}
PickAny(side="", what): 0 to all
  any number of <what:nouns>
  any number of Rival <what:nouns>   {side=rival}
  any number of your <what:nouns>    {side=your}

[choice: a selection]
= <pick>
= <several>
PickThem(other=false): one of the group, or one not yet chosen
  one of them
  another of them                    {other=true}
PickPlace(where, what): targets the place, not the cards in it (PT-TGT-02)
  a <what:line> of any Unit          {where=any}
  a <what:line> of your Unit         {where=your}
  a <what:line> of a Rival's Unit    {where=rival}
  a <what:line> across all Units     {where=all}
PickUnit(): targets a Unit
  a Unit

[each: each …]
Each(side="", other=false, what): every such thing, no targeting choice
  each <what:noun>
  each Rival <what:noun>             {side=rival}
  each of your <what:nouns>          {side=your}
  each of their <what:nouns>         {side=their}
  each of your allies' <what:nouns>  {side=ally}
  each other <what:noun>             {other=true}
  each other Rival <what:noun>       {side=rival, other=true}
  each of your other <what:nouns>    {side=your, other=true}

[all: a plural noun]
All(side="", other=false, what): every such thing (statements, counts)
  <what:nouns>
  Rival <what:nouns>                 {side=rival}
  your <what:nouns>                  {side=your}
  your allies' <what:nouns>          {side=ally}
  other <what:nouns>                 {other=true}
  your other <what:nouns>            {side=your, other=true}

[filter: a filter]
InMelee(yes): foremost living Character of its column, or not (PT-MELEE-01)
  in melee                           {yes=true}
  not in melee                       {yes=false}
InPlace(place): stands there
  in <place>
InZone(zone): lies in that pile
  in <zone>
InHand(): only after "have/has": in that player's hand
  in hand
Tagged(yes, name): card bears the printed tag, or not
  with the <name> tag                {yes=true}
  without the <name> tag             {yes=false}
AtLeast(n, stat): current value N or higher
  with <n> or more <stat>
  ~ with more than <n> <stat>        {n=+1}
AtMost(n, stat): current value N or lower
  with <n> or less <stat>
  ~ with <n> or fewer <stat>
  ~ with less than <n> <stat>        {n=-1}
Exactly(n, stat): current value N
  with exactly <n> <stat>
Extreme(most, stat): no other that the rest of the phrase speaks of has more, or less; several may be equal
  with the most <stat>               {most=true}
  ~ with the highest <stat>          {most=true}
  with the least <stat>              {most=false}
  ~ with the lowest <stat>           {most=false}
Damaged(yes): 1 or more damage, or none
  with damage                        {yes=true}
  with no damage                     {yes=false}
BelowHalf(): damage is more than half of its Life
  below half Life
Lethal(): damage at or above Life (PT-DMG-02)
  with lethal damage
WithKeyword(yes, kw): has the keyword now from any source
  with <kw>                          {yes=true}
  without <kw>                       {yes=false}
WithStatus(yes, status): bears that status token
  with <status>                      {yes=true}
  without <status>                   {yes=false}
WithCounters(n, name): bears that many named counters
  with <n> or more <name> counters
WithNoCounters(name): bears none of them
  with no <name> counters
WithBox(yes, box): its fourth box (or row text) is of that kind, or not
  with <box>                         {yes=true}
  without <box>                      {yes=false}
InFront(ref): any place ahead in the same column
  in front of <ref:spot>
Behind(ref): any place behind in the same column
  behind <ref:spot>
Adjacent(ref): directly before, behind, left or right in the same Unit
  adjacent to <ref:spot>
DidAttack(yes, span): declared and resolved an attack in that span, or none
  that attacked this <span>          {yes=true}
  that did not attack this <span>    {yes=false}
DidAttackUnit(kind, span): attacked a Character of your Unit in that span (optionally by Melee Attack)
  that attacked your Unit this <span>           {kind=attack}
  that attacked your Unit in melee this <span>  {kind=Melee Attack}
WasDone(yes, deed, span): the deed happened to it in that span, or not
  <deed:past_deed> this <span>       {yes=true}
  not <deed:past_deed> this <span>   {yes=false}
OwnedBy(who): owner (PT-ZONE-10), whoever controls it
  you own                            {who=You()}
  a Rival owns                       {who=Rival()}
Named(yes, name): card name
  named <name>                       {yes=true}
  not named <name>                   {yes=false}
SameName(ref): same card name as that card
  with the name of <ref:reference>
Facing(ref): in the opposing column
  facing <ref:spot>
"""
