import { setTimeout as pause } from 'node:timers/promises';
import { GroupCommit } from './group-commit.js';

describe('group commit', () => {
  it('writes together what came while a write was under way, and gives each caller its own result', async () => {
    const writes: number[][] = [];
    const commit = new GroupCommit<number, string>(async (items) => {
      writes.push(items);
      await pause(10);
      return items.map((item) => `#${item}`);
    });
    const first = commit.add(1);
    await pause(5);
    const others = [2, 3, 4].map((item) => commit.add(item));
    expect(await first).toBe('#1');
    expect(await Promise.all(others)).toEqual(['#2', '#3', '#4']);
    expect(writes).toEqual([[1], [2, 3, 4]]);
  });

  it('answers only after the write, and goes on after one that failed', async () => {
    let written = false;
    const commit = new GroupCommit<string, void>(async (items) => {
      await pause(5);
      if (items.includes('bad')) throw new Error('no');
      written = true;
      return items.map(() => undefined);
    });
    await expect(commit.add('bad')).rejects.toThrow('no');
    expect(written).toBe(false);
    await commit.add('good');
    expect(written).toBe(true);
  });

  it('never puts more than the most into one write', async () => {
    const sizes: number[] = [];
    const commit = new GroupCommit<number, void>(async (items) => {
      sizes.push(items.length);
      return items.map(() => undefined);
    }, 10);
    await Promise.all(Array.from({ length: 25 }, (_, i) => commit.add(i)));
    await commit.settled();
    expect(sizes).toEqual([10, 10, 5]);
  });
});
