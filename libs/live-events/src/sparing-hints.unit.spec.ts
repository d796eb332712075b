import { jest } from '@jest/globals';
import type { LiveEvent, LiveEvents } from './live-events.js';
import { SparingHints } from './sparing-hints.js';

const changed = (id: string): LiveEvent => ({ type: 'sms-campaign-updated', tenantId: 'cafe', id });
let told: string[];
let refuses: boolean;
let hints: SparingHints;

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  refuses = false;
  const live: Pick<LiveEvents, 'publish'> = {
    publish: async ({ id }) => {
      told.push(id);
      if (refuses) throw new Error('nobody listens');
    },
  };
  hints = new SparingHints(live as LiveEvents, 250);
});
afterEach(() => jest.useRealTimers());

it('tells the first change at once and the last one after the gap, however many came between', () => {
  for (let times = 0; times < 5; times += 1) hints.tell(changed('one'));
  expect(told).toEqual(['one']);
  jest.advanceTimersByTime(249);
  expect(told).toEqual(['one']);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['one', 'one']);
  jest.advanceTimersByTime(10_000);
  expect(told).toEqual(['one', 'one']);
});

it('lets nothing wait for another thing', () => {
  hints.tell(changed('one'));
  hints.tell(changed('other'));
  expect(told).toEqual(['one', 'other']);
});

it('goes on where a hint is lost', async () => {
  refuses = true;
  hints.tell(changed('one'));
  hints.tell(changed('one'));
  await jest.advanceTimersByTimeAsync(250);
  expect(told).toEqual(['one', 'one']);
});

it('says nothing more after its stop', () => {
  hints.tell(changed('one'));
  hints.tell(changed('one'));
  hints.stop();
  jest.advanceTimersByTime(1_000);
  expect(told).toEqual(['one']);
});
