"""Every kind of line in the log, by its number: a row each. show/telling.py reads its fields."""

from typing import Final

from pixelhall.core.telling import Row
from pixelhall.drafting.change import logbook

LINES: Final = {
    logbook.SAYS_OPENS: Row("round", "PT-PACK-02", "{Who:open} pack {nth:a}.", number="{nth:a}"),
    logbook.SAYS_TAKES: Row(
        "draw", "PT-PACK-03", "{Who:take} {taken} out of pack {round}{left}.", target="{seat}:heroes"
    ),
    logbook.SAYS_LEADS: Row(
        "leader", "PT-PACK-03", "{Who:take} {taken} as a Leader out of pack {round}{left}.", target="{seat}:leaders"
    ),
    logbook.SAYS_LAST: Row("draw", "A-282", "{Who:get} the last card of a pack{named}.", target="{seat}:heroes"),
    logbook.SAYS_BEGINS: Row("turn", "A-136", "{Who:begin}."),
    logbook.SAYS_PASSES: Row("pass", "PT-WIN-03", "{Who:pass/passes} lot {nth:a}{added}.", source="lot{nth:a}"),
    logbook.SAYS_TAKES_LOT: Row(
        "collect",
        "A-132",
        "{Who:take} lot {nth:a}, {c:card}{lot}.",
        source="lot{nth:a}",
        target="{seat}:heroes",
        number="{c}",
    ),
    logbook.SAYS_LEADS_FROM: Row(
        "leader",
        "PT-WIN-03",
        "{Who:take} {leader} out of lot {nth:a} as a Leader{rest}.",
        source="lot{nth:a}",
        target="{seat}:leaders",
        number="{c}",
    ),
    logbook.SAYS_FORCED: Row("draw", "PT-WIN-04", "{Who:take} the top card of the deck{face}.", source="deck"),
    logbook.SAYS_NAMES: Row("other", "PT-WIN-04", "{Who:make} it a {role}."),
    logbook.SAYS_BUYS: Row(
        "collect",
        "PT-PURCH-02",
        "{Who:take} {card} from lot {nth:b}{as_what}.",
        source="lot{nth:b}",
        target="{seat}:{pile}",
        number="{nth:b}",
    ),
    logbook.SAYS_PAYS: Row("trade", "PT-PURCH-02", "{Who:pay} {a:coin}.", number="{a}"),
    logbook.SAYS_GAINS: Row("counter", "PT-PURCH-03", "{Who:gain} {a:coin}.", number="{a}"),
    logbook.SAYS_LOT: Row("reveal", "PT-PURCH-05", "{Card} is a new lot."),
    logbook.SAYS_MAKES_UP: Row("other", "PT-WIN-07", "{a:random Hero} of {player:seat} made Leader.", number="{a}"),
    logbook.SAYS_MAKES_DOWN: Row("other", "PT-WIN-07", "{a:random Leader} of {player:seat} made Hero.", number="{a}"),
    logbook.SAYS_RETURNS: Row("return", "PT-PACK-07", "{Who:return} {given}."),
    logbook.SAYS_DECK: Row("build", "PT-DECK-02", "{Who:have/has} a deck of {a:Leader} and {heroes}."),
    logbook.SAYS_RESIGNS: Row("resign", "A-283", "{Who:give} up; the machine goes on for {them}."),
    logbook.SAYS_DRAFTS: Row("draw", "PT-LEAGUE-04", "{Who:take} {card}."),
    logbook.SAYS_BOTTOM: Row("discard", "PT-LEAGUE-04", "{Who:put} {card} under the pool."),
    logbook.SAYS_REVEALS: Row("reveal", "PT-LEAGUE-04", "{Card} is revealed."),
}
