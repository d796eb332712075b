import { Injectable } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { emailRequested } from '@bellbird/events';
import { isSecurityWord, securityNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';
import { OutgoingMailLoop } from './outgoing-mail-loop.js';
import { queueMail } from './outgoing-mails.js';

/** A mail is wanted: kept here with the event, sent after the commit by the loop, which never runs inside a handler. */
@Injectable()
export class QueueMailWhenRequested {
  constructor(
    private readonly loop: OutgoingMailLoop,
    private readonly notifier: Notifier,
  ) {}

  @On(emailRequested)
  async handle(event: ConsumedEvent<typeof emailRequested>, tx: Tx): Promise<void> {
    await queueMail(tx, { ...event.payload, requestedAt: event.occurredAt });
    await this.tellOfSecurity(event, tx);
    tx.afterCommit(() => this.loop.poke());
  }

  /** What is mailed of the security of somebody's account is told to the person in the product, too; admins of the platform have no notifications. */
  private async tellOfSecurity(
    { id, tenantId, payload, occurredAt }: ConsumedEvent<typeof emailRequested>,
    tx: Tx,
  ): Promise<void> {
    const { template, userId, values } = payload;
    if (userId === undefined || tenantId === nilTenant || !isSecurityWord(template)) return;
    const { device = null, address = null } = values;
    const data = { what: template, device, address, at: occurredAt.toISOString() };
    await this.notifier.notify(tx, { id, tenantId }, securityNotice, data, { userId });
  }
}
