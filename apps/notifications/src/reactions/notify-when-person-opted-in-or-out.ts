import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { consentRecorded, isByThePerson } from '@bellbird/events';
import { optInNotice, optOutNotice } from '@bellbird/notices';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { Notifier } from '../notification/notifier.js';

/** A person answered STOP or START, used the public page, or was stopped by the carrier. */
@Injectable()
export class NotifyWhenPersonOptedInOrOut {
  constructor(private readonly notifier: Notifier) {}

  @On(consentRecorded)
  async handle({ id, tenantId, payload }: ConsumedEvent<typeof consentRecorded>, tx: Tx): Promise<void> {
    const { address, contactId, scope, state, source, decidedAt } = payload;
    // What staff, an integration or an import did is no news to the business; a hold is its own doubt, and the inbox shows it.
    if (!isByThePerson(source) || scope === 'hold') return;
    await this.notifier.notify(tx, { id, tenantId }, state === 'out' ? optOutNotice : optInNotice, {
      contactId,
      phoneInternational: address,
      scope,
      source,
      decidedAt,
    });
  }
}
