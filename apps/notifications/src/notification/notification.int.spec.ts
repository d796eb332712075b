import { newId } from '@bellbird/database';
import {
  accessRequested,
  automationPaused,
  campaignCompleted,
  consentRecorded,
  emailRequested,
  exportCompleted,
  exportFailed,
  inboundReceived,
  paymentReturned,
  tenantReinstated,
  tenantSuspended,
  textsStopped,
  topUpFailed,
  topUpSucceeded,
  userJoined,
  workDayChanged,
  type EventDefinition,
  type Payload,
} from '@bellbird/events';
import { ruleOf } from '@bellbird/notices/rules';
import { eventually } from '@bellbird/testing';
import { startNotifications, type Member, type NotificationsUnderTest } from '../../test/notifications-under-test.js';
import { SweepOldNotifications } from './sweep-old-notifications.js';

interface Shown {
  id: string;
  type: string;
  data: Record<string, unknown>;
  viewed: boolean;
  createdAt: string;
}

let world: NotificationsUnderTest;
beforeAll(async () => {
  // Traces go along where somebody could see them; nobody listens there.
  world = await startNotifications({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
});
afterAll(() => world.stop());

const shape = '{ id type data viewed createdAt }';
const list = async (
  who: Member,
  query: object = {},
): Promise<{ data: Shown[]; count: number; countIsExact: boolean; hasMore: boolean }> => {
  const answer = await who.ask(
    `query ($query: ListQuery) { notifications(query: $query) { data ${shape} count countIsExact hasMore } }`,
    { query },
  );
  expect(answer.error).toBeNull();
  return answer.data?.['notifications'] as never;
};
const unseen = async (who: Member): Promise<{ count: number; data: Shown[] }> =>
  (await who.ask(`{ notificationsUnseen { count data ${shape} } }`)).data?.['notificationsUnseen'] as never;
const get = (who: Member, id: string) => who.ask(`query ($id: ID!) { notification(id: $id) ${shape} }`, { id });
const markViewed = (who: Member, ids: string[]) =>
  who.ask('mutation ($ids: [ID!]!) { markNotificationsViewed(ids: $ids) }', { ids });
const show = (who: Member, id: string, input: object = { viewed: true }) =>
  who.ask(`mutation ($id: ID!, $input: NotificationPatch!) { updateNotification(id: $id, input: $input) ${shape} }`, {
    id,
    input,
  });
const remove = (who: Member, id: string) => who.ask('mutation ($id: ID!) { deleteNotification(id: $id) }', { id });
const removeMany = (who: Member, selection: object) =>
  who.ask('mutation ($selection: Selection!) { deleteNotifications(selection: $selection) { affected job { id } } }', {
    selection,
  });
const count = async (who: Member): Promise<unknown> =>
  (await who.ask('{ notificationsCount }')).data?.['notificationsCount'];

/** Makes `n` notifications for a tenant, one after the other, and answers them newest first. */
async function inbounds(who: Member, n: number): Promise<Shown[]> {
  const before = (await count(who)) as number;
  for (let nth = 1; nth <= n; nth++) {
    await world.happen(inboundReceived, {
      ...inboundReceived.example,
      keyword: null,
      inboundId: newId(),
      tenantId: who.tenantId,
      from: `+6141234${String(nth).padStart(4, '0')}`,
    });
    await eventually(async () => expect(await count(who)).toBe(before + nth));
    world.platform.clock.advance(1_000);
  }
  return (await list(who)).data.slice(0, n);
}

describe('an event becomes a notification', () => {
  const at = '2026-11-20T01:00:09.000Z';
  const campaign = campaignCompleted.example;
  const cases: [string, EventDefinition, object, string, object][] = [
    [
      'a campaign that was sent',
      campaignCompleted,
      campaign,
      'campaign-completed',
      {
        campaignId: campaign.campaignId,
        name: 'Friday',
        reason: null,
        counts: { recipients: 2, delivered: 2 },
        charged: '0.160000',
        currency: 'AUD',
        completedAt: at,
      },
    ],
    [
      'a campaign that was canceled',
      campaignCompleted,
      { ...campaign, status: 'canceled', cancellationReason: 'insufficient-funds', counts: {}, charged: '0' },
      'campaign-canceled',
      {
        campaignId: campaign.campaignId,
        name: 'Friday',
        reason: 'insufficient-funds',
        counts: {},
        charged: '0.000000',
        currency: 'AUD',
        completedAt: at,
      },
    ],
    [
      'a payment that succeeded',
      topUpSucceeded,
      topUpSucceeded.example,
      'prepaid-package-payment-succeed',
      {
        paymentId: topUpSucceeded.example.paymentId,
        kind: 'top-up',
        paymentIntentId: 'pi_1',
        amount: '50.00',
        currency: 'AUD',
        at: '2026-11-20T01:00:00.000Z',
      },
    ],
    [
      'a payment that failed',
      topUpFailed,
      topUpFailed.example,
      'prepaid-package-payment-failed',
      {
        paymentId: topUpFailed.example.paymentId,
        kind: 'top-up',
        paymentIntentId: 'pi_1',
        amount: '50.00',
        currency: 'AUD',
        reason: 'card-declined',
        at: '2026-11-20T01:00:00.000Z',
      },
    ],
    [
      'a payment of the release before, whose attempt nobody knew',
      topUpSucceeded,
      { ...topUpSucceeded.example, paymentId: undefined },
      'prepaid-package-payment-succeed',
      { kind: 'top-up', paymentIntentId: 'pi_1', amount: '50.00', currency: 'AUD', at: '2026-11-20T01:00:00.000Z' },
    ],
    [
      'a chargeback',
      paymentReturned,
      paymentReturned.example,
      'payment-returned',
      { paymentId: paymentReturned.example.paymentId, kind: 'chargeback', amount: '50.00', owed: '18.40' },
    ],
    ...(['refund', 'reinstated'] as const).map((kind): (typeof cases)[number] => [
      `a ${kind}`,
      paymentReturned,
      { ...paymentReturned.example, kind, owed: null },
      'payment-returned',
      { paymentId: paymentReturned.example.paymentId, kind, amount: '50.00', owed: null },
    ]),
    [
      'a STOP',
      consentRecorded,
      consentRecorded.example,
      'opt-out',
      {
        contactId: null,
        phoneInternational: '+61412345678',
        scope: 'all',
        source: 'stop-word',
        decidedAt: '2026-11-20T01:05:00.000Z',
      },
    ],
    [
      'a START',
      consentRecorded,
      { ...consentRecorded.example, state: 'in', source: 'start-word' },
      'opt-in',
      {
        contactId: null,
        phoneInternational: '+61412345678',
        scope: 'all',
        source: 'start-word',
        decidedAt: '2026-11-20T01:05:00.000Z',
      },
    ],
    [
      'the public page',
      consentRecorded,
      { ...consentRecorded.example, scope: 'marketing', source: 'public-page' },
      'opt-out',
      {
        contactId: null,
        phoneInternational: '+61412345678',
        scope: 'marketing',
        source: 'public-page',
        decidedAt: '2026-11-20T01:05:00.000Z',
      },
    ],
    [
      'a text from a customer',
      inboundReceived,
      { ...inboundReceived.example, keyword: null },
      'inbound-sms',
      {
        inboundId: inboundReceived.example.inboundId,
        from: '+61412345678',
        to: '+61491578888',
        contactId: inboundReceived.example.contactId,
        keyword: null,
        receivedAt: '2026-11-20T01:05:00.000Z',
        conversationId: inboundReceived.example.conversationId,
      },
    ],
  ];

  it.each(cases)('%s', async (_, definition, payload, type, data) => {
    const mia = await world.member();
    const stranger = await world.member();
    const heard = await world.listen(mia.tenantId);
    await world.happen(definition, { ...payload, tenantId: mia.tenantId } as Payload<EventDefinition>);
    const {
      data: [shown],
    } = await eventually(async () => {
      const found = await list(mia);
      expect(found.count).toBe(1);
      return found;
    });
    expect(shown).toEqual({
      id: expect.any(String),
      type,
      data,
      viewed: false,
      createdAt: world.platform.clock.now().toISOString(),
    });
    expect(heard).toEqual([
      {
        type: 'notification',
        tenantId: mia.tenantId,
        id: shown?.id,
        ...(typeof ruleOf(type)?.who !== 'string' && { audience: ruleOf(type)?.who }),
        mayBeHidden: true,
        trace: expect.stringMatching(/^00-/),
      },
    ]);
    expect((await get(mia, shown!.id)).data).toEqual({ notification: shown });
    expect(await count(stranger)).toBe(0);
    expect((await get(stranger, shown!.id)).error).toMatchObject({ code: 'not-found' });
  });

  it('only for the person who asked, when an export is ready', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    const heard = await world.listen(mia.tenantId);
    await world.happen(exportCompleted, {
      ...exportCompleted.example,
      jobId: newId(),
      tenantId: mia.tenantId,
      userId: mia.userId,
    });
    const {
      data: [shown],
    } = await eventually(async () => {
      const found = await list(mia);
      expect(found.count).toBe(1);
      return found;
    });
    expect(shown).toMatchObject({
      type: 'export-success',
      data: { jobId: expect.any(String), resource: 'contacts', rows: 800 },
    });
    expect(heard).toEqual([
      {
        type: 'notification',
        tenantId: mia.tenantId,
        id: shown?.id,
        userId: mia.userId,
        mayBeHidden: true,
        trace: expect.stringMatching(/^00-/),
      },
    ]);
    expect(await count(colleague)).toBe(0);
    expect((await unseen(colleague)).count).toBe(0);
    for (const call of [get, remove, (who: Member, id: string) => markViewed(who, [id])])
      expect((await call(colleague, shown!.id)).error).not.toBeNull();
    expect((await removeMany(colleague, { filters: [], all: true })).data).toMatchObject({
      deleteNotifications: { affected: 0 },
    });
    expect(await count(mia)).toBe(1);
  });

  it('only for the person who asked, when an export failed', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    const jobId = newId();
    await world.happen(exportFailed, { ...exportFailed.example, jobId, tenantId: mia.tenantId, userId: mia.userId });
    const {
      data: [shown],
    } = await eventually(async () => {
      const found = await list(mia);
      expect(found.count).toBe(1);
      return found;
    });
    expect(shown).toMatchObject({ type: 'export-failed', data: { jobId, resource: 'contacts', reason: 'internal' } });
    expect(await count(colleague)).toBe(0);
  });

  it('only for the person whose account it is, when its security changed; its mail goes by itself', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    const mailed = (template: Payload<typeof emailRequested>['template'], values: object, userId?: string) =>
      world.happen(emailRequested, {
        ...{ emailId: newId(), tenantId: mia.tenantId, to: 'mia@example.com', template },
        ...{ values: { firstName: 'Mia', ...values }, ...(userId !== undefined && { userId }) },
      });
    const log = { device: 'Firefox on Windows', address: '203.0.113.7', at: 'now', link: 'http://localhost:3000' };
    await mailed('verify-email', { code: '123456' }, mia.userId);
    await mailed('two-factor-off', {});
    await mailed('two-factor-off', {}, mia.userId);
    await eventually(async () => expect(await count(mia)).toBe(1));
    await mailed('new-device', log, mia.userId);
    await eventually(async () => expect(await count(mia)).toBe(2));
    expect((await list(mia)).data.map(({ type, data }) => ({ type, ...data }))).toEqual(
      expect.arrayContaining([
        { type: 'security', what: 'two-factor-off', device: null, address: null, at: expect.any(String) },
        {
          ...{ type: 'security', what: 'new-device', at: expect.any(String) },
          ...{ device: 'Firefox on Windows', address: '203.0.113.7' },
        },
      ]),
    );
    expect(await count(colleague)).toBe(0);
    expect(await world.service.sql('select 1 from notice_mail where tenant_id = $1', [mia.tenantId])).toEqual([]);
  });

  it.each(['staff', 'import', 'api', 'demo'])('but not when the business itself decided: %s', async (source) => {
    const mia = await world.member();
    await world.happen(consentRecorded, { ...consentRecorded.example, tenantId: mia.tenantId, source });
    await world.happen(consentRecorded, { ...consentRecorded.example, tenantId: mia.tenantId, source: 'stop-word' });
    await eventually(async () => expect(await count(mia)).toBe(1));
    expect((await list(mia)).data[0]?.data).toMatchObject({ source: 'stop-word' });
  });

  it.each([
    ['out', 'attention'],
    ['in', 'start-word'],
  ] as const)('but not of a hold, which the inbox shows: %s by %s', async (state, source) => {
    const mia = await world.member();
    const of = { ...consentRecorded.example, tenantId: mia.tenantId };
    await world.happen(consentRecorded, { ...of, scope: 'hold', state, source });
    await world.happen(consentRecorded, of);
    await eventually(async () => expect(await count(mia)).toBe(1));
    expect((await list(mia)).data[0]?.data).toMatchObject({ scope: 'all' });
  });

  it('once, however often the event comes, and even when the inbox has forgotten it', async () => {
    const mia = await world.member();
    const heard = await world.listen(mia.tenantId);
    const payload = { ...topUpSucceeded.example, tenantId: mia.tenantId };
    const eventId = await world.happen(topUpSucceeded, payload);
    await eventually(async () => expect(await count(mia)).toBe(1));
    await world.happen(topUpSucceeded, payload, { eventId });
    await world.service.sql('delete from inbox where event_id = $1', [eventId]);
    await world.happen(topUpSucceeded, payload, { eventId });
    await world.happen(topUpSucceeded, payload);
    await eventually(async () => expect(await count(mia)).toBe(2));
    expect(heard).toHaveLength(2);
  });
});

describe('what a person has seen', () => {
  it('is the person’s own: unseen counts down for one and not for the colleague', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    const [third, second, first] = await inbounds(mia, 3);
    expect(await unseen(mia)).toEqual({ count: 3, data: [third, second, first] });
    expect((await markViewed(mia, [second!.id, second!.id])).data).toEqual({ markNotificationsViewed: true });
    expect(await unseen(mia)).toEqual({ count: 2, data: [third, first] });
    expect((await markViewed(mia, [first!.id, second!.id, third!.id])).error).toBeNull();
    expect(await unseen(mia)).toEqual({ count: 0, data: [] });
    expect((await list(mia)).data.map((each) => each.viewed)).toEqual([true, true, true]);
    expect((await unseen(colleague)).count).toBe(3);
    expect((await list(colleague)).data.map((each) => each.viewed)).toEqual([false, false, false]);
    expect((await get(mia, first!.id)).data).toMatchObject({ notification: { viewed: true } });
  });

  it('is told of one by its id, again too, and answered with it', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    const [mine] = await inbounds(mia, 1);
    for (let times = 0; times < 2; times += 1)
      expect((await show(mia, mine!.id)).data).toEqual({ updateNotification: { ...mine, viewed: true } });
    expect((await unseen(mia)).count).toBe(0);
    expect((await unseen(colleague)).count).toBe(1);
    expect((await show(mia, mine!.id, { viewed: false })).error).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'viewed' }],
    });
    expect((await show(mia, mine!.id, {})).data).toEqual({ updateNotification: { ...mine, viewed: true } });
  });

  it('cannot be told of one that is another business’s, another audience’s, deleted or none', async () => {
    const mia = await world.member();
    const stranger = await world.member();
    const bookkeeper = await world.member({ tenantId: mia.tenantId, permissions: ['business-editor'] });
    const [mine] = await inbounds(mia, 1);
    for (const who of [stranger, bookkeeper]) expect((await show(who, mine!.id)).error?.code).toBe('not-found');
    expect((await show(mia, newId())).error?.code).toBe('not-found');
    await remove(mia, mine!.id);
    expect((await show(mia, mine!.id)).error?.code).toBe('not-found');
    expect(
      await world.service.sql(
        'select 1 from notification_reader where notification_id = $1 and viewed_at is not null',
        [mine!.id],
      ),
    ).toEqual([]);
  });

  it('is known by a mark up to the oldest that was not: of each person, and whatever comes after it is new', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    const all = await inbounds(mia, 5);
    const ids = all.map(({ id }) => id);
    // Newest first; stored an hour ago, a minute apart.
    for (const [nth, id] of ids.entries())
      await world.service.sql(
        `update notification set stored_at = now() - make_interval(hours => 1, mins => $2) where id = $1`,
        [id, nth],
      );
    const isMarked = async (): Promise<boolean[]> =>
      (
        await world.service.sql<{ isMarked: boolean }>(
          `select coalesce(n.stored_at <= m.seen_until, false) as "isMarked" from notification n
             left join reader_mark m on m.tenant_id = n.tenant_id and m.user_id = $2
            where n.tenant_id = $1 order by n.stored_at desc`,
          [mia.tenantId, mia.userId],
        )
      ).map((each) => each.isMarked);
    const [first, second, third, fourth, oldest] = ids as [string, string, string, string, string];
    await markViewed(mia, [first, third, fourth, oldest]);
    expect(await isMarked()).toEqual([false, false, true, true, true]);
    expect((await unseen(mia)).data.map(({ id }) => id)).toEqual([second]);
    await show(mia, second);
    expect(await isMarked()).toEqual([true, true, true, true, true]);
    expect(await unseen(mia)).toEqual({ count: 0, data: [] });
    // What is seen does not hang on the rows below the mark.
    await world.service.sql('delete from notification_reader where user_id = $1', [mia.userId]);
    expect((await list(mia)).data.map(({ viewed }) => viewed)).toEqual([true, true, true, true, true]);
    const [late] = await inbounds(mia, 1);
    expect((await unseen(mia)).data.map(({ id }) => id)).toEqual([late!.id]);
    expect((await unseen(colleague)).count).toBe(6);
  });

  it('is all or nothing: unknown ids, malformed ones and another tenant’s are named, and none is marked', async () => {
    const mia = await world.member();
    const stranger = await world.member();
    const [mine] = await inbounds(mia, 1);
    const [theirs] = await inbounds(stranger, 1);
    const refused = await markViewed(mia, [mine!.id, theirs!.id, newId()]);
    expect(refused.error).toMatchObject({
      code: 'invalid-input',
      statusCode: 400,
      fields: [{ field: 'ids[1]' }, { field: 'ids[2]' }],
    });
    expect((await markViewed(mia, ['x'])).error).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'ids[0]' }],
    });
    expect((await unseen(mia)).count).toBe(1);
    expect((await unseen(stranger)).count).toBe(1);
    expect((await markViewed(mia, [])).data).toEqual({ markNotificationsViewed: true });
  });

  it('can be filtered by', async () => {
    const mia = await world.member();
    const [second, first] = await inbounds(mia, 2);
    await markViewed(mia, [first!.id]);
    const filtered = (value: string) => ({
      filters: [{ field: 'viewed', type: 'boolean', operation: 'equals', value }],
    });
    expect((await list(mia, filtered('no'))).data.map((each) => each.id)).toEqual([second!.id]);
    expect((await list(mia, filtered('yes'))).data.map((each) => each.id)).toEqual([first!.id]);
  });
});

describe('the list', () => {
  it('is newest first, pages, counts, and takes the filters of its out-shape', async () => {
    const mia = await world.member();
    const [fourth, third] = await inbounds(mia, 4);
    expect(await list(mia, { limit: 2 })).toMatchObject({
      count: 4,
      countIsExact: true,
      hasMore: true,
      data: [fourth, third],
    });
    expect((await list(mia, { skip: 3 })).data).toHaveLength(1);
    const query = {
      filters: [
        { field: 'type', type: 'enum', operation: 'one', value: ['opt-in', 'inbound-sms'] },
        { field: 'createdAt', type: 'date', operation: 'equals', value: '2026-11-20' },
      ],
    };
    expect(
      (await mia.ask('query ($query: ListQuery) { notificationsCountWithFilters(query: $query) }', { query })).data,
    ).toEqual({ notificationsCountWithFilters: 4 });
    for (const [filter, field] of [
      [{ field: 'data', type: 'text', operation: 'contains', value: 'x' }, 'filters[0].field'],
      [{ field: 'type', type: 'enum', operation: 'equals', value: 'nope' }, 'filters[0].value'],
    ] as const) {
      const { error } = await mia.ask('query ($query: ListQuery) { notifications(query: $query) { count } }', {
        query: { filters: [filter] },
      });
      expect(error).toMatchObject({ code: 'invalid-input', fields: [{ field }] });
    }
  });

  it('comes in days of the tenant’s zone, which are not the days of UTC', async () => {
    const sydney = await world.member();
    const perth = await world.member({ tenantId: sydney.tenantId, timeZone: 'Australia/Perth' });
    const now = world.platform.clock.now();
    world.platform.clock.set('2026-11-20T12:59:59.000Z');
    await inbounds(sydney, 2);
    world.platform.clock.set(now.toISOString());
    const byDay = async (who: Member) =>
      (await who.ask(`{ notificationsByDay { day data ${shape} } }`)).data?.['notificationsByDay'] as {
        day: string;
        data: Shown[];
      }[];
    expect((await byDay(sydney)).map(({ day, data }) => [day, data.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 1],
    ]);
    expect((await byDay(perth)).map(({ day, data }) => [day, data.length])).toEqual([['2026-11-20', 2]]);
    expect(Object.keys((await byDay(perth))[0]!.data[0]!).sort()).toEqual([
      'createdAt',
      'data',
      'id',
      'type',
      'viewed',
    ]);
  });

  it('is for members of a business alone', async () => {
    const admin = await world.member({
      tenantId: '00000000-0000-0000-0000-000000000000',
      role: 'admin',
      permissions: [],
    });
    expect((await admin.ask('{ notificationsCount }')).error).toMatchObject({ code: 'forbidden' });
    expect((await world.service.as(null)('{ notificationsUnseen { count } }')).error).toMatchObject({
      code: 'unauthorized',
    });
    const newcomer = await world.member({ permissions: [] });
    expect(await count(newcomer)).toBe(0);
  });
});

describe('a delete', () => {
  it('is for the person alone, and what is gone is gone in every call', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    const stranger = await world.member();
    const [second, first] = await inbounds(mia, 2);
    expect((await remove(stranger, first!.id)).error).toMatchObject({ code: 'not-found' });
    expect((await remove(mia, first!.id)).data).toEqual({ deleteNotification: true });
    for (const call of [get, remove]) expect((await call(mia, first!.id)).error).toMatchObject({ code: 'not-found' });
    expect((await markViewed(mia, [first!.id])).error).toMatchObject({ fields: [{ field: 'ids[0]' }] });
    expect((await list(mia)).data.map((each) => each.id)).toEqual([second!.id]);
    expect((await unseen(mia)).count).toBe(1);
    expect(await count(mia)).toBe(1);
    expect(await count(colleague)).toBe(2);
  });

  it('of many goes by ids, by filters, and never over all by accident', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    const stranger = await world.member();
    const shown = await inbounds(mia, 4);
    const [theirs] = await inbounds(stranger, 1);
    await markViewed(mia, [shown[3]!.id]);
    const affected = async (selection: object) =>
      ((await removeMany(mia, selection)).data?.['deleteNotifications'] as { affected: number }).affected;
    expect(await affected({ data: [shown[0]!.id, shown[0]!.id, newId(), theirs!.id] })).toBe(1);
    expect(await affected({ filters: [{ field: 'viewed', type: 'boolean', operation: 'equals', value: 'yes' }] })).toBe(
      1,
    );
    for (const selection of [{}, { filters: [] }])
      expect((await removeMany(mia, selection)).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: 'filters' }],
      });
    expect(await count(mia)).toBe(2);
    expect(await affected({ filters: [], all: true })).toBe(2);
    expect(await count(mia)).toBe(0);
    expect(await count(colleague)).toBe(4);
    expect(await count(stranger)).toBe(1);
  });

  it('of more than a stretch is done at once and for the asking person', async () => {
    const mia = await world.member();
    const colleague = await world.member({ tenantId: mia.tenantId });
    await world.service.sql(
      `insert into notification (tenant_id, id, audience, type, data, created_at) select $1, uuidv7(), '{campaign-editor}', 'inbound-sms', '{}', now() - n * interval '1 minute' from generate_series(1, 12000) n`,
      [mia.tenantId],
    );
    expect((await unseen(mia)).data).toHaveLength(1_000);
    expect((await removeMany(mia, { all: true, filters: [] })).data).toEqual({
      deleteNotifications: { affected: 12_000, job: null },
    });
    expect(await unseen(mia)).toEqual({ count: 0, data: [] });
    expect((await unseen(colleague)).count).toBe(12_000);
    expect(
      (await mia.ask('query ($id: ID!) { notificationsJob(jobId: $id) { id } }', { id: newId() })).error,
    ).toMatchObject({ code: 'not-found' });
  });
});

it('forgets a notification after a year, and who has seen it', async () => {
  const mia = await world.member();
  const [second, first] = await inbounds(mia, 2);
  await markViewed(mia, [first!.id, second!.id]);
  await world.service.sql(`update notification set stored_at = now() - interval '1 year 1 minute' where id = $1`, [
    first!.id,
  ]);
  await world.service.app.get(SweepOldNotifications).execute();
  expect((await list(mia)).data.map((each) => each.id)).toEqual([second!.id]);
  expect(
    await world.service.sql('select notification_id as id from notification_reader where tenant_id = $1', [
      mia.tenantId,
    ]),
  ).toEqual([{ id: second!.id }]);
});

describe('who is told', () => {
  it('a wish for access: those who can give it, as long as they can; who joined: those who look after users', async () => {
    const owner = await world.member({ permissions: ['owner'] });
    const { tenantId } = owner;
    const members = {
      administrator: await world.member({ tenantId, permissions: ['administrator'] }),
      both: await world.member({ tenantId, permissions: ['user-editor', 'campaign-editor'] }),
      users: await world.member({ tenantId, permissions: ['user-editor'] }),
      campaigns: await world.member({ tenantId, permissions: ['campaign-editor'] }),
      nobody: await world.member({ tenantId, permissions: [] }),
    };
    await world.happen(accessRequested, { ...accessRequested.example, tenantId });
    await world.happen(accessRequested, { ...accessRequested.example, tenantId, permission: 'owner' });
    await world.happen(userJoined, { ...userJoined.example, tenantId });
    await eventually(async () => expect(await count(owner)).toBe(3));
    const told = async (who: Member): Promise<string[]> =>
      (await list(who)).data.map(({ type, data }) => `${type} ${String(data['permission'] ?? '')}`.trim()).toSorted();
    expect(await told(owner)).toEqual(['access-requested campaign-editor', 'access-requested owner', 'user-joined']);
    expect(await told(members.administrator)).toEqual(['access-requested campaign-editor', 'user-joined']);
    expect(await told(members.both)).toEqual(['access-requested campaign-editor', 'user-joined']);
    expect(await told(members.users)).toEqual(['user-joined']);
    for (const each of [members.campaigns, members.nobody]) {
      expect(await told(each)).toEqual([]);
      expect((await unseen(each)).count).toBe(0);
      const [first] = (await list(owner)).data;
      expect((await get(each, first!.id)).error).toMatchObject({ code: 'not-found' });
    }
  });

  it('that sending is paused, and on again: everybody, with the reason', async () => {
    const nobody = await world.member({ permissions: [] });
    const { tenantId } = nobody;
    await world.happen(tenantSuspended, { ...tenantSuspended.example, tenantId });
    await world.happen(tenantReinstated, { ...tenantReinstated.example, tenantId });
    await eventually(async () => expect(await count(nobody)).toBe(2));
    const { reason } = tenantSuspended.example;
    expect((await list(nobody)).data.map(({ type, data }) => [type, data['reason']]).toSorted()).toEqual([
      ['tenant-reinstated', tenantReinstated.example.reason],
      ['tenant-suspended', reason],
    ]);
  });

  it('that single texts were stopped: everybody, by what they are called together', async () => {
    const nobody = await world.member({ permissions: [] });
    const { tenantId } = nobody;
    await world.happen(textsStopped, { ...textsStopped.example, tenantId });
    await eventually(async () => expect(await count(nobody)).toBe(1));
    expect((await list(nobody)).data).toMatchObject([
      { type: 'campaign-canceled', data: { campaignId: null, name: 'Turn texts', reason: 'insufficient-balance' } },
    ]);
  });

  it('that an automation paused by itself: everybody, and why', async () => {
    const nobody = await world.member({ permissions: [] });
    const { tenantId } = nobody;
    await world.happen(automationPaused, { ...automationPaused.example, tenantId });
    await eventually(async () => expect(await count(nobody)).toBe(1));
    const { automationId, name, reason: pausedReason } = automationPaused.example;
    const data = {
      ...{ campaignId: null, automationId, name, reason: 'automation-paused', pausedReason },
      counts: { recipients: 0, leftOut: 0 },
    };
    expect((await list(nobody)).data).toMatchObject([{ type: 'campaign-canceled', data }]);
  });

  it('that the clock closed a waiting list: those who look after the list, once an event, and of no other change', async () => {
    const owner = await world.member({ permissions: ['owner'] });
    const { tenantId } = owner;
    const merchant = await world.member({ tenantId, permissions: ['merchant-editor'] });
    const campaigns = await world.member({ tenantId, permissions: ['campaign-editor'] });
    const day = { ...workDayChanged.example, tenantId };
    await world.happen(workDayChanged, { ...day, state: 'open' });
    await world.happen(workDayChanged, { ...day, state: 'closing' });
    await world.happen(workDayChanged, { ...day, state: 'closed', leftOpen: false });
    // Last, and told twice: events of a day are heard in order, so what the others would have told is told by then.
    const payload = { ...day, state: 'closed' as const, leftOpen: true };
    const eventId = await world.happen(workDayChanged, payload);
    await eventually(async () => expect(await count(merchant)).toBe(1));
    await world.happen(workDayChanged, payload, { eventId });
    await world.happen(workDayChanged, payload);
    await eventually(async () => expect(await count(merchant)).toBe(2));
    const { workDayId, at } = day;
    for (const who of [owner, merchant])
      expect((await list(who)).data.map(({ type, data }) => [type, data])).toEqual([
        ['work-day-closed', { workDayId, at }],
        ['work-day-closed', { workDayId, at }],
      ]);
    expect(await count(campaigns)).toBe(0);
  });

  it('a text and a decision: those who run campaigns; a payment: those who look after the business', async () => {
    const owner = await world.member({ permissions: ['owner'] });
    const { tenantId } = owner;
    const members = {
      administrator: await world.member({ tenantId, permissions: ['administrator'] }),
      campaigns: await world.member({ tenantId, permissions: ['campaign-editor'] }),
      business: await world.member({ tenantId, permissions: ['business-editor'] }),
      nobody: await world.member({ tenantId, permissions: [] }),
    };
    await world.happen(inboundReceived, { ...inboundReceived.example, keyword: null, tenantId });
    await world.happen(consentRecorded, { ...consentRecorded.example, tenantId });
    await world.happen(topUpSucceeded, { ...topUpSucceeded.example, tenantId });
    await world.happen(topUpFailed, { ...topUpFailed.example, tenantId });
    await eventually(async () => expect(await count(owner)).toBe(4));
    const told = async (who: Member): Promise<string[]> => (await list(who)).data.map(({ type }) => type).toSorted();
    const texts = ['inbound-sms', 'opt-out'];
    const payments = ['prepaid-package-payment-failed', 'prepaid-package-payment-succeed'];
    expect(await told(owner)).toEqual([...texts, ...payments]);
    expect(await told(members.administrator)).toEqual([...texts, ...payments]);
    expect(await told(members.campaigns)).toEqual(texts);
    expect(await told(members.business)).toEqual(payments);
    expect(await told(members.nobody)).toEqual([]);
  });
});
