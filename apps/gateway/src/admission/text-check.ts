import { BREAK, visit, type DocumentNode } from 'graphql';
import { invalidInput, type FieldError } from '@bellbird/errors';
import { isSound, unsoundText } from '@bellbird/field-rules';
import { placeOf } from './place-of.js';

const deepest = 64;

/**
 * Refuses text that Postgres cannot keep (NUL) or nobody can show (lone surrogates), anywhere in a document's own
 * values and in its variables, and variables that are nested deeper than any service reads. @throws 400 naming the place.
 */
export function assertGoodText(document: DocumentNode, variables: Readonly<Record<string, unknown>> | undefined): void {
  const problem = problemOfDocument(document) ?? problemOfValue(variables ?? {});
  if (problem !== null) throw invalidInput(problem);
}

function problemOfDocument(document: DocumentNode): FieldError | null {
  let found: FieldError | null = null;
  visit(document, {
    StringValue(node) {
      if (isSound(node.value)) return undefined;
      found = badText('query');
      return BREAK;
    },
  });
  return found;
}

/** Not recursive: input that is nested a hundred thousand deep must not end the stack. */
export function problemOfValue(variables: Readonly<Record<string, unknown>>): FieldError | null {
  const waiting: { value: unknown; path: readonly (string | number)[] }[] = [{ value: variables, path: [] }];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { value, path } = at;
    if (typeof value === 'string' && !isSound(value)) return badText(fieldOf(path));
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > deepest) return { field: fieldOf(path.slice(0, 3)), message: 'This is nested too deeply.' };
    for (const [key, inner] of Object.entries(value)) {
      if (!isSound(key)) return badText(fieldOf(path));
      waiting.push({ value: inner, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
  }
  return null;
}

const badText = (field: string): FieldError => ({ field, message: unsoundText });
const fieldOf = (path: readonly (string | number)[]): string => placeOf(path) || 'variables';
