interface Due {
  atMs: number;
  act(): void;
}

/**
 * Does things at their time with one timer for all of them. They come nearly in order (the latency is the same for
 * everybody), so a sorted list that is filled from its end is all it takes.
 */
export class AnswerLater {
  #due: Due[] = [];
  #head = 0;
  #timer: NodeJS.Timeout | null = null;
  #timerAtMs = Infinity;

  /** `atMs` as `performance.now()` counts; what is due already is done at once. */
  at(atMs: number, act: () => void): void {
    const now = performance.now();
    if (atMs <= now) return act();
    let place = this.#due.length;
    while (place > this.#head && (this.#due[place - 1] as Due).atMs > atMs) place--;
    if (place === this.#due.length) this.#due.push({ atMs, act });
    else this.#due.splice(place, 0, { atMs, act });
    if (atMs < this.#timerAtMs) this.#setTimer(atMs, now);
  }

  /** Forgets all that was to be done. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#due = [];
    this.#head = 0;
  }

  #setTimer(atMs: number, nowMs: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timerAtMs = atMs;
    this.#timer = setTimeout(() => this.#run(), Math.max(1, Math.ceil(atMs - nowMs)));
  }

  #run(): void {
    this.#timer = null;
    this.#timerAtMs = Infinity;
    const now = performance.now();
    while (this.#head < this.#due.length && (this.#due[this.#head] as Due).atMs <= now) {
      const { act } = this.#due[this.#head] as Due;
      this.#head++;
      act();
    }
    if (this.#head > 1_024 || this.#head === this.#due.length) {
      this.#due.splice(0, this.#head);
      this.#head = 0;
    }
    const next = this.#due[this.#head];
    if (next !== undefined) this.#setTimer(next.atMs, now);
  }
}
