"""The cards of a play, ready to be played: faces, their boxes of abilities, and all programs. Loaded once, never
changed."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from pixelhall.core.machine import NONE, Event, Op, Source
from pixelhall.pixel_tactics.numbers import card_kind, fourth_box, grid, speed
from pixelhall.pixel_tactics.numbers.bits import bit
from pixelhall.pixel_tactics.state.state import NO_VOICES, Duel
from pixelhall.pixel_tactics.texts.codes import ACTION_AT_HAND, FREE_AT_HAND, SPELL_AT_HAND, Said
from pixelhall.pixel_tactics.texts.parts import Amount, Condition, Group, Players

NO_EVENT: Final = Event(0)


class Modifier:
    """Whoever a selection picks has something changed (design: Modifier)."""

    def __init__(self, code: i64, subject: Group | None = None, n: i64 = 0) -> None:
        self.code = code
        self.subject = subject  # None: the bearer
        self.n = n
        self.amount: Amount | None = None  # instead of n
        self.per: Amount | None = None  # n for each of these
        self.foes: Group | None = None  # only against these
        self.when: Condition | None = None
        self.players: Players | None = None  # of a rule: whose
        self.word: i64 = 0  # a source of damage, a mask of actions, a row …
        self.other: Group | None = None  # what it refers to: a copied card, a covered one, a place
        self.limited = False
        self.index: i64 = -1  # in the book
        self.text = ""  # the sentence, for breakdowns


class Trigger:
    """When something happens, a program waits to resolve. The optional parts narrow down which events are heard."""

    def __init__(self, kind: i64, program: i64) -> None:
        self.kind = kind
        self.program = program
        self.who: Group | None = None  # the subject
        self.passive = False  # the subject is the event's other card
        self.whom: Group | None = None  # the object
        self.players: Players | None = None
        self.hows: i64 = 0  # a bit for each kind of attack, source or cause
        self.n: i64 = -1
        self.place: Group | None = None
        self.when: Condition | None = None
        self.span: i64 = -1  # only the first time each
        self.once = False  # it fires once and is gone
        self.delayed = False  # it speaks of the event that left it behind, not of the one it hears
        self.must = False  # a Trap's: it leaves no choice (PT-TRAP-05)
        self.index: i64 = -1
        self.text = ""


class Replacement:
    """When something would happen, a program runs instead."""

    def __init__(self, trigger: Trigger, may: bool, keeps: i64) -> None:
        self.trigger = trigger
        self.may = may
        self.keeps = keeps  # what stays of the replaced damage: see REPLACES
        self.index: i64 = -1


KEEPS_NOTHING: Final = 0
KEEPS_ALL: Final = 1  # the program itself reduces it
KEEPS_UNLETHAL: Final = 2


class Need:
    """Something that must hold, or be payable in full, before a Spell or action may be used."""

    words = ""  # as the card says it

    def met(self, state: Duel, seat: int, card: i64) -> bool:
        raise NotImplementedError


class Use:
    """A Spell or a named action."""

    def __init__(self, program: i64, spell: bool, name: str, speed: i64, limited: bool) -> None:
        self.program = program
        self.spell = spell
        self.name = name
        self.speed = speed
        self.limited = limited
        self.costs: i64 = -1  # program of the prices in parentheses
        self.needs: list[Need] = []
        self.span: i64 = -1  # once each
        self.extra: i64 = 0  # further actions to spend
        self.whose = ""  # "", "Rival" or "Hand"
        self.hostile = False  # touches a rival's side by its very words (PT-CEASE-05)
        self.attackless = False  # the Hero gives up its attack
        self.text = ""


class Box:
    """One text field of a card: everything it says."""

    def __init__(self) -> None:
        self.modifiers: list[Modifier] = []
        self.triggers: list[Trigger] = []
        self.replacements: list[Replacement] = []
        self.uses: list[Use] = []
        self.texts: list[str] = []
        self.spoken: list[Voice | None] = []  # by bearer: what a printed text says is the same every time

    def on(self, seat: i64, card: i64) -> "Voice":
        """What this box says when it speaks for a card of this seat. All plays of the book share it: nobody changes it,
        and of two threads that make it at once either may keep its own."""
        at = card * grid.MOST_SEATS + seat
        if at < len(self.spoken):
            found = self.spoken[at]
            if found is not None:
                return found
        while len(self.spoken) <= at:
            self.spoken.append(None)
        made = self.spoken[at] = voice_of(self, seat, card)
        return made


@final
class Voice(Said):
    """Everything that a text says, as it works for the card that bears it."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.silent = False  # nothing is said at all
        self.actives: list[Active] = []
        self.uses: list[Use] = []
        self.hearing: list[Listening] = []
        self.replacing: list[Replacing] = []

    def offer(self, uses: list[Use]) -> None:
        self.uses = uses
        for use in uses:
            self.offered |= (SPELL_AT_HAND if use.spell else ACTION_AT_HAND) | (
                FREE_AT_HAND if use.speed == speed.FREE else 0
            )

    def modify(self, active: "Active") -> None:
        self.actives.append(active)
        self.add_code(active.modifier.code)

    def listen(self, listening: "Listening") -> None:
        self.hearing.append(listening)
        self.heard |= bit(listening.trigger.kind)

    def stand_by(self, replacing: "Replacing") -> None:
        self.replacing.append(replacing)
        self.replaced |= bit(replacing.replacement.trigger.kind)


def voice_of(box: Box, seat: i64, card: i64) -> Voice:
    """Everything in a box."""
    made = Voice(seat, card)
    made.offer(box.uses)
    for modifier in box.modifiers:
        made.modify(Active(modifier, seat, card, 0))
    for trigger in box.triggers:
        made.listen(Listening(trigger, seat, card))
    for replacement in box.replacements:
        made.stand_by(Replacing(replacement, seat, card))
    made.silent = not (box.modifiers or box.triggers or box.replacements or box.uses)
    return made


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Side(Said):
    """What follows from the Unit and the Reserve of one seat: who is where, and who speaks. Never changed once made."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: i64 = 0  # bits of the spots where somebody stands or lies …
        self.fronts: i64 = 0  # … or is the foremost living one of a column, as position alone has it
        self.corpses: list[int] = NONE  # front to back, left to right
        self.voices: list[Voice] = NO_VOICES  # of the Unit
        self.operations: list[Voice] = NO_VOICES

    def join_all(self, voices: list[Voice]) -> None:
        """Adds what they say: `join` for each of them, but what is said is noted once."""
        low = self.low
        high = self.high
        heard = self.heard
        replaced = self.replaced
        offered = self.offered
        for voice in voices:
            low |= voice.low
            high |= voice.high
            heard |= voice.heard
            replaced |= voice.replaced
            offered |= voice.offered
        self.low = low
        self.high = high
        self.heard = heard
        self.replaced = replaced
        self.offered = offered


class Face:
    """One card's printed side, both ways up."""

    def __init__(self, name: str, attack: i64, life: i64) -> None:
        self.name = name
        self.attack = attack
        self.life = life
        self.rows: list[Box] = [Box(), Box(), Box()]
        self.box: i64 = fourth_box.NONE
        self.order: i64 = -1  # program of the Order
        self.order_speed: i64 = 0
        self.order_hostile = False
        self.operation = Box()
        self.trap: Trigger | None = None
        self.fourth = ""  # its sentence
        self.title = ""  # the Leader's name; "" for a card without leader side
        self.lead_attack: i64 = 0
        self.lead_life: i64 = 0
        self.lead = Box()
        self.tags: tuple[str, ...] = ()
        self.set = ""
        self.index: i64 = -1
        self.kind: i64 = card_kind.DECK
        self.card: i64 = -1  # the face of the card that it is: its own, but for one with a chase Leader
        self.chase_set = ""  # of one with a chase Leader: where that one is from
        self.backs: tuple[str, ...] = ()
        self.snap: i64 = -1  # of a base: the program of its snap, if that is an action …
        self.snap_speed: i64 = 0
        self.snap_hostile = False
        self.colour = ""  # … and what is printed on it beside
        self.points: i64 = 0


class Active(Source):
    """A modifier that works now, with the card it comes from."""

    def __init__(self, modifier: Modifier, seat: i64, card: i64, stamp: i64) -> None:
        super().__init__(seat, card, NO_EVENT)
        self.modifier = modifier
        self.targets: list[int] | None = None  # of a lasting effect
        self.stamp = stamp  # later ones win among "set"
        self.lasting: i64 = -1  # stamp of the lasting effect, if it is one


@mypyc_attr(acyclic=True, free_list_len=1)
class Reading(Source):
    """A modifier while it is read for one card, inside another reading or in none. Plays share what the book's texts
    say, so that what a reading needs to note is noted here."""

    def __init__(self, active: Active, each: i64, outer: "Reading | None") -> None:
        self.seat = active.seat
        self.card = active.card
        self.event = active.event
        self.each = each
        self.numbers = active.numbers
        self.things = active.things
        self.active = active
        self.outer = outer
        self.depth: i64 = 1 if outer is None else outer.depth + 1  # how far it hangs from others

    def reads(self, active: Active) -> bool:
        """Whether this modifier is being read, here or further out."""
        if self.active is active:
            return True
        return self.outer is not None and self.outer.reads(active)


class Listening(Source):
    """A trigger that listens now."""

    def __init__(self, trigger: Trigger, seat: i64, card: i64) -> None:
        super().__init__(seat, card, NO_EVENT)
        self.trigger = trigger
        self.lasting: i64 = -1


class Replacing(Source):
    """A replacement that stands ready."""

    def __init__(self, replacement: Replacement, seat: i64, card: i64) -> None:
        super().__init__(seat, card, NO_EVENT)
        self.replacement = replacement
        self.lasting: i64 = -1  # stamp of the lasting effect, if it is one


class Book:
    """All faces and programs of the sets in use."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.programs: list[list[Op[Duel]]] = []
        self.sources: list[int] = []  # of each program: what its damage comes from (BY_SPELL …)
        self.texts: list[str] = []  # of each program: its sentence, for people
        self.modifiers: list[Modifier] = []
        self.triggers: list[Trigger] = []
        self.replacements: list[Replacement] = []
        self.statuses: list[str] = []
        self.counters: list[str] = []
        self.laws: list[Voice] = []  # of the mode, a voice for each seat; none in most modes
        self.hand_actions = False  # some card can be used from the hand
        self.free_orders = False  # some Order costs no action
        self.trap_kinds: i64 = 0  # events that some Trap of these sets can answer
        self.hangs = False  # some statement reads numbers that follow from statements
        self.must_traps = False  # some Trap must be activated
        self.composites: dict[int, list[int]] = {}  # of a card's face: those with chase Leaders
        self.digests: dict[str, str] = {}
        self.contents: dict[str, str] = {}  # of whole sets, by their names as the digests are

    def deck_faces(self) -> list[Face]:
        """The cards that decks are made of, in the order of the sets."""
        return [face for face in self.faces if face.set and face.kind == card_kind.DECK]

    def faces_of(self, kind: i64) -> list[int]:
        return [int(face.index) for face in self.faces if face.set and face.kind == kind]

    def named(self) -> list[Face]:
        """The cards that a text can name: each once."""
        return [face for face in self.faces if face.set and face.kind in (card_kind.DECK, card_kind.PROMO)]

    def add(self, program: list[Op[Duel]], source: i64, text: str) -> i64:
        self.programs.append(program)
        self.sources.append(source)
        self.texts.append(text)
        return len(self.programs) - 1
