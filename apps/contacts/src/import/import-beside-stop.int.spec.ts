import pg from 'pg';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';
import { doorSays } from '../../test/door-says.js';
import { jobEnds, upload } from '../../test/uploads.js';

const list =
  'query { contacts(query: { sortBy: "phoneInternational:asc" }) { data { phoneInternational marketingStatus } } }';
const optInAgreement = { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true };

/** An import that has read the book of consent and written its contacts, but not committed, while people decide. */
describe('an import beside a STOP', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  let holder: pg.Client;
  beforeAll(async () => {
    contacts = await startContacts('stop');
    const at = new URL(contacts.platform.databaseUrl);
    at.pathname = `/${contacts.name}`;
    holder = new pg.Client({ connectionString: at.toString() });
    await holder.connect();
  }, 120_000);
  afterAll(async () => {
    await holder.end();
    await contacts.stop();
  });
  beforeEach(async () => {
    ava = await contacts.person();
  });
  const statuses = async (): Promise<Record<string, string>> => {
    const {
      contacts: { data },
    } = await ava.ask<{ contacts: { data: { phoneInternational: string; marketingStatus: string }[] } }>(list);
    return Object.fromEntries(
      data.map(({ phoneInternational, marketingStatus }) => [phoneInternational, marketingStatus]),
    );
  };
  const bookOf = async (phone: string): Promise<string | undefined> =>
    (
      await contacts.sql<{ state: string }>(
        `select state from consent where tenant_id = $1 and phone = $2 and scope = 'all'`,
        [ava.tenantId, phone],
      )
    )[0]?.state;

  /** Runs an import, and `meanwhile` at the moment when its contacts are written and its tags wait for a tag that we hold. */
  async function importing(file: string, options: object, meanwhile: () => Promise<void>): Promise<void> {
    const {
      createTag: { id },
    } = await ava.ask<{ createTag: { id: string } }>('mutation { createTag(input: { name: "held" }) { id } }');
    await holder.query('begin');
    await holder.query('select 1 from tag where id = $1 for update', [id]);
    const answer = await upload(contacts, ava, file, { ...options, tags: ['held'] });
    await eventually(async () => {
      const [waiting] = await contacts.sql<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and query like '%contact_tag%'`,
        [contacts.name],
      );
      expect(waiting?.count).toBe(1);
    });
    await meanwhile();
    await holder.query('commit');
    expect((await jobEnds(ava, answer.body.id)).status).toBe('completed');
  }

  it('shows a new contact as the person decided while the contact was being made', async () => {
    await importing('phone,firstName\n0412345678,Ava\n0412345679,Bob\n', { optInAgreement }, async () => {
      await contacts.platform.bus.publish([doorSays(ava, 'out', '2026-11-20T02:00:00.000Z', 'stop-word')]);
      await eventually(async () => expect(await bookOf('+61412345678')).toBe('out'));
      // The import has not committed: nobody sees its people yet.
      expect(await statuses()).toEqual({});
    });
    expect(await statuses()).toEqual({ '+61412345678': 'unsubscribed', '+61412345679': 'subscribed' });
    const filtered = await ava.ask<{ contacts: { count: number } }>(
      'query ($query: ListQuery) { contacts(query: $query) { count } }',
      { query: { filters: [{ field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'unsubscribed' }] } },
    );
    expect(filtered.contacts.count).toBe(1);
  });

  it('does so too of who comes back: the last word of the person stands', async () => {
    await importing('phone\n0412345678\n', { optInAgreement }, async () => {
      await contacts.platform.bus.publish([doorSays(ava, 'out', '2026-11-20T02:00:00.000Z', 'stop-word')]);
      await eventually(async () => expect(await bookOf('+61412345678')).toBe('out'));
      await contacts.platform.bus.publish([doorSays(ava, 'in', '2026-11-20T02:00:01.000Z', 'start-word')]);
      await eventually(async () => expect(await bookOf('+61412345678')).toBe('in'));
    });
    expect(await statuses()).toEqual({ '+61412345678': 'subscribed' });
  });
});
