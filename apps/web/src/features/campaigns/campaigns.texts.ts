import { defineTexts } from '../../lib/i18n/texts';

/** Words that every screen of campaigns shares. */
export const campaignsTexts = defineTexts({
  status: { draft: 'Draft', pending: 'Scheduled', running: 'Sending', paused: 'Paused', completed: 'Sent', canceled: 'Cancelled' },
  state: {
    queued: 'Queued', sending: 'Sending', sent: 'Sent', delivered: 'Delivered', checking: 'Checking', undelivered: 'Undelivered', rejected: 'Rejected', unknown: 'Unknown', skipped: 'Not sent', leftOut: 'Left out',
  },
  type: { marketing: 'Marketing', transactional: 'Transactional', review: 'Review request' },
  untitled: 'Untitled campaign',
  you: 'You',
});

/** A campaign's type in words. */
export const typeWord = (messageType: string): string => campaignsTexts.type[messageType as keyof typeof campaignsTexts.type] ?? messageType;
