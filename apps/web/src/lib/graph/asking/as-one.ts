import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';

/**
 * One question that asks for all that `documents` ask, each of one operation: one way to the server, one answer, and
 * those who ask for their own part find it in the cache. Variables of one name are one.
 */
export function asOne<V extends Record<string, unknown>>(
  name: string,
  documents: readonly DocumentNode[],
): TypedDocumentNode<Record<string, unknown>, V> {
  const all = documents.flatMap(({ definitions }) => definitions);
  const operations = all.filter((each): each is OperationDefinitionNode => each.kind === 'OperationDefinition');
  const [first] = operations;
  return {
    kind: 'Document',
    definitions: [
      {
        ...first!,
        name: { kind: 'Name', value: name },
        variableDefinitions: named(
          operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions),
          ({ variable }) => variable.name.value,
        ),
        selectionSet: {
          kind: 'SelectionSet',
          selections: operations.flatMap(({ selectionSet }) => selectionSet.selections),
        },
      },
      ...named(
        all.filter((each) => each.kind === 'FragmentDefinition'),
        (each) => each.name.value,
      ),
    ],
  } as DocumentNode as TypedDocumentNode<Record<string, unknown>, V>;
}

/** Each name once. */
const named = <T>(all: readonly T[], nameOf: (each: T) => string): T[] => [
  ...new Map(all.map((each) => [nameOf(each), each])).values(),
];
