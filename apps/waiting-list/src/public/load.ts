import { performance } from 'node:perf_hooks';

const everyMs = 5_000;
let before = performance.eventLoopUtilization();
let measuredAt = performance.now();
let share = 0;

/** Which share of the time since it was measured last, five seconds ago at least, this process was at work: 0 to 1. */
export function loadNow(): number {
  if (performance.now() - measuredAt < everyMs) return share;
  const now = performance.eventLoopUtilization();
  share = performance.eventLoopUtilization(now, before).utilization;
  before = now;
  measuredAt = performance.now();
  return share;
}
