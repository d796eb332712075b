import type { OpenApiDocument } from '../openapi/document.js';
import type { JsonSchema } from '../table/route.js';

/** A line of a schema as people read it. */
export interface SchemaLine {
  depth: number;
  name: string;
  type: string;
  required: boolean;
  description: string;
}

const deepest = 3;

/** The members of a schema, those of its objects below them. */
export function schemaLines(schema: JsonSchema, document: OpenApiDocument, depth = 0): SchemaLine[] {
  if (isFilter(schema)) return [];
  const resolved = resolve(schema, document);
  const parts = (resolved['allOf'] ?? resolved['anyOf']) as JsonSchema[] | undefined;
  if (parts !== undefined)
    return parts.filter((part) => part['type'] !== 'null').flatMap((part) => schemaLines(part, document, depth));
  if (resolved['items'] !== undefined) return schemaLines(resolved['items'] as JsonSchema, document, depth);
  const required = (resolved['required'] ?? []) as string[];
  return Object.entries((resolved['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, member]) => [
    {
      depth,
      name,
      type: typeName(member, document),
      required: required.includes(name),
      description: String(member['description'] ?? ''),
    },
    ...(depth + 1 < deepest ? schemaLines(member, document, depth + 1) : []),
  ]);
}

/** 'text', 'list of text', 'text or null', 'one of yes, no' */
export function typeName(schema: JsonSchema, document: OpenApiDocument): string {
  if (isFilter(schema)) return nameOf(schema);
  const resolved = resolve(schema, document);
  const either = resolved['anyOf'] as JsonSchema[] | undefined;
  if (either !== undefined) return either.map((each) => typeName(each, document)).join(' or ');
  const words = resolved['enum'] as (string | null)[] | undefined;
  if (words !== undefined) return words.map((word) => word ?? 'null').join(' | ');
  const types = ([] as unknown[]).concat(resolved['type'] ?? 'any').map(String);
  return types
    .map((type) => {
      if (type === 'array') return `list of ${typeName((resolved['items'] ?? {}) as JsonSchema, document)}`;
      return type === 'string'
        ? ({ 'date-time': 'instant', uuid: 'id', binary: 'file', date: 'day' }[String(resolved['format'])] ?? 'text')
        : type;
    })
    .join(' or ');
}

const nameOf = ({ $ref }: JsonSchema): string =>
  typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : '';

/** A filter is a tree of many forms: it is named, and described once. */
const isFilter = (schema: JsonSchema): boolean => /Filter$/.test(nameOf(schema));

function resolve(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  return '$ref' in schema ? (document.components.schemas[nameOf(schema)] ?? {}) : schema;
}
