import { Store } from 'lucide-react';
import { formatWhen } from '../../../lib/format/time';
import { useNow } from '../../../lib/use-now';
import { StatusTag } from '../../../ui/status';
import { accountTexts } from '../account.texts';
import type { OpeningHoursFragment } from './opening-hours.generated';

const t = accountTexts.hours;

/** Whether the business is open by what is saved, and until when. */
export function OpenNow({ hours: { openNow, nextChange, timeZone } }: { hours: OpeningHoursFragment }) {
  const now = useNow(30_000);
  const when = nextChange === null ? null : formatWhen(nextChange, timeZone, now);
  const label = openNow ? (when === null ? t.open : t.openUntil(when)) : when === null ? t.closed : t.closedUntil(when);
  return <StatusTag role="status" look={{ tone: openNow ? 'green' : 'grey', icon: Store, label }} />;
}
