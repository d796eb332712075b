import { jest } from '@jest/globals';
import { askedTogether } from './asked-together.js';

afterEach(() => void jest.useRealTimers());

it('asks once for all who come while it is asked and shortly after, then anew', async () => {
  jest.useFakeTimers();
  let asked = 0;
  const ask = askedTogether(async () => {
    await Promise.resolve();
    return ++asked;
  }, 100);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
  await jest.advanceTimersByTimeAsync(99);
  expect(await ask()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await ask()).toBe(2);
});

it('keeps no failure', async () => {
  let asked = 0;
  const ask = askedTogether(() => (++asked === 1 ? Promise.reject(new Error('away')) : Promise.resolve('there')));
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('there');
});
