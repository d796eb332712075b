import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import papaparse from 'papaparse';
import { newId, type Database } from '@bellbird/database';
import { unavailable, wrongState } from '@bellbird/errors';
import { FolderStorage } from '@bellbird/storage';
import { fixedClock } from '@bellbird/testing';
import type { Identified, ResourceActor } from '../resource/resource.js';
import { personGraph, type Ask } from '../testing/in-process-graph.js';
import { alice, bob, peopleDatabase, person } from '../testing/people.js';
import { runBulkStep } from './bulk-job.js';
import { runExport } from './export-job.js';
import { exporterOf } from './exporter.js';
import { JobRunner } from './job-runner.js';
import { claimJob, LeaseLost } from './job-store.js';

let db: Database;
let drop: () => Promise<void>;
let ask: Ask;
let storage: FolderStorage;
let folder: string;
let woken = 0;
const clock = fixedClock('2026-03-02T01:00:00.000Z');
const runner = (): JobRunner => new JobRunner({ db, storage, clock, resources: [person], batch: 1_000 });

beforeAll(async () => {
  ({ db, drop } = await peopleDatabase());
  folder = await mkdtemp(join(tmpdir(), 'kit-'));
  storage = await FolderStorage.open({ folder, baseUrl: 'http://127.0.0.1:1/files', secrets: [Buffer.alloc(32, 1)] });
  ask = personGraph({ db, clock, storage, jobs: { wake: () => void (woken += 1) } });
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const { tenantId } of [alice, bob])
    await db.tenant(tenantId, (tx) => tx.execute('delete from person where tenant_id = $1', [tenantId]));
  await db.system((tx) => tx.execute('delete from kit_job'));
});

async function fill(who: ResourceActor, many: number, name = 'Person'): Promise<void> {
  await db.tenant(who.tenantId, (tx) =>
    tx.execute(
      `insert into person (tenant_id, id, name, phone, created_at, updated_at) select $1, uuidv7(), $2 || ' ' || nth, '+61' || (400000000 + nth), now(), now() from generate_series(1, $3::int) nth`,
      [who.tenantId, name, many],
    ),
  );
}

/** As if eight seconds had passed since whoever holds the job last gave a sign of life. */
const endLeases = (): Promise<unknown> =>
  db.system((tx) => tx.execute(`update kit_job set lease_until = clock_timestamp() - interval '1 second'`));

const counts = async (who: ResourceActor): Promise<{ live: number; trash: number }> =>
  db.tenant(who.tenantId, async (tx) => {
    const [row] = await tx.query<{ live: number; trash: number }>(
      'select count(*) filter (where trashed_at is null)::int as live, count(trashed_at)::int as trash from person where tenant_id = $1',
      [who.tenantId],
    );
    return row ?? { live: 0, trash: 0 };
  });

const removeAll = async (who: ResourceActor): Promise<string> => {
  const { data } = await ask(
    who,
    'mutation { deletePeople(selection: { all: true }) { affected job { id status progress affected } } }',
  );
  const { job, affected } = data?.['deletePeople'] as { affected: number; job: { id: string } };
  expect({ affected, job }).toEqual({
    affected: 0,
    job: { id: expect.any(String), status: 'queued', progress: 0, affected: 0 },
  });
  return job.id;
};
const jobOf = async (who: ResourceActor, jobId: string) =>
  ask(who, 'query ($jobId: ID!) { peopleJob(jobId: $jobId) { status progress affected } }', { jobId });

describe('a bulk change of more than 10,000 rows', () => {
  it('is done by a job, in batches, and leaves other tenants alone', async () => {
    await fill(alice, 10_500);
    await fill(bob, 20);
    const before = woken;
    const id = await removeAll(alice);
    expect(woken).toBe(before + 1);
    expect(await counts(alice)).toEqual({ live: 10_500, trash: 0 });
    expect(await runner().resumeJobs()).toBe(true);
    expect((await jobOf(alice, id)).data?.['peopleJob']).toEqual({
      status: 'completed',
      progress: 100,
      affected: 10_500,
    });
    expect(await counts(alice)).toEqual({ live: 0, trash: 10_500 });
    expect(await counts(bob)).toEqual({ live: 20, trash: 0 });
    expect((await jobOf(bob, id)).error).toEqual((await jobOf(bob, newId())).error);
    expect(await runner().resumeJobs()).toBe(false);
  });

  it('goes on where a killed process left it, each row once, and spares rows that came meanwhile', async () => {
    await fill(alice, 10_500);
    const id = await removeAll(alice);
    const killed = await claimJob(db, ['people']);
    if (killed === undefined) throw new Error('There was no job.');
    expect(await runBulkStep(db, person, killed, clock.now(), 4_000)).toBe(false);
    // Killed inside the second batch: its transaction is undone.
    const failing = {
      ...person,
      hooks: {
        changed: async () => {
          throw new Error('killed');
        },
      },
    };
    await expect(runBulkStep(db, failing, killed, clock.now(), 4_000)).rejects.toThrow('killed');
    expect((await jobOf(alice, id)).data?.['peopleJob']).toEqual({ status: 'running', progress: 38, affected: 4_000 });
    await db.tenant(alice.tenantId, (tx) =>
      tx.execute(
        `insert into person (tenant_id, id, name, created_at, updated_at) values ($1, $2, 'late', now(), now())`,
        [alice.tenantId, newId()],
      ),
    );
    expect(await runner().resumeJobs()).toBe(false);
    await endLeases();
    expect(await runner().resumeJobs()).toBe(true);
    expect((await jobOf(alice, id)).data?.['peopleJob']).toEqual({
      status: 'completed',
      progress: 100,
      affected: 10_500,
    });
    expect(await counts(alice)).toEqual({ live: 1, trash: 10_500 });
    // The killed one was only asleep: what it holds is worth nothing any more.
    await expect(runBulkStep(db, person, killed, clock.now())).rejects.toThrow(LeaseLost);
  });

  it('restores as it deletes', async () => {
    await fill(alice, 10_001);
    await removeAll(alice);
    await runner().resumeJobs();
    const { data } = await ask(alice, 'mutation { restorePeople(selection: { all: true }) { job { id } } }');
    await runner().resumeJobs();
    expect(
      (await jobOf(alice, (data?.['restorePeople'] as { job: { id: string } }).job.id)).data?.['peopleJob'],
    ).toMatchObject({ status: 'completed', affected: 10_001 });
    expect(await counts(alice)).toEqual({ live: 10_001, trash: 0 });
  });

  it('stops between two batches and is taken up at once by the next process', async () => {
    await fill(alice, 10_001);
    const id = await removeAll(alice);
    const stopping = runner();
    const running = stopping.resumeJobs();
    await stopping.stop();
    await running;
    expect((await jobOf(alice, id)).data?.['peopleJob']).toMatchObject({
      status: expect.stringMatching(/running|queued/),
    });
    await runner().resumeJobs();
    expect((await jobOf(alice, id)).data?.['peopleJob']).toMatchObject({ status: 'completed', affected: 10_001 });
  });

  it('that a rule forbids is failed, and says so', async () => {
    await fill(alice, 10_001);
    const id = await removeAll(alice);
    const refusing = {
      ...person,
      hooks: {
        beforeDelete: async () => {
          throw wrongState();
        },
      },
    };
    await new JobRunner({ db, storage, clock, resources: [refusing] }).resumeJobs();
    expect((await jobOf(alice, id)).data?.['peopleJob']).toEqual({ status: 'failed', progress: 0, affected: 0 });
    expect(await counts(alice)).toEqual({ live: 10_001, trash: 0 });
  });
});

describe('an export', () => {
  const order = async (who: ResourceActor, query: object = {}, trash = false): Promise<string> => {
    const { data, error } = await ask(
      who,
      'mutation ($query: ListQuery, $trash: Boolean) { exportPeople(query: $query, trash: $trash) { id status progress rows url expiresAt } }',
      { query, trash },
    );
    expect(error).toBeNull();
    expect(data?.['exportPeople']).toMatchObject({
      status: 'queued',
      progress: 0,
      rows: 0,
      url: null,
      expiresAt: null,
    });
    return (data?.['exportPeople'] as { id: string }).id;
  };
  const look = (who: ResourceActor, jobId: string) =>
    ask(who, 'query ($jobId: ID!) { peopleExport(jobId: $jobId) { status progress rows url expiresAt } }', { jobId });
  const fileOf = async (id: string): Promise<string[][]> => {
    const [row] = await db.system((tx) =>
      tx.query<{ file_key: string }>('select file_key from kit_job where id = $1', [id]),
    );
    const { data } = papaparse.parse<string[]>(await text(await storage.get(row?.file_key ?? '')), {
      skipEmptyLines: true,
    });
    return data;
  };

  it('writes every row of the query once, in its order, and only the tenant’s own', async () => {
    await fill(alice, 2_345);
    await fill(bob, 5, 'Canary');
    const id = await order(alice, {
      sortBy: 'name:desc',
      filters: [{ field: 'name', type: 'text', operation: 'notContains', value: 'person 7' }],
    });
    await runner().resumeJobs();
    const [head, ...records] = await fileOf(id);
    expect(head).toEqual(['id', 'name', 'phone', 'tags']);
    const names = records.map((record) => record[1] as string);
    const expected = Array.from({ length: 2_345 }, (_, at) => `Person ${at + 1}`)
      .filter((name) => !name.startsWith('Person 7'))
      .sort()
      .reverse();
    expect(names).toEqual(expected);
    expect(records[0]?.[2]).toMatch(/^\+61/);
    const { data } = await look(alice, id);
    expect(data?.['peopleExport']).toMatchObject({
      status: 'completed',
      progress: 100,
      rows: expected.length,
      url: expect.stringContaining('people.csv'),
      expiresAt: expect.any(String),
    });
    expect((await look(bob, id)).error).toEqual((await look(bob, newId())).error);
  });

  it('says that it is done, once, to who asked for it', async () => {
    await fill(alice, 3);
    const id = await order(alice);
    await runner().resumeJobs();
    const events = await db.system((tx) =>
      tx.query<{ payload: object }>(`select payload from outbox where partition_key = $1`, [id]),
    );
    expect(events.map((event) => event.payload)).toEqual([
      { jobId: id, tenantId: alice.tenantId, userId: alice.userId, resource: 'people', rows: 3 },
    ]);
  });

  it('that cannot be written is failed, and says so, once, to who asked for it', async () => {
    await fill(alice, 3);
    const id = await order(alice);
    const broken = { ...person, hydrate: () => Promise.reject(wrongState('No.')) };
    await new JobRunner({ db, storage, clock, resources: [broken] }).resumeJobs();
    expect((await look(alice, id)).data?.['peopleExport']).toMatchObject({ status: 'failed', url: null });
    expect(await runner().resumeJobs()).toBe(false);
    const events = await db.system((tx) =>
      tx.query<{ type: string; payload: object }>(
        'select event_type as type, payload from outbox where partition_key = $1',
        [id],
      ),
    );
    expect(events).toEqual([
      {
        type: 'export.failed',
        payload: {
          jobId: id,
          tenantId: alice.tenantId,
          userId: alice.userId,
          resource: 'people',
          reason: 'wrong-state',
        },
      },
    ]);
  });

  it('waits for another service that is away, and has what that knows of the rows', async () => {
    await fill(alice, 2);
    const id = await order(alice);
    let isAway = true;
    const completed = {
      ...person,
      hooks: {
        ...person.hooks,
        fileRows: async (_: ResourceActor, rows: readonly Identified[]) => {
          if (isAway) throw unavailable();
          return rows.map((row) => ({
            ...row,
            name: `${String((row as Identified & { name?: unknown }).name)}, known`,
          }));
        },
      },
    };
    const jobs = new JobRunner({ db, storage, clock, resources: [completed] });
    await jobs.resumeJobs();
    expect((await look(alice, id)).data?.['peopleExport']).toMatchObject({ status: 'running', url: null });
    isAway = false;
    await endLeases();
    await jobs.resumeJobs();
    const cells = (await fileOf(id)).flat();
    for (const name of ['Person 1, known', 'Person 2, known']) expect(cells).toContain(name);
  });

  it('is written anew after a kill, and the killed writer changes nothing any more', async () => {
    await fill(alice, 1_500);
    const id = await order(alice);
    const killed = await claimJob(db, ['people']);
    if (killed === undefined) throw new Error('There was no job.');
    await endLeases();
    await runner().resumeJobs();
    await expect(runExport(db, storage, exporterOf(person), killed)).rejects.toThrow(LeaseLost);
    expect(await fileOf(id)).toHaveLength(1_501);
    expect((await look(alice, id)).data?.['peopleExport']).toMatchObject({ status: 'completed', rows: 1_500 });
  });

  it('of the trash has what lies there', async () => {
    await fill(alice, 10);
    await ask(alice, 'mutation { deletePeople(selection: { all: true }) { affected } }');
    await fill(alice, 2, 'Live');
    const id = await order(alice, {}, true);
    await runner().resumeJobs();
    expect(await fileOf(id)).toHaveLength(11);
  });

  it('refuses at once what it could not write', async () => {
    const { error } = await ask(alice, 'mutation { exportPeople(query: { sortBy: "nope" }) { id } }');
    expect(error).toMatchObject({ code: 'invalid-input', fields: ['sortBy'] });
  });

  it('is forgotten after a week, with its file and that of a writer whose job went to another', async () => {
    await fill(alice, 1);
    const id = await order(alice);
    const asleep = (await claimJob(db, ['people']))!;
    const put: FolderStorage['put'] = async (...file) => {
      const written = await storage.put(...file);
      await endLeases();
      await runner().resumeJobs();
      return written;
    };
    await expect(
      runExport(db, Object.create(storage, { put: { value: put } }), exporterOf(person), asleep),
    ).rejects.toThrow(LeaseLost);
    const left = `${alice.tenantId}/exports/${id}-${asleep.fence}.csv`;
    expect(await storage.exists(left)).toBe(true);
    expect(await runner().forgetOldJobs()).toBe(0);
    const [row] = await db.system((tx) =>
      tx.query<{ file_key: string }>(
        `update kit_job set finished_at = finished_at - interval '8 days' returning file_key`,
      ),
    );
    expect(await runner().forgetOldJobs()).toBe(1);
    for (const key of [row?.file_key ?? '', left]) expect(await storage.exists(key)).toBe(false);
    expect((await look(alice, id)).error?.code).toBe('not-found');
  });
});
