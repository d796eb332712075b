import type { Tx } from '@bellbird/database';
import { afterDecision } from '@bellbird/events';
import { statusCodes } from '../contact/marketing-status.js';
import { isOnHold, statusOf, type Consent, type ConsentScope, type Decision, type PhoneConsent } from './consent.js';

interface ConsentRow {
  scope: ConsentScope;
  state: 'in' | 'out';
  decided_at: Date;
  source: string;
}

/** The book's rows of a phone, held until the transaction ends: nobody else decides for it meanwhile. */
export async function holdConsent(tx: Tx, tenantId: string, phone: string): Promise<PhoneConsent> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [`${tenantId}:${phone}`]);
  return readConsent(tx, tenantId, phone);
}

/** The book's rows of a phone, as they are at the moment. */
export async function readConsent(tx: Tx, tenantId: string, phone: string): Promise<PhoneConsent> {
  const rows = await tx.query<ConsentRow>(
    'select scope, state, decided_at, source from consent where tenant_id = $1 and phone = $2',
    [tenantId, phone],
  );
  return Object.fromEntries(
    rows.map(({ scope, state, decided_at, source }) => [
      scope,
      { state, decidedAt: decided_at, source } satisfies Consent,
    ]),
  );
}

/**
 * Writes decisions into the book and shows them on the contacts of the phone, live and in the trash. All decisions are
 * of one phone. A decision that is known already changes nothing. Answers what then holds.
 */
export async function recordDecisions(
  tx: Tx,
  tenantId: string,
  phone: string,
  decisions: readonly Decision[],
): Promise<PhoneConsent> {
  let consent = await holdConsent(tx, tenantId, phone);
  for (const decision of decisions) {
    const before = consent[decision.scope];
    const after = afterDecision(before, decision);
    if (before !== undefined && isSame(before, decision)) continue;
    consent = { ...consent, [decision.scope]: after };
    if (after === decision) await replace(tx, tenantId, decision);
    else await rememberDecision(tx, tenantId, decision);
  }
  await showOnContacts(tx, tenantId, phone, consent);
  return consent;
}

const isSame = (one: Consent, other: Consent): boolean =>
  one.state === other.state && one.source === other.source && one.decidedAt.getTime() === other.decidedAt.getTime();

/** A decision that does not hold, as one that came too late, is kept all the same. */
export function rememberDecision(
  tx: Tx,
  tenantId: string,
  { phone, scope, state, decidedAt, source, wording, contactId }: Decision,
): Promise<number> {
  return tx.execute(
    `insert into consent_history (tenant_id, phone, scope, state, decided_at, source, wording, contact_id) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [tenantId, phone, scope, state, decidedAt, source, wording, contactId],
  );
}

/** The decision holds from now on; the one before it goes into the history. */
async function replace(
  tx: Tx,
  tenantId: string,
  { phone, scope, state, decidedAt, source, wording, contactId }: Decision,
): Promise<void> {
  await tx.execute(
    `insert into consent_history (tenant_id, phone, scope, state, decided_at, source, wording, contact_id)
     select tenant_id, phone, scope, state, decided_at, source, wording, contact_id from consent where tenant_id = $1 and phone = $2 and scope = $3 on conflict do nothing`,
    [tenantId, phone, scope],
  );
  await tx.execute(
    `insert into consent (tenant_id, phone, scope, state, decided_at, source, wording, contact_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant_id, phone, scope) do update
       set state = excluded.state, decided_at = excluded.decided_at, source = excluded.source, wording = excluded.wording, contact_id = excluded.contact_id`,
    [tenantId, phone, scope, state, decidedAt, source, wording, contactId],
  );
}

async function showOnContacts(tx: Tx, tenantId: string, phone: string, consent: PhoneConsent): Promise<void> {
  const status = statusCodes[statusOf(consent)];
  const onHold = isOnHold(consent);
  const changed = await tx.query<{ id: string }>(
    `update contact set status = $3, on_hold = $4, version = version + 1, updated_at = now()
      where tenant_id = $1 and phone = $2 and (status <> $3 or on_hold <> $4) returning id`,
    [tenantId, phone, status, onHold],
  );
  if (changed.length === 0) return;
  await tx.execute(
    'update contact_filter set status = $3, on_hold = $4 where tenant_id = $1 and contact_id = any($2::uuid[])',
    [tenantId, changed.map((row) => row.id), status, onHold],
  );
}
