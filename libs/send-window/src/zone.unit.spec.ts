import { DateTime } from 'luxon';
import { instantOf, instantsOf, wallAt, type Wall } from './zone.js';

const wall = (text: string): Wall => {
  const [year, month, day, hour, minute] = text.match(/\d+/g)!.map(Number) as [number, number, number, number, number];
  return { year, month, day, hour, minute };
};

describe('the wall and the instant', () => {
  it.each([
    ['2026-11-23 09:00', 'Australia/Sydney', '2026-11-22T22:00:00.000Z'],
    ['2026-06-23 09:00', 'Australia/Sydney', '2026-06-22T23:00:00.000Z'],
    ['2026-06-23 09:00', 'Asia/Kathmandu', '2026-06-23T03:15:00.000Z'],
    ['2026-01-01 00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  ])('%s in %s', (text, zone, instant) => {
    expect(instantOf(wall(text), zone).toISOString()).toBe(instant);
    expect(wallAt(new Date(instant), zone)).toEqual(wall(text));
  });

  it('knows the hour that is skipped, whose next moment is the turn', () => {
    // Sydney, Sunday 4 October 2026: 02:00 becomes 03:00.
    expect(instantsOf(wall('2026-10-04 02:30'), 'Australia/Sydney')).toEqual([]);
    expect(instantOf(wall('2026-10-04 02:30'), 'Australia/Sydney').toISOString()).toBe('2026-10-03T16:00:00.000Z');
    // Lord Howe turns by half an hour.
    expect(instantOf(wall('2026-10-04 02:10'), 'Australia/Lord_Howe').toISOString()).toBe('2026-10-03T15:30:00.000Z');
  });

  it('takes the first of an hour that comes twice', () => {
    const twice = instantsOf(wall('2026-04-05 02:30'), 'Australia/Sydney');
    expect(twice.map((each) => each.toISOString())).toEqual(['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z']);
    expect(instantOf(wall('2026-04-05 02:30'), 'Australia/Sydney')).toEqual(twice[0]);
  });

  it.each([
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'America/Santiago',
    'Africa/Casablanca',
    'UTC',
  ])('agrees with Luxon on every instant of a year in %s', (zone) => {
    const wrong: string[] = [];
    for (let at = Date.UTC(2026, 0, 1, 0, 10); at < Date.UTC(2027, 0, 1); at += 5_400_000) {
      const { year, month, day, hour, minute } = DateTime.fromMillis(at, { zone });
      if (!instantsOf({ year, month, day, hour, minute }, zone).some((each) => each.getTime() === at))
        wrong.push(new Date(at).toISOString());
    }
    expect(wrong).toEqual([]);
  });
});
