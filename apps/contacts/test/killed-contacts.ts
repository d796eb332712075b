import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedBus } from '@bellbird/event-bus';
import { spawnService, testDatabase, testPostgres, type Service } from '@bellbird/testing';
import { dropService } from './contacts-under-test.js';
import { startNeighbours, type Neighbours } from './neighbours.js';

export interface KilledContacts {
  bus: EmbeddedBus;
  neighbours: Neighbours;
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  /** Starts the service as a process of its own, to die at a fault point where one is named; answers when it is up. */
  start(faultPoint?: string): Promise<{ service: Service; url: string }>;
  /** Starts it and waits until the fault point has killed it. */
  dieAt(faultPoint: string): Promise<void>;
  stop(): Promise<void>;
}

/** The world around a service that is killed again and again: its database, bus, files and neighbours stay. */
export async function killedContacts(label: string): Promise<KilledContacts> {
  const name = `contacts_${label}_${randomBytes(3).toString('hex')}`;
  const folder = await mkdtemp(join(tmpdir(), 'contacts-'));
  const busDatabase = await testDatabase(`${name}_bus`);
  const bus = await EmbeddedBus.open(busDatabase.url);
  const neighbours = await startNeighbours();
  let admin: pg.Client | undefined;
  let running: Service | undefined;
  const start = async (faultPoint = ''): Promise<{ service: Service; url: string }> => {
    const service = await spawnService({
      entry: new URL('./run-contacts.ts', import.meta.url),
      env: {
        NAME: name,
        BUS_URL: busDatabase.url,
        NEIGHBOURS_URL: neighbours.url,
        FOLDER: folder,
        FAULT_POINT: faultPoint,
        LOG_LEVEL: 'warn',
      },
    });
    running = service;
    const ready = service.waitForLine(/^ready at /, 120_000);
    // Work that waits can reach the fault point before the line is out.
    const first = await Promise.race([ready.catch(() => 'ended'), service.ended]);
    if (first === 'SIGKILL' && faultPoint !== '') return { service, url: '' };
    return { service, url: (await ready).replace('ready at ', '') };
  };
  return {
    bus,
    neighbours,
    start,
    sql: async (text, values) => {
      if (admin === undefined) {
        const at = new URL(testPostgres().url);
        at.pathname = `/${name}`;
        admin = new pg.Client({ connectionString: at.toString() });
        await admin.connect();
      }
      return (await admin.query(text, values)).rows as never;
    },
    dieAt: async (faultPoint) => {
      const { service } = await start(faultPoint);
      const end = await Promise.race([
        service.ended,
        new Promise<string>((resolve) => setTimeout(() => resolve('nothing'), 60_000).unref()),
      ]);
      if (end !== 'SIGKILL')
        throw new Error(`It should have died at ${faultPoint}, but: ${end}\n${service.lines.join('\n')}`);
    },
    stop: async () => {
      await running?.kill('SIGTERM');
      await bus.close();
      await neighbours.close();
      await admin?.end();
      await busDatabase.drop();
      await dropService(name);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
