import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';
import { upload } from '../../test/uploads.js';
import { AddUpDays, mostLeftWaiting } from './add-up-days.js';
import { lineKeys, type Line } from './contact-days.js';

const linesQuery = `query ($from: String, $to: String, $groupBy: String) {
  contactsAnalyticsLines(from: $from, to: $to, groupBy: $groupBy) { lines { key points { day value } } } }`;
const pieQuery = '{ contactsAnalyticsPie { total slices { key count } channels { voice email } } }';
const add = 'mutation ($input: ContactInput!) { createContact(input: $input) { id } }';

interface Pie {
  total: number;
  slices: { key: string; count: number }[];
  channels: { voice: number; email: number };
}

describe('figures of contacts', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  beforeAll(async () => {
    contacts = await startContacts('figures');
  }, 120_000);
  afterAll(() => contacts.stop());
  beforeEach(async () => {
    ava = await contacts.person();
  });

  const lines = async (given: Record<string, string>, who = ava): Promise<Line[]> =>
    (await who.ask<{ contactsAnalyticsLines: { lines: Line[] } }>(linesQuery, given)).contactsAnalyticsLines.lines;
  const pie = async (who = ava): Promise<Pie> =>
    (await who.ask<{ contactsAnalyticsPie: Pie }>(pieQuery)).contactsAnalyticsPie;

  /** The day of the database, by which changes are dated. */
  const today = async (): Promise<string> =>
    (await contacts.sql<{ day: string }>(`select (now() at time zone 'Australia/Sydney')::date::text as day`))[0]!.day;

  /** What the table itself holds, as the pie shows it. */
  const recounted = async (): Promise<Pie> => {
    const rows = await contacts.sql<{ status: number; count: number }>(
      'select status, count(*)::int as count from contact where tenant_id = $1 and trashed_at is null group by 1',
      [ava.tenantId],
    );
    const of = (status: number): number => rows.find((each) => each.status === status)?.count ?? 0;
    const slices = [
      { key: 'subscribed', count: of(1) },
      { key: 'transactional-only', count: of(2) },
      { key: 'unsubscribed', count: of(3) },
    ];
    return {
      total: slices.reduce((sum, { count }) => sum + count, 0),
      slices,
      channels: { voice: 0, email: 0 },
    };
  };

  /** Until no more wait than are left where they are. The service's own beat may have added some up before. */
  const addedUp = (): Promise<unknown> =>
    eventually(
      async () => {
        await contacts.service.app.get(AddUpDays).execute();
        const waiting = await contacts.sql('select 1 from contact_day_change where tenant_id = $1', [ava.tenantId]);
        expect(waiting.length).toBeLessThanOrEqual(mostLeftWaiting);
      },
      { timeoutMs: 30_000 },
    );

  it('9. Levels are the counts of the table, after every kind of change, added up or not', async () => {
    const day = await today();
    const made: string[] = [];
    for (let at = 10; at < 34; at++) {
      const { createContact } = await ava.ask<{ createContact: { id: string } }>(add, {
        input: {
          phone: `04123456${at}`,
          marketingStatus: ['subscribed', 'transactional-only', 'unsubscribed'][at % 3],
        },
      });
      made.push(createContact.id);
      expect(await pie()).toEqual(await recounted());
    }
    const [first, second, third, fourth] = made as [string, string, string, string];
    for (const change of [
      `updateContact(id: "${first}", input: {marketingStatus: "unsubscribed"}) { id }`,
      `updateContact(id: "${second}", input: {phone: "0412 999 999"}) { id }`,
      `deleteContact(id: "${third}")`,
      `deleteContact(id: "${fourth}")`,
      `restoreContact(id: "${third}") { id }`,
    ]) {
      await ava.ask(`mutation { ${change} }`);
      expect(await pie()).toEqual(await recounted());
    }
    const { body } = await upload(
      contacts,
      ava,
      'phone,status\n0412345690,subscribed\n0412345691,\n0412345610,unsubscribed\n',
    );
    const imported = async (status: string): Promise<unknown> =>
      eventually(async () => {
        const { contactsImport } = await ava.ask<{ contactsImport: { status: string } }>(
          'query ($id: ID!) { contactsImport(jobId: $id) { status } }',
          { id: body.id },
        );
        expect(contactsImport.status).toBe(status);
      });
    await imported('completed');
    expect(await pie()).toEqual(await recounted());
    expect((await pie()).total).toBe(25);
    await ava.ask('mutation ($id: ID!) { undoContactsImport(jobId: $id) { id } }', { id: body.id });
    await imported('undone');
    expect(await pie()).toEqual(await recounted());
    await addedUp();
    const counted = await pie();
    expect(counted).toEqual(await recounted());
    const last = Object.fromEntries(
      (await lines({ from: day, to: day })).map(({ key, points }) => [key, points.at(-1)?.value]),
    );
    expect(last).toEqual({
      total: counted.total,
      ...Object.fromEntries(counted.slices.map(({ key, count }) => [key, count])),
      // 24 made, one restored, two by the import; two deleted, two by the undo.
      added: 27,
      removed: 4,
    });
  }, 90_000);

  it('13. Lines equal a recount by SQL over both clock turns, by day, week and month', async () => {
    const { tenantId } = ava;
    await contacts.sql(`insert into business (tenant_id, time_zone) values ($1, 'Australia/Sydney')`, [tenantId]);
    // The triggers of this connection read a clock that the test turns: every 11 hours over two years, so at all hours of a day.
    await contacts.sql(`create schema if not exists told`);
    await contacts.sql(`create table told.clock as select '2024-01-01T00:30:00Z'::timestamptz as at`);
    await contacts.sql(
      `create function told.now() returns timestamptz stable language sql as 'select at from told.clock'`,
    );
    await contacts.sql(`create table told.journal (at timestamptz, status int, difference int)`);
    await contacts.sql('set search_path = told, public, pg_catalog');
    try {
      await contacts.sql(`
        do $$
        declare moment timestamptz; nth int := 0; was record; wanted int;
        begin
          for moment in select generate_series('2024-01-01T00:30:00Z'::timestamptz, '2025-12-31T00:00:00Z', interval '11 hours') loop
            update told.clock set at = moment;
            nth := nth + 1;
            if nth % 5 in (0, 1, 2) then
              wanted := 1 + nth % 3;
              insert into contact (tenant_id, id, phone, phone_significant, phone_country, phone_kind, status)
                values ('${tenantId}', gen_random_uuid(), '+6141' || lpad(nth::text, 7, '0'), nth::text, 'AU', 1, wanted);
              insert into told.journal values (moment, wanted, 1);
            else
              select id, status into was from contact where tenant_id = '${tenantId}' and trashed_at is null order by phone limit 1;
              insert into told.journal values (moment, was.status, -1);
              if nth % 5 = 3 then
                update contact set trashed_at = moment where tenant_id = '${tenantId}' and id = was.id;
              else
                update contact set status = 1 + was.status % 3 where tenant_id = '${tenantId}' and id = was.id;
                insert into told.journal values (moment, 1 + was.status % 3, 1);
              end if;
            end if;
          end loop;
        end $$`);
    } finally {
      await contacts.sql('reset search_path');
    }
    const recount = async (key: string, to: string, step: string): Promise<unknown[]> => {
      const status = { subscribed: 1, 'transactional-only': 2, unsubscribed: 3 }[key];
      const moved = `select (at at time zone 'Australia/Sydney')::date as day, status, sum(difference) as d from told.journal group by at, status`;
      // Who changes status neither comes nor goes.
      const came = `select (at at time zone 'Australia/Sydney')::date as day, sum(difference) as d from told.journal group by at`;
      const value =
        key === 'total' || status !== undefined
          ? `(select coalesce(sum(d), 0) from (${moved}) m where m.day < g.until ${status === undefined ? '' : `and m.status = ${status}`})`
          : `(select coalesce(sum(greatest(${key === 'added' ? '' : '-'}d, 0)), 0) from (${came}) m where m.day >= g.day and m.day < g.until)`;
      return contacts.sql(
        `select g.day::text as day, ${value}::int as value
           from (select day::date as day, least((date_trunc('${step}', day) + interval '1 ${step}')::date, $2::date + 1) as until
                   from (select generate_series(date_trunc('${step}', $1::timestamp), $2::timestamp, interval '1 ${step}') as day) starts) g order by 1`,
        ['2024-01-01', to],
      );
    };
    const compare = async (groupBy: string, to: string): Promise<void> => {
      const found = await lines({ from: '2024-01-01', to, groupBy });
      expect(found.map(({ key }) => key)).toEqual(lineKeys);
      for (const { key, points } of found)
        expect({ key, points }).toEqual({ key, points: await recount(key, to, groupBy) });
    };
    await compare('day', '2024-12-31');
    await addedUp();
    await compare('day', '2024-12-31');
    await compare('week', '2025-12-31');
    await compare('month', '2025-12-31');
  }, 90_000);

  it('begins the days of a business where they were first counted, and goes on with what came late', async () => {
    const { tenantId } = ava;
    await contacts.sql(
      `insert into contact_day (tenant_id, day, key, value) values ($1, '2026-03-10', 'total', 7), ($1, '2026-03-10', 'subscribed', 7), ($1, '2026-03-12', 'total', 9)`,
      [tenantId],
    );
    const [total] = await lines({ from: '2026-03-01', to: '2026-03-12' });
    expect(total?.points).toEqual([
      { day: '2026-03-10', value: 7 },
      { day: '2026-03-11', value: 7 },
      { day: '2026-03-12', value: 9 },
    ]);
    await contacts.sql(
      `insert into contact_day_change (tenant_id, day, live, subscribed, transactional_only, unsubscribed, added, removed)
       select $1, '2026-03-11', 1, 1, 0, 0, 1, 0 from generate_series(1, $2::int)`,
      [tenantId, mostLeftWaiting + 1],
    );
    await addedUp();
    const [after] = await lines({ from: '2026-03-10', to: '2026-03-12' });
    expect(after?.points.map(({ value }) => value)).toEqual([7, 28, 30]);
  }, 60_000);

  it('refuses days that are none, that are turned round or too many, and other groups', async () => {
    const refused = async (given: Record<string, string>): Promise<unknown> =>
      (await ava.refused(linesQuery, given)).fields;
    expect(await refused({ from: '2026-02-30', to: '21-11-2026' })).toEqual(['from', 'to']);
    expect(await refused({ from: '2026-02-02', to: '2026-02-01' })).toEqual(['to']);
    expect(await refused({ from: '2026-01-01', to: '2026-01-02', groupBy: 'year' })).toEqual(['groupBy']);
    expect(await refused({ from: '2025-01-01', to: '2026-02-05' })).toEqual(['from']);
    expect((await lines({ from: '2025-01-01', to: '2026-02-04' }))[0]?.points.length).toBe(400);
    expect((await lines({})).map(({ points }) => points.length)).toEqual(lineKeys.map(() => 30));
  });

  it("shows nothing of another business's", async () => {
    await ava.ask(add, { input: { phone: '0412 345 678' } });
    const other = await contacts.person();
    expect((await pie(other)).total).toBe(0);
    const day = await today();
    expect((await lines({ from: day, to: day }, other))[0]?.points).toEqual([{ day, value: 0 }]);
  });
});
