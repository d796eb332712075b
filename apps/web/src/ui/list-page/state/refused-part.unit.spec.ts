import { refusedPart } from './refused-part';

const refused = (...fields: string[]) => ({
  code: 'invalid-input',
  fields: fields.map((field) => ({ field, message: 'No.' })),
});

describe('what the server did not take of a list’s address', () => {
  it.each([
    ['an order by a field that is gone', refused('sortBy'), 'colour:asc', 'sort'],
    ['a filter', refused('filters[1].field'), 'colour:asc', 'filters'],
    ['how filters are joined', refused('filtersMatch'), null, 'filters'],
    [
      'both: the filter first, since it says which rows there are',
      refused('sortBy', 'filters[0].value'),
      'colour:asc',
      'filters',
    ],
    ['the list’s own order, which nobody can give up', refused('sortBy'), null, null],
    ['a page', refused('skip'), null, null],
  ])('%s', (_, problem, sort, part) => expect(refusedPart(problem, { sort })).toBe(part));
  it('is nothing of the address where the fault is another', () => {
    expect(refusedPart({ code: 'internal', fields: [] }, { sort: 'colour:asc' })).toBeNull();
    expect(refusedPart(null, { sort: 'colour:asc' })).toBeNull();
  });
});
