import { isUuid } from '@bellbird/database';
import { formatExact } from '@bellbird/money';
import { ordinalOf } from '../message-state.js';
import { wordsOf } from './recipient-words.js';

/** A text that the business sent, or is to send, where it stands among what a person got. */
export interface TextOutRow {
  /** Of a single text; null of a campaign's. */
  purpose: string | null;
  asked_by: string | null;
  body: string;
  state: number;
  provider_rank: number;
  error_code: number | null;
  price: bigint | null;
}

/** Texts `m` with their campaign `ca` and, of single ones, the request `r`. */
export const textsOut = `message m join campaign_control ca on ca.tenant_no = m.tenant_no and ca.campaign_no = m.campaign_no
  left join single_request r on r.tenant_no = m.tenant_no and r.campaign_no = m.campaign_no`;

/** What a `TextOutRow` is read by, over `textsOut`. */
export const textOutColumns = 'r.purpose, r.asked_by, m.body, m.state, m.provider_rank, m.error_code, m.price';

/**
 * A single text is called by its request; a campaign's by campaign and ordinal: the same at each reading, and nobody
 * else's.
 */
export const idOfText = `case when ca.prio = 0 and ${ordinalOf('m.id')} = 1 then ca.campaign_id else md5(ca.campaign_id::text || ${ordinalOf('m.id')})::uuid end`;

/** What people see of a text; a code is nobody else's to read. */
export function textOut(row: TextOutRow) {
  const { status, state, reason } = wordsOf(row.state, row.provider_rank, row.error_code);
  return {
    ...{ status, state, reason },
    text: row.purpose === 'code' ? 'Code' : row.body,
    cost: row.price === null ? null : formatExact(row.price),
    sentBy: isUuid(row.asked_by) ? row.asked_by : null,
  };
}
