import { newId } from '@bellbird/database';
import { killedContacts, type KilledContacts } from '../../test/killed-contacts.js';
import { launch, listen, manyContacts } from '../../test/launches.js';

/** Each of two points so often, with typed numbers. */
const times = Number(process.env['FAULT_POINT_TIMES'] ?? 1);

// Check 23: the planner is killed in and after its pages; the rows are the audience, nobody twice.
describe('a freeze that is killed -9 at its pages', () => {
  let world: KilledContacts;
  beforeAll(async () => {
    world = await killedContacts('freeze_kill');
  }, 120_000);
  afterAll(() => world.stop(), 120_000);

  it('goes on by itself: everybody once, in pages without a gap', async () => {
    const first = await world.start();
    await first.service.kill('SIGTERM');
    const tenantId = newId();
    const people = 3_210;
    await manyContacts(world, tenantId, people);
    await world.sql(`update contact set status = 3 where tenant_id = $1 and phone like '%7'`, [tenantId]);
    const heard = await listen(world.bus);
    const campaign = await launch(world.bus, { tenantId });
    for (const faultPoint of [
      'freeze-page:1',
      'freeze-page-committed:1',
      'freeze-page:2',
      'freeze-page-committed:1',
      'freeze-page:1',
    ])
      await world.dieAt(faultPoint);
    const { service } = await world.start();
    const { pages, frozen } = await heard.of(campaign.campaignId, 30_000);
    await heard.stop();
    const said = pages.flatMap((page) => page.people);
    expect(frozen).toMatchObject({ pages: pages.length, leftOut: { unsubscribed: 321 }, stopped: false });
    expect(pages.map((page) => page.page)).toEqual(pages.map((_, at) => at + 1));
    expect(said.map((person) => person.ordinal)).toEqual(Array.from({ length: people - 321 }, (_, at) => at + 1));
    expect(new Set(said.map((person) => person.contactId)).size).toBe(people - 321);
    const [kept] = await world.sql<{ count: number }>(
      'select count(*)::int as count from left_out where campaign_id = $1',
      [campaign.campaignId],
    );
    expect(kept?.count).toBe(321);
    await service.kill('SIGTERM');
  }, 240_000);

  it('4. by each person’s own clock too: no zone is left out, and none told twice', async () => {
    const tenantId = newId();
    await manyContacts(world, tenantId, 60);
    await world.sql(
      `update contact set attributes = jsonb_build_object('where', (array['NSW', 'WA', 'QLD'])[1 + (phone_significant::bigint % 3)::int]) where tenant_id = $1`,
      [tenantId],
    );
    const heard = await listen(world.bus);
    const campaign = await launch(world.bus, { tenantId, zoneField: 'attributes.where' });
    for (const faultPoint of ['after-zone-page:2', 'freeze-page-committed:1']) await world.dieAt(faultPoint);
    const { service } = await world.start();
    const { pages } = await heard.of(campaign.campaignId, 30_000);
    await heard.stop();
    const people = pages.flatMap((page) => page.people);
    expect(pages).toHaveLength(3);
    expect(people.map((person) => person.ordinal)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
    expect(new Set(people.map((person) => person.contactId)).size).toBe(60);
    await service.kill('SIGTERM');
  }, 240_000);

  it('1. keeps typed numbers as contacts once each', async () => {
    const phones = Array.from({ length: 40 }, (_, n) => ({ phone: `+614917${String(10_000 + n)}`, country: 'AU' }));
    const heard = await listen(world.bus);
    const empty = { contactIds: [], groupIds: [], segmentIds: [] };
    const faultPoints = Array.from({ length: times }, () => ['freeze-page:1', 'freeze-page-committed:1']).flat();
    for (const faultPoint of faultPoints) {
      const tenantId = newId();
      const { campaignId } = await launch(world.bus, { tenantId, audience: empty, phones, saveAsContacts: true });
      await world.dieAt(faultPoint);
      const { service } = await world.start();
      const { pages } = await heard.of(campaignId, 30_000);
      const people = pages.flatMap((page) => page.people);
      expect(people.map(({ address }) => address)).toEqual(phones.map(({ phone }) => phone));
      const rows = await world.sql<{ id: string; phone: string; status: number }>(
        'select id, phone, status from contact where tenant_id = $1 order by phone',
        [tenantId],
      );
      expect(rows.map(({ phone, status }) => [phone, status])).toEqual(phones.map(({ phone }) => [phone, 2]));
      expect(new Set(people.map(({ contactId }) => contactId))).toEqual(new Set(rows.map(({ id }) => id)));
      await service.kill('SIGTERM');
    }
    await heard.stop();
  }, 240_000);
});
