import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { emailRequested } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { OutgoingMailLoop } from './outgoing-mail-loop.js';
import { queueMail } from './outgoing-mails.js';

/** A mail is wanted: kept here with the event, sent after the commit by the loop, which never runs inside a handler. */
@Injectable()
export class QueueMailWhenRequested {
  constructor(private readonly loop: OutgoingMailLoop) {}

  @On(emailRequested)
  async handle({ payload, occurredAt }: ConsumedEvent<typeof emailRequested>, tx: Tx): Promise<void> {
    await queueMail(tx, { ...payload, requestedAt: occurredAt });
    tx.afterCommit(() => this.loop.poke());
  }
}
