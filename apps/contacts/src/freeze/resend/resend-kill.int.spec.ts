import { newId } from '@bellbird/database';
import { killedContacts, type KilledContacts } from '../../../test/killed-contacts.js';
import { launch, listen } from '../../../test/launches.js';

describe('2. a resend that is killed at its pages', () => {
  let world: KilledContacts;
  beforeAll(async () => {
    world = await killedContacts('resend_kill');
  }, 120_000);
  afterAll(() => world.stop(), 120_000);

  it('goes on by itself: everybody once, in pages without a gap', async () => {
    const tenantId = newId();
    const nobody = { contactIds: [], groupIds: [], segmentIds: [] };
    const heard = await listen(world.bus);
    const phones = Array.from({ length: 700 }, (_, n) => `+614918${String(10_000 + n)}`);
    const undelivered = Array.from({ length: 4_200 }, (_, n) => ({
      ...{ ordinal: n * 2 + 1, contactId: null, phone: `+61492${String(100_000 + n)}` },
      status: n % 3 === 0 ? ('canceled' as const) : ('bounced' as const),
    }));
    const original = newId();
    world.neighbours.undelivered.set(original, undelivered);
    world.neighbours.delivered.set(original, new Set(undelivered.filter((_, n) => n % 10 === 0).map((p) => p.phone)));
    const first = await world.start();
    await first.service.kill('SIGTERM');
    await world.sql(
      `insert into left_out (tenant_id, campaign_id, reason, phone, typed)
       select $1, $2, 'noConsent', p, n from unnest($3::text[]) with ordinality t(p, n)`,
      [tenantId, original, phones],
    );
    const { campaignId } = await launch(world.bus, {
      ...{ tenantId, audience: nobody },
      resendOf: { campaignId: original, statuses: ['bounced', 'canceled', 'left-out'] },
    });
    for (const point of ['freeze-page:1', 'freeze-page-committed:1', 'freeze-page:2']) await world.dieAt(point);
    const { service } = await world.start();
    const { pages, frozen } = await heard.of(campaignId, 60_000);
    await heard.stop();
    const people = pages.flatMap((page) => page.people);
    expect(pages.map((page) => page.page)).toEqual(pages.map((_, at) => at + 1));
    expect(people.map((person) => person.ordinal)).toEqual(people.map((_, at) => at + 1));
    expect(people.map((person) => person.address)).toEqual([
      ...undelivered.filter((_, n) => n % 10 !== 0).map(({ phone }) => phone),
      ...phones,
    ]);
    expect(frozen).toMatchObject({ leftOut: { duplicatePhone: 420 }, stopped: false });
    const [kept] = await world.sql<{ count: number }>(
      'select count(*)::int as count from left_out where campaign_id = $1',
      [campaignId],
    );
    expect(kept?.count).toBe(420);
    await service.kill('SIGTERM');
  }, 300_000);
});
