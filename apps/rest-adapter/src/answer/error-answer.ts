import {
  errorAnswer,
  errorKinds,
  isProductError,
  ProductError,
  type ErrorAnswer,
  type ErrorCode,
  type FieldError,
} from '@bellbird/errors';
import { toErrorAnswer, traceIdNow } from '@bellbird/service-host';
import type { GraphError } from '../gateway-client.js';

/** Members that servers of GraphQL add for themselves; none of them is for the outside. */
const inner = new Set([
  'code',
  'statusCode',
  'title',
  'error',
  'message',
  'fields',
  'traceId',
  'http',
  'stacktrace',
  'exception',
  'serviceName',
  'classification',
  'service',
]);

/** An error of the graph in the one shape that errors have outside. Of a fault nothing but its kind is shown. */
export function fromGraphError({ message, extensions = {} }: GraphError): ErrorAnswer {
  const traceId = typeof extensions['traceId'] === 'string' ? extensions['traceId'] : traceIdNow();
  const given = extensions['code'];
  const code: ErrorCode =
    typeof given === 'string' && Object.hasOwn(errorKinds, given) ? (given as ErrorCode) : 'internal';
  const details = Object.fromEntries(Object.entries(extensions).filter(([name]) => !inner.has(name)));
  if (errorKinds[code].statusCode >= 500)
    return errorAnswer(new ProductError(code, undefined, [], retryOnly(details)), traceId);
  const fields = Array.isArray(extensions['fields']) ? (extensions['fields'] as FieldError[]) : [];
  return errorAnswer(new ProductError(code, message, fields, details), traceId);
}

const retryOnly = ({ retryAfterSeconds }: Record<string, unknown>): Record<string, unknown> =>
  retryAfterSeconds === undefined ? {} : { retryAfterSeconds };

/** An error that was thrown here, in the same shape. */
export function fromThrown(error: unknown): ErrorAnswer {
  const answer = toErrorAnswer(error);
  return isProductError(error) ? answer : { ...answer, message: errorKinds[answer.code as ErrorCode].message };
}

/** The headers of an error, and its body without what they say. */
export function splitError(answer: ErrorAnswer): { headers: Record<string, string>; body: Record<string, unknown> } {
  const { retryAfterSeconds, ...body } = answer;
  const headers: Record<string, string> = {};
  if (answer.statusCode === 429 || answer.statusCode === 503)
    headers['retry-after'] = String(Math.max(1, Math.ceil(Number(retryAfterSeconds ?? 2)) || 2));
  if (answer.statusCode === 401) headers['www-authenticate'] = 'Bearer realm="bellbird"';
  return { headers, body };
}
