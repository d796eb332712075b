import pg from 'pg';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';

const all =
  'id name firstName lastName email phoneInternational phoneSignificant phoneCountry marketingStatus tags attributes createdAt updatedAt version trashedAt warning';
const create = `mutation ($input: ContactInput!) { createContact(input: $input) { ${all} } }`;
const update = `mutation ($id: ID!, $input: ContactPatch!) { updateContact(id: $id, input: $input) { ${all} } }`;
const get = `query ($id: ID!) { contact(id: $id) { ${all} } }`;
const list = `query ($query: ListQuery) { contacts(query: $query) { data { id name phoneInternational tags } count countIsExact hasMore } }`;

interface Contact {
  id: string;
  name: string;
  tags: string[];
  version: number;
  marketingStatus: string;
  attributes: Record<string, unknown>;
  phoneInternational: string;
  trashedAt: string | null;
  [more: string]: unknown;
}

describe('contacts', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  let other: Person;
  beforeAll(async () => {
    contacts = await startContacts('contact');
  }, 120_000);
  afterAll(() => contacts.stop());
  beforeEach(async () => {
    ava = await contacts.person();
    other = await contacts.person();
    contacts.neighbours.told.length = 0;
    contacts.neighbours.down = false;
    contacts.neighbours.outAtDoor = [];
    contacts.neighbours.doorFails = false;
  });
  const add = async (input: Record<string, unknown>, who = ava): Promise<Contact> =>
    (await who.ask<{ createContact: Contact }>(create, { input })).createContact;
  const change = async (id: string, input: Record<string, unknown>): Promise<Contact> =>
    (await ava.ask<{ updateContact: Contact }>(update, { id, input })).updateContact;
  const read = async (id: string): Promise<Contact> => (await ava.ask<{ contact: Contact }>(get, { id })).contact;

  it('creates one as the contract shows it, with defaults', async () => {
    const made = await add({
      firstName: 'Ava',
      lastName: 'Thompson',
      email: 'ava+shop@example.com',
      phone: '0412 345 678',
    });
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Ava Thompson',
      firstName: 'Ava',
      lastName: 'Thompson',
      email: 'ava+shop@example.com',
      phoneInternational: '+61412345678',
      phoneSignificant: '412345678',
      phoneCountry: 'AU',
      marketingStatus: 'transactional-only',
      tags: [],
      attributes: {},
      createdAt: '2026-11-20T01:00:00.000Z',
      updatedAt: '2026-11-20T01:00:00.000Z',
      version: 1,
      trashedAt: null,
      warning: null,
    });
    expect(await read(made.id)).toEqual(made);
  });

  it('answers another business exactly as if it were not there', async () => {
    const mine = await add({ phone: '0412 345 678' });
    const random = '01920000-0000-7000-8000-00000000dead';
    const { traceId: _1, ...theirs } = await other.refused(get, { id: mine.id });
    const { traceId: _2, ...nobodys } = await other.refused(get, { id: random });
    expect(theirs).toEqual(nobodys);
    expect(theirs.code).toBe('not-found');
    expect((await other.refused(update, { id: mine.id, input: { firstName: 'Eve' } })).code).toBe('not-found');
    expect((await other.refused('mutation ($id: ID!) { deleteContact(id: $id) }', { id: mine.id })).code).toBe(
      'not-found',
    );
    expect((await other.ask<{ contacts: { count: number } }>(list)).contacts.count).toBe(0);
    // The same phone is nobody's there.
    expect((await add({ phone: '0412 345 678' }, other)).phoneInternational).toBe('+61412345678');
  });

  it('names everything that is wrong at once', async () => {
    const refused = await ava.refused(create, {
      input: {
        firstName: 'R2D2',
        lastName: 'x'.repeat(51),
        email: 'nobody',
        phone: '12',
        phoneCountry: 'AUS',
        marketingStatus: 'maybe',
        tags: ['x'],
        attributes: { gone: 1 },
      },
    });
    expect(refused.code).toBe('invalid-input');
    expect(refused.fields.sort()).toEqual([
      'attributes.gone',
      'email',
      'firstName',
      'lastName',
      'marketingStatus',
      'phoneCountry',
      'tags[0]',
    ]);
    expect(await ava.refused(create, { input: { phone: '12' } })).toMatchObject({
      message: 'Invalid phone number.',
      fields: ['phone'],
    });
    expect(await ava.refused(create, { input: {} })).toMatchObject({
      message: 'A phone number is required.',
      fields: ['phone'],
    });
    expect((await ava.refused(create, { input: { phone: '0412345678', name: 'a\u0000b' } })).fields).toEqual(['name']);
    expect((await ava.refused(create, { input: { phone: '0412345678', name: 'a\ud800b' } })).fields).toEqual(['name']);
  });

  it('keeps one live contact a phone and names the other', async () => {
    const first = await add({ phone: '0412 345 678' });
    expect(await ava.refused(create, { input: { phone: '+61 412 345 678' } })).toMatchObject({
      code: 'duplicate-phone',
      existingId: first.id,
    });
    const second = await add({ phone: '0412 345 679' });
    expect(await ava.refused(update, { id: second.id, input: { phone: '0412345678' } })).toMatchObject({
      code: 'duplicate-phone',
      existingId: first.id,
    });
  });

  it('keeps a landline with a warning', async () => {
    const made = await add({ phone: '02 9374 4000' });
    expect(made.warning).toMatch(/landline/);
  });

  it('changes what is given, merges attributes, replaces tags, guards the version', async () => {
    await ava.ask(
      'mutation { a: createAttribute(input: {name: "Suburb", type: "text"}) { id } b: createAttribute(input: {name: "Visits", type: "number"}) { id } }',
    );
    const { a, b } = await ava.ask<{ a: { id: string }; b: { id: string } }>(
      'mutation { a: createTag(input: {name: "Gold"}) { id } b: createTag(input: {name: "Silver"}) { id } }',
    );
    const made = await add({
      firstName: 'Ava',
      lastName: 'Thompson',
      phone: '0412345678',
      tags: [a.id],
      attributes: { suburb: 'Newtown', visits: 3 },
    });
    const changed = await change(made.id, {
      lastName: 'Wong',
      tags: [b.id],
      attributes: { suburb: null, visits: 4 },
      version: 1,
    });
    expect(changed).toMatchObject({
      name: 'Ava Wong',
      firstName: 'Ava',
      tags: [b.id],
      attributes: { visits: 4 },
      version: 2,
    });
    expect((await ava.refused(update, { id: made.id, input: { firstName: 'Eva', version: 1 } })).code).toBe(
      'version-conflict',
    );
    expect((await change(made.id, { name: 'Dr Wong' })).name).toBe('Dr Wong');
    expect((await change(made.id, { firstName: 'Eva' })).name).toBe('Dr Wong');
    const foreign = await other.ask<{ createTag: { id: string } }>(
      'mutation { createTag(input: {name: "Theirs"}) { id } }',
    );
    expect((await ava.refused(update, { id: made.id, input: { tags: [foreign.createTag.id] } })).fields).toEqual([
      'tags[0]',
    ]);
  });

  it('takes the trash both ways, and keeps tags on the way', async () => {
    const { createTag: tag } = await ava.ask<{ createTag: { id: string } }>(
      'mutation { createTag(input: {name: "Gold"}) { id } }',
    );
    const made = await add({ phone: '0412345678', tags: [tag.id] });
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: made.id });
    expect((await read(made.id)).trashedAt).not.toBeNull();
    expect((await ava.refused(update, { id: made.id, input: { firstName: 'Eva' } })).code).toBe('in-trash');
    const view = await ava.ask<{
      contacts: { count: number };
      contactsTrash: { data: Contact[] };
      contactsCount: number;
      tag: { count: number };
    }>(
      `query ($id: ID!) { contacts { count } contactsTrash { data { id tags } } contactsCount tag(id: $id) { count } }`,
      { id: tag.id },
    );
    expect(view).toEqual({
      contacts: { count: 0 },
      contactsTrash: { data: [{ id: made.id, tags: [tag.id] }] },
      contactsCount: 0,
      tag: { count: 0 },
    });
    const twin = await add({ phone: '0412345678' });
    expect(await ava.refused('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: made.id })).toMatchObject({
      code: 'duplicate-phone',
      existingId: twin.id,
    });
    expect((await other.refused('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: made.id })).code).toBe(
      'not-found',
    );
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: twin.id });
    await ava.ask('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: made.id });
    expect(await read(made.id)).toMatchObject({ trashedAt: null, tags: [tag.id] });
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id, trash: true) }', { id: twin.id });
    expect((await ava.refused(get, { id: twin.id })).code).toBe('not-found');
  });

  it('filters by names, status, tags and custom fields, also beyond the slots', async () => {
    const keys: string[] = [];
    for (let at = 1; at <= 9; at++)
      keys.push(
        (
          await ava.ask<{ createAttribute: { key: string } }>(
            'mutation ($n: String) { createAttribute(input: {name: $n, type: "text"}) { key } }',
            { n: `Field ${at}` },
          )
        ).createAttribute.key,
      );
    await ava.ask(
      'mutation { a: createAttribute(input: {name: "Born", type: "date"}) { id } b: createAttribute(input: {name: "Vip", type: "bool"}) { id } c: createAttribute(input: {name: "Size", type: "category", items: ["Small", "Large"]}) { id } }',
    );
    const [slotted] = await contacts.sql<{ slot: string | null }>(
      'select slot from attribute where tenant_id = $1 and key = $2',
      [ava.tenantId, keys[8]],
    );
    expect(slotted?.slot).toBeNull();
    const { createTag: tag } = await ava.ask<{ createTag: { id: string } }>(
      'mutation { createTag(input: {name: "Gold"}) { id } }',
    );
    const zoe = await add({
      firstName: 'Zoë',
      lastName: 'McKay',
      phone: '0412345001',
      tags: [tag.id],
      attributes: {
        [String(keys[0])]: 'Crème',
        [String(keys[8])]: 'Last One',
        born: '28-02-1990',
        vip: true,
        size: 'large',
      },
    });
    const bob = await add({
      firstName: 'Bob',
      lastName: 'Macleay',
      phone: '0412345002',
      marketingStatus: 'subscribed',
      attributes: { vip: false, born: '2001-12-31' },
    });
    const named = { [zoe.id]: 'zoe', [bob.id]: 'bob' };
    const found = async (...filters: object[]): Promise<string[]> =>
      (
        await ava.ask<{ contacts: { data: Contact[] } }>(list, { query: { filters, sortBy: 'firstName:asc' } })
      ).contacts.data.map((row) => named[row.id] ?? row.id);
    const text = (field: string, operation: string, value: string): object => ({
      field,
      type: 'text',
      operation,
      value,
    });
    expect(await found(text('lastName', 'startsWith', 'mc'))).toEqual(['zoe']);
    expect(await found(text('firstName', 'contains', 'OB'))).toEqual(['bob']);
    expect(await found(text('name', 'contains', 'zoë mck'))).toEqual(['zoe']);
    expect(await found(text('phoneInternational', 'endsWith', '002'))).toEqual(['bob']);
    expect(await found({ field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' })).toEqual([
      'bob',
    ]);
    expect(await found({ field: 'tags', type: 'tags', operation: 'none-any' })).toEqual(['bob']);
    expect(await found({ field: 'tags', type: 'tags', operation: 'one', value: [tag.id] })).toEqual(['zoe']);
    expect(await found(text(`attributes.${keys[0]}`, 'contains', 'ÈME'))).toEqual(['zoe']);
    expect(await found(text(`attributes.${keys[8]}`, 'contains', 'st o'))).toEqual(['zoe']);
    expect(await found(text(`attributes.${keys[8]}`, 'notEqual', 'last one'))).toEqual(['bob']);
    expect(await found({ field: 'attributes.born', type: 'date', operation: 'lessThan', value: '1990-03-01' })).toEqual(
      ['zoe'],
    );
    expect(await found({ field: 'attributes.vip', type: 'boolean', operation: 'equals', value: 'no' })).toEqual([
      'bob',
    ]);
    expect(await found({ field: 'attributes.size', type: 'categories', operation: 'one', value: ['LARGE'] })).toEqual([
      'zoe',
    ]);
    expect(await found({ field: 'attributes.size', type: 'categories', operation: 'none-any' })).toEqual(['bob']);
    const written = `query ($value: String, $size: String, $none: String) { contacts(query: { filters: [{ type: "conditional", operator: "OR", filters: [
      { field: "firstName", type: "text", operation: "equals", value: $value }, { field: "attributes.size", type: "categories", operation: "one", value: [$size, "Small"] }, { field: "firstName", type: "text", operation: "equals", value: $none }] }] }) { count } }`;
    expect(await ava.ask(written, { value: 'Bob', size: 'Large', none: 'Nobody' })).toEqual({ contacts: { count: 2 } });
    expect((await ava.refused(written, { value: 'Bob', size: 'Large' })).fields).toEqual([
      'filters[0].filters[2].value',
    ]);
    expect(
      (await other.refused(list, { query: { filters: [text(`attributes.${keys[0]}`, 'equals', 'x')] } })).fields,
    ).toEqual(['filters[0].field']);
    const sorted = await ava.ask<{ contacts: { data: Contact[] } }>(list, {
      query: { sortBy: 'attributes.born:desc' },
    });
    expect(sorted.contacts.data.map((row) => named[row.id])).toEqual(['bob', 'zoe']);
  });

  describe('marketing status', () => {
    it('staff opt out and in again; the door hears it before they have the answer', async () => {
      const made = await add({ phone: '0412345678', marketingStatus: 'subscribed' });
      expect(made.marketingStatus).toBe('subscribed');
      expect(contacts.neighbours.told).toEqual([]);
      expect((await change(made.id, { marketingStatus: 'unsubscribed' })).marketingStatus).toBe('unsubscribed');
      expect(contacts.neighbours.told).toMatchObject([
        { phone: '+61412345678', scope: 'all', state: 'out', source: 'staff', contactId: made.id },
      ]);
      expect((await change(made.id, { marketingStatus: 'transactional-only' })).marketingStatus).toBe(
        'transactional-only',
      );
      expect((await change(made.id, { marketingStatus: 'subscribed' })).marketingStatus).toBe('subscribed');
      expect(contacts.neighbours.told.map(({ scope, state }) => `${scope} ${state}`)).toEqual([
        'all out',
        'all in',
        'marketing out',
        'marketing in',
      ]);
    });

    it('what the person decided only the person undoes, also for a contact that is made later', async () => {
      const made = await add({ phone: '0412345678', marketingStatus: 'subscribed' });
      await contacts.sql(
        `insert into consent (tenant_id, phone, scope, state, decided_at, source) values ($1, '+61412345678', 'all', 'out', '2026-11-20T02:00:00Z', 'stop-word')`,
        [ava.tenantId],
      );
      expect((await ava.refused(update, { id: made.id, input: { marketingStatus: 'subscribed' } })).code).toBe(
        'wrong-state',
      );
      expect((await ava.refused(update, { id: made.id, input: { marketingStatus: 'transactional-only' } })).code).toBe(
        'wrong-state',
      );
      await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: made.id });
      expect((await add({ phone: '0412345678', marketingStatus: 'subscribed' })).marketingStatus).toBe('unsubscribed');
      expect((await add({ phone: '0412345678', marketingStatus: 'subscribed' }, other)).marketingStatus).toBe(
        'subscribed',
      );
    });

    describe('where the door knows of the person’s own opt-out before the book', () => {
      const book = () =>
        contacts.sql('select scope, state, source, decided_at from consent where tenant_id = $1 order by scope', [
          ava.tenantId,
        ]);
      const tellings = () => contacts.neighbours.told.map(({ scope, state, source }) => `${scope} ${state} ${source}`);

      it.each(['subscribed', 'transactional-only'])('a change to %s is refused and leaves no trace', async (wanted) => {
        const made = await add({ phone: '0412345678', marketingStatus: 'subscribed' });
        await change(made.id, { marketingStatus: 'unsubscribed' });
        const before = { book: await book(), contact: await read(made.id) };
        contacts.neighbours.outAtDoor = ['all'];
        expect(
          await ava.refused(update, { id: made.id, input: { firstName: 'Eve', marketingStatus: wanted } }),
        ).toMatchObject({ code: 'wrong-state', message: 'This person opted out. Only they can opt in again.' });
        expect({ book: await book(), contact: await read(made.id) }).toEqual(before);
        expect(tellings()).toEqual(['all out staff']);
      });

      it('is told no half of a change of which it would refuse the other', async () => {
        const made = await add({ phone: '0412345678', marketingStatus: 'subscribed' });
        await change(made.id, { marketingStatus: 'transactional-only' });
        await change(made.id, { marketingStatus: 'unsubscribed' });
        const before = await book();
        contacts.neighbours.told.length = 0;
        contacts.neighbours.outAtDoor = ['marketing'];
        expect((await ava.refused(update, { id: made.id, input: { marketingStatus: 'subscribed' } })).code).toBe(
          'wrong-state',
        );
        expect(await book()).toEqual(before);
        expect(tellings()).toEqual([]);
      });

      it('a new contact of the phone stays unsubscribed', async () => {
        const gone = await add({ phone: '0412345678', marketingStatus: 'unsubscribed' });
        await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: gone.id });
        const before = await book();
        contacts.neighbours.outAtDoor = ['all'];
        expect(
          (await add({ phone: '0412345678', firstName: 'Ava', marketingStatus: 'subscribed' })).marketingStatus,
        ).toBe('unsubscribed');
        expect(await book()).toEqual(before);
      });

      it('an opt-out by staff shows, for so it is', async () => {
        const made = await add({ phone: '0412345678', marketingStatus: 'subscribed' });
        contacts.neighbours.outAtDoor = ['all'];
        expect((await change(made.id, { marketingStatus: 'unsubscribed' })).marketingStatus).toBe('unsubscribed');
        expect((await ava.refused(update, { id: made.id, input: { marketingStatus: 'subscribed' } })).code).toBe(
          'wrong-state',
        );
      });
    });

    it('is undone by nobody while the door only answers with a fault, for it may be the person’s own; a "no" is taken', async () => {
      const made = await add({ phone: '0412345678', marketingStatus: 'subscribed' });
      contacts.neighbours.doorFails = true;
      expect((await change(made.id, { marketingStatus: 'unsubscribed' })).marketingStatus).toBe('unsubscribed');
      expect((await ava.refused(update, { id: made.id, input: { marketingStatus: 'subscribed' } })).code).toBe(
        'internal',
      );
      expect((await read(made.id)).marketingStatus).toBe('unsubscribed');
    });

    it('is taken although the door is down, and goes by an event', async () => {
      const made = await add({ phone: '0412345678' });
      contacts.neighbours.down = true;
      expect((await change(made.id, { marketingStatus: 'unsubscribed' })).marketingStatus).toBe('unsubscribed');
      const events: { address: string; state: string; scope: string; source: string }[] = [];
      const listening = await contacts.platform.bus.subscribe('the door', ['contact.consent'], async (slice) => {
        for (const each of slice) if (each.tenantId === ava.tenantId) events.push(JSON.parse(each.value) as never);
      });
      await eventually(() =>
        expect(events).toMatchObject([
          { address: '+61412345678', scope: 'all', state: 'out', source: 'staff', contactId: made.id },
        ]),
      );
      await listening.stop();
    });
  });

  it('answers an idempotency key again with the same contact', async () => {
    const headers = { 'idempotency-key': 'a-1' };
    const twice = await Promise.all(
      [1, 2].map(() =>
        contacts.raw<{ createContact: Contact }>(ava.token, create, { input: { phone: '0412345678' } }, headers),
      ),
    );
    expect(twice[0]).toEqual(twice[1]);
    expect((await ava.ask<{ contactsCount: number }>('{ contactsCount }')).contactsCount).toBe(1);
  });

  it('reads a page of 40 in as many statements as a page of one', async () => {
    const { createTag: tag } = await ava.ask<{ createTag: { id: string } }>(
      'mutation { createTag(input: {name: "Gold"}) { id } }',
    );
    for (let at = 10; at < 50; at++) await add({ phone: `04123456${at}`, tags: [tag.id] });
    const original = pg.Client.prototype.query;
    let statements = 0;
    const read = async (limit: number): Promise<number> => {
      statements = 0;
      await ava.ask(list, { query: { limit } });
      return statements;
    };
    const counting = function (this: pg.Client, ...args: unknown[]): unknown {
      const [query] = args as [string | { text?: string }];
      if (/\b(contact|contact_tag|attribute)\b/.test(typeof query === 'string' ? query : (query?.text ?? '')))
        statements++;
      return Reflect.apply(original, this, args);
    };
    pg.Client.prototype.query = counting as typeof original;
    try {
      const one = await read(1);
      expect(await read(40)).toBe(one);
      expect(one).toBeLessThanOrEqual(4);
      expect(one).toBeGreaterThan(1);
    } finally {
      pg.Client.prototype.query = original;
    }
  });

  it('keeps filter rows and counters true through everything', async () => {
    const [wrong] = await contacts.sql<{ filters: number; counters: number }>(`
      select (select count(*)::int from contact c full join contact_filter f on f.tenant_id = c.tenant_id and f.contact_id = c.id where (c.id is null or (c.trashed_at is null) <> (f.contact_id is not null) or c.status <> f.status) and not (c.trashed_at is not null and f.contact_id is null)) as filters,
             (select count(*)::int from (select tenant_id, count(*) filter (where trashed_at is null) as live, count(*) filter (where trashed_at is not null) as trashed from contact group by 1
               except select tenant_id, sum(live)::bigint, sum(trashed)::bigint from contact_count group by 1) d) as counters`);
    expect(wrong).toEqual({ filters: 0, counters: 0 });
  });
});
