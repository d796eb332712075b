import { describe, expect, it } from '@jest/globals';
import { spanOf, zoneLimits, zoneTimes } from './zone-times.js';

const at = (text: string): Date => new Date(text);
const limits = (localFrom: string, zone: string, localUntil: string | null = null) =>
  zoneLimits({ sendFrom: at('2026-01-01T00:00:00Z'), notLaterThan: null, localFrom, localUntil }, zone);

describe('the limits of a zone', () => {
  // The first Sunday of October the clocks of New South Wales go on at two, of April they go back at three.
  it.each([
    ['2026-10-03T10:00', 'Australia/Sydney', '2026-10-03T00:00:00.000Z'],
    ['2026-10-04T10:00', 'Australia/Sydney', '2026-10-03T23:00:00.000Z'],
    ['2026-10-04T10:00', 'Australia/Brisbane', '2026-10-04T00:00:00.000Z'],
    ['2026-10-04T10:00', 'Australia/Adelaide', '2026-10-03T23:30:00.000Z'],
    ['2026-10-04T10:00', 'Australia/Darwin', '2026-10-04T00:30:00.000Z'],
    ['2026-10-04T10:00', 'Australia/Perth', '2026-10-04T02:00:00.000Z'],
    ['2026-10-04T10:00', 'Australia/Lord_Howe', '2026-10-03T23:00:00.000Z'],
    ['2027-04-04T10:00', 'Australia/Sydney', '2027-04-04T00:00:00.000Z'],
    ['2027-04-04T10:00', 'Australia/Adelaide', '2027-04-04T00:30:00.000Z'],
    ['2027-04-04T10:00', 'Australia/Perth', '2027-04-04T02:00:00.000Z'],
    // Skipped, and shown twice: the moment of the turn, and the first.
    ['2026-10-04T02:30', 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
    ['2027-04-04T02:30', 'Australia/Sydney', '2027-04-03T15:30:00.000Z'],
  ])('begin at %s on the wall of %s', (local, zone, instant) => {
    expect(limits(local, zone).not_before.toISOString()).toBe(instant);
  });

  it('never begin before the cancel window is over', () => {
    const sendFrom = at('2026-10-04T05:00:00Z');
    const times = { sendFrom, notLaterThan: null, localFrom: '2026-10-04T10:00', localUntil: null };
    expect(zoneLimits(times, 'Australia/Perth').not_before).toEqual(sendFrom);
  });

  it('end with the earlier of the moment for all and their own', () => {
    const times = {
      sendFrom: at('2026-01-01T00:00:00Z'),
      localFrom: '2026-10-05T10:00',
      localUntil: '2026-10-05T12:00',
    };
    const end = (notLaterThan: string | null, zone: string) =>
      zoneLimits(
        { ...times, notLaterThan: notLaterThan === null ? null : at(notLaterThan) },
        zone,
      ).not_later_than?.toISOString();
    expect(end(null, 'Australia/Perth')).toBe('2026-10-05T04:00:00.000Z');
    expect(end('2026-10-05T03:00:00Z', 'Australia/Perth')).toBe('2026-10-05T03:00:00.000Z');
    expect(end('2026-10-05T03:00:00Z', 'Australia/Sydney')).toBe('2026-10-05T01:00:00.000Z');
  });
});

describe('the window of marketing', () => {
  it('is that of the zone', () => {
    const now = at('2026-11-20T09:30:00Z'); // Friday 20:30 in Sydney, 17:30 in Perth
    const own = { not_before: at('2026-11-19T23:00:00Z'), not_later_than: null };
    expect(zoneTimes('Australia/Perth', own, true, now).held).toBeNull();
    expect(zoneTimes('Australia/Sydney', own, true, now)).toMatchObject({
      from: at('2026-11-20T22:00:00Z'),
      held: { reason: 'send-window' },
    });
    expect(zoneTimes('Australia/Sydney', own, false, now).held).toBeNull();
  });
});

describe('what the campaign as a whole waits for', () => {
  const own = { not_before: at('2026-11-19T23:00:00Z'), not_later_than: null };
  const zone = (name: string, now: Date, more = {}) => ({
    times: zoneTimes(name, own, true, now),
    isOpen: true,
    ...more,
  });

  it('is a window where all of its open zones wait for theirs', () => {
    const evening = at('2026-11-20T09:30:00Z');
    expect(spanOf([zone('Australia/Sydney', evening), zone('Australia/Perth', evening)])?.held).toBeNull();
    expect(
      spanOf([zone('Australia/Sydney', evening), zone('Australia/Perth', evening, { isOpen: false })])?.held,
    ).toEqual({
      reason: 'send-window',
      until: at('2026-11-20T22:00:00Z'),
    });
  });

  it('is nothing where nobody is left, or all are too late', () => {
    const now = at('2026-11-20T01:00:00Z');
    const late = zoneTimes('Australia/Perth', { ...own, not_later_than: now }, true, now);
    expect(spanOf([zone('Australia/Sydney', now, { isOpen: false }), { times: late, isOpen: true }])).toBeNull();
  });
});
