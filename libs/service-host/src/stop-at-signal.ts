/** A connection that is dead though nobody closed it never says that it is closed. */
const closesWithinMs = 10_000;

/**
 * Ends this process in good order at SIGTERM or Ctrl-C: `stop` calls `closing` when the work in hand is done and only
 * connections are left to close, which may take ten seconds.
 */
export function stopAtSignal(name: string, stop: (closing: () => void) => Promise<void>): void {
  const end = async (): Promise<void> => {
    await stop(() => {
      setTimeout(() => {
        process.stderr.write(`${name}: not all connections closed within ${closesWithinMs / 1_000} s; it ends without them\n`);
        process.exit(0);
      }, closesWithinMs).unref();
    });
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}
