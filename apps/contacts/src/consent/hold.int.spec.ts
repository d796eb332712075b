import { Database } from '@bellbird/database';
import { consentRecorded, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';
import { launch, listen } from '../../test/launches.js';
import { upload } from '../../test/uploads.js';
import { FollowTheDoor } from './follow-the-door.js';

const shown = 'id marketingStatus onHold version';
const phone = '+61412345678';

interface Shown {
  id: string;
  marketingStatus: string;
  onHold: boolean;
  version: number;
}

describe('9. A hold in the book', () => {
  let contacts: ContactsUnderTest;
  let heard: Awaited<ReturnType<typeof listen>>;
  let ava: Person;
  let minute = 0;
  beforeAll(async () => {
    contacts = await startContacts('hold');
    heard = await listen(contacts.platform.bus);
  }, 120_000);
  afterAll(async () => {
    await heard.stop();
    await contacts.stop();
  });
  beforeEach(async () => {
    ava = await contacts.person();
  });

  /** What the door took, as its event says it, later than all before. */
  const door = (decision: Partial<Payload<typeof consentRecorded>>): Promise<void> => {
    const payload: Payload<typeof consentRecorded> = {
      ...{ tenantId: ava.tenantId, channel: 'sms', address: phone, scope: 'hold', state: 'out', source: 'attention' },
      ...{
        wording: 'pls no more',
        contactId: null,
        decidedAt: new Date(1_900_000_000_000 + 60_000 * minute++).toISOString(),
      },
      ...decision,
    };
    const { app } = contacts.service;
    return app.get(Database).tenant(ava.tenantId, (tx) => app.get(FollowTheDoor).handle({ payload } as never, tx));
  };
  const add = async (input: Record<string, unknown> = {}, who = ava): Promise<Shown> =>
    (
      await who.ask<{ createContact: Shown }>(
        `mutation ($input: ContactInput!) { createContact(input: $input) { ${shown} } }`,
        { input: { phone: '0412 345 678', ...input } },
      )
    ).createContact;
  const change = async (id: string, input: Record<string, unknown>): Promise<Shown> =>
    (
      await ava.ask<{ updateContact: Shown }>(
        `mutation ($id: ID!, $input: ContactPatch!) { updateContact(id: $id, input: $input) { ${shown} } }`,
        { id, input },
      )
    ).updateContact;
  const read = async (id: string): Promise<Shown> =>
    (await ava.ask<{ contact: Shown }>(`query ($id: ID!) { contact(id: $id) { ${shown} } }`, { id })).contact;
  const found = async (value: boolean): Promise<string[]> =>
    (
      await ava.ask<{ contacts: { data: { id: string }[] } }>(
        'query ($query: ListQuery) { contacts(query: $query) { data { id } } }',
        {
          query: { filters: [{ field: 'onHold', type: 'boolean', operation: 'equals', value: value ? 'yes' : 'no' }] },
        },
      )
    ).contacts.data.map(({ id }) => id);

  it('shows on the contact and changes no marketing status; START and the keep of staff lift it', async () => {
    const { id } = await add({ marketingStatus: 'subscribed' });
    await door({});
    expect(await read(id)).toMatchObject({ marketingStatus: 'subscribed', onHold: true });
    expect(await found(true)).toEqual([id]);
    await door({ state: 'in', source: 'staff', wording: null });
    expect(await read(id)).toMatchObject({ marketingStatus: 'subscribed', onHold: false });
    await door({});
    await door({ state: 'in', source: 'start-word' });
    expect(await read(id)).toMatchObject({ marketingStatus: 'subscribed', onHold: false });
    expect(await found(true)).toEqual([]);
    expect(await found(false)).toEqual([id]);
  });

  it('is lifted by no opt-in of staff', async () => {
    const { id } = await add();
    await door({});
    expect(await change(id, { marketingStatus: 'subscribed' })).toMatchObject({
      marketingStatus: 'subscribed',
      onHold: true,
    });
    await change(id, { marketingStatus: 'unsubscribed' });
    expect(await change(id, { marketingStatus: 'subscribed' })).toMatchObject({ onHold: true });
  });

  it('outlives the contact: new ones, moved ones, restored ones and imported ones show it', async () => {
    await door({});
    const { id, onHold } = await add();
    expect(onHold).toBe(true);
    expect(await change(id, { phone: '0412 999 999' })).toMatchObject({ onHold: false });
    expect(await change(id, { phone: '0412 345 678' })).toMatchObject({ onHold: true });
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id });
    await door({ state: 'in', source: 'staff' });
    await ava.ask('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id });
    expect(await read(id)).toMatchObject({ onHold: false });
    await door({ address: '+61412000001' });
    await door({});
    const { body } = await upload(contacts, ava, 'phone,first name\n0412000001,New\n0412345678,Known\n', {
      onExisting: 'update',
    });
    await eventually(async () => {
      const { contactsImport } = await ava.ask<{ contactsImport: { status: string } }>(
        'query ($id: ID!) { contactsImport(jobId: $id) { status } }',
        { id: body.id },
      );
      return contactsImport.status === 'completed';
    });
    expect(await found(true)).toHaveLength(2);
  });

  it('keeps marketing and review away, counted as on hold, and no transactional text', async () => {
    const { id } = await add({ marketingStatus: 'subscribed' });
    const never = await add({ phone: '0412 000 002' });
    const out = await add({ phone: '0412 000 003', marketingStatus: 'unsubscribed' });
    for (const address of [phone, '+61412000002', '+61412000003']) await door({ address });
    const audience = { contactIds: [], groupIds: [], segmentIds: ['all-contacts'] };
    for (const messageType of ['marketing', 'review', 'transactional'] as const) {
      const { measureAudience } = await contacts.asService<{
        measureAudience: { recipients: number; leftOut: Record<string, number> };
      }>(ava.tenantId, 'query ($input: MeasureInput!) { measureAudience(input: $input) { recipients leftOut } }', {
        input: { ...audience, message: 'Hi', messageType, businessName: 'Corner Café', countries: ['AU'] },
      });
      const held = messageType === 'transactional' ? 0 : 2;
      expect(measureAudience).toEqual({
        recipients: 2 - held,
        leftOut: {
          ...{ inTrash: 0, noPhone: 0, invalidPhone: 0, noPrice: 0, senderCountry: 0, duplicatePhone: 0 },
          ...{ unsubscribed: 1, onHold: held, noConsent: 0, recentlyAsked: 0, tooLong: 0 },
        },
      });
      const { campaignId } = await launch(contacts.platform.bus, {
        tenantId: ava.tenantId,
        messageType,
        fields: ['Hi'],
        audience,
      });
      expect((await heard.of(campaignId)).frozen.leftOut).toEqual({
        unsubscribed: 1,
        ...(held > 0 && { onHold: held }),
      });
      const rows = await contacts.sql<{ contact_id: string; reason: string }>(
        'select contact_id, reason from left_out where tenant_id = $1 and campaign_id = $2',
        [ava.tenantId, campaignId],
      );
      const whole = { [id]: 'onHold', [never.id]: 'onHold', [out.id]: 'unsubscribed' };
      expect(Object.fromEntries(rows.map((row) => [row.contact_id, row.reason]))).toEqual(
        held > 0 ? whole : { [out.id]: 'unsubscribed' },
      );
    }
  });

  it("is no other business's", async () => {
    const other = await contacts.person();
    await door({});
    expect(await add({}, other)).toMatchObject({ onHold: false });
  });
});
