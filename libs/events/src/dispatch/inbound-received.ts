import * as v from 'valibot';
import { count, defineEvent, instant, older, uuid } from '../define-event.js';

const received = {
  inboundId: uuid,
  tenantId: uuid,
  from: v.string(),
  to: v.string(),
  contactId: v.nullable(uuid),
  keyword: v.nullable(v.picklist(['stop', 'start'])),
  receivedAt: instant,
};

/** A customer texted back. */
export const inboundReceived = defineEvent({
  type: 'inbound.received',
  topic: 'dispatch.inbound',
  version: 2,
  key: 'from',
  schema: v.object({
    ...received,
    /** The single text that it answers: the phone's newest from that number, where that was one. */
    inReplyTo: v.nullable(uuid),
    /** What it asks for where it is a single word; cancel beside the keyword stop. */
    word: v.nullable(v.picklist(['leave', 'late', 'here', 'cancel'])),
    conversationId: v.nullable(uuid),
    /** Why somebody should read it soon. */
    attention: v.nullable(v.string()),
    /** How many pictures came with it. */
    media: count,
  }),
  older: {
    1: older(v.object(received), (first) => ({
      ...first,
      inReplyTo: null,
      word: null,
      conversationId: null,
      attention: null,
      media: 0,
    })),
  },
  example: {
    inboundId: '01920000-0000-7000-8000-000000000071',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    from: '+61412345678',
    to: '+61491578888',
    contactId: '01920000-0000-7000-8000-0000000000f1',
    keyword: null,
    receivedAt: '2026-11-20T01:05:00.000Z',
    inReplyTo: '01920000-0000-5000-8000-000000000064',
    word: 'late',
    conversationId: null,
    attention: null,
    media: 0,
  },
});
