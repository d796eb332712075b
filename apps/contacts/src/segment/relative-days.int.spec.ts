import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';
import { launch, listen } from '../../test/launches.js';

/** A segment keeps the question, not its answer: "over 30 days ago" is asked anew on the business's day. */
describe('a segment of who was here over 30 days ago', () => {
  let contacts: ContactsUnderTest;
  let heard: Awaited<ReturnType<typeof listen>>;
  let ava: Person;
  let segmentId: string;
  beforeAll(async () => {
    contacts = await startContacts('relative');
    heard = await listen(contacts.platform.bus);
    ava = await contacts.person();
    await ava.ask('mutation { createAttribute(input: {name: "Last visit", type: "date"}) { id } }');
    for (const [phone, lastVisit] of [
      ['0412000001', '2026-10-20'],
      ['0412000002', '2026-10-21'],
      ['0412000003', null],
    ])
      await ava.ask('mutation ($input: ContactInput!) { createContact(input: $input) { id } }', {
        input: { phone, attributes: { lastVisit } },
      });
    const filters = [{ field: 'attributes.lastVisit', type: 'date', operation: 'before-days-ago', value: 30 }];
    const { createSegment } = await ava.ask<{ createSegment: { id: string } }>(
      'mutation ($filters: JSON) { createSegment(input: {name: "Away", filters: $filters}) { id } }',
      { filters },
    );
    segmentId = createSegment.id;
  }, 120_000);
  afterAll(async () => {
    await heard.stop();
    await contacts.stop();
  });

  const noon = '2026-11-20T01:00:00.000Z';
  /** Midnight in Sydney, where the business is; in Greenwich it is still the 20th. */
  const midnight = '2026-11-20T13:00:00.000Z';

  async function seen(): Promise<{ segment: number; list: number; quote: number }> {
    const { segment, contactsCountWithFilters: list } = await ava.ask<{
      segment: { count: number };
      contactsCountWithFilters: number;
    }>(
      'query ($id: ID!, $filters: JSON) { segment(id: $id) { count } contactsCountWithFilters(query: {filters: $filters}) }',
      {
        id: segmentId,
        filters: [{ field: 'attributes.lastVisit', type: 'date', operation: 'before-days-ago', value: 30 }],
      },
    );
    const { measureAudience } = await contacts.asService<{ measureAudience: { recipients: number } }>(
      ava.tenantId,
      'query ($input: MeasureInput!) { measureAudience(input: $input) { recipients } }',
      {
        input: {
          segmentIds: [segmentId],
          message: 'Hi',
          messageType: 'transactional',
          businessName: 'Corner Café',
          countries: ['AU'],
        },
      },
    );
    return { segment: segment.count, list, quote: measureAudience.recipients };
  }

  it('grows at the business’s midnight: in its count, in lists and in quotes', async () => {
    contacts.clock.set(noon);
    expect(await seen()).toEqual({ segment: 1, list: 1, quote: 1 });
    contacts.clock.set(midnight);
    expect(await seen()).toEqual({ segment: 2, list: 2, quote: 2 });
  });

  it.each([
    [noon, 1],
    [midnight, 2],
  ])('is frozen as it was at the launch: %s', async (launchedAt, people) => {
    contacts.clock.set('2026-12-24T01:00:00.000Z');
    const audience = { contactIds: [], groupIds: [], segmentIds: [segmentId] };
    const campaign = await launch(contacts.platform.bus, { tenantId: ava.tenantId, audience, launchedAt });
    const { pages } = await heard.of(campaign.campaignId);
    expect(pages.flatMap((page) => page.people)).toHaveLength(people);
  });
});
