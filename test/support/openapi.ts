/** A piece of JSON Schema as the product's document has it. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  schema: Schema;
}

/** A REST call as `/api/openapi.json` describes it. */
export interface Operation {
  /** 'GET /contacts/{id}' */
  name: string;
  method: string;
  path: string;
  /** public, user, member, admin, or permissions separated by commas. */
  access: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema; example: unknown } | null;
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        'x-permission'?: string;
        parameters?: (Parameter & {
          required?: boolean;
          $ref?: string;
          content?: Record<string, { schema: Schema }>;
        })[];
        requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
      }
    >
  >;
  components: Record<string, Record<string, unknown>>;
}

/** Every operation that the running product serves. */
export async function operationsOf(url: string): Promise<Operation[]> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const resolved = <T>(value: T): T => {
    const ref = (value as { $ref?: string } | undefined)?.$ref;
    if (ref === undefined) return value;
    const [, , kind = '', name = ''] = ref.split('/');
    return document.components[kind]?.[name] as T;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        access: operation['x-permission'] ?? 'public',
        parameters: (operation.parameters ?? []).map(resolved).map((each) => ({
          name: each.name,
          in: each.in,
          isRequired: each.required === true,
          schema: resolved(each.schema ?? Object.values(each.content ?? {})[0]?.schema ?? {}),
        })),
        body:
          type === undefined || content === undefined
            ? null
            : { type, schema: flat(content.schema, resolved), example: content.example },
      };
    }),
  );
}

/** The last of several schemas says most: a free object stands before the one that is checked. Beside members, several only say which must be there. */
function flat(schema: Schema, resolved: <T>(value: T) => T): Schema {
  const whole = resolved(schema);
  return whole.anyOf === undefined || whole.properties !== undefined ? whole : resolved(whole.anyOf.at(-1) as Schema);
}

/** What a call must be given in its query string, by the examples of the document; but for what is given otherwise. */
export const neededSearch = ({ parameters }: Operation, but?: string): string[] =>
  parameters
    .filter(({ name, in: where, isRequired }) => where === 'query' && isRequired && name !== but)
    .map(({ name, schema }) => `${name}=${String(schema.example ?? schema.enum?.[0])}`);

/** The path with its names replaced. */
export function filled(path: string, values: Readonly<Record<string, string>> | ((name: string) => string)): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(typeof values === 'function' ? values(name) : (values[name] ?? '')),
  );
}

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
  body: {
    statusCode?: number;
    code?: string;
    error?: string;
    message?: string;
    fields?: { field: string; message: string }[];
    traceId?: string;
    [more: string]: unknown;
  };
}

/** A request exactly as it is given: the body is text, the path is encoded already. */
export async function rawCall(
  url: string,
  method: string,
  path: string,
  { token = null, body, headers = {} }: { token?: string | null; body?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const response = await fetch(`${url}${path === '/graphql' ? '' : '/api'}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  let parsed: unknown = {};
  try {
    parsed = JSON.parse(text === '' ? '{}' : text);
  } catch {
    // What is no JSON shows itself in `type` and `text`.
  }
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text,
    body: parsed as RawAnswer['body'],
  };
}

/** The answer without what differs between two equal ones. */
export const withoutTrace = (text: string): string => text.replace(/"traceId":"[0-9a-f]+"/, '"traceId":"…"');

/** Runs `work` over all of `items`, `width` at a time. */
export async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>, width = 8): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}
