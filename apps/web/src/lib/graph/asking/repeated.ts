import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { asOne } from './as-one';

type Each = Record<string, unknown>;

/**
 * The question of `document`, of one operation, asked `count` times at once: variables and answers bear their place behind
 * their name, "id0" and "tag0". One way to the server, which takes up to 15 such answers; who asks alone finds its own in
 * the cache. Its variables stand in the operation, not in a fragment.
 */
export function repeated(name: string, document: DocumentNode, count: number): TypedDocumentNode<Each, Each> {
  return asOne(
    name,
    Array.from({ length: count }, (_, at) => placed(document, at)),
  );
}

/** What it asks for once, by the variables of each. */
export const placedVariables = (all: readonly Each[]): Each =>
  Object.fromEntries(all.flatMap((each, at) => Object.entries(each).map(([key, value]) => [`${key}${at}`, value])));

const placed = ({ kind, definitions }: DocumentNode, at: number): DocumentNode => ({
  kind,
  definitions: definitions.map((definition) => {
    if (definition.kind !== 'OperationDefinition') return definition;
    const { selectionSet, ...rest } = withVariables(definition, at);
    const selections = selectionSet.selections.map((each) =>
      each.kind === 'Field'
        ? { ...each, alias: { ...each.name, value: `${(each.alias ?? each.name).value}${at}` } }
        : each,
    );
    return { ...rest, selectionSet: { ...selectionSet, selections } };
  }),
});

/** The same with another name of each variable. */
const withVariables = <T>(node: T, at: number): T =>
  JSON.parse(JSON.stringify(node), (_, value: { kind?: string; name?: { value: string } } | null) =>
    value?.kind === 'Variable' ? { ...value, name: { ...value.name, value: `${value.name!.value}${at}` } } : value,
  ) as T;
