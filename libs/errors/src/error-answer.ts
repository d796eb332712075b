import type { FieldError, ProductError } from './product-error.js';

/** The one shape of errors to the outside: the body of every error answer, and the extensions of an error of the graph. */
export interface ErrorAnswer {
  statusCode: number;
  code: string;
  /** The title of the status: "Bad request", "Not found" … */
  error: string;
  message: string;
  fields?: readonly FieldError[];
  traceId: string;
  [more: string]: unknown;
}

/** What the outside is told of an error; its `cause` stays inside. */
export function errorAnswer(error: ProductError, traceId: string): ErrorAnswer {
  return {
    statusCode: error.statusCode,
    code: error.code,
    error: error.title,
    message: error.message,
    ...(error.fields.length > 0 || error.code === 'invalid-input' ? { fields: error.fields } : {}),
    ...error.details,
    traceId,
  };
}
