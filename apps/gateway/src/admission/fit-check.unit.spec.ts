import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import type { ProductError } from '@bellbird/errors';
import { assertVariablesFit, nameFields } from './fit-check.js';

const schema = buildSchema(`
  enum Match { all any }
  input ListQuery { limit: Int, filtersMatch: Match, sort: [Sort!], lid: Lid }
  input Sort { by: String! }
  input Lid { colour: String!, sizes: [Int!] }
  type Query { cups(query: ListQuery, ids: [ID!]): Int cup(id: ID!): Int pair(one: Sides, left: ID!, right: ID!): Int }
  input Sides { top: Int!, base: Int! }
`);

const ofVariables = (head: string, variables?: Record<string, unknown>): string[] => {
  try {
    assertVariablesFit(schema, getOperationAST(parse(`query${head} { cups }`))!, variables);
    return [];
  } catch (error) {
    return (error as ProductError).fields.map(({ field }) => field);
  }
};
const ofDocument = (query: string): unknown[] => {
  const document = parse(query);
  const errors = validate(schema, document);
  nameFields(document, errors);
  return errors.map(({ extensions }) => extensions['field']);
};

describe('variables that do not fit', () => {
  it.each([
    ['a word', { q: { filtersMatch: 'some' } }, ['filtersMatch']],
    ['a member that is not there', { q: { colour: 1, 'of "cups"': 2 } }, ['colour', 'of "cups"']],
    ['a number', { q: { limit: 'x' } }, ['limit']],
    ['an item of a list', { q: { sort: [{ by: 'a' }, { by: 1 }, {}, null] } }, ['sort[1].by', 'sort[2].by', 'sort[3]']],
    ['a member of a member', { q: { lid: { sizes: [1, 'x'], top: 1 } } }, ['lid.colour', 'lid.sizes[1]', 'lid.top']],
    ['the whole', { q: 'x' }, ['q']],
  ])('are named by their place: %s', (_, variables, fields) => {
    expect(ofVariables('($q: ListQuery)', variables).sort()).toEqual(fields);
  });

  it('are named where they are missing', () => {
    expect(ofVariables('($id: ID!, $ids: [ID!]!, $n: Int! = 1, $q: ListQuery)')).toEqual(['id', 'ids']);
    expect(ofVariables('($ids: [ID!])', { ids: ['a', {}] })).toEqual(['ids[1]']);
  });

  it('are named fifty at most', () => {
    expect(ofVariables('($ids: [ID!])', { ids: Array.from({ length: 500 }, () => ({})) })).toHaveLength(50);
  });

  it('are none where all fit, or are not given', () => {
    expect(ofVariables('($q: ListQuery, $ids: [ID!])', { q: { limit: 1, filtersMatch: 'any' }, ids: 'a' })).toEqual([]);
    expect(ofVariables('', { other: 1 })).toEqual([]);
  });
});

describe('arguments in a document that do not fit', () => {
  it.each([
    ['{ cups(query: { filtersMatch: "some" }) }', 'filtersMatch'],
    ['{ cups(query: { filtersMatch: some }) }', 'filtersMatch'],
    ['{ cups(query: { colour: 1 }) }', 'colour'],
    ['{ cups(query: { sort: [{ by: "a" }, { by: 1 }] }) }', 'sort[1].by'],
    ['{ cups(query: { sort: [{}] }) }', 'sort[0].by'],
    ['{ cups(query: { lid: { colour: "red", sizes: [1, "x"] } }) }', 'lid.sizes[1]'],
    ['{ cups(query: { lid: {} }) }', 'lid.colour'],
    ['{ cups(ids: ["a", {}]) }', 'ids[1]'],
    ['{ ...C } fragment C on Query { cups(query: 3) }', 'query'],
    ['{ cups(qeury: {}) }', 'qeury'],
    ['{ cup }', 'id'],
    ['{ cup(id: null) }', 'id'],
    ['{ cusp }', undefined],
  ])('are named by their place: %s', (query, field) => {
    expect(ofDocument(query)).toEqual([field]);
  });

  it('are each named where several are missing from the same', () => {
    expect(ofDocument('{ pair }')).toEqual(['left', 'right']);
    expect(ofDocument('{ pair(one: {}, left: 1, right: 2) }')).toEqual(['top', 'base']);
  });
});
