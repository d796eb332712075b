import { readFileSync } from 'node:fs';
import { Supergraph } from '@apollo/federation-internals';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

const supergraph = new URL('../../apps/gateway/supergraph.graphql', import.meta.url);

/** What the gateway shows of the graph. */
export const publicSchema = (): GraphQLSchema =>
  Supergraph.build(readFileSync(supergraph, 'utf8')).apiSchema().toGraphQLJSSchema();

/**
 * A document that asks one root field for everything down to `levels` levels. Arguments that it needs are made up by their
 * type, unless `given` says otherwise.
 */
export function documentOf(
  kind: string,
  field: GraphQLField<unknown, unknown>,
  given: (arg: GraphQLArgument) => unknown = () => undefined,
  levels = 2,
): { document: string; variables: Record<string, unknown> } {
  const variables: Record<string, unknown> = {};
  const used = field.args.filter((arg) => {
    const value = given(arg) ?? (isNonNullType(arg.type) ? madeUp(arg.type) : undefined);
    if (value !== undefined) variables[arg.name] = value;
    return value !== undefined;
  });
  const head = used.length === 0 ? '' : `(${used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})`;
  const args = used.length === 0 ? '' : `(${used.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})`;
  return { document: `${kind}${head} { ${field.name}${args} ${selectionOf(field.type, levels)} }`, variables };
}

function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) =>
      field.args.every((arg) => !isNonNullType(arg.type)) && (levels > 1 || !isObjectType(getNamedType(field.type))),
  );
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(field.type, levels - 1)}`).join(' ')} }`;
}

/** A value that the schema takes. */
export function madeUp(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [];
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, madeUp(field.type)]),
    );
  if (isEnumType(bare)) return bare.getValues()[0]?.value;
  const made: Readonly<Record<string, unknown>> = {
    ID: '01890a5d-ac96-774b-bcce-b302099a8057',
    String: 'x',
    Int: 1,
    Float: 1,
    Boolean: true,
    JSON: {},
    DateTime: '2026-11-20T00:00:00Z',
  };
  return made[String(bare)];
}
