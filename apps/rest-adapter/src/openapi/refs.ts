import type { JsonSchema } from '../table/route.js';

const prefix = '#/components/schemas/';

/** A GraphQL type in the OpenAPI document: its schema is made when somebody names it. */
export const refTo = (type: string): JsonSchema => ({ $ref: `${prefix}${type}` });

/** Every type that a piece of the document refers to. */
export function namedTypes(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) part.forEach((each) => namedTypes(each, found));
  else if (part !== null && typeof part === 'object') {
    const { $ref } = part as { $ref?: unknown };
    if (typeof $ref === 'string' && $ref.startsWith(prefix)) found.add($ref.slice(prefix.length));
    Object.values(part).forEach((each) => namedTypes(each, found));
  }
  return found;
}
