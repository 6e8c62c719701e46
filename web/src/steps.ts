// What is shown one after another: each thing when the motion of the one before is over, never more than a few behind, and never long after it came.

export class Steps<Thing> {
  #later: Thing[] = [];
  #moving: Promise<unknown> | null = null;
  #limit: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (one: Thing) => void,
    /** How many may wait. */
    readonly most = 4,
    /** Milliseconds that the first of those who wait may wait. */
    readonly longest = 6000,
  ) {}

  /** How many wait. */
  get behind(): number {
    return this.#later.length;
  }

  /** Whether something moves or waits. */
  get busy(): boolean {
    return this.#moving !== null || this.behind > 0;
  }

  /** Shows this when its time has come; at once, with all that waits, if it is urgent or too much would wait. */
  push(one: Thing, urgent = false): void {
    if (!urgent && this.busy && this.behind < this.most) {
      this.#later.push(one);
      this.#limit ??= setTimeout(() => this.skip(), this.longest);
      return;
    }
    this.skip();
    this.show(one);
  }

  /** What was shown last moves until then, or not at all. */
  moving(over: Promise<unknown> | null): void {
    this.#moving = over;
    void Promise.resolve(over).then(() => {
      if (this.#moving === over) this.#goOn();
    });
  }

  /** Shows all that waits; false if nothing did. */
  skip(): boolean {
    const waited = this.#take(this.behind);
    this.#moving = null;
    waited.forEach((one) => this.show(one));
    return waited.length > 0;
  }

  /** Forgets all that waits. */
  clear(): void {
    this.#take(this.behind);
    this.#moving = null;
  }

  /** The next. Whoever shows it says what moves; until then it counts as moving, so that nothing overtakes it. */
  #goOn(): void {
    this.#moving = null;
    const [next] = this.#take(1);
    if (next === undefined) return;
    this.#moving = new Promise(() => {});
    this.show(next);
  }

  #take(count: number): Thing[] {
    const taken = this.#later.splice(0, count);
    if (!this.behind) {
      clearTimeout(this.#limit);
      this.#limit = undefined;
    }
    return taken;
  }
}
