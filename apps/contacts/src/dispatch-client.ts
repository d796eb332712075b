import { ProductError } from '@bellbird/errors';
import type { Peers } from '@bellbird/service-host';
import type { ConsentScope, ConsentState, Decision, PhoneConsent } from './consent/consent.js';

const patienceMs = 2_000;

const recordConsent = `mutation ($phone: String!, $scope: String!, $state: String!, $decidedAt: DateTime!, $source: String!, $wording: String, $contactId: ID) {
  recordConsent(phone: $phone, scope: $scope, state: $state, decidedAt: $decidedAt, source: $source, wording: $wording, contactId: $contactId)
}`;

/**
 * Tells dispatch, the door, at once of a decision that the event `consent.decided` tells it in a moment. Where the person's
 * own opt-out stands there, it keeps that, and the book hears of it.
 */
export async function tellDoor(peers: Peers, tenantId: string, decision: Decision): Promise<void> {
  const { phone, scope, state, decidedAt, source, wording, contactId } = decision;
  const told = { phone, scope, state, decidedAt: decidedAt.toISOString(), source, wording, contactId };
  await peers.ask('dispatch', recordConsent, told, { tenantId }, patienceMs).catch(unlessUnanswered);
}

/** What the door knows of a phone; nothing where it cannot be asked now, for the book then goes by what it knows itself. */
export async function consentAtDoor(peers: Peers, tenantId: string, phone: string): Promise<PhoneConsent> {
  const answer = await peers
    .ask<{ consentAtDoor: { scope: ConsentScope; state: ConsentState; decidedAt: string; source: string }[] }>(
      'dispatch',
      'query ($phone: String!) { consentAtDoor(phone: $phone) { scope state decidedAt source } }',
      { phone },
      { tenantId },
      patienceMs,
    )
    .catch(unlessUnanswered);
  return Object.fromEntries(
    (answer?.consentAtDoor ?? []).map(({ scope, decidedAt, ...word }) => [
      scope,
      { ...word, decidedAt: new Date(decidedAt) },
    ]),
  );
}

/** A person's "no" counts whatever became of the door; it must never be answered by an error. */
function unlessUnanswered(error: unknown): undefined {
  if (!(error instanceof ProductError)) throw error;
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
