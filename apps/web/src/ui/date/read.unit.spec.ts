import { dateTexts as t } from './date.texts';
import { isDay, stepDay, weeksOf } from './day';
import { dayByKey } from './month-keys';
import { printDay, readDay, sayDay } from './read-day';
import { isTime, readTime, stepTime } from './read-time';

const today = '2026-11-23';

/** The days of the hundred years around today, by the platform's own arithmetic. */
const century = Array.from({ length: 36_525 }, (_, days) =>
  new Date(Date.UTC(1947, 0, 1 + days)).toISOString().slice(0, 10),
);

describe('a day', () => {
  it('of a hundred years reads back as it is printed, in each way of writing it', () => {
    const [last] = century.slice(-1);
    expect(last).toBe('2046-12-31');
    const wrong = century.filter((day) => {
      const [year, month, date] = day.split('-') as [string, string, string];
      const name = t.months[Number(month) - 1]!.toLowerCase();
      const ways = [
        printDay(day),
        day,
        `${date}${month}${year}`,
        `${date}${month}${year.slice(2)}`,
        `${Number(date)}/${Number(month)}/${year}`,
        `${Number(date)}.${month}.${year.slice(2)}`,
        `${Number(date)} ${name.slice(0, 3)} ${year}`,
        `${name} ${date}, ${year}`,
        sayDay(day),
      ];
      return ways.some((way) => readDay(way, today) !== day);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2/6', '2026-06-02'],
    ['020697', '1997-06-02'],
    [' 2 / 6 ', null],
    ['2 june', '2026-06-02'],
    ['Tue 24 Nov', '2026-11-24'],
    ['24th November 2026', '2026-11-24'],
    ['2026-11-24T10:00:00Z', '2026-11-24'],
    ['Tomorrow', '2026-11-24'],
    ['29-02-2027', null],
    ['31/4/2026', null],
    ['13/13/2026', null],
    ['1/2/3', null],
    ['soon', null],
    ['', null],
  ])('%j is %s', (text, day) => expect(readDay(text, today)).toBe(day));

  it('without its year is the nearest that may be chosen', () => {
    expect(readDay('2/6', today, { min: today })).toBe('2027-06-02');
    expect(readDay('24/12', today, { max: today })).toBe('2025-12-24');
    expect(readDay('24/12', today, { min: today })).toBe('2026-12-24');
  });

  it('that is stepped past the end of a month stays in it', () => {
    expect(stepDay('2026-01-31', { months: 1 })).toBe('2026-02-28');
    expect(stepDay('2028-02-29', { years: 1 })).toBe('2029-02-28');
    expect(stepDay('2026-12-31', { days: 1 })).toBe('2027-01-01');
  });

  it('is no day where the calendar has none', () =>
    expect(['2026-02-30', '24-11-2026', '2026-1-1', '', '2026-11-24T10:00'].filter(isDay)).toEqual([]));
});

describe("a month's page", () => {
  it('shows each day of its month once, in whole weeks from Monday on', () => {
    const months = [...new Set(century.map((day) => day.slice(0, 7)))];
    const wrong = months.filter((month) => {
      const weeks = weeksOf(`${month}-15`);
      const days = weeks.flat().filter((day) => day.startsWith(month));
      return (
        days.join() !== century.filter((day) => day.startsWith(month)).join() ||
        weeks.some((week) => week.length !== 7 || new Date(week[0]!).getUTCDay() !== 1)
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['ArrowLeft', false, '2026-11-23'],
    ['ArrowUp', false, '2026-11-17'],
    ['ArrowDown', false, '2026-12-01'],
    ['Home', false, '2026-11-23'],
    ['End', false, '2026-11-29'],
    ['PageUp', false, '2026-10-24'],
    ['PageDown', true, '2027-11-24'],
    ['x', false, null],
  ])('%s, with shift %s, leads from 24-11-2026 to %s', (key, hasShift, day) =>
    expect(dayByKey(key, hasShift, '2026-11-24', {})).toBe(day),
  );
  it('does not lead past the bounds', () =>
    expect(dayByKey('PageUp', false, '2026-11-24', { min: '2026-11-20' })).toBe('2026-11-20'));
});

describe('a time', () => {
  it('of each minute reads back as it is written, in each way of writing it', () => {
    const minutes = Array.from({ length: 1_440 }, (_, at) => stepTime('00:00', at));
    expect(new Set(minutes).size).toBe(1_440);
    const wrong = minutes.filter((time) => {
      const [hour, minute] = time.split(':') as [string, string];
      const half = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
      const ways = [time, `${hour}${minute}`, `${Number(hour)}.${minute}`, half, half.replace(/[: ]/g, '')];
      return !isTime(time) || ways.some((way) => readTime(way) !== time);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['930', '09:30'],
    ['9', '09:00'],
    ['9 p.m.', '21:00'],
    ['12am', '00:00'],
    ['24:00', null],
    ['9:5', null],
    ['13pm', null],
    ['noon', null],
    ['', null],
  ])('%j is %s', (text, time) => expect(readTime(text)).toBe(time));

  it('goes round the clock', () => expect(stepTime('00:05', -10)).toBe('23:55'));
});
