import { Database } from '@bellbird/database';
import { turnEnded, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';
import { upload } from '../../test/uploads.js';
import { RememberTurns } from './remember-turns.js';

const timelineQuery = `query ($id: ID!, $before: DateTime, $limit: Int, $kinds: [String!]) {
  contactTimeline(id: $id, before: $before, limit: $limit, kinds: $kinds) { id at kind campaignId text status reason cost by } }`;
const phone = '+61412345678';

interface Entry {
  id: string;
  at: string;
  kind: string;
  status: string | null;
  [more: string]: unknown;
}

describe('the time line of a contact', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  beforeAll(async () => {
    contacts = await startContacts('timeline');
  }, 120_000);
  afterAll(() => contacts.stop());
  beforeEach(async () => {
    ava = await contacts.person();
    contacts.neighbours.texts.clear();
    contacts.neighbours.down = false;
  });

  const timeline = async (id: string, asked: Record<string, unknown> = {}): Promise<Entry[]> =>
    (await ava.ask<{ contactTimeline: Entry[] }>(timelineQuery, { id, ...asked })).contactTimeline;
  const add = async (input: Record<string, unknown> = {}): Promise<string> =>
    (
      await ava.ask<{ createContact: { id: string } }>(
        'mutation ($input: ContactInput!) { createContact(input: $input) { id } }',
        { input: { phone: '0412 345 678', ...input } },
      )
    ).createContact.id;
  const campaignId = '01920000-0000-7000-8000-0000000000c1';
  const says = (kind: 'text' | 'reply', at: string) => ({
    ...{
      id: `01920000-0000-7000-8000-${at.replaceAll(/\D/g, '').slice(2, 14)}`,
      at,
      kind,
      text: `A ${kind}`,
      by: null,
    },
    campaignId: kind === 'text' ? campaignId : null,
    ...{ status: kind === 'text' ? 'delivered' : null, reason: null, cost: kind === 'text' ? '0.080000' : null },
  });
  const turn = (given: Partial<Payload<typeof turnEnded>>): Promise<void> => {
    const payload = { ...turnEnded.example, tenantId: ava.tenantId, ...given } as Payload<typeof turnEnded>;
    const { app } = contacts.service;
    return app.get(Database).tenant(ava.tenantId, (tx) => app.get(RememberTurns).handle({ payload } as never, tx));
  };

  it('has decisions, texts, replies, turns and how it came, the newest first', async () => {
    const id = await add({ marketingStatus: 'subscribed' });
    await ava.ask('mutation ($id: ID!) { updateContact(id: $id, input: {marketingStatus: "unsubscribed"}) { id } }', {
      id,
    });
    contacts.neighbours.texts.set(phone, [
      says('reply', '2026-11-22T01:00:00.000Z'),
      says('text', '2026-11-21T01:00:00.000Z'),
    ]);
    await turn({ contactId: id, phone, at: '2026-11-23T01:00:00.000Z' });
    const entries = await timeline(id);
    expect(entries.map(({ kind, status, reason, campaignId: of }) => [kind, status, reason, of])).toEqual([
      ['turn', 'attended', null, null],
      ['reply', null, null, null],
      ['text', 'delivered', null, campaignId],
      ...entries.slice(3).map(({ kind, status, reason }) => [kind, status, reason, null]),
    ]);
    expect(entries.slice(3).map(({ kind, status, reason }) => [kind, status, reason])).toEqual(
      expect.arrayContaining([
        ['created', null, null],
        ['opt-in', 'marketing', 'staff'],
        ['opt-out', 'all', 'staff'],
      ]),
    );
    expect(entries).toHaveLength(6);
    expect(entries.map(({ at }) => at)).toEqual([...entries.map(({ at }) => at)].sort().reverse());
    expect(await timeline(id)).toEqual(entries);
  });

  it('a hold stands in it, and what lifted it', async () => {
    const id = await add();
    await contacts.sql(
      `insert into consent (tenant_id, phone, scope, state, decided_at, source) values ($1, $2, 'hold', 'in', '2026-11-24T02:00:00Z', 'staff')`,
      [ava.tenantId, phone],
    );
    await contacts.sql(
      `insert into consent_history (tenant_id, phone, scope, state, decided_at, source, wording) values ($1, $2, 'hold', 'out', '2026-11-24T01:00:00Z', 'attention', 'pls no more')`,
      [ava.tenantId, phone],
    );
    expect(await timeline(id, { kinds: ['hold'] })).toMatchObject([
      { kind: 'hold', status: 'in', reason: 'staff', text: null },
      { kind: 'hold', status: 'out', reason: 'attention', text: 'pls no more' },
    ]);
  });

  it('goes on behind the last one, each once, at most 100 a page', async () => {
    const id = await add();
    const minutes = Array.from({ length: 250 }, (_, n) => new Date(Date.UTC(2026, 10, 25, 0, 250 - n)).toISOString());
    contacts.neighbours.texts.set(
      phone,
      minutes.map((at, n) => ({ ...says(n % 2 === 0 ? 'text' : 'reply', at), id: crypto.randomUUID() })),
    );
    const seen: Entry[] = [];
    for (let before: string | undefined; ;) {
      const page = await timeline(id, { ...(before !== undefined && { before }) });
      expect(page.length).toBeLessThanOrEqual(100);
      if (page.length === 0) break;
      seen.push(...page);
      before = page.at(-1)?.at;
    }
    expect(seen.map(({ at }) => at).slice(0, 250)).toEqual(minutes);
    expect(seen.slice(250).map(({ kind }) => kind)).toEqual(['created']);
    expect(await timeline(id, { limit: 3, kinds: ['reply'] })).toMatchObject([
      { at: minutes[1], kind: 'reply' },
      { at: minutes[3] },
      { at: minutes[5] },
    ]);
  });

  it('parts no STOP from the text that said it, for the page behind it would pass that over', async () => {
    const id = await add();
    const at = '2026-11-24T01:00:00.123Z';
    await contacts.sql(
      `insert into consent_history (tenant_id, phone, scope, state, decided_at, source, wording) values ($1, $2, 'all', 'out', '2026-11-24T01:00:00.123456Z', 'stop-word', 'STOP')`,
      [ava.tenantId, phone],
    );
    contacts.neighbours.texts.set(phone, [says('reply', at), says('text', '2026-11-24T00:59:00.000Z')]);
    const first = await timeline(id, { limit: 1, kinds: ['opt-out', 'reply', 'text'] });
    expect(first.map(({ kind }) => kind).toSorted()).toEqual(['opt-out', 'reply']);
    expect(await timeline(id, { limit: 1, before: at, kinds: ['opt-out', 'reply', 'text'] })).toMatchObject([
      { kind: 'text' },
    ]);
  });

  it('an import that made or changed it stands in it, by whom', async () => {
    const known = await add();
    const { body } = await upload(contacts, ava, 'phone,first name\n0412345678,Mia\n0412345679,New\n', {
      onExisting: 'update',
    });
    await eventually(async () => {
      const { contactsImport } = await ava.ask<{ contactsImport: { status: string } }>(
        'query ($id: ID!) { contactsImport(jobId: $id) { status } }',
        { id: body.id },
      );
      return contactsImport.status === 'completed';
    });
    const [made] = await contacts.sql<{ id: string }>(
      'select id from contact where tenant_id = $1 and made_by_import = $2',
      [ava.tenantId, body.id],
    );
    expect(await timeline(made!.id)).toMatchObject([{ kind: 'import', status: 'created', by: ava.userId }]);
    expect(await timeline(known, { kinds: ['import', 'created'] })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'import', status: 'updated', by: ava.userId }),
        expect.objectContaining({ kind: 'created' }),
      ]),
    );
  });

  it('a turn is told five times and stands once; a later word takes its place, an earlier one does not', async () => {
    const id = await add();
    const at = (minute: number): string => new Date(Date.UTC(2026, 10, 25, 0, minute)).toISOString();
    for (let time = 0; time < 5; time++) await turn({ contactId: id, at: at(10) });
    await turn({ contactId: id, status: 'canceled', reason: 'no-show', at: at(20) });
    await turn({ contactId: id, at: at(15) });
    // Nobody's contact, but the phone's is.
    await turn({ turnId: '01920000-0000-7000-8000-000000000077', contactId: null, phone, at: at(5) });
    await turn({ turnId: '01920000-0000-7000-8000-000000000078', contactId: null, phone: '+61499999999', at: at(5) });
    expect(await timeline(id, { kinds: ['turn'] })).toMatchObject([
      { at: at(20), status: 'canceled', reason: 'no-show' },
      { at: at(5), status: 'attended', reason: null },
    ]);
  });

  it('refuses what is wrong, another business, and says where texts cannot be asked for', async () => {
    const id = await add();
    expect(await ava.refused(timelineQuery, { id, before: 'yesterday', limit: 101, kinds: ['call'] })).toMatchObject({
      code: 'invalid-input',
      fields: ['before', 'limit', 'kinds'],
    });
    const other = await contacts.person();
    expect((await other.refused(timelineQuery, { id })).code).toBe('not-found');
    contacts.neighbours.down = true;
    expect((await ava.refused(timelineQuery, { id })).code).toBe('unavailable');
    expect(await timeline(id, { kinds: ['created'] })).toHaveLength(1);
  });
});
