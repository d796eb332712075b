import * as v from 'valibot';
import { byVariant, defineEvent, delta, older, uuid } from '../define-event.js';

const moved = { outbound: delta, delivered: delta, bounced: delta };
const first = v.object({ campaignId: uuid, tenantId: uuid, ...moved });

/** Delivery receipts moved people between outbound, delivered and bounced. */
export const receiptsApplied = defineEvent({
  type: 'receipts.applied',
  topic: 'dispatch.progress',
  version: 2,
  key: 'campaignId',
  schema: v.object({ ...first.entries, byVariant: byVariant(moved) }),
  older: { 1: older(first, (applied) => ({ ...applied, byVariant: null })) },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    outbound: -2,
    delivered: 2,
    bounced: 0,
    byVariant: [
      { outbound: -1, delivered: 1, bounced: 0 },
      { outbound: -1, delivered: 1, bounced: 0 },
    ],
  },
});
