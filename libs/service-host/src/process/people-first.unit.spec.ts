import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PeopleFirst } from './people-first.js';

/** A request that begins now; it ends when the function is called. */
function ask(people: PeopleFirst): () => void {
  const response = new EventEmitter();
  let isPassedOn = false;
  people.counted({} as IncomingMessage, response as ServerResponse, () => (isPassedOn = true));
  expect(isPassedOn).toBe(true);
  return () => void response.emit('close');
}

/** Work that lasts until it is told to end. */
function workOf(people: PeopleFirst) {
  const work = { hasBegun: false, end: (): void => undefined, done: Promise.resolve() };
  const ended = new Promise<void>((resolve) => (work.end = resolve));
  work.done = people.inTurn(() => {
    work.hasBegun = true;
    return ended;
  });
  return work;
}

const turns = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('people first', () => {
  it('lets work begin at once while few wait', async () => {
    const people = new PeopleFirst(2);
    ask(people);
    ask(people);
    const works = [workOf(people), workOf(people), workOf(people)];
    await turns();
    expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true]);
    for (const { end } of works) end();
    await Promise.all(works.map(({ done }) => done));
  });

  it('lets one begin after the other while many wait, in order', async () => {
    const people = new PeopleFirst(2);
    for (let n = 0; n < 3; n += 1) ask(people);
    const [first, second, third] = [workOf(people), workOf(people), workOf(people)];
    await turns();
    expect([first.hasBegun, second.hasBegun, third.hasBegun]).toEqual([true, false, false]);
    first.end();
    await first.done;
    await turns();
    expect([second.hasBegun, third.hasBegun]).toEqual([true, false]);
    second.end();
    await second.done;
    await turns();
    expect(third.hasBegun).toBe(true);
    third.end();
    await third.done;
  });

  it('lets all begin as soon as enough are answered', async () => {
    const people = new PeopleFirst(2);
    const answers = [ask(people), ask(people), ask(people)];
    const works = [workOf(people), workOf(people), workOf(people)];
    answers[0]!();
    await turns();
    expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true]);
    for (const { end } of works) end();
    await Promise.all(works.map(({ done }) => done));
  });

  it('goes on after work that failed, and passes its error on', async () => {
    const people = new PeopleFirst(0);
    ask(people);
    const failing = people.inTurn(() => Promise.reject(new Error('gone')));
    const next = workOf(people);
    await expect(failing).rejects.toThrow('gone');
    await turns();
    expect(next.hasBegun).toBe(true);
    next.end();
    await next.done;
  });
});
