import { Injectable } from '@nestjs/common';
import { isProductError } from '@bellbird/errors';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type { Decision, PhoneConsent } from '../consent/consent.js';
import type {
  Documents,
  RecordConsentMutationVariables,
  TimelineQuery,
  UndeliveredQuery,
} from './dispatch.peer.generated.js';

const documents = peerDocuments<Documents>('dispatch', import.meta.url);

const patienceMs = 2_000;
const atOnce = 100;
/** A page of a large campaign's people. */
const pagePatienceMs = 10_000;

/** A person of a campaign of whom it is proved that nothing arrived. */
export type UndeliveredPerson = UndeliveredQuery['undelivered'][number];

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

  /** Texts of a phone before a moment, the newest first. @throws 503 where dispatch cannot be asked. */
  async timeline(
    tenantId: string,
    { before, ...wanted }: { phone: string; before: Date | null; limit: number; kinds: string[] },
  ): Promise<(Omit<TimelineQuery['timeline'][number], 'at'> & { at: Date })[]> {
    const asked = { ...wanted, before: before?.toISOString() ?? null };
    const { timeline } = await this.peers.ask(documents.Timeline, asked, { tenantId }, patienceMs);
    return timeline.map(({ at, ...text }) => ({ ...text, at: new Date(at) }));
  }

  /**
   * People of a campaign who provably did not get it, behind the ordinal `after`; none behind the last.
   * @throws 503 where dispatch cannot be asked.
   */
  async undelivered(
    tenantId: string,
    { after, ...of }: { campaignId: string; statuses: ('bounced' | 'canceled')[]; after: number },
  ): Promise<UndeliveredPerson[]> {
    const asked = { ...of, cursor: after };
    return (await this.peers.ask(documents.Undelivered, asked, { tenantId }, pagePatienceMs)).undelivered;
  }

  /** Of these phones, those that got a text of one of the campaigns, or may have. @throws 503 as above. */
  async delivered(tenantId: string, campaignIds: string[], phones: string[]): Promise<string[]> {
    if (phones.length === 0) return [];
    const asked = { campaignIds, phones };
    return (await this.peers.ask(documents.Delivered, asked, { tenantId }, pagePatienceMs)).delivered;
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
