/** Postgres and JavaScript both hold the days from the first to the last, and one more after it. */
const firstDay = '1000-01-01';
const lastDay = '9998-12-31';

/** What is wrong with text that is to be a day of the calendar, in words for people; null where nothing is. */
export function dayProblem(text: string, last = lastDay): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'Give a date as YYYY-MM-DD.';
  const instant = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(text)) return 'There is no such date.';
  return text < firstDay || text > last ? `Give a date from ${firstDay} to ${last}.` : null;
}
