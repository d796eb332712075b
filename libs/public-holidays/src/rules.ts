import { dayOf, easterOf, firstFrom, isoOf, lastOf, later, nthOf, weekdayOf } from './days.js';
import type { Holiday, State } from './holiday.js';

const sunday = 0;
const monday = 1;
const tuesday = 2;
const saturday = 6;
const isWeekend = (day: number): boolean => weekdayOf(day) === sunday || weekdayOf(day) === saturday;

/** A day with the name it goes by. */
type Named = readonly [day: number, name: string];

/** The day, and the Monday after it as well where it falls on a weekend. */
const withMonday = (day: number, name: string): Named[] =>
  isWeekend(day)
    ? [
        [day, name],
        [firstFrom(monday, day), `${name}, additional`],
      ]
    : [[day, name]];

/** The Monday after it in its place where it falls on one of these weekdays. */
const movedToMonday = (day: number, name: string, on: readonly number[]): Named[] => [
  [on.includes(weekdayOf(day)) ? firstFrom(monday, day) : day, name],
];

/**
 * Anzac Day is where states differ most: the Monday as well in WA always (Public and Bank Holidays Act 1972), in NSW in the
 * years that its order of 2025 names; in its place in the ACT (Holidays Act 1958) and, of a Sunday alone, in QLD (Holidays
 * Act 1983) and the NT (Public Holidays Act 1981); nowhere else.
 */
function anzacDay(state: State, year: number): Named[] {
  const day = dayOf(year, 4, 25);
  const name = 'Anzac Day';
  switch (state) {
    case 'WA':
      return withMonday(day, name);
    case 'NSW':
      return year === 2026 || year === 2027 ? withMonday(day, name) : [[day, name]];
    case 'ACT':
      return movedToMonday(day, name, [saturday, sunday]);
    case 'QLD':
    case 'NT':
      return movedToMonday(day, name, [sunday]);
    default:
      return [[day, name]];
  }
}

/** Western Australia has no Easter Saturday, Tasmania neither that nor the Sunday. */
function easter(state: State, year: number): Named[] {
  const day = easterOf(year);
  return [
    [later(day, -2), 'Good Friday'],
    ...(state === 'WA' || state === 'TAS' ? [] : [[later(day, -1), 'Easter Saturday'] as const]),
    ...(state === 'TAS' ? [] : [[day, 'Easter Sunday'] as const]),
    [later(day, 1), 'Easter Monday'],
  ];
}

/** Tasmania moves Boxing Day where others add a day; SA calls it Proclamation Day, and adds the Tuesday to a Monday, as NT and WA do. */
function christmas(state: State, year: number): Named[] {
  const [day, next] = [dayOf(year, 12, 25), dayOf(year, 12, 26)];
  const boxing = state === 'SA' ? 'Proclamation Day' : 'Boxing Day';
  const addsTuesday = state === 'SA' || state === 'NT' || state === 'WA';
  const found: Named[] = [[day, 'Christmas Day']];
  if (weekdayOf(day) === saturday) found.push([dayOf(year, 12, 27), 'Christmas Day, additional']);
  if (weekdayOf(day) === sunday && !addsTuesday) found.push([dayOf(year, 12, 27), 'Christmas Day, additional']);
  // The Monday is Boxing Day itself: those who add a Monday for Christmas say it of that day.
  const isMoved = isWeekend(next);
  if (!(state === 'TAS' && isMoved)) found.push([next, boxing]);
  if (isMoved) found.push([dayOf(year, 12, 28), state === 'TAS' ? boxing : `${boxing}, additional`]);
  else if (weekdayOf(next) === monday && addsTuesday) found.push([dayOf(year, 12, 27), `${boxing}, additional`]);
  return found;
}

/** What a state alone keeps, or on a day of its own. */
function ownDays(state: State, year: number): Named[] {
  const kingsInJune: Named = [nthOf(2, monday, year, 6), 'King’s Birthday'];
  switch (state) {
    case 'ACT':
      return [
        [nthOf(2, monday, year, 3), 'Canberra Day'],
        [firstFrom(monday, dayOf(year, 5, 27)), 'Reconciliation Day'],
        kingsInJune,
        [nthOf(1, monday, year, 10), 'Labour Day'],
      ];
    case 'NSW':
      return [kingsInJune, [nthOf(1, monday, year, 10), 'Labour Day']];
    case 'NT':
      return [[nthOf(1, monday, year, 5), 'May Day'], kingsInJune, [nthOf(1, monday, year, 8), 'Picnic Day']];
    case 'QLD':
      return [
        [nthOf(1, monday, year, 5), 'Labour Day'],
        [nthOf(1, monday, year, 10), 'King’s Birthday'],
      ];
    case 'SA':
      return [[nthOf(2, monday, year, 3), 'Adelaide Cup Day'], kingsInJune, [nthOf(1, monday, year, 10), 'Labour Day']];
    case 'TAS':
      return [[nthOf(2, monday, year, 3), 'Eight Hours Day'], kingsInJune];
    case 'VIC':
      return [
        [nthOf(2, monday, year, 3), 'Labour Day'],
        kingsInJune,
        // Proclaimed each year once the league has named its day: the Friday before the last Saturday of September until then.
        [later(lastOf(saturday, year, 9), -1), 'Friday before the AFL Grand Final'],
        [nthOf(1, tuesday, year, 11), 'Melbourne Cup Day'],
      ];
    case 'WA':
      return [
        [nthOf(1, monday, year, 3), 'Labour Day'],
        [nthOf(1, monday, year, 6), 'Western Australia Day'],
        // Proclaimed each year; the last Monday of September but for 2024.
        [lastOf(monday, year, 9), 'King’s Birthday'],
      ];
  }
}

/** Evenings that are holidays from an hour on. */
function evenings(state: State, year: number): Holiday[] {
  const eve = { date: isoOf(dayOf(year, 12, 24)), name: 'Christmas Eve' };
  if (state === 'QLD') return [{ ...eve, from: '18:00' }];
  if (state !== 'SA' && state !== 'NT') return [];
  return [
    { ...eve, from: '19:00' },
    { date: isoOf(dayOf(year, 12, 31)), name: 'New Year’s Eve', from: '19:00' },
  ];
}

/** The holidays of a state by its acts, as they stand in 2026, in no order; the same day may stand there twice. */
export function byRule(state: State, year: number): Holiday[] {
  const newYear = dayOf(year, 1, 1);
  const named: Named[] = [
    ...(state === 'TAS'
      ? movedToMonday(newYear, 'New Year’s Day', [saturday, sunday])
      : withMonday(newYear, 'New Year’s Day')),
    ...movedToMonday(dayOf(year, 1, 26), 'Australia Day', [saturday, sunday]),
    ...easter(state, year),
    ...anzacDay(state, year),
    ...ownDays(state, year),
    ...christmas(state, year),
  ];
  return [...named.map(([day, name]) => ({ date: isoOf(day), name, from: null })), ...evenings(state, year)];
}
