// Dragging one place of a board to another: the same as pointing at both, by mouse, pen or finger. It works on whatever has a `data-place`.

import { meet } from "../places";
import { way, type Picking } from "./picking.svelte";

export interface Dragging {
  picking: Picking;
  /** Whether nothing may be dragged now. */
  still?: () => boolean;
  /** What was dragged was dropped at a place that cannot be chosen: the board may say why. */
  missed?: (place: string) => void;
}

/** How far a pointer moves before it drags, in pixels; less is a click. */
const FAR = 8;
/** How long after a drop the click that belongs to it is swallowed, in milliseconds. */
const AFTER = 50;

/** Whether a place begins an option that goes on elsewhere. */
export function draggable(picking: Picking, place: string): boolean {
  const { picked } = picking;
  if (picked.length && meet(picked.at(-1)!, place)) return picking.onward.length > 0;
  return picking.options.some((one) => way(one).length > 1 && meet(way(one)[0]!, place));
}

/** Picks the place that is dragged, unless it is already. False where that cannot be. */
export function lift(picking: Picking, place: string): boolean {
  if (!picking.picked.some((one) => meet(one, place))) {
    picking.drop();
    picking.point(place);
  }
  return picking.onward.length > 0 && picking.picked.some((one) => meet(one, place));
}

/** Points at the innermost of these places that glows; otherwise drops, and gives the place that was missed. */
export function land(picking: Picking, places: string[]): string {
  const found = places.find((place) => picking.next(place).length && !picking.picked.includes(place));
  if (found) picking.point(found);
  else picking.drop();
  return found ? "" : (places[0] ?? "");
}

const placeOf = (element: Element): string => (element as HTMLElement).dataset["place"]!;

/** The places that an element is in, from the inside. */
function placesAt(from: Element | null, board: HTMLElement): string[] {
  const found: string[] = [];
  for (
    let one = from?.closest("[data-place]");
    one && board.contains(one);
    one = one.parentElement?.closest("[data-place]")
  )
    found.push(placeOf(one));
  return found;
}

/** Whether something between an element and the board scrolls the way that a finger moves. */
function scrolls(from: Element, board: HTMLElement, across: boolean): boolean {
  for (let one: Element | null = from; one && one !== board; one = one.parentElement) {
    const [inner, outer] = across ? [one.scrollWidth, one.clientWidth] : [one.scrollHeight, one.clientHeight];
    const flow = getComputedStyle(one)[across ? "overflowX" : "overflowY"];
    if (inner > outer + 1 && /auto|scroll/.test(flow)) return true;
  }
  return false;
}

/** The largest picture of what is dragged, to follow the pointer. */
function ghostOf(source: Element): HTMLElement {
  const size = (one: HTMLCanvasElement) => one.getBoundingClientRect().width;
  const drawn = [...source.querySelectorAll("canvas")].sort((a, b) => size(b) - size(a))[0];
  const ghost = document.createElement(drawn ? "canvas" : "span");
  if (drawn && ghost instanceof HTMLCanvasElement) {
    const box = drawn.getBoundingClientRect();
    [ghost.width, ghost.height] = [drawn.width, drawn.height];
    ghost.getContext("2d")!.drawImage(drawn, 0, 0);
    Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px`, imageRendering: "pixelated" });
  } else ghost.textContent = "✥";
  ghost.className = "ghost drag";
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, { left: "0", top: "0", opacity: "0.9" });
  document.body.append(ghost);
  return ghost;
}

interface Held {
  pointer: number;
  place: string;
  source: Element;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

export function dragging(board: HTMLElement, given: Dragging) {
  let now = given;
  let held: Held | null = null;

  function take(event: PointerEvent): void {
    if (held || event.button || !event.isPrimary || now.still?.()) return;
    const source = event.target instanceof Element ? event.target.closest("[data-place]") : null;
    if (!source || !board.contains(source) || !draggable(now.picking, placeOf(source))) return;
    held = {
      pointer: event.pointerId,
      place: placeOf(source),
      source,
      x: event.clientX,
      y: event.clientY,
      ghost: null,
    };
    // A finger holds what it touched first: without this, whatever lies below would never be found.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) <= FAR) return;
      if (now.still?.() || !lift(now.picking, held.place)) return void (held = null);
      held.ghost = ghostOf(held.source);
      board.toggleAttribute("data-dragging", true);
    }
    const box = held.ghost.getBoundingClientRect();
    held.ghost.style.transform = `translate(${event.clientX - box.width / 2}px, ${event.clientY - box.height / 2}px)`;
  }

  function drop(event: PointerEvent): void {
    if (!held || event.pointerId !== held.pointer) return;
    const { ghost, place } = held;
    put();
    if (!ghost) return;
    swallow();
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const places = placesAt(under.find((one) => board.contains(one) && one.closest("[data-place]")) ?? null, board);
    const missed = land(now.picking, places);
    if (missed && !meet(missed, place)) now.missed?.(missed);
  }

  /** Nothing is held any more. */
  function put(): void {
    held?.ghost?.remove();
    held = null;
    board.removeAttribute("data-dragging");
  }

  function cancel(): void {
    if (held?.ghost) now.picking.drop();
    put();
  }

  /** The click that ends a drag is none. */
  function swallow(): void {
    const stop = (event: Event) => (event.stopPropagation(), event.preventDefault());
    addEventListener("click", stop, { capture: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), AFTER);
  }

  /** A finger that drags does not scroll; one that scrolls does not drag. */
  function touch(event: TouchEvent): void {
    const finger = event.touches[0];
    if (!held || !finger) return;
    const [x, y] = [Math.abs(finger.clientX - held.x), Math.abs(finger.clientY - held.y)];
    if (!held.ghost && scrolls(held.source, board, x > y)) held = null;
    else if (event.cancelable) event.preventDefault();
  }

  const escape = (event: KeyboardEvent) => event.key === "Escape" && held && cancel();
  const never = (event: Event) => held && event.preventDefault();

  board.addEventListener("pointerdown", take);
  board.addEventListener("dragstart", never);
  board.addEventListener("selectstart", never);
  board.addEventListener("touchmove", touch, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", cancel);
  addEventListener("keydown", escape, { capture: true });

  return {
    update: (next: Dragging) => void (now = next),
    destroy(): void {
      put();
      board.removeEventListener("pointerdown", take);
      board.removeEventListener("dragstart", never);
      board.removeEventListener("selectstart", never);
      board.removeEventListener("touchmove", touch);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", escape, { capture: true });
    },
  };
}
