import { Problem } from '../../../lib/graph/problem';
import { atFields, inputOf, nextStretch, sharesOf, valuesOf } from './hours-values';

const server = {
  weekly: {
    monday: [{ from: '07:00', to: '11:30' }],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  },
  exceptions: [{ date: '2026-12-24', note: 'Away', hours: [] }],
  publicHolidays: { state: null, observe: 'closed', hours: [] },
  timeZone: 'Australia/Sydney',
  openNow: false,
  nextChange: null,
  upcoming: [],
  version: 3,
};

it('is what the server said, and goes back as it came', () => {
  const { weekly, exceptions, publicHolidays, version } = server;
  expect(inputOf(valuesOf(server), version)).toEqual({ weekly, exceptions, publicHolidays, version });
});

it('has mistakes at its own fields', () => {
  const problem = atFields(
    new Problem('invalid-input', 'Wrong', 'Wrong', [
      { field: 'weekly.monday[1].from', message: 'a' },
      { field: 'publicHolidays.hours[0].to', message: 'b' },
      { field: 'exceptions[2].hours[0].from', message: 'c' },
      { field: 'publicHolidays.state', message: 'd' },
    ]),
  );
  expect(problem).toBeInstanceOf(Problem);
  expect(problem.fields.map(({ field }) => field)).toEqual([
    'monday.1.from',
    'holidayHours.0.to',
    'exceptions.2.hours.0.from',
    'state',
  ]);
});

it('proposes what comes next in a day', () => {
  expect(nextStretch([])).toEqual({ from: '09:00', to: '17:00' });
  expect(nextStretch([{ from: '07:00', to: '11:30' }])).toEqual({ from: '12:00', to: '14:00' });
  expect(nextStretch([{ from: '07:00', to: '23:30' }])).toEqual({ from: '23:30', to: '23:30' });
});

it('draws what is open of a day, a night to its end', () => {
  expect(
    sharesOf([
      { from: '06:00', to: '12:00' },
      { from: '18:00', to: '02:00' },
      { from: 'soon', to: '' },
    ]),
  ).toEqual([
    { start: 0.25, end: 0.5 },
    { start: 0.75, end: 1 },
  ]);
});
