import {
  getNamedType, getNullableType, type GraphQLInputType, type GraphQLNamedType, type GraphQLOutputType, type GraphQLSchema, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType,
} from 'graphql';
import { fixedWords, optionalMembers, requiredMembers, silentMembers } from '../graph/members.js';
import { selectedFields } from '../graph/selection.js';
import type { JsonSchema } from '../table/route.js';
import { refTo } from './refs.js';

type AnyType = GraphQLInputType | GraphQLOutputType;

const scalars: Readonly<Record<string, JsonSchema>> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
};

/** A GraphQL type as JSON Schema (2020-12); objects by reference. Null is a value where the type allows it. */
export function schemaOf(type: AnyType, words?: readonly string[]): JsonSchema {
  const schema = bareSchema(type, words);
  return isNonNullType(type) ? schema : orNull(schema);
}

function bareSchema(type: AnyType, words?: readonly string[]): JsonSchema {
  const bare = getNullableType(type) as AnyType;
  if (isListType(bare)) return { type: 'array', items: schemaOf(bare.ofType as AnyType, words) };
  if (isEnumType(bare)) return { type: 'string', enum: bare.getValues().map((each) => each.name) };
  const { name } = bare as GraphQLNamedType;
  const scalar = scalars[name];
  if (scalar === undefined) return refTo(name);
  return words === undefined ? scalar : { ...scalar, enum: words };
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: words } = schema;
  if (type === undefined) return '$ref' in schema ? { anyOf: [schema, { type: 'null' }] } : schema;
  return { ...schema, type: [type, 'null'], ...(Array.isArray(words) && { enum: [...(words as unknown[]), null] }) };
}

/** The schema of a named object or input type. @throws where there is no such type. */
export function componentOf(name: string, schema: GraphQLSchema): JsonSchema {
  const type = schema.getType(name);
  if (isObjectType(type)) {
    const fields = selectedFields(type, []).filter((field) => !silentMembers.includes(field.name));
    const optional = optionalMembers[name] ?? [];
    // A type within itself is not selected again, so where a member leads back here it may be missing.
    const required = fields.filter((field) => !optional.includes(field.name) && !leadsTo(field.type, name)).map((field) => field.name);
    return objectSchema(name, type.description, fields, required, {});
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = [...new Set([...fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined).map((field) => field.name), ...(requiredMembers[name] ?? [])])];
    return objectSchema(name, type.description, fields, required, { additionalProperties: false });
  }
  throw new Error(`The graph has no object type ${name}.`);
}

/** Whether something of this type can be reached from a member's type. */
function leadsTo(from: GraphQLOutputType, name: string, seen = new Set<string>()): boolean {
  const type = getNamedType(from);
  if (!isObjectType(type) || seen.has(type.name)) return false;
  seen.add(type.name);
  return selectedFields(type, []).some((field) => getNamedType(field.type).name === name || leadsTo(field.type, name, seen));
}

const wordsOf = (type: string, member: string): readonly string[] | undefined => fixedWords[`${type}.${member}`];

interface DocumentedField {
  name: string;
  type: AnyType;
  description?: string | null | undefined;
}

function objectSchema(name: string, description: string | null | undefined, fields: readonly DocumentedField[], required: readonly string[], more: JsonSchema): JsonSchema {
  const properties = Object.fromEntries(fields.map((field) => {
    // What must be there though its type allows null is no more null than absent.
    const type = 'additionalProperties' in more && required.includes(field.name) ? (getNullableType(field.type) as AnyType) : field.type;
    const schema = type === field.type ? schemaOf(type, wordsOf(name, field.name)) : bareSchema(type, wordsOf(name, field.name));
    return [field.name, field.description ? { ...schema, description: field.description } : schema];
  }));
  return { type: 'object', ...(description ? { description } : {}), properties, ...(required.length > 0 && { required }), ...more };
}
