import type { Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { turnResource } from './turn.resource.js';

/** Only turns that are over can be deleted. */
@HooksOf(turnResource)
export class TurnHooks implements ResourceHooks<never, never> {
  async beforeDelete(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[]): Promise<void> {
    const [live] = await tx.query(
      "select 1 from turn where tenant_id = $1 and id = any($2) and status in ('waiting', 'active') limit 1",
      [tenantId, ids],
    );
    if (live !== undefined) throw new ProductError('wrong-state', 'Take it off the list first.');
  }
}
