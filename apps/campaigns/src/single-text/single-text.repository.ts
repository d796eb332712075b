import { sql, Table, type Tx } from '@bellbird/database';
import { textEnded } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { SingleText } from './single-text.js';

export const singleTexts = new Table<SingleText>('single_text', {
  tenantId: 'tenant_id',
  id: 'id',
  requestId: 'request_id',
  ordinal: 'ordinal',
  purpose: 'purpose',
  messageType: 'message_type',
  channel: 'channel',
  phone: 'phone',
  country: 'country',
  contactId: 'contact_id',
  callerId: 'caller_id',
  text: 'text',
  parts: 'parts',
  price: 'price',
  cost: 'cost',
  state: 'state',
  reason: 'reason',
  notBefore: 'not_before',
  notAfter: 'not_after',
  tries: 'tries',
  nextTryAt: 'next_try_at',
  askedBy: 'asked_by',
  requestKey: 'request_key',
  createdAt: 'created_at',
  version: 'version',
});

/** The states that who asked is told of. */
type Ended = Parameters<typeof publish<typeof textEnded>>[2]['state'];

/**
 * A step of a text, where it is still in the state that is known. Who asked by an event is told of it; a person who
 * waits has the answer already. Answers false where another was faster.
 */
export async function stepTo(
  tx: Tx,
  known: SingleText,
  step: { state: Ended; reason: string | null; parts: number; cost: bigint; at: Date },
): Promise<boolean> {
  const { state, reason, parts, cost, at } = step;
  const changed = await singleTexts.updated(
    tx,
    { tenantId: known.tenantId, id: known.id, state: known.state },
    { state, reason, cost, text: '', nextTryAt: null, version: sql`version + 1` },
  );
  if (changed === null) return false;
  if (known.askedBy === null)
    await publish(
      tx,
      textEnded,
      {
        textId: known.id,
        tenantId: known.tenantId,
        purpose: known.purpose,
        state,
        reason,
        parts,
        cost: cost.toString(),
        at: at.toISOString(),
      },
      { aggregateVersion: changed.version },
    );
  return true;
}
