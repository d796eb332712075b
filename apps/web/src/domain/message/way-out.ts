/** "Reply STOP", "STOP to opt out", "unsubscribe": what people are told to do, not any stop. */
const wayOut = /\b(reply|text|txt|send|sms)\s+["“'‘]?stop\b|\bstop["”'’]?\s+to\b|\bunsubscribe\b|\bopt[ -]?out\b/i;

/** What a marketing text lacks to let people out (Spam Act 2003): a link where the sender cannot be answered, else a word. */
export function wayOutLacking(
  { messageType, message }: { messageType: string; message: string },
  canReceive: boolean,
): 'link' | 'stop' | null {
  if (messageType !== 'marketing' || message.trim() === '' || message.includes('{{optOutLink')) return null;
  if (!canReceive) return 'link';
  return wayOut.test(message) ? null : 'stop';
}
