import type { Tx } from '@bellbird/database';
import type { consentDecided, Payload } from '@bellbird/events';
import { tenantNumber } from '../campaign/tenant-number.js';
import { recordConsent } from './record-consent.js';

/** A decision that was written in the book: the door keeps it too, unless it has heard a later one. */
export async function heedConsentDecided(tx: Tx, decided: Payload<typeof consentDecided>): Promise<void> {
  await recordConsent(tx, await tenantNumber(tx, decided.tenantId), {
    ...decided,
    decidedAt: new Date(decided.decidedAt),
  });
}
