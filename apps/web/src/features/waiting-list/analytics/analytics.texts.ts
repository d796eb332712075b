import { defineTexts, formatCount, plural } from '../../../lib/i18n/texts';

const turns = (count: number): string => `${formatCount(count)} ${plural(count, 'turn', 'turns')}`;

export const analyticsTexts = defineTexts({
  days: 'Which days',
  wrongDay: 'Enter a day, such as 24-11-2026.',
  wrongOrder: 'The last day is before the first.',
  tooMany: 'Choose at most 366 days.',
  errorTitle: 'We couldn’t load the figures',
  loading: 'Counting',
  emptyTitle: 'Nobody joined on these days',
  emptyText: 'Choose other days, or put the code on the counter: figures come with the first turn.',
  figures: {
    label: 'Figures of these days',
    turns: 'joined',
    attended: (share: string) => `done, ${share}`,
    wait: 'usual wait',
    waitMost: (words: string) => `9 of 10 within ${words}`,
    served: 'usual time at the counter',
    noShow: 'not here when called',
    texts: (count: number) => `for ${formatCount(count)} ${plural(count, 'text', 'texts')}`,
    error: '4 in 5 estimates were this close',
  },
  percent: (percent: number) => `${percent}%`,
  none: '–',
  byDay: 'Turns a day',
  byDaySummary: (count: number, most: number, day: string) =>
    most === count
      ? `${turns(count)}, ${plural(count, 'on', 'all on')} ${day}.`
      : `${turns(count)}; most of them on ${day}: ${formatCount(most)}.`,
  day: 'Day',
  byHour: 'When people join',
  byHourSummary: (hour: string, count: number) => `Most join from ${hour} on: ${turns(count)}.`,
  hour: 'From',
  turns: 'Turns',
  canceled: 'Why turns were cancelled',
  canceledLabel: (count: number) => `${turns(count)} cancelled`,
  noneCanceled: 'No turn was cancelled.',
  reasons: {
    customer: 'left the list',
    'no-show': 'not here',
    staff: 'taken off',
    'day-closed': 'list closed',
  },
});
