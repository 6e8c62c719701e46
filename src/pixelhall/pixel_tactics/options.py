"""The options of a duel: editions are named bundles of them, and each can be set alone (docs/rulings.md lists them with
their reasons)."""

from typing import Any, Final

from pixelhall.core.errors import BadOption
from pixelhall.core.rulebook import Rulebook
from pixelhall.core.setting import Setting
from pixelhall.core.texts import RULES, UNCHOSEN, texts_or_names
from pixelhall.pixel_tactics.decks import restrictions
from pixelhall.pixel_tactics.decks.deck import LARGEST
from pixelhall.pixel_tactics.decks.formats import FORMATS, Format
from pixelhall.pixel_tactics.decks.pools import Terms
from pixelhall.pixel_tactics.modes import MODES
from pixelhall.pixel_tactics.modes.bases import with_bases
from pixelhall.pixel_tactics.modes.mode import Mode
from pixelhall.pixel_tactics.modes.part import Part
from pixelhall.pixel_tactics.modes.promos import PROMOS

VERSION: Final = "2"  # of the rules: raised by whatever changes one
EDITIONS: Final = ("deluxe", "mega", "original")
FLAG: Final = (False, True)
NO_LIMIT: Final = 99  # cards: more than anybody has
ALL_SPEEDS: Final = "actions_attacks_spells"
LOCKS: Final = {
    "recruit_lock": ("attack", "spell", "move"),
    "move_lock": ("attack", "spell"),
}  # a second move is repeat_move_same_hero


BASES: Final = "bases"  # beside yes and no, it can name them


class Option:
    """One option: the values it can have, and its value in each edition."""

    def __init__(
        self, name: str, values: tuple[Any, ...], deluxe: Any, mega: Any, original: Any, low: int = 0, high: int = -1
    ) -> None:
        self.name = name
        self.values = values
        self.editions = (deluxe, mega, original)
        self.low = low
        self.high = high  # numbers from low to high are allowed too

    def allowed(self) -> str:
        if self.name in LOCKS:
            return f"a list of: {', '.join(LOCKS[self.name])}"
        if self.name == BASES:
            return "true, false, or a list of the names of bases, one for each seat"
        words = [write_value(v) for v in self.values]
        if self.high >= self.low:
            words.append(f"a number from {self.low} to {self.high}")
        return ", ".join(words)

    def check(self, value: Any) -> Any:
        """The value, if it is right; "none" is a way to write nothing."""
        if value == "none" and None in self.values:
            value = None
        if self.name in LOCKS:
            return self.check_locks(value)
        if self.name == BASES and isinstance(value, list) and all(isinstance(name, str) for name in value):
            return list(value)
        number = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if number or any(type(value) is type(v) and value == v for v in self.values):
            return value
        raise BadOption(f"{self.name} cannot be {write_value(value)}; it can be: {self.allowed()}")

    def check_locks(self, value: Any) -> Any:
        if isinstance(value, list | tuple) and all(v in LOCKS[self.name] for v in value):
            return [lock for lock in LOCKS[self.name] if lock in value]
        raise BadOption(f"{self.name} cannot be {write_value(value)}; it is {self.allowed()}")


def write_value(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def flag(name: str, deluxe: bool, mega: bool, original: bool) -> Option:
    return Option(name, FLAG, deluxe, mega, original)


OPTIONS: Final = [
    Option("intercept_mode", ("redirect", "block_targeting"), "redirect", "block_targeting", "block_targeting"),
    Option("hand_limit", (None,), 5, 5, None, 0, 25),
    flag("hand_limit_modifiable", True, True, False),
    Option("operations", ("none", "ongoing_order", "operation"), "operation", "none", "ongoing_order"),
    Option("operation_markers", (), 4, 4, 4, 0, 20),
    Option("operation_expiry", ("cannot_remove", "reaches_zero"), "cannot_remove", "cannot_remove", "cannot_remove"),
    flag("operation_counts_as_order", False, False, True),
    flag("traps", True, False, False),
    Option("reserve_slots", (), 3, 0, 3, 0, 5),
    flag("clear_reserve_action", True, False, False),
    flag("switch_action", True, True, False),
    flag("pass_action", True, True, True),
    flag("leader_actions", True, True, True),
    flag("star_rule", True, True, False),
    flag("ability_actions_exempt", True, True, True),
    Option("attack_limit", ("per_wave",), "per_wave", "per_wave", "per_wave"),
    Option("recruit_lock", (), ["attack", "spell", "move"], ["attack", "spell"], ["attack", "spell"]),
    flag("recruited_may_move", False, False, True),
    Option("move_lock", (), ["attack", "spell"], ["attack", "spell"], ["attack", "spell"]),
    Option("move_lock_scope", ("turn", "wave"), "turn", "turn", "wave"),
    flag("repeat_move_same_hero", False, False, True),
    flag("spell_counts_as_attack_action", False, False, True),
    flag("spell_triggers_attack_reactions", False, False, False),
    Option("long_free_limited", (ALL_SPEEDS, "actions", "none"), ALL_SPEEDS, ALL_SPEEDS, ALL_SPEEDS),
    flag("free_after_actions", True, True, True),
    Option("ceasefire_policy", ("blacklist", "whitelist"), "blacklist", "blacklist", "whitelist"),
    Option("ceasefire_spells", ("not_against_rival", "none"), "not_against_rival", "none", "none"),
    flag("ceasefire_orders", False, False, False),
    Option("ceasefire_rounds", (), 1, 1, 1, 0, 5),
    Option("same_leader", ("allowed", "redraw"), "allowed", "allowed", "redraw"),
    Option("discard_destination", ("owner", "controller"), "owner", "owner", "controller"),
    flag("forerunner_includes_leader", True, False, False),
    Option("trigger_order", ("active_first",), "active_first", "active_first", "active_first"),
    Option("order_trigger_timing", ("after_resolution",), "after_resolution", "after_resolution", "after_resolution"),
    flag("status_rules", True, True, True),
    flag("status_cancel", True, True, True),
    flag("revive_acts_immediately", True, True, True),
    flag("revive_resets_flags", True, True, True),
    flag("corpse_slot_is_empty_for_move", False, False, False),
    flag("column_targeting", True, True, True),
    Option("move_onto_hero", ("fails_partially",), "fails_partially", "fails_partially", "fails_partially"),
    Option("tie_result", ("no_trophy", "both_own_leader"), "no_trophy", "no_trophy", "both_own_leader"),
    Option(
        "bonus_draw", ("per_rival_trophy", "trailing_only"), "per_rival_trophy", "per_rival_trophy", "trailing_only"
    ),
    flag("clear_corpse_any_wave", True, True, True),
    flag("casualty_recheck", True, True, True),
    Option("rearrange", ("all_slots", "own_slots"), "all_slots", "all_slots", "all_slots"),
    Option("names", ("current", "original"), "current", "current", "original"),
    Option("series_vocabulary", ("game_match", "match_game"), "game_match", "match_game", "game_match"),
    Option("round_limit", (), 50, 50, 50, 1, 200),
    Option("points_from_one", (), 3, 3, 3, 1, 9),
    Option("points_from_each", (), 1, 1, 1, 1, 9),
    Option("king_reach", ("two_and_kings", "two", "two_between"), "two_and_kings", "two_and_kings", "two_and_kings"),
    Option("siege_hand", ("by_decks", "five", "four"), "by_decks", "by_decks", "by_decks"),
    Option("action_budget", (), 2, 2, 2, 1, 6),
    Option("format", (None, *FORMATS), None, None, None),
    Option("deck_lists", ("closed", "open"), "closed", "closed", "closed"),
    Option("commons", ("format", "all", "none"), "format", "none", "none"),
    flag("promos", False, False, False),
    flag("bases", False, False, False),
    flag("chase", False, False, False),
    flag("chase_any", False, False, False),
    flag("promos_in_decks", False, False, False),
    flag("sleeves", False, False, False),
]
BY_NAME: Final = {option.name: option for option in OPTIONS}
EARLIER: Final[dict[str, dict[str, dict[str, Any]]]] = {  # versions: what their editions had otherwise
    "1": {
        "deluxe": {"rearrange": "own_slots"},
        "mega": {"recruit_lock": ["attack"], "rearrange": "own_slots"},
        "original": {
            "status_rules": False,
            "status_cancel": False,
            "operation_markers": 3,
            "rearrange": "own_slots",
        },
    }
}
RETIRED: Final = ("ceasefire_per_player",)  # no rule read it; plays that named it are still read
SERIES: Final = (1, 3, 5)


class Rules:
    """The options of one play, ready to be read."""

    def __init__(self, values: dict[str, Any], chosen: dict[str, Any]) -> None:
        self.chosen = chosen  # what was asked for, as a dump or record shows it
        self.mode = MODES[values["mode"]]
        self.promos: bool = values["promos"]
        self.bases: bool = values["bases"] is not False
        self.chase: bool = values["chase"] or values["chase_any"]
        wanted = {"promos": self.promos, "bases": self.bases, "chase": self.chase, "any": values["chase_any"]}
        self.needs = tuple(one for one in values["parts"] if wanted[one[0]])  # of the book: cards/compile/faces.py
        self.extras: list[Part] = [PROMOS] if self.promos else []  # what goes with any mode
        if self.bases:
            self.extras.append(with_bases(tuple(values["bases"]) if isinstance(values["bases"], list) else ()))
        own: list[Part] = [self.mode] if self.mode.acts else []
        self.parts: list[Part] = own + self.extras  # what has a say in what a turn can be used for
        self.series: int = values["series"]
        self.sets: list[str] = values["sets"]
        self.redirects = values["intercept_mode"] == "redirect"
        limit = values["hand_limit"]
        self.hand_limit: int = NO_LIMIT if limit is None else limit
        self.limit_moves: bool = values["hand_limit_modifiable"]
        self.operations = values["operations"] != "none"
        self.markers: int = values["operation_markers"]
        self.reaches_zero = values["operation_expiry"] == "reaches_zero"
        self.operation_is_order: bool = values["operation_counts_as_order"]
        self.traps: bool = values["traps"]
        self.reserve: int = values["reserve_slots"]
        self.clears_reserve: bool = values["clear_reserve_action"]
        self.switches: bool = values["switch_action"]
        self.passes: bool = values["pass_action"]
        self.leader_actions: bool = values["leader_actions"]
        self.star: bool = values["star_rule"]
        self.exempt: bool = values["ability_actions_exempt"]
        self.recruits_wait_to_attack = "attack" in values["recruit_lock"]
        self.recruits_wait_to_cast = "spell" in values["recruit_lock"]
        self.recruits_wait_to_move = "move" in values["recruit_lock"] or not values["recruited_may_move"]
        self.moved_attack = "attack" in values["move_lock"]
        self.moved_spell = "spell" in values["move_lock"]
        self.rearranges_in_turn = values["rearrange"] == "own_slots"
        self.moved_for_wave = values["move_lock_scope"] == "wave"
        self.moves_again: bool = values["repeat_move_same_hero"]
        self.spell_is_attack: bool = values["spell_counts_as_attack_action"]
        self.spell_hits: bool = values["spell_triggers_attack_reactions"]
        self.speeds = values["long_free_limited"] != "none"
        self.speeds_all = values["long_free_limited"] == "actions_attacks_spells"
        self.free_after: bool = values["free_after_actions"]
        self.whitelist = values["ceasefire_policy"] == "whitelist"
        self.ceasefire_spells = values["ceasefire_spells"] == "not_against_rival"
        self.ceasefire_orders: bool = values["ceasefire_orders"]
        self.ceasefire: int = values["ceasefire_rounds"]
        self.redraws = values["same_leader"] == "redraw"
        self.to_owner = values["discard_destination"] == "owner"
        self.leader_neighbours: bool = values["forerunner_includes_leader"]
        self.statuses: bool = values["status_rules"]
        self.cancels: bool = values["status_cancel"]
        self.revived_act: bool = values["revive_acts_immediately"]
        self.revived_new: bool = values["revive_resets_flags"]
        self.onto_corpse: bool = values["corpse_slot_is_empty_for_move"]
        self.column_targets: bool = not values["column_targeting"]
        self.both_trophies = values["tie_result"] == "both_own_leader"
        self.trailing = values["bonus_draw"] == "trailing_only"
        self.clears_any_wave: bool = values["clear_corpse_any_wave"]
        self.recheck: bool = values["casualty_recheck"]
        self.round_limit: int = values["round_limit"]
        self.points_from_one: int = values["points_from_one"]
        self.points_from_each: int = values["points_from_each"]
        self.kings_reach_kings = values["king_reach"] != "two"
        self.reach_between = values["king_reach"] == "two_between"
        self.siege_hand = {"five": 5, "four": 4}.get(values["siege_hand"], 0)  # 0: by the decks
        self.budget: int = values["action_budget"]
        self.words = vocabulary(values)
        self.format: Format | None = None if values["format"] is None else FORMATS[values["format"]]
        self.built = self.format is not None  # decks of one's own, with Leader piles
        self.closed = self.built and values["deck_lists"] == "closed"  # nobody knows the list of another's deck
        self.limits: list[str] = values["limits"]
        commons = values["commons"] == "format" and (self.format is None or self.format.commons)
        self.terms = Terms(commons or values["commons"] == "all", values["promos_in_decks"], values["sleeves"])


def vocabulary(values: dict[str, Any]) -> dict[str, str]:
    """What this edition calls things that we name otherwise (PT-CARD-10, PT-CARD-11, A-005)."""
    words = (
        {"battle": "match", "series": "game"}
        if values["series_vocabulary"] == "game_match"
        else {"battle": "game", "series": "match"}
    )
    if values["names"] == "original":
        words |= {"Move": "Restructure", "Spell": "Attack Power", "Operation": "Ongoing Order"}
    return words


def rules_from(options: dict[str, Any]) -> Rules:
    """The rules that these options ask for; a wrong name or value is refused with the right ones."""
    known = ["edition", "mode", "series", "sets", "decks", "limits", *BY_NAME]
    for name in options:
        if name not in known and name not in RETIRED and name not in UNCHOSEN:
            raise BadOption(f'there is no option "{name}"; the options are: {", ".join(sorted(known))}')
    edition = one_of("edition", options.get("edition", "deluxe"), EDITIONS)
    mode = one_of("mode", options.get("mode", USUAL_MODE), tuple(MODES))
    values = usual(edition, one_of(RULES, options.get(RULES, VERSION), (*EARLIER, VERSION)))
    values["mode"] = mode
    values["series"] = one_of("series", options.get("series", 1), SERIES)
    if values["series"] > 1 and not MODES[mode].in_series:
        raise BadOption(f"series cannot be {values['series']}: {MODES[mode].title} is one battle (A-237)")
    values["sets"] = texts_or_names(options, checked_sets(options.get("sets", usual_sets(options))))
    values["parts"] = list(zip(PARTS, texts_or_names(options, list(PARTS))))
    for name, value in options.items():
        if name in BY_NAME:
            values[name] = BY_NAME[name].check(value)
    if checked_decks(options) and values["format"] is None and not MODES[mode].format:
        values["format"] = USUAL_FORMAT
    fit_to_mode(values, MODES[mode], options)
    values["limits"] = checked_limits(options.get("limits", []))
    return Rules(values, {name: value for name, value in options.items() if name != "decks"})


def usual_sets(options: dict[str, Any]) -> list[str]:
    """The sets of a play that names none: decks of a format need more different cards than one core set has."""
    return BUILT_SETS if options.get("format") is not None or options.get("decks") else CORE


def usual(edition: str, version: str) -> dict[str, Any]:
    """The value of every option in an edition, as this version of the rules has them."""
    values = {option.name: option.editions[EDITIONS.index(edition)] for option in OPTIONS}
    return values | EARLIER[version][edition] if version in EARLIER else values


def one_of(name: str, value: Any, right: tuple[Any, ...]) -> Any:
    if isinstance(value, bool) or value not in right:
        raise BadOption(f"{name} cannot be {write_value(value)}; it can be: {', '.join(write_value(v) for v in right)}")
    return value


def checked_sets(value: Any) -> list[str]:
    if not isinstance(value, list) or not value or not all(isinstance(v, str) and v for v in value):
        raise BadOption(
            f"sets cannot be {write_value(value)}; it is a list of set names, paths of .toml files, or texts of sets"
        )
    if len(value) != len(set(value)):
        raise BadOption("sets names the same set twice")
    return list(value)


def fit_to_mode(values: dict[str, Any], mode: Mode, options: dict[str, Any]) -> None:
    """What a mode asks of other options (A-246, A-237)."""
    if mode.format and values["format"] not in (None, mode.format):
        raise BadOption(f"format cannot be {values['format']} in {mode.title}; it is {mode.format}")
    if mode.format:
        values["format"] = mode.format
    if values["format"] is not None and not mode.builds:
        raise BadOption(f"nobody brings a deck to a {mode.title}: all cards of the sets are shuffled together")
    if mode.rounds and "round_limit" not in options:
        values["round_limit"] = mode.rounds


def checked_decks(options: dict[str, Any]) -> list[str]:
    """The built decks among the options: a text for each seat, "" where chance makes one. Whether they are right is
    looked at with the cards (decks/pools.py)."""
    value = options.get("decks", [])
    if not isinstance(value, list) or not all(isinstance(text, str) and len(text) <= LARGEST for text in value):
        raise BadOption(f"decks is a list of decks, each as its text of at most {LARGEST} letters, one for each seat")
    return list(value)


def checked_limits(value: Any) -> list[str]:
    """Banned and restricted lists: names, or texts of lists."""
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value) or len(value) > MOST_LIMITS:
        raise BadOption(
            f"limits cannot be {write_value(value)}; it is a list of names of lists: {', '.join(restrictions.shipped())}"
        )
    restrictions.load(value)
    return list(value)


USUAL_MODE: Final = "classic"
PARTS: Final = ("promos", "bases", "chase", "any")  # the set of this name is taken where the sets have none
USUAL_FORMAT: Final = "standard"  # of decks that are given without one
MOST_LIMITS: Final = 8
CORE: Final = ["core"]
BUILT_SETS: Final = ["core", "fair"]  # of built decks

SHARED: Final = {
    "edition": "Which box it is played by: the rules that differ between them are set at once.",
    "mode": "Who plays against whom, and what is different then.",
    "series": "How many battles are played at most; who has won most of them has won.",
    "sets": "The sets whose cards are in the decks. For built decks all core sets are usual.",
    "limits": "Lists of cards that built decks may not have, or not often.",
}


def settings(book: Rulebook) -> list[Setting]:
    """All options as a form shows them, those that matter most first; the words are the rulebook's."""
    from pixelhall.pixel_tactics.cards import card_sets

    first = [
        Setting("edition", "choice", EDITIONS, "deluxe", SHARED["edition"]),
        Setting("mode", "choice", tuple(MODES), USUAL_MODE, SHARED["mode"]),
        Setting("series", "choice", SERIES, 1, SHARED["series"]),
        Setting("sets", "list", tuple(card_sets.shipped()), CORE, SHARED["sets"]),
        Setting("limits", "list", tuple(restrictions.shipped()), [], SHARED["limits"]),
    ]
    texts = {option.id: option.text for option in book.options}
    return first + [setting(option, texts.get(option.name, "")) for option in OPTIONS]


def setting(option: Option, words: str) -> Setting:
    kind = "flag" if option.values == FLAG else "number" if option.high >= option.low else "choice"
    if option.name in LOCKS:
        return Setting(option.name, "list", LOCKS[option.name], option.editions[0], words)
    return Setting(
        option.name, kind, option.values, option.editions[0], words, option.low, max(option.low, option.high)
    )


def presets() -> dict[str, dict[str, Any]]:
    """The editions with all that they set, and the modes."""
    editions: dict[str, dict[str, Any]] = {
        edition: {"edition": edition, **{option.name: option.editions[i] for option in OPTIONS}}
        for i, edition in enumerate(EDITIONS)
    }
    return {**editions, **{mode: {"mode": mode} for mode in MODES if mode != USUAL_MODE}}


def titles() -> dict[str, str]:
    """The modes, each with what is different in it."""
    return {name: f"{mode.title}: {mode.line}" for name, mode in MODES.items() if name != USUAL_MODE}


def option_values() -> dict[str, str]:
    """All options with the values each can have."""
    words = {
        "edition": ", ".join(EDITIONS),
        "mode": ", ".join(MODES),
        "series": "1, 3, 5",
        "sets": "a list of set names or paths of .toml files",
        "decks": "a list of decks as text, one for each seat; an empty text where chance makes the deck",
        "limits": f"a list of: {', '.join(restrictions.shipped())}",
    }
    for option in OPTIONS:
        words[option.name] = option.allowed()
    return words
