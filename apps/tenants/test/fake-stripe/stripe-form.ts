import type { Shape } from './shape.js';
import { shapes } from './stripe-shapes.js';

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Params = Record<string, Value>;

/** A 400 of Stripe. */
export class BadRequest extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly param: string,
  ) {
    super(message);
  }
}

type Raw = string | { [key: string]: Raw };

/** `a[b][0]=c` as Stripe reads it: a tree of strings. */
function treeOf(form: URLSearchParams): { [key: string]: Raw } {
  const tree: { [key: string]: Raw } = {};
  for (const [name, value] of form) {
    const path = [name.split('[', 1)[0]!, ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]!)];
    let at = tree;
    for (const key of path.slice(0, -1)) {
      const next = (at[key] ??= {});
      if (typeof next === 'string') throw new BadRequest(`Invalid ${key}`, 'parameter_invalid_string', key);
      at = next;
    }
    at[path.at(-1)!] = value;
  }
  return tree;
}

/** The parameters of a request in the types of Stripe's document. @throws BadRequest for all that the document does not have. */
export function readParams(operation: string, form: URLSearchParams): Params {
  const shape = shapes.requests[operation];
  if (shape === undefined) throw new Error(`The fake does not serve ${operation}.`);
  return read(treeOf(form), shape, '') as Params;
}

function read(raw: Raw, shape: Shape, name: string): Value {
  if (shape.anyOf !== undefined) return firstFit(raw, shape.anyOf, name);
  if (shape.type === 'object') return readObject(raw, shape, name);
  if (shape.type === 'array') return readArray(raw, shape, name);
  if (typeof raw !== 'string')
    throw new BadRequest(`Invalid ${shape.type}: ${name}`, `parameter_invalid_${shape.type}`, name);
  return readWord(raw, shape, name);
}

function readWord(raw: string, shape: Shape, name: string): Value {
  switch (shape.type) {
    case 'integer':
      if (!/^-?\d+$/.test(raw)) throw new BadRequest(`Invalid integer: ${raw}`, 'parameter_invalid_integer', name);
      return Number(raw);
    case 'boolean':
      if (!/^(true|false)$/.test(raw))
        throw new BadRequest(`Invalid boolean: ${raw}`, 'parameter_invalid_boolean', name);
      return raw === 'true';
    default:
      if (shape.enum !== undefined && !shape.enum.includes(raw))
        throw new BadRequest(
          `Invalid ${name}: must be one of ${shape.enum.filter(Boolean).join(', ')}`,
          'parameter_invalid_enum',
          name,
        );
      if (shape.maxLength !== undefined && raw.length > shape.maxLength)
        throw new BadRequest(
          `Invalid string: ${name} must be at most ${shape.maxLength} characters`,
          'parameter_invalid_string',
          name,
        );
      return raw;
  }
}

function readObject(raw: Raw, shape: Shape, name: string): Value {
  if (typeof raw === 'string') throw new BadRequest('Invalid object', 'parameter_invalid_object', name);
  const { properties, values, required = [] } = shape;
  const missing = required.find((key) => raw[key] === undefined || raw[key] === '');
  if (missing !== undefined)
    throw new BadRequest(
      `Missing required param: ${inside(name, missing)}.`,
      'parameter_missing',
      inside(name, missing),
    );
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const known = properties?.[key] ?? values ?? (properties === undefined ? anything : undefined);
      if (known === undefined)
        throw new BadRequest(
          `Received unknown parameter: ${inside(name, key)}`,
          'parameter_unknown',
          inside(name, key),
        );
      return [key, known === anything ? (value as Value) : read(value, known, inside(name, key))];
    }),
  );
}

function readArray(raw: Raw, shape: Shape, name: string): Value {
  if (typeof raw === 'string' || Object.keys(raw).some((key) => !/^\d*$/.test(key)))
    throw new BadRequest('Invalid array', 'parameter_invalid_array', name);
  return Object.entries(raw).map(([at, value]) => read(value, shape.items ?? anything, `${name}[${at}]`));
}

function firstFit(raw: Raw, shapesOfIt: readonly Shape[], name: string): Value {
  let first: unknown;
  for (const shape of shapesOfIt) {
    try {
      return read(raw, shape, name);
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

const anything: Shape = {};
const inside = (name: string, key: string): string => (name === '' ? key : `${name}[${key}]`);
