import { defineTexts, plural } from '../../../lib/i18n/texts';

export const platformHomeTexts = defineTexts({
  title: 'Home',
  lead: 'How the platform is doing, and what needs you.',
  loading: 'Loading the figures',
  errorTitle: 'We couldn’t load the figures',
  businesses: 'Businesses',
  businessesText: 'All that signed up',
  fresh: 'New this week',
  freshText: 'Joined in the last 7 days',
  suspended: 'Suspended',
  suspendedText: 'Their sending is paused',
  alarms: 'Alerts',
  quiet: 'Nothing is waiting for you',
  quietText: 'You’ll see businesses that owe money here, and admins without two-factor.',
  owes: (name: string, amount: string) => `${name} owes ${amount}`,
  pausedSince: (when: string) => `Sending has been paused since ${when}, until it is paid.`,
  allOwing: (count: number) => `All ${count} that owe`,
  unproved: (count: number) => plural(count, '1 admin has no two-factor', '# admins have no two-factor'),
  unprovedText: 'Anyone who learns that password can suspend businesses and give credit.',
  viewBusiness: 'View business',
  viewAdmins: 'View admins',
});
