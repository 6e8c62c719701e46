"""A person at the table: what is shown, and how an answer is understood."""

import difflib
import itertools
import textwrap
from typing import Any

from rich.text import Text

from pixelhall.cli import listing
from pixelhall.cli.commands import WORDS
from pixelhall.cli.matching import holding, matches
from pixelhall.cli.table import Leave, Table
from pixelhall.core.game import Decision, Option, Seat

LONGEST_LINE = 200  # of what is typed
MOST_NEWS = 6  # lines that go before a full list of many options
MOST_ABOUT = 2  # lines of a sentence of the card that asks
FEWEST_OPTIONS = 4  # lines that a board leaves for them
FEWEST_NEWS = 3  # lines that go before the meaning of a few options


def answer(table: Table, decision: Decision) -> None:
    """Asks the person of a seat until the position has changed."""
    if not hand_over(table, decision.seat):
        return
    person = Person(table, decision)
    person.show()
    while not person.done:
        person.hear(table.screen.ask(f"{'> ' if not table.screen.plain else 'Your answer: '}"))


def hand_over(table: Table, seat: Seat) -> bool:
    """Where persons share the screen, nobody sees another's hand. False when the last action was taken back
    meanwhile."""
    if table.facing == seat or len(table.humans) == 1:
        return True
    before = table.facing
    table.screen.hide()
    back = f" Or Seat {before}: undo." if before >= 0 else ""
    while True:
        typed = table.screen.ask(f"Seat {seat}, press Enter when only you see the screen.{back} ").lower()
        if typed == "quit":
            raise Leave
        if typed != "undo" or before < 0:
            table.facing = seat
            return True
        step, reasons = table.undo_target(before)
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
        self.offers = table.game.offers(table.state, decision, table.called)
        self.texts = [option.text for option in self.offers]
        self.about = table.game.about(table.state, decision, table.called)
        self.goal = table.game.goal(table.state, decision.seat, table.called) if decision.act else ""
        self.warned = -1  # the option whose warning was just told
        self.done = False

    def hear(self, typed: str) -> None:
        """A command, an option, or neither."""
        typed = typed[:LONGEST_LINE]
        word, _, rest = typed.partition(" ")
        found = self.options_meant(typed)
        exact = len(found) == 1 and self.texts[found[0]].lower() == typed.lower()
        if word.lower() in WORDS and not exact:
            WORDS[word.lower()](self, rest.strip())
        elif len(found) == 1 and not self.verb_alone(typed, found[0]):
            self.take(found[0])
        elif found:
            self.offer(found)
        elif typed:
            self.refuse(typed)
        elif len(self.texts) == 1:
            self.take(0)
        else:
            self.options(whole=True)

    def options_meant(self, typed: str) -> list[int]:
        """The options that this text may mean."""
        return matches(self.texts, typed) or matches(
            self.texts, self.table.game.reading(self.table.state, self.seat, typed)
        )

    def verb_alone(self, typed: str, index: int) -> bool:
        """Whether only the verb of a longer option was typed: that lists what there is, were it a single option."""
        return not typed.isdecimal() and len(typed.split()) == 1 and len(self.texts[index].split()) > 1

    def idle(self) -> int:
        """The option that turns down what is asked, or -1; an act is not turned down."""
        return next((i for i, one in enumerate(self.offers) if one.idle and not self.decision.act), -1)

    def take(self, index: int) -> None:
        """Does an option; one that harms whoever chooses it is asked for twice."""
        warning = self.offers[index].warning
        if warning and self.warned != index:
            self.warned = index
            self.screen.say(f"{warning} Answer {index + 1} again to do it all the same.", "yellow")
            return
        self.table.act(self.seat, self.decision.options[index])
        self.done = True

    def offer(self, found: list[int]) -> None:
        self.screen.print("Which one?" if len(found) > 1 else f"This one? Answer {found[0] + 1}.")
        self.screen.page(
            listing.with_meanings(self.offers, self.meaning, 0 if self.screen.plain else self.screen.width, found)
        )

    def refuse(self, typed: str) -> None:
        fault = self.table.game.explain(self.table.state, self.seat, typed)
        if fault is not None:
            self.screen.say(f"Not allowed: {fault}", "yellow")
            return
        if typed.isdecimal():
            self.screen.say(f"There is no option {typed}; the options are 1 to {len(self.texts)}.", "yellow")
            return
        near = holding(self.texts, typed) or nearest(
            typed, [*self.texts, *dict.fromkeys(text.split()[0] for text in self.texts), *WORDS]
        )
        self.screen.say(
            f'"{typed[:60]}" is neither an option nor a command. '
            + (f"Did you mean {near}? " if near else "")
            + f"Options: a number from 1 to {len(self.texts)}, or words such as: {self.texts[0]}. Commands: help lists them.",
            "yellow",
        )

    # What is shown.

    def show(self) -> None:
        """A whole screen: position, news, question and options, so that all of it fits."""
        news = self.table.news(self.seat)
        if not self.screen.redraws:
            self.show_flow(news)
            return
        width = self.screen.width
        about = [part for line in self.asked_about(news) for part in textwrap.wrap(line, width)[:MOST_ABOUT]]
        rest = self.screen.height - 2 - len(about)  # the question and the answer
        board = self.table.board.draw_within(self.view, self.table.names(self.seat), width, rest - FEWEST_OPTIONS)
        room = rest - len(board)
        told = [
            part
            for line in merge_repeats(news)
            for part in textwrap.wrap(line, width - 2, initial_indent="· ", subsequent_indent="  ")
        ]
        if self.told_already(len(told), room):
            self.screen.typed = self.screen.ask("(Enter to go on) ")
            told = []
        keep = MOST_NEWS if len(self.texts) > listing.FEW else FEWEST_NEWS
        options = self.fitting(room, min(len(told), keep))
        self.screen.clear()
        for text in board:
            self.screen.print(text)
        for line in last_lines(told, room - len(options)):
            self.screen.print(line, "italic")
        for line in about:
            self.screen.print(line, "dim")
        self.screen.print(self.asking())
        for line in options:
            self.screen.print(line)

    def fitting(self, room: int, news: int) -> list[str]:
        """The options beside so many lines of news; where whom to recruit or where to move would be cut short, all of the
        news but one line gives way."""
        for kept in range(news, -1, -1):
            options = listing.fitting(self.offers, self.meaning, self.screen.width, max(room - kept, 2), self.mark)
            if kept <= 1 or not any(line.endswith(listing.MORE) for line in options):
                return options
        raise AssertionError("without news there is no less of it")

    def told_already(self, lines: int, room: int) -> bool:
        """Whether the news is too long for the screen and was already printed while artificial players acted."""
        acted = (
            bool(self.table.steps)
            and self.table.steps[-1].seat != self.seat
            and len(self.table.humans) == 1
            and self.table.live > 0
        )
        return (
            acted
            and lines > MOST_NEWS
            and lines + len(listing.fitting(self.offers, self.meaning, self.screen.width, room, self.mark)) > room
        )

    def show_flow(self, news: list[str]) -> None:
        """For a screen reader or a pipe: what happened, the position when somebody else has acted, the options."""
        for line in news:
            self.screen.say(line, indent="  ")
        mine = [step.seat == self.seat for step in self.table.steps[-1:]]
        if not all(mine) or not mine or len(self.table.humans) > 1:
            self.table.show_position(self.seat)
            if self.goal:
                self.screen.say(self.goal)
        for line in self.asked_about(news):
            self.screen.say(line)
        self.question()

    def asked_about(self, news: list[str]) -> list[str]:
        """What can be answered, unless the news has told it, and the card that asks with its sentence."""
        asks, because = self.about.asks, self.about.because
        where = asks.place.partition(":")[2] or asks.place if asks is not None else ""
        card = "" if asks is None else f"{asks.name}{f' ({where})' if where else ''}: {asks.text}"
        told = because in news or any(line in because for line in news)
        return [line for line in ("" if told else because, card) if line and asks_more(line, self.decision.prompt)]

    def asking(self) -> Text:
        """The question, with how to answer where there is room for it."""
        hint = "  (decline all: until your next action)" if self.idle() >= 0 else "  (a number or words; help)"
        more = [hint] if self.table.recorder.ply < 12 else []
        if self.goal and self.screen.redraws:
            more.insert(0, f"  {self.goal}")
        line = Text(self.decision.prompt, "bold")
        for words in more:
            if len(line) + len(words) <= self.screen.width:
                line.append(words, "dim")
        return line

    def question(self) -> None:
        self.screen.print(self.asking())
        self.options()

    def meaning(self, option: Option) -> str:
        return self.table.board.meaning(self.view)(option)

    def mark(self, option: Option) -> str:
        return self.table.board.mark(self.view)(option)

    def options(self, whole: bool = False) -> None:
        """All options; a screen reader hears the verbs of a long list first."""
        if self.screen.plain and len(self.texts) > listing.FEW and not whole:
            lines = [listing.verb_sentence(self.texts)]
        elif self.screen.plain:
            lines = listing.with_meanings(self.offers, self.meaning, 0)
        else:
            lines = listing.fitting(self.offers, self.meaning, self.screen.width, 1000, self.mark)
        for line in lines:
            self.screen.print(line)


def nearest(typed: str, known: list[str]) -> str:
    """The option, verb or command that a mistyped one may have meant, or nothing."""
    small = {one.lower(): one for one in known}
    found = difflib.get_close_matches(" ".join(typed.lower().split()), small, n=1, cutoff=0.6)
    return small[found[0]] if found else ""


def asks_more(line: str, prompt: str) -> bool:
    """Whether a line says something that the question does not say itself."""
    return line.partition(": ")[2] not in prompt if ": " in line else line not in prompt


def last_lines(told: list[str], room: int) -> list[str]:
    """The last lines, with how many are missing."""
    if len(told) <= room:
        return told
    return [f"· … {len(told) - room + 1} lines more: log", *told[len(told) - room + 1 :]] if room > 0 else []


def merge_repeats(lines: list[str]) -> list[str]:
    """Equal lines in a row as one line with their number."""
    return [
        line + (f" ({n} times)" if n > 1 else "")
        for line, n in ((line, len(list(run))) for line, run in itertools.groupby(lines))
    ]
