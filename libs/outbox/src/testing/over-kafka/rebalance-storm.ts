import { setTimeout as pause } from 'node:timers/promises';
import type { Seed } from '@bellbird/testing';
import type { EventWay, Figures } from './event-way.js';
import { steadyLoad, type LoadFigures } from './steady-load.js';

export interface Storm {
  events: number;
  /** So long they are being written, and consumers come or go. */
  forMs: number;
  everyMs: number;
  keys: number;
  /** Most consumers beside the one that stays. */
  passing: number;
  /** Every so many-th that comes is a process of its own, which goes by kill -9; 0: none. They go in the order in which they came, so one is dead at a time. */
  everyKilled: number;
}

export interface AfterStorm {
  figures: Figures;
  load: LoadFigures;
  came: number;
  wentInOrder: number;
  killed: number;
  /** The longest time in which a partition, that always had something waiting, saw no effect; and who came and went around it. */
  longestSilenceMs: number;
  aroundIt: string;
  heardTwice: number;
}

interface Passing {
  leave(): Promise<void>;
  heardTwice(): number;
}

/** Consumers of one group come and go while events flow to all of its partitions: check 46. */
export async function rebalanceStorm(way: EventWay, storm: Storm, seed: Seed): Promise<AfterStorm> {
  way.startRelay();
  const staying = await way.join();
  const after = { came: 0, wentInOrder: 0, killed: 0, heardTwice: 0 };
  const diary: { ms: number; what: string }[] = [];
  const began = performance.now();
  const tell = (what: string): void => void diary.push({ ms: performance.now() - began, what });
  const join = async (): Promise<Passing> => {
    after.came += 1;
    const name = `${after.came}`;
    if (storm.everyKilled > 0 && after.came % storm.everyKilled === 0) {
      const pod = await way.startPod({ name: `pod-${name}`, work: 'consume', restMs: 2 });
      tell(`${name} came`);
      return {
        heardTwice: () => 0,
        leave: async () => void (tell(`${name} killed`), await pod.kill('SIGKILL'), (after.killed += 1)),
      };
    }
    const { consuming, leave } = await way.join();
    tell(`${name} came`);
    return {
      heardTwice: () => consuming.stats().duplicates,
      leave: async () => void (await leave(), tell(`${name} went`), (after.wentInOrder += 1)),
    };
  };
  const leave = async (passing: Passing): Promise<void> => {
    await passing.leave();
    after.heardTwice += passing.heardTwice();
  };

  // Several keys a transaction, each time the next ones: no partition is ever without something new.
  const perWrite = 10;
  const load = steadyLoad((storm.events / storm.forMs) * (1_000 / perWrite), (turn) =>
    way.change(...Array.from({ length: perWrite }, (_, n) => (turn * perWrite + n) % storm.keys)),
  );
  const here: Passing[] = [];
  while (performance.now() - began < storm.forMs) {
    const nextAt = performance.now() + storm.everyMs;
    if (here.length === 0 || (here.length < storm.passing && seed.random() < 0.5)) here.push(await join());
    else await leave(here.shift()!);
    await pause(Math.max(0, nextAt - performance.now()));
  }
  const loaded = await load.stop();
  await way.settled(60_000);
  const silence = await longestSilence(way);
  const aroundIt = diary
    .filter(({ ms }) => ms > silence.from - 3_000 && ms < silence.from + silence.ms)
    .map(({ ms, what }) => `${what} at ${((ms - silence.from) / 1_000).toFixed(1)} s`)
    .join(', ');
  await Promise.all(here.map(leave));
  return {
    ...after,
    load: loaded,
    figures: await way.figures(),
    longestSilenceMs: Math.round(silence.ms),
    aroundIt,
    heardTwice: after.heardTwice + staying.consuming.stats().duplicates,
  };
}

/** From effect to effect of each partition, by the database's clock; `from` is counted from the first effect of all. */
async function longestSilence(way: EventWay): Promise<{ from: number; ms: number }> {
  const { rows } = await way.service.admin.query<{ key: string; ms: number }>(
    `select key, (extract(epoch from at - (select min(at) from effect)) * 1000)::float8 as ms from effect order by at`,
  );
  const last = new Map<number, number>(Array.from({ length: way.partitions }, (_, partition) => [partition, 0]));
  const silences = [];
  for (const { key, ms } of rows) {
    const from = last.get(way.partitionOf(key))!;
    silences.push({ from, ms: ms - from });
    last.set(way.partitionOf(key), ms);
  }
  const end = rows.at(-1)!.ms;
  for (const from of last.values()) silences.push({ from, ms: end - from });
  return silences.reduce((longest, each) => (each.ms > longest.ms ? each : longest));
}
