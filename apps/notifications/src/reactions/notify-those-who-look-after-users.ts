import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { accessRequested, userJoined } from '@bellbird/events';
import type { Permission } from '@bellbird/field-rules';
import { accessRequestedNotice, userJoinedNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** What those who look after the people of a business should know of them. */
@Injectable()
export class NotifyThoseWhoLookAfterUsers {
  constructor(private readonly notifier: Notifier) {}

  /** Somebody asks for a permission: told to those who can give it. */
  @On(accessRequested)
  async asked({ id, tenantId, payload }: ConsumedEvent<typeof accessRequested>, tx: Tx): Promise<void> {
    const { requestId, userId, name, permission, page } = payload;
    const data = { requestId, userId, name, permission, page };
    const audience = [`gives:${permission as Permission}` as const];
    await this.notifier.notify(tx, { id, tenantId }, accessRequestedNotice, data, { audience });
  }

  /** Somebody who was invited is here. */
  @On(userJoined)
  async joined({ id, tenantId, payload }: ConsumedEvent<typeof userJoined>, tx: Tx): Promise<void> {
    const { userId, name, permissions } = payload;
    const data = { userId, name, permissions };
    await this.notifier.notify(tx, { id, tenantId }, userJoinedNotice, data);
  }
}
