import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedId } from '@bellbird/database';
import { fnv1a } from '@bellbird/event-bus';
import { messageRequested, textRequested } from '@bellbird/events';
import { eventually, spawnService, testPostgres, type Service } from '@bellbird/testing';
import { CampaignsUnderTest, type Person } from '../../test/campaigns-under-test.js';

/** With `test:long` ten times (single-texts-killed.long.spec.ts). */
const times = Number(process.env['FAULT_POINT_TIMES'] ?? 1);
const points = ['after-single-text', 'after-price', 'after-hold', 'after-request'];
/** Longer than a dead worker's claim lasts. */
const betweenMs = 31_000;

// Check 1: killed at each fault point, one text or none, one hold or none.
describe('1. single texts whose service is killed -9 at each of its points', () => {
  const test = new CampaignsUnderTest();
  let folder: string;
  let now = new Date('2026-11-20T01:00:00.000Z').getTime();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'campaigns-'));
    await test.start();
    await test.service.stop();
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const start = (faultPoint: string): Promise<Service> =>
    spawnService({
      entry: new URL('../../test/run-campaigns.ts', import.meta.url),
      env: {
        NAME: test.service.name,
        NOW: new Date((now += betweenMs)).toISOString(),
        BUS_URL: test.platform.busUrl,
        FOLDER: folder,
        POSTGRES_URL: testPostgres().url,
        SECRET: test.platform.secret,
        PEERS: JSON.stringify(Object.fromEntries(test.platform.peers)),
        FAULT_POINT: faultPoint,
        LOG_LEVEL: 'warn',
      },
    });

  it('each is asked of dispatch once, under one hold, also where several of two businesses were in hand', async () => {
    const [ava, ben] = [test.person(), test.person()];
    const texts = new Map([ava, ben].map((person): [Person, string[]] => [person, []]));
    for (const point of Array.from({ length: times }, () => points).flat()) {
      // Nobody takes them before the service starts: they are one slice.
      for (const person of [ava, ben, ava]) {
        const textId = idOfOneLine();
        texts.get(person)!.push(textId);
        await test.tell(textRequested, wishOf(person, textId));
      }
      expect(await (await start(point)).ended).toBe('SIGKILL');
    }
    const last = await start('');
    for (const [person, ids] of texts) {
      const asked = await eventually(
        () => {
          const requests = test.heard(person.tenantId, messageRequested);
          expect(new Set(requests.map(({ requestId }) => requestId))).toEqual(new Set(ids));
          return requests;
        },
        { timeoutMs: 20_000 },
      );
      expect(asked).toHaveLength(ids.length);
    }
    await last.kill('SIGTERM');
    for (const [{ tenantId, business }, ids] of texts) {
      const holds = test.neighbours.holdsAskedFor(tenantId).map(({ holdId }) => holdId);
      expect(new Set(holds)).toEqual(new Set(ids.map((id) => namedId('hold', id))));
      expect(business.frozen).toBe(80_000n * BigInt(ids.length));
      expect(
        await test.service.sql(
          'select state, count(*)::int as n from single_text where tenant_id = $1 group by state',
          [tenantId],
        ),
      ).toEqual([{ state: 'sent', n: ids.length }]);
    }
  }, 240_000);
});

let named = 0;

/** The embedded bus has eight lines: what has one of these for its key goes one way. */
function idOfOneLine(): string {
  for (;;) {
    const id = namedId('turn-text', String((named += 1)));
    if (fnv1a(id) % 8 === 0) return id;
  }
}

const wishOf = ({ tenantId }: Person, textId: string) => ({
  textId,
  tenantId,
  purpose: 'review-request' as const,
  messageType: 'transactional' as const,
  phone: '+61412345678',
  country: 'AU',
  contactId: null,
  callerId: null,
  text: 'It is your turn.',
  notBefore: null,
  notAfter: '2026-11-21T01:00:00.000Z',
});
