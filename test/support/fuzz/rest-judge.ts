import { misfits } from '../../../apps/rest-adapter/test/json-schema-check.js';
import type { RawAnswer } from '../openapi.js';

type Schema = Parameters<typeof misfits>[0];
type Resolve = (ref: string) => Schema;

interface Response {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

export interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
}

/** Reads what a reference of the document leads to. */
export const resolver =
  (document: object): Resolve =>
  (ref) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as Schema;

/** What an answer has that the document does not know, or that is a fault; null where it is as documented. */
export function judge(
  document: Document,
  { method, path }: { method: string; path: string },
  answer: RawAnswer,
): string | null {
  const { status, type, text, body } = answer;
  if (status >= 500) return 'a fault';
  const resolve = resolver(document);
  const declared = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (declared === undefined) return 'an undocumented status';
  const { content } = (declared.$ref === undefined ? declared : resolve(declared.$ref)) as Response;
  if (content === undefined) return text === '' ? null : 'a body where none is documented';
  const [mediaType = ''] = type.split(';');
  const known = content[mediaType];
  if (known === undefined) return `an undocumented type ${type}`;
  const problems = mediaType === 'application/json' ? misfits(known.schema, body, resolve) : [];
  return problems.length === 0 ? null : `another shape: ${problems.slice(0, 3).join('; ')}`;
}
