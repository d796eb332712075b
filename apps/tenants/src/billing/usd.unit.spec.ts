import { inUsd } from './usd.js';

describe('a balance in US dollars', () => {
  it.each([
    [100_000_000n, '0.65', '0', 65_000_000n],
    [100_000_000n, '0.65', '3', 66_950_000n],
    [100_000_000n, '0.651234', '2.5', 66_751_485n],
    [1n, '0.65', '0', 0n],
    [0n, '0.65', '50', 0n],
    [9_223_372_036_854_775_807n, '1', '0', 9_223_372_036_854_775_807n],
  ])('%p micro-dollars at %s with %s %% are %p', (amount, rate, marginPercent, expected) => {
    expect(inUsd(amount, { rate, marginPercent })).toBe(expected);
  });
});
