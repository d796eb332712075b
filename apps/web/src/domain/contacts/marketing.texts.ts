import { defineTexts } from '../../lib/i18n/texts';

export const marketingTexts = defineTexts({
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  'transactional-only': 'Transactional only',
  onHold: 'On hold',
});
