import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import { engagementApplied, sendingFinished } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { DispatchUnderTest, sharedSender } from './dispatch-under-test.js';
import { person } from './dispatch-world.js';

const dispatch = new DispatchUnderTest();
beforeAll(() => dispatch.start(), 60_000);
afterAll(() => dispatch.stop(), 60_000);

interface Person {
  ordinal: number;
  recipient: { name: string; state: string; phoneInternational: string };
  queuedAt: string;
  endedAt: string | null;
  repliedAt: string | null;
  reply: string | null;
  optedOutAt: string | null;
  optedOutBy: string | null;
}
const peopleOf = (tenantId: string, campaignId: string, asked: Record<string, unknown> = {}) =>
  dispatch.data<{ count: number; hasMore: boolean; data: Person[] }>(
    { tenantId },
    `query ($id: ID!, $search: String, $ordinals: [Int!], $status: String, $skip: Int, $limit: Int) {
       campaignPeople(campaignId: $id, search: $search, ordinals: $ordinals, status: $status, skip: $skip, limit: $limit) {
         count hasMore data { ordinal recipient { name state phoneInternational } queuedAt endedAt repliedAt reply optedOutAt optedOutBy } } }`,
    { id: campaignId, ...asked },
  );
/** What is counted of a campaign, which campaigns are told of: a person by an event of their own. */
async function engagementOf(tenantId: string, campaignId: string): Promise<{ replied: number; optedOut: number }> {
  const [counted] = await dispatch.service.sql<{ replied: number; optedOut: number }>(
    `select (count(*) filter (where e.kind = 'reply'))::int as replied, (count(*) filter (where e.kind = 'out'))::int as "optedOut"
       from engaged e join campaign_control ca using (tenant_no, campaign_no)
      where ca.tenant_id = '${tenantId}' and ca.campaign_id = '${campaignId}'`,
  );
  await eventually(() => {
    const told = dispatch.heard(tenantId, engagementApplied).filter((each) => each.campaignId === campaignId);
    const sum = (member: 'replied' | 'optedOut'): number =>
      told.reduce((total, each) => total + (each[member] ?? 0), 0);
    expect({ replied: sum('replied'), optedOut: sum('optedOut') }).toEqual(counted);
    expect(told).toHaveLength(counted!.replied + counted!.optedOut);
  });
  return counted!;
}
const paceOf = (tenantId: string, campaignId: string) =>
  dispatch.data<{ stepSeconds: number; perSecond: number | null; points: { at: string; handled: number }[] }>(
    { tenantId },
    'query ($id: ID!) { campaignPace(campaignId: $id) { stepSeconds perSecond points { at handled } } }',
    { id: campaignId },
  );
const orderDocument =
  'mutation ($id: ID!, $status: String) { exportCampaignRecipients(campaignId: $id, status: $status) { id } }';
/** The lines of a file of a campaign's people. */
async function fileOf(tenantId: string, campaignId: string, status: string | null = null): Promise<string[]> {
  const { id } = await dispatch.data<{ id: string }>({ tenantId }, orderDocument, { id: campaignId, status });
  const url = await eventually(
    async () => {
      const job = await dispatch.data<{ status: string; url: string | null }>(
        { tenantId },
        'query ($id: ID!) { campaignRecipientsExport(jobId: $id) { status url } }',
        { id },
      );
      expect(job.status).toBe('completed');
      return job.url!;
    },
    { timeoutMs: 15_000 },
  );
  const { pathname } = new URL(url);
  const file = await dispatch.platform.storage.get(decodeURIComponent(pathname.replace(/^\/files\//, '')));
  return (await text(file)).trimEnd().split('\r\n');
}
const answer = async (from: string, body: string): Promise<void> => {
  const sid = `SM${newId()}`;
  const at = new Date().toISOString();
  expect(await dispatch.webhook('/webhooks/sandbox/inbound', { sid, from, to: sharedSender, body, at })).toBe(204);
};
/** Sends a campaign to so many people and waits for its end. */
async function sent(tenantId: string, phones: readonly string[]): Promise<string> {
  const campaignId = newId();
  const people = phones.map((phone, at) => ({ ...person(at + 1, { phone }), name: `Ann ${at + 1}_%` }));
  await dispatch.audience(tenantId, campaignId, people);
  await dispatch.fund(tenantId, campaignId);
  await eventually(
    () => expect(dispatch.heard(tenantId, sendingFinished).map((each) => each.campaignId)).toContain(campaignId),
    { timeoutMs: 15_000 },
  );
  return campaignId;
}

describe('what people did with a campaign', () => {
  const tenantId = newId();
  const [quiet, asks, stops, comesBack] = ['+61411200001', '+61411200002', '+61411200003', '+61411200004'] as const;

  it('counts each person once by what they did first, and tells it in their row', async () => {
    const campaignId = await sent(tenantId, [quiet, asks, stops, comesBack]);
    await answer(asks, 'Table for 4 please');
    await answer(asks, 'And a high chair');
    await answer(stops, 'STOP');
    await answer(comesBack, 'Which day?');
    await answer(comesBack, 'stop');
    expect(await engagementOf(tenantId, campaignId)).toEqual({ replied: 2, optedOut: 2 });
    const { data } = await peopleOf(tenantId, campaignId, { ordinals: [1, 2, 3, 4] });
    expect(data.sort((a, b) => a.ordinal - b.ordinal)).toMatchObject([
      { repliedAt: null, reply: null, optedOutAt: null, optedOutBy: null },
      { repliedAt: expect.any(String), reply: 'Table for 4 please', optedOutAt: null },
      { repliedAt: null, optedOutAt: expect.any(String), optedOutBy: 'stop-word' },
      { reply: 'Which day?', optedOutAt: expect.any(String), optedOutBy: 'stop-word' },
    ]);
  });

  it('is told by what was done then, whatever came or was deleted after', async () => {
    const [asked, came] = ['+61411200040', '+61411200041'] as const;
    const campaignId = await sent(tenantId, [asked, came]);
    await answer(asked, 'The first answer');
    await answer(asked, 'The second one');
    await answer(asked, 'STOP');
    await answer(came, 'Yes.');
    await dispatch.service.sql(`delete from inbound_sms where from_phone = '${asked}' and text <> 'The second one'`);
    expect(await engagementOf(tenantId, campaignId)).toEqual({ replied: 2, optedOut: 1 });
    const { data } = await peopleOf(tenantId, campaignId, { ordinals: [1] });
    expect(data).toMatchObject([{ repliedAt: expect.any(String), reply: null, optedOutBy: 'stop-word' }]);
  });

  it('belongs to the newest text alone, and not to what somebody did on the page of another business', async () => {
    const [first, last] = [await sent(tenantId, ['+61411200010']), await sent(tenantId, ['+61411200010'])];
    await dispatch.data(
      { service: 'contacts', tenantId },
      'mutation ($phone: String!, $at: DateTime!) { recordConsent(phone: $phone, scope: "marketing", state: "out", decidedAt: $at, source: "public-page") }',
      { phone: '+61411200010', at: dispatch.platform.clock.now().toISOString() },
    );
    expect(await engagementOf(tenantId, last)).toEqual({ replied: 0, optedOut: 1 });
    expect(await engagementOf(tenantId, first)).toEqual({ replied: 0, optedOut: 0 });
    expect((await peopleOf(tenantId, last)).data).toMatchObject([{ optedOutBy: 'public-page' }]);
  });

  it('does not count what staff or an import decided, nor a text of more than 7 days ago', async () => {
    const campaignId = await sent(tenantId, ['+61411200020', '+61411200021']);
    await dispatch.data(
      { service: 'contacts', tenantId },
      'mutation ($phone: String!, $at: DateTime!) { recordConsent(phone: $phone, scope: "all", state: "out", decidedAt: $at, source: "staff") }',
      { phone: '+61411200020', at: dispatch.platform.clock.now().toISOString() },
    );
    await dispatch.service.sql(
      `update message set sending_at = sending_at - interval '8 days' where address = '+61411200021'`,
    );
    await answer('+61411200021', 'Hello again');
    expect(await engagementOf(tenantId, campaignId)).toEqual({ replied: 0, optedOut: 0 });
  });

  it('is nothing to another business', async () => {
    const campaignId = await sent(tenantId, ['+61411200030']);
    await answer('+61411200030', 'Secret');
    const other = newId();
    expect(await engagementOf(other, campaignId)).toEqual({ replied: 0, optedOut: 0 });
    expect(await peopleOf(other, campaignId)).toEqual({ data: [], count: 0, hasMore: false });
    expect(await paceOf(other, campaignId)).toMatchObject({ points: [], perSecond: null });
  });
});

describe('the people of a campaign', () => {
  const tenantId = newId();
  let campaignId: string;
  beforeAll(async () => {
    campaignId = await sent(tenantId, ['+61411300001', '+61411300002', '+61491570156']);
  }, 30_000);

  it('are found by a part of the name or of the phone as people write it', async () => {
    const found = async (search: string) =>
      (await peopleOf(tenantId, campaignId, { search })).data.map(({ ordinal }) => ordinal).sort();
    expect(await found('0491 570 156')).toEqual([3]);
    expect(await found('ann 2_')).toEqual([2]);
    expect(await found('ann 2%')).toEqual([]);
    expect(await found('411300')).toEqual([1, 2]);
  });

  it('stand by who had news last, in pages', async () => {
    await dispatch.service.sql(
      `update message set receipt_at = now() + interval '1 minute' where address = '+61411300002'`,
    );
    const first = await peopleOf(tenantId, campaignId, { limit: 1 });
    expect(first).toMatchObject({ count: 3, hasMore: true, data: [{ ordinal: 2 }] });
    const rest = await peopleOf(tenantId, campaignId, { skip: 1 });
    expect(rest.hasMore).toBe(false);
    expect(rest.data.map(({ ordinal }) => ordinal).sort()).toEqual([1, 3]);
  });

  it('go into a file in the order of the audience, with what became of each; those of one state into another', async () => {
    await answer('+61411300001', '=1+1, two please');
    expect(await fileOf(tenantId, campaignId)).toMatchObject([
      expect.stringMatching(
        /^Name,Phone,Status,Reason,Sent,Delivered,Clicked,Replied,Reply,Opted out,Text,Parts,Cost,Version,Time zone,Number$/,
      ),
      expect.stringMatching(
        /^Ann 1_%,\+61411300001,\w+,,20\d\d-.*,"'=1\+1, two please",,Hello number 1,1,0.080000,,,1$/,
      ),
      expect.stringMatching(/^Ann 2_%,\+61411300002,.*,,,2$/),
      expect.stringMatching(/^Ann 3_%,\+61491570156,/),
    ]);
    expect(await fileOf(tenantId, campaignId, 'canceled')).toHaveLength(1);
    const ask = (asked: { tenantId: string }, id: string, status: string | null) =>
      dispatch.ask(asked, orderDocument, { id, status });
    expect((await ask({ tenantId }, campaignId, 'lost')).error).toMatchObject({
      fields: [{ field: 'status', message: expect.stringContaining('canceled, left-out') }],
    });
    expect((await ask({ tenantId: newId() }, campaignId, null)).error).toMatchObject({ code: 'not-found' });
  });

  it('are handled at a pace whose points add up to them', async () => {
    const { stepSeconds, points, perSecond } = await paceOf(tenantId, campaignId);
    expect([stepSeconds, perSecond]).toEqual([10, null]);
    expect(points.reduce((sum, { handled }) => sum + handled, 0)).toBe(3);
  });

  it.each([5, 30, 60, 90])('are handled at a speed that is true %i seconds after the first', async (seconds) => {
    const other = newId();
    const moving = await sent(other, ['+61411300004']);
    const began = performance.now();
    await dispatch.service.sql(`
      delete from settle where campaign_no = (select campaign_no from campaign_control where campaign_id = '${moving}');
      update campaign_control set recipients = 100000 where campaign_id = '${moving}';
      insert into settle (tenant_no, id, campaign_no, accepted, rejected, unknown, skipped, failed_unknown, units, charge_micro, late, created_at)
      select tenant_no, gen_random_uuid(), campaign_no, 100, 0, 0, 0, 0, 100, 0, false, now() - make_interval(secs => ${seconds} - at)
        from campaign_control, generate_series(0, ${seconds}) at where campaign_id = '${moving}'`);
    const { perSecond } = await paceOf(other, moving);
    // While this is asked, time goes on and nobody is handled: on a busy machine the true speed is that much lower.
    const [seen, asked] = [Math.min(seconds, 60), (performance.now() - began) / 1_000];
    expect(perSecond).toBeGreaterThan((85 * (seen - asked)) / (seen + asked));
    expect(perSecond).toBeLessThanOrEqual(100);
  });

  it.each([
    ['search', { search: 'x'.repeat(101) }],
    ['ordinals', { ordinals: Array.from({ length: 101 }, (_, at) => at) }],
    ['status', { status: 'left-out' }],
  ])('refuse a %s that no page has', async (field, asked) => {
    await expect(peopleOf(tenantId, campaignId, asked)).rejects.toThrow(field);
  });
});
