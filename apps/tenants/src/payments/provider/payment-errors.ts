import { invalidField, ProductError, unavailable } from '@bellbird/errors';
import { CardDeclined, PaymentsUnavailable, UnknownPaymentMethod } from './payments-provider.js';

/** Injection token of the port. */
export const PAYMENTS = Symbol('payments provider');

/** What a person is told of the provider's refusals: 402 card-declined, 400 on `paymentMethod`, 503. */
export function toPaymentError(error: unknown): unknown {
  if (error instanceof CardDeclined) return new ProductError('card-declined');
  if (error instanceof UnknownPaymentMethod) return invalidField('paymentMethod', 'There is no such payment method.');
  if (error instanceof PaymentsUnavailable) return unavailable(5);
  return error;
}
