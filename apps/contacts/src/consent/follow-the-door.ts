import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { consentRecorded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { recordDecisions } from './record-decisions.js';

/** Dispatch took a decision (a STOP, a START, the provider's word): the book follows. */
@Injectable()
export class FollowTheDoor {
  @On(consentRecorded)
  async handle({ payload }: ConsumedEvent<typeof consentRecorded>, tx: Tx): Promise<void> {
    const { tenantId, address: phone, decidedAt, ...decision } = payload;
    await recordDecisions(tx, tenantId, phone, [{ ...decision, phone, decidedAt: new Date(decidedAt) }]);
  }
}
