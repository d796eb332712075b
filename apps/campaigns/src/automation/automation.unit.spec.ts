import { afterRefusal, maxCosts, mayBecome, overCost } from './automation.js';

const caps = { runMaxCost: 1_000_000n, monthCap: 3_000_000n };

describe('caps', () => {
  it.each([
    [1_000_000n, 2_000_000n, null],
    [1_000_001n, 0n, 'over-run-cost'],
    [1_000_000n, 2_000_001n, 'over-month-cap'],
  ])('a run of %s after %s of this month: %s', (cost, spent, reason) =>
    expect(overCost(caps, cost, spent)).toBe(reason),
  );

  it('never let the campaigns of a run cost more together than they leave', () => {
    expect(maxCosts(caps, [400_000n, 300_000n], 0n)).toEqual([700_000n, 300_000n]);
    expect(maxCosts(caps, [400_000n], 2_500_000n)).toEqual([500_000n]);
  });
});

describe('refusals', () => {
  it('stop it at the third in a row', () => {
    expect(afterRefusal({ refusals: 1 })).toEqual({ refusals: 2 });
    expect(afterRefusal({ refusals: 2 })).toEqual({
      refusals: 3,
      state: 'paused',
      pausedReason: 'refused',
      nextRunAt: null,
    });
  });
});

describe('states', () => {
  it.each([
    ['draft', 'active', true],
    ['draft', 'paused', false],
    ['active', 'paused', true],
    ['paused', 'active', true],
    ['active', 'archived', true],
    ['archived', 'active', false],
    ['paused', 'draft', false],
  ] as const)('%s to %s: %s', (from, to, may) => expect(mayBecome(from, to)).toBe(may));
});
