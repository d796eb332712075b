import { jsonb, Table } from '@bellbird/database';

export interface TopUpIntent {
  id: string;
  status: string;
  clientSecret: string;
}

/** What the request was answered. */
export type Answer = TopUpIntent | { declined: true };

/** One attempt to pay in. */
export interface TopUpRow {
  id: string;
  tenantId: string;
  userId: string;
  /** Null where the request named none, or its time is over. */
  requestKey: string | null;
  requestHash: Buffer;
  amount: bigint;
  currency: string;
  intentId: string | null;
  answer: Answer | null;
  creditedAt: Date | null;
  failedAt: Date | null;
}

export const topUps = new Table<TopUpRow, { createdAt: Date }>(
  'top_up',
  {
    id: 'id',
    tenantId: 'tenant_id',
    userId: 'user_id',
    requestKey: 'request_key',
    requestHash: 'request_hash',
    amount: 'amount',
    currency: 'currency',
    intentId: 'intent_id',
    answer: jsonb('answer'),
    creditedAt: 'credited_at',
    failedAt: 'failed_at',
  },
  { createdAt: 'created_at' },
);
