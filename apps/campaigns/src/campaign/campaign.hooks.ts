import type { Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { campaignResource } from './campaign.resource.js';

/** What is being sent cannot be deleted. */
@HooksOf(campaignResource)
export class CampaignHooks implements ResourceHooks<unknown, unknown> {
  async beforeDelete(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[]): Promise<void> {
    const running = await tx.query<{ id: string; name: string }>(
      `select id, name from campaign where tenant_id = $1 and id = any($2) and (status = 'running' or (status = 'canceled' and completed_at is null)) order by created_at, id limit 5`,
      [tenantId, ids],
    );
    if (running.length === 0) return;
    const names = running.map(({ id, name }) => (name === '' ? id : `"${name}"`)).join(', ');
    throw new ProductError(
      'wrong-state',
      `A campaign that is being sent cannot be deleted: ${names}. Cancel it first.`,
      [],
      { campaignIds: running.map(({ id }) => id) },
    );
  }
}
