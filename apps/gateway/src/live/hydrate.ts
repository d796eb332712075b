import {
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import type { LiveField } from './live-fields.js';

/**
 * The query that shows one event to a subscriber: `subscription { f(id: …) { … } }` becomes
 * `query { f: root(id: "…") { … } }`, with the fragments and variables that are still used and no others, since a
 * strict validator refuses what is left over.
 */
export function hydrate(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  field: FieldNode,
  live: LiveField,
  id: string,
): DocumentNode {
  const shown: FieldNode = {
    ...field,
    alias: field.alias ?? field.name,
    name: { kind: Kind.NAME, value: live.root },
    arguments: live.byId
      ? [{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'id' }, value: { kind: Kind.STRING, value: id } }]
      : [],
  };
  const { fragments, variables } = usedBy(shown, document);
  const query: OperationDefinitionNode = {
    ...operation,
    operation: OperationTypeNode.QUERY,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [shown] },
    variableDefinitions: operation.variableDefinitions?.filter((each) => variables.has(each.variable.name.value)),
  };
  return { kind: Kind.DOCUMENT, definitions: [query, ...fragments] };
}

function usedBy(
  field: FieldNode,
  document: DocumentNode,
): { fragments: ReadonlySet<FragmentDefinitionNode>; variables: ReadonlySet<string> } {
  const fragments = new Set<FragmentDefinitionNode>();
  const variables = new Set<string>();
  const read = (node: FieldNode | FragmentDefinitionNode): void => {
    visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread: ({ name }) => {
        const fragment = document.definitions.find(
          (each): each is FragmentDefinitionNode =>
            each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name.value,
        );
        if (fragment === undefined || fragments.has(fragment)) return;
        fragments.add(fragment);
        read(fragment);
      },
    });
  };
  read(field);
  return { fragments, variables };
}
