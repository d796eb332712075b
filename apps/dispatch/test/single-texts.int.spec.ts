import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Database, newId } from '@bellbird/database';
import { EmbeddedBus } from '@bellbird/event-bus';
import {
  consentRecorded,
  messageRequested,
  messageResulted,
  sendingFinished,
  sendingHeld,
  sliceSettled,
  topicRetentionHours,
  type Payload,
} from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { forgetCodes, forgetTurns } from '../src/sweeping/forget-singles.js';
import { DispatchUnderTest, sharedSender } from './dispatch-under-test.js';
import { asked, requestOf } from './dispatch-world.js';

const dispatch = new DispatchUnderTest();
beforeAll(() => dispatch.start().then(() => undefined), 60_000);
afterAll(() => dispatch.stop(), 60_000);
afterEach(() => dispatch.carrier.set({ latencyMs: 0 }));

type Result = Payload<typeof messageResulted>;
const at = expect.stringMatching(/^\d{4}-/);

/** Waits until what was said last of a request fits. */
const resulted = (tenantId: string, people: object[], final = true): Promise<Result> =>
  eventually(
    () => {
      const last = dispatch.heard(tenantId, messageResulted).at(-1)!;
      expect(last).toMatchObject({ people, final });
      return last;
    },
    { timeoutMs: 15_000 },
  );
const callsOf = async ({ requestId }: { requestId: string }): Promise<number> =>
  (await dispatch.carrier.calls()).filter(({ m }) => m.startsWith(requestId)).length;
const ask = async (over: Parameters<typeof requestOf>[0] = {}) => {
  const request = requestOf(over);
  await dispatch.tell(messageRequested, request);
  return request;
};
const accepted = { ordinal: 1, state: 'accepted', reason: null, parts: 1, cost: '80000', at };

describe('the result of a request of single texts', () => {
  it('is told as each text leaves and arrives, with a revision that rises', async () => {
    const request = await ask({ people: [asked(), asked()] });
    const first = await resulted(request.tenantId, [accepted, { ...accepted, ordinal: 2 }]);
    expect(first).toEqual({
      requestId: request.requestId,
      tenantId: request.tenantId,
      purpose: 'turn',
      people: expect.any(Array),
      final: true,
      revision: expect.any(Number),
    });
    const receipt = (ordinal: number, status: string, errorCode: number | null) =>
      dispatch.webhook(dispatch.callbackPath(request.requestId, ordinal), {
        sid: `S${ordinal}`,
        status,
        ...(errorCode !== null && { errorCode }),
      });
    await receipt(1, 'delivered', null);
    await receipt(2, 'undelivered', 30_005);
    const last = await resulted(request.tenantId, [
      { ...accepted, state: 'delivered' },
      { ...accepted, ordinal: 2, state: 'bounced', reason: 'carrier-30005' },
    ]);
    expect(last.revision).toBeGreaterThan(first.revision);
    await eventually(async () => expect(await dispatch.service.sql('select * from result_due')).toEqual([]));
  });

  it('leaves out whose fate is not known, and a text of unknown fate is never sent again', async () => {
    const { tenantId, requestId } = requestOf();
    await dispatch.carrier.set({ latencyMs: 5_000 }); // longer than a call may take
    await ask({ tenantId, requestId });
    await eventually(async () =>
      expect(
        await dispatch.service.sql(
          'select m.state from message m join campaign_control c using (campaign_no) where c.campaign_id = $1',
          [requestId],
        ),
      ).toEqual([{ state: 4 }]),
    );
    await resulted(tenantId, [], false);
    await dispatch.carrier.set({ latencyMs: 0 });
    // Never sent again: nobody can tell, and that is its end.
    const last = await resulted(tenantId, [expect.objectContaining({ ordinal: 1 })]);
    expect(['unknown', 'accepted']).toContain(last.people[0]!.state);
    expect(await callsOf({ requestId })).toBe(1);
  });

  it('of a phone that opted out is refused and costs nothing', async () => {
    const tenantId = newId();
    const person = asked();
    await dispatch.data({ service: 'contacts', tenantId }, optOut, { phone: person.address, scope: 'all' });
    const request = await ask({ tenantId, people: [person] });
    await resulted(tenantId, [{ ordinal: 1, state: 'refused', reason: 'opted-out', parts: 0, cost: '0', at }]);
    expect(await callsOf(request)).toBe(0);
  });
});

/** Tables in which a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await dispatch.service.sql<{ name: string }>(
    "select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace",
  );
  const found: string[] = [];
  for (const { name } of tables)
    if (
      (await dispatch.service.sql(`select 1 from "${name}" t where t::text like $1 limit 1`, [`%${text}%`])).length > 0
    )
      found.push(name);
  return found;
}

it('9. a code is in no table ten minutes after it ended; a phone of a waiting list in none after 90 days', async () => {
  const [canary, ofTurn] = [`Your code is ${newId()}`, `Your turn is ${newId()}`];
  const tenantId = newId();
  const code = await ask({ tenantId, purpose: 'code', people: [asked({ text: canary })] });
  const person = asked({ text: ofTurn });
  const other = await ask({ tenantId, people: [person] });
  const finished = async (age: string) =>
    (
      await dispatch.service.sql(
        `update campaign_control set finished_at = finished_at - interval '${age}'
          where campaign_id = any($1) and state = 'finished' returning 1`,
        [[code.requestId, other.requestId]],
      )
    ).length;
  await eventually(async () =>
    expect(
      await dispatch.service.sql(
        `select count(*)::int as n from campaign_control where campaign_id = any($1) and state = 'finished'`,
        [[code.requestId, other.requestId]],
      ),
    ).toEqual([{ n: 2 }]),
  );
  expect(await forgetCodes(dispatch.service.app.get(Database))).toBe(0);
  expect([await tablesWith(canary), await tablesWith(ofTurn)]).toEqual([['message'], ['message']]);
  expect(await finished('11 minutes')).toBe(2);
  expect(await forgetCodes(dispatch.service.app.get(Database))).toBe(1);
  // The turn’s text is kept as every other.
  expect([await tablesWith(canary), await tablesWith(ofTurn)]).toEqual([[], ['message']]);
  // Who left a phone on a waiting list was promised that it is deleted.
  expect(await forgetTurns(dispatch.service.app.get(Database))).toBe(0);
  expect(await finished('90 days')).toBe(2);
  expect(await forgetTurns(dispatch.service.app.get(Database))).toBe(1);
  expect([await tablesWith(ofTurn), await tablesWith(person.address)]).toEqual([[], []]);
  const cost = await dispatch.service.sql<{ price: bigint }>(
    'select m.price from message m join campaign_control ca using (tenant_no, campaign_no) where ca.campaign_id = $1',
    [other.requestId],
  );
  expect(cost).toEqual([{ price: expect.any(BigInt) as unknown }]);
});

it('9. a code is in no topic an hour after it was asked for', async () => {
  const canary = `Your code is ${newId()}`;
  const { tenantId } = await ask({ purpose: 'code', people: [asked({ text: canary })] });
  await resulted(tenantId, [accepted]);
  const admin = new pg.Pool({ connectionString: dispatch.platform.busUrl, max: 1 });
  // As every platform opens it.
  const bus = await EmbeddedBus.open(dispatch.platform.busUrl, { retentionHours: topicRetentionHours });
  try {
    const older = async (by: string) =>
      (
        await admin.query<{ topic: string }>(
          `update bus_log set published_at = published_at - $2::interval where value like $1 returning topic`,
          [`%${canary}%`, by],
        )
      ).rows.map(({ topic }) => topic);
    expect(await older('58 minutes')).toEqual(['dispatch.messages']);
    await bus.deleteOldMessages();
    expect(await older('3 minutes')).toEqual(['dispatch.messages']);
    // Once all who listen have read it.
    await eventually(async () => {
      await bus.deleteOldMessages();
      expect(await older('0 minutes')).toEqual([]);
    });
  } finally {
    await Promise.all([bus.close(), admin.end()]);
  }
});

it('10. what the last release wrote of a request is sent as it was meant', async () => {
  const golden = JSON.parse(
    readFileSync(new URL('../../../libs/events/golden/message.requested.v1.json', import.meta.url), 'utf8'),
  ) as { people: Record<string, unknown>[] };
  const [requestId, tenantId, phone] = [newId(), newId(), asked().address];
  const people = golden.people.map((each) => ({ ...each, phone }));
  await dispatch.platform.bus.publish([
    {
      topic: messageRequested.topic,
      key: requestId,
      eventId: newId(),
      type: messageRequested.type,
      schemaVersion: 1,
      tenantId,
      aggregateVersion: 1n,
      occurredAt: new Date(),
      trace: null,
      value: JSON.stringify({ ...golden, requestId, tenantId, people }),
    },
  ]);
  expect(await resulted(tenantId, [accepted])).toMatchObject({ requestId, purpose: 'test' });
  expect((await dispatch.carrier.accepted()).filter(({ to }) => to === phone)).toMatchObject([
    { body: 'A test', from: sharedSender },
  ]);
});

it('a code is read by nobody, though a thread says by which id it is known', async () => {
  const canary = `Your code is ${newId()}`;
  const { tenantId, requestId } = await ask({ purpose: 'code', people: [asked({ text: canary })] });
  await resulted(tenantId, [accepted]);
  const { data } = await dispatch.ask(
    { tenantId },
    `query ($id: ID!) {
       campaignRecipients(campaignId: $id) { data { text } }
       campaignPeople(campaignId: $id) { data { recipient { text } } }
       campaignMessage(campaignId: $id, ordinal: 1) { text } }`,
    { id: requestId },
  );
  expect(data).toEqual({ campaignRecipients: { data: [] }, campaignPeople: { data: [] }, campaignMessage: null });
});

describe('3. what people opted out of', () => {
  const purposes = [
    ['turn', 'transactional'],
    ['review-request', 'review'],
    ['review-request', 'transactional'],
    ['thank-you', 'transactional'],
    ['feedback-answer', 'transactional'],
    ['code', 'transactional'],
    ['test', 'transactional'],
    ['reply', 'transactional'],
  ] as const;
  const heeded = { transactional: ['all'], review: ['all', 'marketing', 'hold'] };

  // Hours on the wall in Sydney, and when the window of reviews opens then or next.
  it.each([
    ['Friday noon', '2026-11-20T01:00:00.000Z', null],
    ['Friday 21:00', '2026-11-20T10:00:00.000Z', '2026-11-20T22:00:00.000Z'],
    ['Sunday noon', '2026-11-22T01:00:00.000Z', '2026-11-22T22:00:00.000Z'],
  ])('stops by message type, whatever the purpose: at %s', async (_, now, opens) => {
    dispatch.platform.clock.set(now);
    const cases = await Promise.all(
      purposes.flatMap(([purpose, messageType]) =>
        ([null, 'marketing', 'hold', 'all'] as const).map(async (scope) => {
          const tenantId = newId();
          const person = asked();
          if (scope !== null)
            await dispatch.data({ service: 'contacts', tenantId }, optOut, { phone: person.address, scope });
          const timeZone = messageType === 'review' ? 'Australia/Sydney' : null;
          const { requestId } = await ask({ tenantId, purpose, messageType, timeZone, people: [person] });
          const state = scope !== null && heeded[messageType].includes(scope) ? 'refused' : 'accepted';
          return { purpose, messageType, scope, tenantId, requestId, state };
        }),
      ),
    );
    const settled = (of: typeof cases) =>
      Promise.all(
        of.map(({ tenantId, state }) =>
          resulted(tenantId, [expect.objectContaining({ state, reason: state === 'refused' ? 'opted-out' : null })]),
        ),
      );
    await settled(cases.filter(({ messageType }) => opens === null || messageType === 'transactional'));
    if (opens !== null) {
      const reviews = cases.filter(({ messageType }) => messageType === 'review');
      await eventually(async () =>
        expect(
          await dispatch.service.sql('select held from campaign_control where campaign_id = any($1)', [
            reviews.map(({ requestId }) => requestId),
          ]),
        ).toEqual(reviews.map(() => ({ held: 'send-window' }))),
      );
      expect(await Promise.all(reviews.map(callsOf))).toEqual(reviews.map(() => 0));
      dispatch.platform.clock.set(opens);
      await settled(reviews);
    }
    const calls = await dispatch.carrier.calls();
    expect(
      cases.map(({ purpose, messageType, scope, requestId }) => [
        purpose,
        messageType,
        scope,
        calls.filter(({ m }) => m.startsWith(requestId)).length,
      ]),
    ).toEqual(
      cases.map(({ purpose, messageType, scope, state }) => [
        purpose,
        messageType,
        scope,
        state === 'accepted' ? 1 : 0,
      ]),
    );
  });
});

it('6. STOP between hold and licence is heeded by the licence, and what was held is released', async () => {
  dispatch.platform.clock.set('2026-11-20T01:00:00.000Z');
  const tenantId = newId();
  const person = asked();
  await ask({ tenantId, people: [person] });
  await resulted(tenantId, [accepted]);
  const due = '2026-11-20T02:00:00.000Z';
  const request = await ask({ tenantId, people: [person], notBefore: due, notLaterThan: '2026-11-20T02:10:00.000Z' });
  await eventually(async () =>
    expect(
      await dispatch.service.sql('select state from campaign_control where campaign_id = $1', [request.requestId]),
    ).toEqual([{ state: 'running' }]),
  );
  const said = {
    sid: `SM${newId()}`,
    from: person.address,
    to: sharedSender,
    body: 'STOP',
    at: new Date().toISOString(),
  };
  expect(await dispatch.webhook('/webhooks/sandbox/inbound', said)).toBe(204);
  await eventually(() =>
    expect(dispatch.heard(tenantId, consentRecorded)).toMatchObject([{ address: person.address, scope: 'all' }]),
  );
  dispatch.platform.clock.set(due);
  const { requestId, holdId } = request;
  const last = await resulted(tenantId, [
    { ordinal: 1, state: 'refused', reason: 'opted-out', parts: 0, cost: '0', at },
  ]);
  expect([last.requestId, await callsOf(request)]).toEqual([requestId, 0]);
  const own = ({ campaignId }: { campaignId: string }): boolean => campaignId === requestId;
  await eventually(() =>
    expect(dispatch.heard(tenantId, sendingFinished).filter(own)).toMatchObject([
      { holdId, settleCount: 1, total: '0' },
    ]),
  );
  expect(dispatch.heard(tenantId, sliceSettled).filter(own)).toMatchObject([{ holdId, skipped: 1, charge: '0' }]);
});

describe('the limits of a single text', () => {
  it('2. queued past its time is skipped, too-late, and waits for nobody', async () => {
    dispatch.platform.clock.set('2026-11-20T01:00:00.000Z');
    const late = await ask({ notLaterThan: '2026-11-20T00:59:00.000Z' });
    await resulted(late.tenantId, [{ ordinal: 1, state: 'refused', reason: 'too-late', parts: 0, cost: '0', at }]);
    expect([await callsOf(late), dispatch.heard(late.tenantId, sendingHeld)]).toEqual([0, []]);
  });

  it('leaves at its own hour, and not before', async () => {
    dispatch.platform.clock.set('2026-11-20T01:00:00.000Z');
    const later = await ask({ notBefore: '2026-11-20T02:00:00.000Z', notLaterThan: '2026-11-20T02:10:00.000Z' });
    const gone = await ask({ notBefore: '2026-11-20T02:00:00.000Z', notLaterThan: '2026-11-20T02:10:00.000Z' });
    await eventually(async () =>
      expect(
        await dispatch.service.sql('select state from campaign_control where campaign_id = $1', [gone.requestId]),
      ).toEqual([{ state: 'running' }]),
    );
    expect(await callsOf(later)).toBe(0);
    dispatch.platform.clock.set('2026-11-20T02:00:00.000Z');
    await resulted(later.tenantId, [accepted]);
  });

  it('2. of a review keeps the marketing window of the business: past it in the window it is too late', async () => {
    dispatch.platform.clock.set('2026-11-20T10:00:00.000Z'); // Friday 21:00 in Sydney
    const review = { messageType: 'review', purpose: 'review-request', timeZone: 'Australia/Sydney' } as const;
    const waits = await ask({ ...review, notLaterThan: '2026-11-21T10:00:00.000Z' });
    const ends = await ask({ ...review, notLaterThan: '2026-11-20T20:00:00.000Z' });
    await eventually(async () =>
      expect(
        await dispatch.service.sql('select held from campaign_control where campaign_id = $1', [waits.requestId]),
      ).toEqual([{ held: 'send-window' }]),
    );
    dispatch.platform.clock.set('2026-11-20T20:00:00.000Z');
    await resulted(ends.tenantId, [{ state: 'refused', reason: 'too-late' }]);
    dispatch.platform.clock.set('2026-11-20T22:00:00.000Z'); // Saturday 09:00
    await resulted(waits.tenantId, [accepted]);
    expect([await callsOf(ends), dispatch.heard(waits.tenantId, sendingHeld)]).toEqual([0, []]);
  });
});

const optOut =
  'mutation ($phone: String!, $scope: String!) { recordConsent(phone: $phone, scope: $scope, state: "out", decidedAt: "2026-11-20T00:00:00.000Z", source: "staff") }';
