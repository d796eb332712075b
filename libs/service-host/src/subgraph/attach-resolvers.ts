import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';

/**
 * Puts a map of resolvers onto a schema, field by field, in place. Where a feature's own resolver serves a field already,
 * that one stays. @throws where the schema lacks what the map names.
 */
export function attachResolvers(schema: GraphQLSchema, map: Readonly<Record<string, unknown>>): GraphQLSchema {
  for (const [typeName, fields] of Object.entries(map)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`There are resolvers for ${typeName}, which the SDL lacks.`);
    for (const [name, resolve] of Object.entries(fields as Record<string, GraphQLFieldResolver<unknown, unknown>>)) {
      if (name === '__resolveReference') {
        const apollo = type.extensions['apollo'] as { subgraph?: object } | undefined;
        type.extensions = {
          ...type.extensions,
          apollo: { ...apollo, subgraph: { ...apollo?.subgraph, resolveReference: resolve as never } },
        };
        continue;
      }
      const field = type.getFields()[name];
      if (field === undefined) throw new Error(`There is a resolver for ${typeName}.${name}, which the SDL lacks.`);
      field.resolve ??= resolve;
    }
  }
  return schema;
}
