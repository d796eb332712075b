/* eslint-disable bellbird/no-number-money -- the provider's wire form: whole cents, as JSON has them */
import { randomBytes } from 'node:crypto';
import { shapes } from './stripe-shapes.js';

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  client_secret: string;
  created: number;
  currency: string;
  customer: string | null;
  last_payment_error: Record<string, unknown> | null;
  latest_charge: string | null;
  metadata: Record<string, string>;
  next_action: Record<string, unknown> | null;
  payment_method: string | null;
  status: string;
  cancellation_reason: string | null;
}

export interface FakeMethod {
  id: string;
  object: 'payment_method';
  created: number;
  customer: string | null;
  type: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface FakeSetup {
  id: string;
  object: 'setup_intent';
  client_secret: string;
  created: number;
  customer: string | null;
  payment_method: string | null;
  status: string;
}

export interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  created: number;
  currency: string;
  payment_intent: string;
  status: string;
}

export interface FakeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: { id: string; amount: number; created: number; currency: string }[];
  created: number;
  currency: string;
  payment_intent: string;
  status: string;
}

export interface FakeEvent {
  id: string;
  object: 'event';
  created: number;
  type: string;
  data: { object: unknown };
}

const prefixes = {
  customer: 'cus',
  payment_intent: 'pi',
  payment_method: 'pm',
  setup_intent: 'seti',
  event: 'evt',
  refund: 're',
  dispute: 'dp',
  balance_transaction: 'txn',
};

/** A new object on the pattern of Stripe's own example of it. */
export function newObject<T>(kind: keyof typeof prefixes, changes: Record<string, unknown>): T {
  const id = `${prefixes[kind]}_${randomBytes(12).toString('hex')}`;
  const secret = kind.endsWith('_intent') ? { client_secret: `${id}_secret_${randomBytes(8).toString('hex')}` } : {};
  return {
    ...structuredClone(shapes.objects[kind]),
    id,
    created: Math.floor(Date.now() / 1_000),
    ...secret,
    ...changes,
  } as T;
}
