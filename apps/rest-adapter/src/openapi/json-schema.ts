import {
  getNamedType,
  getNullableType,
  GraphQLList,
  GraphQLNonNull,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parseType,
  specifiedScalarTypes,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  type TypeNode,
} from 'graphql';
import { textForms } from '@bellbird/field-rules';
import { memberOf, needsOf, noFacts, type MemberFacts } from '../graph/facts.js';
import { silentMembers } from '../graph/members.js';
import { selectedFields } from '../graph/selection.js';
import type { JsonSchema } from '../table/route.js';
import { filterComponent, filtersOf } from './filters.js';
import { refTo } from './refs.js';

type AnyType = GraphQLInputType | GraphQLOutputType;

/** Which way a value goes: what comes in is said as narrowly as it is checked. */
export type Way = 'in' | 'out';

/** GraphQL types as JSON Schema (2020-12), with what `@member` says of them. */
export class Schemas {
  constructor(private readonly schema: GraphQLSchema) {}

  /** A member's schema; objects by reference. Null is a value where the type allows it and `@member` does not forbid it. */
  of(type: AnyType, facts: MemberFacts = noFacts, way: Way = 'out'): JsonSchema {
    const bare = this.bare(type, facts, way);
    const never = isNonNullType(type) || facts.required === true || facts.notNull === true || facts.optional === true;
    return never ? bare : orNull(bare);
  }

  /** The same without null. */
  bare(type: AnyType, facts: MemberFacts = noFacts, way: Way = 'out'): JsonSchema {
    const bare = getNullableType(type) as AnyType;
    const name = getNamedType(bare).name;
    if (facts.filters !== undefined && name !== 'JSON') return refTo(`${facts.filters}${name}`);
    if (facts.filters !== undefined) return filtersOf(facts.filters);
    if (facts.as !== undefined) return this.as(facts, way);
    if (facts.map !== undefined) return this.map(facts, way);
    if (isListType(bare)) {
      const { min, max, ...each } = facts;
      return {
        type: 'array',
        items: this.of(bare.ofType as AnyType, { ...each, required: false, notNull: false }, way),
        ...counts('Items', min, max),
      };
    }
    if (isEnumType(bare)) return { type: 'string', enum: bare.getValues().map((value) => value.name) };
    return scalar(bare as GraphQLNamedType, facts, way) ?? refTo(name);
  }

  /** The schema of a named object or input type, or of the filters of a list. @throws where there is no such type. */
  component(name: string): JsonSchema {
    const type = this.schema.getType(name);
    if (isObjectType(type)) {
      const fields = selectedFields(type, []).filter((field) => !silentMembers.includes(field.name));
      // A type within itself is not selected again, so where a member leads back here it may be missing.
      const required = fields
        .filter((field) => field.facts.optional !== true && !leadsTo(field.type, name))
        .map((field) => field.name);
      return this.object(type.description, fields, required, 'out', {});
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).map((field) => ({ ...field, facts: memberOf(field) }));
      const required = fields
        .filter(
          ({ type: inner, defaultValue, facts }) =>
            (isNonNullType(inner) && defaultValue === undefined) || facts.required === true,
        )
        .map((field) => field.name);
      const needs = needsOf(type).flatMap((member) =>
        fields.filter((field) => field.name === member).map((field) => this.says(field)),
      );
      return this.object(type.description, fields, required, 'in', {
        additionalProperties: false,
        ...(needs.length > 0 && { anyOf: needs }),
      });
    }
    const filter = filterComponent(name, this.schema, (each) => this.component(each));
    if (filter === undefined) throw new Error(`The graph has no object type ${name}.`);
    return filter;
  }

  private object(
    description: string | null | undefined,
    fields: readonly DocumentedField[],
    required: readonly string[],
    way: Way,
    more: JsonSchema,
  ): JsonSchema {
    const properties = Object.fromEntries(
      fields.map((field) => {
        const schema = this.of(field.type, field.facts, way);
        return [field.name, field.description ? { ...schema, description: field.description } : schema];
      }),
    );
    return {
      type: 'object',
      ...(description ? { description } : {}),
      properties,
      ...(required.length > 0 && { required }),
      ...more,
    };
  }

  /** That a member is given and says something: true, or a list that is not empty, unless it may be. */
  private says({ name, type, facts }: DocumentedField): JsonSchema {
    const value =
      getNamedType(type).name === 'Boolean' ? { const: true } : { minItems: 1, ...this.bare(type, facts, 'in') };
    return { type: 'object', properties: { [name]: value }, required: [name] };
  }

  private as({ as = [], max }: MemberFacts, way: Way): JsonSchema {
    const schemas = as.map((name) => this.bare(this.typeNamed(name), noFacts, way));
    return schemas.length === 1 ? { ...schemas[0], ...counts('Items', undefined, max) } : { anyOf: schemas };
  }

  private map({ map = [], words, pattern, max }: MemberFacts, way: Way): JsonSchema {
    const values = map.map((name) => this.of(this.typeNamed(name), noFacts, way));
    const value = map.includes('JSON') ? true : values.length === 1 ? values[0] : { anyOf: values };
    const names =
      words !== undefined
        ? { enum: words }
        : pattern !== undefined
          ? { pattern }
          : way === 'in'
            ? { pattern: anyText }
            : undefined;
    return {
      type: 'object',
      additionalProperties: value,
      ...(names && { propertyNames: names }),
      ...counts('Properties', undefined, max),
    };
  }

  /** '[Share!]' → its type. The built-in scalars are there whether the graph uses them or not. */
  private typeNamed(text: string): AnyType {
    const read = (node: TypeNode): GraphQLType => {
      if (node.kind === Kind.LIST_TYPE) return new GraphQLList(read(node.type));
      if (node.kind === Kind.NON_NULL_TYPE) return new GraphQLNonNull(read(node.type) as GraphQLNullableType);
      const type =
        this.schema.getType(node.name.value) ?? specifiedScalarTypes.find(({ name }) => name === node.name.value);
      if (type === undefined) throw new Error(`@member names ${text}, which the graph does not have.`);
      return type;
    };
    return read(parseType(text)) as AnyType;
  }
}

interface DocumentedField {
  name: string;
  type: AnyType;
  facts: MemberFacts;
  description?: string | null | undefined;
}

/** No text that comes in holds NUL. */
const anyText = '^[^\\u0000]*$';
const largestInt = 2 ** 31 - 1;

function scalar({ name }: GraphQLNamedType, facts: MemberFacts, way: Way): JsonSchema | undefined {
  switch (name) {
    case 'ID':
      return facts.format === undefined ? { type: 'string', format: 'uuid' } : textSchema(facts, way);
    case 'String':
      return textSchema(facts, way);
    case 'Int':
      return {
        type: 'integer',
        ...(way === 'in' ? { minimum: facts.min ?? -largestInt, maximum: facts.max ?? largestInt } : bounds(facts)),
      };
    case 'Float':
      return { type: 'number', ...bounds(facts) };
    case 'Boolean':
      return { type: 'boolean', ...(facts.words && { enum: facts.words.map((word) => word === 'true') }) };
    case 'DateTime':
      return { type: 'string', format: 'date-time' };
    case 'JSON':
      return {};
    default:
      return undefined;
  }
}

function textSchema({ words, format, pattern, min, max }: MemberFacts, way: Way): JsonSchema {
  if (words !== undefined) return { type: 'string', enum: words };
  const form = format === undefined ? {} : textForms[format];
  if (form === undefined) throw new Error(`@member names the form ${format ?? ''}, which the field rules do not have.`);
  const { example: _example, ...known } = form;
  const written = pattern ?? known.pattern ?? (way === 'in' && known.format === undefined ? anyText : undefined);
  return {
    type: 'string',
    ...known,
    ...(written !== undefined && { pattern: written }),
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
  };
}

const bounds = ({ min, max }: MemberFacts): JsonSchema => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});
const counts = (what: 'Items' | 'Properties', min: number | undefined, max: number | undefined): JsonSchema => ({
  ...(min !== undefined && { [`min${what}`]: min }),
  ...(max !== undefined && { [`max${what}`]: max }),
});

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: words } = schema;
  if (type === undefined)
    return '$ref' in schema
      ? { anyOf: [schema, { type: 'null' }] }
      : 'anyOf' in schema
        ? { ...schema, anyOf: [...(schema['anyOf'] as JsonSchema[]), { type: 'null' }] }
        : schema;
  return { ...schema, type: [type, 'null'], ...(Array.isArray(words) && { enum: [...(words as unknown[]), null] }) };
}

/** Whether something of this type can be reached from a member's type. */
function leadsTo(from: GraphQLOutputType, name: string, seen = new Set<string>()): boolean {
  const type = getNamedType(from);
  if (!isObjectType(type) || seen.has(type.name)) return false;
  seen.add(type.name);
  return selectedFields(type, []).some(
    (field) => getNamedType(field.type).name === name || leadsTo(field.type, name, seen),
  );
}
