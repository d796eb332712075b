import { newId } from '@bellbird/database';
import type { Person } from '../../test/contacts-under-test.js';
import { killedContacts, type KilledContacts } from '../../test/killed-contacts.js';
import { jobEnds, upload } from '../../test/uploads.js';

describe('an import that is killed -9 at its steps', () => {
  let world: KilledContacts;
  beforeAll(async () => {
    world = await killedContacts('import_kill');
  }, 120_000);
  afterAll(() => world.stop(), 120_000);

  it('goes on by itself: every row once, the figures right', async () => {
    const tenantId = newId();
    const actor = { tenantId, userId: newId() };
    const token = await world.neighbours.tokenFor(actor);
    const rows = Array.from({ length: 11_000 }, (_, at) => `04${String(30_000_000 + at)},Ava`);
    rows[10] = 'x,Bad';
    rows[10_500] = rows[3] as string;
    const ask = async <T>(url: string, query: string, variables = {}): Promise<T> => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      return ((await response.json()) as { data: T }).data;
    };
    const first = await world.start('import-staging:1');
    const person = { ...actor, token } as Person;
    const { body } = await upload({ url: first.url }, person, ['phone,firstName', ...rows].join('\n'), {
      tags: ['Monday'],
    });
    expect(await first.service.ended).toBe('SIGKILL');
    for (const faultPoint of ['import-staged:1', 'import-batch:2', 'import-batch-committed:1', 'import-merged:1'])
      await world.dieAt(faultPoint);
    const last = await world.start();
    const job = await jobEnds(
      { ...person, ask: (query, variables) => ask(last.url, query, variables) },
      body.id,
      30_000,
    );
    expect(job).toMatchObject({
      status: 'completed',
      rows: 11_000,
      created: 10_998,
      updated: 0,
      rejected: 2,
      reasons: { 'invalid-phone': 1, 'duplicate-in-file': 1 },
    });
    const [found] = await world.sql<Record<string, number>>(
      `select (select count(*)::int from contact where tenant_id = $1) as contacts, (select count(distinct phone)::int from contact where tenant_id = $1) as phones,
              (select count(*)::int from contact_filter where tenant_id = $1) as filters, (select count(*)::int from contact_tag where tenant_id = $1) as tagged,
              (select sum(live)::int from contact_count where tenant_id = $1) as counted, (select count(*)::int from pg_tables where schemaname = 'import_staging') as staging`,
      [tenantId],
    );
    expect(found).toEqual({
      contacts: 10_998,
      phones: 10_998,
      filters: 10_998,
      tagged: 10_998,
      counted: 10_998,
      staging: 0,
    });
  }, 240_000);
});
