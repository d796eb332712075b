import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import type { EventWay, Figures } from './event-way.js';
import { steadyLoad } from './steady-load.js';

export interface Freeze {
  frozenMs: number;
  writesPerSecond: number;
  keys: number;
}

export interface AfterFreeze {
  figures: Figures;
  /** Effects of others while it was stopped, of partitions that had been its own too. */
  meanwhile: number;
  /** Partitions that were worked on while it was stopped. */
  partitionsMeanwhile: number;
  /** From SIGCONT to its first new effect. */
  backMs: number;
}

const frozen = 'frozen';

/**
 * A consumer is stopped (SIGSTOP) in the middle of a slice, with its transaction open, for longer than its session, and
 * goes on as if nothing had been: check 47. What it had in hand has an owner by then that did it, or waits for it.
 */
export async function frozenConsumer(way: EventWay, freeze: Freeze): Promise<AfterFreeze> {
  way.startRelay();
  await way.join();
  const pod = await way.startPod({ name: frozen, work: 'consume', restMs: 10 });
  const load = steadyLoad(freeze.writesPerSecond, (turn) => way.change(turn % freeze.keys));
  const effectsSince = async (since: Date, whose: string) =>
    (await way.service.admin.query<{ key: string }>('select key from effect where at > $1 and by = $2', [since, whose]))
      .rows;
  const now = async (): Promise<Date> =>
    (await way.service.admin.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]!.now;
  const began = await now();
  await eventually(async () => (await effectsSince(began, frozen)).length > freeze.keys, { timeoutMs: 30_000 });

  await eventually(async () => {
    process.kill(pod.pid, 'SIGSTOP');
    await pause(100); // what it had sent is answered
    const { rowCount } = await way.service.admin.query(
      `select from pg_stat_activity where application_name = $1 and state = 'idle in transaction'`,
      [frozen],
    );
    if (rowCount! > 0) return true;
    process.kill(pod.pid, 'SIGCONT');
    return false;
  });
  const frozenAt = await now();
  await pause(freeze.frozenMs);
  const meanwhile = await effectsSince(frozenAt, 'service');
  const thawedAt = await now();
  const thawedClock = performance.now();
  process.kill(pod.pid, 'SIGCONT');
  // Its group lets it in again; until then it can only end what it had begun.
  await eventually(async () => (await effectsSince(thawedAt, frozen)).length > freeze.keys, { timeoutMs: 40_000 });
  const backMs = Math.round(performance.now() - thawedClock);
  await load.stop();
  await way.settled();
  return {
    figures: await way.figures(),
    meanwhile: meanwhile.length,
    partitionsMeanwhile: new Set(meanwhile.map(({ key }) => way.partitionOf(key))).size,
    backMs,
  };
}
