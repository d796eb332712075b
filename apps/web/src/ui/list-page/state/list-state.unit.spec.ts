import { nextSort, readListState, writeListState } from './list-state';

const suburb = { field: 'attributes.suburb', type: 'text', operation: 'equals', value: 'Newtown & Enmore' } as const;
const read = (address: string) => readListState(new URLSearchParams(address));

describe('a list in the address', () => {
  it('is as usual where nothing stands', () =>
    expect(read('')).toEqual({ page: 1, size: 20, sort: null, filters: [], filtersMatch: 'all', search: '' }));

  it('comes back as it was written', () => {
    const state = {
      page: 3,
      size: 100,
      sort: 'attributes.suburb:desc',
      filters: [suburb, suburb],
      filtersMatch: 'any',
      search: 'o’brien +61',
    } as const;
    expect(read(writeListState(new URLSearchParams(), state).toString())).toEqual(state);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'size=21',
    'size=1e9',
    'sort=name',
    'sort=name:up',
    'sort=a b:asc',
    'filters={',
    'filters=7',
    'filters=[null,1,{"field":"a"}]',
    'filters=[{"type":"conditional","operator":"OR","filters":[]}]',
    'filtersMatch=some',
  ])('reads %s as usual', (address) => {
    expect(read(address)).toEqual(read(''));
  });

  it('begins at the first page when the question changes, and leaves what is not its own', () => {
    expect(writeListState(new URLSearchParams('page=4&segment=7&q=a'), { search: 'b' }).toString()).toBe(
      'segment=7&q=b',
    );
    expect(writeListState(new URLSearchParams('page=4'), { page: 5 }).toString()).toBe('page=5');
  });

  it('leaves out what is as usual', () =>
    expect(
      writeListState(new URLSearchParams('page=2&size=50&sort=name:asc&q=x&filtersMatch=any'), {
        page: 1,
        size: 20,
        sort: null,
        search: '',
        filters: [],
        filtersMatch: 'any',
      }).toString(),
    ).toBe(''));

  it('orders first to last, last to first, as usual', () => {
    expect(
      ['name', 'name', 'name'].reduce<(string | null)[]>(
        (orders, field) => [...orders, nextSort(orders.at(-1)!, field)],
        [null],
      ),
    ).toEqual([null, 'name:asc', 'name:desc', null]);
    expect(nextSort('name:asc', 'email')).toBe('email:asc');
  });
});
