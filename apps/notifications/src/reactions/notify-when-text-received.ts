import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { inboundReceived } from '@bellbird/events';
import { inboundSmsNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** A customer texted back. The text itself is read where it is kept, by `inboundId`. Of a word that decides (a STOP, a START that undoes one) the decision is told, once. */
@Injectable()
export class NotifyWhenTextReceived {
  constructor(private readonly notifier: Notifier) {}

  @On(inboundReceived)
  async handle({ id, tenantId, payload }: ConsumedEvent<typeof inboundReceived>, tx: Tx): Promise<void> {
    const { inboundId, from, to, contactId, keyword, receivedAt, conversationId } = payload;
    if (keyword !== null) return;
    await this.notifier.notify(tx, { id, tenantId }, inboundSmsNotice, {
      inboundId,
      from,
      to,
      contactId,
      keyword,
      receivedAt,
      conversationId,
    });
  }
}
