import { setTimeout as pause } from 'node:timers/promises';
import type { Delivered, EventBus } from '@bellbird/event-bus';
import { campaignPaused } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { Relay } from '../relay/relay.js';
import { firstHearings } from './first-hearings.js';
import { change, type TestService } from './test-service.js';

export interface Race {
  writers: number;
  forMs: number;
  /** The relay's session is ended so often, evenly over the time. */
  relayCrashes: number;
}

export interface AfterRace {
  written: number;
  heard: number;
  lost: number;
  outOfTurn: number;
  /** Heard more than once. */
  doubled: number;
  /** That the relay told of. */
  errors: unknown[];
  published: number;
}

const keys = 40;
const racing = 'racing';

/** Writers take versions of the same things side by side, and some commit long after others that took a later position: check 51. */
export async function outboxRace(
  service: TestService,
  bus: EventBus,
  { writers, forMs, relayCrashes }: Race,
): Promise<AfterRace> {
  const errors: unknown[] = [];
  const relay = new Relay({
    url: service.urls.system,
    bus,
    applicationName: racing,
    onError: (error) => errors.push(error),
  });
  const heard: Delivered[] = [];
  const listening = await bus.subscribe('listener', [campaignPaused.topic], async (slice) => void heard.push(...slice));
  try {
    const until = performance.now() + forMs;
    const crashing = (async () => {
      for (let n = 0; n < relayCrashes; n++) {
        await pause(forMs / (relayCrashes + 1));
        await service.admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
          [racing],
        );
      }
    })();
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let turn = 0; performance.now() < until; turn++)
          await change(service, (writer * 7 + turn) % keys, turn % 10 === 0 ? 30 : 0);
      }),
    );
    await crashing;
    const { rows: things } = await service.admin.query<{ id: string; version: bigint }>(
      'select id, version from aggregate',
    );
    const written = things.reduce((sum, { version }) => sum + Number(version), 0);
    await eventually(async () => (await service.admin.query('select from outbox limit 1')).rowCount === 0, {
      timeoutMs: 20_000,
    });
    await eventually(() => new Set(heard.map(({ eventId }) => eventId)).size >= written, {
      timeoutMs: 20_000,
      everyMs: 200,
    }).catch(() => undefined);
    await eventually(async () => (await bus.lag('listener')).every(({ rows }) => rows === 0), { timeoutMs: 20_000 });
    const { published } = await eventually(() => relay.stats());
    return {
      written,
      heard: heard.length,
      ...firstHearings(heard, new Map(things.map(({ id, version }) => [id, Number(version)]))),
      errors,
      published,
    };
  } finally {
    await listening.stop();
    await relay.stop();
  }
}
