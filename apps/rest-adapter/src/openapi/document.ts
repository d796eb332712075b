import { tagDescriptions } from '../routes/tags.js';
import type { GraphQLSchema } from 'graphql';
import type { Compiled } from '../table/compile.js';
import type { JsonSchema } from '../table/route.js';
import { errorResponses, errorSchema } from './error-responses.js';
import { Schemas } from './json-schema.js';
import { operationObject } from './operation-object.js';
import { namedTypes } from './refs.js';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: JsonSchema;
  servers: readonly JsonSchema[];
  security: readonly JsonSchema[];
  tags: readonly { name: string; description?: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  components: { schemas: Readonly<Record<string, JsonSchema>> } & JsonSchema;
}

/** The OpenAPI 3.1 document of a table: the same rows that serve the calls. `publicUrl`: where its people are reached. */
export function openApiDocument(table: readonly Compiled[], schema: GraphQLSchema, base: string, publicUrl = 'http://localhost:3000'): OpenApiDocument {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of table) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationObject(route, schema);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bellbird', version: '1.0.0',
      description: 'Text your customers. Ids are UUIDs, instants ISO 8601 with their zone, money decimal text in AUD. x-permission says who may call an operation: owners and administrators always may. x-refusals are the rules of the business by which a call may be refused though it fits its schemas: by code, and by which fields the answer names (a pattern over their whole names).',
      contact: { name: 'Bellbird', url: publicUrl },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: base }],
    security: [{ accessToken: [] }],
    tags: [...new Set(table.map((route) => route.row.tag))].map((name) => ({ name, ...(tagDescriptions[name] !== undefined && { description: tagDescriptions[name] }) })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...componentsOf(paths, schema) },
      responses: errorResponses,
      parameters: {
        IdempotencyKey: { name: 'Idempotency-Key', in: 'header', required: false, description: 'The same key and body give the same answer for 24 hours', schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' } },
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshToken: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic', description: 'E-mail and password' },
      },
    },
  };
}

/** Every type that the paths name, and those that these name in turn. */
function componentsOf(paths: unknown, schema: GraphQLSchema): Record<string, JsonSchema> {
  const schemas = new Schemas(schema);
  const components: Record<string, JsonSchema> = {};
  const waiting = [...namedTypes(paths)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === 'Error' || components[name] !== undefined) continue;
    const component = schemas.component(name);
    components[name] = component;
    waiting.push(...namedTypes(component));
  }
  return Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
}
