import { randomBytes } from 'node:crypto';
import { errorAnswer, isProductError, ProductError } from '@bellbird/errors';
import { json, type Reply } from './call.js';
import { MethodNotAllowed } from './router.js';

/** Hears of what went wrong on our side; never of what a caller did wrong. */
export type FaultLog = (message: string, error: unknown) => void;

/** The error answer of the REST contract. A fault shows its trace id and no more. */
export function productFailure(error: unknown, log: FaultLog): Reply {
  const known = isProductError(error) ? error : new ProductError('internal');
  const traceId = randomBytes(16).toString('hex');
  if (known !== error) log(`trace ${traceId}`, error);
  return json(known.statusCode, errorAnswer(known, traceId), failureHeaders(error));
}

/** A definite answer of a provider: its own code and a sentence, as providers give them. */
export class ProviderRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number | string,
    message: string,
    /** More members of the answer, such as `intent`. */
    readonly more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** `{ code, message }` for the adapters. */
export function providerFailure(error: unknown, log: FaultLog): Reply {
  if (error instanceof ProviderRefusal)
    return json(error.status, { code: error.code, message: error.message, ...error.more });
  if (isProductError(error)) {
    const more = error.fields.length > 0 ? { fields: error.fields } : {};
    return json(error.statusCode, { code: error.code, message: error.message, ...more }, failureHeaders(error));
  }
  log('provider call', error);
  return json(500, { code: 'internal', message: 'The provider has a fault.' });
}

export function failureHeaders(error: unknown): Record<string, string> {
  return error instanceof MethodNotAllowed ? { allow: error.allowed.join(', ') } : {};
}
