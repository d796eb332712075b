import { cellProblem } from './read-row.js';

describe('the problem of a cell', () => {
  it.each([
    ['AU', 'phoneCountry', null],
    [' au ', 'phoneCountry', null],
    ['Australia', 'phoneCountry', 'Give a country as two letters, such as AU.'],
    ['subscribed', 'marketingStatus', null],
    ['ava@example.com', 'email', null],
    ['ava', 'email', 'Invalid email address.'],
    ['ava', null, null],
  ] as const)('of %j as %s is %j', (raw, target, problem) => expect(cellProblem(raw, target, new Map())).toBe(problem));
});
