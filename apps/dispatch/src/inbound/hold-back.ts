import type { Tx } from '@bellbird/database';
import { recordConsent } from '../consent/record-consent.js';
import { giveAttention, type InboundOfConversation } from '../conversation/move-conversation.js';
import { inboundAttention, type Attention } from './inbound-attention.js';

/**
 * Holds promotions back until somebody has read what the person wrote, where it needs that: from this very commit on none
 * is licensed. Answers why.
 */
export async function holdBack(
  tx: Tx,
  inbound: InboundOfConversation,
  conversationId: string,
): Promise<Attention | null> {
  const attention = inboundAttention(inbound.text);
  if (attention === null) return null;
  await giveAttention(tx, conversationId, attention);
  await recordConsent(tx, inbound.tenantNo, {
    ...decidedBy(inbound),
    // The business's own doubt needs no evidence, and what a customer wrote is deleted with the text.
    ...{ scope: 'hold', state: 'out', source: 'attention', wording: null },
  });
  return attention;
}

/** What every decision that a text brings about says of it. */
export const decidedBy = ({ tenantId, phone, at, text, contactId }: InboundOfConversation) => ({
  ...{ tenantId, address: phone, decidedAt: at, contactId },
  wording: text.slice(0, 200).toWellFormed(), // the cut may go through a character, and no event can hold half of one
});
