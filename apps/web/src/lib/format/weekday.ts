import { formatDay } from './time';

const weekdays = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });

/** "Friday, 25-12-2026" of "2026-12-25". */
export const formatWeekday = (day: string): string =>
  `${weekdays.format(new Date(`${day}T00:00:00Z`))}, ${formatDay(day)}`;
