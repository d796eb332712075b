import { CannotStart } from '@bellbird/errors';
import { countFault } from '../telemetry/count-fault.js';
import { createLogger } from '../telemetry/logger.js';

/** How long connections may take to close. A dead connection that nobody closed never does. */
const closesWithinMs = 10_000;
/** How long a stop may take after a fault, when nobody knows what still works. */
const stopsWithinMs = 10_000;

/**
 * Stops what this process runs. It calls `closing` when the work in hand is done and only connections are left to close,
 * which may take ten seconds more.
 */
export type Stop = (closing: () => void) => Promise<void>;

/**
 * Ends a process, the same way for each of ours. SIGTERM and Ctrl-C stop it in good order, with exit code 0. So does a
 * fault that nobody caught (thrown in a listener of a socket, a promise that nobody waits for), but with exit code 1 and
 * within ten seconds; it is logged first, as one line of JSON, and counted. Of a {@link CannotStart} only the sentence is
 * printed.
 */
export class ProcessEnd {
  private stop: Stop | null = null;
  private isEnding = false;

  /** From here on a fault ends this process. `name` is what logs and figures call it. */
  constructor(private readonly name: string) {
    // Node also reports a rejection that nobody handles by this event.
    process.on('uncaughtException', (error) => {
      if (error instanceof CannotStart) this.say(error.message);
      else this.report(error);
      process.exitCode = 1;
      setTimeout(() => process.exit(), stopsWithinMs);
      this.begin();
    });
  }

  /** From here on a signal ends this process by `stop`, and so does a fault. */
  stopBy(stop: Stop): void {
    this.stop = stop;
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => this.begin());
  }

  /** Begins to stop, once. A second signal or fault changes the exit code at most. */
  private begin(): void {
    if (this.isEnding) return;
    this.isEnding = true;
    const closing = (): void =>
      void setTimeout(() => {
        this.say(`not all connections closed within ${closesWithinMs / 1_000} s; it ends without them`);
        process.exit();
      }, closesWithinMs);
    Promise.resolve(this.stop?.(closing)).then(
      () => process.exit(),
      (error: unknown) => {
        this.report(error);
        process.exit(1);
      },
    );
  }

  /** Never fails itself: that would be one more fault, to be reported for ever, and the timers would never run again. */
  private report(error: unknown): void {
    try {
      createLogger(this.name).fatal({ err: error }, 'Nobody caught this: the process ends');
    } catch {
      // Nobody reads our output any more.
    }
    countFault(this.name).catch(() => undefined);
  }

  private say(line: string): void {
    process.stderr.write(`${this.name}: ${line}\n`);
  }
}
