import { InTurn } from './in-turn.js';

/** Work that ends when it is told to, and what has begun so far. */
function works(turns: InTurn): {
  start: (who: string, name: string) => Promise<void>;
  begun: string[];
  end: (name: string) => Promise<void>;
} {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    start: (who, name) =>
      turns.run(who, () => {
        begun.push(name);
        return new Promise<void>((resolve) => void ends.set(name, resolve));
      }),
    end: async (name) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('heavy work in turn', () => {
  it('is done so much at once, and in the order in which it came', async () => {
    const { start, begun, end } = works(new InTurn({ atOnce: 2, waiting: 10 }));
    const all = ['a', 'b', 'c', 'd'].map((name) => start('mia', name));
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    await end('d');
    await Promise.all(all);
    const later = ['e', 'f', 'g'].map((name) => start('mia', name));
    expect(begun.slice(4)).toEqual(['e', 'f']);
    for (const name of ['e', 'f', 'g']) await end(name);
    await Promise.all(later);
  });

  it('serves a caller who comes behind a storm of another’s as the next but one', async () => {
    const { start, begun, end } = works(new InTurn({ atOnce: 1, waiting: 100 }));
    for (let n = 0; n < 40; n++) void start('storm', `storm ${n}`);
    void start('mia', 'mia');
    void start('sam', 'sam');
    for (const name of ['storm 0', 'storm 1', 'mia', 'sam']) await end(name);
    expect(begun).toEqual(['storm 0', 'storm 1', 'mia', 'sam', 'storm 2']);
  });

  it('is refused where one caller has too much of it waiting, and of nobody else', async () => {
    const { start, begun, end } = works(new InTurn({ atOnce: 1, waiting: 1 }));
    void start('storm', 'one');
    void start('storm', 'two');
    await expect(start('storm', 'three')).rejects.toMatchObject({
      code: 'too-many-requests',
      details: { retryAfterSeconds: 5 },
    });
    void start('mia', 'mia');
    await end('one');
    await end('two');
    expect(begun).toEqual(['one', 'two', 'mia']);
  });

  it('goes on after work that failed', async () => {
    const turns = new InTurn({ atOnce: 1, waiting: 1 });
    await expect(turns.run('mia', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run('mia', () => Promise.resolve('yes'))).toBe('yes');
  });
});
