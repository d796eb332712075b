import { GraphQLNonNull, GraphQLString, type GraphQLInputObjectType } from 'graphql';
import { fixtureGraph } from '../../test/fixture-graph.js';
import { checkInput, checkMembers } from './check-input.js';

const input = fixtureGraph().schema.getType('CupInput') as GraphQLInputObjectType;
const wrong = (value: unknown): Record<string, string> =>
  Object.fromEntries(checkInput(new GraphQLNonNull(input), value).map(({ field, message }) => [field, message]));

describe('checking a body against its input type', () => {
  it('takes what fits, with null for what need not be there', () => {
    expect(
      wrong({
        name: 'Flat white',
        size: 'small',
        amount: 3,
        weight: 1.5,
        hot: true,
        bought: '2026-01-01T00:00:00Z',
        tags: ['a'],
        lid: { colour: 'red' },
        extra: { any: [1, 'x'] },
      }),
    ).toEqual({});
    expect(wrong({ name: 'Flat white', size: null, lid: null, extra: null })).toEqual({});
  });

  it('names each unknown member, also inside another, and what JavaScript would inherit', () => {
    const message = 'This field does not exist or cannot be changed.';
    expect(
      wrong(
        JSON.parse(
          '{"name":"x","id":"1","tenantId":"2","constructor":{},"__proto__":{"role":"admin"},"lid":{"colour":"red","size":1}}',
        ),
      ),
    ).toEqual({
      id: message,
      tenantId: message,
      constructor: message,
      ['__proto__']: message,
      'lid.size': message,
    });
  });

  it.each([
    ['name', 3, 'Give a text.'],
    ['name', null, 'This is required.'],
    ['name', ['x'], 'Give a text.'],
    ['size', 'huge', 'Give one of small, large.'],
    ['size', 1, 'Give one of small, large.'],
    ['amount', 1.5, 'Give a whole number.'],
    ['amount', '3', 'Give a whole number.'],
    ['amount', 2 ** 31, 'Give a whole number.'],
    ['weight', '1.5', 'Give a number.'],
    ['hot', 'true', 'Give true or false.'],
    ['hot', 1, 'Give true or false.'],
    ['bought', 5, 'Give a date and time as text.'],
    ['tags', 'a', 'Give a list.'],
    ['tags[1]', ['a', 7], 'Give an id as text.'],
    ['tags[0]', [null], 'This is required.'],
    ['lid', 'red', 'Give an object.'],
    ['lid', [], 'Give an object.'],
    ['lid.colour', {}, 'This is required.'],
  ])('names %s where it is %j', (field, value, message) => {
    const member = field.replace(/[.[].*$/, '');
    expect(wrong({ name: 'x', [member]: value })).toEqual({ [field]: message });
  });

  it('says what is missing, and that the whole is no object', () => {
    expect(wrong({})).toEqual({ name: 'This is required.' });
    expect(wrong([])).toEqual({ body: 'Give an object.' });
    expect(wrong('x')).toEqual({ body: 'Give an object.' });
    expect(wrong(null)).toEqual({ body: 'This is required.' });
  });

  it('names no more than fifty', () => {
    expect(Object.keys(wrong(Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`x${at}`, 1]))))).toHaveLength(
      50,
    );
  });

  it('takes nothing where no body is meant', () => {
    expect(checkMembers(new Map(), {})).toEqual([]);
    expect(checkMembers(new Map(), { a: 1 })).toHaveLength(1);
    expect(checkMembers(new Map([['a', { type: new GraphQLNonNull(GraphQLString), hasDefault: false }]]), {})).toEqual([
      { field: 'a', message: 'This is required.' },
    ]);
  });
});
