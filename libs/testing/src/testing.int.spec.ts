import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { eventually, fixedClock, freePort, seed, seeded, spawnService, testDatabase } from './index.js';

async function rowsOf(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a test database', () => {
  it('is empty, of its own, lower-cases by Unicode, and goes with its connections', async () => {
    const one = await testDatabase('Sms Campaigns');
    const two = await testDatabase('Sms Campaigns');
    expect(one.name).toMatch(/^sms_campaigns_[0-9a-f]{8}$/);
    await rowsOf(one.url, 'create table only_here (id int)');
    expect(await rowsOf(two.url, `select to_regclass('only_here') as found, lower('ZOË') as lower`)).toEqual([
      { found: null, lower: 'zoë' },
    ]);
    const open = new pg.Client({ connectionString: one.url });
    open.on('error', () => undefined);
    await open.connect();
    await Promise.all([one.drop(), two.drop()]);
    expect(
      await rowsOf(
        process.env.TEST_POSTGRES_URL ?? '',
        `select 1 from pg_database where datname in ('${one.name}', '${two.name}')`,
      ),
    ).toEqual([]);
    await open.end().catch(() => undefined);
  });
});

describe('eventually', () => {
  it('answers what is true at last', async () => {
    let tries = 0;
    const late = (): number => {
      tries++;
      if (tries < 3) throw new Error('not yet');
      return tries;
    };
    await expect(eventually(late, { everyMs: 1 })).resolves.toBe(3);
  });

  it('throws the last failure when the time is over', async () => {
    for (const [check, failure] of [
      [(): boolean => (expect(1).toBe(2), true), 'Expected: 2'],
      [(): boolean => false, 'still false'],
    ] as const) {
      const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(1_000_000);
      await expect(eventually(check)).rejects.toThrow(failure);
      clock.mockRestore();
    }
  });
});

it('a fixed clock moves only when it is told to', () => {
  const clock = fixedClock('2026-11-20T09:00:00Z');
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2026-11-20T09:01:30.000Z');
  clock.set('2026-11-21T00:00:00+11:00');
  expect(clock.now().toISOString()).toBe('2026-11-20T13:00:00.000Z');
});

it('a seeded failure names its seed, and the same seed chooses the same', async () => {
  const choices = (): Promise<number[]> => seeded(({ int }) => Array.from({ length: 200 }, () => int(1, 6)));
  expect(await choices()).toEqual(await choices());
  expect(new Set(await choices())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  await expect(seeded(() => expect(1).toBe(2))).rejects.toThrow(`SEED=${seed()}`);
});

it('a free port can be listened on', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await new Promise((resolve) => server.close(resolve));
});

describe('a spawned service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-service-'));
  const program = (name: string, source: string): string => {
    writeFileSync(join(folder, name), source);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('runs TypeScript from source, prints, and ends by signal', async () => {
    const entry = program(
      'one.ts',
      `const said: string = 'hello ' + process.env.NAME; console.log(said); setInterval(() => undefined, 1000);`,
    );
    const service = await spawnService({ entry, env: { NAME: 'world' }, ready: /hello/ });
    expect(service.lines).toEqual(['hello world']);
    expect(await service.kill('SIGKILL')).toBe('SIGKILL');
    expect(await service.kill()).toBe('SIGKILL');
  });

  it('is up when its address answers', async () => {
    const port = await freePort();
    const entry = program(
      'two.mjs',
      `import { createServer } from 'node:http'; setTimeout(() => createServer((q, s) => s.end('ok')).listen(${port}), 100);`,
    );
    const service = await spawnService({ entry, ready: `http://127.0.0.1:${port}/` });
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok');
    await service.kill();
  });

  it('that ends before it is up fails at once, with what it printed', async () => {
    const entry = program('three.mjs', `console.error('no such folder'); process.exit(3);`);
    await expect(spawnService({ entry, ready: /never/ })).rejects.toThrow(/ended[^]*no such folder/);
  });
});
