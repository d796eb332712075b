import { isOpen, nextWindow } from './send-window.js';

const sydney = 'Australia/Sydney';
const at = (iso: string): Date => new Date(iso);

describe('the marketing window', () => {
  it.each([
    ['Friday 09:00', '2026-11-20T09:00:00+11:00', true],
    ['Friday 08:59:59', '2026-11-20T08:59:59+11:00', false],
    ['Friday 19:59:59', '2026-11-20T19:59:59+11:00', true],
    ['Friday 20:00', '2026-11-20T20:00:00+11:00', false],
    ['Saturday 16:59', '2026-11-21T16:59:00+11:00', true],
    ['Saturday 17:00', '2026-11-21T17:00:00+11:00', false],
    ['Sunday noon', '2026-11-22T12:00:00+11:00', false],
  ])('%s', (_name, instant, open) => expect(isOpen(at(instant), sydney)).toBe(open));

  it('waits from Saturday evening until Monday morning', () => {
    expect(nextWindow(at('2026-11-21T18:00:00+11:00'), sydney)).toEqual({
      opens: at('2026-11-23T09:00:00+11:00'),
      closes: at('2026-11-23T20:00:00+11:00'),
    });
  });

  it('opens at nine on the wall on both sides of a turn of the clock', () => {
    // Sydney goes from UTC+10 to UTC+11 on Sunday 4 October 2026.
    expect(nextWindow(at('2026-10-03T20:00:00+10:00'), sydney).opens).toEqual(at('2026-10-05T09:00:00+11:00'));
    expect(nextWindow(at('2026-04-04T20:00:00+11:00'), sydney).opens).toEqual(at('2026-04-06T09:00:00+10:00'));
  });

  it.each([
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Africa/Casablanca',
    'America/Santiago',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'UTC',
  ])('never opens outside its hours in %s, over a year', (zone) => {
    const hour = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: 'numeric',
      minute: 'numeric',
      weekday: 'short',
      hourCycle: 'h23',
    });
    const wrong: string[] = [];
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 3_600_000) {
      const parts = Object.fromEntries(hour.formatToParts(time).map((part) => [part.type, part.value]));
      const minutes = Number(parts['hour']) * 60 + Number(parts['minute']);
      const last = parts['weekday'] === 'Sun' ? 0 : parts['weekday'] === 'Sat' ? 17 * 60 : 20 * 60;
      if (isOpen(new Date(time), zone) !== (minutes >= 540 && minutes < last)) wrong.push(new Date(time).toISOString());
    }
    expect(wrong).toEqual([]);
  });
});
