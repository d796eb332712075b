import { isPicked, nobody, selectionOf, span, withRows } from './selection';

const page = ['a', 'b', 'c', 'd'];

describe('who is picked', () => {
  it('grows and shrinks row by row', () => {
    const two = withRows(withRows(nobody, ['a'], true, page), ['c'], true, page);
    expect(page.filter((id) => isPicked(two, id))).toEqual(['a', 'c']);
    expect(page.filter((id) => isPicked(withRows(two, ['a'], false, page), id))).toEqual(['c']);
  });
  it('is no longer everybody once one is taken out, but the rest of what is seen', () => {
    const rest = withRows({ kind: 'all' }, ['b'], false, page);
    expect(rest.kind).toBe('rows');
    expect(page.filter((id) => isPicked(rest, id))).toEqual(['a', 'c', 'd']);
  });
  it('spans both ways with Shift', () => {
    expect(span(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(span(page, 'a', 'b')).toEqual(['a', 'b']);
    expect(span(page, null, 'b')).toEqual(['b']);
    expect(span(page, 'gone', 'b')).toEqual(['b']);
  });
  it('says "all" aloud where no filter narrows it', () => {
    expect(selectionOf({ ids: ['a'], count: 1 })).toEqual({ data: ['a'] });
    expect(selectionOf({ filters: [], filtersMatch: 'all', count: 9 })).toEqual({
      filters: [],
      filtersMatch: 'all',
      all: true,
    });
  });
});
