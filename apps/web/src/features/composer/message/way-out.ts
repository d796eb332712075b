import type { Draft } from '../draft/draft';

/** What a marketing text lacks to let people out (Spam Act 2003): a link where the sender cannot be answered, else a word. */
export function wayOutLacking(
  draft: Pick<Draft, 'messageType' | 'message'>,
  canReceive: boolean,
): 'link' | 'stop' | null {
  if (draft.messageType !== 'marketing' || draft.message.trim() === '' || draft.message.includes('{{optOutLink'))
    return null;
  if (!canReceive) return 'link';
  return /\b(stop|unsubscribe|opt[ -]?out)\b/i.test(draft.message) ? null : 'stop';
}
