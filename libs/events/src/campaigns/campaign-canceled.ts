import * as v from 'valibot';
import { count, defineEvent, uuid } from '../define-event.js';

/** A campaign was given up: what is queued is skipped, what is in the air settles first. */
export const campaignCanceled = defineEvent({
  type: 'campaign.canceled',
  topic: 'campaign.control',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    campaignVersion: count,
    reason: v.picklist(['manual-cancellation', 'insufficient-funds']),
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    campaignVersion: 7,
    reason: 'manual-cancellation',
  },
});
