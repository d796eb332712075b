import { Attempts } from './attempts.js';
import type { Counts } from './counts.js';

describe('attempts', () => {
  let failures = 0;
  const counts = {
    count: async () => {
      failures += 1;
      return 0;
    },
    takeBack: async () => void (failures -= 1),
  } as unknown as Counts;
  const attempts = new Attempts(counts);
  beforeEach(() => (failures = 0));

  it.each([
    [false, 1],
    [true, 0],
  ])('that are right are given back, wrong ones are not: %s', async (isRight, left) => {
    expect(await attempts.judge(['a'], async () => isRight)).toBe(isRight);
    expect(failures).toBe(left);
  });

  it('that were never evaluated are none', async () => {
    await expect(attempts.judge(['a'], () => Promise.reject(new Error('Too many wait.')))).rejects.toThrow(
      'Too many wait.',
    );
    expect(failures).toBe(0);
  });
});
