import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode, FieldNode, OperationDefinitionNode } from 'graphql';

type Each = Record<string, unknown>;

/** What the gateway takes under other names in one request. */
const mostAliases = 15;

/**
 * The question of `document`, of one operation, asked `count` times in one request: variables and answers bear their place
 * behind their name, "id0" and "tag0". Each answer is cached as if it was asked for alone. The variables stand in the
 * operation, not in a fragment. @throws where that is more than the gateway takes.
 */
export const repeated = ({ kind, definitions }: DocumentNode, count: number): TypedDocumentNode<Each, Each> => ({
  kind,
  definitions: definitions.map((definition) => {
    if (definition.kind !== 'OperationDefinition') return definition;
    const all = Array.from({ length: count }, (_, at) => placed(definition, at));
    const selections = all.flatMap(({ selectionSet }, at) =>
      (selectionSet.selections as readonly FieldNode[]).map((field) => ({
        ...field,
        alias: { ...field.name, value: `${field.name.value}${at}` },
      })),
    );
    if (selections.length > mostAliases) throw new Error(`At most ${mostAliases} answers in one request.`);
    return {
      ...definition,
      variableDefinitions: all.flatMap(({ variableDefinitions = [] }) => variableDefinitions),
      selectionSet: { ...definition.selectionSet, selections },
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
