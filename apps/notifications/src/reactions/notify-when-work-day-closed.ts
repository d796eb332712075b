import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { workDayChanged } from '@bellbird/events';
import { workDayClosedNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** The clock closed a waiting list that nobody had closed. What staff do to the list is no news to them. */
@Injectable()
export class NotifyWhenWorkDayClosed {
  constructor(private readonly notifier: Notifier) {}

  @On(workDayChanged)
  async changed({ id, tenantId, payload }: ConsumedEvent<typeof workDayChanged>, tx: Tx): Promise<void> {
    const { workDayId, state, leftOpen, at } = payload;
    if (state === 'closed' && leftOpen)
      await this.notifier.notify(tx, { id, tenantId }, workDayClosedNotice, { workDayId, at });
  }
}
