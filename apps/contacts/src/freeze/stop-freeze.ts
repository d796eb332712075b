import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { campaignCanceled } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { FreezeWorker } from './freeze-worker.js';

/** A campaign was canceled: the freeze stops at its next page and says how far it came. A finished one is not touched. */
@Injectable()
export class StopFreeze {
  constructor(private readonly worker: FreezeWorker) {}

  @On(campaignCanceled)
  async handle({ payload }: ConsumedEvent<typeof campaignCanceled>, tx: Tx): Promise<void> {
    await tx.execute(
      `update audience_freeze set canceled = true where tenant_id = $1 and campaign_id = $2 and state = 'running'`,
      [payload.tenantId, payload.campaignId],
    );
    tx.afterCommit(() => this.worker.poke());
  }
}
