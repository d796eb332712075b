import * as v from 'valibot';
import { count, counts, defineEvent, uuid } from '../define-event.js';

/** The last word of a freeze: how many pages there are, who was left out and why. */
export const recipientsFrozen = defineEvent({
  type: 'recipients.frozen',
  topic: 'campaign.recipients',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    pages: count,
    leftOut: counts,
    /** The campaign was canceled meanwhile: these are the pages that were sent until then. */
    stopped: v.boolean(),
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    pages: 1,
    leftOut: { unsubscribed: 1 },
    stopped: false,
  },
});
