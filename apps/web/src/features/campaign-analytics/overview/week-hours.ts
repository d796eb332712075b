/** Counts by weekday, Monday first, and by the hours from the first to the last in which there was anything. */
export interface WeekHours {
  hours: readonly number[];
  /** By weekday, then by hour. */
  days: readonly (readonly number[])[];
  all: number;
  /** Where most was; the earliest such. */
  best: { day: number; hour: number; count: number };
}

/** Of 7 × 24 counts; null where all are 0. */
export function weekHours(byHour: readonly number[]): WeekHours | null {
  const all = byHour.reduce((sum, count) => sum + count, 0);
  if (all <= 0) return null;
  const busy = byHour.flatMap((count, at) => (count > 0 ? [at % 24] : []));
  const first = Math.min(...busy);
  const hours = Array.from({ length: Math.max(...busy) - first + 1 }, (_, at) => first + at);
  const at = byHour.indexOf(Math.max(...byHour));
  return {
    hours,
    days: Array.from({ length: 7 }, (_, day) => hours.map((hour) => Math.max(0, byHour[day * 24 + hour]!))),
    all,
    best: { day: Math.floor(at / 24), hour: at % 24, count: byHour[at]! },
  };
}

/** The other way round: what was a row is a column. */
export const turned = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]!));
