const minute = 60;
const steps = [10, minute, 5 * minute, 15 * minute, 60 * minute, 6 * 60 * minute, 24 * 60 * minute] as const;
const mostPoints = 60;

/** Seconds a point: the finest step of which at most sixty cover so many seconds; the coarsest where none does. */
export const stepOf = (seconds: number): number => steps.find((step) => seconds <= step * mostPoints) ?? steps.at(-1)!;
