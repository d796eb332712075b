import type { Tx } from '@bellbird/database';
import { fundsRequestCancelled, messageRequested } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { Sender } from '../caller-id/caller-ids.js';
import { holdIdOf } from '../campaign/say.js';
import type { SingleText } from './single-text.js';

/**
 * Asks dispatch for all texts of one request, whose hold is open, in the transaction that makes them *sent*. They are of
 * one kind: what is said of the first is so of all. `timeZone`: of the business.
 */
export async function requestTexts(
  tx: Tx,
  texts: readonly [SingleText, ...SingleText[]],
  sender: Sender,
  timeZone: string,
): Promise<void> {
  const [{ requestId, tenantId, channel, purpose, messageType, askedBy, notBefore, notAfter, version }] = texts;
  await publish(
    tx,
    messageRequested,
    {
      requestId,
      tenantId,
      holdId: holdIdOf(requestId),
      channel,
      purpose,
      content: null,
      askedBy,
      timeZone: messageType === 'review' ? timeZone : null,
      notBefore: notBefore?.toISOString() ?? null,
      notLaterThan: notAfter.toISOString(),
      messageType,
      sender: { callerId: sender.id, address: sender.phoneInternational },
      people: texts.map(({ contactId, phone, country, text, parts, price }) => ({
        contactId,
        address: phone,
        country,
        text,
        units: parts,
        price: (price ?? 0n).toString(),
      })),
    },
    { aggregateVersion: version },
  );
}

/** What a request holds, or is about to, is given back. */
export async function giveBack(
  tx: Tx,
  { requestId, tenantId }: { requestId: string; tenantId: string },
): Promise<void> {
  const hold = { holdId: holdIdOf(requestId), subjectId: requestId, tenantId, currency: 'AUD' };
  await publish(tx, fundsRequestCancelled, hold, { aggregateVersion: 1n });
}
