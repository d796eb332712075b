import { Kind, parse, print, visit, type DocumentNode, type VariableDefinitionNode } from 'graphql';

/** The name of the answer to the variables at a place of the list. */
export const aliasOf = (at: number): string => `a${at}`;

/**
 * One request that asks an operation of one field for each of these variables: the field under `a0`, `a1`, … with
 * variables of its own. @throws where it is not one operation of one field.
 */
export function together(
  query: string,
  list: readonly object[],
): { query: string; variables: Record<string, unknown> } {
  const document = parse(query);
  const [operation, second] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || second !== undefined)
    throw new Error(`One operation is asked for many variables: ${query}`);
  const [field, other] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || other !== undefined)
    throw new Error(`One field is asked for many variables: ${query}`);
  const named = <T>(node: T, at: number): T =>
    visit(node as never, {
      Variable: (each) => ({ ...each, name: { ...each.name, value: `${each.name.value}${aliasOf(at)}` } }),
    }) as T;
  const many: DocumentNode = {
    ...document,
    definitions: [
      {
        ...operation,
        variableDefinitions: list.flatMap((_, at) =>
          named<readonly VariableDefinitionNode[]>(operation.variableDefinitions ?? [], at),
        ),
        selectionSet: {
          ...operation.selectionSet,
          selections: list.map((_, at) => ({ ...named(field, at), alias: { kind: Kind.NAME, value: aliasOf(at) } })),
        },
      },
    ],
  };
  const variables = list.flatMap((each, at) =>
    Object.entries(each).map(([name, value]) => [`${name}${aliasOf(at)}`, value as unknown] as const),
  );
  return { query: print(many), variables: Object.fromEntries(variables) };
}
