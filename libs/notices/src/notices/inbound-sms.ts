import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

/** A customer texted back. The text itself is read where it is kept, by `inboundId`. */
export const inboundSmsNotice = defineNotice({
  type: 'inbound-sms',
  data: v.object({
    inboundId: v.string(),
    from: v.string(),
    to: v.string(),
    contactId: v.nullable(v.string()),
    keyword: v.nullable(v.string()),
    receivedAt: v.string(),
    /** What it is part of; null of what came before there were conversations. */
    conversationId: v.optional(v.nullable(v.string()), null),
  }),
  example: {
    inboundId: '01920000-0000-7000-8000-0000000000e1',
    from: '+61491570156',
    to: '+61491578888',
    contactId: null,
    keyword: null,
    receivedAt: '2026-11-20T01:05:00.000Z',
    conversationId: '01920000-0000-7000-8000-0000000000e2',
  },
  look: 'reply',
  words: ({ inboundId, from, contactId, keyword, conversationId }, say) => ({
    title: `${say.person(from, contactId)} ${keyword ? `answered ${keyword.toUpperCase()}` : 'replied'}`,
    text: keyword ? '' : say.text(inboundId),
    to: conversationId === null ? 'replies' : { conversation: conversationId },
  }),
});
