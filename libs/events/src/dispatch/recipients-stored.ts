import * as v from 'valibot';
import { count, counts, defineEvent, uuid } from '../define-event.js';

/** Every page is stored; nothing is sent yet. Step 3. */
export const recipientsStored = defineEvent({
  type: 'recipients.stored',
  topic: 'dispatch.progress',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    recipients: count,
    /** Parts by country: what the price list multiplies. */
    partsByCountry: counts,
    /** As contacts counted, with phones that moved between pages added to duplicatePhone. */
    leftOut: counts,
    stopped: v.boolean(),
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    recipients: 2,
    partsByCountry: { AU: 2 },
    leftOut: { unsubscribed: 1 },
    stopped: false,
  },
});
