import type { JsonSchema } from '../table/route.js';

const prefix = '#/components/schemas/';

/** A GraphQL type in the OpenAPI document: its schema is made when somebody names it. */
export const refTo = (type: string): JsonSchema => ({ $ref: `${prefix}${type}` });

/** The type that a piece of the document is a reference to. */
export function typeNamed({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;
}

/** Every type that a piece of the document refers to. */
export function namedTypes(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) part.forEach((each) => namedTypes(each, found));
  else if (part !== null && typeof part === 'object') {
    const named = typeNamed(part as JsonSchema);
    if (named !== undefined) found.add(named);
    Object.values(part).forEach((each) => namedTypes(each, found));
  }
  return found;
}
