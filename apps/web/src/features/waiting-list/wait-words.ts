import { viewTexts as t } from './view.texts';

/** Minutes, whole or not, that somebody waited or was served, as people say them; null where nothing was measured. */
export function waitWords(minutes: number | null): string {
  if (minutes === null) return t.notMeasured;
  return minutes < 1 ? t.underOneMinute : t.minutes(Math.round(minutes));
}

/** The same within a sentence or a line of facts. */
export const waitWithin = (minutes: number): string => (minutes < 1 ? t.withinOneMinute : waitWords(minutes));
