"""The tables of a content file: units, tiles, features, factions and presets, with sentences that are checked as they
are read."""

from typing import Final

from pixelhall.core.content_file import Block, value_words
from pixelhall.core.errors import BadCard
from pixelhall.core.toml_places import Path
from pixelhall.pocket_tactics.cards.language import meant_by, parse, write

MOST_TEXTS: Final = 4
MOST_NAMES: Final = 60
LONGEST_TEXT: Final = 300


class ContentBlock(Block):
    """A table with names, numbers and sentences."""

    def names(self, key: str, most: int = MOST_NAMES) -> tuple[str, ...]:
        """A list of names."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            self.fault(key, f"{key} is a list of at most {most} names, not {value_words(value)}")
            return ()
        return tuple(self.capitalised(name, (*self.path, key, i)) for i, name in enumerate(value))

    def bumps(self, key: str) -> tuple[int, ...]:
        """One bump or a list of them."""
        value = self.table.get(key, [])
        several = value if isinstance(value, list) else [value]
        if len(several) > 3 or not all(type(one) is int and 1 <= one <= 5 for one in several):
            self.fault(key, f"{key} is a number from 1 to 5 or a list of at most 3 of them, not {value_words(value)}")
            return ()
        return tuple(several)

    def sentences(self, key: str, box: str) -> tuple[str, ...]:
        """A sentence or a list of sentences, as they are printed."""
        value = self.table.get(key, [])
        texts = [value] if isinstance(value, str) else value
        if (
            not isinstance(texts, list)
            or len(texts) > MOST_TEXTS
            or not all(isinstance(text, str) and len(text) <= LONGEST_TEXT for text in texts)
        ):
            self.fault(
                key, f"{key} is a sentence or a list of at most {MOST_TEXTS}, each of at most {LONGEST_TEXT} letters"
            )
            return ()
        paths = [(*self.path, key) if isinstance(value, str) else (*self.path, key, i) for i in range(len(texts))]
        found = [self.sentence(text, path, box) for text, path in zip(texts, paths) if text.strip()]
        return tuple(text for text in found if text)

    def sentence(self, text: str, path: Path, box: str) -> str:
        try:
            return write(parse(text, box))
        except BadCard as bad:
            meant = meant_by(text, box)
            fix = self.file.fix(path, text, meant) if meant else None
            self.fault_at(path, f"{bad.cause}.", min(bad.column, len(text)), nearest=bad.nearest, fix=fix)
            return ""

    def lines(self, key: str) -> tuple[str, ...]:
        """Lines of a position, one in each string."""
        value = self.table.get(key, [])
        if (
            not isinstance(value, list)
            or len(value) > MOST_NAMES
            or not all(isinstance(one, str) and len(one) <= LONGEST_TEXT for one in value)
        ):
            self.fault(key, f"{key} is a list of at most {MOST_NAMES} lines")
            return ()
        return tuple(value)
