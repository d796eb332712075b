import { buildASTSchema, parse, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import {
  assertAccess,
  everyOperationDeclaresAccess,
  type AccessRule,
  type Caller,
  type TokenFault,
} from '@bellbird/auth';

/** The rule of every root field: { 'Query.contacts': 'member' }. */
export type RootAccess = ReadonlyMap<string, AccessRule>;

/** Reads the rules out of the supergraph: they are composed with it. @throws where a root field declares none. */
export function rootAccessOf(supergraphSdl: string): RootAccess {
  return everyOperationDeclaresAccess(
    buildASTSchema(parse(supergraphSdl), { assumeValid: true, assumeValidSDL: true }),
  );
}

interface Asking {
  caller: Caller | null;
  tokenFault: TokenFault | null;
}

/**
 * Without a caller every root field that a document asks for must be public. With one they are left to the services'
 * own guards, so that one refused field does not take the rest of a page with it. @throws 401.
 */
export function assertRootAccess(
  document: DocumentNode,
  operationName: string | null | undefined,
  access: RootAccess,
  asking: Asking,
): void {
  if (asking.caller !== null) return;
  for (const operation of document.definitions) {
    if (operation.kind !== 'OperationDefinition' || (operationName != null && operation.name?.value !== operationName))
      continue;
    const root = operation.operation === 'mutation' ? 'Mutation' : 'Query';
    for (const name of rootFields(operation.selectionSet, document)) {
      if (name !== '__typename') assertAccess(access.get(`${root}.${name}`) ?? 'admin', asking);
    }
  }
}

/** The names of the root fields of an operation, also of those inside fragments. */
export function rootFields(set: SelectionSetNode, document: DocumentNode): ReadonlySet<string> {
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition')
      .map((each) => [each.name.value, each]),
  );
  const names = new Set<string>();
  const spread = new Set<string>();
  const read = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === 'Field') names.add(selection.name.value);
      else if (selection.kind === 'InlineFragment') read(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment !== undefined) read(fragment.selectionSet);
      }
    }
  };
  read(set);
  return names;
}
