"""The contract: what every game, draft and series of the hall answers. Everything else is written once, against this
page. Its small values live in core/values.py and are given on from here, so that one import is enough."""

import hashlib
from pathlib import Path
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pixelhall.core import positions
from pixelhall.core.errors import BadOption, BadText, Illegal
from pixelhall.core.judging import Weights
from pixelhall.core.lists import Built, Chart, ListReport
from pixelhall.core.paper import PaperCard, listed
from pixelhall.core.rulebook import Rulebook
from pixelhall.core.setting import Setting
from pixelhall.core.shelf import Shelf
from pixelhall.core.values import (
    EVERYBODY,
    NOBODY,
    REACTING,
    About,
    Action,
    Asks,
    Decision,
    Ending,
    Option,
    QuestionKind,
    Reaction,
    Result,
    Seat,
    Told,
    find_option,
    option_meant,
    question_of,
    result_of,
    same,
)
from pixelhall.core.waiting import waiting_words

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "REACTING",
    "About",
    "Action",
    "Asks",
    "Decision",
    "Ending",
    "Game",
    "Option",
    "QuestionKind",
    "Reaction",
    "Result",
    "Seat",
    "State",
    "Told",
    "find_option",
    "option_meant",
    "question_of",
    "result_of",
    "same",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true of one play. Each game has its own; this is what all of them can do."""

    logging: bool = True  # whether what happens is told in the log: players that look ahead need no log

    def clone(self) -> "State":
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The state as plain JSON."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game; holds no play state."""

    name: str = ""
    title: str = ""
    version: str = ""
    line: str = ""  # what it is, in one sentence for somebody who has never heard of it
    players: str = ""  # how many can play, such as "2" or "2 to 4"
    minutes: str = ""  # how long a play usually takes, such as "20"
    home: Path | None = None  # the folder with its rules.toml, its how-to-play.md and its lessons

    def new(self, options: dict[str, Any] | None = None, seed: int | bytes = 0) -> S:
        """A play from its first decision on. Options are checked; an unknown one is a BadOption."""
        raise NotImplementedError

    def options(self) -> dict[str, str]:
        """The names of all options with the values each can have."""
        raise NotImplementedError

    def options_then(self, options: dict[str, Any], version: str) -> dict[str, Any]:
        """The options of a play that began with an earlier version of the rules: where an option has another usual value
        since, the play keeps that of its time."""
        return options

    def seats(self, state: S) -> int:
        raise NotImplementedError

    def teams(self, state: S) -> list[int]:
        """The side of each seat: seats of one side win and lose together. Unless the game says otherwise, each seat is a
        side of its own."""
        return list(range(self.seats(state)))

    def roles(self, state: S) -> list[str]:
        """What each seat is among its side, such as "King" or "Knight"; "" where it is nothing special."""
        return [""] * self.seats(state)

    def decisions(self, state: S) -> list[Decision]:
        """Who is asked what now; empty only when the play is over."""
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, action: Action) -> None:
        """Carries out one option in place; raises Illegal and changes nothing."""
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> dict[str, Any]:
        """What one seat may know, ready for JSON: an AnyView (core/view_types.py) and what is the game's own. NOBODY knows
        what is public, EVERYBODY all."""
        raise NotImplementedError

    def log(self, state: S, seat: Seat, since: int = 0, names: list[str] | None = None) -> list[Told]:
        """What happened so far, as this seat may read it, oldest first; from line number `since` on, at the cost of
        those lines. With `names`, one a seat, the others are called by them; without, "your rival" or "seat 2"."""
        raise NotImplementedError

    def describe(self, state: S, seat: Seat, words: str) -> list[str]:
        """Everything this seat may know of the thing that the words name, with where each number comes from."""
        raise NotImplementedError

    def guess(self, state: S, seat: Seat, seed: int) -> S:
        """A state that this seat cannot tell from the true one."""
        raise NotImplementedError

    def write(self, state: S, action: Action) -> str:
        """The written form of an option that is open now."""
        raise NotImplementedError

    def reading(self, state: S, seat: Seat, text: str) -> str:
        """What this seat typed, in small letters and with places spelled as `write` spells them."""
        return " ".join(text.lower().split())

    def words(self, state: S, seat: Seat, action: Action, names: list[str] | None = None) -> str:
        """An option of this seat in plain words, made from what the seat knows; no two options of a question are alike.
        Names as in `log`."""
        text = self.write(state, action)
        return text[:1].upper() + text[1:]

    def way(self, state: S, seat: Seat, action: Action) -> list[str]:
        """The places at which this seat points to choose an option, in order; none for an answer that is no place."""
        return []

    def idle(self, action: Action) -> bool:
        """Whether an option turns down or ends what is asked and does nothing else: pass, end, decline, done."""
        return False

    def deed(self, action: Action) -> str:
        """The kind of thing that an option does, by which boards mark it: attack, shot, move, switch, spell, recruit,
        clear; nothing for all others."""
        return ""

    def cost(self, state: S, seat: Seat, action: Action) -> int:
        """How many actions an option takes, where actions are counted."""
        return 1

    def warning(self, state: S, seat: Seat, action: Action) -> str:
        """Why a seat should think twice about an option that harms itself, such as one that loses at once; from what it
        knows. People are asked again, and whims never take it."""
        return ""

    def kind(self, state: S, decision: Decision) -> QuestionKind:
        """What a question that is open now is for, as far as everybody may know."""
        return "act" if decision.act else "choice"

    def about(self, state: S, decision: Decision, names: list[str] | None = None) -> About:
        """What a question that is open now is about, from what its seat knows; names as in `log`. Worked out only for
        people."""
        return About()

    def goal(self, state: S, seat: Seat, names: list[str] | None = None) -> str:
        """How this seat can win now, in one short sentence; for spectators, how one wins. Nothing once it is over."""
        return ""

    def ending(self, state: S, seat: Seat, names: list[str] | None = None) -> Ending:
        """How a play that is over was decided, for this seat; names as in `log`. Worked out only for people."""
        return Ending()

    def reactions(self, state: S, seat: Seat) -> list[Reaction]:
        """What this seat may answer others with, and for which an answer can be set beforehand: its Traps."""
        return []

    def reaction(self, state: S, seat: Seat, action: Action) -> str:
        """The card among `reactions` that an option of this seat uses; nothing for any other option."""
        return ""

    def explain(self, state: S, seat: Seat, text: str) -> Illegal | None:
        """Why an action is not allowed: the rule's ID and a sentence. None when it is allowed."""
        raise NotImplementedError

    def restore(self, data: dict[str, Any]) -> S:
        """The state that was dumped; BadText if it was none."""
        try:
            return self.refill(data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
            raise BadText(f"this is no dump of a {self.title} play: {fault!r}") from fault

    def refill(self, data: dict[str, Any]) -> S:
        """The state that was dumped; whatever is wrong with the data, `restore` tells."""
        raise NotImplementedError

    def sources(self, state: S) -> dict[str, str]:
        """What a play was played with: a hash for each content file, for its record."""
        raise NotImplementedError

    def texts(self, state: S) -> dict[str, str]:
        """The whole texts of these files, under the same names; where the option `texts` gives one, that is played
        (core/texts.py)."""
        return {}

    def rulebook(self) -> Rulebook:
        if self.home is None:
            raise NotImplementedError
        return Rulebook.load(self.home / "rules.toml")

    def judge(self, state: S, seat: Seat) -> float:
        """A rough worth of the position for a seat, for players that look ahead: 0 lost, 1 won."""
        raise NotImplementedError

    def weights(self, state: S) -> Weights | None:
        """What the judge of such a play gives on each feature, where it is one that was fitted (lab/fit.py)."""
        return None

    def features(self, state: S, seat: Seat) -> list[float]:
        """How a seat stands against the others: a number for each of the judge's weights."""
        return []

    def stage(self, options: dict[str, Any], lines: list[tuple[int, str]]) -> S:
        """A position from the lines of a scenario, each with its number; BadScenario says which one is wrong."""
        raise NotImplementedError

    def position(self, state: S) -> str:
        """The position in its written form (core/positions.py), hidden things included: `stage` lays it out again, and
        it goes on as the state does."""
        data = state.dump()
        options = data.pop("options", {})
        return positions.write_position(self.name, options, [f"dump {positions.one_line(data)}"])

    def claim(self, state: S, words: str) -> str:
        """Whether a fact of a scenario holds: nothing if it does, else what is so instead. (core/facts.py knows those
        of all games.)"""
        raise NotImplementedError

    def resign(self, state: S, seat: Seat) -> None:
        """The seat gives the whole play up."""
        raise NotImplementedError

    # What a table asks of a game before a play and after it.

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """What strangers may know of a table's options: all of them, unless the game keeps some secret (a deck). What is
        left out here no view may tell, and `guess` makes it up like everything else that a seat cannot know."""
        return dict(options)

    def brings(self, options: dict[str, Any] | None = None) -> Setting | None:
        """What a seat may bring to a play with these options, such as a deck, as a form asks for it; None where nobody
        brings anything. Without options: to any play of the game."""
        return None

    def brought(self, options: dict[str, Any], seat: Seat, thing: Any) -> dict[str, Any]:
        """The options together with what a seat brings; it is checked like an option, and BadOption says what is wrong."""
        raise BadOption("nobody brings anything to a play of this game")

    def spoils(self, state: S, seat: Seat) -> dict[str, Any]:
        """What a seat takes home from a play that is over, as plain JSON: the deck that it drafted. Mostly nothing."""
        return {}

    # What a game may tell of itself; one that does not has none of it.

    def settings(self) -> list[Setting]:
        """The options as a form shows them."""
        return [Setting(name, "text", words=words) for name, words in self.options().items()]

    def usual_sets(self, options: dict[str, Any]) -> list[str]:
        """The sets of cards of a play with these options, if they name none."""
        return next((setting.default for setting in self.settings() if setting.name == "sets"), [])

    def presets(self) -> dict[str, dict[str, Any]]:
        """Named bundles of options, such as editions: for each the options that choose it, and all that then hold."""
        return {}

    def titles(self) -> dict[str, str]:
        """What presets are called in full, where their names do not say enough."""
        return {}

    def shelf(self) -> Shelf:
        """The cards."""
        return Shelf()

    def lists(self) -> dict[str, str]:
        """The kinds of lists of cards that players write for this game and may keep (core/lists.py), such as a force or a
        deck, each with the word for several of them."""
        return {}

    def check_list(self, kind: str, text: str, options: dict[str, Any]) -> ListReport:
        """What a list of one of these kinds has in it, and every fault that it would have in a play with these options;
        BadOption where these are wrong."""
        raise BadOption(f'there are no lists of the kind "{kind}" in this game')

    def list_charts(self, kind: str, text: str, options: dict[str, Any]) -> list[Chart]:
        """What such a list is made of, in bars; cards that are not known are left out."""
        return []

    def ways_to_build(self, kind: str) -> dict[str, str]:
        """The ways in which a machine builds such a list, each in words; none where it cannot."""
        return {}

    def build_list(self, kind: str, way: str, options: dict[str, Any], seed: int) -> Built:
        """A list for a play with these options, with its reasons; the same seed makes the same one."""
        raise BadOption(f'no machine builds a "{kind}" in this game')

    def paper_list(self, kind: str, text: str, options: dict[str, Any], apart: bool = False) -> tuple[PaperCard, ...]:
        """The cards of such a list for a printer, as `Shelf.paper` has them; BadText tells which lines cannot be read."""
        sets = options.get("sets") or self.shelf().shipped()
        cards = {card.name: card for source in sets for card in self.shelf().paper(source)}
        return listed(self.check_list(kind, text, options), cards)

    def view_type(self) -> Any:
        """The type of its views, a TypedDict: it checks them, and makes their JSON Schema and the client's TypeScript."""
        return dict[str, Any]

    def keywords(self) -> dict[str, str]:
        """Words of the game, each with what it means in one sentence."""
        return {}

    def guide(self) -> str:
        """How it is played, in Markdown (core/guide.py): how-to-play.md in its folder, if there is one."""
        page = None if self.home is None else self.home / "how-to-play.md"
        return page.read_text(encoding="utf-8") if page is not None and page.exists() else ""

    def lessons(self) -> Path | None:
        """The folder of its lessons (core/lessons.py), if it has any."""
        return None if self.home is None else self.home / "lessons"

    def weigh(self, state: S, seat: Seat, options: list[Action]) -> list[float]:
        """What each of these options is worth to a seat, on the judge's scale, where the game can say so better than by
        trying; else nothing."""
        return []

    def unfolds(self, state: S) -> bool:
        """Whether a few more acts, each the best as the game weighs it, show better than the judge alone what a
        position is worth."""
        return False

    # What follows from the above, the same for every game.

    def digest(self, state: S) -> str:
        """A short fingerprint of the written position, for records: it outlives the engine, so the tail does not count."""
        return hashlib.sha256(positions.digest_text(self.position(state)).encode()).hexdigest()[:16]

    def told(self, state: S, seat: Seat) -> int:
        """How many lines the log of a seat has."""
        return len(self.log(state, seat))

    def story(self, state: S, seat: Seat, since: int = 0, names: list[str] | None = None) -> list[str]:
        """The sentences of the log."""
        return [line.text for line in self.log(state, seat, since, names)]

    def asked(self, state: S, seat: Seat) -> Decision | None:
        """The question that this seat has to answer now, if any."""
        for decision in self.decisions(state):
            if decision.seat == seat:
                return decision
        return None

    def written(self, state: S, decision: Decision) -> list[str]:
        """The written forms of all options of a question that is open now; worked out once."""
        if decision.texts is None:
            decision.texts = self.spelled(state, decision)
        return decision.texts

    def spelled(self, state: S, decision: Decision) -> list[str]:
        return [self.write(state, option) for option in decision.options]

    def offers(self, state: S, decision: Decision, names: list[str] | None = None) -> list[Option]:
        """The options of a question that is open now, as data; worked out once. Names as in `log`."""
        if decision.offers is None:
            seat, texts = decision.seat, self.written(state, decision)
            decision.offers = [
                Option(
                    text,
                    self.words(state, seat, option, names),
                    self.way(state, seat, option),
                    self.idle(option),
                    self.deed(option),
                    self.cost(state, seat, option) if decision.act else 1,
                    self.warning(state, seat, option),
                )
                for option, text in zip(decision.options, texts)
            ]
        return decision.offers

    def waiting(self, state: S, seat: Seat, names: list[str] | None = None) -> str:
        """Whom everybody waits for and what they do, in a sentence; nothing where only this seat is asked."""
        return waiting_words(
            [(one.seat, self.kind(state, one)) for one in self.decisions(state)], seat, self.seats(state), names
        )

    def parse(self, state: S, seat: Seat, text: str) -> Action:
        """The option of this seat with that written form; Illegal or BadText says why there is none."""
        decision = self.asked(state, seat)
        if decision is not None:
            texts = [written.lower() for written in self.written(state, decision)]
            for words in (" ".join(text.lower().split()), self.reading(state, seat, text)):
                if words in texts:
                    return decision.options[texts.index(words)]
        why = self.explain(state, seat, text)
        if why is None:
            raise BadText(self.unreadable(state, seat, text))
        raise why

    def unreadable(self, state: S, seat: Seat, text: str) -> str:
        """What to say of a text that is no action at all: what was asked, and how an answer looks."""
        decision = self.asked(state, seat)
        if decision is None:
            return f'"{text}" is not understood, and this seat is not asked now'
        examples = [self.write(state, option) for option in decision.options[:4]]
        return f'"{text}" is not one of the options now. {decision.prompt} Answer for example: {", ".join(examples)}'
