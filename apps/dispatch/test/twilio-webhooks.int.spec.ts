import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import { consentRecorded, inboundReceived, receiptsApplied, sendingFinished } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { sharedSender } from './dispatch-under-test.js';
import { person } from './dispatch-world.js';
import { wellBehaved } from './twilio-carrier/behaviour.js';
import { account } from './twilio-carrier/start-twilio-carrier.js';
import { TwilioDispatch, type Members } from './twilio-carrier/twilio-dispatch.js';

const dispatch = new TwilioDispatch();
beforeAll(() => dispatch.start(), 60_000);
afterAll(() => dispatch.stop(), 60_000);
beforeEach(() => dispatch.carrier.behave({ ...wellBehaved, latencyMs: 5 }));

/** A campaign that is sent; answers how its recipients stand. */
async function send(people: number): Promise<{ tenantId: string; campaignId: string; phone: string }> {
  const [tenantId, campaignId] = [newId(), newId()];
  const all = Array.from({ length: people }, (_, at) => person(at + 1));
  await dispatch.audience(tenantId, campaignId, all);
  await dispatch.fund(tenantId, campaignId);
  await eventually(() => expect(dispatch.heard(tenantId, sendingFinished)).toHaveLength(1), { timeoutMs: 15_000 });
  return { tenantId, campaignId, phone: all[0]!.address };
}

async function standing({
  tenantId,
  campaignId,
}: {
  tenantId: string;
  campaignId: string;
}): Promise<Record<string, number>> {
  const { data } = await dispatch.data<{ data: { status: string }[] }>(
    { tenantId },
    'query ($id: ID!) { campaignRecipients(campaignId: $id) { data { status } } }',
    { id: campaignId },
  );
  const counts: Record<string, number> = {};
  for (const { status } of data) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const sum = (tenantId: string): { outbound: number; delivered: number; bounced: number } =>
  dispatch.heard(tenantId, receiptsApplied).reduce(
    (all, each) => ({
      outbound: all.outbound + each.outbound,
      delivered: all.delivered + each.delivered,
      bounced: all.bounced + each.bounced,
    }),
    { outbound: 0, delivered: 0, bounced: 0 },
  );
const logged = async (): Promise<number> =>
  (
    await dispatch.service.sql<{ n: number }>(
      `select nextval(pg_get_serial_sequence('receipt_log', 'position'))::int as n`,
    )
  )[0]!.n;

describe('receipts of Twilio', () => {
  it('that come late, twice, out of order and before the answer end every text delivered, counted once', async () => {
    await dispatch.carrier.behave({
      latencyMs: 60,
      receipts: ['queued', 'sent', 'delivered'],
      receiptDelayMs: 10,
      doubledReceiptPercent: 30,
      lateReceiptPercent: 30,
      lateReceiptMs: 300,
      percent: { 'accept-reset': 10 },
    });
    const campaign = await send(100);
    await eventually(async () => expect(await standing(campaign)).toEqual({ delivered: 100 }), { timeoutMs: 10_000 });
    await eventually(() => expect(sum(campaign.tenantId)).toEqual({ outbound: -100, delivered: 100, bounced: 0 }));
    expect((await dispatch.carrier.report()).twice).toEqual([]);
  }, 40_000);

  it('that are lost leave a text outbound, and nobody is texted again for it', async () => {
    await dispatch.carrier.behave({ receipts: ['sent', 'delivered'], receiptDelayMs: 10, lostReceiptPercent: 50 });
    const before = await dispatch.carrier.report();
    const campaign = await send(60);
    await eventually(async () => {
      const { callbacks } = await dispatch.carrier.report();
      const told = (of: typeof callbacks): number =>
        Object.values(of.answers).reduce((all, each) => all + each, 0) + of.lost;
      expect(told(callbacks) - told(before.callbacks)).toBe(120);
    });
    const counts = await eventually(async () => {
      const now = await standing(campaign);
      expect(sum(campaign.tenantId)).toEqual({
        outbound: -(now['delivered'] ?? 0),
        delivered: now['delivered'] ?? 0,
        bounced: 0,
      });
      return now;
    });
    expect((counts['outbound'] ?? 0) + (counts['delivered'] ?? 0)).toBe(60);
    expect(await dispatch.carrier.report()).toMatchObject({ twice: [], calls: before.calls + 60 });
  }, 40_000);

  it('of a text that was not delivered bring Twilio’s reason', async () => {
    await dispatch.carrier.behave({ receipts: ['sent', 'undelivered'], receiptDelayMs: 10 });
    const campaign = await send(2);
    await eventually(async () => expect(await standing(campaign)).toEqual({ bounced: 2 }));
    expect(
      await dispatch.service.sql(
        'select distinct error_code from message join campaign_control using (campaign_no) where campaign_id = $1',
        [campaign.campaignId],
      ),
    ).toEqual([{ error_code: 30003 }]);
  });
});

describe('calls of the status webhook', () => {
  const path = (campaignId = newId(), ordinal = 1): string =>
    dispatch.callbackPath(campaignId, ordinal).replace('/sandbox/', '/twilio/');
  const said = (over: Members = {}): Members => ({
    AccountSid: account.accountSid,
    ApiVersion: '2010-04-01',
    From: sharedSender,
    MessageSid: 'SM1',
    MessageStatus: 'delivered',
    SmsSid: 'SM1',
    SmsStatus: 'delivered',
    To: '+61412345678',
    ...over,
  });
  const call = async (...args: Parameters<typeof dispatch.twilioCalls>): Promise<number> =>
    (await dispatch.twilioCalls(...args)).status;

  it.each<[string, number, () => Promise<number>]>([
    ['another account’s token', 403, () => call(path(), said(), { token: 'another' })],
    ['no signature', 403, () => call(path(), said(), { signature: null })],
    ['an empty signature', 403, () => call(path(), said(), { signature: '' })],
    [
      'the signature of another address',
      403,
      () => call(path(), said(), { signedUrl: `http://elsewhere.example${path()}` }),
    ],
    [
      'the signature of the address by which this process alone is known',
      403,
      () => {
        const at = path();
        return call(at, said(), { signedUrl: `${dispatch.service.url}${at}` });
      },
    ],
    ['another account’s number, though with our token', 403, () => call(path(), said({ AccountSid: 'AC9' }))],
    ['Twilio’s signature, but another message than we signed', 403, () => call(path().replace('.1&', '.2&'), said())],
    [
      'Twilio’s signature, but another attempt than we signed',
      403,
      () => call(path().replace('&a=1&', '&a=2&'), said()),
    ],
    ['Twilio’s signature, but none of ours', 403, () => call(path().replace(/&s=.*/, ''), said())],
    [
      'no status',
      400,
      () => {
        const { MessageStatus: _a, SmsStatus: _b, ...rest } = said();
        return call(path(), rest);
      },
    ],
    ['a status that nobody knows', 204, () => call(path(), said({ MessageStatus: 'partially_delivered' }))],
    ['more than 64 kB', 413, () => call(path(), said({ Body: 'x'.repeat(70_000) }))],
    ['another path', 404, () => call('/webhooks/twilio/other', said())],
    ['the path of the sandbox, which is not on', 404, () => call(dispatch.callbackPath(newId(), 1), said())],
    ['GET', 405, async () => (await fetch(`${dispatch.service.url}${path()}`)).status],
  ])('with %s are answered %d and change nothing', async (_what, status, forge) => {
    const before = await logged();
    expect(await forge()).toBe(status);
    expect(await logged()).toBe(before + 1);
  });

  it('without an end are cut off', async () => {
    const { port, hostname } = new URL(dispatch.service.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (text) => void (answer += text.toString('latin1')));
    const over = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
    socket.write(`POST ${path()} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`);
    const more = setInterval(() => socket.write(`8000\r\n${'x'.repeat(0x8000)}\r\n`), 5);
    await over;
    clearInterval(more);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('signed for the address without its port are Twilio’s too: it is not consistent about it', async () => {
    const { campaignId } = await send(1);
    const at = path(campaignId);
    const { port } = new URL(dispatch.publicUrl);
    expect(await call(at, said(), { signedUrl: `${dispatch.publicUrl.replace(`:${port}`, '')}${at}` })).toBe(204);
  });

  it('replayed change nothing more', async () => {
    const campaign = await send(1);
    for (let times = 0; times < 5; times++)
      expect(
        await call(path(campaign.campaignId), said({ MessageSid: (await dispatch.carrier.accepted()).at(-1)!.sid })),
      ).toBe(204);
    await eventually(() => expect(sum(campaign.tenantId)).toEqual({ outbound: -1, delivered: 1, bounced: 0 }));
    // A later one of a lower rank, and the same again: nothing is told.
    for (const MessageStatus of ['sent', 'delivered'])
      expect(await call(path(campaign.campaignId), said({ MessageStatus }))).toBe(204);
    await eventually(async () =>
      expect(await dispatch.service.sql('select count(*)::int as n from receipt_log')).toEqual([{ n: 0 }]),
    );
    expect(sum(campaign.tenantId)).toEqual({ outbound: -1, delivered: 1, bounced: 0 });
    expect(await standing(campaign)).toEqual({ delivered: 1 });
  });

  it('that cannot be kept are answered 503, so that they come again, and are taken then', async () => {
    const { campaignId } = await send(1);
    await dispatch.service.sql('alter table receipt_log rename to receipt_log_away');
    expect(await call(path(campaignId), said())).toBe(503);
    await dispatch.service.sql('alter table receipt_log_away rename to receipt_log');
    expect(await call(path(campaignId), said())).toBe(204);
  });
});

describe('customers who text back to Twilio', () => {
  const url = (): string => `${dispatch.publicUrl}/webhooks/twilio/inbound`;

  it('reach the tenant that texted them, once however often Twilio calls; STOP is heeded before it is answered', async () => {
    const { tenantId, phone } = await send(1);
    const sid = `SM${newId()}`;
    for (let times = 0; times < 3; times++)
      expect(await dispatch.carrier.textBack({ url: url(), from: phone, to: sharedSender, body: ' Stop. ', sid })).toBe(
        200,
      );
    expect(
      await dispatch.service.sql(
        'select state, source from consent join tenant using (tenant_no) where tenant_id = $1 and address = $2',
        [tenantId, phone],
      ),
    ).toEqual([{ state: 'out', source: 'stop-word' }]);
    await eventually(() => expect(dispatch.heard(tenantId, inboundReceived)).toHaveLength(1));
    expect(dispatch.heard(tenantId, inboundReceived)[0]).toMatchObject({
      from: phone,
      to: sharedSender,
      keyword: 'stop',
    });
    expect(dispatch.heard(tenantId, consentRecorded)).toHaveLength(1);
  });

  it('are answered with an empty document, which sends them nothing', async () => {
    const answer = await dispatch.twilioCalls('/webhooks/twilio/inbound', {
      AccountSid: account.accountSid,
      MessageSid: `SM${newId()}`,
      From: '+61411999999',
      To: sharedSender,
      Body: 'Grüße 🎉 + 1&2',
    });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/xml',
      '<Response/>',
    ]);
    expect(await dispatch.service.sql(`select text from inbound_sms where from_phone = '+61411999999'`)).toEqual([
      { text: 'Grüße 🎉 + 1&2' },
    ]);
  });

  it.each<[string, number, Members, object]>([
    [
      'a forged signature',
      403,
      { MessageSid: 'SMf', From: '+61411999998', To: sharedSender, Body: 'STOP' },
      { token: 'another' },
    ],
    [
      'no signature',
      403,
      { MessageSid: 'SMf', From: '+61411999998', To: sharedSender, Body: 'STOP' },
      { signature: null },
    ],
    ['no sid', 400, { From: '+61411999998', To: sharedSender, Body: 'STOP' }, {}],
    ['no sender', 400, { MessageSid: 'SMf', To: sharedSender, Body: 'STOP' }, {}],
    [
      'more than 64 kB',
      413,
      { MessageSid: 'SMf', From: '+61411999998', To: sharedSender, Body: 'x'.repeat(70_000) },
      {},
    ],
  ])('with %s are answered %d and are nobody', async (_what, status, members, over) => {
    expect((await dispatch.twilioCalls('/webhooks/twilio/inbound', members, over)).status).toBe(status);
    expect(await dispatch.service.sql(`select 1 from inbound_sms where from_phone = '+61411999998'`)).toEqual([]);
  });
});

describe('answers of Twilio that are lost, late or refusals', () => {
  it('end every text sent once or refused, with the look-up’s help', async () => {
    await dispatch.carrier.behave({
      percent: {
        'accept-reset': 6,
        'accept-no-answer': 2,
        'error-after-accept': 4,
        error: 4,
        'reset-after-request': 4,
        'accept-then-close': 10,
        drip: 2,
      },
      listedAfterMs: 100,
    });
    const before = await dispatch.carrier.report();
    const { campaignId } = await send(300);
    const after = await dispatch.carrier.report();
    const states = await dispatch.service.sql<{ state: number; n: number }>(
      'select m.state, count(*)::int as n from message m join campaign_control ca using (campaign_no) where ca.campaign_id = $1 group by 1 order by 1',
      [campaignId],
    );
    const of = (state: number): number => states.find((each) => each.state === state)?.n ?? 0;
    expect(after.twice).toEqual([]);
    expect(of(2)).toBe(after.accepted - before.accepted);
    // A text that met a fault without acceptance every time is given up; hardly any.
    expect(of(2) + of(6)).toBe(300);
    expect(of(6)).toBeLessThan(8);
  }, 60_000);

  it('21610 opts the person out of all', async () => {
    await dispatch.carrier.behave({ always: { status: 400, code: 21610 } });
    const { tenantId, campaignId, phone } = await send(1);
    expect(await standing({ tenantId, campaignId })).toEqual({ bounced: 1 });
    expect(
      await dispatch.service.sql(
        'select address as phone, scope, state, source from consent join tenant using (tenant_no) where tenant_id = $1',
        [tenantId],
      ),
    ).toEqual([{ phone, scope: 'all', state: 'out', source: 'carrier' }]);
  });
});
