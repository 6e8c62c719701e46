// Moves and sounds what the log tells. A board marks where things are with `data-place` (seat and place, as the log writes them: 0:v1, 1:hand)
// and, inside, the picture that moves with `data-body`. Whatever moves is a copy above the board, made before it changes (`before`); a place with
// `data-keeps` looks as it was until its event is told. Everything is laid out in time at once, so that news can end it at once.

import { again, bodyIn, lookBefore, pictureOf, placeIn, type Was } from "./motion/before";
import { BACKS, BANNERS, FLASHES, FLIES, PIXELS, TITLES, banner, isSeen } from "./motion/kinds";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { soundOf } from "./sounds/choice";
import type { LogLine } from "./wire";

const STEP = 420; // milliseconds for one event, fewer when many come together
const WHOLE = 2600; // for all events of one piece of news
const BLOW = 0.5; // the share of a step after which an attack hits

type Point = { x: number; y: number };

export const still = () => settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const PACES = { none: 1, quick: 0.5, usual: 1, slow: 1.8 };

export class Motion {
  #running: Animation[] = [];
  #timers: number[] = [];
  #before = new Map<string, Was>();
  /** Who stands where at the moment that is laid out. */
  #pictures = new Map<string, HTMLElement>();
  /** When the last mark is gone, where marks stand for motion. */
  #until = 0;

  constructor(readonly root: HTMLElement) {}

  /** To be called before the board changes. */
  before(events: LogLine[]): void {
    if (!still()) this.end();
    this.#before = still() ? new Map() : lookBefore(this.root, events);
  }

  /** Ends whatever still moves, then moves these; what it gives settles when they have stopped, and is null where nothing moves. */
  show(events: LogLine[], seat = -1, behind = 0): Promise<unknown> | null {
    const quiet = still();
    if (!quiet || !events.length) this.end();
    const told = banner(events);
    const seen = events.filter((one) => isSeen(one) && (!BANNERS.has(one.kind) || one === told?.last));
    if (document.hidden) return null;
    if (!seen.length) {
      this.#sound(events, () => 0);
      return null;
    }
    const step = Math.min(STEP, WHOLE / (1 + behind) / seen.length) * PACES[settings.motion];
    let begin = quiet ? Math.min(WHOLE, Math.max(0, this.#until - performance.now())) : 0;
    const already = this.#running.length;
    const times = seen.map((one) => {
      const at = begin;
      begin += one.kind === "attack" ? step * BLOW : step;
      return at;
    });
    this.#until = performance.now() + begin;
    this.#pictures = new Map([...this.#before].flatMap(([at, was]) => (was.picture ? [[at, was.picture]] : [])));
    const long = Math.max(step, 220);
    if (!quiet) this.#cover(seen, times, long);
    this.#sound(events, (one) => times[seen.indexOf(one)]);
    seen.forEach((one, at) => {
      if (one.kind === "damage" || one.kind === "heal") this.#number(one, times[at]!, quiet);
      if (one.kind in TITLES) this.#title(one, times[at]!, quiet);
      if (one === told?.last) this.#banner(told.words, told.seat === seat && seat >= 0, times[at]!);
      if (quiet) this.#mark(one, times[at]!);
      else this.#move(one, times[at]!, long);
    });
    const made = this.#running.slice(already);
    return made.length ? Promise.allSettled(made.map((one) => one.finished)) : null;
  }

  /** What is not seen sounds with whatever is seen before it. */
  #sound(events: LogLine[], when: (one: LogLine) => number | undefined): void {
    let time = 0;
    for (const one of events) {
      time = when(one) ?? time;
      const sound = soundOf(one);
      if (sound) this.#timers.push(setTimeout(() => play(sound), time));
    }
  }

  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#running.forEach((one) => one.finish());
    this.root.querySelectorAll(":scope > .ghost").forEach((one) => one.remove());
    this.#timers = [];
    this.#running = [];
    this.#until = 0;
  }

  /** Places stay as they were until the last that happens there. */
  #cover(seen: LogLine[], times: number[], long: number): void {
    const until = new Map<string, number>();
    seen.forEach((one, at) => {
      if (one.kind === "attack") return;
      until.set(one.source, times[at]!);
      until.set(one.target, times[at]! + (FLIES.has(one.kind) ? long * 0.8 : 0));
    });
    for (const [words, time] of until) {
      const cover = this.#before.get(words)?.cover;
      if (!cover || !time) continue;
      Object.assign(cover.style, { position: "fixed", opacity: "0", pointerEvents: "none", zIndex: "5" });
      cover.classList.add("ghost", "cover");
      cover.dataset["covers"] = words;
      this.root.append(cover);
      this.#animate(cover, [{ opacity: 1 }, { opacity: 1 }], 0, time, "linear");
    }
  }

  #animate(what: Element | null, frames: Keyframe[], delay: number, duration: number, easing = "steps(8)"): void {
    if (!what || duration <= 0) return;
    this.#running.push(what.animate(frames, { delay, duration, easing }));
  }

  /** Something above the board, unseen before and after its time. */
  #appear(ghost: HTMLElement, frames: Keyframe[], delay: number, duration: number, easing = "steps(12)"): void {
    ghost.classList.add("ghost");
    ghost.setAttribute("aria-hidden", "true");
    this.root.append(ghost);
    const whole = frames.map((frame) => ({ opacity: 1, ...frame }));
    const all = [{ ...whole[0], opacity: 0, offset: 0 }, { ...whole[0], offset: 0.01 }, ...whole.slice(1)];
    const made = ghost.animate(all, { delay, duration, easing, fill: "both" });
    made.onfinish = () => ghost.remove();
    this.#running.push(made);
  }

  /** The pictures that are seen at a place: of now, and of before where that still covers it. */
  #bodies(words: string): HTMLElement[] {
    const covers = [...this.root.querySelectorAll<HTMLElement>(`[data-covers="${CSS.escape(words)}"]`)];
    return [placeIn(this.root, words), ...covers].flatMap((one) => bodyIn(one) ?? []);
  }

  #hide(words: string, begin: number, long: number): void {
    for (const body of this.#bodies(words))
      this.#animate(body, [{ opacity: 0 }, { opacity: 0 }], begin, long, "linear");
  }

  #box(words: string): DOMRect | null {
    return placeIn(this.root, words)?.getBoundingClientRect() ?? this.#before.get(words)?.box ?? null;
  }

  #centre(words: string): Point | null {
    const body = bodyIn(placeIn(this.root, words))?.getBoundingClientRect();
    const box = body?.width ? body : this.#box(words);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** A copy of whoever stands there, or of whoever stands there now. */
  #figure(words: string): HTMLElement | null {
    const known = this.#pictures.get(words);
    return known ? again(known) : pictureOf(bodyIn(placeIn(this.root, words)));
  }

  #move(one: LogLine, begin: number, long: number): void {
    const [from, to] = [this.#centre(one.source), this.#centre(one.target)];
    if (FLIES.has(one.kind)) {
      if (!BACKS.has(one.kind) && !PIXELS.has(one.kind)) this.#walk(one, from, to, begin, long);
      else if (from && to && one.source !== one.target) this.#fly(from, to, begin, long, PIXELS.has(one.kind));
    } else if (one.kind === "attack" && from && to) {
      this.#arrow(from, to, begin, long);
      this.#lunge(one.source, from, to, begin, long);
    } else if (one.kind === "damage") {
      for (const body of this.#bodies(one.target)) this.#shake(body, begin, long);
    } else if (one.kind === "fall") {
      this.#fall(one.target || one.source, begin, long);
    } else if (one.kind === "intercept" || FLASHES.has(one.kind)) {
      const bright = [
        { filter: "brightness(2)", transform: "translateY(-6px)" },
        { filter: "none", transform: "none" },
      ];
      for (const body of this.#bodies(one.source || one.target)) this.#animate(body, bright, begin, long);
    }
  }

  /** A character goes from place to place as itself; whoever stood there goes the other way if it stands there now. */
  #walk(one: LogLine, from: Point | null, to: Point | null, begin: number, long: number): void {
    const came = bodyIn(placeIn(this.root, one.target));
    const figure = one.kind === "recruit" ? pictureOf(came) : this.#figure(one.source);
    const other = bodyIn(placeIn(this.root, one.source)) ? this.#pictures.get(one.target) : undefined;
    this.#pictures.delete(one.source);
    if (!figure || !from || !to) return;
    this.#pass(figure, from, to, begin, long);
    this.#hide(one.target, 0, begin + long * 0.9);
    this.#pictures.set(one.target, figure);
    if (!other || one.kind !== "move") return;
    this.#pass(again(other), to, from, begin, long);
    this.#hide(one.source, 0, begin + long * 0.9);
    this.#pictures.set(one.source, other);
  }

  #pass(figure: HTMLElement, from: Point, to: Point, begin: number, long: number): void {
    const [width, height] = [parseFloat(figure.style.width), parseFloat(figure.style.height)];
    Object.assign(figure.style, { left: `${from.x - width / 2}px`, top: `${from.y - height / 2}px` });
    figure.classList.add("figure");
    const [x, y] = [to.x - from.x, to.y - from.y];
    const half = { transform: `translate(${x / 2}px, ${y / 2 - 14}px)` };
    this.#appear(figure, [{ transform: "none" }, half, { transform: `translate(${x}px, ${y}px)` }], begin, long);
  }

  #lunge(words: string, from: Point, to: Point, begin: number, long: number): void {
    const figure = this.#figure(words);
    if (!figure) return;
    figure.classList.add("figure");
    const there = `translate(${(to.x - from.x) * 0.6}px, ${(to.y - from.y) * 0.6}px) scale(1.2)`;
    this.#hide(words, begin, long);
    this.#appear(
      figure,
      [{ transform: "none" }, { transform: there, offset: BLOW }, { transform: "none" }],
      begin,
      long,
    );
  }

  #shake(body: HTMLElement, begin: number, long: number): void {
    const frames = [0, -6, 6, -4, 4, 0].map((x) => ({
      transform: `translateX(${x}px)`,
      filter: x < 0 ? "brightness(2)" : "none",
    }));
    this.#animate(body, frames, begin, long);
  }

  /** Whoever stood there falls as its own picture, and what is left of it is seen afterwards. */
  #fall(words: string, begin: number, long: number): void {
    const figure = this.#pictures.get(words);
    if (!figure) return;
    this.#pictures.delete(words);
    const ghost = again(figure);
    ghost.classList.add("figure");
    const down = { transform: "rotate(80deg) translateX(8px)", filter: "grayscale(1)", offset: 0.7 };
    const frames = [{ transform: "none", filter: "brightness(1.8)" }, down, { ...down, offset: 1, opacity: 0 }];
    this.#appear(ghost, frames, begin, long * 1.3);
    this.#hide(words, 0, begin + long);
  }

  /** A card's back on its way, or a pixel. */
  #fly(from: Point, to: Point, begin: number, long: number, pixel: boolean): void {
    const ghost = made(pixel ? "flying pixel" : "flying", from.x - 17, from.y - 24);
    const away = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    const frames = [
      { transform: "none" },
      { transform: away, opacity: 1, offset: 0.8 },
      { transform: away, opacity: 0 },
    ];
    this.#appear(ghost, frames, begin, long);
  }

  #arrow(from: Point, to: Point, begin: number, long: number): void {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ghost = made("arrow", from.x, from.y - 13);
    ghost.style.width = `${Math.hypot(x, y)}px`;
    const turn = `rotate(${Math.atan2(y, x)}rad)`;
    const whole = { transform: `${turn} scaleX(1)`, opacity: 0.9 };
    const frames = [
      { transform: `${turn} scaleX(0.1)`, opacity: 0.9 },
      { ...whole, offset: 0.4 },
      { ...whole, opacity: 0 },
    ];
    this.#appear(ghost, frames, begin, Math.max(long * 1.6, 500), "linear");
  }

  #number(one: LogLine, begin: number, quiet: boolean): void {
    const box = this.#box(one.target);
    if (!box || !one.n) return;
    const ghost = made(`floating ${one.kind}`, box.x + box.width * 0.3, box.y + box.height * 0.15);
    ghost.textContent = (one.kind === "damage" ? "−" : "+") + one.n;
    const up = quiet ? "none" : "translateY(-26px)";
    this.#appear(
      ghost,
      [{ transform: "none" }, { opacity: 1, offset: 0.7 }, { opacity: 0, transform: up }],
      begin,
      1100,
    );
  }

  /** Where something happens, for those who want nothing to fly. */
  #mark(one: LogLine, begin: number): void {
    for (const words of new Set([one.source, one.target])) {
      const box = this.#box(words);
      if (!box || BACKS.has(one.kind)) continue;
      const ghost = made(`outline ${one.kind}`, box.x, box.y);
      Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
      this.#appear(ghost, [{}, { opacity: 1, offset: 0.9 }, { opacity: 0 }], begin, 700, "linear");
    }
  }

  #middle(): Point {
    const box = this.root.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: Math.max(80, Math.min(box.y + box.height / 2, innerHeight / 2)) };
  }

  /** The card that is played or shown, by its name. */
  #title(one: LogLine, begin: number, quiet: boolean): void {
    const card = Object.keys(one.cards)[0];
    if (!card || (one.kind === "operation" && !one.source)) return;
    this.#say(made("title", this.#middle().x, this.#middle().y), [`${TITLES[one.kind]}: ${card}`], begin, quiet);
  }

  #banner(words: string[], mine: boolean, begin: number): void {
    const ghost = made(mine ? "title banner mine" : "title banner", this.#middle().x, this.#middle().y);
    this.#say(ghost, words, begin, still());
  }

  #say(ghost: HTMLElement, words: string[], begin: number, quiet: boolean): void {
    for (const line of words) ghost.append(Object.assign(document.createElement("div"), { textContent: line }));
    const shown = { opacity: 1, transform: "translate(-50%, -50%)" };
    const narrow = { opacity: 1, transform: quiet ? shown.transform : "translate(-50%, -50%) scaleX(0.1)" };
    const frames = [narrow, { ...shown, offset: 0.15 }, { ...shown, offset: 0.85 }, { ...shown, opacity: 0 }];
    this.#appear(ghost, frames, begin, 1200);
  }
}

function made(kind: string, x: number, y: number): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = `ghost ${kind}`;
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px` });
  return ghost;
}
