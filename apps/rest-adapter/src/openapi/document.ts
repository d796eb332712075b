import type { GraphQLSchema } from 'graphql';
import { declaredHeadings } from '../routes/declared-resources.js';
import { tagDescriptions } from '../routes/tags.js';
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

/** What holds for all calls, for whoever writes a client from the document alone. Markdown. */
const about = `Text your customers. Ids are UUIDs, instants ISO 8601 with their zone, money decimal text in Australian dollars.

- **Signing in:** \`POST /auth/sign-in\` gives an access token, which the other calls take as a bearer, and a refresh token for the next one.
- **Permissions:** \`x-permission\` says who may make a call: \`user\` is whoever is signed in, \`member\` whoever belongs to a business,
  any other word a permission of that name, one of them where several are named. Owners and administrators of a business always may;
  where it is \`owner\` alone, owners do.
- **Lists:** \`filters\` in an address are JSON, percent-encoded; a query that is too long for an address goes into the body of \`POST …/query\`.
  Days ago, days ahead and anniversaries count from today in the zone of the business, each time they are asked, in a segment too.
  \`GET …/values?field=\` says what stands in a field, and in how many rows.
  The \`Link\` header leads to the next page; without it there is none.
- **Long work:** 202 answers a job, and the \`Location\` header says where to look how far it is.
- **Once only:** a call that carries an \`Idempotency-Key\` may be sent again: it answers what it answered first, and does nothing twice.
- **Errors:** all look like \`Error\`. Programs read \`code\`, people \`message\`; \`fields\` names what is wrong with the input; support asks for \`traceId\`.
  After 429 and 503 wait for as many seconds as \`Retry-After\` says. \`x-refusals\` are the rules of the business by which a call may be refused though
  it fits its schemas: by code, and by which fields the answer names (a pattern over their whole names).`;

/** The OpenAPI 3.1 document of a table: the same rows that serve the calls. `publicUrl`: where its people are reached. */
export function openApiDocument(
  table: readonly Compiled[],
  schema: GraphQLSchema,
  base: string,
  publicUrl = 'http://localhost:3000',
): OpenApiDocument {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of table) (paths[route.path] ??= {})[route.method.toLowerCase()] = operationObject(route, schema);
  const descriptions = { ...tagDescriptions, ...declaredHeadings(schema) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bellbird',
      version: '1.0.0',
      description: about,
      contact: { name: 'Bellbird', url: publicUrl },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: base }],
    security: [{ accessToken: [] }],
    tags: [...new Set(table.map((route) => route.row.tag))].map((name) => ({
      name,
      ...(descriptions[name] !== undefined && { description: descriptions[name] }),
    })),
    paths,
    components: {
      schemas: { Error: errorSchema, ...componentsOf(paths, schema) },
      responses: errorResponses,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same key and body give the same answer for 24 hours',
          schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
        },
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
