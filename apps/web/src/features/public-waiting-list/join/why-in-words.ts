import type { OpenList } from '../use-list';
import { cannotJoinTexts as t } from './cannot-join.texts';
import type { Why } from './why-not';

/** Why nobody can join, in a sentence. */
export function whyInWords(
  why: Why,
  {
    waiting,
    estimate,
    businessName,
    closedText,
  }: Pick<OpenList, 'waiting' | 'estimate' | 'businessName' | 'closedText'>,
): string {
  switch (why) {
    case 'closed':
      return closedText || t.closed(businessName);
    case 'paused':
      return t.paused;
    case 'staff-only':
      return t.staffOnly;
    case 'on-site':
      return t.onSite;
    case 'full':
      // Somebody can join when the next is called: what is known is when a place behind all would be.
      return t.full(waiting, estimate && Math.max(1, Math.ceil(estimate.minutes / (waiting + 1))));
  }
}
