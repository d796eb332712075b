/** What a marketing text lacks to let people out (Spam Act 2003): a link where the sender cannot be answered, else a word. */
export function wayOutLacking(
  { messageType, message }: { messageType: string; message: string },
  canReceive: boolean,
): 'link' | 'stop' | null {
  if (messageType !== 'marketing' || message.trim() === '' || message.includes('{{optOutLink')) return null;
  if (!canReceive) return 'link';
  return /\b(stop|unsubscribe|opt[ -]?out)\b/i.test(message) ? null : 'stop';
}
