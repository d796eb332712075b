import { anniversaryStretch } from './anniversary.js';

describe('the days of the year that come round', () => {
  it.each([
    ['2026-06-10', 0, { first: 610, last: 610 }],
    ['2026-06-10', 30, { first: 610, last: 710 }],
    ['2026-12-20', 14, { first: 1220, last: 103 }], // over the end of the year
    ['2026-02-01', 27, { first: 201, last: 229 }], // to 28 February of a year without a 29th, which has it too
    ['2028-02-01', 27, { first: 201, last: 228 }], // the 29th is a day of its own in a leap year
    ['2028-02-29', 0, { first: 229, last: 229 }],
    ['2026-03-01', 0, { first: 301, last: 301 }],
    ['2026-03-01', 364, { first: 301, last: 229 }],
    ['2027-03-01', 364, { first: 301, last: 228 }],
    ['2027-03-01', 365, null],
    ['2026-06-10', 366, null],
  ])('from %s, %i days ahead', (today, days, expected) => {
    expect(anniversaryStretch(today, days)).toEqual(expected);
  });
});
