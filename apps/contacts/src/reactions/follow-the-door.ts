import type { Tx } from '@bellbird/database';
import type { consentRecorded, Payload } from '@bellbird/events';
import { recordDecisions } from '../consent/record-decisions.js';

/** Dispatch took a decision (a STOP, a START, the provider's word): the book follows. */
export async function followTheDoor(
  { tenantId, decidedAt, ...decision }: Payload<typeof consentRecorded>,
  tx: Tx,
): Promise<void> {
  await recordDecisions(tx, tenantId, decision.phone, [{ ...decision, decidedAt: new Date(decidedAt) }]);
}
