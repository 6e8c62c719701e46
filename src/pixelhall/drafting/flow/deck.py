"""After the draft: Leaders are made up where there are too few or too many, and Heroes may be returned (PT-PACK-05,
PT-WIN-07, PT-WIN-08, A-118, A-128, A-133)."""

from pixelhall.core.game import Action, Decision
from pixelhall.drafting.change.logbook import SAYS_DECK, SAYS_MAKES_DOWN, SAYS_MAKES_UP, SAYS_RETURNS, say
from pixelhall.drafting.numbers import part, verb
from pixelhall.drafting.state.pools import pools
from pixelhall.drafting.state.state import Card, Draft
from pixelhall.pixel_tactics.decks.formats import FORMATS


def begin_deck(state: Draft, seat: int) -> None:
    """A seat has made its last pick."""
    leaders, heroes = pools(state, seat)
    state.leaders[seat], state.heroes[seat] = leaders[:], heroes[:]
    make_up(state, seat)
    state.parts[seat] = part.DECK
    if not may_return(state, seat):
        finish_deck(state, seat)


def make_up(state: Draft, seat: int) -> None:
    """Random Heroes become Leaders, or random Leaders Heroes, until there are as many as a deck has. A Common cannot
    (A-120)."""
    leaders, heroes = state.leaders[seat], state.heroes[seat]
    wanted = state.rules.method.leaders
    if not wanted:
        return
    down = up = 0
    while len(leaders) > wanted:
        heroes.append(leaders.pop(state.chance.draw(len(leaders))))
        down += 1
    while len(leaders) < wanted:
        able = [at for at, card in enumerate(heroes) if state.book.may_lead(card)]
        if not able:
            break
        leaders.append(heroes.pop(able[state.chance.draw(len(able))]))
        up += 1
    if up:
        say(state, SAYS_MAKES_UP, seat, up)
    if down:
        say(state, SAYS_MAKES_DOWN, seat, down)


def may_return(state: Draft, seat: int) -> bool:
    """Whether a seat may still return a Hero."""
    method = state.rules.method
    return len(state.returned[seat]) < method.returns and len(state.heroes[seat]) > method.to


def extra_copies(state: Draft, seat: int) -> list[Card]:
    """The Heroes of which the deck has more than its format allows."""
    most = FORMATS[state.rules.method.format].copies
    both = state.leaders[seat] + state.heroes[seat]
    return [card for card in sorted(set(state.heroes[seat])) if both.count(card) > most]


def is_too_large(state: Draft, seat: int) -> bool:
    """Whether there are more Heroes than a deck of the format has (A-118)."""
    return state.rules.enforces and len(state.heroes[seat]) > FORMATS[state.rules.method.format].most


def must_return(state: Draft, seat: int) -> bool:
    return is_too_large(state, seat) or bool(extra_copies(state, seat))


def question(state: Draft, seat: int) -> Decision:
    """Which Heroes go back to the Cube. Extra copies go first (A-128)."""
    cards = extra_copies(state, seat) or sorted(set(state.heroes[seat]))
    options = [Action(verb.RETURN, card) for card in cards]
    if must_return(state, seat):
        prompt = "Return a Hero: the deck has too many, or one twice."
    else:
        options.append(Action(verb.KEEP))
        prompt = "Return a Hero, or keep the rest."
    return Decision(seat, prompt, [*options, Action(verb.AUTO)], "PT-PACK-07", act=True)


def give_back(state: Draft, seat: int, card: Card) -> None:
    """A Hero goes back to the Cube (PT-PACK-07)."""
    state.heroes[seat].remove(card)
    state.returned[seat].append(card)
    say(state, SAYS_RETURNS, seat, len(state.returned[seat]) - 1)
    if not may_return(state, seat):
        finish_deck(state, seat)


def finish_deck(state: Draft, seat: int) -> None:
    state.parts[seat] = part.DONE
    say(state, SAYS_DECK, seat, len(state.leaders[seat]), len(state.heroes[seat]))
