// Moves and sounds what the log tells. A board marks where things are with `data-place` (seat and place, as the log writes them: 0:v1, 1:hand)
// and, inside, the picture that moves with `data-body`; `data-body="walks"` goes on its own feet. Everything is laid out in time at once, so that news can end it at once.

import { play } from "./sound";
import type { LogLine } from "./wire";

const STEP = 420; // milliseconds for one event, fewer when many come together
const WHOLE = 2600; // for all events of one piece of news

/** Kinds that are seen; all others pass without taking time. */
const FLIES = new Set([
  "draw",
  "recruit",
  "move",
  "discard",
  "return",
  "clear",
  "trap",
  "operation",
  "build",
  "trade",
  "collect",
  "paint",
]);
/** Kinds that move a pixel, not a card. */
const PIXELS = new Set(["trade", "collect", "paint"]);
const FLASHES = new Set(["revive", "status", "counter", "token"]);
/** Kinds that name the card in the middle of the board. */
const TITLES: Record<string, string> = {
  leader: "Leader",
  order: "Order",
  operation: "Operation",
  spring: "Trap!",
  cast: "Spell",
  reveal: "Revealed",
};
const SOUNDS: Record<string, string> = {
  draw: "card",
  recruit: "place",
  move: "place",
  trap: "card",
  operation: "card",
  order: "card",
  attack: "swing",
  damage: "hit",
  heal: "heal",
  fall: "fall",
  reveal: "reveal",
  leader: "reveal",
  spring: "reveal",
  cast: "spell",
  win: "win",
  build: "place",
  trade: "card",
  collect: "place",
  convert: "spell",
  paint: "heal",
};

export class Motion {
  #running: Animation[] = [];
  #timers: number[] = [];

  constructor(readonly root: HTMLElement) {}

  /** Ends whatever still moves, then moves these; what it gives settles when they have stopped, and is null where nothing moves. */
  show(events: LogLine[]): Promise<unknown> | null {
    this.end();
    const seen = events.filter(
      (one) => one.kind in SOUNDS || FLIES.has(one.kind) || FLASHES.has(one.kind) || one.kind in TITLES,
    );
    const step = Math.min(STEP, WHOLE / Math.max(seen.length, 1));
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let silent = "";
    seen.forEach((one, at) => {
      const begin = at * step;
      const sound = SOUNDS[one.kind] ?? "";
      if (sound && sound !== silent) this.#timers.push(setTimeout(() => play(sound), begin));
      silent = step < 150 ? sound : "";
      if (one.kind === "damage" || one.kind === "heal") this.#number(one, begin, still);
      if (one.kind in TITLES) this.#title(one, begin, still);
      if (!still) this.#move(one, begin, Math.max(step, 220));
    });
    return still || !this.#running.length ? null : Promise.allSettled(this.#running.map((one) => one.finished));
  }

  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#running.forEach((one) => one.finish());
    this.#timers = [];
    this.#running = [];
  }

  #place(words: string): HTMLElement | null {
    return words ? this.root.querySelector<HTMLElement>(`[data-place="${CSS.escape(words)}"]`) : null;
  }

  #body(words: string): HTMLElement | null {
    const place = this.#place(words);
    return place?.querySelector<HTMLElement>("[data-body]") ?? place;
  }

  #animate(
    what: Element | null,
    frames: Keyframe[],
    delay: number,
    duration: number,
    easing = "steps(8)",
  ): Animation | null {
    if (!what) return null;
    const made = what.animate(frames, { delay, duration, easing, fill: "backwards" });
    this.#running.push(made);
    return made;
  }

  #move(one: LogLine, begin: number, long: number): void {
    const [from, to] = [this.#place(one.source), this.#place(one.target)];
    const body = this.#body(one.target);
    if (body?.dataset["body"] === "walks" && one.kind === "move") {
      this.#walk(body, from, to, begin, long);
    } else if (FLIES.has(one.kind)) {
      this.#fly(from, to, begin, long, PIXELS.has(one.kind));
      if (one.kind === "recruit")
        this.#animate(body, [{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], begin, long, "linear");
    } else if (one.kind === "attack" && from && to) {
      const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
      const way = [(b.x + b.width / 2 - a.x - a.width / 2) * 0.45, (b.y + b.height / 2 - a.y - a.height / 2) * 0.45];
      const frames = [
        { transform: "none" },
        { transform: `translate(${way[0]}px, ${way[1]}px) scale(1.25)`, offset: 0.55 },
        { transform: "none" },
      ];
      this.#animate(
        this.#body(one.source),
        frames.map((frame) => ({ ...frame, zIndex: 5, position: "relative" })),
        begin,
        long,
      );
    } else if (one.kind === "damage") {
      const frames = [0, -6, 6, -4, 4, 0].map((x) => ({
        transform: `translateX(${x}px)`,
        filter: x < 0 ? "brightness(2)" : "none",
      }));
      this.#animate(body, frames, begin, long);
    } else if (one.kind === "fall") {
      this.#animate(
        this.#body(one.target || one.source),
        [{ transform: "rotate(-80deg) translateY(-12px)", filter: "brightness(1.8)" }, { transform: "none" }],
        begin,
        long,
      );
    } else if (one.kind === "intercept") {
      this.#animate(
        body,
        [{ transform: "translateY(0)" }, { transform: "translateY(-10px)", offset: 0.4 }, { transform: "none" }],
        begin,
        long,
      );
    } else if (FLASHES.has(one.kind)) {
      const what = this.#body(one.source) ?? body;
      this.#animate(
        what,
        [
          { transform: "rotateY(90deg)", filter: "brightness(2)" },
          { transform: "none", filter: "none" },
        ],
        begin,
        long,
      );
    }
  }

  /** Whoever stands there now comes from where it was. */
  #walk(body: HTMLElement, from: HTMLElement | null, to: HTMLElement | null, begin: number, long: number): void {
    if (!from || !to) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [x, y] = [a.x - b.x, a.y - b.y];
    const frames = [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 14}px)` },
      { transform: "none" },
    ];
    this.#animate(
      body,
      frames.map((frame) => ({ ...frame, zIndex: 5 })),
      begin,
      long,
      "steps(10)",
    );
  }

  /** A card's back on its way, or a pixel. */
  #fly(from: HTMLElement | null, to: HTMLElement | null, begin: number, long: number, pixel: boolean): void {
    if (!from || !to || from === to) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const ghost = this.#ghost(pixel ? "flying pixel" : "flying", a.x + a.width / 2 - 17, a.y + a.height / 2 - 24);
    const away = `translate(${b.x + b.width / 2 - a.x - a.width / 2}px, ${b.y + b.height / 2 - a.y - a.height / 2}px)`;
    const made = this.#animate(
      ghost,
      [
        { transform: "none", opacity: 1 },
        { transform: away, opacity: 1, offset: 0.8 },
        { transform: away, opacity: 0 },
      ],
      begin,
      long,
      "steps(12)",
    );
    made!.onfinish = () => ghost.remove();
  }

  #number(one: LogLine, begin: number, still: boolean): void {
    const place = this.#place(one.target);
    if (!place || !one.n) return;
    const box = place.getBoundingClientRect();
    const ghost = this.#ghost(`floating ${one.kind}`, box.x + box.width * 0.3, box.y + box.height * 0.15);
    ghost.textContent = (one.kind === "damage" ? "−" : "+") + one.n;
    const made = this.#animate(
      ghost,
      [
        { opacity: 1, transform: "none" },
        { opacity: 1, offset: 0.7 },
        { opacity: 0, transform: still ? "none" : "translateY(-26px)" },
      ],
      begin,
      1100,
    );
    made!.onfinish = () => ghost.remove();
  }

  /** The card that is played or shown, by its name. */
  #title(one: LogLine, begin: number, still: boolean): void {
    const card = Object.keys(one.cards)[0];
    if (!card || (one.kind === "operation" && !one.source)) return;
    const box = this.root.getBoundingClientRect();
    const ghost = this.#ghost(
      "title",
      box.x + box.width / 2,
      Math.max(80, Math.min(box.y + box.height / 2, innerHeight / 2)),
    );
    ghost.textContent = `${TITLES[one.kind]}: ${card}`;
    const hidden = { opacity: 0, transform: still ? "translate(-50%, -50%)" : "translate(-50%, -50%) scaleX(0.1)" };
    const shown = { opacity: 1, transform: "translate(-50%, -50%)" };
    const made = this.#animate(
      ghost,
      [hidden, { ...shown, offset: 0.15 }, { ...shown, offset: 0.85 }, { ...shown, opacity: 0 }],
      begin,
      1300,
    );
    made!.onfinish = () => ghost.remove();
  }

  #ghost(kind: string, x: number, y: number): HTMLElement {
    const ghost = document.createElement("div");
    ghost.className = `ghost ${kind}`;
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.left = `${x}px`;
    ghost.style.top = `${y}px`;
    this.root.append(ghost);
    return ghost;
  }
}
