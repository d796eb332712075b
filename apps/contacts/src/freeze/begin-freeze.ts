import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { campaignLaunched } from '@bellbird/events';
import { activeTraceparent, type ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { rememberBusiness } from '../business/business.js';
import { FreezeWorker } from './freeze-worker.js';

/** A campaign was launched: its audience is to be frozen, by the worker. */
@Injectable()
export class BeginFreeze {
  constructor(private readonly worker: FreezeWorker) {}

  @On(campaignLaunched)
  async handle({ payload: launch }: ConsumedEvent<typeof campaignLaunched>, tx: Tx): Promise<void> {
    const { tenantId, campaignId, businessName, country, timeZone } = launch;
    await rememberBusiness(tx, tenantId, { name: businessName, country, timeZone });
    await tx.execute(
      `insert into audience_freeze (tenant_id, campaign_id, launch, traceparent, resend_root)
       values ($1, $2, $3, $4, coalesce((select resend_root from audience_freeze where tenant_id = $1 and campaign_id = $5), $5))
       on conflict do nothing`,
      [tenantId, campaignId, JSON.stringify(launch), activeTraceparent(), launch.resendOf?.campaignId ?? null],
    );
    tx.afterCommit(() => this.worker.poke());
  }
}
