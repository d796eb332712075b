import type { Conversation } from './conversation';

/** A conversation as the server tells it; the higher its number, the newer it is. */
export const conversationOf = (number: number, change: Partial<Conversation> = {}): Conversation => ({
  id: `conversation-${number}`,
  phoneInternational: `+6149157000${number}`,
  contactId: `contact-${number}`,
  name: `Person ${number}`,
  lastText: `Text ${number}`,
  lastDirection: 'in',
  lastAt: `2026-11-22T10:0${number}:00.000Z`,
  unread: 0,
  status: 'open',
  snoozeUntil: null,
  assignedTo: null,
  attention: null,
  onHold: false,
  canReply: true,
  canReplyReason: null,
  version: number,
  ...change,
});
