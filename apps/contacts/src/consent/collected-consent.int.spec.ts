import { isUuid, newId } from '@bellbird/database';
import { consentCollected, consentDecided, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';
import { doorSays } from '../../test/door-says.js';

interface Shown {
  id: string;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  marketingStatus: string;
}
type Collected = Payload<typeof consentCollected>;

const phone = '+61412345678';
const ticked = '2026-11-20T00:10:00.000Z';
const list = `query ($q: ListQuery) { contacts(query: $q) { data { id name firstName lastName marketingStatus } } }`;

describe('consent that the waiting list collected', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  /** What the door is told by the outbox. */
  const decided: Record<string, unknown>[] = [];
  beforeAll(async () => {
    contacts = await startContacts('collected');
    await contacts.platform.bus.subscribe('test', [consentDecided.topic], async (slice) => {
      for (const { type, value } of slice)
        if (type === consentDecided.type) decided.push(JSON.parse(value) as Record<string, unknown>);
    });
  }, 120_000);
  afterAll(() => contacts.stop());
  beforeEach(async () => {
    ava = await contacts.person();
  });

  const publish = (given: Partial<Collected> = {}, eventId = newId()): Promise<void> => {
    const payload = { ...consentCollected.example, tenantId: ava.tenantId, phone, decidedAt: ticked, ...given };
    const { topic, type, version: schemaVersion } = consentCollected;
    const about = { topic, type, schemaVersion, key: payload.phone, tenantId: payload.tenantId, eventId };
    const rest = { aggregateVersion: 1n, occurredAt: new Date(), trace: null, value: JSON.stringify(payload) };
    return contacts.platform.bus.publish([{ ...about, ...rest }]);
  };
  /** Tells it, and waits until it was taken: handled, not parked. */
  const collect = async (given: Partial<Collected> = {}, eventId = newId()): Promise<void> => {
    await publish(given, eventId);
    await eventually(async () =>
      expect(await contacts.sql('select 1 from inbox where event_id = $1', [eventId])).toHaveLength(1),
    );
    expect(await contacts.sql('select 1 from parked_event')).toEqual([]);
  };
  /** What the door says of everything, once the book has it. */
  const doorSaid = async (state: 'in' | 'out', at: string, source: string): Promise<void> => {
    await contacts.platform.bus.publish([doorSays(ava, state, at, source)]);
    await eventually(async () =>
      expect(
        await contacts.sql(`select source from consent where tenant_id = $1 and scope = 'all'`, [ava.tenantId]),
      ).toEqual([{ source }]),
    );
  };
  const people = async (who = ava): Promise<Shown[]> =>
    (await who.ask<{ contacts: { data: Shown[] } }>(list, { q: {} })).contacts.data;
  const subscribed = async (): Promise<number> => {
    const filters = [{ field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' }];
    return (await ava.ask<{ contacts: { data: Shown[] } }>(list, { q: { filters } })).contacts.data.length;
  };
  const book = (): Promise<Record<string, unknown>[]> =>
    contacts.sql(
      `select scope, state, source, wording, decided_at as at, contact_id as "contactId" from consent where tenant_id = $1 order by scope`,
      [ava.tenantId],
    );
  const history = (): Promise<Record<string, unknown>[]> =>
    contacts.sql(`select scope, state, source, wording from consent_history where tenant_id = $1 order by decided_at`, [
      ava.tenantId,
    ]);
  const toldDoor = (): Record<string, unknown>[] => decided.filter(({ tenantId }) => tenantId === ava.tenantId);
  const add = async (input: Record<string, unknown> = {}): Promise<string> =>
    (
      await ava.ask<{ createContact: { id: string } }>(
        'mutation ($input: ContactInput!) { createContact(input: $input) { id } }',
        { input: { phone, ...input } },
      )
    ).createContact.id;

  it('15. makes the person a subscribed contact, with wording and time in book and door; told again it changes nothing', async () => {
    const other = await contacts.person();
    const eventId = newId();
    await collect({}, eventId);
    const [person, ...more] = await people();
    expect([person, more]).toMatchObject([
      { name: 'Ava Nguyen', firstName: 'Ava', lastName: 'Nguyen', marketingStatus: 'subscribed' },
      [],
    ]);
    const contactId = person!.id;
    const { wording } = consentCollected.example;
    const entered = { scope: 'marketing', state: 'in', source: 'waiting-list-form', wording, contactId };
    expect(await book()).toEqual([{ ...entered, at: new Date(ticked) }]);
    expect(await subscribed()).toBe(1);
    await eventually(async () => expect(toldDoor()).toMatchObject([{ ...entered, address: phone, decidedAt: ticked }]));
    await publish({}, eventId);
    await collect();
    expect([await people(), await book(), await history()]).toEqual([
      [person],
      [{ ...entered, at: new Date(ticked) }],
      [],
    ]);
    expect(await people(other)).toEqual([]);
  });

  it('15. keeps what staff wrote of a contact, gives a nameless one its name, and leaves out what is no name', async () => {
    const id = await add({ firstName: 'Avalon', email: 'ava@example.com' });
    await collect();
    expect(await people()).toMatchObject([{ id, name: 'Avalon', lastName: null, marketingStatus: 'subscribed' }]);
    ava = await contacts.person();
    const nameless = await add();
    await collect();
    expect(await people()).toMatchObject([{ id: nameless, name: 'Ava Nguyen', marketingStatus: 'subscribed' }]);
    ava = await contacts.person();
    await collect({ firstName: 'Ava (4)', lastName: null });
    expect(await people()).toMatchObject([{ name: 'Ava (4)', firstName: null, marketingStatus: 'subscribed' }]);
    ava = await contacts.person();
    await collect({ firstName: null, lastName: null });
    expect(await people()).toMatchObject([{ name: null, marketingStatus: 'subscribed' }]);
  });

  it.each([
    ['a STOP before the tick', '2026-11-19T22:00:00.000Z', 'stop-word'],
    ['a STOP after the tick', '2026-11-20T00:20:00.000Z', 'stop-word'],
    ['an opt-out by staff', '2026-11-19T22:00:00.000Z', 'staff'],
  ])('15. changes nothing for who is out of everything: %s', async (_, at, source) => {
    await doorSaid('out', at, source);
    const before = await book();
    await collect();
    expect([await people(), await book(), toldDoor()]).toEqual([[], before, []]);
    expect(await history()).toMatchObject([{ scope: 'marketing', state: 'in', source: 'waiting-list-form' }]);
  });

  it('15. a tick from before a STOP is no consent for who answers START', async () => {
    await doorSaid('out', '2026-11-19T22:00:00.000Z', 'stop-word');
    const id = await add({ marketingStatus: 'transactional-only', firstName: 'Ava' });
    const [known] = await people();
    await collect({ decidedAt: '2026-11-20T00:11:00.000Z' });
    expect(await people()).toEqual([known]);
    expect(known!.id).toBe(id);
    // Who is in again is asked again: an old tick is no consent.
    await doorSaid('in', '2026-11-20T04:00:00.000Z', 'start-word');
    await eventually(async () => expect((await people())[0]!.marketingStatus).toBe('transactional-only'));
  });

  it('15. weighs it against other decisions about marketing: the later one of the person holds', async () => {
    const marketing = async (state: 'in' | 'out', decidedAt: string): Promise<void> => {
      const message = doorSays(ava, state, decidedAt, 'public-page');
      const value = JSON.stringify({ ...(JSON.parse(message.value) as object), scope: 'marketing' });
      await contacts.platform.bus.publish([{ ...message, value }]);
      await eventually(async () => expect(await book()).toMatchObject([{ source: 'public-page', state }]));
    };
    await marketing('out', '2026-11-20T00:20:00.000Z');
    await collect();
    expect([await people(), (await book()).map(({ state }) => state)]).toEqual([[], ['out']]);
    await collect({ decidedAt: '2026-11-20T00:30:00.000Z' });
    expect(await people()).toMatchObject([{ marketingStatus: 'subscribed' }]);
    expect((await history()).map(({ source, state }) => `${String(source)} ${String(state)}`)).toEqual([
      'waiting-list-form in',
      'public-page out',
    ]);
  });

  it('a STOP that is heard later takes everything back', async () => {
    await collect();
    await doorSaid('out', '2026-11-20T00:05:00.000Z', 'stop-word');
    await eventually(async () => expect(await people()).toMatchObject([{ marketingStatus: 'unsubscribed' }]));
    expect(await subscribed()).toBe(0);
  });

  it('meets staff who add the same person: one contact, in lists as in itself', async () => {
    for (let round = 0; round < 20; round++) {
      ava = await contacts.person();
      const eventId = newId();
      const [added] = await Promise.all([
        add({ firstName: 'Avalon' }).catch((error: unknown) => String(error)),
        collect({}, eventId),
      ]);
      // Staff who come second are told whose phone it is.
      if (!isUuid(added)) expect(added).toContain('duplicate-phone');
      expect(await people()).toMatchObject([{ marketingStatus: 'subscribed' }]);
      expect(await subscribed()).toBe(1);
    }
  });

  it('whose phone it is, is known to other services alone: of the live contact of the business', async () => {
    const ask = (number: string, who = ava): Promise<{ contactByPhone: string | null }> =>
      contacts.asService(who.tenantId, 'query ($phone: String!) { contactByPhone(phone: $phone) }', { phone: number });
    expect(await ask(phone)).toEqual({ contactByPhone: null });
    const id = await add({ firstName: 'Mia', lastName: 'Chen' });
    expect(await ask(phone)).toEqual({ contactByPhone: id });
    expect(await ask('+61412345679')).toEqual({ contactByPhone: null });
    expect(await ask(phone, await contacts.person())).toEqual({ contactByPhone: null });
    const askMany = (phones: string[], who = ava) =>
      contacts.asService(
        who.tenantId,
        'query ($phones: [String!]!) { contactsByPhones(phones: $phones) { phone id name } }',
        {
          phones,
        },
      );
    expect(await askMany([phone, '+61412345679'])).toEqual({ contactsByPhones: [{ phone, id, name: 'Mia Chen' }] });
    expect(await askMany([phone], await contacts.person())).toEqual({ contactsByPhones: [] });
    expect((await ava.refused(`{ contactByPhone(phone: "${phone}") }`)).code).toBe('forbidden');
    expect((await ava.refused(`{ contactsByPhones(phones: ["${phone}"]) { id } }`)).code).toBe('forbidden');
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id });
    expect(await ask(phone)).toEqual({ contactByPhone: null });
  });
});
