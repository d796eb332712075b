import type { FieldError } from '@bellbird/errors';
import { isSound, shownName, unsoundText } from '@bellbird/field-rules';

/** Nothing that people send is nested deeper; beyond it a walk could run out of stack. */
export const deepestBody = 32;

/** The most errors that one answer names. */
export const mostErrors = 50;

/** How an error calls a place in the body; the body itself has no name of its own. */
export const placeOf = (path: string): string => (path === '' ? 'body' : path);

/** 'filters' + 'field' → 'filters.field'; '' + 'email' → 'email'. */
export const under = (path: string, name: string): string =>
  path === '' ? shownName(name) : `${path}.${shownName(name)}`;

/**
 * What no value may hold, anywhere in it: NUL, lone surrogates, numbers beyond all bounds, nesting beyond
 * `deepestBody`. Each is named by its path: `attributes.suburb`, `phones[2]`.
 */
export function unsoundParts(value: unknown, path = '', depth = 0, wrong: FieldError[] = []): FieldError[] {
  if (wrong.length >= mostErrors) return wrong;
  if (typeof value === 'string') {
    if (!isSound(value)) wrong.push({ field: placeOf(path), message: unsoundText });
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) wrong.push({ field: placeOf(path), message: 'This number is out of bounds.' });
  } else if (value !== null && typeof value === 'object') {
    if (depth >= deepestBody)
      return (wrong.push({ field: placeOf(path), message: `This is nested more than ${deepestBody} deep.` }), wrong);
    if (Array.isArray(value)) value.forEach((each, at) => unsoundParts(each, `${path}[${at}]`, depth + 1, wrong));
    else {
      for (const [name, each] of Object.entries(value)) {
        if (!isSound(name)) wrong.push({ field: under(path, name), message: unsoundText });
        else unsoundParts(each, under(path, name), depth + 1, wrong);
      }
    }
  }
  return wrong;
}
