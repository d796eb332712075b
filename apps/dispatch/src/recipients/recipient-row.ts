import { formatExact } from '@bellbird/money';
import { among, ordinalOf } from '../message-state.js';
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
  zone: string | null;
  ordinal: number;
  variant: number | null;
  clicked_at: Date | null;
  replied_at: Date | null;
}

/** When the network had it, where it has been said what became of the call: SQL over `m`. */
export const sentAt = `case when m.state in ${among('accepted', 'rejected', 'unknown', 'failedUnknown')} then m.sending_at end`;

/** Whose clock it went by: SQL over `m`. */
const zoneOf = `(select z.zone from chunk ch join campaign_zone z using (tenant_no, campaign_no, zone_no) where ch.tenant_no = m.tenant_no and ch.id = m.chunk_id) as zone`;

const engagedJoin = (name: string, kind: 'reply' | 'click'): string =>
  `left join engaged ${name} on ${name}.campaign_no = m.campaign_no and ${name}.ordinal = ${ordinalOf('m.id')} and ${name}.kind = '${kind}' and ${name}.tenant_no = m.tenant_no`;

/** SQL over `m` and what `recipientJoins` join to it: what a row is made of. */
export const recipientColumns = `m.contact_id, m.name, m.address, m.state, m.provider_rank, m.error_code, m.units, m.price, m.body, m.provider_sid, ${sentAt} as sent_at, m.receipt_at,
  ${ordinalOf('m.id')} as ordinal, m.variant, k.at as clicked_at, r.at as replied_at, ${zoneOf}`;
/** To be joined to the rows of a page alone, once they are chosen. */
export const recipientJoins = `${engagedJoin('r', 'reply')} ${engagedJoin('k', 'click')}`;

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
    zone: row.zone,
    ordinal: row.ordinal,
    variant: row.variant,
    clickedAt: row.clicked_at,
    repliedAt: row.replied_at,
  };
}
