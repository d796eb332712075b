import { formatExact } from '@bellbird/money';
import { among } from '../message-state.js';
import { receiptRank } from '../receipts/receipt-rank.js';
import type { Recipient } from '../schema.generated.js';
import { wordsOf } from './recipient-words.js';

/** A message as the lists of people read it. */
export interface RecipientRow {
  contact_id: string | null;
  name: string;
  address: string;
  state: number;
  provider_rank: number;
  error_code: number | null;
  units: number;
  price: bigint | null;
  body: string;
  provider_sid: string | null;
  sent_at: Date | null;
  receipt_at: Date | null;
}

/** When the network had it, where it has been said what became of the call: SQL over `m`. */
export const sentAt = `case when m.state in ${among('accepted', 'rejected', 'unknown', 'failedUnknown')} then m.sending_at end`;

/** SQL over `m`: what a row is made of. */
export const recipientColumns = `m.contact_id, m.name, m.address, m.state, m.provider_rank, m.error_code, m.units, m.price, m.body, m.provider_sid, ${sentAt} as sent_at, m.receipt_at`;

/** A message in the API's words. */
export function recipientOf(row: RecipientRow): Recipient {
  return {
    contactId: row.contact_id,
    name: row.name || null,
    phoneInternational: row.address,
    ...wordsOf(row.state, row.provider_rank, row.error_code),
    parts: row.units,
    cost: row.price === null ? null : formatExact(row.price),
    text: row.body,
    providerId: row.provider_sid,
    sentAt: row.sent_at,
    deliveredAt: row.provider_rank === receiptRank.delivered ? row.receipt_at : null,
  };
}
