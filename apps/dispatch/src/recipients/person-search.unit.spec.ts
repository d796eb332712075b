import { personSearch } from './person-search.js';

describe('a search among a campaign’s people', () => {
  it('is nothing where nothing is typed', () => {
    expect(personSearch(null)).toBeNull();
    expect(personSearch('   ')).toBeNull();
  });
  it('is a part of a name, with the letters of LIKE meant as they stand', () => {
    expect(personSearch(' pri_a 100%\\ ')).toEqual({ name: String.raw`%pri\_a 100\%\\%`, address: null });
  });
  it.each([
    ['0491 570 156', '%491570156%'],
    ['+61 491-570', '%61491570%'],
    ['(04) 915', '%4915%'],
  ])('finds the phone that %s is part of', (typed, address) => {
    expect(personSearch(typed)).toEqual({ name: `%${typed}%`, address });
  });
  it.each(['12', '00', 'Table 4915'])('takes %s for no phone', (typed) => {
    expect(personSearch(typed)?.address).toBeNull();
  });
});
