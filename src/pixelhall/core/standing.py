"""Answers that a seat has set beforehand: whether it declines what it can, and how it uses its Traps and other reactions.

Whether a question is answered by itself never depends on what fits it: only on the answers that were set, on who is
asked, and on which cards the seat has. So nobody learns from an answer that comes by itself whether something fitted."""

from typing import Any, Literal

from pixelhall.core.game import REACTING, Action, Decision, Game

Decline = Literal["no", "until_turn", "always"]
Reply = Literal["ask", "use", "never"]


class Standing:
    """The answers of one seat; by the name of a card where they are about one. Those not named are to be asked about."""

    def __init__(self, decline: Decline = "no", replies: dict[str, Reply] | None = None) -> None:
        self.decline: Decline = decline
        self.replies: dict[str, Reply] = {} if replies is None else replies

    def reply(self, card: str) -> Reply:
        return self.replies.get(card, "ask")


def can_be_set(game: Game[Any]) -> bool:
    """Whether anybody in this game is ever asked to answer another's deed."""
    return type(game).reactions is not Game.reactions


def answers_itself(game: Game[Any], state: Any, decision: Decision, standing: Standing) -> bool:
    """Whether a question is answered by what was set. Nobody's next act is, and nothing else that cannot be declined."""
    if decision.act:
        return False
    if standing.decline != "no":
        return decline(game, decision) is not None
    if game.kind(state, decision) not in REACTING or decline(game, decision) is None:
        return False
    own = game.reactions(state, decision.seat)
    return bool(own) and all(standing.reply(one.card) != "ask" for one in own)


def answer(game: Game[Any], state: Any, decision: Decision, standing: Standing) -> Action | None:
    """What was set as the answer to a question; None where the seat is to be asked."""
    if not answers_itself(game, state, decision, standing):
        return None
    if standing.decline == "no":
        for option in decision.options:
            card = game.reaction(state, decision.seat, option)
            if card and standing.reply(card) == "use":
                return option
    return decline(game, decision)


def decline(game: Game[Any], decision: Decision) -> Action | None:
    """The option that turns down what is asked."""
    return next((option for option in decision.options if game.idle(option)), None)
