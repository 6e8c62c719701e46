"""The cards of Pixel Tactics as they are printed."""

import re
from typing import Any, Final

from pixelhall.core.desk import Completion, Pair, Reading
from pixelhall.core.paper import Extra, PaperCard
from pixelhall.core.shelf import Chapter, Printed, SetShelf
from pixelhall.pixel_tactics.cards import card_sets, desk, wordings
from pixelhall.pixel_tactics.cards.glossary import MEANINGS
from pixelhall.pixel_tactics.cards.search_words import base_gists, chase_gists, gists

WORDS: Final = re.compile(rf"\b({'|'.join(sorted(MEANINGS, key=len, reverse=True))})\b")


class CardShelf(SetShelf[card_sets.CardSet]):
    folders = card_sets.FOLDERS

    def printed(self, found: card_sets.CardSet) -> tuple[Printed, ...]:
        heroes = [print_card(card, "hero" if card.leader else "common") for card in found.cards]
        promos = [print_card(card, "promo") for card in found.promos]
        bases = [print_base(base) for base in found.bases]
        return (*heroes, *promos, *bases, *(print_chase(chase) for chase in found.chase))

    def check(self, found: card_sets.CardSet) -> None:
        card_sets.prove(found)

    def remarks(self, found: card_sets.CardSet) -> list[str]:
        return card_sets.remarks(found)

    def paper(self, source: str, apart: bool = False) -> tuple[PaperCard, ...]:
        from pixelhall.pixel_tactics.cards import paper

        found = self.folders.load(source)
        cards = paper.paper_cards(found)
        return tuple(one for card in cards for one in paper.apart(card, found)) if apart else tuple(cards)

    def extras(self, sources: list[str]) -> dict[str, Extra]:
        from pixelhall.pixel_tactics.cards import extras

        return extras.extras(self.folders.load(source) for source in sources)

    def vocabulary(self) -> list[Chapter]:
        return wordings.vocabulary()

    def sample(self) -> str:
        return wordings.SAMPLE

    def boxes(self) -> tuple[str, ...]:
        return desk.BOXES

    def study(self, text: str, box: str) -> Reading:
        return desk.study(text, box)

    def scenes(self, text: str, box: str) -> list[Pair]:
        return desk.scenes(text, box)

    def trials(self, text: str, box: str, count: int) -> list[Pair]:
        return desk.trials(text, box, count)

    def sentences(self) -> list[tuple[str, str]]:
        return desk.sentences()

    def measured(self, box: str) -> list[float]:
        return desk.measured(box)

    def complete(self, text: str, box: str) -> Completion:
        return desk.complete(text, box)

    def examples(self) -> list[str]:
        return [
            "heal",
            "ranged rear heroes",
            "orders that draw",
            "leaders that draw",
            "archer",
            "box:trap attack>=3",
            "base",
            "promo",
        ]

    def unplayed(self) -> list[str]:
        return card_sets.unplayed_forms()


def print_card(card: card_sets.Card, kind: str) -> Printed:
    """Everything printed on a Hero, Common or promo."""
    rows = {row: " ".join(texts) for row, texts in zip(card_sets.ROWS, (card.vanguard, card.flank, card.rear))}
    box, text = fourth(card)
    side = card.leader
    lines = [(row.capitalize(), words or "no ability") for row, words in rows.items()]
    lines += [(box.capitalize(), text)] if box else []
    if side is not None:
        lines.append(
            (f"Leader {side.name}", f"Attack {side.attack}, Life {side.life}. {' '.join(side.texts) or 'No ability.'}")
        )
    data: dict[str, Any] = {
        "kind": kind,
        "attack": card.attack,
        "life": card.life,
        "rows": {row: {"text": words, "keywords": words_to_look_up(words)} for row, words in rows.items()},
        "box": {"kind": box, "text": text} if box else None,
        "leader": None
        if side is None
        else {"title": side.name, "attack": side.attack, "life": side.life, "text": " ".join(side.texts)},
        "tags": list(card.tags),
        "keywords": {word: MEANINGS[word] for word in words_to_look_up(" ".join(words for _, words in lines))},
    }
    leads = f"{side.name} A{side.attack} L{side.life}" if side is not None else "no leader side"
    label = f"{kind.capitalize()}, " if kind in ("common", "promo") else ""
    return Printed(
        card.name,
        card.set,
        tuple(lines),
        data,
        head=f"{label}Attack {card.attack}, Life {card.life}",
        brief=f"A{card.attack} L{card.life:<2} {box or 'blank':<9} {leads}",
        other=side.name if side is not None else "",
        gists=gists(card, kind),
    )


def print_base(base: card_sets.Base) -> Printed:
    ongoing = " ".join(base.ongoing)
    points = f"{base.points} point{'s' if base.points != 1 else ''}"
    looked_up = words_to_look_up(f"{ongoing} {base.snap}")
    return Printed(
        base.name,
        base.set,
        (("Ongoing", ongoing), ("Snap", base.snap)),
        {
            "kind": "base",
            "colour": base.colour,
            "points": base.points,
            "ongoing": ongoing,
            "snap": base.snap,
            "keywords": {word: MEANINGS[word] for word in looked_up},
        },
        head=f"Base, {base.colour}, {points}",
        brief=f"base, {base.colour}, {points}",
        gists=base_gists(base),
    )


def print_chase(chase: card_sets.Chase) -> Printed:
    text = " ".join(chase.texts)
    return Printed(
        chase.name,
        chase.set,
        (("Leader", f"Attack {chase.attack}, Life {chase.life}. {text or 'No ability.'}"), ("Instead of", chase.of)),
        {
            "kind": "leader",
            "of": chase.of,
            "attack": chase.attack,
            "life": chase.life,
            "text": text,
            "keywords": {word: MEANINGS[word] for word in words_to_look_up(text)},
        },
        head=f"Chase Leader of {chase.of}, Attack {chase.attack}, Life {chase.life}",
        brief=f"A{chase.attack} L{chase.life:<2} chase Leader of {chase.of}",
        gists=chase_gists(chase),
    )


def fourth(card: card_sets.Card) -> tuple[str, str]:
    """What the fourth box is, and its text."""
    boxes = {"order": card.order, "operation": " ".join(card.operation), "trap": card.trap}
    return next(((box, text) for box, text in boxes.items() if text), ("", ""))


def words_to_look_up(text: str) -> list[str]:
    """The words of a text that have a meaning to look up."""
    return list(dict.fromkeys(WORDS.findall(text)))
