import type { JsonSchema } from '../src/table/route.js';

/** What of a value does not fit a schema, by path. Knows as much of JSON Schema as the document uses; anything else in a schema is a problem itself. */
export function misfits(schema: JsonSchema, value: unknown, resolve: (ref: string) => JsonSchema, at = '$'): string[] {
  const known = new Set([
    '$ref',
    'type',
    'enum',
    'format',
    'properties',
    'required',
    'additionalProperties',
    'items',
    'anyOf',
    'allOf',
    'oneOf',
    'discriminator',
    'const',
    'description',
    'example',
    'minLength',
    'maxLength',
    'pattern',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
    'maxProperties',
    'propertyNames',
  ]);
  const strange = Object.keys(schema)
    .filter((key) => !known.has(key))
    .map((key) => `${at}: the schema says ${key}, which nobody reads`);
  if (strange.length > 0) return strange;
  if (typeof schema['$ref'] === 'string') return misfits(resolve(schema['$ref']), value, resolve, at);
  const all = (schema['allOf'] ?? []) as JsonSchema[];
  const any = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  return [
    ...all.flatMap((each) => misfits(each, value, resolve, at)),
    ...(any === undefined || any.some((each) => misfits(each, value, resolve, at).length === 0)
      ? []
      : [`${at} fits none of anyOf`]),
    ...wrongType(schema, value, at),
    ...('const' in schema && schema['const'] !== value ? [`${at} is not ${String(schema['const'])}`] : []),
    ...outOfBounds(schema, value, at),
    ...(Array.isArray(schema['enum']) && !schema['enum'].includes(value)
      ? [`${at} is none of ${schema['enum'].join(', ')}`]
      : []),
    ...(Array.isArray(value) && schema['items'] !== undefined
      ? value.flatMap((each, index) => misfits(schema['items'] as JsonSchema, each, resolve, `${at}[${index}]`))
      : []),
    ...(isObject(value) ? wrongMembers(schema, value, resolve, at) : []),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

function wrongType(schema: JsonSchema, value: unknown, at: string): string[] {
  if (schema['type'] === undefined) return [];
  const types = ([] as unknown[]).concat(schema['type']);
  const actual = typeOf(value);
  return types.includes(actual) || (actual === 'integer' && types.includes('number'))
    ? []
    : [`${at} is ${actual}, not ${types.join(' or ')}`];
}

/** Lengths, patterns and bounds. */
function outOfBounds(schema: JsonSchema, value: unknown, at: string): string[] {
  const size =
    typeof value === 'string'
      ? [...value].length
      : typeof value === 'number'
        ? value
        : Array.isArray(value)
          ? value.length
          : undefined;
  if (size === undefined) return [];
  const [least, most] =
    typeof value === 'string'
      ? ['minLength', 'maxLength']
      : typeof value === 'number'
        ? ['minimum', 'maximum']
        : ['minItems', 'maxItems'];
  return [
    ...(size < Number(schema[least ?? ''] ?? -Infinity) || size > Number(schema[most ?? ''] ?? Infinity)
      ? [`${at} is out of bounds`]
      : []),
    ...(typeof value === 'string' &&
    typeof schema['pattern'] === 'string' &&
    !new RegExp(schema['pattern'], 'u').test(value)
      ? [`${at} is not of the form ${schema['pattern']}`]
      : []),
  ];
}

function wrongMembers(
  schema: JsonSchema,
  value: Record<string, unknown>,
  resolve: (ref: string) => JsonSchema,
  at: string,
): string[] {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const missing = ((schema['required'] ?? []) as string[])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}.${name} is missing`);
  const others = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  const names = schema['propertyNames'] as JsonSchema | undefined;
  const more = schema['additionalProperties'];
  return [
    ...missing,
    ...(names === undefined
      ? []
      : Object.keys(value).flatMap((name) => misfits(names, name, resolve, `${at}.${name}`))),
    ...(more === false ||
    (typeof schema['maxProperties'] === 'number' && Object.keys(value).length > schema['maxProperties'])
      ? others.map((name) => `${at}.${name} is not known`)
      : []),
    ...(isObject(more) ? others.flatMap((name) => misfits(more, value[name], resolve, `${at}.${name}`)) : []),
    ...Object.entries(properties).flatMap(([name, each]) =>
      Object.hasOwn(value, name) ? misfits(each, value[name], resolve, `${at}.${name}`) : [],
    ),
  ];
}
