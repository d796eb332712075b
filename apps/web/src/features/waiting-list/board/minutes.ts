/** Whole minutes since an instant; 0 before it. */
export const minutesBetween = (from: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(from)) / 60_000));
