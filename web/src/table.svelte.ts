// One visit to a table: its socket, which comes back by itself, and all that the hall has told.

import { newPart, note } from "./deals";
import { socketAddress } from "./hall";
import { still } from "./motion";
import { settings } from "./settings.svelte";
import { Steps } from "./steps";
import type { Talk } from "./talk";
import {
  NO_PERSON,
  NO_TABLE,
  type Because,
  type FromTable,
  type Hinted,
  type LogLine,
  type Previewed,
  type Refused,
  type SetStanding,
  type ToTable,
  type View,
} from "./wire";

export type Link = "connecting" | "here" | "lost" | "nobody" | "nowhere" | "left";

/** A moment that was shown, and what was told with it. */
export interface Scene {
  news: View;
  events: LogLine[];
}
const SCENES = 40; // that can be seen again

/** What a deed rests on, filled in when it is said. */
type Deed = { [M in ToTable as M["type"]]: Omit<M, "ply"> }[ToTable["type"]];

export class Visit implements Talk {
  readonly careful = $derived(this.#opposed());
  /** Against machines everything can be taken back. */
  readonly confirms = $derived<"always" | "unsure" | "never">(
    settings.confirm === "unsure" && !this.careful ? "never" : settings.confirm,
  );
  link: Link = $state("connecting");
  news: View | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  /** What is after so many lines is new: all since one's own last act, or for that act itself since the moment before. */
  fresh = $state(0);
  /** What the last news told; nothing of what was there when the visitor came. */
  events: LogLine[] = $state.raw([]);
  /** A moment that is seen again, in place of the present. */
  scene: Scene | null = $state.raw(null);
  /** Whether there is something to see again. */
  again = $state(false);
  refused: Refused | null = $state.raw(null);
  because: Because | null = $state.raw(null);
  previewed: Previewed | null = $state.raw(null);
  described: Record<string, string[]> = $state({});
  /** How much of its time a machine player has spent on its answer, by its seat. */
  thinking: Record<number, number> = $state({});
  /** The machine players that wait for their turn to think. */
  queued: Record<number, boolean> = $state({});
  /** The answer to the last `hint`, as long as its question is open. */
  hint: Hinted | null = $state.raw(null);
  /** True from the wish for a hint until it comes. */
  hinting = $state(false);
  /** How far the hall's clock is ahead of ours. */
  ahead = $state(0);
  /** True from a deed until the hall answers it. */
  waiting = $state(false);
  /** Whether the board still shows the motion of how the play ended. */
  ending = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #heard = 0;
  #patient = false;
  #steps = new Steps<View>((news) => this.#step(news));
  #scenes = new Steps<Scene | null>((scene) => this.#reshow(scene), SCENES + 1, 60_000);
  /** The moments since one's own last act, that one first. */
  #past: Scene[] = [];
  /** How many moments were shown. */
  #seen = 0;
  /** How many lines there were after one's own last act. */
  #since = 0;
  /** The seal of the deal that is being made. */
  #dealt = "";
  /** Who waits for the position. */
  #tell: (text: string) => void = () => {};
  #wake = () => this.#hurry();

  constructor(readonly id: string) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#beat = setInterval(() => this.#pulse(), 5000);
    this.#open();
  }

  #opposed(): boolean {
    return this.news?.table.seats.some((one, at) => at !== this.news?.seat && one.kind !== "machine") ?? true;
  }

  say(message: Deed): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const needsPly = [
      "act",
      "resign",
      "offer_draw",
      "answer_draw",
      "undo",
      "answer_undo",
      "claim",
      "preview",
      "hint",
    ].includes(message.type);
    this.#socket.send(JSON.stringify(needsPly ? { ...message, ply: this.news?.ply ?? 0 } : message));
    if (message.type === "act") {
      this.waiting = true;
      this.refused = this.because = this.previewed = null;
    }
  }

  act(text: string, patient = false): void {
    if (this.waiting) return;
    this.#patient = patient;
    this.say({ type: "act", text });
  }

  /** Sets answers beforehand, at any time: for everything that can be declined, or for a card by its name. */
  setStanding(answers: Omit<SetStanding, "type">): void {
    this.say({ type: "standing", ...answers });
  }

  async rematch(): Promise<void> {
    this.say({ type: "rematch", part: (await newPart()) ?? null });
  }

  undo(): void {
    this.say({ type: "undo" });
  }

  why(text: string): void {
    this.say({ type: "why", text });
  }

  preview(text: string): void {
    this.say({ type: "preview", text });
  }

  describe(words: string): void {
    if (!this.described[words]) this.say({ type: "describe", words });
  }

  /** The position as text, as far as this seat can know it. */
  position(): Promise<string> {
    return new Promise((tell) => {
      this.#tell = tell;
      this.say({ type: "position" });
    });
  }

  ask(): void {
    if (this.hinting || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.hinting = true;
    this.hint = this.refused = null;
    this.say({ type: "hint" });
  }

  /** Where nothing flies, news is shown as it comes and only a repetition takes its time. */
  moving(over: Promise<unknown> | null): void {
    if (this.scene) return this.#scenes.moving(over);
    this.#steps.moving(still() ? null : over);
    const seen = this.#seen;
    void Promise.resolve(still() ? null : over).then(() => {
      if (seen === this.#seen) this.ending = false; // else it was the motion of something earlier
    });
  }

  get behind(): number {
    return this.scene ? 0 : this.#steps.behind;
  }

  /** The present, without motion. What was picked on the board stays, unless news waited. */
  skip(): boolean {
    this.#leavePast();
    this.ending = false;
    const waited = this.#steps.skip();
    if (waited) this.events = [];
    return waited;
  }

  /** Shows once more what happened since one's own last act. */
  repeat(): void {
    this.skip();
    if (this.#past.length < 2) return;
    const [first, ...rest] = this.#past;
    this.#scenes.push({ ...first!, events: [] });
    this.#scenes.moving(new Promise(() => {}));
    for (const one of [...rest, null]) this.#scenes.push(one);
  }

  #leavePast(): void {
    this.#scenes.clear();
    if (this.scene) ((this.scene = null), (this.events = []));
  }

  #reshow(scene: Scene | null): void {
    if (scene) this.scene = scene;
    else this.#leavePast();
  }

  end(): void {
    this.link = "left";
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(socketAddress("tables", this.id));
    this.#socket = socket;
    this.#steps.clear();
    this.hinting = false;
    this.#dealt = "";
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify({ type: "hello", seq: this.news?.seq ?? 0, log: this.log.length } satisfies ToTable));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromTable);
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.link === "left") return;
    this.waiting = false;
    if (code === NO_PERSON || code === NO_TABLE) {
      this.link = code === NO_PERSON ? "nobody" : "nowhere";
      return;
    }
    this.link = this.news ? "lost" : "connecting";
    const wait = Math.min(250 * 1.7 ** this.#tries, 8000) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** Back from sleep or from a dead network: do not wait for the next try. */
  #hurry(): void {
    if (document.visibilityState !== "visible" || !["lost", "connecting"].includes(this.link)) return;
    if (this.#socket && this.#socket.readyState < WebSocket.CLOSING) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  #pulse(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 15000) this.#socket.close();
    else this.#socket.send(JSON.stringify({ type: "ping", at: Date.now() } satisfies ToTable));
  }

  #hear(message: FromTable): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "view":
        this.#add(message);
        this.#take(message);
        break;
      case "log":
        this.log = [...this.log.slice(0, message.log.start), ...message.log.lines];
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "hinted":
        this.hint = this.hinting ? message : null;
        this.hinting = false;
        break;
      case "thinking":
        this.queued[message.seat] = message.waits;
        if (!message.waits) this.thinking[message.seat] = message.share;
        break;
      case "because":
        this.because = message;
        break;
      case "described":
        this.described[message.words] = message.lines;
        break;
      case "positioned":
        this.#tell(message.text);
        break;
      case "previewed":
        this.previewed = message;
        break;
      case "standing":
        if (this.news) this.news = { ...this.news, standing: message.standing };
        break;
      case "pong":
        this.ahead = message.now - Date.now();
        break;
    }
  }

  /** Reveals what this browser adds to the seed, as soon as the hall has sealed its own; and seals a new part if a deal came to nothing. */
  #add({ table, seat, outcome }: View): void {
    const part = note(table, seat, outcome !== null);
    if (part && table.dealing?.commitment !== this.#dealt) this.say({ type: "reveal", part });
    const unmade = this.#dealt && !table.dealing && table.status !== "playing";
    if (unmade && seat >= 0) void newPart().then((seal) => seal && this.say({ type: "part", part: seal }));
    this.#dealt = table.dealing?.commitment ?? "";
  }

  #refuse(refused: Refused): void {
    if (refused.what === "hint") this.hinting = false;
    else this.waiting = false;
    if (refused.what !== "hint" || refused.kind !== "stale") this.refused = refused;
  }

  /** Moves of others are shown one after another, each when the motion of the one before is over; unless somebody waits for an answer or a
   *  clock runs. */
  #take(news: View): void {
    const hurried =
      (this.waiting && !this.#patient) || document.hidden || ["move", "fischer"].includes(news.clock.kind.type);
    // What changes nothing on the board neither waits for it nor ends its motion.
    if (!this.#steps.behind && news.ply <= (this.news?.ply ?? 0)) this.#see(news);
    else this.#steps.push(news, hurried);
  }

  #step(news: View): void {
    const before = this.events;
    this.#see(news);
    if (this.events === before) this.#steps.moving(null);
  }

  #see(news: View): void {
    const answered = this.waiting;
    this.link = "here";
    this.#tries = 0;
    this.waiting = false;
    this.ahead = news.clock.now - Date.now();
    if (news.ply !== this.news?.ply) {
      this.described = {};
      this.thinking = {};
      this.queued = {};
    }
    const same = JSON.stringify(news.question) === JSON.stringify(this.news?.question);
    if (!same) {
      this.hint = null;
      this.hinting = false;
    }
    const lines = news.log.lines;
    const moved = news.ply !== this.news?.ply;
    const start = Math.min(news.log.start, this.log.length);
    const own = answered && !this.#patient;
    const back = start < this.log.length;
    this.log = [...this.log.slice(0, news.log.start), ...lines];
    if (moved) {
      this.#leavePast();
      this.events = this.news && news.ply > this.news.ply ? lines : [];
      this.#seen += 1;
      this.ending = news.outcome !== null && this.events.length > 0;
      if (own || back || news.seat < 0) this.#since = own ? this.log.length : start;
      if (own || back) this.#past = [];
      this.#past = [...this.#past.slice(-SCENES), { news, events: this.events }];
      this.again = this.#past.length > 1;
      this.fresh = own ? start : Math.min(this.#since, this.log.length);
    }
    // Somebody else's move leaves the question as it was, and with it what its board has picked.
    this.news = same && !answered && this.news ? { ...news, question: this.news.question } : news;
  }
}
