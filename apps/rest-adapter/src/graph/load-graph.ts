import { readFileSync } from 'node:fs';
import { Supergraph } from '@apollo/federation-internals';
import { buildASTSchema, parse, type GraphQLSchema } from 'graphql';
import { everyOperationDeclaresAccess, freshOperationsOf, readOnlyMutationsOf, type AccessRule } from '@bellbird/auth';
import type { ServiceName } from '@bellbird/service-host';
import { describe } from './facts.js';

/** The composed graph as the outside sees it, and who may call what. */
export interface Graph {
  /** Its members carry what SDL says of them: `memberOf` and the others of facts.ts. */
  schema: GraphQLSchema;
  /** 'Query.contacts' → 'member', as the services' own @access directives say. */
  access: ReadonlyMap<string, AccessRule>;
  /** 'Mutation.logOut': what who may only look may call all the same. */
  readOnly: ReadonlySet<string>;
  /** What needs a proof of the last minutes: 'Mutation.enableTwoFactor'. */
  fresh: ReadonlySet<string>;
  /** What a service serves by itself. @throws where there is no such service. */
  schemaOf: (service: ServiceName) => GraphQLSchema;
}

/** The composed graph of all services, committed with the gateway. */
export const supergraphFile = new URL('../../../gateway/supergraph.graphql', import.meta.url);

/** Reads a supergraph. @throws where a root field declares no access. */
export function graphOf(supergraphSdl: string): Graph {
  const supergraph = buildASTSchema(parse(supergraphSdl), { assumeValid: true, assumeValidSDL: true });
  const composed = Supergraph.build(supergraphSdl);
  const schema = composed.apiSchema().toGraphQLJSSchema();
  describe(schema, supergraph);
  return {
    schema,
    access: everyOperationDeclaresAccess(supergraph),
    readOnly: readOnlyMutationsOf(supergraph),
    fresh: freshOperationsOf(supergraph),
    schemaOf: (service) => {
      const subgraph = composed.subgraphs().get(service);
      if (subgraph === undefined) throw new Error(`the graph has no service ${service}`);
      return subgraph.schema.toGraphQLJSSchema();
    },
  };
}

export const loadGraph = (): Graph => graphOf(readFileSync(supergraphFile, 'utf8'));
