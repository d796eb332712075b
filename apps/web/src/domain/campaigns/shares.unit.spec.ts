import { formatShare, shareOf, sharesOf } from './shares';

/** Whole numbers that are always the same (mulberry32). */
function numbers(seed: number): (below: number) => number {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

describe('shares', () => {
  it('of 170 and 22 of 192 add up, as rounding down did not', () =>
    expect(sharesOf([170, 22], 192).map(formatShare)).toEqual(['88.5%', '11.5%']));

  it('add up to 100% wherever the parts do, are within a tenth of the truth, and keep the order of the parts', () => {
    const below = numbers(20_261_123);
    for (let round = 0; round < 2_000; round++) {
      const parts = Array.from({ length: 1 + below(7) }, () => below(round % 3 === 0 ? 4 : 90_000));
      const whole = parts.reduce((sum, part) => sum + part, 0);
      if (whole === 0) continue;
      const shares = sharesOf(parts, whole);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000);
      shares.forEach((share, at) => {
        expect(Math.abs(share - (parts[at]! * 1_000) / whole)).toBeLessThan(1);
        parts.forEach((part, other) => {
          if (part > parts[at]!) expect(shares[other]).toBeGreaterThanOrEqual(share);
        });
      });
    }
  });

  it('are 100% of the whole alone', () => {
    expect(sharesOf([99_999, 1], 100_000)).toEqual([999, 1]);
    expect(shareOf(1_999, 2_000)).toBe(999);
    expect(shareOf(2_000, 2_000)).toBe(1_000);
  });
  it('leave room for what the parts do not cover', () => expect(sharesOf([1, 1], 3)).toEqual([334, 333]));
  it('of nothing are 0', () => expect(sharesOf([0, 0], 0)).toEqual([0, 0]));
  it('of one part are rounded', () =>
    expect([shareOf(11, 792), shareOf(2, 792)].map(formatShare)).toEqual(['1.4%', '0.3%']));
  it.each([
    [0, '0%'],
    [1_000, '100%'],
    [5, '0.5%'],
    [250, '25.0%'],
  ])('%i tenths read %s', (tenths, text) => expect(formatShare(tenths)).toBe(text));
});
