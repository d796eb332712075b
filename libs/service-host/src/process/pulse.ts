import { afterLiving } from '@bellbird/database/after-living';
import { unavailable } from '@bellbird/errors';
import { isOwnOrigin } from './listening.js';

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
 * and then nothing comes. Whoever waits for its answer is told after `patienceMs` + `answersWithinMs` of his own, and nobody
 * waits for it again until anything of it is heard: an answer to anybody, or to a health check. An origin is
 * `http://host:port`. Several processes may stand behind one, so that the silence of one check is no proof against them all. A
 * part of this very process lives as long as who asks: under load its answer to a check only comes late.
 */
export class Pulse {
  /** Since when, where nothing at all was heard. */
  readonly #silent = new Map<string, number>();
  readonly #asking = new Map<string, Promise<Sign>>();
  /** When it last answered its health check, and when it last answered anybody. */
  readonly #answeredAt = new Map<string, number>();
  readonly #heardAt = new Map<string, number>();
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
      const answer = await work(silent.signal);
      this.answered(origin);
      return answer;
    } finally {
      end();
    }
  }

  /** To be told of each answer that came from it, whoever asked. */
  answered(origin: string): void {
    this.#heardAt.set(origin, performance.now());
    this.#silent.delete(origin);
  }

  /** Calls `gone`, once, where `origin` proves silent before the function that this returns is called. */
  watch(origin: string, gone: () => void): () => void {
    if (isOwnOrigin(origin)) return () => undefined;
    let waiting = true;
    let since = performance.now();
    const giveUp = (): void => {
      waiting = false;
      gone();
    };
    const look = async (): Promise<void> => {
      const lookedAt = performance.now();
      const sign = await this.#signOf(origin);
      if (!waiting || this.#closed) return;
      if (sign === 'of life') {
        since = performance.now();
        timer = later(look, this.#patienceMs);
        return;
      }
      this.#fallsSilent(origin, sign.silentSince);
      // Who came late joined a question that others had asked: as much later he is told. Nothing is left after his own,
      // though his timer may have ended some milliseconds before its time.
      const leftMs = sign.silentSince >= lookedAt ? 0 : since + this.#patienceMs - sign.silentSince;
      if (leftMs <= 0) giveUp();
      else timer = later(async () => (this.isSilent(origin) ? giveUp() : look()), Math.ceil(leftMs));
    };
    let timer = later(look, this.#patienceMs);
    return () => {
      waiting = false;
      clearTimeout(timer);
    };
  }

  close(): void {
    this.#closed = true;
  }

  /** Asked at `askedAt` it said nothing, and nobody has heard of it since. */
  #fallsSilent(origin: string, askedAt: number): void {
    if (this.#silent.has(origin) || (this.#heardAt.get(origin) ?? -Infinity) >= askedAt) return;
    this.#silent.set(origin, askedAt);
    const askAgain = async (): Promise<void> => {
      if (this.#closed || this.#silent.get(origin) !== askedAt) return;
      const sign = await this.#signOf(origin);
      if (this.#silent.get(origin) !== askedAt) return;
      if (sign === 'of life') this.#silent.delete(origin);
      else later(askAgain, this.#everyMs);
    };
    later(askAgain, this.#everyMs);
  }

  /** Any answer is one of life, be it that it is not ready; so is a refused connection, which whoever asks is told at once. */
  #signOf(origin: string): Promise<Sign> {
    const under = this.#asking.get(origin);
    if (under !== undefined) return under;
    const since = performance.now();
    // However many wait, it is asked once in a while.
    if (since - (this.#answeredAt.get(origin) ?? -Infinity) < this.#everyMs) return Promise.resolve('of life');
    const late = new AbortController();
    const stopWaiting = afterLiving(this.#answersWithinMs, () => late.abort());
    const asked = fetch(`${origin}/health/live`, { signal: late.signal })
      .then(async ({ body }) => void (await body?.cancel()))
      .then(
        (): Sign => {
          this.#answeredAt.set(origin, performance.now());
          this.answered(origin);
          return 'of life';
        },
        (): Sign => (late.signal.aborted ? { silentSince: since } : 'of life'),
      )
      .finally(() => {
        stopWaiting();
        this.#asking.delete(origin);
      });
    this.#asking.set(origin, asked);
    return asked;
  }
}

type Sign = 'of life' | { silentSince: number };

/** Nothing is kept alive by it. */
const later = (work: () => Promise<void>, ms: number): NodeJS.Timeout => setTimeout(() => void work(), ms).unref();
