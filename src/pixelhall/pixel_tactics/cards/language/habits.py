"""Mistakes that writers of cards make again and again, each with the sentence they wanted."""

import re
from collections.abc import Callable
from itertools import pairwise

from pixelhall.core.errors import BadCard
from pixelhall.pixel_tactics.cards.language import nodes
from pixelhall.pixel_tactics.cards.language.forms.table import BOXES
from pixelhall.pixel_tactics.cards.language.lexer import openers
from pixelhall.pixel_tactics.cards.language.parser import read
from pixelhall.pixel_tactics.cards.language.references import resolve
from pixelhall.pixel_tactics.cards.language.repair import nearest_text
from pixelhall.pixel_tactics.cards.language.scene import Fault, Scene, canonical
from pixelhall.pixel_tactics.cards.language.slips import SLIPS, with_other_word
from pixelhall.pixel_tactics.cards.language.tables import END, Stuck

SELECTIONS = ("a", "one", "another")


def habit(scene: Scene) -> Fault | None:
    """The mistake that this is, if it is a known one."""
    for known in (*HABITS, *SLIPS):
        fault = known(scene)
        if fault is not None:
            return fault
    return None


def missing_end(scene: Scene) -> Fault | None:
    if scene.token.type == END and "." in scene.accepted and "instead" not in scene.accepted:
        return Fault('The sentence ends with ".".', canonical(scene.text.rstrip() + ".", scene.box))
    return None


def missing_instead(scene: Scene) -> Fault | None:
    if scene.token.type in (".", END) and "instead" in scene.accepted:
        better = scene.text[: scene.token.column].rstrip() + " instead." + scene.text[scene.token.column + 1 :]
        return Fault('"would" needs "instead" at the end of the sentence.', canonical(better, scene.box))
    return None


def wrong_box(scene: Scene) -> Fault | None:
    """A text that another box would understand."""
    if scene.box == "snap" and (better := canonical(f"Snap: {scene.text}", "snap")):
        return Fault('A snap begins with "Snap:", "Snap when …:" or "Snap at …:".', better, 0)
    if scene.box == "row":
        if canonical(scene.text, "order"):
            cause = 'A row needs a head that says when: "Spell:", "When …,", "At the end of your turn,".'
            moment = re.sub(r"^At the end of the\b", "At the end of each", scene.text)
            return Fault(cause, canonical(moment, "row") or canonical("Spell: " + scene.text, "row"), 0)
        if canonical(scene.text, "trap"):
            return Fault('Only a Trap has ":" after its event; a row has ",".', better_sign(scene, ":", ","))
        return None
    if not canonical(scene.text, "row"):
        return find_label(scene)
    if scene.box == "trap":
        better = better_sign(scene, ",", ":")  # stuck at the comma, or after it, where "you must" could stand
        if better or ":" in scene.accepted:
            return Fault('In a Trap ":" stands after the event.', better, scene.text.find(","))
    return once(scene)


def better_sign(scene: Scene, old: str, new: str) -> str:
    head, _, rest = scene.text.partition(old)
    rest = rest.lstrip()
    return canonical(f"{head}{new} {rest[:1].upper() if new == ':' else rest[:1].lower()}{rest[1:]}", scene.box)


def once(scene: Scene) -> Fault | None:
    """A statement or a head in a box that is done once."""
    text = read(scene.text, "row")
    assert isinstance(text, nodes.Text), "a row is a text"
    called = {"order": "An Order", "trap": "A Trap", "snap": "A Snap"}[scene.box]
    lead = {"order": "", "trap": "When your Rival plays an Order: ", "snap": "Snap: "}[scene.box]
    line = text.lines[0] if text.lines else None
    if isinstance(line, nodes.Static) and isinstance(line.rule, nodes.Keywords):
        kw = line.rule.kws[0]
        cause = f"{called} is done once; it cannot state a keyword. "
        cause += f'Write "Choose one of your Heroes. Give it {kw} until …" or use an operation box.'
        return Fault(
            cause, canonical(f"{lead}Choose one of your Heroes. Give it {kw} until the end of the round.", scene.box), 0
        )
    if line is not None:
        cause = f"{called} is done once; it cannot state what lasts. Give it a duration, or use an operation box."
    else:
        cause = f"{called} is done once and has no such head. Write only what it does, or use an operation box."
    return Fault(cause, nearest_text(scene.text, scene.box), 0)


def find_label(scene: Scene) -> Fault | None:
    """A text that repeats the name of its box."""
    label, _, rest = scene.text.partition(":")
    if label.strip().lower() != scene.box or scene.box == "snap":
        return None
    try:
        resolve(read(rest, scene.box), scene.box)
    except BadCard as bad:
        return Fault(
            bad.cause,
            canonical(rest.replace(" makes a", " declares a"), scene.box),
            scene.text.index(rest.strip()) + bad.column,
        )
    except Stuck:
        return None
    return Fault(f'The box says already what this is: leave out "{label}:".', canonical(rest, scene.box), 0)


def missing_colon(scene: Scene) -> Fault | None:
    """Spell Choose a Hero."""
    before = scene.tokens[: scene.index + 1]
    for use, name in pairwise(before):
        if (
            use.text in ("Spell", "Action")
            and name.type == "NAME"
            and name.text[0].lower() + name.text[1:] in openers()
        ):
            better = scene.text[: name.column].rstrip() + ": " + scene.text[name.column :]
            return Fault(
                f'After "{use.text}" stands ":" or "(" with a cost.', canonical(better, scene.box), name.column
            )
    return None


def verb_chooses(scene: Scene) -> Fault | None:
    """Apply 3 damage to a Hero."""
    if scene.token.type not in SELECTIONS or "it" not in scene.accepted:
        return None
    start = scene.text.rfind(".", 0, scene.token.column)
    start = max(start, scene.text.rfind(":", 0, scene.token.column)) + 1
    for end in sorted((token.column for token in scene.tokens[scene.index + 1 :]), reverse=True):
        chosen = scene.text[scene.token.column : end].strip()
        if not is_choice(chosen):
            continue
        rest = f"{scene.text[start : scene.token.column].strip()} it {scene.text[end:].strip()}"
        rest = re.sub(r" it ([.,])", r" it\1", rest)
        wanted = f"Choose {chosen}. {rest}"
        better = canonical(f"{scene.text[:start]} {wanted}".strip(), scene.box)
        return Fault(f'A verb cannot choose. Write "{wanted}"' if better else "A verb cannot choose.", better)
    return None


def is_choice(chosen: str) -> bool:
    """Do these words, and no more, say what is chosen?"""
    try:
        order = read(f"Choose {chosen}.", "order")
    except Stuck:
        return False
    only = order.do[0] if isinstance(order, nodes.OrderText) and len(order.do) == 1 else None
    return isinstance(only, nodes.Do) and len(only.steps) == 1 and not chosen.endswith("at random")


def joined_steps(scene: Scene) -> Fault | None:
    """Choose a Rival Hero and defeat it."""
    if scene.token.text != "and" or scene.next not in openers():
        return None
    start = scene.tokens[scene.index + 1].column
    rest = scene.text[start:].partition(".")[0]
    head = scene.text[: scene.token.column].rstrip().rstrip(",")
    nearest = canonical(f"{head}. {scene.text[start].upper()}{scene.text[start + 1 :]}", scene.box)
    return Fault(f'"and" does not join steps. Write ". {rest[0].upper()}{rest[1:]}." or ", then {rest}."', nearest)


def condition_last(scene: Scene) -> Fault | None:
    """This Hero has +2 Attack while it is damaged."""
    if scene.token.text not in ("while", "during", "if") or scene.box != "row":
        return None
    head, rest = scene.text[: scene.token.column].strip(), scene.text[scene.token.column :].strip().rstrip(".")
    word, _, cond = rest.partition(" ")
    word = "While" if word == "if" else word.capitalize()
    subject = re.match(r"(This (?:Hero|Leader|card)|Your Leader)\b", head)
    tries = [f"{word} {cond}, {head[:1].lower()}{head[1:]}."]
    if subject and cond.startswith("it "):
        own = subject[0][0].lower() + subject[0][1:]
        tries.insert(0, f"{word} {own}{cond[2:]}, it{head[subject.end() :]}.")
    for one in tries:
        if canonical(one, "row"):
            return Fault(f'Conditions stand first: "{one}"', one)
    return None


def gains(scene: Scene) -> Fault | None:
    """This Hero gains Intercept."""
    if scene.token.text not in ("gains", "gain", "gets", "get"):
        return None
    what = scene.text[scene.token.column + len(scene.token.text) :].strip()
    verb = next((one for one in ("has", "have") if one in scene.accepted), "")
    if verb and scene.box == "row":
        nearest = with_other_word(scene, verb)
        cause = (
            f'A lasting fact of a row is "has": "{nearest}" (own keyword) or "give it {what.rstrip(".")}" in an effect.'
        )
        return Fault(cause, nearest) if scene.token.text.startswith("gain") else None
    start = max(scene.text.rfind(sign, 0, scene.token.column) for sign in ".:,") + 1
    subject = scene.text[start : scene.token.column].strip()
    nearest = canonical(f"{scene.text[:start]} give {subject[:1].lower()}{subject[1:]} {what}", scene.box)
    return (
        Fault(f'In an effect write "give {subject[:1].lower()}{subject[1:]} {what.partition(".")[0]}".', nearest)
        if nearest
        else None
    )


def keyword_alone(scene: Scene) -> Fault | None:
    """While you are the first player, Swift."""
    if scene.last != "," or scene.box != "row" or not canonical(scene.text[scene.token.column :], "row"):
        return None
    better = canonical(f"{scene.text[: scene.token.column]}this Hero has {scene.text[scene.token.column :]}", "row")
    return Fault('After a condition the subject is said: "this Hero has …".', better) if better else None


def whenever(scene: Scene) -> Fault | None:
    """Whenever this Hero attacks"""
    if scene.token.text.lower() != "whenever":
        return attacks(scene)
    cause = '"Whenever" is not used: "When" already means every time.'
    better = re.sub(r"\b[Ww]henever\b", "When", scene.text)
    if re.search(r"\battacks?\b", scene.text) and not canonical(better, scene.box):
        cause += ' And say which: "makes an attack" (after it) or "declares an attack" (before it).'
        better = re.sub(r"\battacks\b", "makes an attack", better)
    return Fault(cause, canonical(better, scene.box) or nearest_text(better, scene.box))


def attacks(scene: Scene) -> Fault | None:
    if scene.token.text != "attacks" or "makes" not in scene.accepted:
        return None
    return Fault(
        'Say which: "makes an attack" (after it) or "declares an attack" (before it).',
        with_other_word(scene, "makes an attack"),
    )


HABITS: tuple[Callable[[Scene], Fault | None], ...] = (
    missing_colon,
    wrong_box,
    missing_instead,
    missing_end,
    whenever,
    joined_steps,
    verb_chooses,
    condition_last,
    gains,
    keyword_alone,
)
assert set(BOXES) == {"row", "order", "trap", "snap"}, "wrong_box knows these boxes"
