import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../../test/contacts-under-test.js';

interface Result {
  affected: number;
  job: { id: string; status: string } | null;
  changed: { tag: string; contacts: string[] }[];
}
interface Contact {
  id: string;
  tags: string[];
  version: number;
  updatedAt: string;
}
type Kind = 'tagContacts' | 'untagContacts';
const mutation = (kind: Kind): string =>
  `mutation ($selection: Selection!, $tags: [ID!]!) { ${kind}(selection: $selection, tags: $tags) { affected job { id status } changed { tag contacts } } }`;

describe('tags on many contacts', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  let other: Person;
  let phones = 0;
  beforeAll(async () => {
    contacts = await startContacts('tagmany');
  }, 120_000);
  afterAll(() => contacts.stop());
  beforeEach(async () => {
    contacts.clock.set('2026-11-20T01:00:00Z');
    ava = await contacts.person();
    other = await contacts.person();
  });
  const makeTag = async (name: string, who = ava): Promise<string> =>
    (
      await who.ask<{ createTag: { id: string } }>('mutation ($input: TagInput!) { createTag(input: $input) { id } }', {
        input: { name },
      })
    ).createTag.id;
  const add = async (input: Record<string, unknown> = {}, who = ava): Promise<string> =>
    (
      await who.ask<{ createContact: { id: string } }>(
        'mutation ($input: ContactInput!) { createContact(input: $input) { id } }',
        { input: { phone: `04123${String((phones += 1)).padStart(5, '0')}`, ...input } },
      )
    ).createContact.id;
  const call = async (kind: Kind, selection: unknown, tags: string[], who = ava): Promise<Result> =>
    (await who.ask<Record<Kind, Result>>(mutation(kind), { selection, tags }))[kind];
  const read = async (id: string, who = ava): Promise<Contact> =>
    (await who.ask<{ contact: Contact }>('query ($id: ID!) { contact(id: $id) { id tags version updatedAt } }', { id }))
      .contact;

  it('are put on those chosen by ids, told by tag, and taken off again exactly', async () => {
    const [vip, regular] = [await makeTag('VIP'), await makeTag('Regular')];
    const [mia, zoe, untouched] = [await add({ tags: [vip] }), await add(), await add()];
    contacts.clock.set('2026-11-20T02:00:00Z');
    const put = await call('tagContacts', { data: [mia, zoe, newId()] }, [vip, regular]);
    expect({
      ...put,
      changed: put.changed
        .map(({ tag, contacts: of }) => ({ tag, contacts: [...of].sort() }))
        .sort((a, b) => a.contacts.length - b.contacts.length),
    }).toEqual({
      affected: 2,
      job: null,
      changed: [
        { tag: vip, contacts: [zoe] },
        { tag: regular, contacts: [mia, zoe].sort() },
      ],
    });
    expect(await read(mia)).toEqual({
      id: mia,
      tags: [vip, regular].sort(),
      version: 2,
      updatedAt: '2026-11-20T02:00:00.000Z',
    });
    expect(await read(untouched)).toMatchObject({ tags: [], version: 1 });

    for (const { tag, contacts: data } of put.changed) await call('untagContacts', { data }, [tag]);
    expect([(await read(mia)).tags, (await read(zoe)).tags]).toEqual([[vip], []]);
  });

  it('change nobody who has them already, not even their version', async () => {
    const vip = await makeTag('VIP');
    const mia = await add({ tags: [vip] });
    expect(await call('tagContacts', { data: [mia] }, [vip, vip])).toEqual({ affected: 0, job: null, changed: [] });
    expect(await read(mia)).toMatchObject({ version: 1 });
    expect(await call('untagContacts', { data: [mia] }, [await makeTag('Never given')])).toEqual({
      affected: 0,
      job: null,
      changed: [],
    });
    expect(await read(mia)).toMatchObject({ version: 1 });
  });

  it('are put on those whom filters choose, and the lists by tag show them', async () => {
    const vip = await makeTag('VIP');
    const mia = await add({ firstName: 'Mia' });
    await add({ firstName: 'Zoe' });
    const named = [{ field: 'firstName', type: 'text', operation: 'equals', value: 'mia' }];
    expect((await call('tagContacts', { filters: named }, [vip])).affected).toBe(1);
    const tagged = { filters: [{ field: 'tags', type: 'tags', operation: 'one', value: [vip] }] };
    expect(
      (
        await ava.ask<{ contacts: { data: { id: string }[] } }>(
          'query ($query: ListQuery) { contacts(query: $query) { data { id } } }',
          { query: tagged },
        )
      ).contacts.data,
    ).toEqual([{ id: mia }]);
    expect((await call('untagContacts', tagged, [vip])).affected).toBe(1);
    expect((await read(mia)).tags).toEqual([]);
  });

  it('leave the trash alone, and are never put on all by accident', async () => {
    const vip = await makeTag('VIP');
    const gone = await add();
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: gone });
    expect((await call('tagContacts', { data: [gone] }, [vip])).affected).toBe(0);
    for (const kind of ['tagContacts', 'untagContacts'] as const)
      expect(await ava.refused(mutation(kind), { selection: { filters: [] }, tags: [vip] })).toMatchObject({
        code: 'invalid-input',
        fields: ['filters'],
      });
  });

  it('name what is wrong with them', async () => {
    const vip = await makeTag('VIP');
    const ask = (tags: string[]): Promise<{ code: string; fields: string[] }> =>
      ava.refused(mutation('tagContacts'), { selection: { data: [] }, tags });
    expect(await ask([])).toMatchObject({ code: 'invalid-input', fields: ['tags'] });
    expect(await ask(['x'])).toMatchObject({ code: 'invalid-input', fields: ['tags[0]'] });
    expect(await ask([vip, newId()])).toMatchObject({ code: 'invalid-input', fields: ['tags[1]'] });
    expect(await ask(Array.from({ length: 21 }, () => newId()))).toMatchObject({
      code: 'invalid-input',
      fields: ['tags'],
    });
  });

  it('of another business, and contacts of another business, are as if they were not there', async () => {
    const [mine, theirs] = [await makeTag('VIP'), await makeTag('VIP', other)];
    const [mia, zoe] = [await add(), await add({}, other)];
    for (const kind of ['tagContacts', 'untagContacts'] as const) {
      const { traceId: _1, ...foreign } = await ava.refused(mutation(kind), {
        selection: { data: [mia] },
        tags: [theirs],
      });
      const { traceId: _2, ...unknown } = await ava.refused(mutation(kind), {
        selection: { data: [mia] },
        tags: [newId()],
      });
      expect(foreign).toEqual(unknown);
      expect(await call(kind, { data: [zoe] }, [mine])).toEqual({ affected: 0, job: null, changed: [] });
    }
    await call('tagContacts', { filters: [], all: true }, [mine]);
    expect([(await read(mia)).tags, (await read(zoe, other)).tags]).toEqual([[mine], []]);
  });

  it('need the permission by which contacts are changed', async () => {
    const vip = await makeTag('VIP');
    const reader = await contacts.person({ tenantId: ava.tenantId, permissions: ['business-editor'] });
    for (const kind of ['tagContacts', 'untagContacts'] as const)
      expect((await reader.refused(mutation(kind), { selection: { data: [] }, tags: [vip] })).code).toBe('forbidden');
  });

  it('asked for again by the same key answer the same, and change nothing again', async () => {
    const vip = await makeTag('VIP');
    const mia = await add();
    const ask = (): Promise<unknown> =>
      contacts.raw(
        ava.token,
        mutation('tagContacts'),
        { selection: { data: [mia] }, tags: [vip] },
        { 'idempotency-key': 'a-key-of-this-test' },
      );
    const first = await ask();
    await call('untagContacts', { data: [mia] }, [vip]);
    expect(await ask()).toEqual(first);
    expect(await read(mia)).toMatchObject({ tags: [], version: 3 });
  });

  it('over 10,000 contacts are a job, which passes over a tag that went meanwhile', async () => {
    const [vip, gone] = [await makeTag('VIP'), await makeTag('Gone')];
    await contacts.sql(
      `insert into contact (tenant_id, id, name, phone, phone_significant, phone_country, phone_kind, created_at, updated_at)
       select $1, uuidv7(), 'Person ' || nth, '+61' || (420000000 + nth), (420000000 + nth)::text, 'AU', 1, now(), now() from generate_series(1, 10001) nth`,
      [ava.tenantId],
    );
    const { affected, job, changed } = await call('tagContacts', { filters: [], all: true }, [vip, gone]);
    expect({ affected, changed, status: job?.status }).toEqual({ affected: 0, changed: [], status: 'queued' });
    await ava.ask('mutation ($id: ID!) { deleteTag(id: $id) }', { id: gone });
    await eventually(
      async () => {
        const { contactsJob } = await ava.ask<{ contactsJob: { status: string; affected: number; progress: number } }>(
          'query ($jobId: ID!) { contactsJob(jobId: $jobId) { status affected progress } }',
          { jobId: job!.id },
        );
        expect(contactsJob).toEqual({ status: 'completed', affected: 10_001, progress: 100 });
      },
      { timeoutMs: 30_000 },
    );
    const [row] = await contacts.sql<{ tagged: number; versions: number[] }>(
      'select (select count(*)::int from contact_tag where tenant_id = $1 and tag_id = $2) as tagged, (select array_agg(distinct version) from contact where tenant_id = $1) as versions',
      [ava.tenantId, vip],
    );
    expect(row).toEqual({ tagged: 10_001, versions: [2] });
  }, 60_000);
});
