import { defineTexts } from '../i18n/texts';

/** What a campaign's states and types are called wherever one is named. */
export const campaignTexts = defineTexts({
  status: { draft: 'Draft', pending: 'Scheduled', running: 'Sending', paused: 'Paused', completed: 'Sent', canceled: 'Cancelled' },
  type: { marketing: 'Marketing', transactional: 'Transactional', review: 'Review request' },
  untitled: 'Untitled campaign',
});
