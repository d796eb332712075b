import { Freezing } from '../../../test/freezing.js';
import { manyContacts } from '../../../test/launches.js';

const measure = 'query ($input: MeasureInput!) { measureAudience(input: $input) { recipients zones { zone people } } }';

describe('an audience by each person’s own clock', () => {
  const t = new Freezing('freeze_zones');

  const everybody = { contactIds: [], groupIds: [], segmentIds: ['all-contacts'] };
  const zones = async (field: string, more: Record<string, unknown> = {}) =>
    (
      await t.contacts.asService<{
        measureAudience: { recipients: number; zones: { zone: string; people: number }[] };
      }>(t.ava.tenantId, measure, {
        input: {
          ...{ ...everybody, message: 'Hi {{firstName|there}}!', messageType: 'transactional', businessName: 'Café' },
          ...{ countries: ['AU', 'NZ', 'SG'], zones: { field, timeZone: 'Australia/Sydney' }, ...more },
        },
      })
    ).measureAudience.zones;

  it('4. is frozen zone by zone, by postcode, state or name, else by phone, else the business’s', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 9);
    const values = ['0872', '2880', '4825', 'WA', 'vic', 'Australia/Darwin', 'elsewhere', null, 872];
    for (const [at, value] of values.entries())
      await t.contacts.sql(`update contact set attributes = $2 where tenant_id = $1 and phone like '%' || $3`, [
        t.ava.tenantId,
        JSON.stringify({ where: value }),
        String(at + 1).padStart(8, '0'),
      ]);
    const phones = [
      { phone: '+6581234567', country: 'SG' },
      { phone: '+64211234567', country: 'NZ' },
    ];
    const campaign = await t.launch({
      ...{ zoneField: 'attributes.where', timeZone: 'Australia/Sydney', phones },
      prices: { AU: '80000', NZ: '100000', SG: '90000' },
    });
    const { pages, frozen } = await t.heard.of(campaign.campaignId);
    const people = pages as unknown as { page: number; zone: string; people: { ordinal: number; address: string }[] }[];
    const byZone: Record<string, string[]> = {};
    for (const { zone, people: some } of people)
      (byZone[zone] ??= []).push(...some.map(({ address }) => address.slice(-2)));
    for (const some of Object.values(byZone)) some.sort();
    expect(byZone).toEqual({
      'Australia/Darwin': ['01', '06', '09'],
      'Australia/Broken_Hill': ['02'],
      'Australia/Brisbane': ['03'],
      'Australia/Perth': ['04'],
      'Australia/Melbourne': ['05'],
      'Australia/Sydney': ['07', '08', '67'],
      'Asia/Singapore': ['67'],
    });
    expect(frozen.pages).toBe(pages.length);
    expect(people.flatMap((page) => page.people.map(({ ordinal }) => ordinal))).toEqual(
      Array.from({ length: 11 }, (_, at) => at + 1),
    );
    expect(await zones('attributes.where', { phones })).toEqual([
      { zone: 'Australia/Darwin', people: 3 },
      { zone: 'Australia/Sydney', people: 3 },
      { zone: 'Asia/Singapore', people: 1 },
      { zone: 'Australia/Brisbane', people: 1 },
      { zone: 'Australia/Broken_Hill', people: 1 },
      { zone: 'Australia/Melbourne', people: 1 },
      { zone: 'Australia/Perth', people: 1 },
    ]);
    expect(await zones('')).toEqual([{ zone: 'Australia/Sydney', people: 9 }]);
    expect(await zones('', { zones: null })).toEqual([]);
  });

  it('has pages of one zone each, full where the zone is large, and everybody once', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 5_000);
    await t.contacts.sql(
      `update contact set attributes = jsonb_build_object('where', (array['NSW', 'NSW', 'NSW', 'WA', '4000'])[1 + (phone_significant::bigint % 5)::int]) where tenant_id = $1`,
      [t.ava.tenantId],
    );
    const campaign = await t.launch({ zoneField: 'attributes.where' });
    const { pages } = await t.heard.of(campaign.campaignId, 30_000);
    const people = pages.flatMap((page) => page.people);
    expect(people.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 5_000 }, (_, at) => at + 1));
    expect(new Set(people.map(({ address }) => address)).size).toBe(5_000);
    expect(pages).toHaveLength(5);
  }, 60_000);
});
