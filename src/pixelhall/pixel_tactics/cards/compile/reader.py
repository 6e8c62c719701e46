"""Reads the small parts of a text: references, players, nouns, places, amounts."""

from pixelhall.pixel_tactics.cards.compile import filters
from pixelhall.pixel_tactics.cards.compile.terms import MOST, PILES, SIDES, STEPS, Senseless, Unplayed
from pixelhall.pixel_tactics.cards.effects import amounts, nouns, places, references
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.cards.language.references import Scope
from pixelhall.pixel_tactics.flow import rivals
from pixelhall.pixel_tactics.numbers import grid, zone
from pixelhall.pixel_tactics.texts.book import Book
from pixelhall.pixel_tactics.texts.parts import Amount, Fixed, Group, Players


class Reader:
    """The small parts of one text, with what its references mean."""

    def __init__(self, book: Book, scope: Scope, text: str) -> None:
        self.book = book
        self.scope = Scope(
            dict(scope.binds), scope.refs, scope.same
        )  # a price adds what it binds; others read the same scope
        self.text = text
        self.registers = max(scope.binds.values(), default=-1) + 1
        self.passive = False  # the event's subject is its other card
        self.attacker_other = False  # the attacker is the event's other card
        self.choosing = -1  # register of the choice being read, for "their"
        self.acts = False  # what is read is done by a program, not said by a statement or an event
        self.doer = rivals.NOBODY  # where the event that is answered names whoever did it
        self.rival_at = -1  # register of the one player whom "your Rival" means in this text
        self.rival_needed = False  # what was read last speaks of that player
        self.rival_bound = False  # whatever comes now, that player is known by then
        self.ally_at = -1  # the same of the one player whom "an ally" means
        self.ally_needed = False
        self.ally_bound = False
        self.actor: Players = references.You()  # who carries the steps out: "your Rival may discard 1 card"
        self.slots: list[int] = []  # registers of chosen slots
        self.recruits: list[int] = []  # registers of those that this text recruits
        self.searches: list[
            tuple[int, Players]
        ] = []  # decks to shuffle in the end, and where it is noted that they were searched
        self.found = -1  # register of what a search found
        self.shuffles = False  # the text shuffles a deck itself
        self.stacks = False  # the text puts something on a deck

    def new_register(self) -> int:
        """A register of our own."""
        self.registers += 1
        return self.registers - 1

    def register(self, node: Node) -> int:
        return self.scope.binds[id(node)] if id(node) in self.scope.binds else self.new_register()

    # References.

    def group(self, node: Node) -> Group:
        """The cards that a reference or selection picks."""
        if isinstance(noun := getattr(node, "what", None), nodes.Noun) and noun.kind == "empty slot":
            raise Senseless("An empty slot is no card: nothing can be done to it.", self.text)
        return self.things(node)

    def things(self, node: Node) -> Group:
        """The things that a reference or selection picks, empty slots too."""
        match node:
            case nodes.This():
                return references.This()
            case nodes.Attacker():
                return references.Subject(self.attacker_other)
            case nodes.Target():
                return references.Subject(not self.attacker_other)
            case nodes.Caster():
                return references.Subject(self.attacker_other)
            case nodes.LeaderOf(side):
                return references.LeaderOf(self.rival() if side == "rival" else references.You())
            case nodes.Neighbor(which, of):
                return references.Neighbour(self.group(of), STEPS[which])
            case nodes.LastRecruited():
                return references.LastRecruited()
            case nodes.LastOrder():
                return references.LastOrder()
            case nodes.TopCard(whose):
                return references.TopCard(self.players(whose))
            case nodes.UnitOf(side):
                return references.UnitOf(references.Rivals() if side == "rival" else references.You())
            case (
                nodes.Pick(side=side, other=other, what=what)
                | nodes.Each(side, other, what)
                | nodes.All(side, other, what)
            ):
                return self.noun(what, SIDES[side], other)
            case nodes.PickN(side=side, what=what) | nodes.PickUpTo(side=side, what=what) | nodes.PickAny(side, what):
                return self.noun(what, SIDES[side], False)
            case nodes.Noun():
                return self.noun(node, nouns.ANY, False)
            case _:
                return self.bound(node)

    def bound(self, node: Node) -> Group:
        """It, them, that Hero: as the second pass found out."""
        ref = self.scope.refs.get(id(node))
        if ref is None:
            raise Unplayed(type(node).__name__)
        if ref.kind == "this":
            return references.This()
        if ref.kind == "register":
            return references.Bound(ref.register, ref.item)
        if ref.kind == "subject":
            return references.Subject(self.passive)
        if ref.kind == "object":
            return references.Subject(not self.passive)
        if ref.kind == "event":
            return references.Subject(False)
        if ref.kind == "each":
            return references.Handled()
        return self.group(self.scope.same[id(node)])

    def spots(self, node: Node) -> Group:
        """The slots that a word means: of those who stand there, or chosen ones."""
        if node == nodes.That("slot"):
            ref = self.scope.refs[id(node)]
            return places.EventSlot() if ref.kind == "slot" else places.BoundSlots(ref.register, ref.item)
        return places.Spots(self.group(node))

    def implied(self, node: Node) -> Group:
        """The group or card that a step speaks of without naming it."""
        return self.bound(node)

    def players(self, node: Node) -> Players:
        match node:
            case nodes.You():
                return references.You()
            case nodes.Rival():
                return self.rival()
            case nodes.Ally():
                return self.ally()
            case nodes.EachRival():
                return references.Rivals()
            case nodes.EachAlly():
                return references.Allies()
            case nodes.EachPlayer() | nodes.AnyPlayer():
                return references.Everyone()
            case nodes.Owner(of):
                return references.OwnerOf(self.group(of))
            case nodes.Controller(of):
                return references.ControllerOf(self.group(of))
            case nodes.Their():
                return self.whoever()
        raise Unplayed(type(node).__name__)

    def rival(self) -> Players:
        """ "your Rival": one player in what a text does, any foe in what it says (A-224)."""
        if not self.acts:
            return references.Rivals()
        if self.rival_at < 0:
            self.rival_at = self.new_register()
        self.rival_needed = True
        return references.TheRival(self.rival_at)

    def ally(self) -> Players:
        """ "an ally": one player in what a text does, any ally in what it says."""
        if not self.acts:
            return references.Allies()
        if self.ally_at < 0:
            self.ally_at = self.new_register()
        self.ally_needed = True
        return references.TheAlly(self.ally_at)

    def whoever(self) -> Players:
        """ "their": the player who chooses, or who carries the step out."""
        return references.Chooser(self.choosing) if self.choosing >= 0 else self.actor

    def pile(self, node: Node) -> tuple[Players, int]:
        assert isinstance(node, nodes.Zone), "a pile is a Zone"
        return self.players(node.whose), PILES[node.pile]

    def deck(self, node: Node) -> Players:
        """Whose deck; these verbs mean nothing for another pile."""
        whose, where = self.pile(node)
        if where != zone.DECK:
            raise Senseless("This is done with a deck, and with no other pile.", self.text)
        return whose

    def pile_group(self, node: Node) -> Group:
        """All cards of a pile."""
        whose, zone = self.pile(node)
        noun = nouns.Noun(nouns.ANY, False, -1, nouns.CARD, [])
        noun.whose, noun.zone = whose, zone
        return noun

    # Nouns.

    def noun(self, node: Node, side: int, other: bool) -> nouns.Noun:
        assert isinstance(node, nodes.Noun), "a noun phrase has a Noun"
        row = -1 if node.row is None else grid.ROWS.index(node.row)
        noun = nouns.Noun(side, other, row, nouns.KINDS.index(node.kind), [])
        if side == nouns.THEIRS:
            noun.chooser = self.whoever()
        for where in node.where:
            if isinstance(where, nodes.InZone):
                noun.whose, noun.zone = self.pile(where.zone)
            elif isinstance(where, nodes.InHand):
                noun.whose, noun.zone = references.You(), zone.HAND
            else:
                noun.tests.append(filters.test(self, where))
        nouns.compare(noun)
        return noun

    def counter(self, name: str) -> int:
        if name not in self.book.counters:
            self.book.counters.append(name)
        return self.book.counters.index(name)

    # Places.

    def place(self, node: Node) -> places.InPlace:
        match node:
            case nodes.ThatPlace():
                return places.ThatPlace(self.scope.refs[id(node)].register)
            case nodes.SamePlace(of, what):
                return places.SamePlace(self.group(of), what)
            case nodes.RowPlace(row):
                return places.RowPlace(grid.ROWS.index(row))
            case nodes.CurrentRow():
                return places.RowPlace(-1)
            case nodes.CurrentColumnFacing(ref):
                return places.FacingColumn(self.group(ref))
        raise Unplayed(type(node).__name__)

    def destination(self, node: Node, movers: bool = False) -> places.Destination:
        """Empty slots; `movers`: in the Unit of whoever is moved."""
        match node:
            case nodes.DestAny(whose):
                return places.AnySlot(self.players(whose))
            case nodes.DestCurrent():
                return places.RowSlot(-1, movers)
            case nodes.DestRow(row) | nodes.RowPlace(row):
                return places.RowSlot(grid.ROWS.index(row), movers)
            case nodes.DestPlace() | nodes.ThatPlace():
                return places.ThatSlot(self.scope.refs[id(node)].register)
            case nodes.That("slot"):
                return places.Slots(self.spots(node))
        raise Unplayed(type(node).__name__)

    # Amounts.

    def amount(self, node: Node) -> Amount:
        match node:
            case nodes.Points(n) | nodes.UpToPoints(n):
                return Fixed(n)
            case nodes.AllDamage():
                return Fixed(MOST)
            case nodes.Equal(x):
                return self.amount(x)
            case nodes.ThatMuch() | nodes.ThatDamage():
                return self.number(node)
            case nodes.LethalPart():
                return amounts.LethalPart()
            case nodes.Excess():
                return amounts.Excess(self.scope.refs[id(node)].register)
            case nodes.Stat(printed, of, stat):
                group = self.group(of)
                any_rival = isinstance(group, references.LeaderOf) and isinstance(group.whose, references.Rivals)
                made = amounts.HighestOf if any_rival else amounts.StatOf
                return made(group, nouns.STATS.index(stat), printed)
            case nodes.Count(what):
                return amounts.Count(self.things(what))
            case nodes.CountersOf(name, ref):
                return amounts.CountersOn(self.group(ref), self.counter(name))
            case nodes.Rolled():
                return self.number(node)
            case nodes.Twice(x):
                return amounts.Sum(self.amount(x), 2, False, 0)
            case nodes.Half(x):
                return amounts.Sum(self.amount(x), 1, True, 0)
            case nodes.Plus(x, n):
                return amounts.Sum(self.amount(x), 1, False, n)
        raise Unplayed(type(node).__name__)

    def number(self, node: Node) -> Amount:
        """ "that much", "that many": the latest number before this place."""
        ref = self.scope.refs.get(id(node))
        if ref is None:
            raise Unplayed(type(node).__name__)
        return amounts.EventNumber() if ref.kind != "register" else amounts.Counted(ref.register)

    def many(self, node: Node, n: int | None) -> Amount:
        return self.number(node) if n is None else Fixed(n)

    def per(self, node: Node) -> Amount:
        match node:
            case nodes.PerDamage(ref):
                return amounts.DamageOn(self.group(ref))
            case nodes.PerCounter(name, ref):
                return amounts.CountersOn(self.group(ref), self.counter(name))
            case nodes.PerOne(other, what):
                return amounts.Count(self.noun(what, nouns.ANY, other))
            case nodes.PerYours(other, what):
                return amounts.Count(self.noun(what, nouns.YOURS, other))
            case nodes.PerRival(what):
                return amounts.Count(self.noun(what, nouns.RIVAL, False))
        raise Unplayed(type(node).__name__)
