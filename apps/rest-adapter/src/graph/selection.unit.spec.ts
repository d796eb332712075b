import { buildSchema, GraphQLObjectType, parse, validate } from 'graphql';
import { memberDirectivesSdl } from '@bellbird/resource-kit';
import { fixtureGraph } from '../../test/fixture-graph.js';
import { describe as describeGraph } from './facts.js';
import { deepest, selectionOf } from './selection.js';
import { trimmerOf } from './trim.js';

const { schema } = fixtureGraph();
const typeOf = (name: string): GraphQLObjectType => schema.getType(name) as GraphQLObjectType;

describe('a selection', () => {
  it('asks for all that a type has, but for fields with arguments, hidden ones and the type within itself', () => {
    expect(selectionOf(typeOf('Cup'))).toBe('{ id name size lid { colour } notes { text at } trashedAt }');
    expect(selectionOf(typeOf('CupList'))).toBe(
      '{ data { id name size lid { colour } notes { text at } trashedAt } count countIsExact hasMore nextCursor }',
    );
    expect(selectionOf(typeOf('Note').getFields()['text']!.type)).toBe('');
  });

  it('goes no deeper than the gateway takes', () => {
    const names = Array.from({ length: 12 }, (_, at) => `T${at}`);
    const chain = buildSchema(
      `type Query { t: T0 } ${names.map((name, at) => `type ${name} { x: Int ${at < 11 ? `next: T${at + 1}` : ''} }`).join(' ')}`,
    );
    const selection = selectionOf(chain.getType('T0') as GraphQLObjectType);
    expect(selection.match(/\{/g)).toHaveLength(deepest);
    expect(validate(chain, parse(`{ t ${selection} }`))).toEqual([]);
  });
});

describe('a trim', () => {
  it('takes the cursor out of a list and leaves the rest alone', () => {
    const list = { data: [{ id: '1', trashedAt: null }], count: 1, nextCursor: 'x' };
    trimmerOf(typeOf('CupList'))?.(list);
    expect(list).toEqual({ data: [{ id: '1', trashedAt: null }], count: 1 });
  });

  it('leaves optional members out where they are null, also in lists, and keeps them where they say something', () => {
    const contacts = buildSchema(
      `${memberDirectivesSdl} type Contact { id: ID warning: String @member(optional: true) trashedAt: String @member(optional: true) email: String } type Page { data: [Contact!]! } type Query { page: Page }`,
    );
    describeGraph(contacts, contacts);
    const page = {
      data: [
        { id: '1', warning: null, trashedAt: null, email: null },
        { id: '2', warning: 'A landline.', trashedAt: null, email: 'a@b.co' },
      ],
    };
    trimmerOf(contacts.getType('Page') as GraphQLObjectType)?.(page);
    expect(page.data).toEqual([
      { id: '1', email: null },
      { id: '2', warning: 'A landline.', email: 'a@b.co' },
    ]);
  });

  it('is nothing at all for a type in which nothing is ever taken out', () => {
    expect(trimmerOf(typeOf('Cup'))).toBeNull();
  });
});
