import type { JsonSchema } from '../table/route.js';

/** The call as a line for the shell. */
export function curlOf(method: string, path: string, operation: JsonSchema, origin: string): string {
  const [first] = (operation['security'] ?? []) as JsonSchema[];
  const signed =
    operation['x-permission'] !== undefined
      ? ['-H "Authorization: Bearer $TOKEN"']
      : first === undefined
        ? []
        : 'basic' in first
          ? ["-u 'owner@example.com:Bellbird1!'"]
          : ['-H "Authorization: Bearer $REFRESH_TOKEN"'];
  const content =
    (operation['requestBody'] as { content?: Record<string, { example?: unknown }> } | undefined)?.content ?? {};
  const json = content['application/json'];
  const body =
    json !== undefined
      ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(json.example ?? {}).replaceAll("'", "'\\''")}'`]
      : content['multipart/form-data'] !== undefined
        ? ["-F 'file=@contacts.csv'", `-F 'options={"onExisting":"update"}'`]
        : [];
  const verb = method === 'get' ? [] : [`-X ${method.toUpperCase()}`];
  return ['curl', ...verb, `'${origin}/api${path}'`, ...signed, ...body]
    .join(' \\\n  ')
    .replace('curl \\\n  ', 'curl ');
}
