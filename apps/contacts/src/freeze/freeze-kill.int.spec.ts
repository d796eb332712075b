import { newId } from '@bellbird/database';
import { killedContacts, type KilledContacts } from '../../test/killed-contacts.js';
import { launch, listen, manyContacts } from '../../test/launches.js';

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
    await world.start();
    const { pages, frozen } = await heard.of(campaign.campaignId, 30_000);
    await heard.stop();
    const said = pages.flatMap((page) => page.people);
    expect(frozen).toMatchObject({ pages: pages.length, leftOut: { unsubscribed: 321 }, stopped: false });
    expect(pages.map((page) => page.page)).toEqual(pages.map((_, at) => at + 1));
    expect(said.map((person) => person[0])).toEqual(Array.from({ length: people - 321 }, (_, at) => at + 1));
    expect(new Set(said.map((person) => person[1])).size).toBe(people - 321);
    const [kept] = await world.sql<{ count: number }>(
      'select count(*)::int as count from left_out where campaign_id = $1',
      [campaign.campaignId],
    );
    expect(kept?.count).toBe(321);
  }, 240_000);
});
