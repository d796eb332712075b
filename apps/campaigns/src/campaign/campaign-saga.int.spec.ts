import { newId } from '@bellbird/database';
import {
  campaignCanceled,
  campaignCompleted,
  campaignFunded,
  campaignPaused,
  campaignResumed,
  fundsRequestCancelled,
  fundsRequested,
  noneLeftOut,
  sendingHeld,
  sendingResumed,
} from '@bellbird/events';
import { CampaignsUnderTest, documents, sharedSender, type Person } from '../../test/campaigns-under-test.js';
import { Saga } from '../../test/saga.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  test.neighbours.down.clear();
  ava = test.person();
});

async function launched(given: Record<string, unknown> = {}): Promise<Saga> {
  const { id } = await ava.create(given);
  return new Saga(test, ava, id);
}

/** A campaign that waits for the ledger. */
async function asking(given: Record<string, unknown> = {}): Promise<Saga> {
  const saga = await launched(given);
  await saga.stored();
  await test.hear(ava.tenantId, fundsRequested);
  return saga;
}

/** A campaign that is being sent. */
async function sending(given: Record<string, unknown> = {}): Promise<Saga> {
  const saga = await asking(given);
  await saga.held();
  await test.hear(ava.tenantId, campaignFunded);
  return saga;
}

const nothingLeft = { cost: { held: '0.000000', charged: '0.000000' } };

describe('from launch to completed', () => {
  it('prices what is stored, asks, begins on the hold, counts, and ends with final figures', async () => {
    const saga = await launched({ cancelWindowSeconds: 20 });
    await saga.stored();
    expect(await test.hear(ava.tenantId, fundsRequested)).toEqual([
      {
        holdId: saga.holdId,
        subjectId: saga.campaignId,
        tenantId: ava.tenantId,
        maxCost: '920000',
        currency: 'AUD',
        priceVersion: 3,
      },
    ]);
    await saga.becomes({
      status: 'running',
      waitingFor: 'billing',
      parts: 11,
      leftOut: { unsubscribed: 1 },
      counts: { recipients: 10, pending: 10, leftOut: 1 },
      cost: { held: '0.000000' },
    });

    await saga.held();
    expect(await test.hear(ava.tenantId, campaignFunded)).toEqual([
      {
        campaignId: saga.campaignId,
        tenantId: ava.tenantId,
        campaignVersion: 3,
        holdId: saga.holdId,
        messageType: 'transactional',
        prices: { AU: '80000', NZ: '100000' },
        sender: { callerId: sharedSender.id, address: sharedSender.phone },
        paused: false,
        timeZone: null,
        sendFrom: '2026-11-20T01:00:20.000Z',
        notLaterThan: null,
        limitBindsFirstOnly: false,
        unknownPolicy: 'resend',
        channel: 'sms',
        linkSet: null,
        zoneRule: 'business',
        localFrom: null,
        localUntil: null,
      },
    ]);
    await saga.becomes({ waitingFor: null, cost: { held: '0.920000', charged: '0.000000', currency: 'AUD' } });

    await saga.settled({ accepted: 5, rejected: 1, unknown: 1, units: 6, charge: '480000' });
    await saga.becomes({
      counts: { recipients: 10, pending: 4, outbound: 5, bounced: 1, unknown: 0 },
      cost: { held: '0.440000', charged: '0.480000' },
    });
    await saga.settled({ accepted: 2, skipped: 1, failedUnknown: 1, unknown: -1, charge: '180000' });
    await saga.receipts({ outbound: -4, delivered: 3, bounced: 1 });
    await saga.finished(2);
    await saga.becomes({ status: 'running', completedAt: null });
    await saga.closed(660_000n);

    const counts = {
      recipients: 10,
      pending: 0,
      outbound: 3,
      delivered: 3,
      bounced: 2,
      unknown: 1,
      canceled: 1,
      leftOut: 1,
    };
    const done = await saga.becomes({
      status: 'completed',
      counts,
      cost: { held: '0.000000', charged: '0.660000', currency: 'AUD' },
      completedAt: '2026-11-20T01:00:00.000Z',
      paused: false,
    });
    expect(await test.hear(ava.tenantId, campaignCompleted)).toEqual([
      {
        campaignId: saga.campaignId,
        tenantId: ava.tenantId,
        campaignVersion: done.version,
        name: 'Friday',
        status: 'completed',
        cancellationReason: null,
        counts,
        charged: '660000',
        currency: 'AUD',
        launchedBy: ava.actor.userId,
        completedAt: '2026-11-20T01:00:00.000Z',
      },
    ]);
    expect(await test.kindsSaid(ava.tenantId)).toHaveLength(4);
  });

  it('is over only when dispatch has ended, all settles are counted and the hold is closed, in whichever order they come', async () => {
    const settle = newId();
    const steps: Record<string, (saga: Saga) => Promise<void>> = {
      settled: (s) => s.settled({ settleId: settle }),
      finished: (s) => s.finished(),
      closed: (s) => s.closed(),
    };
    for (const order of [
      ['finished', 'closed', 'settled'],
      ['closed', 'settled', 'finished'],
      ['closed', 'finished', 'settled'],
    ]) {
      ava = test.person();
      const saga = await sending();
      for (const step of order.slice(0, 2)) await steps[step]!(saga);
      await saga.becomes({ status: 'running', version: 5 });
      await steps[order[2]!]!(saga);
      await saga.becomes({
        status: 'completed',
        counts: { outbound: 10 },
        cost: { held: '0.000000', charged: '0.920000' },
      });
      expect(await test.hear(ava.tenantId, campaignCompleted)).toHaveLength(1);
    }
  });

  it('counts an event that comes twice once', async () => {
    const saga = await sending();
    const [settle, event] = [newId(), newId()];
    for (let n = 0; n < 3; n += 1) await saga.settled({ settleId: settle, accepted: 4, charge: '320000' }, event);
    await saga.settled({ accepted: 6, charge: '600000' });
    await saga.becomes({ counts: { outbound: 10, pending: 0 }, cost: { charged: '0.920000', held: '0.000000' } });
  });

  it('moves by receipts after the end too, and by proof that comes late', async () => {
    const saga = await sending();
    await saga.settled({ accepted: 9, failedUnknown: 1, charge: '840000' });
    await saga.finished();
    await saga.closed(840_000n);
    await saga.becomes({ status: 'completed', counts: { outbound: 9, unknown: 1 } });
    await saga.receipts({ outbound: -9, delivered: 9, bounced: 0 });
    await saga.settled({ accepted: 1, failedUnknown: -1, charge: '80000', late: true });
    await saga.becomes({
      status: 'completed',
      counts: { outbound: 1, delivered: 9, unknown: 0, pending: 0 },
      cost: { held: '0.000000', charged: '0.920000' },
    });
    expect(await test.hear(ava.tenantId, campaignCompleted)).toHaveLength(1);
  });

  it('with nobody left to send to it completes at once, with the reasons, and asks for nothing', async () => {
    const saga = await launched();
    await saga.stored({ recipients: 0, unitsByCountry: {}, leftOut: { noConsent: 3, noPhone: 1 } });
    await saga.becomes({
      status: 'completed',
      leftOut: { ...noneLeftOut(), noConsent: 3, noPhone: 1 },
      counts: { recipients: 0, leftOut: 4 },
      ...nothingLeft,
    });
    expect(await test.kindsSaid(ava.tenantId)).toEqual(['campaign.launched', 'campaign.completed']);
  });

  it('another business’s events change nothing', async () => {
    const saga = await asking();
    const thief = new Saga(test, test.person(), saga.campaignId);
    await thief.held();
    await thief.settled();
    await saga.held();
    await saga.becomes({ waitingFor: null, version: 3, counts: { outbound: 0 } });
    expect(await test.hear(ava.tenantId, campaignFunded)).toHaveLength(1);
  });
});

describe('the limits that go along', () => {
  it('marketing brings its zone; a time that was said binds every text', async () => {
    await sending({ messageType: 'marketing', notLaterThan: '2026-11-20T18:00' });
    expect(await test.hear(ava.tenantId, campaignFunded)).toMatchObject([
      { timeZone: 'Australia/Sydney', notLaterThan: '2026-11-20T07:00:00.000Z', limitBindsFirstOnly: false },
    ]);
  });

  it('a scheduled one that says nothing must begin within two hours', async () => {
    const { id } = await ava.create({ deliveryType: 'later', scheduledAt: '2026-11-20T13:00' });
    test.platform.clock.set('2026-11-20T02:00:00Z');
    await test.launchDue();
    await new Saga(test, ava, id).funded();
    expect(await test.hear(ava.tenantId, campaignFunded)).toMatchObject([
      { notLaterThan: '2026-11-20T04:00:00.000Z', limitBindsFirstOnly: true, sendFrom: '2026-11-20T02:00:00.000Z' },
    ]);
  });
});

describe('money', () => {
  it('that is short cancels it, nothing sent, nothing kept', async () => {
    const saga = await asking();
    await saga.refused();
    await saga.becomes({
      status: 'canceled',
      cancellationReason: 'insufficient-funds',
      completedAt: null,
      ...nothingLeft,
    });
    expect(await test.hear(ava.tenantId, campaignCanceled)).toMatchObject([{ reason: 'insufficient-funds' }]);
    await saga.settled({ accepted: 0, skipped: 10, charge: '0' });
    await saga.finished();
    await saga.becomes({
      status: 'canceled',
      counts: { canceled: 10, pending: 0, outbound: 0 },
      completedAt: expect.any(String),
      ...nothingLeft,
    });
    expect(await test.hear(ava.tenantId, campaignCompleted)).toMatchObject([
      { status: 'canceled', cancellationReason: 'insufficient-funds', charged: '0' },
    ]);
    expect(test.heard(ava.tenantId, campaignFunded)).toEqual([]);
  });

  it('that is held twice begins once, after a cancel too', async () => {
    const saga = await sending();
    await saga.held();
    await ava.update(saga.campaignId, { status: 'canceled' });
    await saga.held();
    await saga.settled({ accepted: 0, skipped: 10, charge: '0' });
    await saga.becomes({ counts: { canceled: 10 } });
    expect(await test.kindsSaid(ava.tenantId)).not.toContain('funds.request_cancelled');
    expect(test.heard(ava.tenantId, campaignFunded)).toHaveLength(1);
  });

  it('is asked for again with the same id after 30, 60 and 120 s, then every five minutes, until it is answered', async () => {
    const saga = await asking();
    const asked = [1];
    for (const seconds of [29, 1, 59, 1, 119, 1, 299, 1, 300]) {
      test.platform.clock.advance(seconds * 1_000);
      await test.askAgain();
      await test.kindsSaid(ava.tenantId);
      asked.push(test.heard(ava.tenantId, fundsRequested).length);
    }
    expect(asked).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 6]);
    expect(new Set(test.heard(ava.tenantId, fundsRequested).map((each) => `${each.holdId} ${each.maxCost}`)).size).toBe(
      1,
    );
    expect(await ava.see(saga.campaignId)).toMatchObject({ status: 'running', waitingFor: 'billing' });
    await saga.held();
    await test.hear(ava.tenantId, campaignFunded);
    test.platform.clock.advance(3_600_000);
    await test.askAgain();
    await test.kindsSaid(ava.tenantId);
    expect(test.heard(ava.tenantId, fundsRequested)).toHaveLength(6);
  });
});

describe('a freeze that costs more than the quote', () => {
  it('waits, paused, asks for nothing, and goes on when enough is allowed', async () => {
    const saga = await launched({ maxCost: '0.91' });
    await saga.stored();
    await saga.becomes({
      status: 'running',
      paused: true,
      pausedReason: 'cost-above-quote',
      waitingFor: 'owner',
      maxCost: '0.910000',
    });
    expect(await ava.refused(documents.update, { id: saga.campaignId, input: { paused: false } })).toMatchObject({
      code: 'wrong-state',
    });
    expect(await ava.update(saga.campaignId, { maxCost: '0.919999' })).toMatchObject({
      paused: true,
      maxCost: '0.919999',
    });
    expect(test.heard(ava.tenantId, fundsRequested)).toEqual([]);
    expect(await ava.update(saga.campaignId, { maxCost: '0.92' })).toMatchObject({
      paused: false,
      pausedReason: null,
      waitingFor: 'billing',
    });
    expect(await test.hear(ava.tenantId, fundsRequested)).toMatchObject([{ maxCost: '920000' }]);
  });

  it('may be let go whatever it costs, or be canceled without a word to the ledger', async () => {
    const [one, two] = [await launched({ maxCost: '0.5' }), await launched({ maxCost: '0.5' })];
    for (const saga of [one, two]) {
      await saga.stored();
      await saga.becomes({ pausedReason: 'cost-above-quote' });
    }
    expect(await ava.update(one.campaignId, { maxCost: null })).toMatchObject({ paused: false, maxCost: null });
    expect(await ava.update(two.campaignId, { status: 'canceled' })).toMatchObject({
      status: 'canceled',
      paused: false,
    });
    await two.settled({ accepted: 0, skipped: 10, charge: '0' });
    await two.finished();
    await two.becomes({ completedAt: expect.any(String), counts: { canceled: 10 } });
    expect(test.heard(ava.tenantId, fundsRequestCancelled)).toEqual([]);
  });
});

describe('canceling', () => {
  it('while the audience is frozen: nothing is asked for, and it ends with what was stored', async () => {
    const saga = await launched();
    expect(await ava.update(saga.campaignId, { status: 'canceled' })).toMatchObject({
      status: 'canceled',
      cancellationReason: 'manual-cancellation',
      completedAt: null,
    });
    await saga.stored({ recipients: 4, unitsByCountry: { AU: 4 }, leftOut: { unsubscribed: 2 }, stopped: true });
    await saga.settled({ accepted: 0, skipped: 4, charge: '0' });
    await saga.finished();
    await saga.becomes({
      status: 'canceled',
      counts: { recipients: 4, canceled: 4, pending: 0, leftOut: 2 },
      completedAt: expect.any(String),
      ...nothingLeft,
    });
    expect((await test.kindsSaid(ava.tenantId)).sort()).toEqual([
      'campaign.canceled',
      'campaign.completed',
      'campaign.launched',
    ]);
  });

  it('while money is asked for: the question is withdrawn, again and again, until the hold is closed', async () => {
    const saga = await asking();
    await ava.update(saga.campaignId, { status: 'canceled' });
    expect(await test.hear(ava.tenantId, fundsRequestCancelled)).toEqual([
      { holdId: saga.holdId, subjectId: saga.campaignId, tenantId: ava.tenantId, currency: 'AUD' },
    ]);
    test.platform.clock.advance(30_000);
    await test.askAgain();
    await test.hear(ava.tenantId, fundsRequestCancelled, 2);
    await saga.settled({ accepted: 0, skipped: 10, charge: '0' });
    await saga.finished();
    await saga.becomes({ counts: { canceled: 10 }, completedAt: null });
    await saga.closed(0n);
    await saga.becomes({ status: 'canceled', completedAt: expect.any(String), ...nothingLeft });
    test.platform.clock.advance(3_600_000);
    await test.askAgain();
    await test.kindsSaid(ava.tenantId);
    expect(
      [
        test.heard(ava.tenantId, fundsRequestCancelled),
        test.heard(ava.tenantId, fundsRequested),
        test.heard(ava.tenantId, campaignFunded),
      ].map((each) => each.length),
    ).toEqual([2, 1, 0]);
  });

  it('before the hold that was on its way: it never begins, and the hold is given back', async () => {
    const saga = await asking();
    await ava.update(saga.campaignId, { status: 'canceled' });
    await saga.held();
    await test.hear(ava.tenantId, fundsRequestCancelled, 2);
    expect(await ava.see(saga.campaignId)).toMatchObject({ status: 'canceled', cost: { charged: '0.000000' } });
    expect(test.heard(ava.tenantId, campaignFunded)).toEqual([]);
  });

  it('before a refusal that was on its way: the owner’s reason stays', async () => {
    const saga = await asking();
    await ava.update(saga.campaignId, { status: 'canceled' });
    await saga.refused();
    await saga.settled({ accepted: 0, skipped: 10, charge: '0' });
    await saga.finished();
    await saga.becomes({
      status: 'canceled',
      cancellationReason: 'manual-cancellation',
      completedAt: expect.any(String),
    });
    expect(test.heard(ava.tenantId, campaignCanceled)).toHaveLength(1);
  });

  it('while it is sent: status at once, figures when what is in the air has settled', async () => {
    const saga = await sending();
    const canceled = await ava.update(saga.campaignId, { status: 'canceled' });
    expect(canceled).toMatchObject({ status: 'canceled', completedAt: null, cost: { held: '0.920000' } });
    expect(test.neighbours.askedFor(ava.tenantId, 'stopCampaign')).toEqual([
      { campaignId: saga.campaignId, version: canceled.version, cancel: true },
    ]);
    await saga.settled({ accepted: 3, skipped: 7, charge: '240000' });
    await saga.finished();
    await saga.closed(240_000n);
    await saga.becomes({
      status: 'canceled',
      counts: { outbound: 3, canceled: 7, pending: 0 },
      cost: { held: '0.000000', charged: '0.240000' },
      completedAt: expect.any(String),
    });
    expect(await test.hear(ava.tenantId, campaignCompleted)).toMatchObject([
      { status: 'canceled', cancellationReason: 'manual-cancellation', charged: '240000' },
    ]);
  });

  it('again is the same answer, and says nothing again', async () => {
    const saga = await sending();
    const first = await ava.update(saga.campaignId, { status: 'canceled' });
    expect(await ava.update(saga.campaignId, { status: 'canceled' })).toEqual(first);
    await test.kindsSaid(ava.tenantId);
    expect(test.heard(ava.tenantId, campaignCanceled)).toHaveLength(1);
  });

  it('races with the hold: either it begins or the hold is given back, never both, never neither', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const who = test.person();
        const saga = new Saga(test, who, (await who.create()).id);
        await saga.stored();
        await test.hear(who.tenantId, fundsRequested);
        await Promise.all([saga.held(), who.update(saga.campaignId, { status: 'canceled' })]);
        await saga.becomes({ status: 'canceled' });
        await test.kindsSaid(who.tenantId);
        return [
          test.heard(who.tenantId, campaignFunded).length > 0,
          test.heard(who.tenantId, fundsRequestCancelled).length > 0,
        ];
      }),
    );
    for (const [funded, withdrawn] of outcomes) expect(funded).toBe(!withdrawn);
  });
});

describe('waiting', () => {
  it('for the window or too late is dispatch’s to say, and shown with its reason', async () => {
    const saga = await sending();
    const base = { campaignId: saga.campaignId, tenantId: ava.tenantId };
    await test.tell(sendingHeld, { ...base, reason: 'send-window', until: '2026-11-22T22:00:00.000Z' });
    await saga.becomes({ status: 'running', paused: true, pausedReason: 'send-window' });
    await test.tell(sendingResumed, base);
    await saga.becomes({ paused: false, pausedReason: null });
    await test.tell(sendingHeld, { ...base, reason: 'too-late', until: null });
    await saga.becomes({ paused: true, pausedReason: 'too-late' });
    expect(await ava.update(saga.campaignId, { paused: false })).toMatchObject({ paused: false });
    expect(await test.hear(ava.tenantId, campaignResumed)).toMatchObject([
      { campaignId: saga.campaignId, notLaterThan: null },
    ]);
  });

  it('while money is asked for stays in force when it comes', async () => {
    const saga = await asking();
    expect(await ava.update(saga.campaignId, { paused: true })).toMatchObject({ paused: true, pausedReason: 'manual' });
    await saga.held();
    expect(await test.hear(ava.tenantId, campaignFunded)).toMatchObject([{ paused: true }]);
    expect(await test.hear(ava.tenantId, campaignPaused)).toHaveLength(1);
  });

  it('ends with the campaign', async () => {
    const saga = await sending();
    await ava.update(saga.campaignId, { paused: true });
    await ava.update(saga.campaignId, { status: 'canceled' });
    await saga.becomes({ status: 'canceled', paused: false, pausedReason: null });
  });
});
