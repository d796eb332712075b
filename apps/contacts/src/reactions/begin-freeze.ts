import type { Tx } from '@bellbird/database';
import { activeTraceparent } from '@bellbird/outbox';
import type { Launch } from '../freeze/freeze-page.js';
import { rememberBusiness } from '../opt-out/business.js';

/** A campaign was launched: its audience is to be frozen, by the worker. */
export async function beginFreeze(launch: Launch, tx: Tx): Promise<void> {
  const { tenantId, campaignId, businessName, country, timeZone } = launch;
  await rememberBusiness(tx, tenantId, { name: businessName, country, timeZone });
  await tx.execute(
    'insert into audience_freeze (tenant_id, campaign_id, launch, traceparent) values ($1, $2, $3, $4) on conflict do nothing',
    [tenantId, campaignId, JSON.stringify(launch), activeTraceparent()],
  );
}
