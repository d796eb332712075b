import fc from 'fast-check';
import type { Schema } from '../openapi.js';
import { hostileValue } from './hostile-values.js';

/** What the document says of a value beside what other specs read of it. */
export interface FullSchema extends Schema {
  $ref?: string;
  const?: unknown;
  oneOf?: FullSchema[];
  allOf?: FullSchema[];
  example?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface Known {
  /** What a `$ref` of the document leads to. */
  resolve(ref: string): FullSchema;
  /** Ids of things that are there. */
  ids: readonly string[];
}

/** Values for a schema: most fit it, some stand at its edges, a few are none of it. */
export function valuesOf(schema: FullSchema, known: Known, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema, known, depth) }, { weight: 1, arbitrary: hostileValue });
}

function fitting(schema: FullSchema, known: Known, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(known.resolve(schema.$ref), known, depth);
  const forms = schema.oneOf ?? schema.anyOf;
  // A filter holds filters: deeper than this nothing takes them, and nothing fits any more.
  if (depth > 5) return fc.constant(null);
  if (forms !== undefined) return fc.oneof(...forms.map((each) => valuesOf(each, known, depth + 1)));
  if (schema.allOf !== undefined)
    return fc
      .tuple(...schema.allOf.map((each) => fitting(each, known, depth)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'anything'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known, depth)));
}

function ofType(type: string, schema: FullSchema, known: Known, depth: number): fc.Arbitrary<unknown> {
  if (type === 'string') return text(schema, known);
  if (type === 'integer' || type === 'number') return number(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array')
    return fc.array(valuesOf(schema.items ?? {}, known, depth + 1), {
      maxLength: Math.min(4, (schema.maxItems ?? 3) + 1),
    });
  return type === 'object' ? object(schema, known, depth) : fc.jsonValue({ maxDepth: 2 });
}

const instants = fc
  .date({ min: new Date('1999-12-31'), max: new Date('2101-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function text(
  { format, pattern, minLength = 0, maxLength = 60, example }: FullSchema,
  { ids }: Known,
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'date-time') return instants;
  if (format === 'date') return instants.map((instant) => instant.slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  const free = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 200), maxLength: Math.min(maxLength, 200) }),
    fc.constantFrom(...ids),
  );
  const edges = fc
    .constantFrom(minLength - 1, minLength, maxLength, maxLength + 1)
    .map((length) => 'é'.repeat(Math.max(0, Math.min(length, 20_000))));
  const all = [
    { weight: 4, arbitrary: free },
    { weight: 1, arbitrary: edges },
  ];
  if (typeof example === 'string') all.push({ weight: 2, arbitrary: fc.constant(example) });
  if (pattern !== undefined) all.push({ weight: 4, arbitrary: matching(pattern) });
  return fc.oneof(...all);
}

/** A few letters where the pattern says more than fast-check can read. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.string({ maxLength: 10 });
  }
}

function number({ type, minimum = -1_000, maximum = 1_000_000_000 }: FullSchema): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1);
  return fc.oneof(
    fc.integer({ min: minimum, max: maximum }),
    edges,
    ...([type].flat().includes('number') ? [fc.double({ min: minimum, max: maximum, noNaN: true })] : []),
  );
}

function object(
  { properties = {}, required = [], additionalProperties }: FullSchema,
  known: Known,
  depth: number,
): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, valuesOf(each, known, depth + 1)]),
  );
  const fixed = fc.record(members, { requiredKeys: required.filter((name) => name in members) });
  if (additionalProperties === false || Object.keys(properties).length > 0) return fixed;
  const more =
    typeof additionalProperties === 'object'
      ? valuesOf(additionalProperties, known, depth + 1)
      : fc.jsonValue({ maxDepth: 1 });
  return fc.dictionary(fc.string({ maxLength: 10 }), more, { maxKeys: 3 });
}
