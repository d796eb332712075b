import { noHours, type Hours } from './hours.js';
import { hoursOn, isOpenAt, nextChangeAfter, openSince, upcomingHolidays } from './open-at.js';
import { readHours } from './read-hours.js';

const cafe: Hours = readHours(
  {
    weekly: {
      monday: [
        { from: '07:00', to: '11:30' },
        { from: '12:00', to: '15:30' },
      ],
      friday: [{ from: '18:00', to: '02:30' }],
      saturday: [{ from: '20:00', to: '24:00' }],
      sunday: [
        { from: '00:00', to: '02:00' },
        { from: '02:15', to: '02:45' },
        { from: '23:00', to: '03:00' },
      ],
    },
    exceptions: [
      { date: '2026-10-04', hours: [{ from: '01:00', to: '05:00' }], note: 'Long night' },
      { date: '2026-12-24', hours: [], note: 'Away' },
    ],
    publicHolidays: { state: 'NSW', observe: 'hours', hours: [{ from: '09:00', to: '12:00' }] },
  },
  noHours,
  '2025-01-01',
).hours;

/** What a person with a clock and the list in the hand would say: nothing of the code under test but the day's hours. */
function reference(hours: Hours, at: number, clock: Intl.DateTimeFormat): boolean {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  const date = `${part['year']}-${part['month']}-${part['day']}`;
  const time = `${part['hour']}:${part['minute']}`;
  const before = new Date(Date.parse(date) - 86_400_000).toJSON().slice(0, 10);
  const isIn = ({ from, to }: { from: string; to: string }): boolean =>
    to <= from ? time >= from : time >= from && time < to;
  return (
    hoursOn(hours, date).hours.some(isIn) ||
    hoursOn(hours, before).hours.some(({ from, to }) => to <= from && time < to)
  );
}

describe('22. Hours', () => {
  it.each([
    ['in the morning', '2026-11-23T09:00+11:00', '2026-11-23T07:00+11:00'],
    ['after the break', '2026-11-23T12:00+11:00', '2026-11-23T12:00+11:00'],
    ['in the break', '2026-11-23T11:45+11:00', null],
    ['past midnight', '2026-11-21T01:00+11:00', '2026-11-20T18:00+11:00'],
  ])('say since when they are: %s', (_, at, since) => {
    expect(openSince(cafe, new Date(at), 'Australia/Sydney')).toEqual(since === null ? null : new Date(since));
  });

  const zones = [
    'Australia/Sydney',
    'Australia/Brisbane',
    'Australia/Adelaide',
    'Australia/Darwin',
    'Australia/Perth',
    'Australia/Hobart',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'America/New_York',
  ];
  it.each(zones)('%s: what changes when, against a reference that asks each minute of three years', (timeZone) => {
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    const [start, end] = [Date.UTC(2025, 0, 1), Date.UTC(2028, 0, 1)];
    let at = start;
    let changes = 0;
    while (at < end) {
      const isOpen = isOpenAt(cafe, new Date(at), timeZone);
      const next = nextChangeAfter(cafe, new Date(at), timeZone)!.getTime();
      changes += 1;
      // Between two changes nothing else changes: the minutes beside each, some between, and all of the days on which clocks turn.
      const isTurning =
        [0, 6].includes(new Date(at).getUTCDay()) &&
        /-(?:04-0[1-8]|10-0[1-8]|09-2[4-9]|09-30|03-0[7-9]|03-1[0-5]|11-0[1-8])$/.test(
          new Date(at).toJSON().slice(0, 10),
        );
      const step = isTurning ? 60_000 : Math.max(60_000, Math.floor((next - at) / 7 / 60_000) * 60_000);
      for (let minute = at; minute < next; minute += step)
        if (reference(cafe, minute, clock) !== isOpen) throw new Error(`${timeZone} ${new Date(minute).toJSON()}`);
      for (const [minute, expected] of [
        [next - 60_000, isOpen],
        [next, !isOpen],
      ] as const)
        if (reference(cafe, minute, clock) !== expected) throw new Error(`${timeZone} ${new Date(minute).toJSON()}`);
      at = next;
    }
    expect(changes).toBeGreaterThan(1_500);
  });

  it('an hour that the clock skips is closed, and one that comes twice counts twice', () => {
    const night: Hours = { ...noHours, weekly: { ...noHours.weekly, sunday: [{ from: '02:00', to: '03:00' }] } };
    const openMinutes = (day: string): number => {
      let open = 0;
      for (let at = Date.parse(`${day}T00:00:00+11:00`); at < Date.parse(`${day}T12:00:00+11:00`); at += 60_000)
        if (isOpenAt(night, new Date(at), 'Australia/Sydney')) open += 1;
      return open;
    };
    expect(openMinutes('2026-10-04')).toBe(0);
    expect(openMinutes('2026-04-05')).toBe(120);
    expect(openMinutes('2026-10-11')).toBe(60);
  });

  it('an exception beats a holiday, a holiday the week, and an evening only what is after its hour', () => {
    expect(hoursOn(cafe, '2026-12-24')).toMatchObject({ hours: [], reason: 'exception', note: 'Away' });
    expect(hoursOn(cafe, '2026-10-05')).toMatchObject({ reason: 'holiday', note: 'Labour Day' });
    expect(hoursOn(cafe, '2026-10-12')).toMatchObject({ reason: 'week', note: '' });
    const bar: Hours = {
      ...noHours,
      weekly: { ...noHours.weekly, thursday: [{ from: '16:00', to: '23:00' }] },
      publicHolidays: { state: 'QLD', observe: 'closed', hours: [] },
    };
    expect(hoursOn(bar, '2026-12-24')).toMatchObject({
      hours: [{ from: '16:00', to: '18:00' }],
      note: 'Christmas Eve',
    });
  });

  it('says nothing of a change where none comes in 14 days', () => {
    expect(nextChangeAfter(noHours, new Date('2026-11-25T00:00:00Z'), 'Australia/Sydney')).toBeNull();
    const always: Hours = {
      ...noHours,
      weekly: Object.fromEntries(
        Object.keys(noHours.weekly).map((day) => [day, [{ from: '00:00', to: '24:00' }]]),
      ) as Hours['weekly'],
    };
    expect(isOpenAt(always, new Date('2026-11-25T00:00:00Z'), 'Australia/Sydney')).toBe(true);
    expect(nextChangeAfter(always, new Date('2026-11-25T00:00:00Z'), 'Australia/Sydney')).toBeNull();
  });

  it('lists the holidays of twelve months with what happens on each, and which are not confirmed', () => {
    const found = upcomingHolidays(
      { ...cafe, exceptions: [{ date: '2027-01-26', hours: [], note: '' }] },
      '2026-11-25',
    );
    expect(found[0]).toEqual({ date: '2026-12-25', name: 'Christmas Day', effect: 'hours', confirmed: true });
    expect(found.find(({ date }) => date === '2027-01-26')?.effect).toBe('closed');
    expect(found.at(-1)!.date < '2027-11-25').toBe(true);
    expect(upcomingHolidays(cafe, '2027-06-01').some(({ confirmed }) => !confirmed)).toBe(true);
  });
});

describe('what is given as hours', () => {
  const wrongIn = (given: object): string[] => readHours(given, noHours, '2026-11-25').errors.map(({ field }) => field);
  const day = (...stretches: [string, string][]) => ({
    weekly: { monday: stretches.map(([from, to]) => ({ from, to })) },
  });
  it.each<[string, object, string[]]>([
    ['an overlap', day(['07:00', '12:00'], ['11:30', '15:00']), ['weekly.monday[1].from']],
    [
      'one that comes first in time and last in the list',
      day(['11:30', '15:00'], ['07:00', '12:00']),
      ['weekly.monday[0].from'],
    ],
    ['a wrong time', day(['7:00', '12:00']), ['weekly.monday[0].from']],
    ['25 hours', day(['07:00', '25:00']), ['weekly.monday[0].to']],
    ['24:00 as a beginning', day(['24:00', '07:00']), ['weekly.monday[0].from']],
    [
      'a fifth stretch',
      day(['01:00', '02:00'], ['03:00', '04:00'], ['05:00', '06:00'], ['07:00', '08:00'], ['09:00', '10:00']),
      ['weekly.monday'],
    ],
    [
      'a night into the next morning',
      { weekly: { monday: [{ from: '22:00', to: '03:00' }], tuesday: [{ from: '02:00', to: '05:00' }] } },
      ['weekly.tuesday[0].from'],
    ],
    ['an eighth day', { weekly: { funday: [] } }, ['weekly.funday']],
    ['no list', { weekly: { monday: '9 to 5' } }, ['weekly.monday']],
    ['a day that is none', { exceptions: [{ date: '2026-02-30', hours: [] }] }, ['exceptions[0].date']],
    [
      'a day twice',
      {
        exceptions: [
          { date: '2026-12-01', hours: [] },
          { date: '2026-12-01', hours: [] },
        ],
      },
      ['exceptions[1].date'],
    ],
    ['a state that is none', { publicHolidays: { state: 'NZ' } }, ['publicHolidays.state']],
    ['another way to observe', { publicHolidays: { observe: 'maybe' } }, ['publicHolidays.observe']],
  ])('%s is refused by its path', (_, given, expected) => {
    expect(wrongIn(given)).toEqual(expected);
  });

  it('is at most 100 days to come; days gone by do not count and are let go', () => {
    const exceptions = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        date: new Date(Date.UTC(2026, 10, 26 + n)).toJSON().slice(0, 10),
        hours: [],
      }));
    expect(wrongIn({ exceptions: exceptions(100) })).toEqual([]);
    expect(wrongIn({ exceptions: exceptions(101) })).toEqual(['exceptions']);
    const { hours } = readHours({ exceptions: [{ date: '2020-01-01', hours: [] }] }, noHours, '2026-11-25');
    expect(hours.exceptions).toEqual([]);
  });
});
