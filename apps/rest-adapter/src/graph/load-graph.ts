import { readFileSync } from 'node:fs';
import { Supergraph } from '@apollo/federation-internals';
import { type AccessRule, everyOperationDeclaresAccess } from '@bellbird/auth';
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';

/** The composed graph as the outside sees it, and who may call what. */
export interface Graph {
  schema: GraphQLSchema;
  /** 'Query.contacts' → 'member', as the services' own @access directives say. */
  access: ReadonlyMap<string, AccessRule>;
}

/** The composed graph of all services, committed with the gateway. */
export const supergraphFile = new URL('../../../gateway/supergraph.graphql', import.meta.url);

/** Reads a supergraph. @throws where a root field declares no access. */
export function graphOf(supergraphSdl: string): Graph {
  return {
    schema: Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema(),
    access: everyOperationDeclaresAccess(buildASTSchema(parse(supergraphSdl), { assumeValid: true, assumeValidSDL: true })),
  };
}

export const loadGraph = (): Graph => graphOf(readFileSync(supergraphFile, 'utf8'));
