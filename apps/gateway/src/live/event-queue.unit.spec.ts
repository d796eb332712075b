import { EventQueue } from './event-queue.js';

const nothing = (): void => undefined;

describe('a queue of live events', () => {
  it('answers what came, oldest first, each id once', async () => {
    const queue = new EventQueue(nothing);
    for (const id of ['a', 'b', 'a', 'c', 'b']) queue.push(id);
    expect([(await queue.next()).value, (await queue.next()).value, (await queue.next()).value]).toEqual(['a', 'b', 'c']);
    queue.push('a');
    expect(await queue.next()).toEqual({ value: 'a', done: false });
  });

  it('hands what comes to who waits', async () => {
    const queue = new EventQueue(nothing);
    const waiting = [queue.next(), queue.next()];
    queue.push('a');
    queue.push('b');
    expect(await Promise.all(waiting)).toEqual([{ value: 'a', done: false }, { value: 'b', done: false }]);
  });

  it('lets the oldest go when nobody reads', async () => {
    const queue = new EventQueue(nothing, 3);
    for (const id of ['a', 'b', 'c', 'd', 'e']) queue.push(id);
    const read = [];
    for (let n = 0; n < 3; n += 1) read.push((await queue.next()).value);
    expect(read).toEqual(['c', 'd', 'e']);
  });

  it('ends at once for who waits, and lets go of what it listened to, once', async () => {
    let ended = 0;
    const queue = new EventQueue(() => void (ended += 1));
    const waiting = queue.next();
    await queue.return();
    await queue.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
    queue.push('late');
    expect(await queue.next()).toEqual({ value: undefined, done: true });
    expect(ended).toBe(1);
  });
});
