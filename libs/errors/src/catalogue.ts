import { ProductError, type FieldError } from './product-error.js';

export { errorKinds, type ErrorCode } from './codes.js';

/** 400 that names each field. The message of the whole is that of the first field. */
export function invalidInput(...fields: FieldError[]): ProductError {
  return new ProductError('invalid-input', fields[0]?.message, fields);
}

/** 400 for one field. */
export function invalidField(field: string, message: string): ProductError {
  return invalidInput({ field, message });
}

/** 404; the same whether the thing never was or belongs to another tenant. */
export function notFound(): ProductError {
  return new ProductError('not-found');
}

export function forbidden(): ProductError {
  return new ProductError('forbidden');
}

export function unauthorized(message?: string): ProductError {
  return new ProductError('unauthorized', message);
}

/** 409: the thing is not in a state in which this can be done. */
export function wrongState(message?: string): ProductError {
  return new ProductError('wrong-state', message);
}

/** 429; `retryAfterSeconds` becomes the Retry-After header. */
export function tooManyRequests(retryAfterSeconds: number, message?: string): ProductError {
  return new ProductError('too-many-requests', message, [], { retryAfterSeconds });
}

/** 503; `retryAfterSeconds` becomes the Retry-After header. `cause` is logged and never shown. */
export function unavailable(retryAfterSeconds = 2, cause?: unknown): ProductError {
  return new ProductError('unavailable', undefined, [], { retryAfterSeconds }, { cause });
}
