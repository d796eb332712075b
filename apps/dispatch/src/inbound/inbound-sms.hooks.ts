import type { Tx } from '@bellbird/database';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { forgetInbounds } from '../conversation/forget-inbounds.js';
import { inboundSmsResource } from './inbound-sms.resource.js';

/** A text that is deleted leaves its conversation, too. */
@HooksOf(inboundSmsResource)
export class InboundSmsHooks implements ResourceHooks<unknown, unknown> {
  delete(tx: Tx, { tenantId }: ResourceActor, ids: readonly string[]): Promise<number> {
    return forgetInbounds(tx, tenantId, ids);
  }
}
