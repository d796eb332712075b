import * as v from 'valibot';
import { count, counts, defineEvent, instant, micros, uuid } from '../define-event.js';

/** Nobody is left queued, sending or being checked: counts and cost are final. Step 8. */
export const campaignCompleted = defineEvent({
  type: 'campaign.completed',
  topic: 'campaign.outcome',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    campaignVersion: count,
    name: v.string(),
    status: v.picklist(['completed', 'canceled']),
    cancellationReason: v.nullable(v.picklist(['manual-cancellation', 'insufficient-funds'])),
    counts,
    charged: micros,
    currency: v.pipe(v.string(), v.length(3)),
    launchedBy: v.nullable(uuid),
    completedAt: instant,
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    campaignVersion: 9,
    name: 'Friday',
    status: 'completed',
    cancellationReason: null,
    counts: { recipients: 2, delivered: 2 },
    charged: '160000',
    currency: 'AUD',
    launchedBy: '01920000-0000-7000-8000-0000000000b1',
    completedAt: '2026-11-20T01:00:09.000Z',
  },
});
