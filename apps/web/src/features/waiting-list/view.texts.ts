import { defineTexts, formatCount } from '../../lib/i18n/texts';

export const viewTexts = defineTexts({
  title: 'Waiting list',
  views: 'Views of the waiting list',
  tabs: { queue: 'Queue', history: 'History', analytics: 'Analytics', settings: 'Settings' },
  print: 'Print it',
  wall: 'Show it on a wall',
  minutes: (minutes: number) => `${formatCount(minutes)} min`,
  underOneMinute: 'Under 1 min',
  withinOneMinute: 'under 1 min',
  notMeasured: '–',
});
