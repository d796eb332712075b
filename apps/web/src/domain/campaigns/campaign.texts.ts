import { defineTexts } from '../../lib/i18n/texts';
import { contactFieldTexts } from '../contacts/contact.texts';

/** What a campaign's states and types are called wherever one is named. */
export const campaignTexts = defineTexts({
  status: {
    draft: 'Draft',
    pending: 'Scheduled',
    running: 'Sending',
    paused: 'Paused',
    completed: 'Sent',
    canceled: 'Cancelled',
  },
  type: { marketing: 'Marketing', transactional: 'Transactional', review: 'Review request' },
  fields: {
    ...contactFieldTexts.label,
    phoneSignificant: 'Phone',
    businessName: 'Business name',
    optOutLink: 'Opt-out link',
    reviewLink: 'Review link',
  },
  untitled: 'Untitled campaign',
});
