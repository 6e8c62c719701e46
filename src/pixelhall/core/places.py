"""The language of places: how the log, the ways of options and boards name where something is.

    place   seat ":" where, or where alone for what belongs to nobody (or, of a row or column, to everybody)
    where   a word, a number that tells things of one word apart, and "." with a part

Seats are counted from 0, and the number is a seat's name wherever it has no other: seat 2 in sentences, seat2 in
scenarios. Other numbers count from 1 in the order in which the view lists things. A place without its number is the
whole: 0:hand3 is in 0:hand, image2.4 in image2. Pointing at a slot also means the row and the column in which it lies.

Pixel Tactics
    0:v1 0:f2 0:r3                  slots of a Unit
    0:vanguard 0:flank 0:rear       rows; vanguard alone is that row of every Unit
    0:column2                       a column; column2 alone likewise
    0:unit                          a whole Unit
    0:hand3 0:discard2 0:reserve1   cards of these piles; 0:hand, 0:discard, 0:reserve the piles
    0:deck                          a deck, also for a card in it
    0:base promos                   a base, the promo deck

Pocket-Tactics
    l12                             a tile of the map, or the spot for one
    0:reserve2                      a unit in the reserves; equal units go by the first of them
    die1.off3                       dice of a contest: side 0 or 1, OFF or DEF, pips; equal dice go together

Pixel Pusher
    0:hand2                         a card to draft or to build; equal cards go by the first of them
    0:slot3                         a slot of a machine
    0:pixels 0:pixels.R             stored pixels, those of one colour
    belt1 bag                       a segment of the belt, the bag
    image2.4                        a scanline of an image
"""

import re
from typing import Final

PLACE: Final = re.compile(r"(?:\d:)?[a-z]+\d*(?:\.(?:[A-Z]|[a-z]*\d))?")
