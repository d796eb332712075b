/**
 * Milliseconds of processor that this process has used since the call. Other than the clock on the wall it stands still
 * while other programs have the processor, so it may be asserted on.
 */
export function cpuClock(): { ms(): number } {
  const since = process.cpuUsage();
  return {
    ms: () => {
      const { user, system } = process.cpuUsage(since);
      return (user + system) / 1_000;
    },
  };
}
