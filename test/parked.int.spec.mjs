import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { newId, tenantTable } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
import { defineService, Feature, On } from '@bellbird/service-host';
import { testPlatform } from '@bellbird/service-host/testing';
import { eventually, testPostgres } from '@bellbird/testing';
import { parked } from '../apps/local/src/parked.js';

let broken = true;
class Hear {
  async handle({ payload }, tx) {
    if (broken) throw new Error('The handler is broken.');
    await tx.execute('insert into heard (tenant_id, name) values ($1, $2)', [payload.tenantId, payload.name]);
  }
}
// By hand what `@On(tenantUpdated)` and `@Injectable()` do: this file is plain JavaScript.
On(tenantUpdated)(Hear.prototype, 'handle', Object.getOwnPropertyDescriptor(Hear.prototype, 'handle'));
Injectable()(Hear);
class HearModule {}
Feature({ providers: [Hear] })(HearModule);

const definition = defineService({
  name: 'mended',
  imports: [HearModule],
  config: () => ({}),
  migrations: [
    {
      name: '0002-heard',
      up: (roles) =>
        `create table heard (nth bigint generated always as identity, tenant_id uuid not null, name text not null); ${tenantTable(roles, 'heard', { app: 'select, insert' })}`,
    },
  ],
});

describe('npm run parked', () => {
  let platform;
  let service;
  const [mine, other] = [newId(), newId()];
  beforeAll(async () => {
    platform = await testPlatform();
    service = await platform.start(definition);
  });
  afterAll(() => platform.stop());

  const say = (tenantId, name) =>
    platform.bus.publish([
      {
        topic: tenantUpdated.topic,
        key: tenantId,
        eventId: newId(),
        type: tenantUpdated.type,
        schemaVersion: 1,
        tenantId,
        aggregateVersion: 1n,
        occurredAt: new Date(),
        trace: null,
        value: JSON.stringify({ tenantId, name, country: 'AU', timeZone: 'Australia/Sydney' }),
      },
    ]);
  const heard = async () => (await service.sql('select name from heard order by nth')).map((row) => row.name);
  async function run(...args) {
    const lines = [];
    const code = await parked(
      [service.name, ...args],
      { DATABASE_URL: testPostgres().url, BELLBIRD_SECRET: platform.secret },
      (line) => lines.push(line),
    );
    return { code, lines };
  }

  it('says so where nothing is parked', async () => {
    expect(await run()).toEqual({ code: 0, lines: ['Nothing is parked.'] });
    expect(await run('--replay')).toEqual({ code: 0, lines: ['0 handled, 0 still parked.'] });
  });

  it('lists what is parked without what is in it; replays it in order once the fault is mended', async () => {
    await say(mine, 'First');
    await say(mine, 'Second');
    await say(other, 'Third');
    await eventually(async () => expect((await run()).lines.at(-1)).toBe('3 parked.'), {
      timeoutMs: 15_000,
      everyMs: 200,
    });

    const { lines } = await run('--key', mine);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      new RegExp(
        `tenant\\.account  key ${mine}  at \\d+/\\d+  event [0-9a-f-]{36}  \\d tries  .*The handler is broken\\.`,
      ),
    );
    expect(lines.join('\n')).not.toMatch(/First|Second|Sydney/);
    expect((await run('--topic', 'campaign.funds')).lines).toEqual(['Nothing is parked.']);

    expect(await run('--replay')).toEqual({ code: 1, lines: ['0 handled, 3 still parked.'] });
    broken = false;
    expect(await run('--replay', '--key', mine)).toEqual({ code: 0, lines: ['2 handled, 0 still parked.'] });
    expect(await heard()).toEqual(['First', 'Second']);
    expect((await run()).lines.at(-1)).toBe('1 parked.');
    expect(await run('--replay')).toEqual({ code: 0, lines: ['1 handled, 0 still parked.'] });
    expect(await heard()).toEqual(['First', 'Second', 'Third']);
  });

  it('finds the installation that runs, by npm start or start:apart, without being told where', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-parked-'));
    const dead = spawnSync('true').pid;
    for (const [data, pid] of [
      ['.bellbird', dead],
      ['.data/apart', process.pid],
    ]) {
      await mkdir(join(folder, data, 'postgres', 'cluster'), { recursive: true });
      await writeFile(
        join(folder, data, 'postgres', 'cluster', 'postmaster.pid'),
        [pid, 'cluster', 0, new URL(testPostgres().url).port].join('\n'),
      );
      await writeFile(join(folder, data, 'secret'), data === '.bellbird' ? 'another' : platform.secret);
    }
    const here = process.cwd();
    process.chdir(folder);
    try {
      const lines = [];
      expect(await parked([service.name], {}, (line) => lines.push(line))).toBe(0);
      expect(lines).toEqual(['Nothing is parked.']);
    } finally {
      process.chdir(here);
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('says how it is called, and what it does not find', async () => {
    await expect(parked([], {}, () => undefined)).rejects.toThrow('npm run parked -- <service>');
    await expect(parked(['campaigns'], { BELLBIRD_DATA: '/nowhere' }, () => undefined)).rejects.toThrow(
      'BELLBIRD_SECRET is not set',
    );
    await expect(
      parked(['campaigns'], { BELLBIRD_DATA: '/nowhere', BELLBIRD_SECRET: 'x' }, () => undefined),
    ).rejects.toThrow('No Postgres runs in');
    await expect(
      parked(['nobody'], { DATABASE_URL: testPostgres().url, BELLBIRD_SECRET: 'x' }, () => undefined),
    ).rejects.toMatchObject({ code: expect.stringMatching(/28P01|28000|3D000/) });
  });

  it('shows apart what is kept for a later release, and replays nothing of it', async () => {
    await platform.bus.publish([
      {
        topic: tenantUpdated.topic,
        key: mine,
        eventId: newId(),
        type: 'tenant.moved',
        schemaVersion: 3,
        tenantId: mine,
        aggregateVersion: 1n,
        occurredAt: new Date(),
        trace: null,
        value: '{}',
      },
    ]);
    await eventually(async () => expect((await run()).lines).toHaveLength(2), { timeoutMs: 15_000, everyMs: 200 });
    const { lines } = await run();
    expect(lines[0]).toBe('Nothing is parked.');
    expect(lines[1]).toMatch(
      /^1 kept since [0-9T:.Z-]+ until a release knows them: tenant\.account {2}tenant\.moved version 3$/,
    );
    expect(await run('--replay')).toEqual({ code: 0, lines: ['0 handled, 0 still parked.'] });
    expect((await run('--key', other)).lines).toEqual(['Nothing is parked.']);
    // The figure is set every five seconds.
    await eventually(
      async () =>
        expect(await (await fetch(`${service.url}/metrics`)).text()).toContain(
          `kept_events{service="${service.name}"} 1`,
        ),
      { timeoutMs: 15_000, everyMs: 200 },
    );
  });
});
