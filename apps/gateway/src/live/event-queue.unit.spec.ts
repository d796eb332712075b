import { EventQueue, type Change } from './event-queue.js';

const nothing = (): void => undefined;
const change = (id: string, trace: string | null = null): Change => ({ id, trace, mayBeHidden: false });
const idOf = ({ value }: IteratorResult<Change>): unknown => (value as Change | undefined)?.id;

describe('a queue of live events', () => {
  it('answers what came, oldest first, each id once', async () => {
    const queue = new EventQueue(nothing);
    for (const id of ['a', 'b', 'a', 'c', 'b']) queue.push(change(id));
    expect([idOf(await queue.next()), idOf(await queue.next()), idOf(await queue.next())]).toEqual(['a', 'b', 'c']);
    queue.push(change('a'));
    expect(await queue.next()).toEqual({ value: change('a'), done: false });
    queue.push(change('a', 'first'));
    queue.push(change('a', 'last'));
    expect(await queue.next()).toEqual({ value: change('a', 'last'), done: false });
  });

  it('hands what comes to who waits', async () => {
    const queue = new EventQueue(nothing);
    const waiting = [queue.next(), queue.next()];
    queue.push(change('a'));
    queue.push(change('b'));
    expect(await Promise.all(waiting)).toEqual([
      { value: change('a'), done: false },
      { value: change('b'), done: false },
    ]);
  });

  it('lets the oldest go when nobody reads', async () => {
    const queue = new EventQueue(nothing, 3);
    for (const id of ['a', 'b', 'c', 'd', 'e']) queue.push(change(id));
    const read = [];
    for (let n = 0; n < 3; n += 1) read.push(idOf(await queue.next()));
    expect(read).toEqual(['c', 'd', 'e']);
  });

  it('ends at once for who waits, and lets go of what it listened to, once', async () => {
    let ended = 0;
    const queue = new EventQueue(() => void (ended += 1));
    const waiting = queue.next();
    await queue.return();
    await queue.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
    queue.push(change('late'));
    expect(await queue.next()).toEqual({ value: undefined, done: true });
    expect(ended).toBe(1);
  });
});
