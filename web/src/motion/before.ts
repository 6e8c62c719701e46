// The board as it was before news: pictures and whole places, copied before it changes, so that what is gone can still be seen to go.

import type { LogLine } from "../wire";

export const placeIn = (root: HTMLElement, words: string): HTMLElement | null =>
  words ? root.querySelector<HTMLElement>(`[data-place="${CSS.escape(words)}"]`) : null;

export const bodyIn = (place: HTMLElement | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>("[data-body]") ?? null;

/** A copy of the sprite in a body, as large as it is there; null where no sprite is drawn. */
export function pictureOf(body: HTMLElement | null): HTMLElement | null {
  const sprite = body?.querySelector("canvas");
  if (!sprite?.offsetWidth) return null;
  const box = middle(body!.getBoundingClientRect(), sprite.offsetWidth, sprite.offsetHeight);
  const made = document.createElement("div");
  made.append(drawn(sprite, sprite.cloneNode() as HTMLCanvasElement));
  put(made, box.x, box.y, sprite.offsetWidth, sprite.offsetHeight);
  put(made.firstElementChild as HTMLElement, 0, 0, sprite.offsetWidth, sprite.offsetHeight);
  return made;
}

/** A copy of a place that stays over it, as it was; only for places that say with `data-keeps` that they can be copied. */
function coverOf(place: HTMLElement): HTMLElement | null {
  if (place.dataset["keeps"] === undefined) return null;
  const made = place.cloneNode(true) as HTMLElement;
  const sprites = place.querySelectorAll("canvas");
  made.querySelectorAll("canvas").forEach((one, at) => drawn(sprites[at]!, one));
  made.querySelectorAll(".cue").forEach((one) => one.remove());
  made.classList.remove("source", "target", "picked", "armed");
  for (const name of ["data-place", "data-pointed", "data-keeps"]) made.removeAttribute(name);
  made.inert = true;
  const box = place.getBoundingClientRect();
  put(made, box.x, box.y, box.width, box.height);
  return made;
}

export interface Was {
  box: DOMRect;
  picture: HTMLElement | null;
  cover: HTMLElement | null;
}

/** What stands where something is about to happen, by its place. */
export function lookBefore(root: HTMLElement, events: LogLine[]): Map<string, Was> {
  const found = new Map<string, Was>();
  for (const words of new Set(events.flatMap((one) => [one.source, one.target]))) {
    const place = placeIn(root, words);
    if (!place) continue;
    found.set(words, {
      box: place.getBoundingClientRect(),
      picture: pictureOf(bodyIn(place)),
      cover: coverOf(place),
    });
  }
  return found;
}

function drawn(from: HTMLCanvasElement, to: HTMLCanvasElement): HTMLCanvasElement {
  if (from.width && from.height) to.getContext("2d")?.drawImage(from, 0, 0);
  return to;
}

function middle(box: DOMRect, width: number, height: number): { x: number; y: number } {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
}

function put(what: HTMLElement, x: number, y: number, width: number, height: number): void {
  Object.assign(what.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, margin: "0" });
}

/** Another copy of a copied picture. */
export function again(picture: HTMLElement): HTMLElement {
  const made = picture.cloneNode(true) as HTMLElement;
  drawn(picture.querySelector("canvas")!, made.querySelector("canvas")!);
  return made;
}
