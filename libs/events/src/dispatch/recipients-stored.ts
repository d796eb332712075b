import * as v from 'valibot';
import { byVariant, count, counts, defineEvent, older, uuid } from '../define-event.js';

const stored = {
  campaignId: uuid,
  tenantId: uuid,
  recipients: count,
  /** As contacts counted, with addresses that moved between pages added to duplicatePhone. */
  leftOut: counts,
  stopped: v.boolean(),
};
const first = v.object({ ...stored, partsByCountry: counts });
const second = v.object({
  ...stored,
  /** Units by country: what the price list multiplies. */
  unitsByCountry: counts,
});

/** Every page is stored; nothing is sent yet. Step 3. */
export const recipientsStored = defineEvent({
  type: 'recipients.stored',
  topic: 'dispatch.progress',
  version: 3,
  key: 'campaignId',
  schema: v.object({ ...second.entries, byVariant: byVariant({ recipients: count, leftOut: count }) }),
  older: {
    1: older(first, ({ partsByCountry, ...rest }) => ({ ...rest, unitsByCountry: partsByCountry, byVariant: null })),
    2: older(second, (stored) => ({ ...stored, byVariant: null })),
  },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    recipients: 2,
    unitsByCountry: { AU: 2 },
    leftOut: { unsubscribed: 1 },
    stopped: false,
    byVariant: [
      { recipients: 1, leftOut: 1 },
      { recipients: 1, leftOut: 0 },
    ],
  },
});
