import { SecondLimit } from './second-limit.js';

it('lets each caller through so many times a second', () => {
  let ms = 5_000;
  const limit = new SecondLimit(100, () => ms);
  const taken = (caller: string): number =>
    Array.from({ length: 250 }, () => limit.takes(caller)).filter(Boolean).length;
  expect([taken('a'), taken('b')]).toEqual([100, 100]);
  ms = 5_999;
  expect(taken('a')).toBe(0);
  ms = 6_000;
  expect(taken('a')).toBe(100);
});
