"""What a person can type at the table besides an option: one function a word."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pixelhall.cli import listing
from pixelhall.cli.table import Leave, machine_seed
from pixelhall.core.errors import BadText, Illegal
from pixelhall.players import ADVISER, make
from pixelhall.players.advice import advise, in_words
from pixelhall.players.search import Search

if TYPE_CHECKING:
    from pixelhall.cli.person import Person

HELP = """\
Answer with the number of an option, or with its words; beginnings of words
are enough. A verb alone lists its options and what they mean, Enter alone
lists all of them.

  board          the position again
  hand           your cards, with all they say
  show THING     all about a card, a place on the board or a player (show player 1)
  why ACTION     whether it is allowed, and if not by which rule
  rules WORDS    rules by ID or by words
  hint           the best options, with reasons and prospects
  log            what happened; log 50 shows more, log all everything
  undo           takes your last choice back; free while nobody learned by it
  decline all    declines now, and whatever else you could decline until
                 your next action
  save FILE      a copy of the record; every action is saved anyway
  resign         gives the play up
  quit           leaves; the play can be resumed"""


def help(person: "Person", rest: str) -> None:
    person.screen.page([*HELP.split("\n"), *person.table.board.legend])


def board(person: "Person", rest: str) -> None:
    person.table.show_position(person.seat)
    person.question()


def options(person: "Person", rest: str) -> None:
    person.options(whole=True)


def hand(person: "Person", rest: str) -> None:
    """Every card in hand, as `show` shows it; equal ones once, with their number."""
    names = names_in_hand(person.view, person.seat)
    lines: list[str] = []
    for name in dict.fromkeys(names):
        told = person.table.game.describe(person.table.state, person.seat, name)
        copies = f"{names.count(name)} × " if names.count(name) > 1 else ""
        lines += ["", f"{copies}{told[0]}", *told[1:]]
    person.screen.page(lines[1:] or ["You have no cards in hand."])


def names_in_hand(view: dict[str, Any], seat: int) -> list[str]:
    """The cards that a seat holds; in a draft, those from which it chooses."""
    cards = view.get("players", [{}] * (seat + 1))[seat].get("hand") or []
    drafted = (view.get("draft") or {}).get("hands", {}).get(str(seat), [])
    return [card if isinstance(card, str) else card["name"] for card in [*drafted, *cards] if card]


def player_meant(person: "Person", rest: str) -> int:
    """The seat that `player 3` or a player's name means, or -1."""
    called = [name.lower() for name in person.table.names(person.seat)]
    word, _, number = rest.lower().partition(" ")
    if word == "player" and number.isascii() and number.isdecimal() and len(number) < 3 and int(number) < len(called):
        return int(number)
    return called.index(rest.lower()) if rest.lower() in called else -1


def show(person: "Person", rest: str) -> None:
    seat = player_meant(person, rest)
    if seat >= 0 and person.table.board.tell_player is not None:
        names = person.table.names(person.seat)
        person.screen.page(person.table.board.tell_player(person.view, names, seat))
        return
    names = [name for name in dict.fromkeys(names_in(person.view)) if name.lower().startswith(rest.lower())]
    exact = [name for name in names if name.lower() == rest.lower()]
    thing = (exact or names or [rest])[0]
    if not exact and len(names) > 1:
        person.screen.say(f"Which one: {', '.join(names)}?")
        return
    try:
        person.screen.page(person.table.game.describe(person.table.state, person.seat, thing))
    except BadText as fault:
        person.screen.say(str(fault), "yellow")


def why(person: "Person", rest: str) -> None:
    """Whether an action is allowed; if not, the rule and what it says."""
    if not rest:
        person.screen.say(f"Say which action, for example: why {person.texts[0]}")
        return
    found = person.options_meant(rest)
    if found:
        person.screen.say(
            f"It is allowed: {', '.join(f'{i + 1} {person.texts[i]}' for i in found[:8])}{' …' if len(found) > 8 else ''}"
        )
        return
    fault = person.table.game.explain(person.table.state, person.seat, rest)
    if fault is None:
        person.screen.say(
            f'"{rest[:60]}" cannot be read as an action. Actions look like: {", ".join(person.texts[:3])}.', "yellow"
        )
    else:
        cite(person, fault)


def cite(person: "Person", fault: Illegal) -> None:
    person.screen.say(f"Not allowed: {fault}")
    rule = person.table.game.rulebook().find(fault.rule)
    if rule is not None:
        person.screen.say(f"{rule.id}, {rule.title}: {rule.text}", indent="  ")


def rules(person: "Person", rest: str) -> None:
    from pixelhall.cli.rules import answer

    person.screen.page(answer(person.table.game.rulebook(), rest))


def inside(name: str) -> str:
    """A name inside a sentence: your rival, but Moss."""
    return name[:1].lower() + name[1:] if name.startswith(("You", "Seat ")) else name


def hint(person: "Person", rest: str) -> None:
    """The best options from what the seat knows: how often each would win, what speaks for it, how play may go on."""
    table = person.table
    if not table.hints:
        person.screen.say("Hints are off when several people play; start with --hints to allow them.")
        return
    search = make(ADVISER, table.game, machine_seed(table.seed, person.seat, table.recorder.ply))
    assert isinstance(search, Search), "the adviser is a search"
    best = advise(table.game, person.decision, lambda seed: table.game.guess(table.state, person.seat, seed), search)
    lines: list[str] = []
    for advice in best:
        index = person.texts.index(advice.text)
        means = listing.option_words(person.offers[index])
        lines.append(
            f"{index + 1} {advice.text}{f' ({means})' if means else ''}: {in_words(advice.share)} to win; "
            f"{'; '.join(advice.reasons)}."
        )
        if advice.line:
            lines.append(
                f"    Then perhaps {'; '.join(f'{inside(table.name(seat, person.seat))}: {text}' for seat, text in advice.line)}."
            )
    person.screen.page(lines)


def log(person: "Person", rest: str) -> None:
    lines = person.table.game.story(person.table.state, person.seat, names=person.table.called)
    most = len(lines) if rest == "all" else int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 7 else 20
    person.screen.page(lines[-most:] if most else [])


def save(person: "Person", rest: str) -> None:
    if not rest:
        person.screen.say(f"Every action is saved at once, in {person.table.save.path}. For a copy: save FILE.")
        return
    try:
        path = Path(rest).expanduser()
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(person.table.recorder.text())
    except FileExistsError:
        person.screen.say(f"{path} exists already; choose another name.", "yellow")
    except (OSError, ValueError, RuntimeError) as fault:
        person.screen.say(f"{rest[:60]} could not be written: {fault}", "yellow")
    else:
        person.screen.say(f"A copy is in {path}.")


def undo(person: "Person", rest: str) -> None:
    """Free while nobody learned anything; otherwise the other people must agree, or with artificial players the person
    decides."""
    step, reasons = person.table.undo_target(person.seat)
    if step < 0:
        person.screen.say(" ".join(reasons))
        return
    if reasons and not all_agree(person, person.table.steps[step].text, reasons):
        person.screen.say("Nothing was taken back.")
        return
    person.table.rewind(step)
    person.table.notes.append("Taken back.")
    person.done = True


def all_agree(person: "Person", text: str, reasons: list[str]) -> bool:
    others = [seat for seat in person.table.humans if seat != person.seat]
    person.screen.say(
        f"Taking back “{text}” is not free: {' '.join(reasons)} You cannot unsee what was shown, and chance will fall the same way again."
    )
    questions = [f"Seat {seat}, do you agree?" for seat in others] or ["Take it back all the same?"]
    return all(person.screen.ask(f"{question} (yes/no) ").lower() in ("y", "yes") for question in questions)


def decline(person: "Person", rest: str) -> None:
    """Declines this question and all others until the next act; nobody can tell this from declining each."""
    if rest != "all":
        person.refuse(f"decline {rest}".strip())
    elif person.idle() < 0:
        person.screen.say("There is nothing to decline now.")
    else:
        person.table.declining.add(person.seat)
        person.take(person.idle())


def resign(person: "Person", rest: str) -> None:
    if person.screen.ask("Give the play up? (yes/no) ").lower() in ("y", "yes"):
        person.table.resign(person.seat)
        person.done = True
    else:
        person.screen.say("The play goes on.")


def quit(person: "Person", rest: str) -> None:
    raise Leave


WORDS: dict[str, Callable[["Person", str], None]] = {
    "help": help,
    "?": help,
    "board": board,
    "options": options,
    "hand": hand,
    "show": show,
    "why": why,
    "rules": rules,
    "hint": hint,
    "log": log,
    "undo": undo,
    "decline": decline,
    "save": save,
    "resign": resign,
    "quit": quit,
    "exit": quit,
}


def names_in(data: Any) -> list[str]:
    """All names in a view."""
    if isinstance(data, dict):
        own = [str(data["name"])] if isinstance(data.get("name"), str) else []
        return own + [name for value in data.values() for name in names_in(value)]
    if isinstance(data, list):
        return [name for value in data for name in names_in(value)]
    return []
