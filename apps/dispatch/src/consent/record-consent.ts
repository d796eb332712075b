import type { Tx } from '@bellbird/database';
import { afterDecision, consentRecorded, isByThePerson, isOwnOptOut, type ConsentWord } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { lockConversationOf, showHold } from '../conversation/conversation-row.js';
import { engage, hasReadText } from '../engagement/engage.js';

/** What a decision is about: marketing and review (marketing), every text (all), or what waits for staff (hold). */
export type ConsentScope = 'marketing' | 'all' | 'hold';

/** A decision of a person about messages of one tenant; it belongs to the address and outlives the contact. */
export interface ConsentDecision {
  tenantId: string;
  /** E.164 */
  address: string;
  scope: ConsentScope;
  state: 'in' | 'out';
  decidedAt: Date;
  /** stop-word, start-word, carrier, public-page, staff, import, api … */
  source: string;
  wording: string | null;
  contactId: string | null;
}

/** 'refused': the person's own out stands, which staff cannot undo. 'known': a later decision stands, or this very one. */
export type ConsentAnswer = 'recorded' | 'known' | 'refused';

/**
 * Writes a decision at the door: every licence that begins after the commit heeds it. What holds is `afterDecision`,
 * the book's rule too: the person's own out before anything of staff, else the later decision, a tie is out. Tells of it
 * where it changed something. `sender`: the number that a person's STOP came to.
 */
export async function recordConsent(
  tx: Tx,
  tenantNo: number,
  decision: ConsentDecision,
  sender: string | null = null,
): Promise<ConsentAnswer> {
  const { tenantId, address, scope, state, decidedAt, source, wording, contactId } = decision;
  if (scope === 'hold') await lockConversationOf(tx, tenantId, address);
  const row = [tenantNo, address, scope, state, decidedAt.toISOString(), source, wording, contactId];
  const first = await tx.execute(
    'insert into consent (tenant_no, address, scope, state, decided_at, source, wording, contact_id) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing',
    row,
  );
  if (first === 0) {
    const standing = await holdStanding(tx, tenantNo, decision);
    if (afterDecision<ConsentWord>(standing, decision) !== decision)
      return isOwnOptOut(standing) && !isByThePerson(source) ? 'refused' : 'known';
    await tx.execute(
      'update consent set state = $4, decided_at = $5, source = $6, wording = $7, contact_id = $8 where tenant_no = $1 and address = $2 and scope = $3',
      row,
    );
  }
  if (scope === 'hold') await showHold(tx, tenantId, address, state === 'out');
  if (state === 'out' && hasReadText(source))
    await engage(tx, tenantNo, { address, kind: 'out', at: decidedAt, sender, source });
  await publish(
    tx,
    consentRecorded,
    {
      ...{ tenantId, channel: 'sms', address, scope, state, source, wording, contactId },
      decidedAt: decidedAt.toISOString(),
    },
    { aggregateVersion: BigInt(decidedAt.getTime()) },
  );
  return 'recorded';
}

/** What stands for the address, held until the transaction ends. */
async function holdStanding(
  tx: Tx,
  tenantNo: number,
  { address, scope }: ConsentDecision,
): Promise<ConsentWord | undefined> {
  const [standing] = await tx.query<{ state: 'in' | 'out'; decidedAt: Date; source: string }>(
    'select state, decided_at as "decidedAt", source from consent where tenant_no = $1 and address = $2 and scope = $3 for update',
    [tenantNo, address, scope],
  );
  return standing;
}
