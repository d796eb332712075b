import type { Tx } from '@bellbird/database';
import { consentRecorded } from '@bellbird/events';
import { publish } from '@bellbird/outbox';

/** A decision of a person about texts of one tenant; it belongs to the phone and outlives the contact. */
export interface ConsentDecision {
  tenantId: string;
  /** E.164 */
  phone: string;
  scope: 'marketing' | 'all';
  state: 'in' | 'out';
  decidedAt: Date;
  /** stop-word, start-word, carrier, public-page, staff, import, api … */
  source: string;
  wording: string | null;
  contactId: string | null;
}

/**
 * Writes a decision at the door: every licence that begins after the commit heeds it. The later decision wins, a tie is
 * out. Tells of it where it changed something; answers whether it did.
 */
export async function recordConsent(tx: Tx, tenantNo: number, decision: ConsentDecision): Promise<boolean> {
  const { tenantId, phone, scope, state, decidedAt, source, wording, contactId } = decision;
  const changed = await tx.execute(
    `insert into consent (tenant_no, phone, scope, state, decided_at, source, wording, contact_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant_no, phone, scope) do update set state = excluded.state, decided_at = excluded.decided_at, source = excluded.source, wording = excluded.wording, contact_id = excluded.contact_id
      where excluded.decided_at > consent.decided_at or (excluded.decided_at = consent.decided_at and excluded.state = 'out' and consent.state = 'in')`,
    [tenantNo, phone, scope, state, decidedAt.toISOString(), source, wording, contactId],
  );
  if (changed === 0) return false;
  await publish(tx, consentRecorded, { tenantId, phone, scope, state, decidedAt: decidedAt.toISOString(), source, wording, contactId }, { aggregateVersion: BigInt(decidedAt.getTime()) });
  return true;
}
