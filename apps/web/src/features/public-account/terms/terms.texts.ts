import { marketingHoursTexts } from '../../../domain/campaigns/marketing-hours.texts';
import { defineTexts } from '../../../lib/i18n/texts';

/** What one accepts, in plain words: each is a rule that the product itself keeps. */
export const termsTexts = defineTexts({
  title: 'The terms, in plain words',
  changed: 'What changed',
  unchanged: 'The terms that stay as they were',
  consentTitle: 'Only people who said yes',
  consent:
    'You text marketing only to people who gave you permission within the last two years. You do not borrow, rent or buy lists.',
  leaveTitle: 'Opting out is free and immediate',
  leave: 'Anyone who replies STOP or opts out by link gets no more texts from you. Only they can undo it.',
  hoursTitle: 'Marketing has set hours',
  hours: `${marketingHoursTexts.goesOut}, in your time zone.`,
  moneyTitle: 'You pay for what is sent',
  money:
    'You pay in advance, in Australian dollars, GST excluded. Each part that is sent is charged at the price you were shown. Rejected texts are free.',
  senderTitle: 'You say who you are',
  sender: 'Your texts name your business, and you send only from numbers and names that are yours to use.',
});
