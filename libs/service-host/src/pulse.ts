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
  readonly #asking = new Map<string, Promise<Sign>>();
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
      const sign = await this.#signOf(origin);
      if (!waiting.has(gone) || this.#closed) return;
      if (sign === 'none') this.#fallsSilent(origin);
      else timer = later(look, this.#patienceMs);
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
        if ((await this.#signOf(origin)) === 'of life') this.#silent.delete(origin);
        else later(askAgain, this.#everyMs);
      };
      later(askAgain, this.#everyMs);
    }
    const waiting = this.#waiting.get(origin) ?? [];
    this.#waiting.delete(origin);
    for (const gone of waiting) gone();
  }

  /** Any answer is one of life, be it that it is not ready; so is a refused connection, which whoever asks is told at once. */
  #signOf(origin: string): Promise<Sign> {
    const under = this.#asking.get(origin);
    if (under !== undefined) return under;
    const since = performance.now();
    // However many wait, it is asked once in a while.
    if (since - (this.#answeredAt.get(origin) ?? -Infinity) < this.#everyMs) return Promise.resolve('of life');
    const asked = fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(this.#answersWithinMs) })
      .then(async ({ body }) => void (await body?.cancel()))
      .then((): Sign => {
        this.#answeredAt.set(origin, performance.now());
        return 'of life';
      }, (error: unknown): Sign => {
        if ((error as Error).name !== 'TimeoutError') return 'of life';
        // Where we ourselves stood still for that long, its answer may lie unread.
        return performance.now() - since > this.#answersWithinMs + 500 ? 'unknown' : 'none';
      })
      .finally(() => this.#asking.delete(origin));
    this.#asking.set(origin, asked);
    return asked;
  }
}

type Sign = 'of life' | 'none' | 'unknown';

/** Nothing is kept alive by it. */
const later = (work: () => Promise<void>, ms: number): NodeJS.Timeout => setTimeout(() => void work(), ms).unref();
