import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { textRequested, type Payload } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, faultPoint, OnMany, type Clock } from '@bellbird/service-host';
import { countParts } from '@bellbird/sms-text';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { FundTexts } from './fund-texts.js';
import { notAfterOf } from './single-text.js';
import { singleTexts } from './single-text.repository.js';

/** Writes down wishes for texts, in the transaction of the change that is their reason; money is asked for afterwards. */
@Injectable()
export class AskForText {
  constructor(
    private readonly funding: FundTexts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @OnMany(textRequested)
  requested(events: readonly ConsumedEvent<typeof textRequested>[], tx: Tx): Promise<void> {
    return this.ask(
      tx,
      events.map(({ payload }) => payload),
    );
  }

  /** The same id again changes nothing: the first wish wins. */
  async ask(tx: Tx, wishes: readonly Payload<typeof textRequested>[]): Promise<void> {
    const now = this.clock.now();
    const fresh = await singleTexts.insertNew(
      tx,
      wishes.map((wish) => askedText(wish, now)),
    );
    faultPoint('after-single-text');
    if (fresh.length > 0) tx.afterCommit(() => this.funding.poke());
  }
}

function askedText(wish: Payload<typeof textRequested>, now: Date) {
  const notBefore = wish.notBefore === null ? null : new Date(wish.notBefore);
  return {
    tenantId: wish.tenantId,
    id: wish.textId,
    requestId: wish.textId,
    ordinal: 1,
    purpose: wish.purpose,
    messageType: wish.messageType,
    channel: smsKind.name,
    phone: wish.phone,
    country: wish.country,
    contactId: wish.contactId,
    callerId: wish.callerId,
    text: wish.text,
    parts: countParts(wish.text).parts,
    state: 'asking' as const,
    notBefore,
    notAfter: notAfterOf(wish.purpose, { notBefore, notAfter: new Date(wish.notAfter), now }),
    nextTryAt: notBefore !== null && notBefore > now ? notBefore : now,
    createdAt: now,
  };
}
