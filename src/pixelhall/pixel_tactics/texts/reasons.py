"""Why a battle ended, in words; a text that asked for too much work is named."""

from pixelhall.pixel_tactics.numbers import reason
from pixelhall.pixel_tactics.texts.book import Book


def reasons(book: Book) -> tuple[str, ...]:
    """By the numbers that a state keeps."""
    return (*reason.WORDS, *[f"the text of {face.name} never comes to an end" for face in book.faces])
