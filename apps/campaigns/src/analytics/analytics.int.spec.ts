import { newId } from '@bellbird/database';
import { engagementApplied, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { CampaignsUnderTest, sharedSender, type Person } from '../../test/campaigns-under-test.js';
import { Saga } from '../../test/saga.js';

const test = new CampaignsUnderTest();
let ava: Person;
let other: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  ava = test.person();
  other = test.person();
});

const query = `query ($from: String, $to: String, $groupBy: String, $messageType: String, $callerId: ID) {
  smsCampaignsAnalytics(from: $from, to: $to, groupBy: $groupBy, messageType: $messageType, callerId: $callerId) {
    campaigns recipients outbound delivered bounced unknown canceled clickedPeople replied optedOut complained parts charged currency byHour
    days { day campaigns recipients delivered bounced clickedPeople replied optedOut complained charged } } }`;
interface Analytics extends Record<string, unknown> {
  byHour: number[];
  days: Record<string, unknown>[];
}
const engagement =
  'query ($id: ID!) { smsCampaign(id: $id) { ... on Campaign { type unit engagement { clickedPeople clicks likelyMachine opened openedByMachine replied optedOut complained human machine } } } }';

const engaged = (id: string, given: Partial<Payload<typeof engagementApplied>>, eventId?: string): Promise<void> =>
  test.tell(
    engagementApplied,
    { campaignId: id, tenantId: ava.tenantId, at: '2026-11-20T01:05:00.000Z', variant: null, ...given },
    eventId,
  );
/** A campaign of ten that is done: eight texts went, five arrived. */
async function done(): Promise<string> {
  const { id } = await ava.create({ name: 'Done' });
  const saga = new Saga(test, ava, id);
  await saga.funded();
  await saga.settled({ accepted: 8, rejected: 2, charge: '720000' });
  await saga.finished();
  await saga.closed(720_000n);
  await saga.receipts({ outbound: -6, delivered: 5, bounced: 1 });
  await saga.becomes({ status: 'completed', counts: { delivered: 5 } });
  return id;
}

describe('what people did with a campaign', () => {
  it('adds up in any order, once an event, and is 0 where nobody did', async () => {
    const id = await done();
    const none = await ava.data<{ engagement: Record<string, number> }>(engagement, { id });
    expect(none).toMatchObject({ type: 'sms', unit: 'part' });
    expect(new Set(Object.values(none.engagement))).toEqual(new Set([0]));
    const again = newId();
    await engaged(id, { replied: 1 }, again);
    await engaged(id, { optedOut: 1 });
    await engaged(id, { replied: 1 }, again);
    await engaged(id, { clickedPeople: 1, clicks: 2, likelyMachine: 3 });
    await engaged(newId(), { replied: 7 });
    await eventually(async () =>
      expect(await ava.data(engagement, { id })).toMatchObject({
        engagement: { replied: 1, optedOut: 1, clickedPeople: 1, clicks: 2, likelyMachine: 3, opened: 0, human: 0 },
      }),
    );
  });
});

describe('analytics', () => {
  it('add up what was launched, what came of it, and the hour in which it arrived', async () => {
    const id = await done();
    await engaged(id, { replied: 2, clickedPeople: 3 });
    await eventually(async () =>
      expect(await ava.data(query)).toMatchObject({
        campaigns: 1,
        recipients: 10,
        outbound: 2,
        delivered: 5,
        bounced: 3,
        clickedPeople: 3,
        replied: 2,
        optedOut: 0,
        parts: 11,
        charged: '0.720000',
        currency: 'AUD',
        days: [{ day: '2026-11-20', campaigns: 1, recipients: 10, delivered: 5, replied: 2, charged: '0.720000' }],
      }),
    );
    const { byHour } = await ava.data<Analytics>(query);
    expect([byHour.length, byHour.filter(Boolean)]).toEqual([168, [5]]);
    expect(await other.data(query)).toMatchObject({ campaigns: 0, days: [], charged: '0.000000' });
  });

  it('go by the day in the business’s zone', async () => {
    // 23:30 and 00:30 in Sydney: one and the same day in Greenwich, two in Sydney.
    test.platform.clock.set('2026-11-20T12:30:00Z');
    await ava.create({ name: 'Thursday night' });
    test.platform.clock.set('2026-11-20T13:30:00Z');
    await ava.create({ name: 'Friday' });
    const days = async (asked: Record<string, unknown>): Promise<unknown[]> =>
      (await ava.data<Analytics>(query, asked)).days.map(({ day, campaigns }) => [day, campaigns]);
    expect(await days({})).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
    expect(await days({ groupBy: 'week' })).toEqual([['2026-11-16', 2]]);
    expect(await days({ groupBy: 'month' })).toEqual([['2026-11-01', 2]]);
    expect(await days({ from: '2026-11-21', to: '2026-11-21' })).toEqual([['2026-11-21', 1]]);
    expect(await days({ from: '2026-11-22', to: '2026-11-30' })).toEqual([]);
    expect(await days({ to: '2000-01-01' })).toEqual([]);
    expect(await days({ to: '2026-12-20' })).toEqual([['2026-11-21', 1]]);
  });

  it.each([
    [{ from: 'then' }, 'from'],
    [{ to: '2026-02-30' }, 'to'],
    [{ from: '2026-11-21', to: '2026-11-20' }, 'to'],
    [{ from: '2020-01-01', to: '2026-11-20' }, 'from'],
    [{ groupBy: 'year' }, 'groupBy'],
    [{ messageType: 'spam' }, 'messageType'],
    [{ callerId: 'mine' }, 'callerId'],
  ])('refuse %j', async (range, field) => {
    expect(await ava.refused(query, range)).toMatchObject({ code: 'invalid-input', fields: [{ field }] });
  });
});

describe('13. over both clock turns', () => {
  const zone = 'Australia/Sydney';
  const at = (instant: Date, part: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...part }).format(instant);
  const dayOf = (instant: Date): string => at(instant, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const mondayOf = (day: string): string => {
    const date = new Date(day);
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
    return date.toISOString().slice(0, 10);
  };
  const hourOfWeek = (instant: Date): number =>
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(at(instant, { weekday: 'short' })) * 24 +
    Number(at(instant, { hour: '2-digit', hourCycle: 'h23' }));
  interface Row {
    launched_at: Date;
    message_type: string;
    caller_id: string;
    delivered: number;
    replied: number;
    hour: Date;
  }
  /** The first Sunday of April and of October 2026, and days around them. */
  const turns = ['2026-04-03T13:00:00Z', '2026-10-02T13:00:00Z'];

  it('a day, a week, a month, a type, a sender and an hour equal a recount', async () => {
    for (const from of turns) {
      await test.service.sql(
        `with c as (
           insert into campaign (id, tenant_id, name, status, stage, message_type, delivery_type, caller_id, message, created_by, created_at, updated_at,
                                 launched_at, completed_at, time_zone, delivered, engagement)
           select gen_random_uuid(), $1, 'n' || n, 'completed', 'done', case n % 3 when 0 then 'marketing' else 'transactional' end, 'immediately',
                  case n % 2 when 0 then $3::uuid else $4::uuid end, '', $1, now(), now(),
                  $2::timestamptz + n * interval '37 minutes', now(), '${zone}', n % 11, jsonb_build_object('replied', n % 4)
             from generate_series(1, 150) n returning *)
         insert into campaign_hour select tenant_id, id, date_trunc('hour', launched_at, '${zone}'), delivered, 0, 0 from c`,
        [ava.tenantId, from, sharedSender.id, newId()],
      );
    }
    const rows = await test.service.sql<Row>(
      `select c.launched_at, c.message_type, c.caller_id, c.delivered, (c.engagement->>'replied')::int as replied, h.hour
         from campaign c join campaign_hour h on h.campaign_id = c.id where c.tenant_id = $1`,
      [ava.tenantId],
    );
    const groups = { day: (day: string) => day, week: mondayOf, month: (day: string) => `${day.slice(0, 7)}-01` };
    const range = { from: '2026-03-01', to: '2026-10-31' };
    for (const [groupBy, groupOf] of Object.entries(groups))
      for (const wanted of [{}, { messageType: 'marketing' }, { callerId: sharedSender.id }]) {
        const chosen = rows.filter(
          (row) =>
            (!('messageType' in wanted) || row.message_type === wanted.messageType) &&
            (!('callerId' in wanted) || row.caller_id === wanted.callerId),
        );
        const lines = new Map<string, [number, number, number]>();
        const byHour = Array.from({ length: 168 }, () => 0);
        for (const { launched_at, delivered, replied, hour } of chosen) {
          const day = groupOf(dayOf(launched_at));
          const [n, d, r] = lines.get(day) ?? [0, 0, 0];
          lines.set(day, [n + 1, d + delivered, r + replied]);
          byHour[hourOfWeek(hour)]! += delivered;
        }
        const answer = await ava.data<Analytics>(query, { ...range, groupBy, ...wanted });
        expect(
          answer.days.map(({ day, campaigns, delivered, replied }) => [day, campaigns, delivered, replied]),
        ).toEqual([...lines].toSorted(([a], [b]) => a.localeCompare(b)).map(([day, line]) => [day, ...line]));
        expect(answer.byHour).toEqual(byHour);
      }
  });
});

describe('campaigns side by side', () => {
  const compare = 'query ($ids: [ID!]!) { compareSmsCampaigns(ids: $ids) { data { id name } } }';

  it('stand in the order that was asked for', async () => {
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await ava.create({ name })).id);
    const [a, b, c] = ids;
    expect(await ava.data(compare, { ids: [c, a, b] })).toMatchObject({
      data: [{ name: 'C' }, { name: 'A' }, { name: 'B' }],
    });
    const wrong = [[a], [a, a], [], [...ids, ...ids]];
    for (const each of wrong)
      expect(await ava.refused(compare, { ids: each })).toMatchObject({ fields: [{ field: 'ids' }] });
    expect(await ava.refused(compare, { ids: [a, newId()] })).toMatchObject({ code: 'not-found' });
    expect(await other.refused(compare, { ids: [a, b] })).toMatchObject({ code: 'not-found' });
  });
});
