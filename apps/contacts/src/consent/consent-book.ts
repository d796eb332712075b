import type { Tx } from '@bellbird/database';
import { consentDecided } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { Clock, Peers } from '@bellbird/service-host';
import { tellDoor } from '../dispatch-client.js';
import type { ConsentScope, ConsentState, Decision, PhoneConsent } from './consent.js';
import { holdConsent, recordDecisions } from './record-decisions.js';

export interface Deciding {
  phone: string;
  contactId: string | null;
  source: string;
  wording?: string | null;
}

/** Takes decisions in Bellbird's own name or the person's: the door (dispatch) first, then the book. */
export class ConsentBook {
  constructor(
    private readonly peers: Peers,
    private readonly clock: Clock,
  ) {}

  /**
   * Decides for a phone, in the transaction of whatever else changes. `wishes` are what `decisionsFor` answered. What the
   * door could not be told goes to it by `consent.decided`.
   */
  async decide(tx: Tx, tenantId: string, wishes: readonly { scope: ConsentScope; state: ConsentState }[], deciding: Deciding): Promise<PhoneConsent> {
    const held = await holdConsent(tx, tenantId, deciding.phone);
    const decisions = wishes.map((wish): Decision => ({
      ...wish, decidedAt: this.after(held[wish.scope]?.decidedAt), phone: deciding.phone, contactId: deciding.contactId, source: deciding.source, wording: deciding.wording ?? null,
    }));
    for (const decision of decisions) {
      // A first opt-in opens nothing at the door, which only keeps people out.
      const matters = decision.state === 'out' || held[decision.scope] !== undefined;
      if (matters && !(await tellDoor(this.peers, tenantId, decision))) await leaveWord(tx, tenantId, decision);
    }
    return recordDecisions(tx, tenantId, deciding.phone, decisions);
  }

  /** Now, but after what it is to replace: a later decision wins, and a tie would be out. */
  private after(last: Date | undefined): Date {
    const now = this.clock.now();
    return last !== undefined && last >= now ? new Date(last.getTime() + 1) : now;
  }
}

/** Says a decision to the door by the outbox. */
export async function leaveWord(tx: Tx, tenantId: string, decision: Decision): Promise<void> {
  const { phone, scope, state, decidedAt, source, wording, contactId } = decision;
  await publish(tx, consentDecided, { tenantId, phone, scope, state, decidedAt: decidedAt.toISOString(), source, wording, contactId }, { aggregateVersion: BigInt(decidedAt.getTime()) });
}
