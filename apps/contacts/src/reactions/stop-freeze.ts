import type { Tx } from '@bellbird/database';
import type { campaignCanceled, Payload } from '@bellbird/events';

/** A campaign was canceled: the freeze stops at its next page and says how far it came. A finished one is not touched. */
export async function stopFreeze({ tenantId, campaignId }: Payload<typeof campaignCanceled>, tx: Tx): Promise<void> {
  await tx.execute(
    `update audience_freeze set canceled = true where tenant_id = $1 and campaign_id = $2 and state = 'running'`,
    [tenantId, campaignId],
  );
}
