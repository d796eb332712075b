import type { Logger } from '../telemetry/logger.js';

/** What is done no more often than that is in no hurry when the service starts. */
const seldomMs = 60_000;

/** What stops by itself when the service stops: loops that run every so often, one turn at a time. */
export class Background {
  private readonly stops: (() => Promise<void>)[] = [];
  /** Until the first turns of all that is done seldom and was begun before have ended. */
  private firstTurns: Promise<void> = Promise.resolve();

  constructor(private readonly logger: Logger) {}

  /**
   * Runs `turn` again and again, `everyMs` after the last one ended, until stop(). A turn that answers true is
   * followed by the next at once. What it throws is logged and the loop goes on, a little slower. The first turns of what
   * is done seldom come one after the other: a score of sweeps at once would hold up the start, each with a connection.
   */
  every(name: string, everyMs: number, turn: () => Promise<boolean | void>): { poke: () => void } {
    let stopped = false;
    let wake: () => void = () => undefined;
    let poked = false;
    const sleep = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const before = everyMs < seldomMs ? null : this.firstTurns;
    let endFirst: () => void = () => undefined;
    if (before !== null) this.firstTurns = new Promise((resolve) => (endFirst = resolve));
    const loop = (async () => {
      if (before !== null) await Promise.race([before, new Promise<void>((resolve) => (wake = resolve))]);
      while (!stopped) {
        poked = false;
        let again = false;
        let failed = false;
        try {
          again = (await turn()) === true;
        } catch (error) {
          failed = true;
          if (!stopped) this.logger.warn({ err: error, loop: name }, 'A background turn failed; it is tried again');
        }
        endFirst();
        if (!stopped && !again && (!poked || failed)) await sleep(failed ? Math.max(everyMs, 500) : everyMs);
      }
      endFirst();
    })();
    const poke = (): void => {
      poked = true;
      wake();
    };
    this.stops.push(async () => {
      stopped = true;
      wake();
      await loop;
    });
    return { poke };
  }

  async stop(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()));
  }
}
