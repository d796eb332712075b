import { setTimeout as pause } from 'node:timers/promises';
import { eventually, type OwnKafka, type Seed } from '@bellbird/testing';
import type { EventWay, Figures } from './event-way.js';
import { steadyLoad, type LoadFigures } from './steady-load.js';

export interface Outages {
  times: number;
  /** From the kill -9 to the start of the same broker, milliseconds. */
  downMs: number;
  /** Between two, while all goes well. */
  upMs: number;
  writesPerSecond: number;
  keys: number;
}

export interface AfterOutages {
  figures: Figures;
  load: LoadFigures;
  /** Kills with a publish in the air. */
  midProduce: number;
  heardTwice: number;
  /** The most that the outbox held. */
  mostRows: number;
  /** From the broker's return until the outbox held less than half a second's writes; the slowest of all outages. */
  drainMs: number;
  /** Rows that left the outbox in that time, by the second; of the slowest. */
  drainedPerSecond: number;
}

/**
 * The only broker is killed while it takes messages and comes back with what it had written, under a load that never
 * stops: checks 34 (one long outage) and 35 (many short ones).
 */
export async function brokerOutages(
  way: EventWay,
  kafka: OwnKafka,
  outages: Outages,
  seed: Seed,
): Promise<AfterOutages> {
  let publishing = 0;
  way.startRelay({
    publish: async (messages) => {
      publishing += 1;
      await way.bus.publish(messages).finally(() => (publishing -= 1));
    },
  });
  const consuming = await way.startConsumer();
  const load = steadyLoad(outages.writesPerSecond, (turn) => way.change(turn % outages.keys));
  await eventually(() => consuming.stats().handled > outages.keys, { timeoutMs: 20_000 });

  const after = { midProduce: 0, mostRows: 0, drainMs: 0, drainedPerSecond: Number.POSITIVE_INFINITY };
  for (let time = 0; time < outages.times; time++) {
    await pause(outages.upMs);
    // Somewhere in the one or two milliseconds that a publish takes.
    await eventually(() => publishing > 0, { everyMs: 1 });
    await pause(seed.int(0, 1));
    if (publishing > 0) after.midProduce += 1;
    kafka.kill();
    await pause(outages.downMs);
    await kafka.start();
    const backAt = performance.now();
    const [rowsThen, writtenThen, handledThen] = [await way.outboxRows(), load.written, consuming.stats().handled];
    let rows = rowsThen;
    await eventually(
      async () => {
        rows = await way.outboxRows();
        after.mostRows = Math.max(after.mostRows, rows);
        return rows < outages.writesPerSecond / 2;
      },
      { timeoutMs: 60_000, everyMs: 50 },
    );
    const ms = performance.now() - backAt;
    after.drainMs = Math.max(after.drainMs, Math.round(ms));
    after.drainedPerSecond = Math.min(
      after.drainedPerSecond,
      Math.round(((rowsThen - rows + load.written - writtenThen) / ms) * 1_000),
    );
    await eventually(() => consuming.stats().handled > handledThen, { timeoutMs: 30_000 });
  }
  const loaded = await load.stop();
  await way.settled(60_000);
  return { ...after, load: loaded, figures: await way.figures(), heardTwice: consuming.stats().duplicates };
}
