import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { parse, type GraphQLField, type GraphQLSchema } from 'graphql';
import {
  everyOperationDeclaresAccess,
  guardSchema,
  permissions,
  readOnlyMutationsOf,
  type Actor,
  type Permission,
} from '@bellbird/auth';
import { serviceNames } from '@bellbird/service-host';
import { expectedOf, type Asker } from './support/expected-access.js';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Everybody that rules tell apart: each set of permissions, since there are few, with and without the terms. */
const askers: Asker[] = [
  { called: 'nobody', isSignedIn: false, held: [], role: 'merchant', acceptedTerms: false, isReadOnly: false },
  ...setsOf(permissions).flatMap((held) =>
    [true, false].map((acceptedTerms): Asker => ({
      called: `${held.join(' and ') || 'a member'}${acceptedTerms ? '' : ' without the terms'}`,
      isSignedIn: true,
      held,
      role: 'merchant',
      acceptedTerms,
      isReadOnly: false,
    })),
  ),
  { called: 'admin', isSignedIn: true, held: [], role: 'admin', acceptedTerms: true, isReadOnly: false },
  {
    called: 'admin without the terms',
    isSignedIn: true,
    held: [],
    role: 'admin',
    acceptedTerms: false,
    isReadOnly: false,
  },
  {
    called: 'support',
    isSignedIn: true,
    held: ['administrator'],
    role: 'merchant',
    acceptedTerms: true,
    isReadOnly: true,
  },
];

function setsOf(words: readonly Permission[]): Permission[][] {
  return words.reduce<Permission[][]>((sets, word) => sets.flatMap((set) => [set, [...set, word]]), [[]]);
}

const actorOf = ({ held, role, acceptedTerms, isReadOnly }: Asker): Actor => ({
  kind: 'user',
  userId: id,
  tenantId: id,
  role,
  permissions: held,
  country: 'AU',
  timeZone: 'Australia/Sydney',
  termsAccepted: acceptedTerms,
  mustEnrol: false,
  sessionId: id,
  accessVersion: 1,
  sessionGeneration: 0,
  // What needs a fresh proof has one here.
  provedAt: Number.MAX_SAFE_INTEGER,
  isReadOnly,
  actingAdmin: isReadOnly ? id : null,
});

/** A service's schema behind the guard; whoever passes is served. */
function guarded(service: string): GraphQLSchema {
  const sdl = readFileSync(new URL(`../apps/${service}/schema.graphql`, import.meta.url), 'utf8');
  const schema = buildSubgraphSchema(parse(sdl));
  for (const field of fieldsOf(schema)) field.resolve = () => 'served';
  return guardSchema(schema);
}

const fieldsOf = (schema: GraphQLSchema): GraphQLField<unknown, unknown>[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.values(root?.getFields() ?? {}));

/** What the guard says: served, or the status of its refusal. */
function said(field: GraphQLField<unknown, unknown>, asker: Asker): unknown {
  try {
    const caller = asker.isSignedIn ? actorOf(asker) : null;
    return (field.resolve as (...args: unknown[]) => unknown)({}, {}, { caller, tokenFault: null }, {});
  } catch (error) {
    return (error as { statusCode?: number }).statusCode ?? error;
  }
}

describe('1. Permissions', () => {
  it.each(serviceNames)('of every operation of %s are as declared, for everybody', (service) => {
    const schema = guarded(service);
    const readOnly = readOnlyMutationsOf(schema);
    const wrong: string[] = [];
    let cells = 0;
    for (const [name, access] of everyOperationDeclaresAccess(schema)) {
      const [root = '', fieldName = ''] = name.split('.');
      const field = (root === 'Query' ? schema.getQueryType() : schema.getMutationType())!.getFields()[fieldName]!;
      const changes = root === 'Mutation' && !readOnly.has(name);
      for (const asker of askers) {
        const [is, ought] = [said(field, asker), expectedOf({ access, changes }, asker)];
        cells += 1;
        if (is !== ought) wrong.push(`${name} by ${asker.called}: ${String(is)}, not ${ought}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(askers.length);
  });
});

describe('18. Support', () => {
  it.each(serviceNames)('runs no mutation of %s, and is told why', (service) => {
    const schema = guarded(service);
    const support = askers.at(-1)!;
    const allowed = Object.values(schema.getMutationType()?.getFields() ?? {}).filter((field) => {
      try {
        const context = { caller: actorOf(support), tokenFault: null };
        (field.resolve as (...args: unknown[]) => unknown)({}, {}, context, {});
        return true;
      } catch (error) {
        expect(error).toMatchObject({ code: 'forbidden', message: 'Support may look, not change.' });
        return false;
      }
    });
    // To go on looking, and to stop.
    expect(allowed.map(({ name }) => name)).toEqual(service === 'identity' ? ['refreshTokens', 'logOut'] : []);
  });
});
