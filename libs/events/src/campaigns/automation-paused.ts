import * as v from 'valibot';
import { defineEvent, instant, uuid } from '../define-event.js';

/** An automation stopped by itself: a run would have cost too much, or three runs in a row were refused. */
export const automationPaused = defineEvent({
  type: 'automation.paused',
  topic: 'campaign.outcome',
  version: 1,
  key: 'automationId',
  schema: v.object({
    automationId: uuid,
    tenantId: uuid,
    name: v.string(),
    reason: v.picklist(['over-run-cost', 'over-month-cap', 'refused']),
    /** Who made it. */
    createdBy: uuid,
    at: instant,
  }),
  example: {
    automationId: '01920000-0000-7000-8000-0000000000d1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    name: 'Birthday greetings',
    reason: 'over-month-cap',
    createdBy: '01920000-0000-7000-8000-0000000000b1',
    at: '2026-11-20T22:00:05.000Z',
  },
});
