import * as v from 'valibot';
import { count, defineEvent, instant, messageType, pricesByCountry, uuid } from '../define-event.js';

/** A campaign was sent off: contacts freezes its audience. Step 1 of the main job. */
export const campaignLaunched = defineEvent({
  type: 'campaign.launched',
  topic: 'campaign.control',
  version: 1,
  key: 'campaignId',
  schema: v.object({
    campaignId: uuid,
    tenantId: uuid,
    campaignVersion: count,
    messageType,
    message: v.string(),
    /** Who is meant: any of these. `segmentIds` may hold "all-contacts". */
    audience: v.object({ contactIds: v.array(uuid), groupIds: v.array(uuid), segmentIds: v.array(v.string()) }),
    sender: v.object({ callerId: uuid, address: v.string() }),
    businessName: v.string(),
    /** The tenant's default country, for numbers typed without one. */
    country: v.pipe(v.string(), v.length(2)),
    timeZone: v.string(),
    prices: pricesByCountry,
    priceVersion: count,
    launchedBy: uuid,
    launchedAt: instant,
  }),
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    campaignVersion: 2,
    messageType: 'marketing',
    message: 'Hi {{firstName|there}}, two for one on Friday.',
    audience: { contactIds: [], groupIds: [], segmentIds: ['all-contacts'] },
    sender: { callerId: '01920000-0000-7000-8000-0000000000e1', address: '+61491578888' },
    businessName: 'Corner Café',
    country: 'AU',
    timeZone: 'Australia/Sydney',
    prices: { AU: '80000', NZ: '100000' },
    priceVersion: 1,
    launchedBy: '01920000-0000-7000-8000-0000000000b1',
    launchedAt: '2026-11-20T01:00:00.000Z',
  },
});
