import { setTimeout as pause } from 'node:timers/promises';
import { parkedCount } from '../../consume/replay-parked.js';
import { thing } from '../test-service.js';
import { raise } from './effect-handler.js';
import type { EventWay, Figures } from './event-way.js';
import { steadyLoad } from './steady-load.js';

export interface Failing {
  forMs: number;
  writesPerSecond: number;
  keys: number;
}

export interface AfterFailing {
  figures: Figures;
  /** Tries that failed. */
  failures: number;
  parkedMeanwhile: number;
  /** Effects in partitions without a failing key, while the others failed. */
  othersMeanwhile: number;
  failingMeanwhile: number;
  /** Events of partitions without a failing key that were not handled yet when the failing ended. */
  othersBehind: number;
  /** From the end of the failing until everything was handled. */
  caughtUpMs: number;
}

const ofTheMoment = ['40001', '40P01', '55P03', '57014', '57P01', '57P03', '08006', '53300', '25P03'];

/** Handlers of two partitions fail for a while, with every kind of error that passes: check 50. */
export async function failingForAWhile(
  way: EventWay,
  { forMs, writesPerSecond, keys }: Failing,
): Promise<AfterFailing> {
  way.startRelay();
  await way.startConsumer();
  const all = Array.from({ length: keys }, (_, n) => thing(n));
  const failing = all.filter((key) => way.partitionOf(key) < 2);
  let failures = 0;
  for (const key of failing) way.faults.set(key, (tx) => raise(ofTheMoment[failures++ % ofTheMoment.length]!)(tx));
  const load = steadyLoad(writesPerSecond, (turn) => way.change(turn % keys));
  const began = performance.now();
  await pause(forMs / 2);
  const effectsNow = async (): Promise<{ others: number; failing: number; written: number }> => {
    const { rows } = await way.service.admin.query<{ others: number; failing: number; written: number }>(
      `select count(*) filter (where key <> all($1))::int as others, count(*) filter (where key = any($1))::int as failing,
              (select coalesce(sum(version), 0)::int from aggregate where id <> all($1)) as written from effect`,
      [failing],
    );
    return rows[0]!;
  };
  const half = await effectsNow();
  await pause(Math.max(0, began + forMs - performance.now()));
  // A slow machine is given longer: each kind of error is to be met, and the others are to be seen going on.
  const giveUpAt = performance.now() + 60_000;
  const enough = async (): Promise<boolean> =>
    failures >= ofTheMoment.length && (await effectsNow()).others - half.others >= keys;
  while (!(await enough()) && performance.now() < giveUpAt) await pause(50);
  const parkedMeanwhile = await parkedCount(way.service.db);
  const end = await effectsNow();
  way.faults.clear();
  const mendedAt = performance.now();
  await load.stop();
  await way.settled(60_000);
  // Of the second half: they go on, and did not only finish what was there.
  const caughtUpMs = Math.round(performance.now() - mendedAt);
  return {
    figures: await way.figures(),
    failures,
    parkedMeanwhile,
    othersMeanwhile: end.others - half.others,
    failingMeanwhile: end.failing,
    othersBehind: end.written - end.others,
    caughtUpMs,
  };
}
