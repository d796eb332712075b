import type { Tx } from '@bellbird/database';
import { textsStopped } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { giveBack } from './request-texts.js';
import type { RefusedFor, SingleText } from './single-text.js';
import { makeSteps } from './single-text.repository.js';

export interface Refusal {
  text: SingleText;
  reason: RefusedFor;
}

/**
 * Whoever asked is told, and what may be held is given back: from a try whose answer was lost, or of a worker that stood
 * still meanwhile. Where money or leave was missing the business is told too, once a purpose and day of its own. All
 * texts are of one business; `timeZone` is its own, null where nobody was asked yet: then nothing was missing.
 */
export async function refuseTexts(
  tx: Tx,
  tenantId: string,
  refusals: readonly Refusal[],
  at: Date,
  timeZone: string | null,
): Promise<void> {
  const made = await makeSteps(
    tx,
    tenantId,
    refusals.map(({ text: known, reason }) => ({ known, reason, state: 'refused', parts: 0, cost: 0n, at })),
  );
  await giveBack(
    tx,
    made.map(({ known }) => known),
  );
  if (timeZone === null) return;
  const firstOf = new Map<string, Stopped>();
  for (const { known, reason } of made)
    if ((reason === 'suspended' || reason === 'insufficient-balance') && !firstOf.has(known.purpose))
      firstOf.set(known.purpose, { tenantId, purpose: known.purpose, reason });
  for (const stopped of firstOf.values()) await tellStopped(tx, stopped, at, timeZone);
}

interface Stopped extends Pick<SingleText, 'tenantId' | 'purpose'> {
  reason: 'insufficient-balance' | 'suspended';
}

async function tellStopped(tx: Tx, { tenantId, purpose, reason }: Stopped, at: Date, timeZone: string): Promise<void> {
  const isFirst = await tx.execute(
    `insert into texts_stopped (tenant_id, purpose, local_date, reason) values ($1, $2, ($3::timestamptz at time zone $4)::date, $5) on conflict do nothing`,
    [tenantId, purpose, at.toISOString(), timeZone, reason],
  );
  if (isFirst === 0) return;
  await publish(tx, textsStopped, { tenantId, purpose, reason, at: at.toISOString() }, { aggregateVersion: 1n });
}
