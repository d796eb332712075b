import { deriveSecret } from '@bellbird/auth';
import { readCode } from '@bellbird/short-link';
import { Freezing } from '../../../test/freezing.js';
import { manyContacts } from '../../../test/launches.js';

const measure = `query ($input: MeasureInput!) { measureAudience(input: $input) { recipients partsByCountry partsPerMessage } }`;
const render = `query ($contactId: ID, $message: String!) { renderForContact(contactId: $contactId, message: $message, businessName: "Corner Café") }`;
const link = /https:\/\/bellbird\.example\/l\/([0-9A-Za-z]{11})(?![0-9A-Za-z])/g;
const urls = ['https://corner.cafe/menu', 'https://book.au'];

describe('counted links of a campaign', () => {
  const t = new Freezing('counted_links');
  const linksIn = (text: string) =>
    [...text.matchAll(link)].map(([, code]) =>
      readCode(deriveSecret(t.contacts.platform.secret, 'short links'), code!),
    );

  it('are each person’s own, also of a number of nobody', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 3);
    const campaign = await t.launch({
      fields: ['Menu {{link.1}}, book {{link.2}}. {{link.1}}'],
      linkSet: { no: 41, urls },
      phones: [{ phone: '+61491570156', country: 'AU' }],
    });
    const { pages } = await t.heard.of(campaign.campaignId);
    const people = pages.flatMap((page) => page.people);
    expect(people).toHaveLength(4);
    for (const { ordinal, text } of people)
      expect(linksIn(text)).toEqual([1, 2, 1].map((n) => ({ linkSet: 41, ordinal, link: n })));
    expect(people.at(-1)).toMatchObject({ contactId: null, address: '+61491570156' });
  });

  it('6. parts quoted are parts sent, for 10,000', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 10_000);
    // About as long as one part, so that names decide between one and two.
    const text = `Hi {{firstName|there}} of {{attributes.suburb}}: {{link.1}} or {{link.2}}${'!'.repeat(64)}`;
    const audience = { contactIds: [], groupIds: [], segmentIds: ['all-contacts'] };
    const asked = { ...audience, message: text, messageType: 'transactional', businessName: 'Corner Café' };
    const { measureAudience: quoted } = await t.contacts.asService<{ measureAudience: Record<string, unknown> }>(
      t.ava.tenantId,
      measure,
      { input: { ...asked, countries: ['AU'] } },
    );
    const campaign = await t.launch({
      fields: [text],
      audience,
      linkSet: { no: 42, urls },
    });
    const { pages } = await t.heard.of(campaign.campaignId, 30_000);
    const sent = pages.flatMap((page) => page.people);
    const perMessage: Record<string, number> = {};
    for (const { units } of sent) perMessage[units] = (perMessage[units] ?? 0) + 1;
    expect(Object.keys(perMessage).length).toBeGreaterThan(1);
    expect(quoted).toEqual({
      recipients: 10_000,
      partsByCountry: { AU: sent.reduce((sum, { units }) => sum + units, 0) },
      partsPerMessage: perMessage,
    });
    const codes = new Set(sent.flatMap((person) => [...person.text.matchAll(link)].map(([, code]) => code)));
    expect(codes.size).toBe(20_000);
  }, 90_000);

  it('stand in no preview: there the address does as it was written, and the review form of the person', async () => {
    await manyContacts(t.contacts, t.ava.tenantId, 1);
    const [{ id } = { id: '' }] = await t.contacts.sql<{ id: string }>('select id from contact where tenant_id = $1', [
      t.ava.tenantId,
    ]);
    const read = async (contactId: string | null): Promise<string> =>
      (
        await t.contacts.asService<{ renderForContact: string }>(t.ava.tenantId, render, {
          contactId,
          message: 'https://book.au {{link.1}} {{reviewLink}}',
        })
      ).renderForContact;
    const form = `https://bellbird.example/review/${t.ava.tenantId}`;
    expect([await read(id), await read(null)]).toEqual([`https://book.au  ${form}/${id}`, `https://book.au  ${form}`]);
  });
});
