import { randomBytes } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import { isTransient } from '@bellbird/database';
import {
  errorAnswer,
  errorKinds,
  isProductError,
  ProductError,
  type ErrorAnswer,
  type FieldError,
} from '@bellbird/errors';

/** The trace id of the work in hand, or a new one. */
export function traceIdNow(): string {
  return trace.getActiveSpan()?.spanContext().traceId ?? randomBytes(16).toString('hex');
}

/** What the outside may know of an error: faults show their kind and trace id, never their text. */
export function toErrorAnswer(error: unknown, traceId = traceIdNow()): ErrorAnswer {
  const known = isProductError(error)
    ? error
    : isTransient(error)
      ? new ProductError('unavailable', undefined, [], { retryAfterSeconds: 2 })
      : new ProductError('internal');
  return errorAnswer(known, traceId);
}

/** The other way: an answer that another service gave becomes an error here. */
export function fromErrorAnswer(answer: {
  code?: unknown;
  message?: unknown;
  fields?: unknown;
  [more: string]: unknown;
}): ProductError {
  const code =
    typeof answer.code === 'string' && answer.code in errorKinds
      ? (answer.code as keyof typeof errorKinds)
      : 'internal';
  const {
    code: _code,
    message,
    fields,
    statusCode: _status,
    error: _error,
    title: _title,
    traceId: _trace,
    stacktrace: _stack,
    serviceName: _service,
    ...details
  } = answer;
  return new ProductError(
    code,
    typeof message === 'string' ? message : undefined,
    Array.isArray(fields) ? (fields as FieldError[]) : [],
    details,
  );
}
