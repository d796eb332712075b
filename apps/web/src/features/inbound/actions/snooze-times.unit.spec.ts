import { snoozeUntil } from './snooze-times';

const zone = 'Australia/Sydney';
const at = (snooze: 'hour' | 'tomorrow' | 'week', now: string): string =>
  snoozeUntil(snooze, new Date(now), zone).toISOString();

it('comes back in an hour', () => expect(at('hour', '2026-11-22T01:14:00Z')).toBe('2026-11-22T02:14:00.000Z'));

it('comes back at nine of the business’s tomorrow, which may be today elsewhere', () => {
  // 00:30 of Monday in Sydney, Sunday by UTC.
  expect(at('tomorrow', '2026-11-22T13:30:00Z')).toBe('2026-11-23T22:00:00.000Z');
  expect(at('tomorrow', '2026-11-22T12:30:00Z')).toBe('2026-11-22T22:00:00.000Z');
});

it('comes back at nine when the clocks turned in the night between', () => {
  // Daylight saving ends on 5 April 2026 at 03:00, and begins on 4 October.
  expect(at('tomorrow', '2026-04-04T01:00:00Z')).toBe('2026-04-04T23:00:00.000Z');
  expect(at('tomorrow', '2026-10-03T01:00:00Z')).toBe('2026-10-03T22:00:00.000Z');
});

it.each([
  ['a Thursday', '2026-11-19T01:00:00Z', '2026-11-22T22:00:00.000Z'],
  ['a Sunday', '2026-11-22T01:00:00Z', '2026-11-22T22:00:00.000Z'],
  ['a Monday', '2026-11-23T01:00:00Z', '2026-11-29T22:00:00.000Z'],
])('comes back on the Monday after %s', (_, now, expected) => expect(at('week', now)).toBe(expected));
