import type { OpenApiDocument } from '../src/openapi/document.js';
import type { JsonSchema } from '../src/table/route.js';
import { misfits } from './json-schema-check.js';

/** What is wrong with a document by the rules of OpenAPI 3.1, its references and its examples; none where it is right. */
export function openApiProblems(document: OpenApiDocument): string[] {
  const resolve = (ref: string): JsonSchema =>
    ref
      .slice(2)
      .split('/')
      .reduce((part, key) => (part as Record<string, unknown>)[key] as JsonSchema, document as unknown as JsonSchema);
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const ref of references(document)) if (resolve(ref) === undefined) problems.push(`${ref} leads nowhere`);
  if (problems.length > 0) return problems;
  for (const [path, methods] of Object.entries(document.paths)) {
    if (!path.startsWith('/') || path.endsWith('/')) problems.push(`${path} is no path`);
    for (const [method, operation] of Object.entries(methods)) {
      const at = `${method} ${path}`;
      if (!['get', 'post', 'put', 'patch', 'delete'].includes(method)) problems.push(`${at}: no such method`);
      const id = String(operation['operationId']);
      if (!/^[a-z][A-Za-z0-9]+$/.test(id) || seen.has(id)) problems.push(`${at}: ${id} is no id of its own`);
      seen.add(id);
      problems.push(...headProblems(operation, document, at), ...parameterProblems(operation, path, resolve, at));
      problems.push(...contents(operation['requestBody'], `${at} body`, resolve));
      for (const [status, response] of Object.entries((operation['responses'] ?? {}) as Record<string, JsonSchema>)) {
        const found = typeof response['$ref'] === 'string' ? resolve(response['$ref']) : response;
        if (!/^[2-5]\d\d$/.test(status) || typeof found['description'] !== 'string')
          problems.push(`${at}: ${status} is no response`);
        if (status === '204' && 'content' in found) problems.push(`${at}: 204 has no body`);
        problems.push(...contents(found, `${at} ${status}`, resolve));
      }
      if (method === 'get' && 'requestBody' in operation) problems.push(`${at}: GET has no body`);
    }
  }
  return problems;
}

function headProblems(operation: JsonSchema, { tags, components }: OpenApiDocument, at: string): string[] {
  const schemes = Object.keys(components['securitySchemes'] as object);
  const named = ((operation['security'] ?? []) as JsonSchema[]).flatMap((each) => Object.keys(each));
  return [
    ...(typeof operation['summary'] === 'string' && operation['summary'].length > 0 ? [] : [`${at}: no summary`]),
    ...((operation['tags'] as string[]).every((tag) => tags.some(({ name }) => name === tag))
      ? []
      : [`${at}: an unknown tag`]),
    ...(named.every((name) => schemes.includes(name)) ? [] : [`${at}: an unknown security scheme`]),
    ...(operation['security'] === undefined && operation['x-permission'] === undefined
      ? [`${at}: neither public nor with a permission`]
      : []),
    ...(Object.keys((operation['responses'] ?? {}) as object).some((status) => status.startsWith('2'))
      ? []
      : [`${at}: no success`]),
  ];
}

function parameterProblems(
  operation: JsonSchema,
  path: string,
  resolve: (ref: string) => JsonSchema,
  at: string,
): string[] {
  const parameters = ((operation['parameters'] ?? []) as JsonSchema[]).map((each) =>
    typeof each['$ref'] === 'string' ? resolve(each['$ref']) : each,
  );
  const inPath = parameters
    .filter((each) => each['in'] === 'path')
    .map((each) => String(each['name']))
    .sort();
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((each) => each[1] ?? '').sort();
  const keys = parameters.map((each) => `${String(each['in'])} ${String(each['name'])}`);
  return [
    ...(inPath.join() === named.join() ? [] : [`${at}: its path and its parameters differ`]),
    ...(new Set(keys).size === keys.length ? [] : [`${at}: a parameter twice`]),
    ...parameters
      .filter((each) => 'schema' in each === 'content' in each)
      .map((each) => `${at}: ${String(each['name'])} has not one schema`),
    ...parameters
      .filter((each) => each['in'] === 'path' && each['required'] !== true)
      .map((each) => `${at}: ${String(each['name'])} must be required`),
  ];
}

function contents(holder: unknown, at: string, resolve: (ref: string) => JsonSchema): string[] {
  const content =
    (holder as { content?: Record<string, { schema?: JsonSchema; example?: unknown }> } | undefined)?.content ?? {};
  return Object.entries(content).flatMap(([type, { schema, example }]) => {
    if (schema === undefined) return [`${at}: ${type} has no schema`];
    if (type === 'application/json' && example === undefined) return [`${at}: no example`];
    return example === undefined ? [] : misfits(schema, example, resolve).map((problem) => `${at}: ${problem}`);
  });
}

function references(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(references);
  if (part === null || typeof part !== 'object') return [];
  const { $ref } = part as { $ref?: unknown };
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(part).flatMap(references)];
}
