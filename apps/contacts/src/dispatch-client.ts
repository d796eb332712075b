import { ProductError } from '@bellbird/errors';
import type { Peers } from '@bellbird/service-host';
import type { Decision } from './consent/consent.js';

const patienceMs = 2_000;

const recordConsent = `mutation ($phone: String!, $scope: String!, $state: String!, $decidedAt: DateTime!, $source: String!, $wording: String, $contactId: ID) {
  recordConsent(phone: $phone, scope: $scope, state: $state, decidedAt: $decidedAt, source: $source, wording: $wording, contactId: $contactId)
}`;

/**
 * Tells dispatch, the door, of a decision before the book has it. Answers false where the door cannot be asked now:
 * the decision then goes by the event `consent.decided`.
 */
export async function tellDoor(peers: Peers, tenantId: string, decision: Decision): Promise<boolean> {
  const { phone, scope, state, decidedAt, source, wording, contactId } = decision;
  try {
    await peers.ask('dispatch', recordConsent, { phone, scope, state, decidedAt: decidedAt.toISOString(), source, wording, contactId }, { tenantId }, patienceMs);
    return true;
  } catch (error) {
    // A person's "no" counts whatever became of the door; it must never be answered by an error.
    if (error instanceof ProductError) return false;
    throw error;
  }
}
