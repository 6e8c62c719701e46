"""Statements as modifiers: what a card, a Unit or a rule has, takes, can and cannot."""

from pixelhall.pixel_tactics.cards.compile.reader import Reader
from pixelhall.pixel_tactics.cards.compile.terms import PILES, Senseless, Unplayed
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.flow.performing import PILE_OF_RIVAL, PILE_OF_YOU
from pixelhall.pixel_tactics.legal.recruits import ANY_ROW, ON_CORPSE, ON_HERO
from pixelhall.pixel_tactics.numbers import by, can, cannot, code, grid, keyword, speed, verb, zone
from pixelhall.pixel_tactics.texts import statuses
from pixelhall.pixel_tactics.texts.book import Modifier
from pixelhall.pixel_tactics.texts.borrowing import SPELL_ONLY
from pixelhall.pixel_tactics.texts.parts import Group
from pixelhall.pixel_tactics.texts.reading import SOURCES

ONE_SOURCE = {"attack": 1, "Melee Attack": 2, "Ranged Attack": 3, "Spell": 4, "Order": 5, "Trap": 6, "effect": 7}
ATTACKS_CHOSEN = {"attacks": 0, "Melee Attacks": by.MELEE, "Ranged Attacks": by.RANGED}
DOINGS = {  # a bit for each way in which a character attacks or casts
    "attacks": 1 << by.MELEE | 1 << by.RANGED,
    "Melee Attacks": 1 << by.MELEE,
    "Ranged Attacks": 1 << by.RANGED,
    "Spells": 1 << by.SPELL,
    "attacks and Spells": 1 << by.MELEE | 1 << by.RANGED | 1 << by.SPELL,
}
OPENINGS = {"any row": ANY_ROW, "slots with a Corpse": ON_CORPSE, "slots with a Hero": ON_HERO}


def modifiers(reader: Reader, rule: Node) -> list[Modifier]:
    """What one statement changes."""
    found = of_cards(reader, rule) or of_damage(reader, rule) or of_rules(reader, rule)
    if not found:
        raise Unplayed(type(rule).__name__)
    return found


def subject(reader: Reader, who: Node) -> Group | None:
    """None is the bearer itself."""
    return None if isinstance(who, nodes.This) else reader.group(who)


def on(reader: Reader, who: Node, code: int, n: int = 0) -> Modifier:
    return Modifier(code, subject(reader, who), n)


def word(src: str | None) -> int:
    return 0 if src is None else SOURCES.index(src)


def of_cards(reader: Reader, rule: Node) -> list[Modifier]:
    match rule:
        case nodes.Keywords(kws):
            return [Modifier(code.HAS + keyword.WORDS.index(kw)) for kw in kws]
        case nodes.Have(who, given):
            return [made for change in given for made in changes(reader, subject(reader, who), change)]
        case nodes.Cannot(who, what):
            return [on(reader, who, code.CANNOT + cannot.WORDS.index(what))]
        case nodes.Can(who, what):
            return [on(reader, who, code.CAN + can.WORDS.index(what))]
        case nodes.MustAttack(who):
            return [on(reader, who, code.MUST_ATTACK)]
        case nodes.Blocks(yes, who):
            return [on(reader, who, code.BLOCKS if yes else code.PASSES_BY)]
        case nodes.Enter(who, with_):
            return [enters(reader, who, with_)]
        case nodes.DefeatedAtOnce(who):
            return [on(reader, who, code.AT_ONCE)]
        case nodes.NoCorpse(who):
            return [on(reader, who, code.NO_CORPSE)]
        case nodes.ReactTwice(who):
            return [on(reader, who, code.TWICE)]
        case nodes.AttacksCost(dearer, who, what, n):
            return [own_cost(subject(reader, who), what, n if dearer else -n)]
        case nodes.AttacksAre(who, what, words):
            return [own_speed(subject(reader, who), what, words)]
    return []


def own_speed(who: Group | None, what: str, words: str) -> Modifier:
    made = Modifier(code.OWN_SPEED, who)
    made.word = DOINGS[what]
    made.n, made.limited = speed_of(words)
    return made


def own_cost(who: Group | None, what: str, n: int) -> Modifier:
    made = Modifier(code.OWN_COST, who, n)
    made.word = DOINGS[what]
    return made


def enters(reader: Reader, who: Node, with_: Node) -> Modifier:
    made = on(reader, who, code.ENTERS_WITH)
    match with_:
        case nodes.EnterDamage(n):
            made.n = n
        case nodes.EnterStatus(status):
            made.word, made.n = 1, statuses.STATUSES.index(status)
        case nodes.EnterCounters(n, name):
            made.word, made.n = 2 + reader.counter(name), n
        case _:
            raise Unplayed(type(with_).__name__)
    return made


def changes(reader: Reader, who: Group | None, change: Node) -> list[Modifier]:
    """What "has" or "give" changes, in layers: set, multiply, add."""
    match change:
        case nodes.Add(n, stat, per, foes):
            made = Modifier(layer(stat, code.ATTACK_ADD), who, n)
            made.per = None if per is None else reader.per(per)
            made.foes = None if foes is None else reader.group(foes)
        case nodes.Multiply(stat=stat, foes=foes):
            made = Modifier(layer(stat, code.ATTACK_TIMES), who)
            made.foes = None if foes is None else reader.group(foes)
        case nodes.MultiplyPrinted(stat=stat, foes=foes):
            made = Modifier(layer(stat, code.ATTACK_PRINTED), who)
            made.foes = None if foes is None else reader.group(foes)
        case nodes.Set(stat, n):
            made = Modifier(layer(stat, code.ATTACK_SET), who, n)
        case nodes.SetEqual(stat, x):
            made = Modifier(layer(stat, code.ATTACK_SET), who)
            made.amount = reader.amount(x)
        case nodes.AddEqual(stat, x):
            made = Modifier(layer(stat, code.ATTACK_ADD), who)
            made.amount = reader.amount(x)
        case nodes.Gain(kw):
            made = Modifier(code.HAS + keyword.WORDS.index(kw), who)
        case nodes.Lose(kw):
            made = Modifier(code.HAS_NOT + keyword.WORDS.index(kw), who)
        case nodes.Status(status, times):
            return as_status(who, status, times or 1)
        case nodes.Immune(src):
            made = Modifier(code.IMMUNE, who)
            made.word = word(src)
        case _:
            return [borrowing(reader, who, change)]
    return [made]


def borrowing(reader: Reader, who: Group | None, change: Node) -> Modifier:
    """Texts and numbers that a card has from elsewhere."""
    made = Modifier(code.TEXT, who)
    match change:
        case nodes.RowText(row):
            made.n = grid.ROWS.index(row)
        case nodes.AbilityOf(ref):
            made.other = reader.group(ref)
        case nodes.SpellOf(ref):
            made.other = reader.group(ref)
            made.word = SPELL_ONLY
        case nodes.StatsOf(ref):
            made = Modifier(code.STATS_OF, who)
            made.other = reader.group(ref)
        case _:
            raise Unplayed(type(change).__name__)
    return made


def layer(stat: str, attack_code: int) -> int:
    if stat not in ("Attack", "Life"):
        raise Senseless(f"A statement changes Attack or Life, not {stat}: damage is applied and removed.")
    return attack_code if stat == "Attack" else attack_code + code.LIFE_SET - code.ATTACK_SET


def as_status(who: Group | None, status: str, times: int) -> list[Modifier]:
    """In a statement: the effect of the token."""
    index = statuses.STATUSES.index(status)
    return [Modifier(statuses.CODES[index], who, statuses.AMOUNTS[index]) for _ in range(times)]


def of_damage(reader: Reader, rule: Node) -> list[Modifier]:
    match rule:
        case nodes.TakesLess(floor, who, n, src):
            made = on(reader, who, code.TAKES_LESS, n)
            made.word, made.limited = word(src), floor > 0
        case nodes.TakesMore(who, n, src):
            made = on(reader, who, code.TAKES_MORE, n)
            made.word = word(src)
        case nodes.TakesNone(who, src):
            made = on(reader, who, code.TAKES_NONE)
            made.word = word(src)
        case nodes.TakesAtMost(who, n, one):
            made = on(reader, who, code.TAKES_AT_MOST, n)
            made.word = ONE_SOURCE[one]
        case nodes.DealsMore(who, n, foes):
            made = on(reader, who, code.DEALS_MORE, n)
            made.foes = None if foes is None else reader.group(foes)
        case nodes.HealsMore(who, n):
            made = on(reader, who, code.HEALS_MORE, n)
        case nodes.AlsoCover(who, whom):
            made = on(reader, who, code.COVERS)
            made.other = reader.group(whom)
        case _:
            return []
    return [made]


# Rules.


def speed_of(words: str) -> tuple[int, bool]:
    """Free, Long or neither; and Limited."""
    return speed.FREE if "Free" in words else speed.LONG if "Long" in words else speed.NORMAL, "Limited" in words


def mask(acts: tuple[str, ...]) -> int:
    """A bit for each type of action."""
    return sum(1 << verb.TYPES[act] for act in acts)


def ruling(reader: Reader, code: int, who: Node | None, n: int = 0) -> Modifier:
    made = Modifier(code, None, n)
    made.players = None if who is None else reader.players(who)
    return made


def of_rules(reader: Reader, rule: Node) -> list[Modifier]:
    match rule:
        case nodes.ActionsAre(whose, acts, words):
            made = ruling(reader, code.SPEED, whose)
            made.word = mask(acts)
            made.n, made.limited = speed_of(words)
        case nodes.AllActionsAre(whose, words):
            made = ruling(reader, code.SPEED_ALL, whose)
            made.n, made.limited = speed_of(words)
        case nodes.ActionsCost(dearer, whose, acts, n):
            made = ruling(reader, code.ACTION_COST, whose, n if dearer else -n)
            made.word = mask(acts)
        case nodes.NoAction(who, act):
            made = ruling(reader, code.NO_ACTION, who)
            made.word = mask((act,))
        case nodes.HandLimit(whose, n):
            made = ruling(reader, code.HAND_LIMIT, whose, n)
        case nodes.ActionsPerTurn(who, n):
            made = ruling(reader, code.ACTIONS_SET, who, n)
        case nodes.MoreActions(who, n):
            made = ruling(reader, code.ACTIONS_MORE, who, n)
        case nodes.FewerActions(who, floor, n):
            made = ruling(reader, code.ACTIONS_FEWER, who, n)
            made.limited = floor > 0
        case nodes.OpenHand(whose):
            made = ruling(reader, code.OPEN_HAND, whose)
        case nodes.PeekTop(who, whose):
            made = ruling(reader, code.PEEK_TOP, who)
            made.word = one_of_two(whose, "This is said of your own deck or of your Rival's.")
        case nodes.RecruitInto(who, where):
            made = ruling(reader, code.RECRUIT_INTO, who)
            made.word = OPENINGS[where]
        case _:
            return of_battle(reader, rule)
    return [made]


def one_of_two(whose: Node, form: str) -> int:
    """0 for yours, 1 for your Rival's."""
    if not isinstance(whose, nodes.You | nodes.Rival):
        raise Senseless(form)
    return int(isinstance(whose, nodes.Rival))


def led_by(who: Node) -> Node:
    """The players whose Leader, or Leaders, the words mean."""
    match who:
        case nodes.This("Leader") | nodes.LeaderOf("your") | nodes.All("your", _, nodes.Noun(None, "Leader", ())):
            return nodes.You()
        case nodes.LeaderOf("rival") | nodes.All("rival", _, nodes.Noun(None, "Leader", ())):
            return nodes.Rival()
        case nodes.All("", False, nodes.Noun(None, "Leader", ())):
            return nodes.EachPlayer()
    raise Senseless("Only a Leader has a row of its own to stand in.")


def of_battle(reader: Reader, rule: Node) -> list[Modifier]:
    match rule:
        case nodes.Columns(whose, n):
            if n not in (3, 5):
                raise Senseless("A Unit has 3 or 5 columns.")
            made = ruling(reader, code.COLUMNS, whose, n)
        case nodes.NoLeader(whose):
            made = ruling(reader, code.NO_LEADER, whose)
        case nodes.LeaderStands(who, row):
            made = ruling(reader, code.LEADER_STANDS, led_by(who), grid.ROWS.index(row))
        case nodes.CeasefireLasts(n):
            made = ruling(reader, code.CEASEFIRE_LASTS, None, n)
        case nodes.Waves(rows):
            packed = 1
            for row in rows:
                packed = packed * 4 + grid.ROWS.index(row)
            made = ruling(reader, code.WAVES, None, packed)
        case nodes.ChooseTargets(who, what):
            if isinstance(who, nodes.Rival) and what.startswith("Rival"):
                raise Senseless("Your Rival chooses the targets of Rival attacks anyway.")
            made = ruling(reader, code.CHOOSES_TARGETS, who)
            made.word = ATTACKS_CHOSEN[what.removeprefix("Rival ")]
        case nodes.InterceptAlso():
            made = ruling(reader, code.INTERCEPT_ALSO, None)
        case nodes.DrawFrom(who, where):
            assert isinstance(where, nodes.Zone), "a pile is a Zone"
            reader.deck(where)
            made = ruling(
                reader,
                code.DRAW_FROM,
                who,
                one_of_two(where.whose, "This is said of your own deck or of your Rival's."),
            )
        case nodes.MoreDraw(who, n):
            made = ruling(reader, code.MORE_DRAW, who, n)
        case nodes.AlwaysFirst(who):
            made = ruling(reader, code.ALWAYS_FIRST, who)
        case nodes.OrderGoes(whose, where):
            assert isinstance(where, nodes.Zone), "a pile is a Zone"
            if PILES[where.pile] == zone.RESERVE:
                raise Senseless("Orders do not lie in a Reserve.")
            made = ruling(reader, code.ORDER_GOES, whose, PILES[where.pile])
            made.word = (
                PILE_OF_RIVAL
                if one_of_two(where.whose, "Orders return to one of your own piles or of your Rival's.")
                else PILE_OF_YOU
            )
        case nodes.ScoreMore(who, n):
            made = ruling(reader, code.SCORE_MORE, who, n)
        case nodes.Tiebreak(who):
            made = ruling(reader, code.TIEBREAK, who)
        case nodes.CasualtiesAfter():
            made = ruling(reader, code.CASUALTIES_AFTER, None)
        case nodes.MeleeFacing():
            made = ruling(reader, code.MELEE_FACING, None)
        case nodes.OrdersBlank(whose):
            made = ruling(reader, code.ORDERS_BLANK, whose)
        case _:
            return []
    return [made]
