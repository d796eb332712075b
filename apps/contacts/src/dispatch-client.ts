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

const atOnce = 100;

/** The same for many phones and one decision (scope, state, time and source of the first), a hundred a call. Answers those the door could not be told of. */
export async function tellDoorMany(peers: Peers, tenantId: string, decisions: readonly Decision[]): Promise<Decision[]> {
  for (let from = 0; from < decisions.length; from += atOnce) {
    const some = decisions.slice(from, from + atOnce);
    const calls = some.map((_, at) => `d${at}: recordConsent(phone: $phone${at}, scope: $scope, state: $state, decidedAt: $decidedAt, source: $source)`);
    const [first] = some as [Decision];
    const variables: Record<string, string> = { scope: first.scope, state: first.state, decidedAt: first.decidedAt.toISOString(), source: first.source };
    some.forEach(({ phone }, at) => void (variables[`phone${at}`] = phone));
    const declared = some.map((_, at) => `$phone${at}: String!`).join(', ');
    const mutation = `mutation (${declared}, $scope: String!, $state: String!, $decidedAt: DateTime!, $source: String!) { ${calls.join(' ')} }`;
    try {
      await peers.ask('dispatch', mutation, variables, { tenantId }, 5 * patienceMs);
    } catch (error) {
      if (error instanceof ProductError) return decisions.slice(from);
      throw error;
    }
  }
  return [];
}
