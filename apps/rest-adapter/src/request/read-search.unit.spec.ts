import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { isProductError } from '@bellbird/errors';
import { fixtureGraph } from '../../test/fixture-graph.js';
import { readSearch, typedSearch } from './read-search.js';

const listQuery = fixtureGraph().schema.getType('ListQuery') as GraphQLInputObjectType;
const known = new Map<string, GraphQLInputType>([
  ...Object.entries(listQuery.getFields()).map(([name, { type }]) => [name, type] as const),
  ['trash', GraphQLBoolean],
]);
const read = (text: string): unknown => typedSearch(readSearch(text), known);
const refused = (text: string): string[] => {
  try {
    read(text);
  } catch (error) {
    if (isProductError(error) && error.code === 'invalid-input') return error.fields.map(({ field }) => field);
    throw error;
  }
  return [];
};

describe('a query string', () => {
  it('is read by the types of its parameters', () => {
    const filters = [{ field: 'name', type: 'text', operation: 'equals', value: 'A&B=ü +' }];
    expect(
      read(
        `sortBy=name:asc&skip=20&limit=0&filtersMatch=any&trash=true&filters=${encodeURIComponent(JSON.stringify(filters))}`,
      ),
    ).toEqual({ sortBy: 'name:asc', skip: 20, limit: 0, filtersMatch: 'any', trash: true, filters });
    expect(read('sortBy=a+b&&')).toEqual({ sortBy: 'a b' });
    expect(read('')).toEqual({});
  });

  it.each([
    ['skip=1&skip=2', ['skip']],
    ['skip=x', ['skip']],
    ['skip=1.5', ['skip']],
    ['limit=99999999999', ['limit']],
    ['trash=yes', ['trash']],
    ['filtersMatch=some', ['filtersMatch']],
    ['filters=[', ['filters']],
    ['filters=%5B%22%5Cud800%22%5D', ['filters[0]']],
    ['sortBy=%00', ['sortBy']],
    ['sortBy=%ED%A0%80', ['sortBy']],
    ['sortBy=%zz', ['sortBy']],
    ['%zz=1', ['query']],
    ['%00=1', ['query']],
    ['colour=red', ['colour']],
    ['__proto__=1', ['__proto__']],
    ['skip=x&limit=y', ['skip', 'limit']],
    ['filters=&after=', ['filters', 'after']],
    ['limit=', ['limit']],
    ['filtersMatch=&skip', ['filtersMatch', 'skip']],
    ['colour=', ['colour']],
  ])('is refused by name: %s', (text, fields) => {
    expect(refused(text)).toEqual(fields);
  });

  it('must have what is required', () => {
    expect(() =>
      typedSearch(
        new Map(),
        new Map<string, GraphQLInputType>([
          ['from', new GraphQLNonNull(GraphQLString)],
          ['to', GraphQLInt],
        ]),
      ),
    ).toThrow('This is required.');
  });
});
