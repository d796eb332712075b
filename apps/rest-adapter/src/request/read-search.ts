import { getNullableType, isEnumType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { invalidInput, type FieldError } from '@bellbird/errors';
import { isSound, shownName, unsoundText } from '@bellbird/field-rules';
import { checkInput } from './check-input.js';
import { unsoundParts } from './text-check.js';

/** 'skip=0&filters=%5B%5D' → its parts, decoded. @throws 400 naming what is malformed, doubled or not sound. */
export function readSearch(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  const wrong: FieldError[] = [];
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decoded(at === -1 ? pair : pair.slice(0, at));
    const value = decoded(at === -1 ? '' : pair.slice(at + 1));
    if (name === undefined || !isSound(name))
      wrong.push({ field: 'query', message: 'This query string is malformed.' });
    else if (value === undefined) wrong.push({ field: shownName(name), message: 'This query parameter is malformed.' });
    else if (!isSound(value)) wrong.push({ field: shownName(name), message: unsoundText });
    else if (parts.has(name)) wrong.push({ field: shownName(name), message: 'This query parameter is given twice.' });
    else parts.set(name, value);
  }
  if (wrong.length > 0) throw invalidInput(...wrong);
  return parts;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** Reads each known parameter by its type. @throws 400 naming unknown, empty and wrong ones. */
export function typedSearch(
  parts: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, GraphQLInputType>,
): Record<string, unknown> {
  const wrong: FieldError[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, text] of parts) {
    const type = known.get(name);
    if (type === undefined) wrong.push({ field: shownName(name), message: 'There is no such query parameter here.' });
    else if (text === '')
      wrong.push({ field: name, message: 'This query parameter is empty: give a value, or leave it out.' });
    else values[name] = valueOf(name, type, text, wrong);
  }
  for (const [name, type] of known) {
    if (isNonNullType(type) && values[name] === undefined && !wrong.some(({ field }) => field === name))
      wrong.push({ field: name, message: 'This is required.' });
  }
  if (wrong.length > 0) throw invalidInput(...wrong);
  return values;
}

function valueOf(name: string, type: GraphQLInputType, text: string, wrong: FieldError[]): unknown {
  const value = readByType(getNullableType(type) as GraphQLInputType, text);
  if (value === malformed) return void wrong.push({ field: name, message: 'This is not valid JSON.' });
  const problems = [...unsoundParts(value, name), ...checkInput(type, value, name)];
  wrong.push(...problems);
  return problems.length === 0 ? value : undefined;
}

const malformed = Symbol('malformed');

function readByType(type: GraphQLInputType, text: string): unknown {
  if (isListType(type)) return text.split(',');
  const name = isEnumType(type) ? 'String' : String(type);
  if (name === 'Int') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (name === 'Float') return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
  if (name === 'Boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (name !== 'JSON') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return malformed;
  }
}
