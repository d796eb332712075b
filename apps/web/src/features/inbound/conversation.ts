import { formatPhone } from '../../lib/format/phone';
import type { ConversationFragment } from './conversation.generated';

export type Conversation = ConversationFragment;

/** A person's name, or the number while they are nobody's contact. */
export const nameOf = ({ name, phoneInternational }: Pick<Conversation, 'name' | 'phoneInternational'>): string =>
  name ?? formatPhone(phoneInternational);

export type Attention = 'opt-out' | 'wrong-number' | 'complaint';
const attentions: readonly string[] = ['opt-out', 'wrong-number', 'complaint'] satisfies Attention[];

/** What staff are asked about; what the API may add later is asked as the most careful. */
export const attentionOf = ({ attention }: Pick<Conversation, 'attention'>): Attention | null =>
  attention === null ? null : attentions.includes(attention) ? (attention as Attention) : 'opt-out';
