import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import { accessDirectiveSdl, guardSchema, type Caller } from '@bellbird/auth';
import type { Database, Tx } from '@bellbird/database';
import type { Storage } from '@bellbird/storage';
import type { ResourceContext } from '../graphql/context.js';
import { memberDirectivesSdl } from '../graphql/member-sdl.js';
import { resourceResolvers } from '../graphql/resolvers.js';
import { resourceSdl, sharedSdl } from '../graphql/sdl.js';
import type { ResourceActor } from '../resource/resource.js';
import { person } from './people.js';

export const personSdl = `
  type Person { id: ID! name: String email: String phone: String status: Int createdAt: DateTime trashedAt: DateTime version: Int! tags: [ID!]! }
  input PersonInput { name: String email: String phone: String status: String }
  input PersonPatch { name: String email: String phone: String status: String version: Int }
`;

export interface GraphParts {
  db: Database;
  storage?: Storage;
  clock: { now(): Date };
  jobs?: { wake(): void };
}

export interface Answer {
  data: Record<string, unknown> | null;
  /** The product's code of the first error, with the fields it names. */
  error: { code: string; fields: string[]; message: string } | null;
}

export type Ask = (who: ResourceActor, document: string, variables?: Record<string, unknown>) => Promise<Answer>;

export function personSchema(parts: GraphParts): GraphQLSchema {
  const base = `directive @shareable on OBJECT\ntype Query\ntype Mutation\n${accessDirectiveSdl}${memberDirectivesSdl}`;
  const schema = buildSchema([base, sharedSdl, personSdl, resourceSdl(person)].join('\n'));
  const tenantOf = (context: ResourceContext): string => (context.caller as Caller).tenantId;
  const run = <T>(context: ResourceContext, work: (tx: Tx) => Promise<T>): Promise<T> =>
    parts.db.tenant(tenantOf(context), work);
  const maps = resourceResolvers(person, { read: run, change: run, ...parts });
  for (const [root, fields] of [
    [schema.getQueryType(), maps.Query],
    [schema.getMutationType(), maps.Mutation],
  ] as const) {
    for (const [name, resolve] of Object.entries(fields)) {
      const field = root?.getFields()[name];
      if (field === undefined) throw new Error(`The SDL has no ${name}.`);
      field.resolve = resolve as never;
    }
  }
  return guardSchema(schema);
}

/** The resource behind a real GraphQL schema, guards included, without HTTP. */
export function personGraph(parts: GraphParts): Ask {
  const schema = personSchema(parts);
  return async (who, source, variableValues = {}) => {
    const caller: Caller = {
      ...who,
      kind: 'user',
      role: 'merchant',
      termsAccepted: true,
      mustEnrol: false,
      sessionId: who.userId,
      accessVersion: 1,
      sessionGeneration: 0,
      provedAt: 0,
      isReadOnly: false,
      actingAdmin: null,
    };
    const { data, errors } = await graphql({
      schema,
      source,
      variableValues,
      contextValue: { caller, remoteAddress: '203.0.113.7', now: parts.clock.now(), loaders: new Map() },
    });
    const original = errors?.[0]?.originalError as
      { code?: string; fields?: { field: string }[]; message: string } | undefined;
    const error =
      errors?.[0] === undefined
        ? null
        : {
            code: original?.code ?? 'graphql',
            fields: original?.fields?.map((each) => each.field) ?? [],
            message: errors[0].message,
          };
    return { data: (data ?? null) as Answer['data'], error };
  };
}
