import type { Message } from './thread';

/** A text of a thread; the higher its number, the newer it is. */
export const messageOf = (number: number, change: Partial<Message> = {}): Message => ({
  id: `message-${number}`,
  direction: 'in',
  text: `Text ${number}`,
  at: new Date(Date.UTC(2026, 10, 22, 10, number)).toISOString(),
  status: null,
  state: null,
  campaignId: null,
  campaignName: null,
  kind: 'inbound',
  cost: null,
  sentBy: null,
  media: [],
  ...change,
});
