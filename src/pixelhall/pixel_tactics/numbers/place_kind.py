"""Places that are chosen (PT-TGT-02), packed in one number: kind * KIND + seat * SEAT + index. What is less than KIND is a slot."""

from typing import Final

from mypy_extensions import i64

KIND: Final = 1000
SEAT: Final = 10
ROW: Final = 1
COLUMN: Final = 2
UNIT: Final = 3
EVERY_UNIT: Final = 9  # in the place of a seat


def column_place(seat: i64, column: i64) -> i64:
    return COLUMN * KIND + seat * SEAT + column


def seat_of(place: i64) -> i64:
    return place % KIND // SEAT


def column_in(place: i64) -> i64:
    return place % SEAT
