import type { Tx } from '@bellbird/database';
import { consentRecorded, isByThePerson, staffSources } from '@bellbird/events';
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

/** 'refused': the person's own out stands, which staff cannot undo. 'known': a later decision stands, or this very one. */
export type ConsentAnswer = 'recorded' | 'known' | 'refused';

/**
 * Writes a decision at the door: every licence that begins after the commit heeds it. The later decision wins, a tie is
 * out; staff never write over what the person decided to be out, whatever the contact book had heard of it when they
 * decided. Tells of it where it changed something.
 */
export async function recordConsent(tx: Tx, tenantNo: number, decision: ConsentDecision): Promise<ConsentAnswer> {
  const { tenantId, phone, scope, state, decidedAt, source, wording, contactId } = decision;
  const changed = await tx.execute(
    `insert into consent (tenant_no, phone, scope, state, decided_at, source, wording, contact_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant_no, phone, scope) do update set state = excluded.state, decided_at = excluded.decided_at, source = excluded.source, wording = excluded.wording, contact_id = excluded.contact_id
      where (excluded.decided_at > consent.decided_at or (excluded.decided_at = consent.decided_at and excluded.state = 'out' and consent.state = 'in'))
        and not (consent.state = 'out' and consent.source <> all($9) and excluded.source = any($9))`,
    [tenantNo, phone, scope, state, decidedAt.toISOString(), source, wording, contactId, staffSources],
  );
  if (changed === 0) return isByThePerson(source) ? 'known' : standing(tx, tenantNo, decision);
  await publish(tx, consentRecorded, { tenantId, phone, scope, state, decidedAt: decidedAt.toISOString(), source, wording, contactId }, { aggregateVersion: BigInt(decidedAt.getTime()) });
  return 'recorded';
}

/** Why a decision of staff was not taken. */
async function standing(tx: Tx, tenantNo: number, { phone, scope }: ConsentDecision): Promise<ConsentAnswer> {
  const [consent] = await tx.query<{ state: string; source: string }>('select state, source from consent where tenant_no = $1 and phone = $2 and scope = $3', [tenantNo, phone, scope]);
  return consent?.state === 'out' && isByThePerson(consent.source) ? 'refused' : 'known';
}
