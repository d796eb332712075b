import * as v from 'valibot';
import { count, defineEvent, instant, micros, textPurpose, uuid } from '../define-event.js';

/** What can become of a single text once it was asked of dispatch; a higher place is never undone by a lower one. */
export const textFates = ['rejected', 'unknown', 'accepted', 'bounced', 'delivered'] as const;

/** What became of the messages of a request so far: all of its people whose fate is known, after each change. */
export const messageResulted = defineEvent({
  type: 'message.resulted',
  topic: 'dispatch.messages',
  version: 1,
  key: 'requestId',
  schema: v.object({
    requestId: uuid,
    tenantId: uuid,
    purpose: textPurpose,
    people: v.array(
      v.object({
        ordinal: count,
        /** refused: it never left, for a reason of ours (opted-out, too-late). */
        state: v.picklist([...textFates, 'refused']),
        /** carrier-<code>, or ours; null where there is none. */
        reason: v.nullable(v.string()),
        /** Charged ones. */
        parts: count,
        cost: micros,
        at: instant,
      }),
    ),
    /** None is queued, sending or looked after any more; receipts may still come. */
    final: v.boolean(),
    /** Of the request at dispatch: the greater is the newer. */
    revision: count,
  }),
  example: {
    requestId: '01920000-0000-7000-8000-000000000061',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    purpose: 'turn',
    people: [{ ordinal: 1, state: 'accepted', reason: null, parts: 1, cost: '80000', at: '2026-11-20T01:05:01.000Z' }],
    final: true,
    revision: 4,
  },
});
