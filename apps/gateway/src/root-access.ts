import { type AccessRule, assertAccess, everyOperationDeclaresAccess } from '@bellbird/auth';
import { buildASTSchema, type DocumentNode, type FragmentDefinitionNode, parse, type SelectionSetNode } from 'graphql';
import type { GatewayContext } from './gateway-context.js';

/** The rule of every root field: { 'Query.contacts': 'member' }. */
export type RootAccess = ReadonlyMap<string, AccessRule>;

/** Reads the rules out of the supergraph: they are composed with it. @throws where a root field declares none. */
export function rootAccessOf(supergraphSdl: string): RootAccess {
  return everyOperationDeclaresAccess(buildASTSchema(parse(supergraphSdl), { assumeValid: true, assumeValidSDL: true }));
}

/**
 * Checks the root fields that a document asks for, also those inside fragments. Without a caller all must be public;
 * with one, queries and mutations are left to the services' own guards, so that one refused field does not take the
 * rest of a page with it. Subscriptions are decided here. @throws the first refusal.
 */
export function assertDocumentAccess(document: DocumentNode, operationName: string | undefined, access: RootAccess, context: GatewayContext, subscriptionRoots: ReadonlyMap<string, string>): void {
  const fragments = new Map(document.definitions.filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition').map((each) => [each.name.value, each]));
  for (const operation of document.definitions) {
    if (operation.kind !== 'OperationDefinition' || (operationName !== undefined && operation.name?.value !== operationName)) continue;
    for (const name of rootFields(operation.selectionSet, fragments, new Set())) {
      if (name.startsWith('__')) continue;
      const rule = operation.operation === 'subscription' ? access.get(`Query.${subscriptionRoots.get(name)}`) : access.get(`${operation.operation === 'query' ? 'Query' : 'Mutation'}.${name}`);
      if (context.caller === null || operation.operation === 'subscription') assertAccess(rule ?? 'admin', context);
    }
  }
}

function* rootFields(set: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>, open: Set<string>): Generator<string> {
  for (const selection of set.selections) {
    if (selection.kind === 'Field') yield selection.name.value;
    else if (selection.kind === 'InlineFragment') yield* rootFields(selection.selectionSet, fragments, open);
    else if (!open.has(selection.name.value)) {
      open.add(selection.name.value);
      const fragment = fragments.get(selection.name.value);
      if (fragment) yield* rootFields(fragment.selectionSet, fragments, open);
    }
  }
}
