import { holidaysOf, isConfirmed, states, type State } from './index.js';

/**
 * By the acts that each rule names, and held against lists for these years that repeat the states' own (council and
 * employer associations, publicholidays.com.au; where one of 2027 calls itself an estimate, the act decides).
 * `e`: an evening. Days of one town are left out, and Easter Tuesday, which Tasmania's public service alone keeps.
 */
const published: Record<State, Record<number, string>> = {
  ACT: {
    2025: '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-02 06-09 10-06 12-25 12-26',
    2026: '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-27 06-01 06-08 10-05 12-25 12-26 12-28',
    2027: '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-26 05-31 06-14 10-04 12-25 12-26 12-27 12-28',
  },
  NSW: {
    2025: '01-01 01-27 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-25 12-26',
    2026: '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28',
    2027: '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28',
  },
  NT: {
    2025: '01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 06-09 08-04 12-24e 12-25 12-26 12-31e',
    2026: '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 06-08 08-03 12-24e 12-25 12-26 12-28 12-31e',
    2027: '01-01 01-26 03-26 03-27 03-28 03-29 04-26 05-03 06-14 08-02 12-24e 12-25 12-26 12-27 12-28 12-31e',
  },
  QLD: {
    2025: '01-01 01-27 04-18 04-19 04-20 04-21 04-25 05-05 10-06 12-24e 12-25 12-26',
    2026: '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 10-05 12-24e 12-25 12-26 12-28',
    2027: '01-01 01-26 03-26 03-27 03-28 03-29 04-26 05-03 10-04 12-24e 12-25 12-26 12-27 12-28',
  },
  SA: {
    2025: '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 10-06 12-24e 12-25 12-26 12-31e',
    2026: '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 10-05 12-24e 12-25 12-26 12-28 12-31e',
    2027: '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 10-04 12-24e 12-25 12-26 12-27 12-28 12-31e',
  },
  TAS: {
    2025: '01-01 01-27 03-10 04-18 04-21 04-25 06-09 12-25 12-26',
    2026: '01-01 01-26 03-09 04-03 04-06 04-25 06-08 12-25 12-28',
    2027: '01-01 01-26 03-08 03-26 03-29 04-25 06-14 12-25 12-27 12-28',
  },
  VIC: {
    2025: '01-01 01-27 03-10 04-18 04-19 04-20 04-21 04-25 06-09 09-26 11-04 12-25 12-26',
    2026: '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 09-25 11-03 12-25 12-26 12-28',
    2027: '01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 09-24 11-02 12-25 12-26 12-27 12-28',
  },
  WA: {
    2025: '01-01 01-27 03-03 04-18 04-20 04-21 04-25 06-02 09-29 12-25 12-26',
    2026: '01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28',
    2027: '01-01 01-26 03-01 03-26 03-28 03-29 04-25 04-26 06-07 09-27 12-25 12-26 12-27 12-28',
  },
};

describe('22. Hours: the holidays of 2025 to 2027 of eight states equal the published lists', () => {
  it.each(states.flatMap((state) => [2025, 2026, 2027].map((year) => [state, year] as const)))(
    '%s in %i',
    (state, year) => {
      const found = holidaysOf(state, year).map(({ date, from }) => `${date.slice(5)}${from === null ? '' : 'e'}`);
      expect(found.join(' ')).toBe(published[state][year]);
      expect(new Set(found).size).toBe(found.length);
    },
  );
});

it('names each day, the evenings with their hour', () => {
  const nameOf = (state: State, date: string) =>
    holidaysOf(state, Number(date.slice(0, 4))).find((each) => each.date === date);
  expect(nameOf('NSW', '2026-04-27')?.name).toBe('Anzac Day, additional');
  expect(nameOf('ACT', '2026-04-27')?.name).toBe('Anzac Day');
  expect(nameOf('SA', '2026-12-26')?.name).toBe('Proclamation Day');
  expect(nameOf('TAS', '2026-12-28')?.name).toBe('Boxing Day');
  expect(nameOf('QLD', '2026-12-24')).toEqual({ date: '2026-12-24', name: 'Christmas Eve', from: '18:00' });
  expect(nameOf('SA', '2026-12-31')).toEqual({ date: '2026-12-31', name: 'New Year’s Eve', from: '19:00' });
  // A Christmas of a Sunday: the Monday is Boxing Day, and all add the Tuesday, under one name or the other.
  for (const state of states) expect(nameOf(state, '2033-12-27')).toBeDefined();
});

it('says which years the states have not published', () => {
  expect(isConfirmed('2027-12-28')).toBe(true);
  expect(isConfirmed('2028-01-01')).toBe(false);
});
