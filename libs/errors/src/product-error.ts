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
  readonly fields: readonly FieldError[];

  constructor(
    readonly code: ErrorCode,
    message?: string,
    fields: readonly FieldError[] = [],
    /** More members of the answer, such as `existingId`, `required`, `nextAllowedAt`. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** `cause` is what made it so: it is logged where the answer is made, and never shown. */
    options?: ErrorOptions,
  ) {
    super(shortened(message ?? errorKinds[code].message), options);
    this.fields = fields.map(({ field, message: why, ...more }) => ({
      ...more,
      field: cut(field, longestWord),
      message: shortened(why),
    }));
    this.statusCode = errorKinds[code].statusCode;
    this.title = errorKinds[code].title;
  }
}

/** Readers cut names at 100 characters; this leaves room for the quotation marks and brackets round one. */
const longestWord = 120;
const longestMessage = 1_000;

/** An error must not be as long as the input that it repeats: a word is cut at 120 characters, the message at 1,000. */
const shortened = (message: string): string =>
  cut(message, longestMessage).replace(/\S{121,}/g, (word) => cut(word, longestWord));
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).toWellFormed()}…`;

export function isProductError(error: unknown): error is ProductError {
  return error instanceof Error && error.name === 'ProductError';
}
