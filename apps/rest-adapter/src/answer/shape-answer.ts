import { notFound, type ErrorAnswer } from '@bellbird/errors';
import type { GraphAnswer } from '../gateway-client.js';
import type { CompiledOperation, CompiledRoute } from '../table/compile.js';
import type { Answer, Asked, Found } from '../table/route.js';
import { fromGraphError } from './error-answer.js';

export type Shaped =
  | { ok: true; answer: Required<Pick<Answer, 'status'>> & Answer; nextCursor: string | null }
  | { ok: false; error: ErrorAnswer };

/**
 * From the gateway's answer to REST's: the operation's one root field, or what the row makes of several. A root field
 * that is null because of an error answers that error; parts that are missing deeper down are null in a 200.
 */
export function shapeAnswer(
  route: CompiledRoute,
  operation: CompiledOperation,
  asked: Asked,
  { data, errors = [] }: GraphAnswer,
): Shaped {
  const aliases = Object.keys(operation.trims);
  const failed = aliases.find((alias) => data?.[alias] == null);
  const cause = failed === undefined ? undefined : (errors.find((error) => error.path?.[0] === failed) ?? errors[0]);
  if (cause !== undefined) return { ok: false, error: fromGraphError(cause) };
  const found: Found = data ?? {};
  const { answer: shape, status = 200 } = route.row;
  const [first = ''] = aliases;
  // A thing that is not there, and nobody says why.
  if (failed !== undefined && shape === undefined && status !== 204) throw notFound();
  const nextCursor = cursorOf(found[first]);
  for (const alias of aliases) operation.trims[alias]?.(found[alias]);
  const answer = shape === undefined ? { body: found[first] } : shape(found, asked);
  return { ok: true, answer: { status, ...answer }, nextCursor };
}

function cursorOf(value: unknown): string | null {
  const cursor = (value as { nextCursor?: unknown } | null)?.nextCursor;
  return typeof cursor === 'string' ? cursor : null;
}
