import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

const people = (count: number): string => plural(count, '1 contact', '# contacts');
const compared = (difference: number): string =>
  difference === 0
    ? 'as many as'
    : difference > 0
      ? `${formatCount(difference)} more than`
      : `${formatCount(-difference)} fewer than`;

export const contactAnalyticsTexts = defineTexts({
  title: 'Contacts over time',
  by: 'Group by',
  groups: { day: 'Day', week: 'Week', month: 'Month' },
  spans: { day: 'The last 30 days', week: 'The last 26 weeks', month: 'The last 24 months' },
  loading: 'Loading the figures',
  errorTitle: 'We couldn’t load the figures',
  emptyTitle: 'No contacts yet',
  emptyText: 'Once you have some, you see here how many are added and removed, and how many agree to marketing.',
  importFile: 'Import a file',
  levels: 'Contacts',
  levelsSummary: (now: number, difference: number, since: string) =>
    `${people(now)} now, ${compared(difference)} on ${since}.`,
  flows: 'Added and removed',
  flowsSummary: (added: number, removed: number) =>
    `${formatCount(added)} added and ${formatCount(removed)} removed in this period.`,
  pie: 'Marketing',
  pieSummary: (subscribed: number, total: number) =>
    `${formatCount(subscribed)} of ${people(total)} agreed to marketing.`,
  heads: { day: 'Day', week: 'Week from', month: 'Month from' },
  contacts: 'Contacts',
  status: 'Status',
  keys: {
    total: 'All',
    subscribed: 'Subscribed',
    'transactional-only': 'Transactional only',
    unsubscribed: 'Unsubscribed',
    added: 'Added',
    removed: 'Removed',
  },
});
