import { demoDay, demoPace, demoTurns } from './demo-day.js';

const minutesOpen = 7 * 60;

describe('the day of the demo', () => {
  const day = demoDay();
  it('has all its turns, each number once and in order', () =>
    expect(day.map(({ number }) => number)).toEqual(Array.from({ length: demoTurns }, (_, at) => at + 1)));

  it('is over when it closes, and nobody ends before they were called, or is called before they came', () => {
    for (const { booked, called, ended } of day) {
      expect(called ?? booked + 1).toBeGreaterThan(booked);
      expect(ended).toBeGreaterThan(called ?? booked);
      expect(ended).toBeLessThanOrEqual(minutesOpen);
    }
  });

  it('calls in order, some minutes apart, and nobody waits an hour', () => {
    const called = day.filter((turn) => turn.called !== null);
    called.slice(1).forEach((turn, at) => expect(turn.called!).toBeGreaterThanOrEqual(called[at]!.called! + 4));
    for (const { booked, called: at, gapMinutes } of called) {
      expect(at! - booked).toBeLessThan(60);
      expect(gapMinutes ?? 1).toBeGreaterThan(0);
    }
    expect(Math.max(...called.map((turn) => turn.called! - turn.booked))).toBeGreaterThan(15);
  });

  it('has some who gave up, and some who did not come', () =>
    expect(new Set(day.map(({ reason }) => reason))).toEqual(new Set([null, 'customer', 'no-show'])));
});

it('enough calls of each hour for their pace to be believed', () => {
  for (const { samples } of demoPace()) expect(samples).toBeGreaterThanOrEqual(20);
  expect(new Set(demoPace().map(({ weekday, hour }) => `${weekday} ${hour}`)).size).toBe(demoPace().length);
});
