import { formatWhen } from '../../../lib/format/time';
import { joined } from '../../../lib/i18n/texts';
import { cannotJoinTexts as t } from './cannot-join.texts';
import type { PublicHoursQuery } from './opening-hours.generated';

/** When a business is open: its hours of today, and when it opens next. Nothing of one that has said none. */
export function hoursInWords(
  { today, openNow, nextChange, timeZone }: NonNullable<PublicHoursQuery['publicProfile']>,
  now: Date,
): string[] {
  if (today.hours.length === 0 && nextChange === null) return [];
  const stretches = today.hours.map(({ from, to }) => t.stretch(from, to));
  return [
    stretches.length > 0 ? t.hoursToday(joined(stretches)) : today.note ? t.shutFor(today.note) : t.shutToday,
    ...(!openNow && nextChange !== null ? [t.opensAt(formatWhen(nextChange, timeZone, now))] : []),
  ];
}
