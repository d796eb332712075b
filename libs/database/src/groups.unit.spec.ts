import { setTimeout as pause } from 'node:timers/promises';
import { Groups } from './groups.js';

describe('what is done together', () => {
  it('takes what came while the last group worked, in its order, by name, and no more than told at once', async () => {
    const seen: string[] = [];
    const groups = new Groups<number, string>(3, async (name, items) => {
      seen.push(`${name} ${items.join()}`);
      await pause(1);
      return items.map((item) => `${name}${item}`);
    });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => groups.add(item === 6 ? 'b' : 'a', item)));
    expect(answers).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b6']);
    expect(seen).toEqual(['a 1', 'b 6', 'a 2,3,4', 'a 5']);
    expect(await groups.add('a', 7)).toBe('a7');
  });

  it('throws an error of one to that one, an error of the work to its whole group, and goes on', async () => {
    const groups = new Groups<number, number>(2, async (_, items) => {
      await pause(1);
      if (items.includes(3)) throw new Error('broken');
      return items.map((item) => (item === 2 ? new Error('two') : item));
    });
    const settled = await Promise.allSettled([1, 2, 5, 3, 4, 6].map((item) => groups.add('a', item)));
    expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Error).message))).toEqual([
      1,
      'two',
      5,
      'broken',
      'broken',
      6,
    ]);
  });
});
