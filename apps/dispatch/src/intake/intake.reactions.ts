import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { messageRequested, recipientsFrozen, recipientsPage } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, OnMany, type Clock } from '@bellbird/service-host';
import { ConversationHints } from '../conversation/conversation-hints.js';
import { SENDING } from '../dispatch.tokens.js';
import type { Sending } from '../sending/start-sending.js';
import { requestMessages } from './request-messages.js';
import { storeFrozen } from './store-frozen.js';
import { storePage } from './store-page.js';

/** Messages come in: those of an audience, page by page, and those that somebody asked for one by one. */
@Injectable()
export class IntakeReactions {
  constructor(
    @Inject(SENDING) private readonly sending: Sending,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hints: ConversationHints,
  ) {}

  @On(recipientsPage)
  page({ payload }: ConsumedEvent<typeof recipientsPage>, tx: Tx): Promise<void> {
    return storePage(tx, payload);
  }

  @On(recipientsFrozen)
  frozen({ payload }: ConsumedEvent<typeof recipientsFrozen>, tx: Tx): Promise<void> {
    return storeFrozen(tx, payload);
  }

  @OnMany(messageRequested)
  async requested(events: readonly ConsumedEvent<typeof messageRequested>[], tx: Tx): Promise<void> {
    const moved = await requestMessages(tx, events, this.clock.now());
    tx.afterCommit(() => {
      this.sending.poke();
      for (const { tenantId, conversationId } of moved) this.hints.changed(tenantId, conversationId);
    });
  }
}
