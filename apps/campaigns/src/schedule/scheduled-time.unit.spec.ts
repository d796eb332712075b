import { readInstant } from './scheduled-time.js';

const instant = (text: string, zone: string): string | undefined => readInstant(text, zone)?.instant.toISOString();

describe('times that people write', () => {
  it.each([
    ['2026-11-21T10:00:00+11:00', 'Australia/Sydney', '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T10:00', 'Australia/Sydney', '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T10:00:00', 'Australia/Perth', '2026-11-21T02:00:00.000Z'],
    // Skipped: 02:30 does not exist on 4 October 2026 in Sydney.
    ['2026-10-04T02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
    // Repeated: 02:30 comes twice on 5 April 2026; the first is still summer time.
    ['2026-04-05T02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
    // Lord Howe turns by half an hour.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s in %s is %s', (text, zone, expected) => expect(instant(text, zone)).toBe(expected));

  it.each(['', 'tomorrow', '2026-13-01T10:00', '2026-11-21', '2026-11-21T25:00', 'x'.repeat(100)])('refuses %j', (text) => expect(readInstant(text, 'Australia/Sydney')).toBeNull());
});
