import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { tenantReinstated, tenantSuspended } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { tenantNumber } from '../campaign/tenant-number.js';

/** The links of a business that the platform suspended lead nobody anywhere; money that is owed leaves them alone. */
@Injectable()
export class LinksReactions {
  @On(tenantSuspended)
  async suspended({ payload }: ConsumedEvent<typeof tenantSuspended>, tx: Tx): Promise<void> {
    if (payload.kind === 'platform') await block(tx, payload.tenantId, payload.at);
  }

  @On(tenantReinstated)
  async reinstated({ payload }: ConsumedEvent<typeof tenantReinstated>, tx: Tx): Promise<void> {
    if (payload.kind === 'platform') await block(tx, payload.tenantId, null);
  }
}

/** Each kind of suspension is told of in the order in which it came. */
async function block(tx: Tx, tenantId: string, at: string | null): Promise<void> {
  await tx.execute('update tenant set links_blocked_at = $2 where tenant_no = $1', [
    await tenantNumber(tx, tenantId),
    at,
  ]);
}
