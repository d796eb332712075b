import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, FieldNode, OperationDefinitionNode } from 'graphql';

type Each = Record<string, unknown>;

/**
 * The question of `document`, of one operation, asked `count` times at once: variables and answers bear their place behind
 * their name, "id0" and "tag0". One way to the server, which takes up to 15 such answers; who asks alone finds its own in
 * the cache. Its variables stand in the operation, not in a fragment.
 */
export const repeated = ({ kind, definitions }: DocumentNode, count: number): TypedDocumentNode<Each, Each> => ({
  kind,
  definitions: definitions.map((definition) => {
    if (definition.kind !== 'OperationDefinition') return definition;
    const all = Array.from({ length: count }, (_, at) => placed(definition, at));
    return {
      ...definition,
      variableDefinitions: all.flatMap(({ variableDefinitions = [] }) => variableDefinitions),
      selectionSet: {
        ...definition.selectionSet,
        selections: all.flatMap(({ selectionSet }, at) =>
          (selectionSet.selections as readonly FieldNode[]).map((field) => ({
            ...field,
            alias: { ...field.name, value: `${field.name.value}${at}` },
          })),
        ),
      },
    };
  }),
});

/** What it asks for once, by the variables of each. */
export const placedVariables = (all: readonly Each[]): Each =>
  Object.fromEntries(all.flatMap((each, at) => Object.entries(each).map(([key, value]) => [`${key}${at}`, value])));

/** The same with the place behind the name of each variable. */
const placed = (operation: OperationDefinitionNode, at: number): OperationDefinitionNode =>
  JSON.parse(JSON.stringify(operation), (_, value: { kind?: string; name?: { value: string } } | null) =>
    value?.kind === 'Variable' ? { ...value, name: { ...value.name, value: `${value.name!.value}${at}` } } : value,
  ) as OperationDefinitionNode;
