import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType, type GraphQLOutputType } from 'graphql';
import { memberOf, type MemberFacts } from './facts.js';

/** How far a selection goes down from the root field's own type. The gateway refuses documents deeper than 8. */
export const deepest = 5;

/**
 * Everything of a type that can be asked for without arguments, so that an answer has all that its type has and cannot
 * drift from it: `{ id name tags { id } }`, or '' for a leaf. A type inside itself is left out.
 */
export function selectionOf(type: GraphQLOutputType, within: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) throw new Error(`${named.name} is neither an object nor a leaf: a route cannot show it.`);
  const parts = selectedFields(named, within).map(
    ({ name, type: inner }) => `${name}${withSpace(selectionOf(inner, [...within, named.name]))}`,
  );
  return `{ ${parts.join(' ')} }`;
}

const withSpace = (selection: string): string => (selection === '' ? '' : ` ${selection}`);

export interface SelectedField {
  name: string;
  type: GraphQLOutputType;
  description: string | null | undefined;
  facts: MemberFacts;
}

/** The fields that `selectionOf` asks for, one level of them. */
export function selectedFields(type: GraphQLObjectType, within: readonly string[]): SelectedField[] {
  return Object.values(type.getFields())
    .filter((field) => field.args.length === 0)
    .filter(
      ({ type: inner }) =>
        isLeafType(getNamedType(inner)) ||
        (within.length + 1 < deepest &&
          !within.includes(getNamedType(inner).name) &&
          getNamedType(inner).name !== type.name),
    )
    .map((field) => ({ name: field.name, type: field.type, description: field.description, facts: memberOf(field) }));
}
