import { CannotStart } from '@bellbird/errors';
import { countFault } from './telemetry/count-fault.js';
import { createLogger } from './telemetry/logger.js';

/** A connection that is dead though nobody closed it never says that it is closed. */
const closesWithinMs = 10_000;
/** After a fault nobody knows what still works: what has not stopped by then is left as it is. */
const stopsWithinMs = 10_000;

/**
 * Stops what this process runs. It calls `closing` when the work in hand is done and only connections are left to close,
 * which may take ten seconds more.
 */
export type Stop = (closing: () => void) => Promise<void>;

/**
 * How a process ends, the same for each of ours: at SIGTERM or Ctrl-C in good order, with exit code 0; at what nobody
 * caught (thrown in a listener of a socket, a promise that nobody waits for) with 1, after it was logged as one line of JSON and
 * counted, and after what runs was stopped, for which there are ten seconds. A {@link CannotStart} is its sentence alone.
 */
export class ProcessEnd {
  private stop: Stop | null = null;
  private isEnding = false;

  /** From here on a fault ends this process, called `name` in logs and figures. */
  constructor(private readonly name: string) {
    // A rejection that nobody handles comes here, too.
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

  /** Once: a second signal or fault changes the exit code at most. */
  private begin(): void {
    if (this.isEnding) return;
    this.isEnding = true;
    const closing = (): void => void setTimeout(() => {
      this.say(`not all connections closed within ${closesWithinMs / 1_000} s; it ends without them`);
      process.exit();
    }, closesWithinMs);
    Promise.resolve(this.stop?.(closing)).then(() => process.exit(), (error: unknown) => {
      this.report(error);
      process.exit(1);
    });
  }

  private report(error: unknown): void {
    createLogger(this.name).fatal({ err: error }, 'Nobody caught this: the process ends');
    void countFault(this.name);
  }

  private say(line: string): void {
    process.stderr.write(`${this.name}: ${line}\n`);
  }
}
