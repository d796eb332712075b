import * as v from 'valibot';
import { count, counts, defineEvent, older, uuid } from '../define-event.js';

const stored = {
  campaignId: uuid,
  tenantId: uuid,
  recipients: count,
  /** As contacts counted, with addresses that moved between pages added to duplicatePhone. */
  leftOut: counts,
  stopped: v.boolean(),
};
const first = v.object({ ...stored, partsByCountry: counts });

/** Every page is stored; nothing is sent yet. Step 3. */
export const recipientsStored = defineEvent({
  type: 'recipients.stored',
  topic: 'dispatch.progress',
  version: 2,
  key: 'campaignId',
  schema: v.object({
    ...stored,
    /** Units by country: what the price list multiplies. */
    unitsByCountry: counts,
  }),
  older: { 1: older(first, ({ partsByCountry, ...rest }) => ({ ...rest, unitsByCountry: partsByCountry })) },
  publishes: { version: 1, schema: first },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    recipients: 2,
    unitsByCountry: { AU: 2 },
    leftOut: { unsubscribed: 1 },
    stopped: false,
  },
});
