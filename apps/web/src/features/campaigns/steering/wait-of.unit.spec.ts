import { cancelSecondsLeft, waitOf } from './wait-of';

const running = {
  status: 'running',
  paused: false,
  pausedReason: null,
  cancellationReason: null,
  waitingFor: null,
  completedAt: null,
};

describe('why nothing moves', () => {
  it.each([
    ['cost-above-quote', 'above-quote'],
    ['too-late', 'too-late'],
    ['send-window', 'send-window'],
    ['manual', 'manual'],
    ['a reason of tomorrow', 'manual'],
  ])('is told for a pause by %s', (pausedReason, kind) =>
    expect(waitOf({ ...running, paused: true, pausedReason }, 0)).toEqual({ kind }),
  );

  it('is the cancel window while it runs, unless it is paused', () => {
    expect(waitOf({ ...running, waitingFor: 'billing' }, 12)).toEqual({ kind: 'cancel-window', secondsLeft: 12 });
    expect(waitOf({ ...running, paused: true, pausedReason: 'manual' }, 12)).toEqual({ kind: 'manual' });
  });

  it('is the audience, then the money, before the first text', () => {
    expect(waitOf({ ...running, waitingFor: 'audience' }, 0)).toEqual({ kind: 'audience' });
    expect(waitOf({ ...running, waitingFor: 'billing' }, 0)).toEqual({ kind: 'billing' });
    expect(waitOf(running, 0)).toBeNull();
  });

  it('is the balance, or the settling of the last texts, of a cancelled one', () => {
    const canceled = { ...running, status: 'canceled' };
    expect(
      waitOf({ ...canceled, cancellationReason: 'insufficient-funds', completedAt: '2026-11-21T00:00:00Z' }, 0),
    ).toEqual({ kind: 'insufficient-funds' });
    expect(waitOf({ ...canceled, cancellationReason: 'manual-cancellation' }, 0)).toEqual({ kind: 'canceling' });
    expect(
      waitOf({ ...canceled, cancellationReason: 'manual-cancellation', completedAt: '2026-11-21T00:00:00Z' }, 0),
    ).toBeNull();
  });
});

describe('the seconds of the cancel window', () => {
  const launched = Date.parse('2026-11-21T10:00:00Z');
  const campaign = {
    status: 'running',
    launchedAt: '2026-11-21T10:00:00Z',
    cancelWindowSeconds: 30,
    counts: { recipients: 10, pending: 10 },
  };

  it('count down to the first text', () => {
    expect(cancelSecondsLeft(campaign, launched + 200, launched)).toBe(30);
    expect(cancelSecondsLeft(campaign, launched + 12_500, launched)).toBe(18);
    expect(cancelSecondsLeft(campaign, launched + 30_000, launched)).toBe(0);
  });

  it('are never more than the window counted from when it was first seen, whatever the server’s clock says', () => {
    const behind = launched - 3_600_000;
    expect(cancelSecondsLeft(campaign, behind + 5_000, behind)).toBe(25);
    expect(cancelSecondsLeft(campaign, behind + 31_000, behind)).toBe(0);
  });

  it('are over once somebody has been texted, and are none where it is not running or has no window', () => {
    expect(cancelSecondsLeft({ ...campaign, counts: { recipients: 10, pending: 9 } }, launched, launched)).toBe(0);
    expect(cancelSecondsLeft({ ...campaign, status: 'canceled' }, launched, launched)).toBe(0);
    expect(cancelSecondsLeft({ ...campaign, cancelWindowSeconds: 0 }, launched, launched)).toBe(0);
  });
});
