import { defineTexts, formatCount, plural } from '../../../lib/i18n/texts';

export const cannotJoinTexts = defineTexts({
  titles: {
    closed: 'The list is closed',
    paused: 'One moment',
    full: 'The list is full',
    'staff-only': 'Join at the counter',
    'on-site': 'Join in the shop',
  },
  closed: (business: string) => `${business} is not taking turns now.`,
  paused: 'No new turns for a moment. Ask at the counter.',
  full: (waiting: number, minutes: number | null) =>
    `The list is full (${formatCount(waiting)} waiting). ${
      minutes === null
        ? 'Try again later.'
        : plural(minutes, 'Try again in about a minute.', 'Try again in about # minutes.')
    }`,
  staffOnly: 'Ask at the counter, and they add you to the list.',
  onSite: 'Scan the code in the shop to join.',
  hoursToday: (stretches: string) => `Open today ${stretches}.`,
  stretch: (from: string, to: string) => `${from} to ${to}`,
  shutToday: 'Closed today.',
  shutFor: (note: string) => `Closed today: ${note}.`,
  opensAt: (when: string) => `Opens ${when.replace(/^Today/, 'today')}.`,
});
