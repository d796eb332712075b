import { defineTexts, plural } from '../../lib/i18n/texts';

export const publicWaitingListTexts = defineTexts({
  pageTitle: 'Waiting list',
  footer: 'Sent with Bellbird',
  loading: 'Looking at the list',
  waiting: (count: number) => (count === 0 ? 'Nobody is waiting' : plural(count, '# waiting', '# waiting')),
  about: (minutes: number) => `about ${minutes} min`,
  lead: 'Join here and wait where you like. We text you when it is almost your turn.',
  firstName: 'First name',
  firstNameMissing: 'Enter your first name.',
  phone: 'Mobile number',
  phoneMissing: 'Enter your mobile number, so that we can text you.',
  people: 'People',
  atMost: (most: number) => `${most} at most`,
  fewer: 'One fewer',
  more: 'One more',
  forWhom: 'Waiting for',
  anybody: 'Whoever is free first',
  join: 'Join the list',
  use: 'We use your number for this queue and delete it after 90 days.',
  privacy: 'Privacy policy',
  privacyShort: 'Privacy',
});
