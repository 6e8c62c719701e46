"""The log in plain sentences, as one seat may read it."""

from pixelhall.core.game import EVERYBODY, Told
from pixelhall.pixel_tactics import codes, logbook
from pixelhall.pixel_tactics.changes import CHECK
from pixelhall.pixel_tactics.codes import REASONS, SAYS_DRAWS
from pixelhall.pixel_tactics.line_facts import KINDS, SECRETS, number, places
from pixelhall.pixel_tactics.notation import slot
from pixelhall.pixel_tactics.state import Duel, Line
from pixelhall.pixel_tactics.words import ATTACK, DECK, MELEE, MOVE, OPERATE, ORDER, RECRUIT, ROWS, SLOTS, SPELL, SPRING

PILE_WORDS = ("deck", "hand", "discard pile", "Reserve", "trophies", "cards out of the battle")


def told(state: Duel, seat: int) -> int:
    """How many lines this seat may read."""
    return (0 if state.log is None else state.log.number) + sum(
        own.beyond for own in readers(state, seat) if own is not None
    )


def log(state: Duel, seat: int, since: int = 0) -> list[Told]:
    """The lines that this seat (or -1, a spectator; or -2, everybody) may read, oldest first, from this number on."""
    found: list[Told] = []
    own, public = readers(state, seat), state.log
    for _ in range(told(state, seat) - max(0, since)):
        number = 0 if public is None else public.number
        reader = newest(own, number, False)
        if reader < 0:
            line, public = shown(public), shown(public).before
            reader = newest(own, number, True)
        if reader >= 0:
            line = shown(own[reader])
            own[reader] = line.before
        found.append(Teller(state, seat, line.ints, reader if seat == EVERYBODY else seat).told())
    found.reverse()
    return found


def newest(own: list[Line | None], number: int, drawn: bool) -> int:
    """Whose own line stands at this number of the public log: one that tells a card drawn, or any other; -1 for
    nobody's."""
    for reader, line in enumerate(own):
        if line is not None and line.number == number and (line.ints[0] == SAYS_DRAWS) == drawn:
            return reader
    return -1


def shown(line: Line | None) -> Line:
    assert line is not None, "a log has as many lines as it counts"
    return line


def readers(state: Duel, seat: int) -> list[Line | None]:
    """The last line of each seat's own that is read here."""
    return list(state.private) if seat == EVERYBODY else [state.private[seat]] if seat >= 0 else []


class Teller:
    """One line: who, what, to whom."""

    def __init__(self, state: Duel, viewer: int, ints: list[int], reader: int) -> None:
        self.state = state
        self.viewer = viewer
        self.reader = reader  # of a line for one seat alone
        self.kind, self.seat, face, other, self.n, self.how, self.place = ints
        self.faces = [each for each in (face, other) if each >= 0]
        self.card = self.name(face)
        self.other = self.name(other)

    def name(self, face: int) -> str:
        if face < 0:
            return "a card"
        printed = self.state.book.faces[face // 2]
        return printed.title if face % 2 else printed.name

    def who(self, seat: int) -> str:
        if seat == self.viewer:
            return "you"
        return "your rival" if self.viewer >= 0 and self.state.seats == 2 else f"player {seat + 1}"

    def whose(self, seat: int) -> str:
        return "your" if seat == self.viewer else self.who(seat) + "'s"

    def does(self, verb: str, third: str = "") -> str:
        """Subject and verb: "You draw", "Your rival draws"."""
        subject = self.who(self.seat)
        word = verb if self.seat == self.viewer else third or verb + "s"
        return f"{subject[:1].upper()}{subject[1:]} {word}"

    def at(self, place: int) -> str:
        return f"{self.whose(place // SLOTS)} {slot(place)}"

    def told(self) -> Told:
        text = self.secret() if self.kind in SECRETS and self.faces else self.public()
        kind, rule = KINDS[self.kind] if self.kind != logbook.SAYS_OVER or self.seat >= 0 else ("tie", "PT-END-03")
        source, target = places(self.kind, self.seat, self.n, self.how, self.place)
        return Told(text, kind, self.seat, self.named(text), source, target, number(self.kind, self.n), rule)

    def named(self, text: str) -> dict[str, str]:
        """The cards in the sentence, each by the words that stand for it."""
        return {
            self.name(face): self.state.book.faces[face // 2].name for face in self.faces if self.name(face) in text
        }

    def secret(self) -> str:
        """A line for one seat alone; what it draws is told in place of the public line."""
        subject = self.who(self.reader)
        reader = f"{subject[:1].upper()}{subject[1:]}"
        if self.kind == logbook.SAYS_LEADER:
            return f"{reader} chose {self.card} as {'your' if self.reader == self.viewer else 'the'} Leader."
        return f"{reader} saw {self.card} among {self.whose(self.seat)} cards."

    def public(self) -> str:
        for family in (self.of_battle, self.of_attack, self.of_unit, self.of_cards, self.of_acts, self.of_rest):
            told = family()
            if told:
                return told
        raise AssertionError(f"a line of the log that nobody can tell: {self.kind}")

    def of_battle(self) -> str:
        match self.kind:
            case logbook.SAYS_BATTLE:
                return f"Battle {self.n} begins."
            case logbook.SAYS_ROUND:
                lead = f"{self.does('are', 'is')} the first player."
                return f"Round {self.n}{' (ceasefire)' if self.how else ''}. {lead}"
            case logbook.SAYS_COIN:
                return f"By chance {self.does('are', 'is')[:1].lower()}{self.does('are', 'is')[1:]} the first player."
            case logbook.SAYS_FIRST:
                return f"{self.does('won', 'won')} the last battle and {'are' if self.seat == self.viewer else 'is'} the first player."
            case codes.E_FIRST:
                return f"{self.does('become')} the first player."
            case codes.E_LEADERS:
                return f"{self.does('reveal')} the Leader {self.card}."
            case logbook.SAYS_SAME_LEADER:
                return f"Both chose {self.card}: both go to the bottom of their decks, and new Leaders are chosen."
            case logbook.SAYS_MULLIGAN:
                return f"{self.does('have', 'has')} no card that can lead: the hand is shuffled back and drawn again."
            case codes.E_START_WAVE:
                return f"The {ROWS[self.n]} wave."
            case codes.E_START_TURN:
                return f"{self.whose(self.seat)[:1].upper()}{self.whose(self.seat)[1:]} turn in the {ROWS[self.how]} wave: {self.n} actions."
            case logbook.SAYS_CEASEFIRE_OVER:
                return "The ceasefire is over."
            case logbook.SAYS_WINS:
                return f"{self.does('win')} battle {self.n} by {REASONS[self.how]}."
            case logbook.SAYS_TIE:
                return f"Battle {self.n} is a tie: {REASONS[self.how]}."
            case logbook.SAYS_TROPHY:
                return f"{self.does('take')} {self.card} as a trophy."
            case logbook.SAYS_OVER:
                return "The play ends in a draw." if self.seat < 0 else f"{self.does('win')}."
            case logbook.SAYS_RESIGNS:
                return f"{self.does('resign')}."
        return ""

    def of_attack(self) -> str:
        match self.kind:
            case codes.E_DECLARES:
                kind = "Melee" if self.how == MELEE else "Ranged"
                return f"{self.card} ({self.at(self.n)}) declares a {kind} Attack against {self.other} ({self.at(self.place)})."
            case logbook.SAYS_INTERCEPTED:
                return f"{self.card} takes the attack instead of {self.other}."
            case codes.E_DAMAGE:
                return f"{self.card} ({self.at(self.place)}) takes {self.n} damage."
            case codes.E_HEALED:
                return f"{self.n} damage is removed from {self.card} ({self.at(self.place)})."
            case logbook.SAYS_PREVENTED:
                return f"{self.n} damage to {self.card} is prevented."
            case codes.E_DEFEATED:
                return f"{self.card} ({self.at(self.place)}) is defeated{' at the casualty check' if self.how == CHECK else ''}."
            case logbook.SAYS_CANCELLED:
                words = {
                    ATTACK: "The attack",
                    RECRUIT: "The Recruit",
                    MOVE: "The Move",
                    ORDER: "The Order",
                    OPERATE: "The Operation",
                }
                words |= {SPELL: "The Spell", SPRING: "The Trap"}
                return f"{words[self.how]} does not happen."
        return ""

    def of_unit(self) -> str:
        match self.kind:
            case codes.E_RECRUITED:
                return f"{self.does('recruit')} {self.card} into {slot(self.place)}."
            case codes.E_MOVED:
                return f"{self.card} moves from {self.at(self.n)} to {self.at(self.place)}."
            case codes.E_SWAPPED | codes.E_SWITCHED:
                return f"{self.card} ({self.at(self.n)}) and {self.other} ({self.at(self.place)}) exchange places."
            case codes.E_CLEARED:
                return f"The Corpse of {self.card} ({self.at(self.place)}) is cleared."
            case codes.E_REVIVED:
                return f"{self.card} ({self.at(self.place)}) is revived."
            case codes.E_DISCARDED:
                return f"{self.card} is discarded."
            case codes.E_RETURNED:
                return f"{self.card} returns to a hand."
            case logbook.SAYS_REMOVED:
                return f"{self.card} is removed from the battle."
            case logbook.SAYS_TOKEN:
                return f"{self.does('create')} a {self.card} token at {slot(self.place)}."
            case logbook.SAYS_TAKES_OVER:
                return f"{self.card} now stands at {self.at(self.place)}."
            case codes.E_STATUS:
                return f"{self.card} gains [{self.state.book.statuses[self.n]}]."
            case codes.E_STATUS_LOST:
                return f"{self.card} loses [{self.state.book.statuses[self.n]}]."
            case logbook.SAYS_COUNTER:
                name = self.state.book.counters[self.how]
                return f"{abs(self.n)} {name} counter{'s' if abs(self.n) != 1 else ''} {'on' if self.n > 0 else 'off'} {self.card}."
            case logbook.SAYS_LASTS:
                return f"An effect now lies on {self.card}." if self.card != "a card" else "An effect takes hold."
        return ""

    def of_cards(self) -> str:
        match self.kind:
            case codes.SAYS_DRAWS:
                deck = "" if self.how == self.seat else f" from {self.whose(self.how)} deck"
                return f"{self.does('draw')} {self.card}{deck}."
            case codes.E_DISCARDS:
                return f"{self.does('discard')} {self.card}."
            case logbook.SAYS_SHUFFLES:
                return f"{self.whose(self.seat)[:1].upper()}{self.whose(self.seat)[1:]} deck is shuffled."
            case logbook.SAYS_LOOKS:
                top = f"the top {self.n} cards of " if self.n else ""
                return f"{self.does('look')} at {top}{self.whose(self.place)} {PILE_WORDS[self.how]}."
            case logbook.SAYS_REVEALS:
                return f"{self.does('reveal')} {self.card}."
            case logbook.SAYS_PUT:
                if self.how == 2:
                    return "The hands are exchanged."
                end = (" bottom" if self.how else "") if self.n == DECK else ""
                return f"{self.card[:1].upper()}{self.card[1:]} goes to the{end} {PILE_WORDS[self.n]}."
        return ""

    def of_acts(self) -> str:
        match self.kind:
            case codes.E_DECLARES_ORDER:
                return f"{self.does('play')} the Order of {self.card}."
            case codes.E_DECLARES_OPERATION:
                return f"{self.does('play')} the Operation of {self.card}."
            case codes.E_OPERATION:
                return f"{self.card} lies in {self.whose(self.seat)} Reserve."
            case codes.E_PLACES_TRAP:
                return f"{self.does('place')} a Trap."
            case logbook.SAYS_SPRINGS:
                return f"{self.does('activate')} the Trap {self.card}."
            case logbook.SAYS_CAUSED:
                return f"The Order of {self.card} takes effect."
            case logbook.SAYS_SPELL:
                return f"{self.card} casts: {self.state.book.texts[self.n]}"
            case logbook.SAYS_NAMED:
                return f"{self.does('use')} an action of {self.card}: {self.state.book.texts[self.n]}"
            case logbook.SAYS_ABILITY:
                return f"{self.card}: {self.state.book.texts[self.n]}"
            case logbook.SAYS_TICK:
                return f"{self.card} has {self.n} time marker{'s' if self.n != 1 else ''} left."
            case codes.E_PASSES:
                return f"{self.does('pass', 'passes')}."
        return ""

    def of_rest(self) -> str:
        match self.kind:
            case logbook.SAYS_GAINS:
                return f"{self.does('gain' if self.n > 0 else 'lose')} {abs(self.n)} action{'s' if abs(self.n) != 1 else ''}."
            case logbook.SAYS_SKIPS:
                return f"{self.does('skip')} a turn."
            case logbook.SAYS_CHOSEN:
                return f"{self.card} ({self.at(self.place)}) is chosen."
            case logbook.SAYS_EXTRA:
                return f"Another {ROWS[self.n]} wave will follow this one."
            case logbook.SAYS_DROPPED:
                return "An endless chain of effects is cut short."
        return ""
