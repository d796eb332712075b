import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { Work } from '@bellbird/service-host';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';
import { doorSays } from '../../test/door-says.js';
import { imported, jobEnds, jobOf, upload } from '../../test/uploads.js';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import { ForgetOldImports } from './forget-old-imports.js';
import { ImportWorker } from './import-worker.js';

interface Contact {
  id: string;
  name: string | null;
  firstName: string | null;
  phoneInternational: string;
  marketingStatus: string;
  tags: string[];
  attributes: Record<string, unknown>;
  version: number;
}
const list =
  'query ($query: ListQuery) { contacts(query: $query) { data { id name firstName lastName email phoneInternational marketingStatus tags attributes version } count } contactsCount }';

describe('importing contacts', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  let other: Person;
  beforeAll(async () => {
    contacts = await startContacts('import');
  }, 120_000);
  afterAll(() => contacts.stop());
  beforeEach(async () => {
    ava = await contacts.person();
    other = await contacts.person();
    contacts.neighbours.told.length = 0;
    contacts.neighbours.down = false;
    contacts.neighbours.outAtDoor = [];
  });
  const all = async (who = ava): Promise<Contact[]> =>
    (await who.ask<{ contacts: { data: Contact[] } }>(list, { query: { sortBy: 'phoneInternational:asc' } })).contacts
      .data;
  const rejectsOf = async (jobId: string): Promise<string[]> => {
    const [row] = await contacts.sql<{ rejected_key: string | null }>(
      'select rejected_key from import_job where id = $1',
      [jobId],
    );
    return row?.rejected_key == null
      ? []
      : (await text(await contacts.storage.get(row.rejected_key))).trimEnd().split('\r\n');
  };

  it('reads headings as people write them and says a reason for each bad row', async () => {
    await ava.ask(
      'mutation { a: createAttribute(input: {name: "Suburb", type: "text"}) { id } b: createAttribute(input: {name: "Born", type: "date"}) { id } c: createAttribute(input: {name: "VIP", type: "bool"}) { id } }',
    );
    const file = [
      'First Name,Surname,Mobile,E-mail,Suburb,Born,VIP,Shoe size',
      'Ava,Thompson,0412 345 678,ava@example.com,Newtown,28-02-1990,yes,38',
      'Bob,,0412345679,,"Potts ""Point""",1990-03-01,0,',
      ',,,,,,,',
      'Cleo,,+61 412 345 678,,,,,',
      'Dan,,123,,,,,',
      'Eve,,0412345680,not-an-email,,,,',
      'Farouk,,0412345681,,,31-02-1990,,',
      'too,few',
      'Grace,,02 9374 4000,,,,no,',
    ].join('\r\n');
    const job = await imported(contacts, ava, file);
    expect(job).toMatchObject({
      rows: 9,
      created: 5,
      rejected: 4,
      incomplete: 2,
      ignoredColumns: ['Shoe size'],
      reasons: { 'missing-phone': 1, 'duplicate-in-file': 1, 'invalid-phone': 1, 'wrong-columns': 1 },
    });
    expect(await all()).toMatchObject([
      { name: 'Grace', phoneInternational: '+61293744000', attributes: { vip: false } },
      {
        name: 'Ava Thompson',
        firstName: 'Ava',
        phoneInternational: '+61412345678',
        marketingStatus: 'transactional-only',
        attributes: { suburb: 'Newtown', born: '1990-02-28', vip: true },
      },
      {
        name: 'Bob',
        phoneInternational: '+61412345679',
        attributes: { suburb: 'Potts "Point"', born: '1990-03-01', vip: false },
      },
      // Their phones are good: they come in without the value that does not fit.
      { name: 'Eve', phoneInternational: '+61412345680', email: null },
      { name: 'Farouk', phoneInternational: '+61412345681', attributes: {} },
    ]);
    expect(await rejectsOf(job.id)).toEqual([
      'row,reason,columns,rules,First Name,Surname,Mobile,E-mail,Suburb,Born,VIP,Shoe size',
      '4,missing-phone,,,,,,,,,,',
      '5,duplicate-in-file,,,Cleo,,+61 412 345 678,,,,,',
      '6,invalid-phone,,,Dan,,123,,,,,',
      '7,bad-value,E-mail,Invalid email address.,Eve,,0412345680,not-an-email,,,,',
      '8,bad-value,Born,There is no such date.,Farouk,,0412345681,,,31-02-1990,,',
      '9,wrong-columns,,,too,few',
    ]);
    expect(job.rejectedUrl).toMatch(/^https:\/\/bellbird\.example\/files\//);
    const filtered = await ava.ask<{ contacts: { count: number }; contactsCount: number }>(list, {
      query: { filters: [{ field: 'attributes.suburb', type: 'text', operation: 'startsWith', value: 'potts' }] },
    });
    expect([filtered.contacts.count, filtered.contactsCount]).toEqual([1, 5]);
    // Nothing of it is anybody else's.
    expect(await all(other)).toEqual([]);
    expect((await other.refused('query ($id: ID!) { contactsImport(jobId: $id) { id } }', { id: job.id })).code).toBe(
      'not-found',
    );
    expect(
      (await other.refused('mutation ($id: ID!) { undoContactsImport(jobId: $id) { id } }', { id: job.id })).code,
    ).toBe('not-found');
  });

  it('takes nobody whose phone or permission is in doubt, and names the columns it left out', async () => {
    const file = [
      'Name,Phone,Country,Marketing status,Tags,E-mail',
      `Ava,0412345678,Australia,,,`,
      `Bob,0412345679,AU,maybe,,`,
      `Cleo,0412345680,AU,,${'x'.repeat(51)},cleo`,
      `Dan,0412345681,AU,,Gold,`,
      // The number says its country itself.
      `Eva,+61412345682,Australia,,,`,
    ].join('\n');
    const dry = await imported(contacts, ava, file, { dryRun: true });
    const job = await imported(contacts, ava, file);
    for (const each of [dry, job])
      expect(each).toMatchObject({ created: 3, rejected: 2, incomplete: 2, reasons: { 'bad-value': 2 } });
    expect(await all()).toMatchObject([
      { name: 'Cleo', email: null, tags: [] },
      { name: 'Dan', tags: [expect.any(String)] },
      { name: 'Eva', phoneInternational: '+61412345682' },
    ]);
    expect((await rejectsOf(dry.id)).slice(1)).toEqual([
      '2,bad-value,Country,"Give a country as two letters, such as AU.",Ava,0412345678,Australia,,,',
      '3,bad-value,Marketing status,"Give one of subscribed, transactional-only, unsubscribed.",Bob,0412345679,AU,maybe,,',
      `4,bad-value,Tags; E-mail,Give tags of at most 50 characters.; Invalid email address.,Cleo,0412345680,AU,,${'x'.repeat(51)},cleo`,
      '6,bad-value,Country,"Give a country as two letters, such as AU.",Eva,+61412345682,Australia,,,',
    ]);
    // Who is passed over loses nothing.
    for (const dryRun of [true, false])
      expect(await imported(contacts, ava, file, { onExisting: 'skip', dryRun })).toMatchObject({
        skipped: 3,
        incomplete: 0,
      });
  });

  it('updates whom it knows, or passes them over; empty cells change nothing', async () => {
    await imported(contacts, ava, 'phone,firstName,lastName\n0412345678,Ava,Thompson\n');
    expect(
      await imported(contacts, ava, 'phone,firstName,lastName\n0412345678,,Wong\n0412345679,Bob,\n'),
    ).toMatchObject({ created: 1, updated: 1 });
    expect(await all()).toMatchObject([{ name: 'Ava Wong', version: 2 }, { name: 'Bob' }]);
    expect(
      await imported(contacts, ava, 'phone,firstName\n0412345678,Zoë\n', { onExisting: 'skip', tags: ['New'] }),
    ).toMatchObject({ skipped: 1, updated: 0 });
    expect(await all()).toMatchObject([{ name: 'Ava Wong', tags: [] }, { name: 'Bob' }]);
  });

  it('maps columns as it is told, makes tags where they are missing, and refuses what it does not know', async () => {
    const { createTag: gold } = await ava.ask<{ createTag: { id: string } }>(
      'mutation { createTag(input: {name: "Gold"}) { id } }',
    );
    await imported(contacts, ava, 'who;where\nAva;0412345678\n', { mapping: { who: 'firstName', where: 'phone' } });
    await imported(contacts, ava, 'who,where,tags\nAva,0412345678,gold; Regulars\n', {
      mapping: { who: 'firstName', where: 'phone' },
      tags: ['Imported'],
    });
    const { tags } = await ava.ask<{ tags: { data: { id: string; name: string; count: number }[] } }>(
      '{ tags(query: {sortBy: "name:asc"}) { data { id name count } } }',
    );
    expect(tags.data).toEqual([
      { id: gold.id, name: 'Gold', count: 1 },
      expect.objectContaining({ name: 'Imported', count: 1 }),
      expect.objectContaining({ name: 'Regulars', count: 1 }),
    ]);
    const wrong = await upload(contacts, ava, 'a,b\n', {
      mapping: { c: 'phone', a: 'shoeSize' },
      onExisting: 'merge',
      colour: 1,
    });
    expect([wrong.status, wrong.body.code, wrong.body.fields?.map((each) => each.field)]).toEqual([
      400,
      'invalid-input',
      ['options.colour', 'options.onExisting'],
    ]);
    expect(
      (await upload(contacts, ava, 'a,b\n', { mapping: { c: 'phone', a: 'shoeSize' } })).body.fields?.map(
        (each) => each.field,
      ),
    ).toEqual(['options.mapping.c', 'options.mapping.a']);
    expect((await upload(contacts, ava, 'a,b\n', '{"mapping":')).body.fields?.map((each) => each.field)).toEqual([
      'options',
    ]);
  });

  it('subscribes with the whole opt-in agreement only, and never whom it must not', async () => {
    const agreement = { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true };
    await imported(contacts, ava, 'phone\n0412345670\n', { optInAgreement: { ...agreement, notPurchased: false } });
    await contacts.sql(
      `insert into consent (tenant_id, phone, scope, state, decided_at, source) values ($1, '+61412345671', 'all', 'out', '2026-01-01', 'stop-word'), ($1, '+61412345672', 'marketing', 'out', '2026-01-01', 'public-page')`,
      [ava.tenantId],
    );
    await imported(
      contacts,
      ava,
      'phone,marketingStatus\n0412345671,subscribed\n0412345672,\n0412345673,\n0412345674,unsubscribed\n0412345675,transactional-only\n',
      { optInAgreement: agreement },
    );
    expect((await all()).map((contact) => contact.marketingStatus)).toEqual([
      'transactional-only',
      'unsubscribed',
      'transactional-only',
      'subscribed',
      'unsubscribed',
      'transactional-only',
    ]);
    // Lowers nobody, but takes an opt-out, by the door.
    await imported(contacts, ava, 'phone,marketingStatus\n0412345673,transactional-only\n');
    expect((await all())[3]).toMatchObject({ marketingStatus: 'subscribed' });
    expect(contacts.neighbours.told).toMatchObject([{ state: 'out', source: 'import' }]);
    await imported(contacts, ava, 'phone,marketingStatus\n0412345673,unsubscribed\n');
    expect((await all())[3]).toMatchObject({ marketingStatus: 'unsubscribed' });
  });

  it('unsubscribes, and keeps so, whom only the door has heard opt out', async () => {
    const agreement = { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true };
    const statuses = async (): Promise<string[]> => (await all()).map((contact) => contact.marketingStatus);
    contacts.neighbours.outAtDoor = ['all'];
    expect(
      await imported(contacts, ava, 'phone,marketingStatus\n0412345671,unsubscribed\n0412345672,unsubscribed\n'),
    ).toMatchObject({ created: 2 });
    await imported(
      contacts,
      ava,
      'phone,marketingStatus\n0412345671,subscribed\n0412345672,\n0412345673,subscribed\n',
      { optInAgreement: agreement },
    );
    expect(await statuses()).toEqual(['unsubscribed', 'unsubscribed', 'subscribed']);
    const [first] = await all();
    expect(
      (
        await ava.refused(
          'mutation ($id: ID!) { updateContact(id: $id, input: {marketingStatus: "subscribed"}) { id } }',
          { id: first?.id },
        )
      ).code,
    ).toBe('wrong-state');
    // Then the book hears of it: decided before the imports, and it holds over both.
    await contacts.platform.bus.publish(
      ['+61412345671', '+61412345673'].map((phone) =>
        doorSays(ava, 'out', '2026-11-19T23:00:00.000Z', 'stop-word', phone),
      ),
    );
    await eventually(async () => expect(await statuses()).toEqual(['unsubscribed', 'unsubscribed', 'unsubscribed']));
    expect(
      await contacts.sql(`select phone, source from consent where tenant_id = $1 and scope = 'all' order by phone`, [
        ava.tenantId,
      ]),
    ).toEqual([
      { phone: '+61412345671', source: 'stop-word' },
      { phone: '+61412345672', source: 'import' },
      { phone: '+61412345673', source: 'stop-word' },
    ]);
    await imported(contacts, ava, 'phone,marketingStatus\n0412345671,subscribed\n0412345673,subscribed\n', {
      optInAgreement: agreement,
    });
    expect(await statuses()).toEqual(['unsubscribed', 'unsubscribed', 'unsubscribed']);
  });

  it('shows what would happen, and does nothing, on a dry run', async () => {
    await imported(contacts, ava, 'phone\n0412345678\n');
    const job = await imported(contacts, ava, 'phone,firstName\n0412345678,Ava\n0412345679,Bob\nx,\n', {
      dryRun: true,
      tags: ['New'],
    });
    expect(job).toMatchObject({ rows: 3, created: 1, updated: 1, rejected: 1 });
    expect(await all()).toMatchObject([{ name: null, version: 1 }]);
    expect(
      (await ava.refused('mutation ($id: ID!) { undoContactsImport(jobId: $id) { id } }', { id: job.id })).code,
    ).toBe('wrong-state');
  });

  it('is undone: what it made goes, what it changed is as before, what somebody changed since stays', async () => {
    const agreement = { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true };
    await imported(contacts, ava, 'phone,firstName\n0412345671,Ava\n0412345672,Bob\n');
    const job = await imported(
      contacts,
      ava,
      'phone,firstName,tags\n0412345671,Zoë,Gold\n0412345672,Rob,\n0412345673,New,\n0412345674,Kept,\n',
      { optInAgreement: agreement },
    );
    const before = await all();
    expect(before.map((contact) => contact.marketingStatus)).toEqual([
      'subscribed',
      'subscribed',
      'subscribed',
      'subscribed',
    ]);
    const change = 'mutation ($id: ID!, $n: String) { updateContact(id: $id, input: {lastName: $n}) { id } }';
    await ava.ask(change, { id: before[1]?.id, n: 'Edited' });
    await ava.ask(change, { id: before[3]?.id, n: 'Edited' });
    const { undoContactsImport } = await ava.ask<{ undoContactsImport: { status: string } }>(
      'mutation ($id: ID!) { undoContactsImport(jobId: $id) { status } }',
      { id: job.id },
    );
    expect(undoContactsImport.status).toBe('queued');
    expect((await jobEnds(ava, job.id)).status).toBe('undone');
    expect(await all()).toMatchObject([
      { firstName: 'Ava', tags: [], marketingStatus: 'transactional-only' },
      { firstName: 'Rob', lastName: 'Edited', marketingStatus: 'transactional-only' },
    ]);
    const { contactsTrash } = await ava.ask<{ contactsTrash: { data: Contact[] } }>(
      '{ contactsTrash { data { name } } }',
    );
    expect(contactsTrash.data).toEqual([{ name: 'Kept Edited' }]);
  });

  it('answers the same upload under the same key with the same job', async () => {
    const headers = { 'idempotency-key': 'monday' };
    const [one, two] = [
      await upload(contacts, ava, 'phone\n0412345678\n', {}, { headers }),
      await upload(contacts, ava, 'phone\n0412345678\n', {}, { headers }),
    ];
    expect(two.body.id).toBe(one.body.id);
    expect(one.location).toBe(`/api/contacts/import-from-file/${one.body.id}`);
    expect((await upload(contacts, ava, 'phone\n0412345679\n', {}, { headers })).body.code).toBe(
      'idempotency-mismatch',
    );
  });

  it('keeps the file of an upload whose commit nobody heard of, and the retry is answered with its job', async () => {
    const headers = { 'idempotency-key': 'tuesday' };
    const file = 'phone\n0412345678\n';
    const change = jest.spyOn(Work.prototype, 'change').mockImplementationOnce(async function (this: Work, ...call) {
      change.mockRestore();
      const paused = jest.spyOn(ImportWorker.prototype, 'turn').mockResolvedValue(false);
      await this.change(...call);
      setTimeout(() => paused.mockRestore(), 500);
      throw new Error('Connection terminated unexpectedly');
    });
    expect((await upload(contacts, ava, file, {}, { headers })).body.code).toBe('unavailable');
    const { status, body } = await upload(contacts, ava, file, {}, { headers });
    expect([status, await contacts.sql('select id from import_job where tenant_id = $1', [ava.tenantId])]).toEqual([
      202,
      [{ id: body.id }],
    ]);
    expect(await jobEnds(ava, body.id)).toMatchObject({ status: 'completed', created: 1 });
  });

  it('forgets the file and the rows of one that failed, or whose process died at its end, after a month', async () => {
    const deleting = jest.spyOn(contacts.storage, 'delete').mockRejectedValueOnce(new Error('killed'));
    const died = await imported(contacts, ava, 'phone\n0412345678\n');
    await eventually(() => expect(deleting).toHaveBeenCalled());
    deleting.mockRestore();
    const paused = jest.spyOn(ImportWorker.prototype, 'turn').mockResolvedValue(false);
    const { body: failed } = await upload(contacts, ava, 'phone\n0412345678\n');
    await contacts.sql('update import_job set attempts = 11 where id = $1', [failed.id]);
    const broken = jest.spyOn(DispatchPeer.prototype, 'tellMany').mockRejectedValue(new Error('never'));
    paused.mockRestore();
    expect(await jobEnds(ava, failed.id)).toMatchObject({ status: 'failed' });
    broken.mockRestore();
    const left = () =>
      Promise.all(
        [died, failed].map(async ({ id }) => {
          const table = `import_staging.job_${id.replaceAll('-', '')}`;
          return {
            file: await contacts.storage.exists(`${ava.tenantId}/imports/${id}.csv`),
            rows: await contacts.sql('select to_regclass($1)::text as name', [table]),
          };
        }),
      );
    expect(await left()).toMatchObject([{ file: true }, { file: true, rows: [{ name: expect.any(String) }] }]);
    await contacts.sql(`update import_job set created_at = now() - interval '32 days' where tenant_id = $1`, [
      ava.tenantId,
    ]);
    await contacts.service.app.get(ForgetOldImports).execute();
    const nothing = { file: false, rows: [{ name: null }] };
    expect(await left()).toEqual([nothing, nothing]);
  });

  describe('files that are none', () => {
    it.each([
      ['xlsx', Buffer.from('504b0304aaaa', 'hex'), 'people.csv'],
      ['gzip', Buffer.from('1f8b08', 'hex'), 'people.csv'],
      ['an svg', Buffer.from('<?xml version="1.0"?><svg>'), 'people.csv'],
      ['a program', Buffer.concat([Buffer.from('4d5a9000', 'hex'), Buffer.alloc(2_000)]), 'people.csv'],
      ['tsv', Buffer.from('phone\tname\n'), 'people.tsv'],
      ['a large zip', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(5_000_000, 7)]), 'people.csv'],
    ])('%s is 415', async (_, file, name) => {
      const answer = await upload(contacts, ava, file, undefined, { name });
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-type']);
    });

    it('a heading that no database keeps is 400', async () => {
      const { status, body } = await upload(contacts, ava, 'phone,a\0b\n0412345678,1\n');
      expect([status, body.code, body.fields?.map((each) => each.field)]).toEqual([400, 'invalid-input', ['file']]);
    });

    it('nothing at all is 400, and nobody may but who may', async () => {
      expect((await upload(contacts, ava, '')).body.fields?.map((each) => each.field)).toEqual(['file']);
      const reader = await contacts.person({ tenantId: ava.tenantId, permissions: ['business-editor'] });
      expect((await upload(contacts, reader, 'phone\n')).status).toBe(403);
      expect((await upload(contacts, { ...ava, token: 'x' }, 'phone\n')).status).toBe(401);
      const noForm = await fetch(`${contacts.url}/uploads/contacts/import`, {
        method: 'POST',
        body: 'phone',
        headers: { authorization: `Bearer ${ava.token}`, 'content-type': 'text/csv' },
      });
      expect(noForm.status).toBe(415);
      expect((await contacts.sql('select 1 from import_job where tenant_id = $1', [ava.tenantId])).length).toBe(0);
    });
  });

  describe('how a file is written', () => {
    const text16 = (text: string, big: boolean): Buffer =>
      big ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le');
    const people = 'phone,firstName\n0412345671,Zoë\n0412345672,Łukasz\n';
    it.each([
      ['UTF-8', Buffer.from(people)],
      ['UTF-8 with a mark', Buffer.from(`\ufeff${people}`)],
      ['UTF-16 LE with a mark', text16(`\ufeff${people}`, false)],
      ['UTF-16 BE with a mark', text16(`\ufeff${people}`, true)],
      ['UTF-16 LE without', text16(people, false)],
      ['UTF-16 BE without', text16(people, true)],
    ])('%s comes in whole', async (_, file) => {
      await imported(contacts, ava, file);
      expect((await all()).map((contact) => contact.firstName)).toEqual(['Zoë', 'Łukasz']);
    });

    it('Windows-1252 is found out from the whole of it', async () => {
      await imported(
        contacts,
        ava,
        Buffer.concat([
          Buffer.from('phone,firstName\n'),
          Buffer.from('0412345671,Ava\n'.repeat(1)),
          Buffer.from('0412345672,Zo\u00eb\n', 'latin1'),
        ]),
      );
      expect((await all()).map((contact) => contact.firstName)).toEqual(['Ava', 'Zoë']);
    });

    it('broken UTF-8 and NULs are refused with their row, and nothing garbled is stored', async () => {
      const job = await imported(
        contacts,
        ava,
        Buffer.concat([
          Buffer.from('phone,firstName\n0412345671,Zoë\n0412345672,A'),
          Buffer.from([0xc3, 0x28]),
          Buffer.from('\n0412345673,B\0b\n0412345674,Eve\n'),
        ]),
      );
      expect(job).toMatchObject({ created: 2, reasons: { 'bad-encoding': 2 } });
      expect((await rejectsOf(job.id)).map((line) => line.split(',').slice(0, 2).join(' '))).toEqual([
        'row reason',
        '3 bad-encoding',
        '4 bad-encoding',
      ]);
    });

    it('a quote that is never closed costs its own row', async () => {
      const rows = Array.from({ length: 5_000 }, (_, at) => `04${String(10_000_000 + at)},Ava`);
      rows[1] = '"0412345678,Ava';
      const job = await imported(contacts, ava, ['phone,firstName', ...rows].join('\n'));
      expect(job).toMatchObject({ created: 4_999, reasons: { 'wrong-columns': 1 } });
      expect((await rejectsOf(job.id))[1]).toBe('3,wrong-columns,,,"""0412345678,Ava"');
    });
  });

  it('goes out by an export and comes back the same', async () => {
    await ava.ask('mutation { createAttribute(input: {name: "Note", type: "text"}) { id } }');
    const names = ['=1+1', '+61', '-x', '@me', `'quoted`, 'a,b', 'line\nbreak', ' padded', 'ok"', "'=twice"];
    for (const [at, name] of names.entries()) {
      await ava.ask('mutation ($i: ContactInput!) { createContact(input: $i) { id } }', {
        i: {
          name,
          phone: `041234567${at}`,
          attributes: { note: name.trim() },
          marketingStatus: at % 2 ? 'subscribed' : 'transactional-only',
        },
      });
    }
    const before = (await all()).map(({ id: _, version: _v, tags: _t, ...contact }) => contact);
    const { exportContacts: job } = await ava.ask<{ exportContacts: { id: string } }>(
      'mutation { exportContacts { id } }',
    );
    const key = await (async () => {
      for (;;) {
        const { contactsExport } = await ava.ask<{ contactsExport: { status: string } }>(
          'query ($id: ID!) { contactsExport(jobId: $id) { status } }',
          { id: job.id },
        );
        if (contactsExport.status === 'completed')
          return (await contacts.sql<{ file_key: string }>('select file_key from kit_job where id = $1', [job.id]))[0]
            ?.file_key as string;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const file = await text(await contacts.storage.get(key));
    for (const line of file.split('\r\n').slice(1))
      for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=@-]/);
    const agreement = { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true };
    await other.ask('mutation { createAttribute(input: {name: "Note", type: "text"}) { id } }');
    expect(await imported(contacts, other, file, { optInAgreement: agreement })).toMatchObject({
      created: names.length,
      rejected: 0,
    });
    expect((await all(other)).map(({ id: _, version: _v, tags: _t, ...contact }) => contact)).toEqual(before);
  });

  it('counts 3,000 rows in the lists as soon as it says completed', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `04${String(20_000_000 + at)},Ava`);
    const { id } = (await upload(contacts, ava, ['phone,firstName', ...rows].join('\n'))).body;
    await jobEnds(ava, id);
    expect(await jobOf(ava, id)).toMatchObject({ progress: 100, rows: 3_000, created: 3_000 });
    const seen = await ava.ask<{ contacts: { count: number }; contactsCount: number }>(list, {
      query: { limit: 1, filters: [{ field: 'firstName', type: 'text', operation: 'equals', value: 'ava' }] },
    });
    expect([seen.contacts.count, seen.contactsCount]).toEqual([3_000, 3_000]);
  });
});
