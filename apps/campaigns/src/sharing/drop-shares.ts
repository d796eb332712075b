import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { userRemoved } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { forgetShares } from '@bellbird/resource-kit';
import { On } from '@bellbird/service-host';

/** Somebody left the business: what was shared with them is no more. What they made stays. */
@Injectable()
export class DropShares {
  @On(userRemoved)
  handle({ payload: { tenantId, userId } }: ConsumedEvent<typeof userRemoved>, tx: Tx): Promise<void> {
    return forgetShares(tx, tenantId, userId);
  }
}
