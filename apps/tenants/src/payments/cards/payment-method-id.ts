import { invalidField } from '@bellbird/errors';

/** A payment method's id as providers write them; what cannot be one is not sent to them. */
export const isPaymentMethodId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z0-9_]{1,128}$/.test(id);

/** @throws 400 on `paymentMethod`. */
export function readPaymentMethod(id: unknown): string {
  if (!isPaymentMethodId(id)) throw invalidField('paymentMethod', 'There is no such payment method.');
  return id;
}
