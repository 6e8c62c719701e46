"""How a table was opened: what the host wished, and with which options and content its plays begin."""

import functools
import hashlib
import sys
from typing import Any

import msgspec

import pixelhall
from pixelhall.core import texts as contents
from pixelhall.core.errors import BadOption
from pixelhall.core.game import NOBODY, Game, Seat
from pixelhall.core.records import do
from pixelhall.core.texts import Texts
from pixelhall.server import wire


class Beginning(msgspec.Struct, kw_only=True):
    """The first moves of another play; they lead to the same position whatever the engine that plays them."""

    options: dict[str, Any]
    seed: int | str  # a number, or the hexadecimal digits of a secret one
    moves: list[tuple[Seat, str]]


FIRST_RULES = "1"  # of tables that were opened before any version changed, and say none


class Opening(msgspec.Struct, kw_only=True):
    """What the host wished, as the first entry keeps it."""

    game: str
    options: dict[str, Any]
    seats: int
    clock: wire.ClockKind
    public: bool
    takeover: str
    swap: bool
    hints: bool | None = None
    absence: int = 0  # seconds; tables of earlier halls state none
    sets: list[str] = []  # of the host's own, as texts
    titles: list[str] = []  # of these
    after: Beginning | None = None  # where plays go on, if not from the start
    begin: dict[str, Any] | None = None  # the same as older halls wrote it: the dump of a state
    seat: Seat = NOBODY  # for whom all that this seat cannot know is then dealt anew
    sources: dict[str, str] = {}  # the hashes of the content that is played with
    rules: str = FIRST_RULES  # the version of the game's rules with which the table was opened

    @property
    def in_the_middle(self) -> bool:
        """Plays do not begin at the start."""
        return self.after is not None or self.begin is not None


KEPT = "kept "  # and the hash of a text, in place of the text


def encode_opening(opening: Opening, texts: dict[str, str]) -> tuple[str, dict[str, str]]:
    """An opening as its entry keeps it, and the texts to which it refers, by their hashes: a set is kept once, however
    many tables play with it. `texts` are kept anyway."""
    known = {text: digest for digest, text in texts.items()}
    digests = [known.get(text) or hashlib.sha256(text.encode()).hexdigest() for text in opening.sets]
    referring = msgspec.structs.replace(opening, sets=[KEPT + digest for digest in digests])
    return msgspec.json.encode(referring).decode(), dict(zip(digests, opening.sets))


def decode_opening(text: str, texts: Texts | None) -> Opening:
    opening = msgspec.json.decode(text, type=Opening)
    opening.sets = [kept_text(one, texts) if one.startswith(KEPT) else one for one in opening.sets]
    return opening


def kept_text(reference: str, texts: Texts | None) -> str:
    found = texts.find(reference.removeprefix(KEPT)) if texts is not None else None
    if found is None:
        raise BadOption(f"the text of a set ({reference}) is not here any more")
    return sys.intern(found)


@functools.cache
def rules(name: str) -> Game[Any]:
    """The game of a name, made once."""
    return pixelhall.game(name)


def usual_sets(game: Game[Any], options: dict[str, Any]) -> list[str]:
    """The sets of a play with these options."""
    usual = game.usual_sets(options)
    found = options.get("sets", usual)
    return contents.texts_or_names(options, list(found) if isinstance(found, list) else usual)


def with_sets(game: Game[Any], options: dict[str, Any], texts: list[str]) -> dict[str, Any]:
    """The options with sets of one's own beside the others. A set is carried as its text, so that nothing ever looks
    for a file."""
    return {**options, "sets": [*usual_sets(game, options), *texts]} if texts else options


def content(opening: Opening) -> tuple[dict[str, str], dict[str, str]]:
    """What a table is about to play with: the hash of each source, and the text of each hash."""
    game = rules(opening.game)
    options = options_of(game, opening)
    state = middle(game, options, opening) if opening.in_the_middle else game.new(options, 0)
    sources, texts = game.sources(state), dict[str, str]()
    contents.keep_all(game, state, sources, texts.__setitem__)
    return sources, texts


def options_of(game: Game[Any], opening: Opening) -> dict[str, Any]:
    """With which plays begin: an older table keeps the options of its time."""
    options = with_sets(game, opening.options, opening.sets) if opening.after is None else opening.after.options
    return game.options_then(options, opening.rules)


def middle(game: Game[Any], options: dict[str, Any], opening: Opening) -> Any:
    """The true position from which the plays of a table go on."""
    if opening.after is None:
        dump = opening.begin or {}
        return game.restore({**dump, "options": game.options_then(dump.get("options", {}), opening.rules)})
    seed, moves = opening.after.seed, opening.after.moves
    state = game.new(options, bytes.fromhex(seed) if isinstance(seed, str) else seed)
    for seat, text in moves:
        do(game, state, seat, text)
    return state
