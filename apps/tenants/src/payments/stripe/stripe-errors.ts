import type { Stripe } from 'stripe';
import type { CallError, CallOutcome } from '@bellbird/service-host';
import { CardDeclined, PaymentsUnavailable, UnknownPaymentMethod } from '../provider/payments-provider.js';

/** Stripe refuses what we ask for, and would again: a wrong key, a wrong parameter. A fault of ours. */
export class StripeRefused extends Error implements CallError {
  override readonly name = 'StripeRefused';

  constructor(
    message: string,
    readonly callOutcome: 'refused' | 'unauthorised',
  ) {
    super(message);
  }
}

/** What is read of an error of the client library; the rest of it holds names, addresses and client secrets. */
type Told = Partial<
  Pick<Stripe.errors.StripeError, 'type' | 'statusCode' | 'code' | 'decline_code' | 'param' | 'requestId' | 'detail'>
>;

/**
 * An error of Stripe's client library as the port's. Nothing of the library's own error is passed on: it would be
 * logged, and carries billing details.
 */
export function fromStripeError(error: unknown): Error {
  if (!isStripeError(error)) return error instanceof Error ? error : new Error(String(error));
  const { type, statusCode = 0, code, decline_code: declineCode, param, requestId } = error;
  if (type === 'StripeCardError') return new CardDeclined(declineCode ?? code ?? null);
  const said = [type, statusCode || 'no answer', code, param && `at ${param}`, requestId].filter(Boolean).join(', ');
  if (
    type === 'StripeConnectionError' ||
    statusCode === 0 ||
    statusCode >= 500 ||
    statusCode === 429 ||
    statusCode === 409
  )
    return new PaymentsUnavailable(`Stripe cannot be asked now (${said}).`, whyUnavailable(error));
  // Named in the path: 404. Named in the body, or another customer's: 400 at the parameter.
  const isUnknown =
    type === 'StripeInvalidRequestError' && (statusCode === 404 ? param !== 'customer' : param === 'payment_method');
  return isUnknown
    ? new UnknownPaymentMethod(`Stripe knows no such thing (${said}).`)
    : new StripeRefused(
        `Stripe refused a call (${said}).`,
        statusCode === 401 || statusCode === 403 ? 'unauthorised' : 'refused',
      );
}

function whyUnavailable({ statusCode = 0, detail }: Told): CallOutcome {
  if (statusCode === 429) return 'rate-limited';
  if (statusCode !== 0) return 'failed';
  const code = detail instanceof Error && 'code' in detail ? detail.code : undefined;
  return code === 'ETIMEDOUT'
    ? 'timeout'
    : code === 'ECONNREFUSED' || code === 'ENOTFOUND'
      ? 'no-connection'
      : 'no-answer';
}

/** By its name: the class itself is loaded only where Stripe is in use. */
const isStripeError = (error: unknown): error is Told =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');
