import type { Launched } from './launch-server.js';
import { isAlive } from './processes.js';

export interface KeptAlive {
  /** The process id at this moment. */
  pid(): number;
  /** No more restarts; answers the process id to stop, once a restart under way is over. */
  end(): Promise<number>;
}

const lookEveryMs = 250;
const longestPauseMs = 10_000;

/** Starts the server again when it dies. Connections are lost, everything committed is there: pools connect anew. */
export function keepAlive(first: Launched, restart: () => Promise<Launched>, log: (line: string) => void): KeptAlive {
  let current = first;
  let restarting: Promise<void> = Promise.resolve();
  let busy = false;
  let pauseMs = 0;
  let notBefore = 0;
  const timer = setInterval(() => {
    if (busy || isAlive(current.pid)) return;
    if (performance.now() < notBefore) return;
    busy = true;
    pauseMs = Math.min(longestPauseMs, pauseMs * 2 || lookEveryMs);
    notBefore = performance.now() + pauseMs;
    log(`Postgres (pid ${current.pid}) has died and is started again.`);
    restarting = restart()
      .then(
        (again) => {
          current = again;
          pauseMs = 0;
        },
        (error: unknown) => log(`Postgres could not be started again: ${(error as Error).message}`),
      )
      .finally(() => void (busy = false));
  }, lookEveryMs);
  timer.unref();
  return {
    pid: () => current.pid,
    end: async () => {
      clearInterval(timer);
      await restarting;
      return current.pid;
    },
  };
}
