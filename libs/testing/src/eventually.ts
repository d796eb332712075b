import { setTimeout as pause } from 'node:timers/promises';

/** How long is waited at least for what should come: a limit is for what hangs, however little a caller asks for. */
export const patienceMs = 120_000;

export interface Patience {
  /** Default, and at least, two minutes: what comes is not waited for longer, and what hangs must end some time. */
  timeoutMs?: number;
  /** Pause between two tries; default 25. */
  everyMs?: number;
}

/**
 * Tries until `check` neither throws nor answers false, and answers what it answered. After the time-out the last
 * error is thrown, so put the `expect` inside.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = patienceMs, everyMs = 25 }: Patience = {},
): Promise<Exclude<T, false>> {
  const until = performance.now() + Math.max(timeoutMs, patienceMs);
  for (;;) {
    let failure: unknown;
    try {
      const answer = await check();
      if (answer !== false) return answer as Exclude<T, false>;
      failure = new Error(`still false after ${timeoutMs} ms`);
    } catch (error) {
      failure = error;
    }
    if (performance.now() > until) throw failure;
    await pause(everyMs);
  }
}
