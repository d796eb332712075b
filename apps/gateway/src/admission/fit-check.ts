import {
  coerceInputValue,
  isInputType,
  isNonNullType,
  Kind,
  typeFromAST,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { invalidInput, type FieldError } from '@bellbird/errors';
import { placeOf } from './place-of.js';

const mostErrors = 50;

/** Refuses variables that do not fit their types: graphql-js would say so in a sentence alone. @throws 400 naming each place. */
export function assertVariablesFit(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: Pick<OperationDefinitionNode, 'variableDefinitions'>,
  variables: Readonly<Record<string, unknown>> = {},
): void {
  const wrong: FieldError[] = [];
  const add = (path: readonly (string | number)[], message: string): void => {
    if (wrong.length < mostErrors) wrong.push({ field: placeOf(path), message });
  };
  for (const definition of variableDefinitions) {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) continue;
    const given = variables[name];
    if (given !== undefined)
      coerceInputValue(
        given,
        type,
        (path, _, { message }) => add([name, ...path, ...memberIn(message)], message),
        true,
      );
    else if (isNonNullType(type) && definition.defaultValue === undefined) add([name], 'This is required.');
  }
  if (wrong.length > 0) throw invalidInput(...wrong);
}

/** Errors of the validator about an argument come to name the place in it, as `extensions.field`. */
export function nameFields(document: DocumentNode, errors: readonly GraphQLError[]): void {
  // Each member that is missing is told at the same object, each argument at the same field.
  const errorsAt = new Map<ASTNode | undefined, GraphQLError[]>();
  for (const error of errors) {
    const at = error.nodes?.[0];
    errorsAt.set(at, [...(errorsAt.get(at) ?? []), error]);
  }
  visit(document, {
    enter(node, _key, parent, keys, ancestors) {
      const found = errorsAt.get(node);
      if (found === undefined) return;
      const way: Step[] = [...ancestors, parent];
      const above = keys.flatMap((key, at) => stepDown(way[at], way[at - 1], key));
      for (const error of found) {
        const path = [...above, ...nameOf(node), ...(node.kind === Kind.OBJECT_FIELD ? [] : memberIn(error.message))];
        if (path.length > 0) error.extensions['field'] = placeOf(path);
      }
    },
  });
}

type Step = ASTNode | readonly ASTNode[] | undefined;

/** What a step down a document adds to the place: the name of an argument or a member, or the number of an item. */
function stepDown(from: Step, above: Step, key: string | number): (string | number)[] {
  if (from !== undefined && 'kind' in from) return nameOf(from);
  return above !== undefined && 'kind' in above && above.kind === Kind.LIST ? [key] : [];
}

const nameOf = (node: ASTNode): string[] =>
  node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD ? [node.name.value] : [];

const unnamed = [
  /^Field "(.*)" is not defined by type /s,
  /^Field "(?:\w+\.)?(\w+)" of required type /,
  /^Field "\w+" argument "(\w+)" of type /,
];

/** graphql-js names what is not known in an object, or missing, in its sentence alone. */
const memberIn = (sentence: string): string[] =>
  unnamed.flatMap((each) => each.exec(sentence)?.slice(1) ?? []).slice(0, 1);
