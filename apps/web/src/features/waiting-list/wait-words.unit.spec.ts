import { waitWithin, waitWords } from './wait-words';

it('says a wait in minutes, what is less than one, and that none was measured', () =>
  expect([null, 0, 20 / 60, 1, 12.5, 1_200].map(waitWords)).toEqual([
    '–',
    'Under 1 min',
    'Under 1 min',
    '1 min',
    '13 min',
    '1,200 min',
  ]));

it('says it in small letters within a sentence', () =>
  expect([0.5, 12].map(waitWithin)).toEqual(['under 1 min', '12 min']));
