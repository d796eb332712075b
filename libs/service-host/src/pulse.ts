import { unavailable } from '@bellbird/errors';

export interface PulseOptions {
  /** How long an answer may take before anybody asks whether the other side lives. */
  patienceMs?: number;
  /** How long it may take to say that it lives. */
  answersWithinMs?: number;
  /** How often one that was silent is asked again. */
  everyMs?: number;
}

/**
 * Tells a process that takes long from one that is stopped, cut off or hung and says nothing at all: its connections open
 * and then nothing comes. Whoever waits for its answer is told after `patienceMs` + `answersWithinMs`, and nobody waits for
 * it again until it answers its health check. An origin is `http://host:port`.
 */
export class Pulse {
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #silent = new Set<string>();
  readonly #asking = new Map<string, Promise<boolean>>();
  readonly #answeredAt = new Map<string, number>();
  readonly #patienceMs: number;
  readonly #answersWithinMs: number;
  readonly #everyMs: number;
  #closed = false;

  constructor({ patienceMs = 4_000, answersWithinMs = 3_000, everyMs = 500 }: PulseOptions = {}) {
    [this.#patienceMs, this.#answersWithinMs, this.#everyMs] = [patienceMs, answersWithinMs, everyMs];
  }

  isSilent(origin: string): boolean {
    return this.#silent.has(origin);
  }

  /** Does what waits for an answer of `origin`; the signal ends it. @throws 503 where it is silent or falls silent. */
  async whileLiving<T>(origin: string, work: (silent: AbortSignal) => Promise<T>): Promise<T> {
    if (this.isSilent(origin)) throw unavailable();
    const silent = new AbortController();
    const end = this.watch(origin, () => silent.abort(unavailable()));
    try {
      return await work(silent.signal);
    } finally {
      end();
    }
  }

  /** Calls `gone`, once, where `origin` proves silent before the function that this returns is called. */
  watch(origin: string, gone: () => void): () => void {
    const waiting = this.#waiting.get(origin) ?? new Set();
    this.#waiting.set(origin, waiting.add(gone));
    const look = async (): Promise<void> => {
      const lives = await this.#lives(origin);
      if (!waiting.has(gone) || this.#closed) return;
      if (lives) timer = later(look, this.#patienceMs);
      else this.#fallsSilent(origin);
    };
    let timer = later(look, this.#patienceMs);
    return () => {
      clearTimeout(timer);
      waiting.delete(gone);
      if (waiting.size === 0 && this.#waiting.get(origin) === waiting) this.#waiting.delete(origin);
    };
  }

  close(): void {
    this.#closed = true;
  }

  #fallsSilent(origin: string): void {
    if (!this.#silent.has(origin)) {
      this.#silent.add(origin);
      const askAgain = async (): Promise<void> => {
        if (this.#closed) return;
        if (await this.#lives(origin)) this.#silent.delete(origin);
        else later(askAgain, this.#everyMs);
      };
      later(askAgain, this.#everyMs);
    }
    const waiting = this.#waiting.get(origin) ?? [];
    this.#waiting.delete(origin);
    for (const gone of waiting) gone();
  }

  /** Whether it says anything, be it that it is not ready. One that refuses the connection tells that by itself to whoever asks it. */
  #lives(origin: string): Promise<boolean> {
    const under = this.#asking.get(origin);
    if (under !== undefined) return under;
    const since = performance.now();
    // However many wait, it is asked once in a while.
    if (since - (this.#answeredAt.get(origin) ?? -Infinity) < this.#everyMs) return Promise.resolve(true);
    // Where we ourselves stood still for that long, its answer lies unread.
    const weStoodStill = (): boolean => performance.now() - since > this.#answersWithinMs + 500;
    const asked = fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(this.#answersWithinMs) })
      .then(async ({ body }) => void (await body?.cancel()))
      .then(() => {
        this.#answeredAt.set(origin, performance.now());
        return true;
      }, (error: unknown) => (error as Error).name !== 'TimeoutError' || weStoodStill())
      .finally(() => this.#asking.delete(origin));
    this.#asking.set(origin, asked);
    return asked;
  }
}

/** Nothing is kept alive by it. */
const later = (work: () => Promise<void>, ms: number): NodeJS.Timeout => setTimeout(() => void work(), ms).unref();
