import * as v from 'valibot';
import { count, defineEvent, uuid } from '../define-event.js';

/** The owner stopped a running campaign for now. Dispatch keeps what is queued. */
export const campaignPaused = defineEvent({
  type: 'campaign.paused',
  topic: 'campaign.control',
  version: 1,
  key: 'campaignId',
  schema: v.object({ campaignId: uuid, tenantId: uuid, campaignVersion: count }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    campaignVersion: 5,
  },
});
