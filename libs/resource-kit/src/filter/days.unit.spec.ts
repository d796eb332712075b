import { dayOf, isDay, nextDay, startOfDay } from './days.js';

describe('days of a zone', () => {
  it.each([
    ['2026-07-01', 'Australia/Sydney', '2026-06-30T14:00:00.000Z'],
    ['2026-01-01', 'Australia/Sydney', '2025-12-31T13:00:00.000Z'],
    ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'], // the clocks go forward at 2:00
    ['2026-10-05', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z'], // by half an hour
    ['2024-09-08', 'America/Santiago', '2024-09-08T04:00:00.000Z'], // midnight is skipped: the day begins at 1:00
    ['2024-11-03', 'America/Havana', '2024-11-03T04:00:00.000Z'], // midnight comes twice: the first
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'], // at 0:00 it was 23:00 again
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'], // a day that was left out
    ['2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['2026-03-01', 'Pacific/Kiritimati', '2026-02-28T10:00:00.000Z'],
    ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, instant) => {
    expect(startOfDay(date, zone).toISOString()).toBe(instant);
  });

  it.each([
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Africa/Casablanca',
    'Asia/Kathmandu',
    'Pacific/Chatham',
    'Africa/Cairo',
    'America/Havana',
  ])('begins each day of four years right after the one before: %s', (zone) => {
    for (let day = '2023-01-01'; day < '2027-01-01'; day = nextDay(day)) {
      const start = startOfDay(day, zone);
      expect([dayOf(start, zone), nextDay(dayOf(new Date(start.getTime() - 1), zone))]).toEqual([day, day]);
    }
  });

  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-13-01', false],
    ['0999-01-01', false],
    ['9999-01-01', false],
    ['2023-1-1', false],
    ['2023-01-01T00:00', false],
  ])('knows whether %s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});
