"""`pixelhall replay`: a recorded play told again, action by action."""

import itertools
from pathlib import Path
from typing import Any

import click

import pixelhall
from pixelhall.cli import saves
from pixelhall.cli.boards import Board, board
from pixelhall.cli.names import call, names_of
from pixelhall.cli.screen import Screen
from pixelhall.core import records
from pixelhall.core.errors import BadOption, BadRecord
from pixelhall.core.game import NOBODY, Game
from pixelhall.core.telling import name_all
from pixelhall.players.course import course, turning_points

MARKS = "▁▂▃▄▅▆▇█"
ASCII_MARKS = "_.-:=+*#"


@click.command()
@click.argument("file")
@click.option(
    "--seat", type=int, default=NOBODY, help="What this seat saw, counted from 0; usually what a spectator saw."
)
@click.option("--at", type=click.IntRange(0), help="Shows only the position after this many actions.")
@click.option("--position", is_flag=True, help="Writes the position as text, which `pixelhall scenario -` reads.")
@click.option("--boards", is_flag=True, help="Draws the position after every action.")
@click.option("--step", is_flag=True, help="Waits for Enter after every action.")
@click.option("--plain", is_flag=True, help="Sentences instead of a drawn board, for screen readers.")
@click.option("--no-color", is_flag=True, help="No colours.")
def command(
    file: str, seat: int, at: int | None, position: bool, boards: bool, step: bool, plain: bool, no_color: bool
) -> None:
    """Shows the play in FILE again."""
    record, game = read_record(file)
    if at is not None and at > len(record.moves):
        raise BadOption(f"the record has {len(record.moves)} actions; there is no position after action {at}")
    if position:
        states = itertools.islice(replay_states(file, game, record), len(record.moves) if at is None else at, None)
        click.echo(game.position(next(states)), nl=False)
        return
    teller = Teller(game, board(game.name), Screen(plain, not no_color), seat, names_of(record.seats))
    state: Any = None
    shares: list[list[float]] = []
    for ply, state in enumerate(replay_states(file, game, record)):
        teller.check(state)
        shares += course(game, [state])
        if at is not None:
            if ply == at:
                teller.position(state)
                return
            continue
        if ply:
            move = record.moves[ply - 1]
            teller.screen.print(
                f"{ply}. {teller.name(move.seat)}: {move.text if seat in (NOBODY, move.seat) else '…'}", "bold"
            )
        teller.news(state)
        if boards:
            teller.position(state)
        if step and ply and teller.screen.ask("(Enter to go on, q to stop) ").lower().startswith("q"):
            return
    teller.position(state)
    teller.screen.print(ending_words(game, state, teller.names))
    if len(shares) == len(record.moves) + 1:
        teller.course(record, shares)
    for remark in records.remarks(game, record):
        teller.screen.say(f"({remark})")


class Teller:
    """Tells what one seat saw of a play. A record may name fewer players than there are."""

    def __init__(
        self, game: Game[Any], board: Board, screen: Screen, seat: int, names: list[str] | None = None
    ) -> None:
        self.game = game
        self.board = board
        self.screen = screen
        self.seat = seat
        self.names = names or []
        self.heard = 0

    def name(self, seat: int) -> str:
        return call(self.names, seat, self.seat)

    def owner(self, seat: int) -> str:
        return "Your" if seat == self.seat else f"{self.name(seat)}'s"

    def check(self, state: Any) -> None:
        if not NOBODY <= self.seat < self.game.seats(state):
            raise BadOption(
                f"there is no seat {self.seat}; the seats are 0 to {self.game.seats(state) - 1}, and -1 is a spectator"
            )

    def news(self, state: Any) -> None:
        lines = self.game.story(state, self.seat, self.heard, self.names)
        for line in lines:
            self.screen.say("   " + line, indent="     ")
        self.heard += len(lines)

    def position(self, state: Any) -> None:
        view = self.game.view(state, self.seat)
        names = [self.name(seat) for seat in range(self.game.seats(state))]
        if self.screen.plain:
            for line in self.board.tell(view, names):
                self.screen.print(line)
        else:
            for text in self.board.draw(view, names, self.screen.width):
                self.screen.print(text)

    def course(self, record: records.Record, shares: list[list[float]]) -> None:
        """How the prospects went, and the actions that turned them; with two seats, one line tells both."""
        for seat in range(1 if len(shares[0]) == 2 else len(shares[0])):
            for line in prospects([one[seat] for one in shares], self.owner(seat), self.screen):
                self.screen.say(line, indent="  ")
        turns = turning_points(shares)
        if turns:
            self.screen.print("What turned it:")
        for n in turns:
            move = record.moves[n]
            text = move.text if self.seat in (NOBODY, move.seat) else "…"
            self.screen.say(
                f"  {n + 1}. {self.name(move.seat)}: {text} ({biggest_change(shares[n], shares[n + 1], self.names)})",
                indent="     ",
            )


def prospects(shares: list[float], whose: str, screen: Screen) -> list[str]:
    """The share of wins that a seat could expect, from the first position to the last: drawn in a line, or in a
    sentence."""
    if screen.plain:
        told = [f"{100 * shares[at * (len(shares) - 1) // 4]:.0f} %" for at in range(5)]
        return [f"{whose} prospects from the start to the end: {', '.join(told)}."]
    label = f"{whose} prospects: "
    room = min(len(shares), screen.width - len(label))
    marks = ASCII_MARKS if screen.ascii else MARKS
    heights = [shares[at * len(shares) // room] for at in range(room - 1)] + [shares[-1]]
    return [label + "".join(marks[min(int(share * len(marks)), len(marks) - 1)] for share in heights)]


def biggest_change(before: list[float], after: list[float], names: list[str]) -> str:
    """Whose prospects an action changed most, and how."""
    seat = max(range(len(before)), key=lambda one: after[one] - before[one])
    return f"{call(names, seat, NOBODY)}: {100 * before[seat]:.0f} % to {100 * after[seat]:.0f} %"


def read_record(file: str) -> tuple[records.Record, Game[Any]]:
    """A record and its game; errors name the file."""
    try:
        record = records.read(saves.contents(Path(file)))
    except BadRecord as fault:
        raise BadOption(f"{file}: {fault}" if fault.line else str(fault)) from fault
    return record, pixelhall.game(record.game)


def replay_states(file: str, game: Game[Any], record: records.Record) -> Any:
    try:
        yield from records.replay(game, record, saves.texts())
    except BadRecord as fault:
        raise BadOption(f"{file}: {fault}") from fault


def ending_words(game: Game[Any], state: Any, names: list[str] | None = None) -> str:
    result = game.result(state)
    if result is None:
        return "The play is not over."
    if result.drawn:
        return f"A draw: {result.reason}."
    winners = name_all([call(names or [], seat, NOBODY) for seat in result.winners])
    if len(result.winners) > 1:
        return f"{winners} shared the win: {result.reason}."
    return f"{winners} won by {result.reason}." if winners else f"The play is over: {result.reason}."
