import { setTimeout as pause } from 'node:timers/promises';
import { askedTogether } from './asked-together.js';

it('asks once for all who come while it is asked and shortly after, then anew', async () => {
  let asked = 0;
  const ask = askedTogether(async () => {
    await pause(20);
    return ++asked;
  }, 100);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
  await pause(120);
  expect(await ask()).toBe(2);
});

it('keeps no failure', async () => {
  let asked = 0;
  const ask = askedTogether(() => (++asked === 1 ? Promise.reject(new Error('away')) : Promise.resolve('there')));
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('there');
});
