"""The cards of a play, ready to be played: faces, their boxes of abilities, and all programs. Loaded once, never changed."""

from typing import Final

from pixelhall.core.machine import Event, Op, Source
from pixelhall.pixel_tactics.effects.parts import Amount, Condition, Group, Players
from pixelhall.pixel_tactics.state import Duel
from pixelhall.pixel_tactics.words import NO_BOX

NO_EVENT: Final = Event(0)


class Modifier:
    """Whoever a selection picks has something changed (design: Modifier)."""

    def __init__(self, code: int, subject: Group | None = None, n: int = 0) -> None:
        self.code = code
        self.subject = subject  # None: the bearer
        self.n = n
        self.amount: Amount | None = None  # instead of n
        self.per: Amount | None = None  # n for each of these
        self.foes: Group | None = None  # only against these
        self.when: Condition | None = None
        self.players: Players | None = None  # of a rule: whose
        self.word = 0  # a source of damage, a mask of actions, a row …
        self.other: Group | None = None  # what it refers to: a copied card, a covered one, a place
        self.limited = False
        self.index = -1  # in the book
        self.text = ""  # the sentence, for breakdowns
        self.shared: dict[int, Active] = {}  # by bearer: what a printed text brings is the same every time

    def borne(self, seat: int, card: int) -> "Active":
        """This modifier, printed on a card."""
        key = card * 8 + seat
        found = self.shared.get(key)
        if found is None:
            found = self.shared[key] = Active(self, seat, card, 0)
        return found


class Trigger:
    """When something happens, a program waits to resolve. The optional parts narrow down which events are heard."""

    def __init__(self, kind: int, program: int) -> None:
        self.kind = kind
        self.program = program
        self.who: Group | None = None  # the subject
        self.passive = False  # the subject is the event's other card
        self.whom: Group | None = None  # the object
        self.players: Players | None = None
        self.hows = 0  # a bit for each kind of attack, source or cause
        self.n = -1
        self.place: Group | None = None
        self.when: Condition | None = None
        self.span = -1  # only the first time each
        self.once = False  # it fires once and is gone
        self.delayed = False  # it speaks of the event that left it behind, not of the one it hears
        self.index = -1
        self.text = ""
        self.shared: dict[int, Listening] = {}  # by bearer

    def borne(self, seat: int, card: int) -> "Listening":
        """This trigger, printed on a card."""
        key = card * 8 + seat
        found = self.shared.get(key)
        if found is None:
            found = self.shared[key] = Listening(self, seat, card)
        return found


class Replacement:
    """When something would happen, a program runs instead."""

    def __init__(self, trigger: Trigger, may: bool, keeps: int) -> None:
        self.trigger = trigger
        self.may = may
        self.keeps = keeps  # what stays of the replaced damage: see REPLACES
        self.index = -1


KEEPS_NOTHING: Final = 0
KEEPS_ALL: Final = 1  # the program itself reduces it
KEEPS_UNLETHAL: Final = 2



class Need:
    """Something that must hold, or be payable in full, before a Spell or action may be used."""

    def met(self, state: Duel, seat: int, card: int) -> bool:
        raise NotImplementedError


class Use:
    """A Spell or a named action."""

    def __init__(self, program: int, spell: bool, name: str, speed: int, limited: bool) -> None:
        self.program = program
        self.spell = spell
        self.name = name
        self.speed = speed
        self.limited = limited
        self.costs = -1  # program of the prices in parentheses
        self.needs: list[Need] = []
        self.span = -1  # once each
        self.extra = 0  # further actions to spend
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


class Face:
    """One card's printed side, both ways up."""

    def __init__(self, name: str, attack: int, life: int) -> None:
        self.name = name
        self.attack = attack
        self.life = life
        self.rows: list[Box] = [Box(), Box(), Box()]
        self.box = NO_BOX
        self.order = -1  # program of the Order
        self.order_speed = 0
        self.order_hostile = False
        self.operation = Box()
        self.trap: Trigger | None = None
        self.fourth = ""  # its sentence
        self.title = ""  # the Leader's name; "" for a card without leader side
        self.lead_attack = 0
        self.lead_life = 0
        self.lead = Box()
        self.tags: tuple[str, ...] = ()
        self.set = ""
        self.index = -1


class Active(Source):
    """A modifier that works now, with the card it comes from."""

    def __init__(self, modifier: Modifier, seat: int, card: int, stamp: int) -> None:
        super().__init__(seat, card, NO_EVENT)
        self.modifier = modifier
        self.targets: list[int] | None = None  # of a lasting effect
        self.stamp = stamp  # later ones win among "set"
        self.busy = False  # being read: it does not count in its own reading
        self.lasting = -1  # stamp of the lasting effect, if it is one


class Listening(Source):
    """A trigger that listens now."""

    def __init__(self, trigger: Trigger, seat: int, card: int) -> None:
        super().__init__(seat, card, NO_EVENT)
        self.trigger = trigger
        self.lasting = -1


class Replacing(Source):
    """A replacement that stands ready."""

    def __init__(self, replacement: Replacement, seat: int, card: int) -> None:
        super().__init__(seat, card, NO_EVENT)
        self.replacement = replacement


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
        self.hand_actions = False  # some card can be used from the hand
        self.free_orders = False  # some Order costs no action
        self.trap_kinds = 0  # events that some Trap of these sets can answer
        self.decks: list[list[int]] = []  # faces of each seat's deck
        self.digests: dict[str, str] = {}

    def add(self, program: list[Op[Duel]], source: int, text: str) -> int:
        self.programs.append(program)
        self.sources.append(source)
        self.texts.append(text)
        return len(self.programs) - 1
