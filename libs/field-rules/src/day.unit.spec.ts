import { dayProblem } from './day.js';

describe('a day that somebody gives', () => {
  it.each([
    ['2024-02-29', null],
    ['1000-01-01', null],
    ['9998-12-31', null],
    ['0999-12-31', 'Give a date from 1000-01-01 to 9998-12-31.'],
    ['0000-01-01', 'Give a date from 1000-01-01 to 9998-12-31.'],
    ['9999-01-01', 'Give a date from 1000-01-01 to 9998-12-31.'],
    ['2023-02-29', 'There is no such date.'],
    ['2023-13-01', 'There is no such date.'],
    ['2023-1-1', 'Give a date as YYYY-MM-DD.'],
    ['2023-01-01T00:00', 'Give a date as YYYY-MM-DD.'],
    ['', 'Give a date as YYYY-MM-DD.'],
  ])('is told what is wrong with %s: %s', (text, problem) => {
    expect(dayProblem(text)).toBe(problem);
  });
});
