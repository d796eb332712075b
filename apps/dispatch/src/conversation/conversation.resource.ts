import type { Tx } from '@bellbird/database';
import {
  boolean,
  computed,
  defineResource,
  instant,
  int,
  orNone,
  reference,
  text,
  words,
  type RowOf,
} from '@bellbird/resource-kit';
import { optedOutAmong } from '../consent/consent-at-door.js';

/** No body is read by these columns: how a conversation changes stands in change-conversation.ts. */
const said = { input: 'none', required: true } as const;
const maybe = { input: 'none' } as const;

/** What ends a customer's texts; a reply to who has opted out reaches nobody. */
const canReply = computed(boolean({ required: true }), 'Whether a text may go to this person', {});
const canReplyReason = computed(words(['opted-out']), 'Why none may: opted-out', {});

export const conversationResource = defineResource(
  'Conversation',
  {
    phoneInternational: text({ ...said, about: 'The customer, E.164', column: 'phone', format: 'e164', phone: true }),
    contactId: reference({ ...maybe, filter: false }),
    name: text({ ...maybe, about: 'As it stood on the newest text to this person, else as contacts has it' }),
    lastText: text({ ...said, about: 'The newest inbound text or reply', sortable: false }),
    lastDirection: words(['in', 'out'], {
      ...said,
      about: 'Who wrote it: the customer (in) or staff (out)',
      filter: false,
    }),
    lastAt: instant(said),
    unread: int({ ...said, about: 'Texts of the customer since it was read' }),
    status: words(['open', 'snoozed', 'done'], {
      ...said,
      about: 'open, snoozed or done; a text of the customer opens it',
    }),
    snoozeUntil: instant({ ...maybe, about: 'When a snoozed one is open again', filter: false }),
    assignedTo: reference({ ...maybe, about: 'The member who sees to it', field: orNone }),
    attention: words(['opt-out', 'wrong-number', 'complaint'], {
      ...maybe,
      about:
        'What a text seems to say that is no STOP word: opt-out, wrong-number or complaint; ended by a decision of staff, or by START',
    }),
    onHold: boolean({ ...said, about: 'Marketing and review texts to this person wait for a decision' }),
    canReply,
    canReplyReason,
  },
  {
    about: 'What a customer wrote and was answered: one a phone',
    usual: { version: 'unfiltered', createdAt: 'filtered', updatedAt: 'filtered' },
    rest: {
      base: 'conversations',
      words: ['conversation', 'conversations'],
      about: 'The inbox: what customers wrote, who sees to it, and the replies.',
    },
    verbs: ['list', 'get', 'count', 'count-with-filters'],
    access: { read: 'member', write: 'campaign-editor' },
    defaultSort: 'lastAt:desc',
    live: { event: 'conversation-updated', about: 'A conversation has news', one: true },
    hydrate: async (tx, { tenantId }, rows, wants) => {
      if (wants('canReply') || wants('canReplyReason')) await sayWhoCanBeAnswered(tx, tenantId, rows);
    },
  },
);
export type ConversationOut = RowOf<typeof conversationResource>;

async function sayWhoCanBeAnswered(
  tx: Tx,
  tenantId: string,
  rows: { phoneInternational: string; canReply: boolean; canReplyReason: 'opted-out' | null }[],
): Promise<void> {
  const optedOut = await optedOutAmong(
    tx,
    tenantId,
    rows.map((row) => row.phoneInternational),
  );
  for (const row of rows) {
    row.canReply = !optedOut.has(row.phoneInternational);
    row.canReplyReason = row.canReply ? null : 'opted-out';
  }
}
