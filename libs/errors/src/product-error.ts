import { errorKinds, type ErrorCode } from './codes.js';

/** One thing that is wrong with the input: `field` is a dotted path (`attributes.suburb`), `message` is for people. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * An error that Bellbird means to show. Everything else that is thrown is a fault: it is logged with its trace id and
 * shown as `internal`, without its text. Codes and words: spec point 8 and the REST contract.
 */
export class ProductError extends Error {
  override readonly name = 'ProductError';
  readonly statusCode: number;
  /** The title of spec point 8: "Bad request", "Not found" … */
  readonly title: string;

  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly fields: readonly FieldError[] = [],
    /** More members of the answer, such as `existingId`, `required`, `nextAllowedAt`. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message ?? errorKinds[code].message);
    this.statusCode = errorKinds[code].statusCode;
    this.title = errorKinds[code].title;
  }
}

export function isProductError(error: unknown): error is ProductError {
  return error instanceof Error && error.name === 'ProductError';
}
