import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { discardEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import { campaignPaused } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { consume, type Consuming } from '../consume/consume.js';
import { on } from '../consume/event-handler.js';
import { change, testService, thing, type TestService } from '../testing/test-service.js';
import { Relay } from './relay.js';

const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

/** A server of its own, for this test pulls it down under everything at once: outbox, bus and inbox. */
describe('outbox, bus and inbox through crashes of Postgres', () => {
  let folder: string;
  let server: EmbeddedPostgres;
  let service: TestService;
  let bus: EmbeddedBus;
  let relay: Relay;
  let consuming: Consuming;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bellbird-crash-'));
    server = await startEmbeddedPostgres({ dataDir: folder });
    service = await testService(server.url);
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('create database bus');
    await admin.end();
    bus = await EmbeddedBus.open(server.url.replace(/\/postgres$/, '/bus'), { mostPauseMs: 1_000 });
    relay = new Relay({ url: service.urls.system, bus });
    consuming = await consume({
      bus,
      db: service.db,
      group: 'g',
      handlers: [
        on(campaignPaused, async (event, tx) => {
          await tx.execute('insert into effect (tenant_id, event_id, key, version) values ($1, $2, $3, $4)', [
            event.tenantId,
            event.id,
            event.key,
            event.aggregateVersion,
          ]);
        }),
      ],
    });
  }, 60_000);
  afterEach(async () => {
    await consuming.stop();
    await relay.stop();
    await bus.close();
    await service.db.close();
    await service.admin.end().catch(() => undefined);
    await server.stop();
    await discardEmbeddedPostgres(folder);
  }, 60_000);

  it('has each effect exactly once and in order, with nothing parked, and is back within seconds', async () => {
    const committed = new Map<string, number>();
    let writing = true;
    const writers = Promise.all(
      range(6).map(async (n) => {
        while (writing) {
          try {
            // The aggregate's row says whether an answer that was lost in the crash had committed.
            const version = Number(await change(service, n));
            committed.set(thing(n), version);
          } catch {
            await pause(50);
          }
        }
      }),
    );
    const recoveries: number[] = [];
    try {
      for (const round of range(3)) {
        await pause(1_000);
        process.kill(server.pid, 'SIGQUIT'); // pg_ctl stop -m immediate
        const downAt = performance.now();
        await pause(100 * round);
        const handled = consuming.stats().handled;
        await eventually(() => consuming.stats().handled > handled + 20, { timeoutMs: 15_000 });
        recoveries.push(performance.now() - downAt);
      }
    } finally {
      writing = false;
      await writers;
    }
    const { rows } = await service.db.system(async (tx) => ({
      rows: await tx.query<{ id: string; version: bigint }>('select id, version from aggregate'),
    }));
    const written = rows.reduce((sum, row) => sum + Number(row.version), 0);
    const readEffects = () =>
      service.db.system((tx) =>
        tx.query<{ key: string; version: bigint }>('select key, version from effect order by nth'),
      );
    await eventually(async () => expect(await readEffects()).toHaveLength(written), {
      timeoutMs: 20_000,
      everyMs: 200,
    });
    const effects = await readEffects();
    console.info(
      `${written} events over 3 crashes, ${consuming.stats().duplicates} heard twice; back after ${recoveries.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`,
    );
    for (const row of rows) {
      expect(Number(row.version)).toBeGreaterThanOrEqual(committed.get(row.id) ?? 0);
      expect(effects.filter((effect) => effect.key === row.id).map((effect) => Number(effect.version))).toEqual(
        range(Number(row.version)).map((n) => n + 1),
      );
    }
    expect((await relay.stats()).rows).toBe(0);
    expect(consuming.stats().parked).toBe(0);
  }, 90_000);
});
