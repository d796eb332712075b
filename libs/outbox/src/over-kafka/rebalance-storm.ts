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
  /** Every so many-th that comes is a process of its own, which goes by kill -9; 0: none. */
  everyKilled: number;
}

export interface AfterStorm {
  figures: Figures;
  load: LoadFigures;
  came: number;
  wentInOrder: number;
  killed: number;
  /** The longest time in which a partition, that always had something waiting, saw no effect. */
  longestSilenceMs: number;
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
  const join = async (): Promise<Passing> => {
    after.came += 1;
    if (storm.everyKilled > 0 && after.came % storm.everyKilled === 0) {
      const pod = await way.startPod({ name: `pod-${after.came}`, work: 'consume', restMs: 2 });
      return { heardTwice: () => 0, leave: async () => void (await pod.kill('SIGKILL'), (after.killed += 1)) };
    }
    const { consuming, leave } = await way.join();
    return { heardTwice: () => consuming.stats().duplicates, leave: async () => void (await leave(), (after.wentInOrder += 1)) };
  };
  const leave = async (passing: Passing): Promise<void> => {
    await passing.leave();
    after.heardTwice += passing.heardTwice();
  };

  // Several keys a transaction, each time the next ones: no partition is ever without something new.
  const perWrite = 10;
  const load = steadyLoad((storm.events / storm.forMs) * (1_000 / perWrite), (turn) =>
    way.change(...Array.from({ length: perWrite }, (_, n) => (turn * perWrite + n) % storm.keys)));
  const here: Passing[] = [];
  for (const began = performance.now(); performance.now() - began < storm.forMs; ) {
    const nextAt = performance.now() + storm.everyMs;
    if (here.length === 0 || (here.length < storm.passing && seed.random() < 0.5)) here.push(await join());
    else await leave(here.splice(seed.int(0, here.length - 1), 1)[0]!);
    await pause(Math.max(0, nextAt - performance.now()));
  }
  const loaded = await load.stop();
  await way.settled(60_000);
  const longestSilenceMs = await longestSilence(way);
  await Promise.all(here.map(leave));
  return { ...after, load: loaded, figures: await way.figures(), longestSilenceMs, heardTwice: after.heardTwice + staying.consuming.stats().duplicates };
}

/** By the database's clock, from effect to effect of each partition. */
async function longestSilence(way: EventWay): Promise<number> {
  const { rows } = await way.service.admin.query<{ key: string; ms: number }>(`select key, (extract(epoch from at) * 1000)::float8 as ms from effect order by at`);
  const last = new Map<number, number>();
  let longest = 0;
  for (const { key, ms } of rows) {
    const partition = way.partitionOf(key);
    longest = Math.max(longest, ms - (last.get(partition) ?? rows[0]!.ms));
    last.set(partition, ms);
  }
  const end = rows.at(-1)?.ms ?? 0;
  for (let partition = 0; partition < way.partitions; partition++) longest = Math.max(longest, end - (last.get(partition) ?? 0));
  return Math.round(longest);
}
