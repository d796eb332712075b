import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import type { Actor } from '@bellbird/auth';
import { supergraphFile } from '../gateway.service.js';
import { assertRootAccess, rootAccessOf } from './root-access.js';

const access = rootAccessOf(`
  directive @access(to: String!, because: String) on FIELD_DEFINITION
  type Query { contacts: Int @access(to: "member"), balance: Int @access(to: "business-editor"), info: Int @access(to: "public", because: "a page for all") }
  type Mutation { signIn: Int @access(to: "public", because: "the door"), logOut: Int @access(to: "user") }
`);
const caller: Actor = {
  kind: 'user',
  userId: '00000000-0000-4000-8000-000000000001',
  tenantId: '00000000-0000-4000-8000-000000000002',
  role: 'merchant',
  permissions: [],
  country: 'AU',
  timeZone: 'Australia/Sydney',
  termsAccepted: true,
  mustEnrol: false,
  sessionId: '00000000-0000-4000-8000-000000000003',
  accessVersion: 1,
  sessionGeneration: 0,
  provedAt: 0,
  isReadOnly: false,
  actingAdmin: null,
};
const codeFor = (
  query: string,
  asking: Partial<Parameters<typeof assertRootAccess>[3]> = {},
  operationName?: string,
): string | null => {
  try {
    assertRootAccess(parse(query), operationName, access, { caller: null, tokenFault: null, ...asking });
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('without a token', () => {
  it.each(['{ __typename }', '{ info }', 'mutation { signIn }', '{ x: info __typename ... on Query { y: info } }'])(
    '%s is served',
    (query) => {
      expect(codeFor(query)).toBeNull();
    },
  );

  it.each([
    ['a member’s field', '{ contacts }'],
    ['one beside a public one', '{ info contacts }'],
    ['one under a public one’s name', '{ info: contacts }'],
    ['one in a fragment', '{ ...F } fragment F on Query { contacts }'],
    ['one in a fragment of a fragment', '{ ...F } fragment F on Query { info ...G } fragment G on Query { contacts }'],
    ['one in an inline fragment', '{ ... on Query { contacts } }'],
    ['one in an inline fragment without a type', '{ ... @include(if: true) { contacts } }'],
    ['a mutation', 'mutation { logOut }'],
    ['a mutation behind a public one', 'mutation { signIn logOut }'],
    ['a field that nobody declared', '{ secret }'],
    ['the schema', '{ __schema { types { name } } }'],
    ['any operation of several, where none is named', 'query A { info } query B { contacts }'],
  ])('%s is unauthorized', (_what, query) => {
    expect(codeFor(query)).toBe('unauthorized');
  });

  it('only the named operation counts', () => {
    expect(codeFor('query A { info } query B { contacts }', {}, 'A')).toBeNull();
    expect(codeFor('query A { info } query B { contacts }', {}, 'B')).toBe('unauthorized');
  });

  it('a token that has expired is told from none', () => {
    expect(codeFor('{ contacts }', { tokenFault: 'expired' })).toBe('session-expired');
    expect(codeFor('mutation { signIn }', { tokenFault: 'expired' })).toBeNull();
  });

  it('comes to an end over a circle of fragments', () => {
    expect(codeFor('{ ...F } fragment F on Query { info ...G } fragment G on Query { ...F contacts }')).toBe(
      'unauthorized',
    );
  });
});

it('with a token the services decide, field by field', () => {
  expect(codeFor('{ contacts balance }', { caller })).toBeNull();
});

describe('the committed supergraph', () => {
  const sdl = readFileSync(supergraphFile, 'utf8');

  it('declares who may call each operation', () => {
    expect(rootAccessOf(sdl).size).toBeGreaterThan(100);
    expect([...rootAccessOf(sdl)].filter(([, rule]) => rule === '')).toEqual([]);
  });

  it('does not start where a field lacks it', () => {
    expect(() => rootAccessOf(sdl.replace(/ @access\(to: "member"\)/, ''))).toThrow(
      /^(Query|Mutation)\.\w+ declares no @access\.$/,
    );
  });
});
