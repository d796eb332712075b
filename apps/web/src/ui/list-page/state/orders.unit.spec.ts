import { ordersOf } from './orders';

const columns = [
  { label: 'Name', sortBy: 'name' },
  { label: 'Tags' },
  { label: 'People', sortBy: 'recipients', align: 'end' as const },
  { label: 'Created', sortBy: 'createdAt', align: 'end' as const, figures: false },
];

describe('the orders of a list', () => {
  it('are named by what they order, the usual one first and once', () => {
    expect(ordersOf(columns, 'createdAt:desc')).toEqual([
      { sort: null, label: 'Newest first' },
      { sort: 'name:asc', label: 'Name, A to Z' },
      { sort: 'name:desc', label: 'Name, Z to A' },
      { sort: 'recipients:asc', label: 'People, lowest first' },
      { sort: 'recipients:desc', label: 'People, highest first' },
      { sort: 'createdAt:asc', label: 'Created, earliest first' },
    ]);
  });
  it.each([
    ['name:asc', 'Name, A to Z'],
    ['createdAt:asc', 'Created, earliest first'],
    ['recipients:desc', 'People, highest first'],
    [undefined, 'Newest first'],
  ])('begin with the usual one, %s: %s', (usual, label) =>
    expect(ordersOf(columns, usual)[0]).toEqual({ sort: null, label }),
  );
});
