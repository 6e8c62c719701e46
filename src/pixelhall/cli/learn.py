"""`pixelhall learn`: the lessons of a game, one after the other."""

import click

import pixelhall
from pixelhall.cli import listing
from pixelhall.cli.boards import board
from pixelhall.cli.matching import matches
from pixelhall.cli.screen import Screen
from pixelhall.cli.shared import DEFAULT_GAME
from pixelhall.core.errors import BadOption, BadText
from pixelhall.core.game import Option
from pixelhall.core.lessons import LEARNER, TYPED, Lesson, Standing, follow, lessons_in, names_in

HELP = "Answer with the number of an option or its words. Also: options, show THING, why ACTION, quit."


@click.command()
@click.argument("game", default=DEFAULT_GAME, metavar="[GAME]")
@click.argument("lesson", default="", metavar="[LESSON]")
@click.option("--plain", is_flag=True, help="Sentences instead of a drawn board, for screen readers.")
@click.option("--no-color", is_flag=True, help="No colours; NO_COLOR in the environment does the same.")
def command(game: str, lesson: str, plain: bool, no_color: bool) -> None:
    """Teaches GAME (usually pixel-tactics) in a few minutes; begins at LESSON, if that is named."""
    folder = pixelhall.game(game).lessons()
    known = {} if folder is None else {one.id: one for one in lessons_in(folder)}
    if not known or (lesson and lesson not in known):
        raise BadOption(
            f'there is no lesson "{lesson}"; there are: {", ".join(known)}' if known else f'"{game}" has no lessons yet'
        )
    pupil = Pupil(game, Screen(plain, not no_color))
    wanted = list(known)[list(known).index(lesson) if lesson else 0 :]
    try:
        for number, id in enumerate(wanted, 1):
            if not pupil.take(known[id], last=number == len(wanted)):
                return
    except (EOFError, KeyboardInterrupt):
        pupil.screen.print()


class Pupil:
    """Somebody who learns a game at this screen."""

    def __init__(self, game: str, screen: Screen) -> None:
        self.game = pixelhall.game(game)
        self.board = board(game)
        self.screen = screen

    def take(self, lesson: Lesson, last: bool) -> bool:
        """One lesson to its end; False when the pupil has had enough."""
        moves: list[str] = []
        at = follow(self.game, lesson, moves, TYPED)
        self.screen.clear()
        self.screen.print(lesson.title, "bold")
        heard = self.game.told(at.state, LEARNER)
        while not at.done:
            self.show(at, heard)
            heard = self.game.told(at.state, LEARNER)
            before = len(moves)
            while len(moves) == before:
                typed = self.screen.ask("> " if not self.screen.plain else "Your answer: ")
                if typed.lower() in ("quit", "exit", "q"):
                    return False
                at = self.try_answer(lesson, at, moves, typed)
        self.show(at, heard)
        return last or not self.screen.ask("(Enter for the next lesson, q to stop) ").lower().startswith("q")

    def try_answer(self, lesson: Lesson, at: Standing, moves: list[str], typed: str) -> Standing:
        """The standing after what was typed; a move that is right is added to the moves."""
        offers = self.offers(at)
        texts = [option.text for option in offers]
        word, _, rest = typed.partition(" ")
        found = matches(texts, typed) or matches(texts, self.game.reading(at.state, LEARNER, typed))
        meaning = self.board.meaning(self.game.view(at.state, LEARNER))
        if word.lower() in ("help", "?", "options", "") or (not typed and not found):
            self.screen.page([HELP, *listing.fitting(offers, meaning, self.screen.width, 1000)])
        elif word.lower() in ("show", "why"):
            self.screen.page(self.answer(at, word.lower(), rest))
        elif len(found) > 1:
            self.screen.page(
                [
                    "Which one?",
                    *listing.with_meanings(offers, meaning, 0 if self.screen.plain else self.screen.width, found),
                ]
            )
        else:
            after = follow(self.game, lesson, [*moves, texts[found[0]] if found else typed], TYPED)
            if after.taken > len(moves):
                moves.append(texts[found[0]])
                return after
            self.screen.say(after.say if after.because is None else f"Not allowed: {after.because.sentence}", "yellow")
        return at

    def answer(self, at: Standing, word: str, rest: str) -> list[str]:
        if word == "why":
            fault = self.game.explain(at.state, LEARNER, rest)
            return [
                f"Not allowed: {fault}"
                if fault is not None
                else "It is allowed."
                if self.game.reading(at.state, LEARNER, rest) in [one.text.lower() for one in self.offers(at)]
                else f'"{rest[:60]}" is no action.'
            ]
        try:
            return self.game.describe(at.state, LEARNER, rest)
        except BadText as fault:
            return [str(fault)]

    def offers(self, at: Standing) -> list[Option]:
        decision = self.game.asked(at.state, LEARNER)
        names = names_in(self.game, at.state)
        return [] if decision is None else self.game.offers(at.state, decision, names if len(names) > 2 else None)

    def show(self, at: Standing, heard: int) -> None:
        """What happened, the position, and what to do now."""
        view, names = self.game.view(at.state, LEARNER), names_in(self.game, at.state)
        for line in self.game.story(at.state, LEARNER, heard, names if len(names) > 2 else None):
            self.screen.say(f"· {line}", "italic", "  ")
        for drawn in (
            self.board.tell(view, names) if self.screen.plain else self.board.draw(view, names, self.screen.width)
        ):
            self.screen.print(drawn)
        self.screen.print()
        self.screen.say(at.say, "bold")
