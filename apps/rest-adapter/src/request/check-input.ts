import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import type { FieldError } from '@bellbird/errors';
import type { MemberFacts } from '../graph/facts.js';
import { mostErrors, placeOf, under } from './text-check.js';

/** A member that a body may have. */
export interface Member {
  type: GraphQLInputType;
  hasDefault: boolean;
  /** What SDL says of it, for the documentation: the services check it, in their own words. */
  facts?: MemberFacts;
}

const required = 'This is required.';

/** Whether a value fits a GraphQL input type, member by member; what does not is named by its path. */
export function checkInput(type: GraphQLInputType, value: unknown, path = '', wrong: FieldError[] = []): FieldError[] {
  if (wrong.length >= mostErrors) return wrong;
  if (isNonNullType(type)) {
    if (value === null || value === undefined) wrong.push({ field: placeOf(path), message: required });
    else checkInput(type.ofType, value, path, wrong);
  } else if (value !== null && value !== undefined) {
    if (isListType(type)) {
      if (!Array.isArray(value)) wrong.push({ field: placeOf(path), message: 'Give a list.' });
      else value.forEach((each, at) => checkInput(type.ofType, each, `${path}[${at}]`, wrong));
    } else if (isInputObjectType(type)) {
      const members = Object.entries(type.getFields()).map(
        ([name, field]) => [name, { type: field.type, hasDefault: field.defaultValue !== undefined }] as const,
      );
      checkMembers(new Map(members), value, path, wrong);
    } else {
      const message = isEnumType(type)
        ? wrongWord(
            type.getValues().map((each) => each.name),
            value,
          )
        : wrongScalar(type.name, value);
      if (message !== undefined) wrong.push({ field: placeOf(path), message });
    }
  }
  return wrong;
}

/** The same for an object whose members are known by name. Unknown ones are named too. */
export function checkMembers(
  members: ReadonlyMap<string, Member>,
  value: unknown,
  path = '',
  wrong: FieldError[] = [],
): FieldError[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return (wrong.push({ field: placeOf(path), message: 'Give an object.' }), wrong);
  for (const name of Object.keys(value)) {
    if (wrong.length >= mostErrors) return wrong;
    if (!members.has(name))
      wrong.push({ field: under(path, name), message: 'This field does not exist or cannot be changed.' });
  }
  const given = value as Record<string, unknown>;
  for (const [name, { type, hasDefault }] of members) {
    const own = Object.hasOwn(given, name) ? given[name] : undefined;
    if (own === undefined && (hasDefault || !isNonNullType(type))) continue;
    checkInput(type, own, under(path, name), wrong);
  }
  return wrong;
}

function wrongWord(words: readonly string[], value: unknown): string | undefined {
  return typeof value === 'string' && words.includes(value) ? undefined : `Give one of ${words.join(', ')}.`;
}

const largestInt = 2 ** 31 - 1;

function wrongScalar(name: string, value: unknown): string | undefined {
  switch (name) {
    case 'ID':
      return typeof value === 'string' ? undefined : 'Give an id as text.';
    case 'String':
      return typeof value === 'string' ? undefined : 'Give a text.';
    case 'DateTime':
      return typeof value === 'string' ? undefined : 'Give a date and time as text.';
    case 'Boolean':
      return typeof value === 'boolean' ? undefined : 'Give true or false.';
    case 'Float':
      return typeof value === 'number' ? undefined : 'Give a number.';
    case 'Int':
      return Number.isInteger(value) && Math.abs(value as number) <= largestInt ? undefined : 'Give a whole number.';
    default:
      return undefined;
  }
}
