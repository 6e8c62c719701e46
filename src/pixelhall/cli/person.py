"""A person at the table: what is shown, what can be typed, and what each word does."""

import itertools
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.text import Text

from pixelhall.cli import listing
from pixelhall.cli.matching import matches
from pixelhall.cli.table import Leave, Table
from pixelhall.core.errors import BadText, Illegal
from pixelhall.core.game import Decision, Seat

LONGEST_LINE = 200  # of what is typed
MOST_NEWS = 6  # lines that go before a full list of many options
FEWEST_NEWS = 3  # lines that go before the meaning of a few options
HELP = """\
Answer with the number of an option, or with its words; beginnings of words
are enough (rec bear v1). A verb alone lists its options and what they mean,
Enter alone lists all.

  board          the position again
  hand           your cards, with all they say
  show THING     all about a card or slot: show cook, show v1, show rival f2
  why ACTION     whether it is allowed, and if not by which rule
  rules WORDS    rules by ID or by words: rules PT-MELEE-01, rules intercept
  log            what happened; log 50 shows more, log all everything
  undo           takes your last choice back; free while nobody learned by it
  save FILE      a copy of the record; every action is saved anyway
  resign         gives the play up
  quit           leaves; the play can be resumed"""


def answer(table: Table, decision: Decision) -> None:
    """Asks the person of a seat until the position has changed."""
    if not hand_over(table, decision.seat):
        return
    person = Person(table, decision)
    person.show()
    while not person.done:
        person.hear(table.screen.ask(f"{'> ' if not table.screen.plain else 'Your answer: '}"))


def hand_over(table: Table, seat: Seat) -> bool:
    """Where persons share the screen, nobody sees another's hand. False when the last action was taken back meanwhile."""
    if table.facing == seat or len(table.humans) == 1:
        return True
    before = table.facing
    table.screen.hide()
    back = f" Or Player {before + 1}: undo." if before >= 0 else ""
    while True:
        typed = table.screen.ask(f"Player {seat + 1}, press Enter when only you see the screen.{back} ").lower()
        if typed == "quit":
            raise Leave
        if typed != "undo" or before < 0:
            table.facing = seat
            return True
        step, reasons = table.takes_back(before)
        if not reasons:
            table.rewind(step)
            return False
        table.screen.print(" ".join(reasons).replace("You have", "The player has") + " It cannot be taken back now.")


class Person:
    """One question, put to a person."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self.table = table
        self.screen = table.screen
        self.decision = decision
        self.seat = decision.seat
        self.view: dict[str, Any] = table.game.view(table.state, decision.seat)
        self.texts = [table.game.write(table.state, option) for option in decision.options]
        self.done = False
        self.words: dict[str, Callable[[str], None]] = {
            "help": self.help, "?": self.help, "board": self.board, "options": self.options, "hand": self.hand, "show": self.describe,
            "why": self.why, "rules": self.rules, "log": self.log, "undo": self.undo, "save": self.save, "resign": self.resign,
            "quit": self.quit, "exit": self.quit,
        }

    def hear(self, typed: str) -> None:
        """A command, an option, or neither."""
        typed = typed[:LONGEST_LINE]
        word, _, rest = typed.partition(" ")
        found = matches(self.texts, typed)
        exact = len(found) == 1 and self.texts[found[0]].lower() == typed.lower()
        if word.lower() in self.words and not exact:
            self.words[word.lower()](rest.strip())
        elif len(found) == 1:
            self.take(found[0])
        elif found:
            self.offer(found)
        elif typed:
            self.refuse(typed)
        elif len(self.texts) == 1:
            self.take(0)
        else:
            self.options("all")

    def take(self, index: int) -> None:
        self.table.act(self.seat, self.decision.options[index])
        self.done = True

    def offer(self, found: list[int]) -> None:
        self.screen.print("Which one?")
        self.screen.page(listing.explained(self.texts, self.gloss, 0 if self.screen.plain else self.screen.width, found))

    def refuse(self, typed: str) -> None:
        fault = self.table.game.explain(self.table.state, self.seat, typed)
        if fault is not None:
            self.screen.say(f"Not allowed: {fault}", "yellow")
            return
        if typed.isdecimal():
            self.screen.say(f"There is no option {typed}; the options are 1 to {len(self.texts)}.", "yellow")
            return
        self.screen.say(f'"{typed[:60]}" is neither an option nor a command. Options: a number from 1 to {len(self.texts)}, or words such as: '
                        f"{self.texts[0]}. Commands: help lists them.", "yellow")

    # What is shown.

    def show(self) -> None:
        """A whole screen: position, news, question and options, so that all of it fits."""
        news = self.table.news(self.seat)
        if not self.screen.redraws:
            self.show_flow(news)
            return
        width = self.screen.width
        board = self.table.board.draw(self.view, self.table.names(self.seat), width)
        room = self.screen.height - len(board) - 2  # the question and the answer
        told = [part for line in condensed(news) for part in textwrap.wrap(line, width - 2, initial_indent="· ", subsequent_indent="  ")]
        if self.told_already(len(told), room):
            self.screen.typed = self.screen.ask("(Enter to go on) ")
            told = []
        keep = MOST_NEWS if len(self.texts) > listing.FEW else FEWEST_NEWS
        options = listing.fitting(self.texts, self.gloss, width, max(room - min(len(told), keep), 2))
        self.screen.clear()
        for text in board:
            self.screen.print(text)
        for line in shortened(told, room - len(options)):
            self.screen.print(line, "italic")
        self.screen.print(self.asking())
        for line in options:
            self.screen.print(line)

    def told_already(self, lines: int, room: int) -> bool:
        """Whether the news are too long for the screen, and stand below the last one: machines are told while they act."""
        acted = bool(self.table.steps) and self.table.steps[-1].seat != self.seat and len(self.table.humans) == 1 and self.table.live > 0
        return acted and lines > MOST_NEWS and lines + len(listing.fitting(self.texts, self.gloss, self.screen.width, room)) > room

    def show_flow(self, news: list[str]) -> None:
        """For a screen reader or a pipe: what happened, the position when somebody else has acted, the options."""
        for line in news:
            self.screen.say(line, indent="  ")
        mine = [step.seat == self.seat for step in self.table.steps[-1:]]
        if not all(mine) or not mine or len(self.table.humans) > 1:
            self.table.show_position(self.seat)
        self.question()

    def asking(self) -> Text:
        """The question, with how to answer where there is room for it."""
        hint = "  (a number or words; help)"
        room = len(self.decision.prompt) + len(hint) <= self.screen.width
        return Text.assemble((self.decision.prompt, "bold"), (hint if room and self.table.recorder.ply < 12 else "", "dim"))

    def question(self) -> None:
        self.screen.print(self.asking())
        self.options("")

    def gloss(self, text: str) -> str:
        return self.table.board.gloss(self.view, text)

    # What can be typed.

    def help(self, rest: str) -> None:
        self.screen.page(HELP.split("\n"))

    def board(self, rest: str) -> None:
        self.table.show_position(self.seat)
        self.question()

    def options(self, rest: str) -> None:
        """All options; a screen reader hears the verbs of a long list first."""
        if self.screen.plain and len(self.texts) > listing.FEW and rest != "all":
            lines = [listing.spoken(self.texts)]
        elif self.screen.plain:
            lines = listing.explained(self.texts, self.gloss, 0)
        else:
            lines = listing.fitting(self.texts, self.gloss, self.screen.width, 1000)
        for line in lines:
            self.screen.print(line)

    def hand(self, rest: str) -> None:
        """Every card in hand, as `show` shows it."""
        cards = self.view.get("players", [{}] * (self.seat + 1))[self.seat].get("hand", [])
        lines: list[str] = []
        for name in dict.fromkeys(card["name"] for card in cards if card):
            lines += ["", *self.table.game.describe(self.table.state, self.seat, name)]
        self.screen.page(lines[1:] or ["You have no cards in hand."])

    def describe(self, rest: str) -> None:
        if not rest:
            self.screen.say("Say what: a slot (show v1, show rival f2) or a card (show cook).")
            return
        names = [name for name in dict.fromkeys(found_names(self.view)) if name.lower().startswith(rest.lower())]
        exact = [name for name in names if name.lower() == rest.lower()]
        thing = (exact or names or [rest])[0]
        if not exact and len(names) > 1:
            self.screen.say(f"Which one: {', '.join(names)}?")
            return
        try:
            self.screen.page(self.table.game.describe(self.table.state, self.seat, thing))
        except BadText as fault:
            self.screen.say(str(fault), "yellow")

    def why(self, rest: str) -> None:
        """Whether an action is allowed; if not, the rule and what it says."""
        if not rest:
            self.screen.say(f"Say which action, for example: why {self.texts[0]}")
            return
        found = matches(self.texts, rest)
        if found:
            self.screen.say(f"It is allowed: {', '.join(f'{i + 1} {self.texts[i]}' for i in found[:8])}{' …' if len(found) > 8 else ''}")
            return
        fault = self.table.game.explain(self.table.state, self.seat, rest)
        if fault is None:
            self.screen.say(f'"{rest[:60]}" cannot be read as an action. Actions look like: {", ".join(self.texts[:3])}.', "yellow")
        else:
            self.cite(fault)

    def cite(self, fault: Illegal) -> None:
        self.screen.say(f"Not allowed: {fault}")
        rule = self.table.game.rulebook().find(fault.rule)
        if rule is not None:
            self.screen.say(f"{rule.id}, {rule.title}: {rule.text}", indent="  ")

    def rules(self, rest: str) -> None:
        from pixelhall.cli.rules import answered

        self.screen.page(answered(self.table.game.rulebook(), rest))

    def log(self, rest: str) -> None:
        lines = self.table.game.log(self.table.state, self.seat)
        most = len(lines) if rest == "all" else int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 7 else 20
        self.screen.page(lines[-most:] if most else [])

    def save(self, rest: str) -> None:
        if not rest:
            self.screen.say(f"Every action is saved at once, in {self.table.save.path}. For a copy: save FILE.")
            return
        path = Path(rest).expanduser()
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(self.table.recorder.text())
        except FileExistsError:
            self.screen.say(f"{path} exists already, and nothing is overwritten: give another name.", "yellow")
        except (OSError, ValueError) as fault:
            self.screen.say(f"{rest[:60]} could not be written: {fault}", "yellow")
        else:
            self.screen.say(f"A copy is in {path}.")

    def undo(self, rest: str) -> None:
        """Freely while nobody learned anything; else whoever sits opposite must agree, and a machine leaves that to the person."""
        step, reasons = self.table.takes_back(self.seat)
        if step < 0:
            self.screen.say(" ".join(reasons))
            return
        if reasons and not self.agreed(self.table.steps[step].text, reasons):
            self.screen.say("Nothing was taken back.")
            return
        self.table.rewind(step)
        self.table.notes.append("Taken back.")
        self.done = True

    def agreed(self, text: str, reasons: list[str]) -> bool:
        others = [seat for seat in self.table.humans if seat != self.seat]
        self.screen.say(f"Taking back “{text}” is not free: {' '.join(reasons)} What was seen stays seen, and chance will not fall otherwise.")
        who = "Take it back all the same?" if not others else f"Player {others[0] + 1}, do you agree?"
        return self.screen.ask(f"{who} (yes/no) ").lower() in ("y", "yes")

    def resign(self, rest: str) -> None:
        if self.screen.ask("Give the play up? (yes/no) ").lower() in ("y", "yes"):
            self.table.resign(self.seat)
            self.done = True
        else:
            self.screen.say("The play goes on.")

    def quit(self, rest: str) -> None:
        raise Leave


def shortened(told: list[str], room: int) -> list[str]:
    """The last lines, with how many are missing."""
    if len(told) <= room:
        return told
    return [f"· … {len(told) - room + 1} lines more: log", *told[len(told) - room + 1 :]] if room > 0 else []


def condensed(lines: list[str]) -> list[str]:
    """Equal lines in a row are told once, with how often."""
    return [line + (f" ({n} times)" if n > 1 else "") for line, n in ((line, len(list(run))) for line, run in itertools.groupby(lines))]


def found_names(data: Any) -> list[str]:
    """All names in a view."""
    if isinstance(data, dict):
        own = [str(data["name"])] if isinstance(data.get("name"), str) else []
        return own + [name for value in data.values() for name in found_names(value)]
    if isinstance(data, list):
        return [name for value in data for name in found_names(value)]
    return []
