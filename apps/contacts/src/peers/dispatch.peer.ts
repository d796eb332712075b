import { Injectable } from '@nestjs/common';
import { isProductError } from '@bellbird/errors';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Decision, PhoneConsent } from '../consent/consent.js';
import type { Documents, RecordConsentMutationVariables } from './dispatch.peer.generated.js';

const documents = peerDocuments<Documents>('dispatch', import.meta.url);

const patienceMs = 2_000;
const atOnce = 100;

/** Dispatch, the door: what it knows of consent, and what it is told of it before an event could. */
@Injectable()
export class DispatchPeer {
  constructor(private readonly peers: Peers) {}

  /**
   * Tells the door at once of a decision that the event `consent.decided` tells it in a moment. Where the person's own
   * opt-out stands there, it keeps that, and the book hears of it. To be called after the commit, where an error answers
   * nobody: a person's "no" counts whatever became of the door.
   */
  async tell(tenantId: string, decision: Decision): Promise<void> {
    await this.peers.ask(documents.RecordConsent, told(decision), { tenantId }, patienceMs).catch(unlessUnanswered);
  }

  /**
   * The same for many opt-outs, a hundred a call. Answers those the door could not be told of. One that it refuses needs
   * nothing more: that person is out there by their own word, which the book will hear.
   */
  async tellMany(tenantId: string, decisions: readonly (Decision & { state: 'out' })[]): Promise<Decision[]> {
    for (let from = 0; from < decisions.length; from += atOnce) {
      const some = decisions.slice(from, from + atOnce).map(told);
      try {
        await this.peers.askMany(documents.RecordConsent, some, { tenantId }, 5 * patienceMs);
      } catch (error) {
        if (isProductError(error)) return decisions.slice(from);
        throw error;
      }
    }
    return [];
  }

  /** What the door knows of a phone; nothing where it cannot be asked now, for the book then goes by what it knows itself. */
  async consentOf(tenantId: string, phone: string): Promise<PhoneConsent> {
    const answer = await this.peers
      .ask(documents.ConsentAtDoor, { phone }, { tenantId }, patienceMs)
      .catch(unlessUnanswered);
    return Object.fromEntries(
      (answer?.consentAtDoor ?? []).map(({ scope, decidedAt, ...word }) => [
        scope,
        { ...word, decidedAt: new Date(decidedAt) },
      ]),
    );
  }
}

const told = ({
  phone,
  scope,
  state,
  decidedAt,
  source,
  wording,
  contactId,
}: Decision): RecordConsentMutationVariables => ({
  phone,
  scope,
  state,
  decidedAt: decidedAt.toISOString(),
  source,
  wording,
  contactId,
});

/**
 * The door is away, or says that it cannot answer now. Any other error is a fault: what it knows was not said, and it may
 * be a person's own "no".
 */
function unlessUnanswered(error: unknown): undefined {
  if (!isProductError(error) || error.code !== 'unavailable') throw error;
}
