import * as v from 'valibot';
import { count, defineEvent, instant, micros, textPurpose, uuid } from '../define-event.js';
import { textFates } from '../dispatch/message-resulted.js';

/** Where a single text stands, at each step; a step that ranks lower than one before changes nothing. */
export const textEnded = defineEvent({
  type: 'text.ended',
  topic: 'texts.outcome',
  version: 1,
  key: 'textId',
  schema: v.object({
    textId: uuid,
    tenantId: uuid,
    purpose: textPurpose,
    state: v.picklist([...textFates, 'refused']),
    /**
     * Of refused: too-late, insufficient-balance, suspended, no-price, invalid-phone, no-sender, opted-out. Of rejected
     * and bounced: carrier-<code>. Else null.
     */
    reason: v.nullable(v.string()),
    /** Charged ones. */
    parts: count,
    cost: micros,
    at: instant,
  }),
  example: {
    textId: '01920000-0000-5000-8000-000000000064',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    purpose: 'turn',
    state: 'accepted',
    reason: null,
    parts: 1,
    cost: '80000',
    at: '2026-11-20T01:05:01.000Z',
  },
});
