import { sql, type Tx } from '@bellbird/database';
import { fundsRequestCancelled, messageRequested } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { Sender } from '../caller-id/caller-ids.js';
import { holdIdOf } from '../campaign/say.js';
import type { SingleText } from './single-text.js';
import { singleTexts } from './single-text.repository.js';

interface Request {
  tenantId: string;
  requestId: string;
}

/**
 * Makes the texts of a request, whose hold is open, *sent* and asks dispatch for them, in one transaction. They are of
 * one kind: what is said of the first is so of all. `timeZone`: of the business. Answers false where none asks any more:
 * another worker was faster, or it was given up.
 */
export async function sendRequest(tx: Tx, of: Request, sender: Sender, timeZone: string): Promise<boolean> {
  const { tenantId, requestId } = of;
  const texts = await tx.query<SingleText>(
    `select ${singleTexts.columns} from single_text
      where tenant_id = $1 and request_id = $2 and state = 'asking' order by ordinal for update`,
    [tenantId, requestId],
  );
  const [first] = texts;
  if (first === undefined) return false;
  await singleTexts.update(
    tx,
    { tenantId, requestId, state: 'asking' },
    { state: 'sent', text: '', nextTryAt: null, version: sql`version + 1` },
  );
  await requestTexts(tx, texts, sender, first.messageType === 'review' ? timeZone : null);
  return true;
}

/** Asks dispatch for texts of one request, as they were read. `timeZone`: where the marketing window binds. */
export async function requestTexts(
  tx: Tx,
  texts: readonly SingleText[],
  sender: Sender,
  timeZone: string | null,
): Promise<void> {
  const { requestId, tenantId, channel, purpose, messageType, askedBy, notBefore, notAfter, version } = texts[0]!;
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
      timeZone,
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
    { aggregateVersion: version + 1n },
  );
}

/** What a request holds, or is about to, is given back. */
export async function giveBack(tx: Tx, { requestId, tenantId }: Request): Promise<void> {
  const hold = { holdId: holdIdOf(requestId), subjectId: requestId, tenantId, currency: 'AUD' };
  await publish(tx, fundsRequestCancelled, hold, { aggregateVersion: 1n });
}
