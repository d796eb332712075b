import { Freezing } from '../../../test/freezing.js';
import { type LaunchWish } from '../../../test/launches.js';

const measure =
  'query ($input: MeasureInput!) { measureAudience(input: $input) { recipients leftOut partsByCountry partsPerMessage } }';
interface Measure {
  recipients: number;
  leftOut: Record<string, number>;
  partsByCountry: Record<string, number>;
}

describe('1. numbers that were typed', () => {
  const t = new Freezing('typed_phones');
  const nobody = { contactIds: [], groupIds: [], segmentIds: [] };
  const typed = (...phones: string[]) => phones.map((phone) => ({ phone, country: 'AU' }));

  /** Freezes and quotes the same: both have to say the same. */
  async function frozen(wish: Omit<LaunchWish, 'tenantId'>) {
    const { messageType, audience, phones, fields, ...campaign } = await t.launch({
      ...wish,
    });
    const { pages, frozen: end } = await t.heard.of(campaign.campaignId);
    const people = pages.flatMap((page) => page.people);
    const { measureAudience: quote } = await t.contacts.asService<{ measureAudience: Measure }>(
      t.ava.tenantId,
      measure,
      {
        input: {
          ...audience,
          ...{ phones, message: fields[0], messageType, businessName: 'Corner Café', countries: ['AU', 'NZ'] },
        },
      },
    );
    const parts = people.reduce((sum, { units }) => sum + units, 0);
    expect(Object.values(quote.partsByCountry).reduce((sum, each) => sum + each, 0)).toBe(parts);
    expect(quote.recipients).toBe(people.length);
    const reasons = Object.entries(quote.leftOut).filter(([, count]) => count > 0);
    expect(end.leftOut).toEqual(Object.fromEntries(reasons));
    const leftOut = await t.contacts.sql<{ contact_id: string | null; reason: string; phone: string }>(
      'select contact_id, reason, phone from left_out where campaign_id = $1 order by typed, contact_id',
      [campaign.campaignId],
    );
    expect(leftOut).toHaveLength(reasons.reduce((sum, [, count]) => sum + count, 0));
    return { people, leftOut, counts: end.leftOut };
  }

  it('are the live contact’s that has them; one in the trash has none, and names no longer stand', async () => {
    const live = await t.add({ firstName: 'Ava', phone: '0412 000 001' });
    const trashed = await t.add({ firstName: 'Bob', phone: '0412 000 002' });
    await t.ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: trashed });
    const { people } = await frozen({
      audience: nobody,
      phones: typed('+61412000001', '+61412000002', '+61412000003'),
      fields: ['Hi {{firstName|there}} {{optOutLink}}'],
    });
    expect(people.map(({ contactId, address, text }) => [contactId, address, text.slice(0, 8)])).toEqual([
      [live, '+61412000001', 'Hi Ava h'],
      [null, '+61412000002', 'Hi there'],
      [null, '+61412000003', 'Hi there'],
    ]);
    // Nobody's link leads nowhere: there is none.
    expect(people[2]?.text).toBe('Hi there ');
  });

  it('count once: typed twice, or of somebody who is chosen otherwise, they are duplicates', async () => {
    const live = await t.add({ firstName: 'Ava', phone: '0412 000 001' });
    const { people, leftOut } = await frozen({
      audience: { ...nobody, segmentIds: ['all-contacts'] },
      phones: typed('+61412000003', '+61412000001', '+61412000003', '+61412000003'),
    });
    expect(people.map(({ contactId, address }) => [contactId, address])).toEqual([
      [live, '+61412000001'],
      [null, '+61412000003'],
    ]);
    expect(leftOut).toEqual([
      { contact_id: live, reason: 'duplicatePhone', phone: '+61412000001' },
      { contact_id: null, reason: 'duplicatePhone', phone: '+61412000003' },
      { contact_id: null, reason: 'duplicatePhone', phone: '+61412000003' },
    ]);
  });

  it('are left out as anybody is: landline, no price, opted out, and nobody’s of marketing', async () => {
    const out = await t.add({ firstName: 'Out', phone: '0412 000 009' });
    await t.ava.ask('mutation ($id: ID!, $input: ContactPatch!) { updateContact(id: $id, input: $input) { id } }', {
      id: out,
      input: { marketingStatus: 'unsubscribed' },
    });
    // The decision is the number's: it outlives the contact.
    await t.ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: out });
    const phones = typed('+61290001111', '+819012345678', '+61412000009', '+61412000005');
    const transactional = await frozen({ audience: nobody, phones });
    expect(transactional.counts).toEqual({ invalidPhone: 1, noPrice: 1, unsubscribed: 1 });
    expect(transactional.people.map(({ address }) => address)).toEqual(['+61412000005']);
    const marketing = await frozen({ audience: nobody, phones, messageType: 'marketing' });
    expect(marketing.counts).toEqual({ invalidPhone: 1, noPrice: 1, unsubscribed: 1, noConsent: 1 });
  });

  it('become contacts where that is wished, as transactional only, and only those that get the text', async () => {
    const { people } = await frozen({
      audience: nobody,
      phones: typed('+61412000011', '+61290001111', '+61412000012'),
      saveAsContacts: true,
    });
    const rows = await t.contacts.sql<{ id: string; phone: string; status: number }>(
      'select id, phone, status from contact where tenant_id = $1 order by phone',
      [t.ava.tenantId],
    );
    expect(rows.map(({ phone, status }) => [phone, status])).toEqual([
      ['+61412000011', 2],
      ['+61412000012', 2],
    ]);
    expect(people.map(({ contactId }) => contactId)).toEqual(rows.map(({ id }) => id));
    const { contacts: listed } = await t.ava.ask<{ contacts: { count: number } }>(
      'query { contacts(query: { filters: [{ field: "marketingStatus", type: "enum", operation: "equals", value: "transactional-only" }] }) { count } }',
    );
    expect(listed.count).toBe(2);
  });

  it('a thousand of them go on pages as contacts do', async () => {
    const phones = Array.from({ length: 1_000 }, (_, n) => ({ phone: `+6141${String(2_000_000 + n)}`, country: 'AU' }));
    const { people } = await frozen({ audience: nobody, phones, fields: ['é'.repeat(600)] });
    expect(people.map(({ ordinal, address }) => [ordinal, address])).toEqual(
      phones.map(({ phone }, at) => [at + 1, phone]),
    );
  });
});
