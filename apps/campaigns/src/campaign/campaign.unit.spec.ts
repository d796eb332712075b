import { emptyCampaign } from '../editing/empty-campaign.js';
import {
  askAgain,
  cancel,
  costOf,
  fundsHeld,
  fundsRefused,
  holdClosed,
  isPaused,
  limitOf,
  nextAsk,
  pause,
  pausedReasonOf,
  pendingOf,
  raiseMaxCost,
  receiptsApplied,
  recipientsStored,
  resume,
  sendingFinished,
  sendingHeld,
  sendingResumed,
  sliceSettled,
  type Campaign,
  type Decision,
} from './campaign.js';

const now = new Date('2026-11-20T01:00:00Z');
const ids = {
  id: '01920000-0000-7000-8000-0000000000c1',
  tenantId: '01920000-0000-7000-8000-0000000000a1',
  createdBy: '01920000-0000-7000-8000-0000000000b1',
};
const freezing: Campaign = {
  ...emptyCampaign({ ...ids, kind: 'sms', createdAt: now }),
  status: 'running',
  stage: 'freezing',
  prices: { AU: '80000', NZ: '100000' },
  launchedAt: now,
};
const stored = { recipients: 10, unitsByCountry: { AU: 9, NZ: 2 }, leftOut: { unsubscribed: 1 } };
const slice = { accepted: 10, rejected: 0, skipped: 0, failedUnknown: 0, units: 11, charge: 920_000n, late: false };

/** A campaign after its events; a refusal fails the test. */
function after(campaign: Campaign, ...steps: ((c: Campaign) => Decision | 'refused')[]): Campaign {
  return steps.reduce((c, step) => {
    const decision = step(c);
    if (decision === 'refused') throw new Error('refused');
    return decision === null ? c : { ...c, ...decision.change, version: c.version + 1n };
  }, campaign);
}
const said = (decision: Decision | 'refused'): string[] =>
  decision === null || decision === 'refused' ? [] : decision.say.map((each) => each.say);

const storing = (c: Campaign): Decision => recipientsStored(c, stored, now);
const holding = (c: Campaign): Decision => fundsHeld(c, 920_000n);
const settling = (c: Campaign): Decision => sliceSettled(c, slice, now);
const finishing = (c: Campaign): Decision => sendingFinished(c, 1, now);
const closing = (c: Campaign): Decision => holdClosed(c, now);
const canceling = (c: Campaign): Decision | 'refused' => cancel(c, now);

describe('the bill', () => {
  it('is the sum of parts by price, to the micro-dollar', () =>
    expect(costOf({ AU: 9, NZ: 2 }, { AU: '80000', NZ: '100000' })).toBe(920_000n));
  it('refuses to guess a price', () => expect(() => costOf({ FR: 1 }, { AU: '80000' })).toThrow('No price for FR'));
});

describe('the main job', () => {
  it('asks for the exact cost once all is stored', () => {
    expect(said(storing(freezing))).toEqual(['funds-requested']);
    expect(after(freezing, storing)).toMatchObject({ stage: 'asking', cost: 920_000n, recipients: 10, units: 11n });
  });

  it('begins on the hold and on nothing else, once', () => {
    const asking = after(freezing, storing);
    expect(said(holding(asking))).toEqual(['funded']);
    expect(said(holding(after(asking, holding)))).toEqual([]);
    expect(said(holding(freezing))).toEqual([]);
  });

  it('completes in whichever order settles, the end and the closed hold arrive', () => {
    const sending = after(freezing, storing, holding);
    const orders = [
      [settling, finishing, closing],
      [settling, closing, finishing],
      [finishing, settling, closing],
      [finishing, closing, settling],
      [closing, settling, finishing],
      [closing, finishing, settling],
    ];
    for (const order of orders) {
      const [first, second, last] = order as [typeof settling, typeof settling, typeof settling];
      const before = after(sending, first, second);
      expect(before.completedAt).toBeNull();
      expect(said(last(before))).toEqual(['completed']);
      expect(after(before, last)).toMatchObject({
        status: 'completed',
        outbound: 10,
        charged: 920_000n,
        held: 0n,
        completedAt: now,
      });
    }
  });

  it('ends at once, with its reasons, when nobody is left to send to', () => {
    const nobody = recipientsStored(freezing, { recipients: 0, unitsByCountry: {}, leftOut: { noConsent: 3 } }, now);
    expect(said(nobody)).toEqual(['completed']);
    expect(nobody?.change).toMatchObject({ status: 'completed', leftOut: { noConsent: 3 }, completedAt: now });
  });

  it('is canceled for want of money, and over when dispatch is', () => {
    const refused = fundsRefused(after(freezing, storing), now);
    expect(said(refused)).toEqual(['canceled']);
    const done = after(
      freezing,
      storing,
      (c) => fundsRefused(c, now),
      (c) => sliceSettled(c, { ...slice, accepted: 0, skipped: 10, units: 0, charge: 0n }, now),
      finishing,
    );
    expect(done).toMatchObject({
      status: 'canceled',
      cancellationReason: 'insufficient-funds',
      canceled: 10,
      completedAt: now,
      charged: 0n,
    });
  });
});

describe('a dearer freeze than its quote', () => {
  const capped = { ...freezing, maxCost: 900_000n };
  it('waits for its owner and asks for nothing', () => {
    expect(said(storing(capped))).toEqual([]);
    const waiting = after(capped, storing);
    expect([isPaused(waiting), pausedReasonOf(waiting)]).toEqual([true, 'cost-above-quote']);
    expect(resume(waiting, now)).toBe('refused');
  });
  it('goes on when enough is allowed', () => {
    const waiting = after(capped, storing);
    expect(said(raiseMaxCost(waiting, 910_000n, now))).toEqual([]);
    expect(said(raiseMaxCost(waiting, 920_000n, now))).toEqual(['funds-requested']);
  });
});

describe('canceling', () => {
  it('ends a scheduled one on the spot', () => {
    const scheduled: Campaign = { ...freezing, status: 'pending', stage: 'scheduled' };
    expect(said(canceling(scheduled))).toEqual(['completed']);
    expect(after(scheduled, canceling)).toMatchObject({
      status: 'canceled',
      cancellationReason: 'manual-cancellation',
      completedAt: now,
    });
  });
  it('is refused for drafts and what is over, and may be repeated', () => {
    expect(canceling({ ...freezing, status: 'draft', stage: 'draft' })).toBe('refused');
    expect(canceling({ ...freezing, status: 'completed', stage: 'done' })).toBe('refused');
    expect(canceling(after(freezing, canceling))).toBeNull();
  });
  it('withdraws the question for money, again and again, until the hold is closed', () => {
    const asking = after(freezing, storing);
    expect(said(canceling(asking))).toEqual(['canceled', 'funds-request-cancelled']);
    const canceled = after(asking, canceling);
    expect(said(askAgain(canceled, new Date(now.getTime() + 31_000)))).toEqual(['funds-request-cancelled']);
    expect(said(holding(canceled))).toEqual(['funds-request-cancelled']);
    expect(said(askAgain(after(canceled, closing), new Date(now.getTime() + 31_000)))).toEqual([]);
  });
  it('while freezing asks for nothing and ends when dispatch has swept what there is', () => {
    const done = after(
      freezing,
      canceling,
      storing,
      (c) => sliceSettled(c, { ...slice, accepted: 0, skipped: 10, units: 0, charge: 0n }, now),
      finishing,
    );
    expect(done).toMatchObject({
      status: 'canceled',
      holdAsked: false,
      recipients: 10,
      canceled: 10,
      completedAt: now,
    });
  });
  it('ends too when dispatch has finished before it says what it stored', () => {
    expect(after(freezing, canceling, (c) => sendingFinished(c, 0, now), storing).completedAt).toEqual(now);
  });
  it('while sending waits for what is in the air', () => {
    const canceled = after(freezing, storing, holding, canceling);
    expect(canceled).toMatchObject({ status: 'canceled', completedAt: null });
    expect(after(canceled, settling, finishing, closing)).toMatchObject({
      status: 'canceled',
      outbound: 10,
      completedAt: now,
    });
  });
});

describe('pausing', () => {
  const sending = after(freezing, storing, holding);
  it('is said once and lifted once', () => {
    expect(said(pause(sending))).toEqual(['paused']);
    expect(pause(after(sending, pause))).toBeNull();
    expect(said(resume(after(sending, pause), now))).toEqual(['resumed']);
    expect(pause({ ...sending, status: 'completed' })).toBe('refused');
  });
  it('before the money stays in force when the hold comes', () =>
    expect(isPaused(after(freezing, storing, pause, holding))).toBe(true));
  it('tells a wait for the window from the owner’s own pause', () => {
    const waiting = after(sending, (c) => sendingHeld(c, 'send-window'));
    expect([isPaused(waiting), pausedReasonOf(waiting)]).toEqual([true, 'send-window']);
    expect(isPaused(after(waiting, sendingResumed))).toBe(false);
    expect(isPaused(after(waiting, pause, sendingResumed))).toBe(true);
  });
  it('too late lifts the limit when the owner says so, and only then', () => {
    const late = after({ ...sending, notLaterThan: now }, (c) => sendingHeld(c, 'too-late'));
    expect(resume(late, now)).toMatchObject({
      change: { waitReason: null, limitLifted: true },
      say: [{ say: 'resumed', notLaterThan: null }],
    });
    expect(resume(after({ ...sending, notLaterThan: now }, pause), now)).toMatchObject({
      say: [{ say: 'resumed', notLaterThan: now }],
    });
  });
});

describe('the limit of two hours', () => {
  const sending = after({ ...freezing, deliveryType: 'later', scheduledAt: now }, storing, holding);
  const limit = new Date('2026-11-20T03:00:00Z');
  it('is kept through a pause until the first text has left', () => {
    expect(limitOf(sending)).toEqual({ notLaterThan: limit, bindsFirstOnly: true });
    expect(resume(after(sending, pause), now)).toMatchObject({ say: [{ say: 'resumed', notLaterThan: limit }] });
    expect(resume(after(sending, pause, settling), now)).toMatchObject({
      say: [{ say: 'resumed', notLaterThan: null }],
    });
  });
  it('does not bind what was sent off at once, or has its own', () => {
    expect(limitOf({ ...sending, deliveryType: 'immediately' }).notLaterThan).toBeNull();
    expect(limitOf({ ...sending, notLaterThan: now })).toEqual({ notLaterThan: now, bindsFirstOnly: false });
    expect(limitOf({ ...sending, limitLifted: true }).notLaterThan).toBeNull();
  });
});

describe('counts', () => {
  it('add up to the recipients through receipts and late proof', () => {
    const mixed = after(
      freezing,
      storing,
      holding,
      (c) =>
        sliceSettled(
          c,
          { accepted: 6, rejected: 1, skipped: 1, failedUnknown: 1, units: 6, charge: 480_000n, late: false },
          now,
        ),
      (c) => receiptsApplied(c, { outbound: -4, delivered: 3, bounced: 1 }),
    );
    expect(mixed).toMatchObject({ outbound: 2, delivered: 3, bounced: 2, canceled: 1, unknown: 1 });
    expect(pendingOf(mixed)).toBe(1);
    const proved = after(mixed, (c) =>
      sliceSettled(
        c,
        { accepted: 1, rejected: 0, skipped: 0, failedUnknown: -1, units: 1, charge: 80_000n, late: true },
        now,
      ),
    );
    expect(proved).toMatchObject({ outbound: 3, unknown: 0, charged: 560_000n, chargedUnits: 7n, settlesSeen: 1 });
  });
});

describe('a late answer', () => {
  it('is asked for again after 30, 60, 120 s, then every five minutes, for ever', () => {
    expect([1, 2, 3, 4, 5, 99].map((times) => (nextAsk(times, now).getTime() - now.getTime()) / 1_000)).toEqual([
      30, 60, 120, 300, 300, 300,
    ]);
    const asking = after(freezing, storing);
    expect(said(askAgain(asking, now))).toEqual([]);
    expect(said(askAgain(asking, new Date(now.getTime() + 30_000)))).toEqual(['funds-requested']);
    expect(said(askAgain(after(asking, holding), new Date(now.getTime() + 600_000)))).toEqual([]);
  });
});
