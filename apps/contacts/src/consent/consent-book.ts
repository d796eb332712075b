import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { consentDecided } from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import { CLOCK, Peers, type Clock } from '@bellbird/service-host';
import { tellDoor } from '../dispatch-client.js';
import type { Decision, PhoneConsent, Wish } from './consent.js';
import { holdConsent, recordDecisions } from './record-decisions.js';

export interface Deciding {
  phone: string;
  contactId: string | null;
  source: string;
  wording?: string | null;
}

/** What then holds in the book, and whether the door refused the wish. */
export interface Decided {
  consent: PhoneConsent;
  refused: boolean;
}

/** Takes decisions in Bellbird's own name or the person's: the door (dispatch) first, then the book. */
@Injectable()
export class ConsentBook {
  constructor(
    private readonly peers: Peers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Decides for a phone, in the transaction of whatever else changes. `wishes` are what `decisionsFor` answered. Where
   * the door refuses an opt-in, because the person's own opt-out stands there, nothing is recorded. What the door could
   * not be told goes to it by `consent.decided`.
   */
  async decide(tx: Tx, tenantId: string, wishes: readonly Wish[], deciding: Deciding): Promise<Decided> {
    const held = await holdConsent(tx, tenantId, deciding.phone);
    const decisions = wishes.map((wish): Decision => ({
      ...wish,
      decidedAt: this.after(held[wish.scope]?.decidedAt),
      phone: deciding.phone,
      contactId: deciding.contactId,
      source: deciding.source,
      wording: deciding.wording ?? null,
    }));
    const taken: Decision[] = [];
    const untold: Decision[] = [];
    for (const decision of decisions) {
      // A first opt-in opens nothing at the door, which only keeps people out.
      if (decision.state === 'in' && held[decision.scope] === undefined) continue;
      const answer = await tellDoor(this.peers, tenantId, decision);
      // An opt-out that is refused is there already, by the person's own word: the book may as well show it now.
      if (answer === 'refused' && decision.state === 'in') {
        await this.takeBack(tenantId, held, taken);
        return { refused: true, consent: await recordDecisions(tx, tenantId, deciding.phone, []) };
      }
      (answer === 'untold' ? untold : taken).push(decision);
    }
    for (const decision of untold) await leaveWord(tx, tenantId, decision);
    return { refused: false, consent: await recordDecisions(tx, tenantId, deciding.phone, decisions) };
  }

  /** What the door took of wishes of which it refused the next is as before again; the book hears of both from it. */
  private async takeBack(tenantId: string, held: PhoneConsent, taken: readonly Decision[]): Promise<void> {
    for (const decision of taken) {
      const before = held[decision.scope];
      if (before !== undefined)
        await tellDoor(this.peers, tenantId, {
          ...decision,
          state: before.state,
          decidedAt: new Date(decision.decidedAt.getTime() + 1),
        });
    }
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
  await publish(
    tx,
    consentDecided,
    { tenantId, phone, scope, state, decidedAt: decidedAt.toISOString(), source, wording, contactId },
    { aggregateVersion: BigInt(decidedAt.getTime()) },
  );
}
