import { ProductError } from '@bellbird/errors';
import type { Peers } from '@bellbird/service-host';
import type { Decision } from './consent/consent.js';

const patienceMs = 2_000;

const recordConsent = `mutation ($phone: String!, $scope: String!, $state: String!, $decidedAt: DateTime!, $source: String!, $wording: String, $contactId: ID) {
  recordConsent(phone: $phone, scope: $scope, state: $state, decidedAt: $decidedAt, source: $source, wording: $wording, contactId: $contactId)
}`;

/** 'refused': the person's own opt-out stands at the door, whatever the book has heard. 'untold': it cannot be asked now. */
export type DoorAnswer = 'taken' | 'refused' | 'untold';

/**
 * Tells dispatch, the door, of a decision before the book has it. What it could not be told goes to it by the event
 * `consent.decided`.
 */
export async function tellDoor(peers: Peers, tenantId: string, decision: Decision): Promise<DoorAnswer> {
  const { phone, scope, state, decidedAt, source, wording, contactId } = decision;
  try {
    const asked = { phone, scope, state, decidedAt: decidedAt.toISOString(), source, wording, contactId };
    const answer = await peers.ask<{ recordConsent: boolean }>(
      'dispatch',
      recordConsent,
      asked,
      { tenantId },
      patienceMs,
    );
    return answer.recordConsent ? 'taken' : 'refused';
  } catch (error) {
    // A person's "no" counts whatever became of the door; it must never be answered by an error.
    if (error instanceof ProductError) return 'untold';
    throw error;
  }
}

const atOnce = 100;

/**
 * The same for many opt-outs (scope, time and source of the first), a hundred a call. Answers those the door could not be
 * told of. One that it refuses needs nothing more: that person is out there by their own word, which the book will hear.
 */
export async function tellDoorMany(
  peers: Peers,
  tenantId: string,
  decisions: readonly (Decision & { state: 'out' })[],
): Promise<Decision[]> {
  for (let from = 0; from < decisions.length; from += atOnce) {
    const some = decisions.slice(from, from + atOnce);
    const calls = some.map(
      (_, at) =>
        `d${at}: recordConsent(phone: $phone${at}, scope: $scope, state: $state, decidedAt: $decidedAt, source: $source)`,
    );
    const [first] = some as [Decision];
    const variables: Record<string, string> = {
      scope: first.scope,
      state: first.state,
      decidedAt: first.decidedAt.toISOString(),
      source: first.source,
    };
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
