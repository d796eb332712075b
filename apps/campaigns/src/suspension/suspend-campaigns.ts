import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { tenantReinstated, tenantSuspended } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { reinstate, suspend } from '../campaign/campaign.js';
import { ChangeCampaign } from '../campaign/change-campaign.js';
import { beginPause, endPause, stopMaking, whyPaused } from './sending-pause.js';

/** A business that may not send: what runs pauses and what is scheduled waits; a person resumes it afterwards. */
@Injectable()
export class SuspendCampaigns {
  constructor(private readonly campaigns: ChangeCampaign) {}

  @On(tenantSuspended)
  async suspended({ payload }: ConsumedEvent<typeof tenantSuspended>, tx: Tx): Promise<void> {
    await stopMaking(tx);
    await beginPause(tx, payload);
    for (const id of await living(tx)) await this.campaigns.change(tx, id, suspend);
  }

  @On(tenantReinstated)
  async reinstated({ payload }: ConsumedEvent<typeof tenantReinstated>, tx: Tx): Promise<void> {
    await stopMaking(tx);
    await endPause(tx, payload.kind);
    if ((await whyPaused(tx)) !== null) return;
    for (const id of await living(tx)) await this.campaigns.change(tx, id, reinstate);
  }
}

/** What runs or is scheduled, in one order for all who lock several. */
async function living(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from campaign where tenant_id = $1 and status in ('running', 'pending') order by id`,
    [tx.tenantId],
  );
  return rows.map(({ id }) => id);
}
