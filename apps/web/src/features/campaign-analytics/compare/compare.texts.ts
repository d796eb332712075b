import { defineTexts } from '../../../lib/i18n/texts';

export const comparisonTexts = defineTexts({
  title: 'Compare campaigns',
  lead: 'Clicks, replies and opt-outs are shares of the people reached.',
  none: '–',
  sent: (when: string) => `Sent ${when}`,
  notSent: 'Not sent',
  figure: 'Figure',
  rows: {
    people: 'People',
    delivered: 'Delivered',
    clicked: 'Clicked',
    replied: 'Replied',
    optedOut: 'Opted out',
    cost: 'Cost',
    each: 'Cost per person reached',
    click: 'Cost per click',
  },
  best: { delivered: 'Highest', clicked: 'Most', replied: 'Most', optedOut: 'Fewest', each: 'Lowest', click: 'Lowest' },
  versionsOf: (name: string) => `Versions of “${name}”`,
  history: 'Go to the history',
  wrong: {
    title: 'Choose two to five campaigns',
    text: 'Tick them in the history and press “Compare” to see them side by side.',
  },
  gone: {
    title: 'We can’t find one of these campaigns',
    text: 'It was deleted, or the link belongs to another business. The others are in the history.',
  },
  errorTitle: 'We couldn’t load the campaigns',
  loading: 'Loading the campaigns',
});
