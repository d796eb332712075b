import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import {
  consentDecided,
  consentRecorded,
  holdClosed,
  inboundReceived,
  messageRequested,
  receiptsApplied,
  recipientsFrozen,
  recipientsPage,
  recipientsStored,
  sendingFinished,
  sliceSettled,
} from '@bellbird/events';
import { metrics } from '@bellbird/service-host';
import { eventually } from '@bellbird/testing';
import { DispatchUnderTest, sharedSender } from './dispatch-under-test.js';
import { asked, person, requestOf } from './dispatch-world.js';

const dispatch = new DispatchUnderTest();
beforeAll(() => dispatch.start(), 60_000);
afterAll(() => dispatch.stop(), 60_000);

const finished = (tenantId: string, campaignId: string) =>
  eventually(
    () => {
      const said = dispatch.heard(tenantId, sendingFinished).filter((each) => each.campaignId === campaignId);
      expect(said.length).toBeGreaterThan(0);
      return said[0]!;
    },
    { timeoutMs: 15_000 },
  );

const statuses =
  '{ count hasMore countIsExact data { contactId name phoneInternational status state parts cost text providerId reason sentAt deliveredAt } }';
interface Row {
  name: string;
  phoneInternational: string;
  status: string;
  state: string;
  cost: string | null;
  reason: string | null;
  sentAt: string | null;
  deliveredAt: string | null;
  text: string;
  providerId: string | null;
}
const recipients = (tenantId: string, campaignId: string, status: string | null = null) =>
  dispatch.data<{ count: number; data: Row[] }>(
    { tenantId },
    `query ($id: ID!, $status: String) { campaignRecipients(campaignId: $id, status: $status) ${statuses} }`,
    { id: campaignId, status },
  );

describe('the audience', () => {
  it('is stored when all pages are there, in whatever order, with phones that moved between pages counted as duplicates', async () => {
    const [tenantId, campaignId] = [newId(), newId()];
    const moved = person(1);
    const lastPage = {
      campaignId,
      tenantId,
      page: 2,
      zone: null,
      people: [person(3), person(4, { phone: moved.address })],
    };
    await dispatch.tell(recipientsFrozen, {
      campaignId,
      tenantId,
      pages: 2,
      leftOut: { unsubscribed: 3, duplicatePhone: 1 },
      stopped: false,
      byVariant: null,
    });
    await dispatch.tell(recipientsPage, {
      campaignId,
      tenantId,
      page: 1,
      zone: null,
      people: [moved, person(2, { parts: 2 })],
    });
    await dispatch.tell(recipientsPage, lastPage);
    await dispatch.tell(recipientsPage, lastPage);
    await eventually(() =>
      expect(dispatch.heard(tenantId, recipientsStored)).toEqual([
        {
          campaignId,
          tenantId,
          recipients: 3,
          unitsByCountry: { AU: 4 },
          leftOut: { unsubscribed: 3, duplicatePhone: 2 },
          stopped: false,
          byVariant: null,
        },
      ]),
    );
    expect((await recipients(tenantId, campaignId)).data.map(({ status, state }) => `${status} ${state}`)).toEqual([
      'pending queued',
      'pending queued',
      'pending queued',
    ]);
  });

  it('is not sent to before the campaign is funded, and once each after it', async () => {
    const [tenantId, campaignId] = [newId(), newId()];
    const people = Array.from({ length: 20 }, (_, at) => person(at + 1));
    await dispatch.audience(tenantId, campaignId, people);
    await eventually(() => expect(dispatch.heard(tenantId, recipientsStored)).toHaveLength(1));
    const before = (await dispatch.carrier.report()).calls;
    const holdId = await dispatch.fund(tenantId, campaignId);
    const said = await finished(tenantId, campaignId);
    const settled = dispatch.heard(tenantId, sliceSettled);
    expect(settled.reduce((sum, each) => sum + each.accepted, 0)).toBe(20);
    expect(settled.reduce((sum, each) => sum + BigInt(each.charge), 0n)).toBe(1_600_000n);
    expect(said).toMatchObject({ holdId, settleCount: settled.length, total: '1600000' });
    expect((await dispatch.carrier.report()).calls - before).toBe(20);
    const figures = (await metrics.registry.metrics()).split('\n');
    expect(figures).toEqual(
      expect.arrayContaining([
        'carrier_calls_total{outcome="accepted"} 20',
        'carrier_calls_total{outcome="rate-limited"} 0',
        'carrier_call_seconds_count 20',
      ]),
    );
    const pulled = await dispatch.data<{ settleId: string; charge: string }[]>(
      { service: 'tenants', tenantId },
      'query ($id: ID!) { settlements(subjectId: $id) { settleId charge late } }',
      { id: campaignId },
    );
    expect(pulled.map(({ settleId }) => settleId).sort()).toEqual(settled.map(({ settleId }) => settleId).sort());
  });

  it('is not another tenant’s: its recipients, settlements and stop', async () => {
    const [tenantId, stranger, campaignId] = [newId(), newId(), newId()];
    await dispatch.audience(tenantId, campaignId, [person(1)]);
    await eventually(() => expect(dispatch.heard(tenantId, recipientsStored)).toHaveLength(1));
    expect(await recipients(stranger, campaignId)).toEqual(await recipients(stranger, newId()));
    expect(
      await dispatch.data(
        { service: 'tenants', tenantId: stranger },
        'query ($id: ID!) { settlements(subjectId: $id) { settleId } }',
        { id: campaignId },
      ),
    ).toEqual([]);
    const stop = 'mutation ($id: ID!) { stopCampaign(campaignId: $id, version: 9, cancel: true) }';
    expect(await dispatch.data({ service: 'campaigns', tenantId: stranger }, stop, { id: campaignId })).toBe(false);
    expect((await recipients(tenantId, campaignId, 'pending')).count).toBe(1);
    await dispatch.fund(tenantId, campaignId);
    await finished(tenantId, campaignId);
    expect((await recipients(tenantId, campaignId, 'outbound')).count).toBe(1);
  });
});

describe('receipts', () => {
  it('move recipients from outbound to delivered or bounced, by rank, and show in the details', async () => {
    const [tenantId, campaignId] = [newId(), newId()];
    await dispatch.audience(tenantId, campaignId, [person(1), person(2), person(3)]);
    await dispatch.fund(tenantId, campaignId);
    await finished(tenantId, campaignId);
    expect(await dispatch.webhook(dispatch.callbackPath(campaignId, 1), { sid: 'SM1', status: 'delivered' })).toBe(204);
    expect(await dispatch.webhook(dispatch.callbackPath(campaignId, 1), { sid: 'SM1', status: 'sent' })).toBe(204);
    expect(
      await dispatch.webhook(dispatch.callbackPath(campaignId, 2), {
        sid: 'SM2',
        status: 'undelivered',
        errorCode: 30003,
      }),
    ).toBe(204);
    await eventually(() => {
      const sum = { outbound: 0, delivered: 0, bounced: 0 };
      for (const each of dispatch.heard(tenantId, receiptsApplied))
        for (const key of ['outbound', 'delivered', 'bounced'] as const) sum[key] += each[key];
      expect(sum).toEqual({ outbound: -2, delivered: 1, bounced: 1 });
    });
    const { data } = await recipients(tenantId, campaignId);
    expect(data.map(({ status, state, cost, reason }) => ({ status, state, cost, reason }))).toEqual([
      { status: 'delivered', state: 'delivered', cost: '0.080000', reason: null },
      { status: 'bounced', state: 'undelivered', cost: '0.080000', reason: 'carrier-30003' },
      { status: 'outbound', state: 'accepted', cost: '0.080000', reason: null },
    ]);
    expect(data[0]).toMatchObject({
      name: 'Person 1',
      text: 'Hello number 1',
      providerId: expect.stringMatching(/^SM/),
      sentAt: expect.any(String),
      deliveredAt: expect.any(String),
    });
    expect(data[1]?.deliveredAt).toBeNull();
  });

  it('count also where their name for the text, or their reason, is none that can be kept', async () => {
    const [tenantId, campaignId] = [newId(), newId()];
    await dispatch.audience(tenantId, campaignId, [person(1)]);
    await dispatch.fund(tenantId, campaignId);
    await finished(tenantId, campaignId);
    expect(
      await dispatch.webhook(dispatch.callbackPath(campaignId, 1), {
        sid: 'SM\0',
        status: 'undelivered',
        errorCode: 3_000_000_000,
      }),
    ).toBe(204);
    await eventually(async () =>
      expect((await recipients(tenantId, campaignId)).data).toMatchObject([
        { status: 'bounced', providerId: expect.stringMatching(/^SM\w+$/), reason: null },
      ]),
    );
  });

  it.each([
    [
      'a signature of another key',
      403,
      (path: string) => dispatch.webhook(path, { sid: 'SM1', status: 'delivered' }, 'another key'),
    ],
    [
      'another message under the same signature',
      403,
      (path: string) => dispatch.webhook(path.replace('.1&', '.2&'), { sid: 'SM1', status: 'delivered' }),
    ],
    ['a body without a status', 400, (path: string) => dispatch.webhook(path, { sid: 'SM1' })],
    ['a status that nobody knows', 204, (path: string) => dispatch.webhook(path, { sid: 'SM1', status: 'read' })],
    ['another path', 404, () => dispatch.webhook('/webhooks/sandbox/other', {})],
  ])('with %s are answered %d and change nothing', async (_what, status, call) => {
    const campaignId = newId();
    const before = await dispatch.service.sql('select count(*) from receipt_log');
    expect(await call(dispatch.callbackPath(campaignId, 1))).toBe(status);
    expect(await dispatch.service.sql('select count(*) from receipt_log')).toEqual(before);
  });
});

describe('customers who text back', () => {
  const inboundSms = async (from: string, text: string, to = sharedSender, sid = `SM${newId()}`) =>
    dispatch.webhook('/webhooks/sandbox/inbound', { sid, from, to, body: text, at: new Date().toISOString() });

  it('reach the tenant that texted them last on the shared number, once; STOP is heeded by the next licence and START undoes it', async () => {
    const [first, last, phone] = [newId(), newId(), '+61411000001'];
    const contactId = newId();
    for (const tenantId of [first, last]) {
      const campaignId = newId();
      await dispatch.audience(tenantId, campaignId, [person(1, { phone, contactId })]);
      await dispatch.fund(tenantId, campaignId);
      await finished(tenantId, campaignId);
    }
    const sid = `SM${newId()}`;
    for (let times = 0; times < 3; times++) expect(await inboundSms(phone, ' Stop. ', sharedSender, sid)).toBe(204);
    await eventually(() => expect(dispatch.heard(last, inboundReceived)).toHaveLength(1));
    expect(dispatch.heard(last, inboundReceived)[0]).toMatchObject({
      from: phone,
      to: sharedSender,
      contactId,
      keyword: 'stop',
    });
    expect(dispatch.heard(last, consentRecorded)).toMatchObject([
      { address: phone, scope: 'all', state: 'out', source: 'stop-word', wording: ' Stop. ', contactId },
    ]);
    expect(dispatch.heard(first, inboundReceived)).toEqual([]);

    const campaignId = newId();
    await dispatch.audience(last, campaignId, [person(1, { phone }), person(2)]);
    await dispatch.fund(last, campaignId);
    expect(await finished(last, campaignId)).toMatchObject({ total: '80000' });
    expect((await recipients(last, campaignId, 'canceled')).data).toMatchObject([
      { phoneInternational: phone, state: 'skipped', reason: 'opted-out', cost: null, sentAt: null },
    ]);

    dispatch.platform.clock.advance(60_000);
    await inboundSms(phone, 'start');
    await eventually(() => expect(dispatch.heard(last, consentRecorded)).toHaveLength(2));
    const again = newId();
    await dispatch.audience(last, again, [person(1, { phone })]);
    await dispatch.fund(last, again);
    expect(await finished(last, again)).toMatchObject({ total: '80000' });
  });

  it('STOP are heeded whatever stands behind it, also where its wording is cut within a character', async () => {
    const [tenantId, campaignId, phone] = [newId(), newId(), '+61411000004'];
    await dispatch.audience(tenantId, campaignId, [person(1, { phone })]);
    await dispatch.fund(tenantId, campaignId);
    await finished(tenantId, campaignId);
    expect(await inboundSms(phone, `STOP!${'🤬'.repeat(120)}`)).toBe(204);
    await eventually(() =>
      expect(dispatch.heard(tenantId, consentRecorded)).toMatchObject([
        { state: 'out', wording: `STOP!${'🤬'.repeat(97)}\ufffd` },
      ]),
    );
  });

  it('who were never texted are kept for the platform admin', async () => {
    expect(await inboundSms('+61411999999\0', 'who is this')).toBe(204);
    expect(
      await dispatch.service.sql(`select tenant_id, text from inbound_sms where from_phone = '+61411999999'`),
    ).toEqual([{ tenant_id: '00000000-0000-0000-0000-000000000000', text: 'who is this' }]);
  });

  it('under a name that is none are refused', async () => {
    expect(await inboundSms('+61411999997', 'STOP', sharedSender, 'SM\0')).toBe(400);
  });

  it('are listed, counted, read and deleted, by their own tenant alone', async () => {
    const [tenantId, campaignId, phone] = [newId(), newId(), '+61411000002'];
    await dispatch.audience(tenantId, campaignId, [person(1, { phone })]);
    await dispatch.fund(tenantId, campaignId);
    await finished(tenantId, campaignId);
    const sid = `SM${newId()}`;
    await inboundSms(phone, 'See you\0 at 9', sharedSender, sid);
    const list = '{ inboundSmsList { count data { id from to text contactId keyword receivedAt } } }';
    const listed = await dispatch.data<{ count: number; data: { id: string }[] }>({ tenantId }, list);
    expect(listed).toMatchObject({
      count: 1,
      data: [{ from: phone, to: sharedSender, text: 'See you at 9', keyword: null }],
    });
    const id = listed.data[0]!.id;
    const stranger = newId();
    expect(await dispatch.data({ tenantId: stranger }, list)).toMatchObject({ count: 0 });
    const destroy = 'mutation ($id: ID!) { deleteInboundSms(id: $id) }';
    expect((await dispatch.ask({ tenantId: stranger }, destroy, { id })).error?.code).toBe('not-found');
    expect(await dispatch.data({ tenantId }, '{ inboundSmsListCount }')).toBe(1);
    expect(await dispatch.data({ tenantId }, destroy, { id })).toBe(true);
    expect(await inboundSms(phone, 'STOP', sharedSender, sid)).toBe(204); // the same again, as whoever has the signed call could say it
    expect(await dispatch.data({ tenantId }, '{ inboundSmsListCount }')).toBe(0);
  });
});

describe('decisions of people', () => {
  const record = (tenantId: string, over: Record<string, unknown>) =>
    dispatch.ask(
      { service: 'contacts', tenantId },
      `mutation ($phone: String!, $scope: String!, $state: String!, $decidedAt: DateTime!, $source: String!) {
      recordConsent(phone: $phone, scope: $scope, state: $state, decidedAt: $decidedAt, source: $source) }`,
      {
        phone: '+61411000003',
        scope: 'all',
        state: 'out',
        decidedAt: '2026-11-20T01:00:00.000Z',
        source: 'public-page',
        ...over,
      },
    );
  const state = async (tenantId: string): Promise<string> =>
    (
      await dispatch.service.sql<{ state: string }>(
        'select state from consent join tenant using (tenant_no) where tenant_id = $1',
        [tenantId],
      )
    )[0]!.state;

  it('are kept by the later one, a tie is out, and each change is told once', async () => {
    const tenantId = newId();
    const known = (of: string) =>
      dispatch.ask(
        { service: 'contacts', tenantId: of },
        '{ consentAtDoor(phone: "+61411000003") { scope state decidedAt source } }',
        {},
      );
    expect((await known(tenantId)).data).toEqual({ consentAtDoor: [] });
    expect((await record(tenantId, {})).data).toEqual({ recordConsent: true });
    expect((await known(tenantId)).data).toEqual({
      consentAtDoor: [{ scope: 'all', state: 'out', decidedAt: '2026-11-20T01:00:00.000Z', source: 'public-page' }],
    });
    expect((await known(newId())).data).toEqual({ consentAtDoor: [] });
    await record(tenantId, { state: 'in' });
    expect(await state(tenantId)).toBe('out');
    await record(tenantId, { state: 'in', decidedAt: '2026-11-20T01:00:01.000Z' });
    expect(await state(tenantId)).toBe('in');
    await dispatch.tell(consentDecided, {
      tenantId,
      channel: 'sms',
      address: '+61411000003',
      scope: 'all',
      state: 'out',
      decidedAt: '2026-11-20T01:00:01.000Z',
      source: 'staff',
      wording: null,
      contactId: null,
    });
    await eventually(async () => expect(await state(tenantId)).toBe('out'));
    await eventually(() =>
      expect(dispatch.heard(tenantId, consentRecorded).map((each) => each.state)).toEqual(['out', 'in', 'out']),
    );
  });

  it.each(['staff', 'api', 'import'])(
    'are not undone by %s where the person is out, whatever the book had heard; nor taken over; the person undoes them',
    async (source) => {
      const tenantId = newId();
      await record(tenantId, { state: 'out', source: 'stop-word' });
      expect((await record(tenantId, { state: 'in', source, decidedAt: '2026-11-20T02:00:00.000Z' })).data).toEqual({
        recordConsent: false,
      });
      expect((await record(tenantId, { state: 'out', source, decidedAt: '2026-11-20T02:00:01.000Z' })).data).toEqual({
        recordConsent: false,
      });
      await dispatch.tell(consentDecided, {
        tenantId,
        channel: 'sms',
        address: '+61411000003',
        scope: 'all',
        state: 'in',
        decidedAt: '2026-11-20T02:00:02.000Z',
        source,
        wording: null,
        contactId: null,
      });
      expect(
        (await record(tenantId, { scope: 'marketing', state: 'in', source, decidedAt: '2026-11-20T02:00:03.000Z' }))
          .data,
      ).toEqual({ recordConsent: true });
      expect(
        await dispatch.service.sql(
          `select state, source from consent join tenant using (tenant_no) where tenant_id = $1 and scope = 'all'`,
          [tenantId],
        ),
      ).toEqual([{ state: 'out', source: 'stop-word' }]);
      expect(
        (await record(tenantId, { state: 'in', source: 'public-page', decidedAt: '2026-11-20T02:00:04.000Z' })).data,
      ).toEqual({ recordConsent: true });
      await eventually(() =>
        expect(dispatch.heard(tenantId, consentRecorded).map((each) => `${each.scope} ${each.state}`)).toEqual([
          'all out',
          'marketing in',
          'all in',
        ]),
      );
    },
  );

  it.each(['in', 'out'])('hold over an %s of staff, also heard late, and staff do not undo them', async (ofStaff) => {
    const tenantId = newId();
    await record(tenantId, { state: ofStaff, source: 'staff', decidedAt: '2026-11-20T03:00:00.000Z' });
    expect(
      (await record(tenantId, { state: 'out', source: 'stop-word', decidedAt: '2026-11-20T02:00:00.000Z' })).data,
    ).toEqual({ recordConsent: true });
    expect(
      await dispatch.service.sql(
        'select state, source from consent join tenant using (tenant_no) where tenant_id = $1',
        [tenantId],
      ),
    ).toEqual([{ state: 'out', source: 'stop-word' }]);
    expect(
      (await record(tenantId, { state: 'in', source: 'staff', decidedAt: '2026-11-20T04:00:00.000Z' })).data,
    ).toEqual({ recordConsent: false });
    await eventually(() =>
      expect(dispatch.heard(tenantId, consentRecorded).map((each) => `${each.state} ${each.source}`)).toEqual([
        `${ofStaff} staff`,
        'out stop-word',
      ]),
    );
  });

  it('of staff are undone by staff', async () => {
    const tenantId = newId();
    await record(tenantId, { state: 'out', source: 'staff' });
    expect(
      (await record(tenantId, { state: 'in', source: 'api', decidedAt: '2026-11-20T02:00:00.000Z' })).data,
    ).toEqual({ recordConsent: true });
    expect(await state(tenantId)).toBe('in');
  });

  it('are refused by name when they say nothing', async () => {
    expect((await record(newId(), { scope: 'some' })).error).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'scope' }],
    });
    expect((await record(newId(), { decidedAt: 'soon' })).error).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'decidedAt' }],
    });
  });
});

describe('single texts', () => {
  it('go out in their own lane at the price they came with, also several to one contact', async () => {
    const [tenantId, requestId, holdId, contactId] = [newId(), newId(), newId(), newId()];
    await dispatch.tell(
      messageRequested,
      requestOf({
        requestId,
        tenantId,
        holdId,
        people: ['+61411000010', '+61411000011'].map((address, at) => ({
          ...asked({ address }),
          contactId,
          price: String(80_000 + at),
        })),
      }),
    );
    expect(await finished(tenantId, requestId)).toMatchObject({ holdId, total: '160001' });
    expect(dispatch.heard(tenantId, recipientsStored)).toEqual([]);
    await dispatch.tell(holdClosed, {
      holdId,
      subjectId: requestId,
      tenantId,
      captured: '160001',
      released: '0',
      balance: '0',
    });
    await eventually(async () =>
      expect(
        await dispatch.service.sql('select next_emission, state from campaign_control where campaign_id = $1', [
          requestId,
        ]),
      ).toEqual([{ next_emission: null, state: 'finished' }]),
    );
  });
});

it('refuses what is not a question: an unknown status, a limit over a thousand, nobody signed in', async () => {
  const ask = (variables: Record<string, unknown>) =>
    dispatch.ask(
      { tenantId: newId() },
      'query ($id: ID!, $status: String, $limit: Int) { campaignRecipients(campaignId: $id, status: $status, limit: $limit) { count } }',
      { id: newId(), ...variables },
    );
  expect((await ask({ status: 'lost' })).error).toMatchObject({ code: 'invalid-input', fields: [{ field: 'status' }] });
  expect((await ask({ limit: 1_001 })).error).toMatchObject({ code: 'invalid-input', fields: [{ field: 'limit' }] });
  expect((await ask({ id: 'x' })).error).toMatchObject({ code: 'invalid-input' });
  expect((await dispatch.ask(null, `{ campaignRecipients(campaignId: "${newId()}") { count } }`)).error?.code).toBe(
    'unauthorized',
  );
  expect(
    (await dispatch.ask({ tenantId: newId() }, `{ settlements(subjectId: "${newId()}") { charge } }`)).error?.code,
  ).toBe('forbidden');
});
