import { deriveSecret } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import { secret, startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';
import { doorSays } from '../../test/door-says.js';
import { makeOptOutToken } from './opt-out-token.js';

const shown = '{ businessName icon logo primaryColour phoneMasked state }';
const info = `query ($c: ID!, $t: String!) { optOutInfo(contactId: $c, optOutToken: $t) ${shown} }`;
const decide = `mutation ($c: ID!, $t: String!, $i: OptOutInput!) {
  optOut(contactId: $c, optOutToken: $t, input: $i) ${shown}
}`;

describe('opting out', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  beforeAll(async () => {
    contacts = await startContacts('opt_out');
  }, 120_000);
  afterAll(() => contacts.stop());
  beforeEach(async () => {
    ava = await contacts.person();
    contacts.neighbours.told.length = 0;
    contacts.neighbours.down = false;
    contacts.neighbours.outAtDoor = [];
  });
  const add = async (who = ava): Promise<string> =>
    (
      await who.ask<{ createContact: { id: string } }>(
        'mutation { createContact(input: {phone: "0412345678", marketingStatus: "subscribed"}) { id } }',
      )
    ).createContact.id;
  /** The link that stands in texts to a contact. */
  const linkOf = async (id: string, { tenantId } = ava): Promise<{ c: string; t: string }> => {
    await contacts.sql('insert into business (tenant_id) values ($1) on conflict do nothing', [tenantId]);
    const [business] = await contacts.sql<{ number: number }>('select number from business where tenant_id = $1', [
      tenantId,
    ]);
    const key = deriveSecret(secret, 'opt-out links');
    return { c: id, t: makeOptOutToken(key, { tenantId, number: business!.number }, id) };
  };
  const statusOf = async (id: string): Promise<string> =>
    (
      await ava.ask<{ contact: { marketingStatus: string } }>(
        'query ($id: ID!) { contact(id: $id) { marketingStatus } }',
        { id },
      )
    ).contact.marketingStatus;
  const publicly = <T>(query: string, variables: Record<string, unknown>) => contacts.raw<T>(null, query, variables);

  it('by the link: looking changes nothing, deciding goes to the door before the answer, again and again', async () => {
    const id = await add();
    const link = await linkOf(id);
    for (let look = 0; look < 3; look++)
      expect((await publicly(info, link)).data).toEqual({
        optOutInfo: {
          businessName: 'Corner Café',
          icon: '/images/icon.png',
          logo: null,
          primaryColour: '#0b6e4f',
          phoneMasked: '+61 ••• ••• 678',
          state: 'in',
        },
      });
    expect([await statusOf(id), contacts.neighbours.told.length]).toEqual(['subscribed', 0]);
    expect((await publicly(decide, { ...link, i: { scope: 'all', state: 'out' } })).data).toEqual({
      optOut: {
        businessName: 'Corner Café',
        icon: '/images/icon.png',
        logo: null,
        primaryColour: '#0b6e4f',
        phoneMasked: '+61 ••• ••• 678',
        state: 'out',
      },
    });
    expect(await statusOf(id)).toBe('unsubscribed');
    expect(contacts.neighbours.told).toMatchObject([
      { phone: '+61412345678', scope: 'all', state: 'out', source: 'public-page', contactId: id },
    ]);
    // Only they undo it.
    expect(
      (
        await ava.refused(
          'mutation ($id: ID!) { updateContact(id: $id, input: {marketingStatus: "subscribed"}) { id } }',
          { id },
        )
      ).code,
    ).toBe('wrong-state');
    await publicly(decide, { ...link, i: { scope: 'all', state: 'in' } });
    expect(await statusOf(id)).toBe('subscribed');
    await publicly(decide, { ...link, i: { scope: 'marketing', state: 'out' } });
    expect([
      await statusOf(id),
      (await publicly<{ optOutInfo: { state: string } }>(info, link)).data.optOutInfo.state,
    ]).toEqual(['transactional-only', 'out']);
  });

  it('is always taken, but who goes in and out all day is no news any more, and has to wait to come back', async () => {
    const link = await linkOf(await add());
    const by = (state: string) =>
      publicly<{ optOut: { state: string } | null }>(decide, { ...link, i: { scope: 'all', state } });
    for (let pair = 0; pair < 10; pair++)
      for (const state of ['out', 'in']) expect((await by(state)).data.optOut?.state).toBe(state);
    const told = contacts.neighbours.told.length;
    for (let again = 0; again < 3; again++) expect((await by('out')).data.optOut?.state).toBe('out');
    expect(contacts.neighbours.told.length).toBe(told + 1);
    expect((await by('in')).errors?.[0]?.extensions.code).toBe('too-many-requests');
    expect((await publicly<{ optOutInfo: { state: string } }>(info, link)).data.optOutInfo.state).toBe('out');
  });

  it('is known to campaigns by phone: out of everything, and of this business', async () => {
    const ask = async (who = ava): Promise<string[]> =>
      (
        await contacts.asService<{ optedOut: string[] }>(
          who.tenantId,
          'query ($phones: [String!]!) { optedOut(phones: $phones) }',
          { phones: ['+61412345678', '+61412345679'] },
        )
      ).optedOut;
    const link = await linkOf(await add());
    expect(await ask()).toEqual([]);
    await publicly(decide, { ...link, i: { scope: 'marketing', state: 'out' } });
    expect(await ask()).toEqual([]);
    await publicly(decide, { ...link, i: { scope: 'all', state: 'out' } });
    expect(await ask()).toEqual(['+61412345678']);
    expect(await ask(await contacts.person())).toEqual([]);
    expect((await ava.refused('{ optedOut(phones: []) }')).code).toBe('forbidden');
    await publicly(decide, { ...link, i: { scope: 'all', state: 'in' } });
    expect(await ask()).toEqual([]);
  });

  it('is taken although nobody else is there, and works for who was deleted', async () => {
    const id = await add();
    const link = await linkOf(id);
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id });
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id, trash: true) }', { id });
    contacts.neighbours.down = true;
    expect((await publicly(decide, { ...link, i: { scope: 'all', state: 'out' } })).data).toMatchObject({
      optOut: { state: 'out', icon: null, logo: null, primaryColour: null },
    });
    contacts.neighbours.down = false;
    expect(await statusOf(await add())).toBe('unsubscribed');
  });

  it('answers any wrong link alike, and names wrong words', async () => {
    const id = await add();
    const link = await linkOf(id);
    const other = await contacts.person();
    const theirs = await add(other);
    const wrong = [
      { ...link, c: theirs },
      { ...link, c: newId() },
      { ...link, c: 'x' },
      { ...link, t: '' },
      { ...link, t: link.t.slice(0, -1) },
      { c: id, t: (await linkOf(theirs, other)).t },
      { ...link, t: 'A'.repeat(26) },
    ];
    const answers = await Promise.all(wrong.map((each) => publicly(info, each)));
    for (const { errors } of answers)
      expect({ ...errors?.[0]?.extensions, traceId: '' }).toEqual({
        ...answers[0]?.errors?.[0]?.extensions,
        traceId: '',
      });
    expect(answers[0]?.errors?.[0]?.extensions.code).toBe('not-found');
    const { errors } = await publicly(decide, { ...link, i: { scope: 'everything', state: 'maybe' } });
    expect(errors?.[0]?.extensions.fields?.map((each) => each.field)).toEqual(['scope', 'state']);
    expect(await statusOf(id)).toBe('subscribed');
  });

  it('the book follows the door, once, in any order, for its own business', async () => {
    const id = await add();
    const other = await contacts.person();
    const theirs = await add(other);
    const stop = doorSays(ava, 'out', '2026-11-20T03:00:00.000Z', 'stop-word');
    await contacts.platform.bus.publish([stop, stop, doorSays(ava, 'in', '2026-11-20T02:00:00.000Z', 'start-word')]);
    await eventually(async () => expect(await statusOf(id)).toBe('unsubscribed'));
    await eventually(async () =>
      expect((await contacts.sql(`select 1 from consent_history where tenant_id = $1`, [ava.tenantId])).length).toBe(1),
    );
    expect(await statusOf(id)).toBe('unsubscribed');
    expect(
      (
        await other.ask<{ contact: { marketingStatus: string } }>(
          'query ($id: ID!) { contact(id: $id) { marketingStatus } }',
          { id: theirs },
        )
      ).contact.marketingStatus,
    ).toBe('subscribed');
    await contacts.platform.bus.publish([doorSays(ava, 'in', '2026-11-20T04:00:00.000Z', 'start-word')]);
    await eventually(async () => expect(await statusOf(id)).toBe('subscribed'));
  });

  it('a STOP holds although staff opted the person in before the book heard of it', async () => {
    const id = await add();
    const put = 'mutation ($id: ID!, $s: String) { updateContact(id: $id, input: {marketingStatus: $s}) { id } }';
    await ava.ask(put, { id, s: 'unsubscribed' });
    await ava.ask(put, { id, s: 'subscribed' });
    await contacts.platform.bus.publish([doorSays(ava, 'out', '2026-11-20T00:30:00.000Z', 'stop-word')]);
    await eventually(async () => expect(await statusOf(id)).toBe('unsubscribed'));
    expect((await ava.refused(put, { id, s: 'subscribed' })).code).toBe('wrong-state');
    // What staff had decided is kept, and the person is the one who comes back.
    expect(
      await contacts.sql(
        `select state from consent_history where tenant_id = $1 and source = 'staff' and scope = 'all' order by decided_at`,
        [ava.tenantId],
      ),
    ).toEqual([{ state: 'out' }, { state: 'in' }]);
    await contacts.platform.bus.publish([doorSays(ava, 'in', '2026-11-20T00:40:00.000Z', 'start-word')]);
    await eventually(async () => expect(await statusOf(id)).toBe('subscribed'));
  });

  it('a STOP that is heard late takes the place of an opt-out of staff, which staff could undo', async () => {
    const id = await add();
    const put = 'mutation ($id: ID!, $s: String) { updateContact(id: $id, input: {marketingStatus: $s}) { id } }';
    await ava.ask(put, { id, s: 'unsubscribed' });
    await contacts.platform.bus.publish([doorSays(ava, 'out', '2026-11-20T00:30:00.000Z', 'stop-word')]);
    const standing = `select source from consent where tenant_id = $1 and scope = 'all'`;
    await eventually(async () =>
      expect(await contacts.sql(standing, [ava.tenantId])).toEqual([{ source: 'stop-word' }]),
    );
    expect((await ava.refused(put, { id, s: 'subscribed' })).code).toBe('wrong-state');
  });
});
