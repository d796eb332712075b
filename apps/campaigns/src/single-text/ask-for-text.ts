import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { textRequested, type Payload } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, faultPoint, On, type Clock } from '@bellbird/service-host';
import { countParts } from '@bellbird/sms-text';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { FundTexts } from './fund-texts.js';
import { notAfterOf } from './single-text.js';
import { singleTexts } from './single-text.repository.js';

/** Writes down the wish for a text, in the transaction of the change that is its reason; money is asked for afterwards. */
@Injectable()
export class AskForText {
  constructor(
    private readonly funding: FundTexts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @On(textRequested)
  requested({ payload }: ConsumedEvent<typeof textRequested>, tx: Tx): Promise<void> {
    return this.ask(tx, payload);
  }

  /** The same id again changes nothing: the first wish wins. */
  async ask(tx: Tx, wish: Payload<typeof textRequested>): Promise<void> {
    const now = this.clock.now();
    const notBefore = wish.notBefore === null ? null : new Date(wish.notBefore);
    const isNew = await singleTexts.insertIfNew(tx, {
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
      state: 'asking',
      notBefore,
      notAfter: notAfterOf(wish.purpose, { notBefore, notAfter: new Date(wish.notAfter), now }),
      nextTryAt: notBefore !== null && notBefore > now ? notBefore : now,
      createdAt: now,
    });
    faultPoint('after-single-text');
    if (isNew) tx.afterCommit(() => this.funding.poke());
  }
}
