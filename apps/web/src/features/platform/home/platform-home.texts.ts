import { defineTexts, plural } from '../../../lib/i18n/texts';

export const platformHomeTexts = defineTexts({
  title: 'Home',
  lead: 'How the platform stands, and what waits for you.',
  loading: 'Loading the figures',
  errorTitle: 'The figures could not be loaded',
  businesses: 'Businesses',
  businessesText: 'All that signed up',
  fresh: 'New this week',
  freshText: 'Joined in the last 7 days',
  suspended: 'Suspended',
  suspendedText: 'Their sending is paused',
  alarms: 'Alarms',
  quiet: 'Nothing waits for you',
  quietText: 'You’ll see businesses that owe money here, and admins without two-factor.',
  owes: (name: string, amount: string) => `${name} owes ${amount}`,
  pausedSince: (when: string) => `Sending has been paused since ${when}, until it is paid.`,
  allOwing: (count: number) => `All ${count} that owe`,
  unproved: (count: number) => plural(count, '1 admin has no second step', '# admins have no second step'),
  unprovedText: 'Whoever learns such a password can suspend businesses and give credit.',
  look: 'Look',
});
