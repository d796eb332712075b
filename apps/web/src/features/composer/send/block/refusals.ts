import type { Problem } from '../../../../lib/graph/problem';
import { recipientsTexts } from '../../recipients/recipients.texts';
import type { Place } from './send-block';
import { blockTexts } from './send-block.texts';

/** What the server refused, at the place where it can be mended. */
export type Refusals = Partial<Record<Exclude<Place, 'bill'>, string>>;

const placeOf: Readonly<Record<string, keyof Refusals>> = {
  name: 'name',
  contactIds: 'recipients',
  saveAsContacts: 'recipients',
  useRecipientTimeZone: 'when',
  groupIds: 'recipients',
  segmentIds: 'recipients',
  callerId: 'sender',
  message: 'message',
  variants: 'message',
  messageType: 'message',
  trackLinks: 'message',
  scheduledAt: 'when',
  notLaterThan: 'when',
  deliveryType: 'when',
};

/** By the server's clock, which is the one that counts: when marketing may leave next; null for any other refusal. */
export function nextAllowedOf({ code, details }: Problem): Date | null {
  const at = details['nextAllowedAt'];
  return code === 'outside-send-window' && typeof at === 'string' ? new Date(at) : null;
}

/** The server's field errors by place; nothing where none of them has one. Ids that it names are no words for people. */
export function refusalsOf(problem: Problem): Refusals {
  if (problem.code === 'outside-send-window') return { when: blockTexts['time-window'] };
  if (problem.code === 'review-link-missing') return { message: problem.message };
  const refusals: Refusals = {};
  for (const { field, message } of problem.fields) {
    const place = placeOf[field.split(/[.[]/)[0]!];
    if (place !== undefined)
      refusals[place] ??= place === 'recipients' && message.startsWith('Unknown') ? recipientsTexts.goneError : message;
  }
  return refusals;
}
