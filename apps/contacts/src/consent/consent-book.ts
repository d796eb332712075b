import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { afterDecision, consentDecided, isByThePerson } from '@bellbird/events';
import { outgoing, publishMany } from '@bellbird/outbox';
import { CLOCK, type Clock } from '@bellbird/service-host';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import type { Decision, PhoneConsent, Wish } from './consent.js';
import { holdConsent, recordDecisions } from './record-decisions.js';

export interface Deciding {
  phone: string;
  contactId: string | null;
  source: string;
  wording?: string | null;
}

/**
 * Takes decisions in Bellbird's own name or the person's. The book has them first, in the transaction of whatever else
 * changes; the door (dispatch) is told after the commit and before the answer. Where it cannot be told, or this process
 * dies first, the event `consent.decided` tells it.
 */
@Injectable()
export class ConsentBook {
  constructor(
    private readonly door: DispatchPeer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * What the door knows of a phone, which may be a person's own opt-out that the book has not heard of yet. Nothing where
   * the door cannot be asked. To be asked before the transaction, and handed to `known`.
   */
  doorsWord(tenantId: string, phone: string): Promise<PhoneConsent> {
    return this.door.consentOf(tenantId, phone);
  }

  /** What holds for a phone by the book and by what the door said; held until the transaction ends. */
  async known(tx: Tx, tenantId: string, phone: string, doorsWord: PhoneConsent = {}): Promise<PhoneConsent> {
    const book = await holdConsent(tx, tenantId, phone);
    const scopes = (['marketing', 'all'] as const).map((scope) => {
      const word = doorsWord[scope];
      return [scope, word === undefined ? book[scope] : afterDecision(book[scope], word)] as const;
    });
    return Object.fromEntries(scopes.filter(([, word]) => word !== undefined));
  }

  /**
   * Decides for a phone, in the transaction of whatever else changes. `wishes` are what `decisionsFor` answered from
   * `known`. Answers what then holds in the book.
   */
  async decide(
    tx: Tx,
    tenantId: string,
    wishes: readonly Wish[],
    known: PhoneConsent,
    deciding: Deciding,
  ): Promise<PhoneConsent> {
    const decisions = wishes.map((wish): Decision => ({
      ...wish,
      decidedAt: this.after(known[wish.scope]?.decidedAt),
      phone: deciding.phone,
      contactId: deciding.contactId,
      source: deciding.source,
      wording: deciding.wording ?? null,
    }));
    // A first opt-in of staff opens nothing at the door, which only keeps people out. A person's own may undo a STOP that
    // the book has not heard of yet.
    const told = decisions.filter(
      ({ scope, state, source }) => state === 'out' || known[scope] !== undefined || isByThePerson(source),
    );
    await leaveWord(tx, tenantId, told);
    tx.afterCommit(async () => {
      for (const decision of told) await this.door.tell(tenantId, decision);
    });
    return recordDecisions(tx, tenantId, deciding.phone, decisions);
  }

  /** Now, but after what it is to replace: a later decision wins, and a tie would be out. */
  private after(last: Date | undefined): Date {
    const now = this.clock.now();
    return last !== undefined && last >= now ? new Date(last.getTime() + 1) : now;
  }
}

/** Says decisions to the door by the outbox, in one statement. */
export async function leaveWord(tx: Tx, tenantId: string, decisions: readonly Decision[]): Promise<void> {
  await publishMany(
    tx,
    decisions.map(({ phone, scope, state, decidedAt, source, wording, contactId }) =>
      outgoing(
        consentDecided,
        {
          ...{ tenantId, channel: 'sms', address: phone, scope, state, source, wording, contactId },
          decidedAt: decidedAt.toISOString(),
        },
        { aggregateVersion: BigInt(decidedAt.getTime()) },
      ),
    ),
  );
}
