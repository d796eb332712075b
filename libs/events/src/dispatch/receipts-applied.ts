import * as v from 'valibot';
import { defineEvent, delta, uuid } from '../define-event.js';

/** Delivery receipts moved people between outbound, delivered and bounced. */
export const receiptsApplied = defineEvent({
  type: 'receipts.applied',
  topic: 'dispatch.progress',
  version: 1,
  key: 'campaignId',
  schema: v.object({ campaignId: uuid, tenantId: uuid, outbound: delta, delivered: delta, bounced: delta }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    outbound: -2,
    delivered: 2,
    bounced: 0,
  },
});
