import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@bellbird/database';
import { eventually, spawnService, testPostgres, type Service } from '@bellbird/testing';
import { makeAutomation } from '../../../test/automations.js';
import { CampaignsUnderTest } from '../../../test/campaigns-under-test.js';

/** With `test:long` ten times (automations-killed.long.spec.ts). */
const times = Number(process.env['FAULT_POINT_TIMES'] ?? 1);

// Check 12: killed between campaign and occasion, each occasion comes once.
describe('12. automations whose service is killed -9 while it writes a run', () => {
  const test = new CampaignsUnderTest();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'campaigns-'));
    await test.start();
    test.platform.clock.set('2026-11-20T01:00:00Z');
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const start = (now: string, faultPoint: string): Promise<Service> =>
    spawnService({
      entry: new URL('../../../test/run-campaigns.ts', import.meta.url),
      env: {
        NAME: test.service.name,
        NOW: now,
        BUS_URL: test.platform.busUrl,
        FOLDER: folder,
        POSTGRES_URL: testPostgres().url,
        SECRET: test.platform.secret,
        PEERS: JSON.stringify(Object.fromEntries(test.platform.peers)),
        FAULT_POINT: faultPoint,
        LOG_LEVEL: 'warn',
      },
    });

  it('each person is greeted once', async () => {
    const ava = test.person();
    const people = Array.from({ length: 3 }, newId).sort();
    ava.business.dates['attributes.birthday'] = { '11-21': people };
    const { id } = await makeAutomation(ava, { state: 'active' });
    await test.service.stop();
    const nine = '2026-11-20T22:00:00.000Z';
    for (let n = 0; n < times; n += 1) {
      expect(await (await start(nine, 'after-occasion')).ended).toBe('SIGKILL');
      expect(await test.stored(ava.tenantId)).toBe(0);
    }
    const service = await start(nine, '');
    await eventually(async () => expect(await test.stored(ava.tenantId)).toBe(1));
    await service.kill('SIGTERM');
    await (await start(nine, '')).kill('SIGTERM');
    expect(await test.stored(ava.tenantId)).toBe(1);
    const occasions = await test.service.sql<{ contact: string }>(
      `select contact_id as contact from automation_occasion where automation_id = $1 and campaign_id is not null order by 1`,
      [id],
    );
    expect(occasions.map(({ contact }) => contact)).toEqual(people);
  }, 600_000);
});
