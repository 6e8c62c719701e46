// How a character is put together: its parts and the four colours that are its own.

import type { Colours } from "./colours";
import type { Part } from "./parts";

/** Parts by their names in the hall's box, or parts of a game's own. */
export interface Look {
  head: string | Part;
  body: string | Part;
  hat: string | Part;
  held: string | Part;
  back: string | Part;
  colours: Colours;
}

export function look(
  head: string | Part,
  body: string | Part,
  hat: string | Part,
  held: string | Part,
  skin: string,
  hair: string,
  main: string,
  trim: string,
  back: string | Part = "none",
): Look {
  return { head, body, hat, held, back, colours: { skin, hair, main, trim } };
}
