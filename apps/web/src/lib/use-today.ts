import { dayOf } from './format/time';
import { useTimeZone } from './session/session';
import { useNow } from './use-now';

/** The business's day, "2026-11-24", anew at its midnight. */
export function useToday(): string {
  return dayOf(useNow(30_000), useTimeZone());
}
