import { readInstant } from './scheduled-time.js';

const instant = (text: string, zone: string): string | undefined => readInstant(text, zone)?.instant.toISOString();

describe('times that people write', () => {
  it.each([
    ['2026-11-21T10:00:00+11:00', 'Australia/Perth', '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T10:00:00Z', 'Australia/Perth', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00+11', 'Australia/Perth', '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T10:00', 'Australia/Sydney', '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T10:00:30.5', 'Australia/Perth', '2026-11-21T02:00:30.500Z'],
    ['2028-02-29T09:00', 'Pacific/Auckland', '2028-02-28T20:00:00.000Z'],
  ])('%s in %s is %s', (text, zone, expected) => expect(instant(text, zone)).toBe(expected));

  it.each([
    '',
    'tomorrow',
    '2026-13-01T10:00',
    '2026-02-29T10:00',
    '2026-11-21',
    '2026-11-21T25:00',
    '2026-11-21T10:00+99:00',
    '2026-11-21T10:00+11:00[Australia/Sydney]',
    '2026-11-21T10:00 ',
    'x'.repeat(100),
  ])('refuses %j', (text) => expect(readInstant(text, 'Australia/Sydney')).toBeNull());

  it('keeps what was written only where the zone’s rules decide what it means', () => {
    expect(readInstant('2026-11-21T10:00', 'Australia/Sydney')?.local).toBe('2026-11-21T10:00');
    expect(readInstant('2026-11-21T10:00+11:00', 'Australia/Sydney')?.local).toBeNull();
  });
});

/**
 * Both turns of 2026 in twelve zones: a local time that is skipped and the turn itself, one that comes twice and its
 * first instant. Worked out from the turns of the zone data 2025c by another program.
 */
const turns: [zone: string, skipped: string, turn: string, repeated: string, first: string][] = [
  ['Australia/Sydney', '2026-10-04T02:30', '2026-10-03T16:00', '2026-04-05T02:30', '2026-04-04T15:30'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:30', '2026-04-05T01:45', '2026-04-04T14:45'], // by half an hour
  ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-26T14:00', '2026-04-05T02:30', '2026-04-04T13:30'],
  ['Pacific/Chatham', '2026-09-27T03:15', '2026-09-26T14:00', '2026-04-05T03:15', '2026-04-04T13:30'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:00', '2026-11-01T01:30', '2026-11-01T05:30'],
  ['America/Santiago', '2026-09-06T00:30', '2026-09-06T04:00', '2026-04-04T23:30', '2026-04-05T02:30'], // at midnight
  ['America/Havana', '2026-03-08T00:30', '2026-03-08T05:00', '2026-11-01T00:30', '2026-11-01T04:30'],
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:00', '2026-10-25T01:30', '2026-10-25T00:30'],
  ['Africa/Casablanca', '2026-03-22T02:30', '2026-03-22T02:00', '2026-02-15T02:30', '2026-02-15T01:30'], // by the moon
  ['Asia/Jerusalem', '2026-03-27T02:30', '2026-03-27T00:00', '2026-10-25T01:30', '2026-10-24T22:30'],
  ['Antarctica/Troll', '2026-03-29T02:30', '2026-03-29T01:00', '2026-10-25T01:30', '2026-10-24T23:30'], // by two hours
  ['Australia/Brisbane', '2026-10-04T02:30', '2026-10-03T16:30', '2026-04-05T02:30', '2026-04-04T16:30'], // never turns
];

describe('turns of the clock', () => {
  it.each(turns)('%s: %s is %s, %s is %s', (zone, skipped, turn, repeated, first) => {
    expect([instant(skipped, zone), instant(repeated, zone)]).toEqual([`${turn}:00.000Z`, `${first}:00.000Z`]);
  });

  it.each(turns)(
    '%s: three hours before and after, the clock on the wall is right',
    (zone, skipped, _turn, repeated) => {
      for (const local of [skipped, repeated]) {
        for (const hours of [-3, 3]) {
          const wall = new Date(Date.parse(`${local}:00Z`) + hours * 3_600_000).toISOString().slice(0, 16);
          const shown = new Intl.DateTimeFormat('sv-SE', {
            timeZone: zone,
            dateStyle: 'short',
            timeStyle: 'short',
          }).format(new Date(instant(wall, zone) ?? 0));
          expect(shown.replace(' ', 'T')).toBe(wall);
        }
      }
    },
  );

  it('a whole day that was skipped ends where the next one begins', () => {
    // Samoa had no 30 December 2011.
    expect(instant('2011-12-30T12:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });
});
