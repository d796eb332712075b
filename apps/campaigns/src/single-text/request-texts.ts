import type { Tx } from '@bellbird/database';
import { fundsRequestCancelled, messageRequested } from '@bellbird/events';
import { outgoing, publishMany, type OutgoingEvent } from '@bellbird/outbox';
import type { Sender } from '../caller-id/caller-ids.js';
import { holdIdOf } from '../campaign/say.js';
import type { SingleText } from './single-text.js';
import { singleTexts } from './single-text.repository.js';

interface Request {
  tenantId: string;
  requestId: string;
}

/**
 * Makes the texts of requests, whose holds are open, *sent* and asks dispatch for them, in one transaction. All are of
 * one tenant; those of a request are of one kind: what is said of the first is so of all. `timeZone`: of the business.
 * Answers which requests went out: the others ask no more, for another worker was faster, or they were given up.
 */
export async function sendRequests(
  tx: Tx,
  tenantId: string,
  senderOf: ReadonlyMap<string, Sender>,
  timeZone: string,
): Promise<ReadonlySet<string>> {
  // Each is read again as it is once its lock is had; what is answered is how it was, for afterwards its words are gone.
  const texts = await tx.query<SingleText>(
    `with asking as materialized (
       select * from single_text
        where tenant_id = $1 and request_id = any($2::uuid[]) and state = 'asking' order by request_id, ordinal for update),
     sent as (
       update single_text t set state = 'sent', text = '', next_try_at = null, version = t.version + 1
         from asking a where t.tenant_id = a.tenant_id and t.id = a.id)
     select ${singleTexts.columns} from asking order by request_id, ordinal`,
    [tenantId, [...senderOf.keys()]],
  );
  const requests = new Map<string, SingleText[]>();
  for (const text of texts) requests.set(text.requestId, [...(requests.get(text.requestId) ?? []), text]);
  if (requests.size === 0) return new Set();
  await publishMany(
    tx,
    [...requests].map(([requestId, each]) =>
      requestOf(each, senderOf.get(requestId)!, each[0]!.messageType === 'review' ? timeZone : null),
    ),
  );
  return new Set(requests.keys());
}

/** What dispatch is asked for texts of one request, as they were read. `timeZone`: where the marketing window binds. */
export function requestOf(texts: readonly SingleText[], sender: Sender, timeZone: string | null): OutgoingEvent {
  const { requestId, tenantId, channel, purpose, messageType, askedBy, notBefore, notAfter, version } = texts[0]!;
  return outgoing(
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

/** What requests hold, or are about to, is given back. */
export async function giveBack(tx: Tx, requests: readonly Request[]): Promise<void> {
  await publishMany(
    tx,
    requests.map(({ requestId, tenantId }) =>
      outgoing(
        fundsRequestCancelled,
        { holdId: holdIdOf(requestId), subjectId: requestId, tenantId, currency: 'AUD' },
        { aggregateVersion: 1n },
      ),
    ),
  );
}
