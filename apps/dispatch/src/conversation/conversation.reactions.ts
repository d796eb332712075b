import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { userRemoved } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';

/** Somebody left the business: what they saw to is nobody's, so that everybody sees it. */
@Injectable()
export class ConversationReactions {
  @On(userRemoved)
  async removed({ payload: { tenantId, userId } }: ConsumedEvent<typeof userRemoved>, tx: Tx): Promise<void> {
    await tx.execute(
      'update conversation set assigned_to = null, version = version + 1 where tenant_id = $1 and assigned_to = $2',
      [tenantId, userId],
    );
  }
}
