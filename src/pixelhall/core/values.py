"""The small values of the contract: what is asked, what is answered, how a play ends, and a line of its log."""

from typing import TYPE_CHECKING, Any, Final, Literal

from mypy_extensions import i64, mypyc_attr

from pixelhall.core.errors import Illegal

if TYPE_CHECKING:
    from pixelhall.core.kinds import Kind

Seat = int
NOBODY: Final = -1  # a spectator: knows what is public
EVERYBODY: Final = -2  # all seats together: knows everything; for plays that are over

# What a question is for, as far as everybody may know: the seat's next act, whether to use a Trap or another reaction, dice,
# a phase of the game, or some detail of what is under way.
QuestionKind = Literal[
    "act", "trap", "reaction", "dice", "leader", "setup", "draft", "build", "convert", "store", "score", "choice"
]
REACTING: Final[tuple[QuestionKind, ...]] = ("trap", "reaction")  # what can be answered beforehand


@mypyc_attr(acyclic=True)
class Action:
    """One option: a verb and a few ints. Its written form is the game's business."""

    def __init__(self, verb: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and same(self, other)

    def __hash__(self) -> int:
        return ((self.verb * 1009 + self.a) * 1009 + self.b) * 1009 + self.c

    def __repr__(self) -> str:
        return f"Action({self.verb}, {self.a}, {self.b}, {self.c})"


def same(x: Action, y: Action) -> bool:
    return x.verb == y.verb and x.a == y.a and x.b == y.b and x.c == y.c


def find_option(options: list[Action], action: Action) -> Action | None:
    """The option that an action is: mostly it was taken from the list itself."""
    for option in options:
        if option is action:
            return option
    for option in options:
        if same(option, action):
            return option
    return None


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """One seat is asked one question, with the explicit list of its options. `rule` is the rule that asks, where one
    does; `act` says that the seat's next act is asked for, not a detail of something under way."""

    def __init__(self, seat: Seat, prompt: str, options: list[Action], rule: str = "", act: bool = False) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rule = rule
        self.act = act
        self.texts: list[str] | None = None  # the written forms of the options, once somebody has asked for them
        self.offers: list[Option] | None = None  # the options for people and programs, likewise


class Option:
    """One option of a question, for whoever chooses from outside: `text` is sent back, `words` say it to people, `way`
    are the places to point at, in order (core/places.py), `idle` means that nothing is done by it, `deed` is the kind of
    thing that is done (`Game.deed`), `cost` how many actions it takes, and `warning` why to think twice about it: whoever
    chooses it is asked again."""

    def __init__(
        self, text: str, words: str, way: list[str], idle: bool, deed: str = "", cost: int = 1, warning: str = ""
    ) -> None:
        self.text = text
        self.words = words
        self.way = way
        self.idle = idle
        self.deed = deed
        self.cost = cost
        self.warning = warning


class Asks:
    """The card that asks a question: its name as the board shows it, the sentence of it that is being resolved, its
    printed name, and where it is."""

    def __init__(self, name: str, text: str, card: str = "", place: str = "") -> None:
        self.name = name
        self.text = text
        self.card = card
        self.place = place


class About:
    """What a question is about, for whoever is asked: the card that asks, if one does, and what has happened or is
    declared that can be answered, in the words of the log."""

    def __init__(self, asks: Asks | None = None, because: str = "") -> None:
        self.asks = asks
        self.because = because


class Ending:
    """How a play that is over was decided: when, in words such as "in the Rear wave of round 4", and the deed that
    decided it, in lines of the log; nothing where no single deed did."""

    def __init__(self, when: str = "", deed: list[str] | None = None) -> None:
        self.when = when
        self.deed = deed or []


class Reaction:
    """Something of a seat that may answer what others do, such as a Trap: its card, where it is, and what it does."""

    def __init__(self, card: str, place: str, text: str) -> None:
        self.card = card
        self.place = place
        self.text = text


def option_meant(decisions: list[Decision], seat: Seat, action: Action, rule: str, turn_rule: str) -> Action:
    """The option that a seat chooses with an action; otherwise Illegal by these rules, unless the question names a rule
    itself."""
    for decision in decisions:
        if decision.seat == seat:
            option = find_option(decision.options, action)
            if option is None:
                raise Illegal(decision.rule or rule, "That is not one of the options now.")
            return option
    raise Illegal(turn_rule, "It is not your turn to answer.")


def question_of(decisions: list[Decision], action: Action, rule: str) -> Decision:
    """The question that an action answers; Illegal when there is none."""
    for decision in decisions:
        if find_option(decision.options, action) is not None:
            return decision
    raise Illegal(rule, "That is not one of the options now.")


class Result:
    """How a play ended: a score for each seat (they add up to 1), the winners, the reason. Several winners share the win,
    unless it is `drawn`; a play that nobody can win, such as a draft, has no winners and is neither won nor drawn."""

    def __init__(self, scores: list[float], winners: list[Seat], reason: str) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason

    @property
    def drawn(self) -> bool:
        """Whether every seat won, so that nobody did better than anybody else."""
        return len(self.winners) == len(self.scores)


class Told:
    """One line of a log: its sentence, and what of it a program can use. `kind` is one word of core/kinds.py; `cards`
    gives for words of the sentence the card that they name; `source` and `target` are places, a seat and where there
    (0:v1, 1:hand); `n` is the number of the line; `rule` explains it."""

    def __init__(
        self,
        text: str,
        kind: "Kind" = "other",
        seat: Seat = NOBODY,
        cards: dict[str, str] | None = None,
        source: str = "",
        target: str = "",
        n: int = 0,
        rule: str = "",
    ) -> None:
        self.text = text
        self.kind = kind
        self.seat = seat
        self.cards = {} if cards is None else cards
        self.source = source
        self.target = target
        self.n = n
        self.rule = rule

    def dump(self) -> dict[str, Any]:
        """The line as plain JSON."""
        return {
            "text": self.text,
            "kind": self.kind,
            "seat": self.seat,
            "cards": self.cards,
            "source": self.source,
            "target": self.target,
            "n": self.n,
            "rule": self.rule,
        }


def result_of(winners: list[Seat], seats: int, reason: str) -> Result:
    """The result of a play that some seats have won together: all of them, and it is drawn; none, and it is only over."""
    best = winners or list(range(seats))
    return Result([1 / len(best) if seat in best else 0.0 for seat in range(seats)], list(winners), reason)
