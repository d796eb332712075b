import * as v from 'valibot';
import { byVariant, count, counts, defineEvent, older, uuid } from '../define-event.js';

const first = v.object({
  campaignId: uuid,
  tenantId: uuid,
  pages: count,
  leftOut: counts,
  /** The campaign was canceled meanwhile: these are the pages that were sent until then. */
  stopped: v.boolean(),
});

/** The last word of a freeze: how many pages there are, who was left out and why. */
export const recipientsFrozen = defineEvent({
  type: 'recipients.frozen',
  topic: 'campaign.recipients',
  version: 2,
  key: 'campaignId',
  schema: v.object({ ...first.entries, byVariant: byVariant({ leftOut: count }) }),
  older: { 1: older(first, (frozen) => ({ ...frozen, byVariant: null })) },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    pages: 1,
    leftOut: { unsubscribed: 1 },
    stopped: false,
    byVariant: [{ leftOut: 1 }, { leftOut: 0 }],
  },
});
