import type { Condition, Filter } from '../../filter/filter';
import { askedFilters, countQuery, pageQuery } from './list-query';
import type { ListState } from './list-state';

const is = (field: string): Filter => ({ field, type: 'text', operation: 'equals', value: 'x' });
const state: ListState = {
  page: 3,
  size: 50,
  sort: null,
  filters: [is('a'), is('b')],
  filtersMatch: 'any',
  search: ' mia ',
};
const search = { filter: (value: string): Filter => ({ field: 'name', type: 'text', operation: 'contains', value }) };

describe('what a list asks the server', () => {
  it('keeps "any" together under what must hold besides', () => {
    expect(askedFilters(state, { always: [is('status')], search })).toEqual({
      filtersMatch: 'all',
      filters: [
        is('status'),
        search.filter('mia'),
        { type: 'conditional', operator: 'OR', filters: [is('a'), is('b')] },
      ],
    });
  });
  it('leaves out what is left out at first until the sentence says something of that field', () => {
    const atFirst = [is('a') as Condition];
    const ask = (filters: Filter[]) =>
      askedFilters({ filters, filtersMatch: 'all', search: 'mia' }, { atFirst, search }).filters;
    expect(ask([is('b')])).toEqual([is('a'), search.filter('mia'), is('b')]);
    const said = { ...is('a'), value: 'y' } as Condition;
    expect(ask([said])).toEqual([search.filter('mia'), said]);
  });
  it('folds a list only while nothing narrows it', () => {
    const folds = [is('folded') as Condition];
    const ask = (filters: Filter[], text: string) =>
      askedFilters({ filters, filtersMatch: 'all', search: text }, { folds, search }).filters;
    expect(ask([], ' ')).toEqual(folds);
    expect(ask([is('b')], '')).toEqual([is('b')]);
    expect(ask([], 'mia')).toEqual([search.filter('mia')]);
  });
  it('nests no group where nothing stands around it', () =>
    expect(askedFilters({ ...state, search: '' }, { search })).toEqual({
      filters: [is('a'), is('b')],
      filtersMatch: 'any',
    }));
  it('asks a page in the usual order until another is wished', () => {
    expect(pageQuery({ ...state, filters: [], search: '' }, { search }, 'createdAt:desc')).toEqual({
      sortBy: 'createdAt:desc',
      skip: 100,
      limit: 50,
    });
    expect(pageQuery({ ...state, filters: [], search: '', sort: 'name:asc' }, {}, 'createdAt:desc', 4)).toEqual({
      sortBy: 'name:asc',
      skip: 150,
      limit: 50,
    });
  });
  it('asks for one row to know how many', () =>
    expect(countQuery({ ...state, filters: [is('a')], search: '' }, {})).toEqual({
      filters: [is('a')],
      filtersMatch: 'all',
      limit: 1,
    }));
});
