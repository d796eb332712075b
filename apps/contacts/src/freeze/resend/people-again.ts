import type { Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import type { LeaveOutReason } from '@bellbird/events';
import type { DispatchPeer } from '../../peers/dispatch.peer.js';
import { leftOutBehind } from '../left-out/left-out-pages.js';
import { leftOut, type ResendCursor, type ResendOf } from './resend-cursor.js';

/** Somebody who did not get a campaign. */
export interface PersonAgain {
  contactId: string | null;
  /** The number then; a contact's may be another by now. */
  phone: string;
  /** Their number stood in the campaign a second time: whoever has it is decided on there. */
  wasDuplicate: boolean;
  /** The cursor behind them. */
  after: ResendCursor;
}

/** Short transactions of one business; what is asked of others stands between them. */
export type Reader = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const atOnce = 1_000;

/** The next people of a resend, at most a thousand; nobody where all were met. */
export async function peopleAgain(
  read: Reader,
  dispatch: DispatchPeer,
  tenantId: string,
  { campaignId, statuses }: ResendOf,
  cursor: ResendCursor,
): Promise<PersonAgain[]> {
  const { seen } = cursor;
  const hadText = statuses.filter((status) => status === 'bounced' || status === 'canceled');
  if (cursor.from === 'messages' && hadText.length > 0) {
    const people = await dispatch.undelivered(tenantId, { campaignId, statuses: hadText, after: cursor.ordinal });
    if (people.length > 0)
      return people.map(({ ordinal, contactId, phone }, at) => ({
        ...{ contactId: contactId ?? null, phone, wasDuplicate: false },
        after: { from: 'messages', ordinal, seen: seen + at + 1 },
      }));
  }
  if (!statuses.includes(leftOut)) return [];
  const place = cursor.from === 'messages' ? null : { contactId: null, ...cursor };
  const rows = await read((tx) => leftOutBehind<Row>(tx, [tenantId, campaignId], 'phone, reason', place, atOnce));
  return rows.map(({ contactId, typed, phone, reason }, at) => ({
    ...{ contactId, phone: phone ?? '', wasDuplicate: reason === 'duplicatePhone' },
    after:
      contactId === null
        ? { from: 'numbers', typed, seen: seen + at + 1 }
        : { from: 'contacts', contactId, typed, seen: seen + at + 1 },
  }));
}

interface Row {
  phone: string | null;
  reason: LeaveOutReason;
}

/** A neighbour cannot be asked now: the same is tried again later. */
export function unlessAway(error: unknown): undefined {
  if (!isProductError(error) || error.code !== 'unavailable') throw error;
}
