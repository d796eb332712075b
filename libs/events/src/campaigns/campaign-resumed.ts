import * as v from 'valibot';
import { count, defineEvent, instant, uuid } from '../define-event.js';

/** The owner lets a paused campaign go on. Lifts every pause of a lower version, never a cancel. */
export const campaignResumed = defineEvent({
  type: 'campaign.resumed',
  topic: 'campaign.control',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    campaignVersion: count,
    /** The not-later-than limit from now on; null lifts it (the send window stays). */
    notLaterThan: v.nullable(instant),
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    campaignVersion: 6,
    notLaterThan: null,
  },
});
