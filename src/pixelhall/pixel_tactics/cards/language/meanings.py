"""The meaning of one reference in its environment, or the reason why it has none."""

from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.environment import Environment, Ref, Thing
from pixelhall.pixel_tactics.cards.language.fitting import PILES, misfit, misplaced, whose_twice
from pixelhall.pixel_tactics.cards.language.node import Node
from pixelhall.pixel_tactics.cards.language.writer import article, phrase

SLOT = frozenset({"slot"})
EVENT = Thing(Ref("event"), frozenset(), "the event")
CALLS = (
    "token",
    "Hero",
    "Leader",
    "Corpse",
    "slot",
    "Trap",
    "Operation",
    "card",
    "Character",
)  # the most telling first
DONE = {  # what cannot be cancelled any more after an event, the event's verb, and what to declare instead
    "Attacks": ("attack", "makes", "an attack"),
    "Attacked": ("attack", "is attacked", "an attack"),
    "Plays": ("Order", "plays", "an Order"),
    "Casts": ("Spell", "casts", "a Spell"),
    "Recruits": ("Recruit", "recruits", "a Recruit"),
}


class Lost(Exception):
    """A reference that means nothing here, and why."""


def meaning(node: Node, here: Environment, bearer: str) -> Thing | None:
    """What a reference means here; None if the node is none, or is a role that needs no more than to be legal."""
    match node:
        case nodes.This(kind):
            return this(kind, bearer)
        case nodes.WhileInPlay(kind):
            this(kind, bearer)
        case nodes.WhileHere() | nodes.SkipAttack():
            this("Hero", bearer)
        case nodes.It() | nodes.Its() | nodes.PlayOrder():
            return it(node, here)
        case nodes.That("slot"):
            return slot(here)
        case nodes.That(kind):
            return that(node, kind, here)
        case nodes.Nth(n, kind):
            return nth(node, n, kind, here)
        case nodes.Them() | nodes.EachOfThem() | nodes.PickThem() | nodes.SwapThem():
            return group(node, here)
        case nodes.PutRest() | nodes.DiscardRest() | nodes.PutBack():
            return group(node, here)
        case nodes.ThatPlace(what) | nodes.ArrPlace(what) | nodes.DestPlace(what):
            return place(what, here)
        case _:
            return number(node, here) or role(node, here)
    return None


def this(kind: str, bearer: str) -> Thing:
    if bearer and kind != bearer:
        raise Lost(f'"this {kind}": the text stands on a {bearer}. Write "this {bearer}".')
    return Thing(Ref("this"), frozenset(), f"this {kind}")


def it(node: Node, here: Environment) -> Thing:
    word = {"It": "it", "Its": "its"}.get(type(node).__name__, "its Order")
    found = here.single or here.coming or here.passed
    if found is None and here.that("slot"):
        raise Lost(f'"{word}": only a slot was chosen, and a slot is "that slot".')
    if found is None:
        more = f' The group before is "them": {here.group.said}.' if here.group else ' Write "Choose a Hero." first.'
        raise Lost(f'"{word}": nothing was chosen, and nothing is the subject.{more}')
    if found is here.subject and here.struck is not None:
        raise Lost(two_readings(word, found, here.struck, here))
    return found


def two_readings(word: str, subject: Thing, struck: Thing, here: Environment) -> str:
    """Why "it" after "When one does something to another" is refused."""
    other = f'"that {call(struck)}"'
    if subject.said.startswith("this "):
        own = f'"{subject.said}"'
    elif here.that(call(subject)) is subject:
        own = f'"that {call(subject)}"'
    else:
        own = '"the attacker"' if "attacker" in here.roles else "another wording"
    return f'"{word}": {subject.said}, or {struck.said}? Write {own} or {other}.'


def call(thing: Thing) -> str:
    return next(kind for kind in CALLS if kind in thing.kinds)


def slot(here: Environment) -> Thing:
    found = here.that("slot")
    if found is None and not here.left:
        raise Lost('"that slot": no slot was chosen. Write "Choose an empty slot." first.')
    return found or Thing(Ref("slot"), frozenset({"slot"}), "that slot")


def that(node: Node, kind: str, here: Environment) -> Thing:
    found = here.that(kind)
    if found is None:
        raise Lost(f'"{phrase(node)}": no {kind} was chosen.{so_far(here)}')
    return found


def so_far(here: Environment) -> str:
    """Chosen so far: a Hero ("it", "that Hero")."""
    if not here.things:
        return " Nothing was chosen before." if not here.group else f' Chosen so far: {here.group.said} ("them").'
    thing = here.things[-1]
    known = next((kind for kind in CALLS if kind in thing.kinds), "")
    calls = [f'"that {known}"'] if known else []
    if here.single is thing:
        calls.insert(0, '"it"')
    return f" Chosen so far: {thing.said} ({', '.join(calls)})." if calls else ""


def nth(node: Node, n: int, kind: str, here: Environment) -> Thing:
    if len(here.chosen) < n:
        raise Lost(f'"{phrase(node)}": {("nothing", "only one thing")[len(here.chosen)]} was chosen before.')
    found = here.chosen[n - 1]
    if kind not in found.kinds:
        raise Lost(f'"{phrase(node)}": what was chosen is {found.said}.')
    return found


def group(node: Node, here: Environment) -> Thing:
    if here.group is None:
        word = "the rest" if isinstance(node, (nodes.PutRest, nodes.DiscardRest)) else "them"
        more = f' One thing was chosen: {here.it.said} ("it").' if here.it else ' Write "Choose 2 Heroes." first.'
        raise Lost(f'"{word}": no group was chosen, drawn or looked at.{more}')
    if here.group.kinds == SLOT and not isinstance(node, nodes.PickThem):
        raise Lost(f'"{phrase(node)}": the group is {here.group.said}. Choose one of them, and write "that slot".')
    return here.group


def place(what: str, here: Environment) -> Thing:
    found = here.place(what)
    if found is None:
        first = "Choose a Unit." if what == "Unit" else f"Choose a {what} of a Rival's Unit."
        raise Lost(f'"that {what}": no {what} was chosen. Write "{first}" first.')
    return Thing(found, frozenset(), f"that {what}")


def number(node: Node, here: Environment) -> Thing | None:
    """Amounts that look back."""
    match node:
        case nodes.ThatMuch():
            return meaning_of_count("that much damage", here)
        case nodes.Draw(n=None) | nodes.DiscardCards(n=None) | nodes.RevealCard(n=None):
            return meaning_of_count("that many cards", here)
        case nodes.RivalDraws(n=None) | nodes.RivalDiscards(n=None) | nodes.RivalReveals(n=None):
            return meaning_of_count("that many cards", here)
        case nodes.Excess():
            if here.excess is None:
                raise Lost(
                    '"the excess damage": no damage was applied before. Write "Apply 3 damage to it, then …" first.'
                )
            return Thing(here.excess, frozenset(), "the excess damage")
        case nodes.Rolled():
            if here.rolled is None:
                raise Lost('"the roll": nothing was rolled before. Write "Roll a die." first.')
            return Thing(here.rolled, frozenset(), "the roll")
        case nodes.CoinShows():
            if here.coin is None:
                raise Lost('"the coin": no coin was flipped before. Write "Flip a coin." first.')
            return Thing(here.coin, frozenset(), "the coin")
        case nodes.ThatDamage() | nodes.LethalPart() | nodes.PreventThat() | nodes.ReduceThat():
            if here.would != "damage":
                raise Lost('"that damage" has a meaning only in "When … would take damage, … instead."')
            return EVENT
    return None


def meaning_of_count(word: str, here: Environment) -> Thing:
    if here.number is None:
        raise Lost(f'"{word}": no number came before. Write a digit, or "Choose a number up to 3." first.')
    return Thing(here.number, frozenset(), word)


def role(node: Node, here: Environment) -> Thing | None:
    """Words that need an event of a certain kind."""
    match node:
        case nodes.Attacker() if "attacker" not in here.roles:
            raise Lost('"the attacker" has a meaning only after an attack event.')
        case nodes.Target() if "target" not in here.roles:
            raise Lost('"the target" has a meaning only after an attack event, or where damage is dealt.')
        case nodes.Caster() if "caster" not in here.roles:
            raise Lost('"the caster" has a meaning only after an event with a Spell.')
        case nodes.ThisAttack() if "attacker" not in here.roles:
            raise Lost('"for this attack" has a meaning only after an attack event.')
        case nodes.ChooseNewTarget() | nodes.RedirectAttack() if (
            "attack" not in here.declared and here.would != "target"
        ):
            raise Lost('"that attack": no attack was declared. Write "When … declares an attack," first.')
        case nodes.Cancel(what):
            return meaning_of_cancel(what, here)
        case nodes.RepeatOrder():
            if getattr(here.event, "what", "") != "Order":
                raise Lost('"that Order": the event has no Order. Write "When you play an Order," first.')
            return EVENT
        case nodes.SearchNamed():
            if here.named is None:
                raise Lost('"that card": no card was named. Write "Name a card." first.')
            return Thing(here.named, frozenset(), "that card")
        case nodes.Survive() if here.would not in ("damage", "defeat"):
            raise Lost('"survives" has a meaning only in "When … would be defeated, … instead."')
        case nodes.InHand() if not here.holder:
            raise Lost('"in hand" stands only after "have" or "has". Write "in your hand".')
        case nodes.Noun(kind="card", where=where) if not here.sought and not any(
            isinstance(one, PILES) for one in where
        ):
            raise Lost('"card" needs a pile: write "card in your hand". A quantity is a digit: "1 card".')
        case nodes.Noun() if wrong := misplaced(node, here.sought, here.holder) or misfit(node, here.sought):
            raise Lost(wrong)
        case nodes.Their() if not here.their:
            raise Lost('"their" needs a player who acts: "Your Rival chooses one of their Heroes."')
        case nodes.Pick(side="their") | nodes.PickN(side="their") | nodes.Each(side="their") if not here.their:
            raise Lost('"their" needs a player who acts: "Your Rival chooses one of their Heroes."')
        case (
            nodes.Pick(side=side, what=what)
            | nodes.PickN(side=side, what=what)
            | nodes.PickUpTo(side=side, what=what)
            | nodes.PickAny(side, what)
            | nodes.Each(side=side, what=what)
            | nodes.All(side=side, what=what)
        ) if wrong := whose_twice(side, what):
            raise Lost(wrong)
        case nodes.PerYours(what=what) if wrong := whose_twice("your", what):
            raise Lost(wrong)
        case nodes.PerRival(what) if wrong := whose_twice("rival", what):
            raise Lost(wrong)
    return None


def meaning_of_cancel(what: str, here: Environment) -> Thing:
    """Only what is declared can be cancelled."""
    if what in here.declared:
        return EVENT
    happened, verb, thing = DONE.get(type(here.event).__name__, ("", "", ""))
    if happened == what:
        raise Lost(f'Nothing to cancel: "{verb}" happens after the {what}. Write "declares {thing}".')
    active = "activates a Trap" if what == "Trap" else f"declares {article(what)} {what}"
    raise Lost(f'Nothing to cancel: no {what} was declared. Write "When your Rival {active}" first.')
