import { countParts } from '@bellbird/sms-text';
import { seeded } from '@bellbird/testing';
import type { Person } from '../../test/contacts-under-test.js';
import { Freezing } from '../../test/freezing.js';
import { cancel, launchOf, manyContacts, type Frozen } from '../../test/launches.js';

const measure = `query ($input: MeasureInput!) { measureAudience(input: $input) { recipients leftOut partsByCountry partsPerMessage costlyCharacters } }`;

interface Measure {
  recipients: number;
  leftOut: Record<string, number>;
  partsByCountry: Record<string, number>;
  partsPerMessage: Record<string, number>;
  costlyCharacters: { character: string; partsSaved: Record<string, number> }[];
}

describe('freezing an audience', () => {
  let other: Person;
  const t = new Freezing('freeze');
  beforeEach(async () => {
    other = await t.contacts.person();
  });
  const peopleOf = ({ pages }: Frozen) => pages.flatMap((page) => page.people);

  it('renders for each, counts parts, and says the whole', async () => {
    const id = await t.add({ firstName: 'Ava', phone: '0412345678' });
    await t.add({ firstName: 'Not mine', phone: '0412345678' }, other);
    const campaign = await t.launch({
      fields: ['Hi {{firstName|there}} of {{businessName}}: {{optOutLink}}'],
    });
    const said = await t.heard.of(campaign.campaignId);
    const [{ text, ...person } = { text: '' }] = peopleOf(said);
    expect(person).toEqual({
      ...{ ordinal: 1, contactId: id, address: '+61412345678', country: 'AU', units: 1, name: 'Ava', variant: null },
    });
    expect(text).toMatch(
      new RegExp(`^Hi Ava of Corner Café: https://bellbird\\.example/contact/opt-out/${id}/[\\w-]{26}$`),
    );
    expect(said.frozen).toMatchObject({ pages: 1, leftOut: {}, stopped: false });
    const link = String(text).split('/').slice(-2);
    const info = await t.contacts.raw(
      null,
      'query ($c: ID!, $t: String!) { optOutInfo(contactId: $c, optOutToken: $t) { businessName phoneMasked state } }',
      { c: link[0], t: link[1] },
    );
    expect(info.data).toEqual({
      optOutInfo: { businessName: 'Corner Café', phoneMasked: '+61 ••• ••• 678', state: 'in' },
    });
  });

  it('leaves out by the first reason that holds, and remembers who', async () => {
    const trashed = await t.add({ phone: '0412000001' });
    await t.ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: trashed });
    const landline = await t.add({ phone: '02 9374 4000', marketingStatus: 'unsubscribed' });
    const british = await t.add({ phone: '+44 7911 123456', marketingStatus: 'unsubscribed' });
    const out = await t.add({ phone: '0412000003', marketingStatus: 'unsubscribed' });
    const never = await t.add({ phone: '0412000004' });
    const long = await t.add({ name: 'x'.repeat(200), phone: '0412000005', marketingStatus: 'subscribed' });
    const fine = await t.add({ name: 'Fine', phone: '0412000006', marketingStatus: 'subscribed' });
    const everybody = [trashed, landline, british, out, never, long, fine];
    const { createAudience: group } = await t.ava.ask<{ createAudience: { id: string } }>(
      'mutation ($ids: [ID!]) { createAudience(input: {name: "All", contactIds: $ids}) { id } }',
      { ids: everybody },
    );
    const message = '{{name}}'.repeat(9);
    const audience = { contactIds: [fine, trashed], groupIds: [group.id], segmentIds: ['all-contacts'] };
    const leftOut = { inTrash: 1, invalidPhone: 1, noPrice: 1, unsubscribed: 1, noConsent: 1, tooLong: 1 };
    const campaign = await t.launch({
      messageType: 'marketing',
      fields: [message],
      audience,
    });
    const said = await t.heard.of(campaign.campaignId);
    expect(said.frozen.leftOut).toEqual(leftOut);
    expect(peopleOf(said).map((person) => person.contactId)).toEqual([fine]);
    const { measureAudience } = await t.contacts.asService<{ measureAudience: Measure }>(t.ava.tenantId, measure, {
      input: { ...audience, message, messageType: 'marketing', businessName: 'Corner Café', countries: ['AU', 'NZ'] },
    });
    expect(measureAudience).toMatchObject({
      recipients: 1,
      leftOut: { noPhone: 0, duplicatePhone: 0, ...leftOut },
      partsByCountry: { AU: 1 },
      partsPerMessage: { 1: 1 },
    });
    const list =
      'query ($id: ID!) { campaignLeftOut(campaignId: $id) { data { contactId status reason phoneInternational } count hasMore } }';
    const { campaignLeftOut } = await t.ava.ask<{
      campaignLeftOut: { data: { contactId: string; reason: string }[]; count: number };
    }>(list, { id: campaign.campaignId });
    expect(Object.fromEntries(campaignLeftOut.data.map((row) => [row.contactId, row.reason]))).toEqual({
      [trashed]: 'inTrash',
      [landline]: 'invalidPhone',
      [british]: 'noPrice',
      [out]: 'unsubscribed',
      [never]: 'noConsent',
      [long]: 'tooLong',
    });
    expect(
      (await other.ask<{ campaignLeftOut: { count: number } }>(list, { id: campaign.campaignId })).campaignLeftOut
        .count,
    ).toBe(0);
  });

  it('says who another business is to nobody', async () => {
    const mine = await t.add({ phone: '0412000001' });
    const { createSegment: segment } = await t.ava.ask<{ createSegment: { id: string } }>(
      'mutation { createSegment(input: {name: "All", filters: []}) { id } }',
    );
    const { createAudience: group } = await t.ava.ask<{ createAudience: { id: string } }>(
      'mutation ($ids: [ID!]) { createAudience(input: {name: "All", contactIds: $ids}) { id } }',
      { ids: [mine] },
    );
    const audience = { contactIds: [mine], groupIds: [group.id], segmentIds: [segment.id] };
    const check =
      'query ($contactIds: [ID!], $groupIds: [ID!], $segmentIds: [String!]) { checkAudience(contactIds: $contactIds, groupIds: $groupIds, segmentIds: $segmentIds) { unknown attributeKeys } }';
    expect(await t.contacts.asService(other.tenantId, check, audience)).toEqual({
      checkAudience: { unknown: audience, attributeKeys: [] },
    });
    expect(
      await t.contacts.asService(t.ava.tenantId, check, { ...audience, segmentIds: ['all-contacts', segment.id] }),
    ).toEqual({ checkAudience: { unknown: { contactIds: [], groupIds: [], segmentIds: [] }, attributeKeys: [] } });
    const campaign = await t.launch({ tenantId: other.tenantId, audience });
    expect((await t.heard.of(campaign.campaignId)).frozen).toMatchObject({ pages: 0, leftOut: {} });
    expect(
      await t.contacts.asService(
        other.tenantId,
        'query ($id: ID) { renderForContact(contactId: $id, message: "Hi {{firstName|you}}", businessName: "B") }',
        { id: mine },
      ),
    ).toEqual({ renderForContact: null });
    expect((await t.ava.refused(check, audience)).code).toBe('forbidden');
  });

  it('shows staff a text with a link that opts nobody out or in', async () => {
    const id = await t.add({ phone: '0412000001' });
    const { renderForContact } = await t.contacts.asService<{ renderForContact: string }>(
      t.ava.tenantId,
      'query ($id: ID) { renderForContact(contactId: $id, message: "Stop: {{optOutLink}}", businessName: "B") }',
      { id },
    );
    expect(renderForContact).toMatch(/opt-out\/00000000-0000-0000-0000-000000000000\/A+$/);
  });

  it('quote and freeze agree to the part, whatever is written and whoever is meant', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 3_000);
    const { createSegment: segment } = await t.ava.ask<{ createSegment: { id: string } }>(
      'mutation ($f: JSON) { createSegment(input: {name: "A", filters: $f}) { id } }',
      { f: [{ field: 'lastName', type: 'text', operation: 'contains', value: 'wong' }] },
    );
    const ids = await t.contacts.sql<{ id: string }>(
      'select id from contact where tenant_id = $1 order by phone limit 700',
      [t.ava.tenantId],
    );
    const { createAudience: group } = await t.ava.ask<{ createAudience: { id: string } }>(
      'mutation ($ids: [ID!]) { createAudience(input: {name: "G", contactIds: $ids}) { id } }',
      { ids: ids.slice(200).map((row) => row.id) },
    );
    await t.ava.ask('mutation { createAttribute(input: {name: "Suburb", type: "text"}) { id } }');
    await seeded(async ({ pick, int }) => {
      for (let round = 0; round < 6; round++) {
        const message = Array.from({ length: int(1, 9) }, () =>
          pick([
            '{{firstName|there}} ',
            '{{name}} ',
            '{{attributes.suburb}} ',
            '{{optOutLink}} ',
            '’ “quoted” ',
            '… ',
            'x'.repeat(60),
            '{{phoneSignificant}} ',
            '€{[',
            '🎉 ',
          ]),
        ).join('');
        const audience = {
          contactIds: pick([[], ids.slice(0, 300).map((row) => row.id)]),
          groupIds: pick([[], [group.id]]),
          segmentIds: pick([[], [segment.id], ['all-contacts']]),
        };
        const wish = { fields: [message], messageType: pick(['transactional', 'marketing'] as const), audience };
        const campaign = await t.launch(wish);
        const people = peopleOf(await t.heard.of(campaign.campaignId));
        const { measureAudience: quote } = await t.contacts.asService<{ measureAudience: Measure }>(
          t.ava.tenantId,
          measure,
          {
            input: {
              ...audience,
              message,
              messageType: wish.messageType,
              businessName: campaign.businessName,
              countries: ['AU', 'NZ'],
            },
          },
        );
        const parts = people.reduce((sum, person) => sum + person.units, 0);
        expect(quote.recipients).toBe(people.length);
        expect(Object.values(quote.partsByCountry).reduce((sum, each) => sum + each, 0)).toBe(parts);
        expect(
          people.every((person, at) => person.ordinal === at + 1 && countParts(person.text).parts === person.units),
        ).toBe(true);
        expect(new Set(people.map((person) => person.contactId)).size).toBe(people.length);
      }
    });
  });

  it('names what the costly characters cost', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 10);
    const quoteOf = async (message: string): Promise<Measure> =>
      (
        await t.contacts.asService<{ measureAudience: Measure }>(t.ava.tenantId, measure, {
          input: {
            segmentIds: ['all-contacts'],
            message,
            messageType: 'transactional',
            businessName: 'B',
            countries: ['AU'],
          },
        })
      ).measureAudience;
    expect((await quoteOf(`It’s ${'x'.repeat(100)}`)).costlyCharacters).toMatchObject([
      { character: '’', replacement: "'", partsSaved: { AU: 10 } },
    ]);
    expect(
      (await quoteOf(`“It’s ${'x'.repeat(100)}`)).costlyCharacters.map((each) => [
        each.character,
        each.partsSaved['AU'],
      ]),
    ).toEqual([
      ['“', 0],
      ['’', 0],
    ]);
    expect((await quoteOf(`"It’s ${'x'.repeat(100)}`)).costlyCharacters).toMatchObject([
      { character: '’', partsSaved: { AU: 10 } },
    ]);
    expect((await quoteOf(`It's ${'x'.repeat(100)}`)).costlyCharacters).toEqual([]);
  });

  it('cuts pages at 1,000 people and at 256 kB', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 2_500);
    const short = await t.heard.of((await t.launch()).campaignId);
    expect(short.pages.map((page) => page.people.length)).toEqual([1_000, 1_000, 500]);
    const long = await t.heard.of((await t.launch({ fields: ['é'.repeat(700)] })).campaignId);
    expect(long.pages.length).toBeGreaterThan(10);
    expect(peopleOf(long).length).toBe(2_500);
    for (const page of long.pages)
      expect(Buffer.byteLength(JSON.stringify(page.people))).toBeLessThanOrEqual(256 * 1_024 + 2);
  });

  it('of a few people does not wait for three of many', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 1_700);
    const [one] = await t.contacts.sql<{ id: string }>('select id from contact where tenant_id = $1 limit 1', [
      t.ava.tenantId,
    ]);
    // About 150 people fill a page.
    const long = { tenantId: t.ava.tenantId, fields: ['x'.repeat(1_590)] };
    const short = { ...long, audience: { contactIds: [one!.id], groupIds: [], segmentIds: [] } };
    const launches = [long, long, long, short].map(launchOf);
    await t.contacts.sql(
      `insert into audience_freeze (tenant_id, campaign_id, launch, created_at)
       select $1, (l ->> 'campaignId')::uuid, l, now() + n * interval '1 ms' from unnest($2::jsonb[]) with ordinality u(l, n)`,
      [t.ava.tenantId, launches.map((each) => JSON.stringify(each))],
    );
    for (const { campaignId } of launches) await t.heard.of(campaignId, 60_000);
    const ended = await t.contacts.sql<{ campaign_id: string; pages: number }>(
      'select campaign_id, pages from audience_freeze where tenant_id = $1 order by ended_at',
      [t.ava.tenantId],
    );
    expect(ended[0]!.campaign_id).toBe(launches[3]!.campaignId);
    expect(ended.slice(1).map(({ pages }) => pages)).toEqual([12, 12, 12]);
  }, 60_000);

  it('stops when the campaign is canceled, and says how far it came', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 5_000);
    const wish = launchOf({ tenantId: t.ava.tenantId });
    await t.contacts.sql(
      'insert into audience_freeze (tenant_id, campaign_id, launch, canceled) values ($1, $2, $3, true)',
      [t.ava.tenantId, wish.campaignId, JSON.stringify(wish)],
    );
    expect((await t.heard.of(wish.campaignId)).frozen).toMatchObject({ pages: 0, stopped: true });
    const campaign = await t.launch();
    await cancel(t.contacts.platform.bus, campaign);
    const said = await t.heard.of(campaign.campaignId);
    expect(said.pages.map((page) => page.page)).toEqual(Array.from({ length: said.frozen.pages }, (_, at) => at + 1));
  });
});
