import { Store } from 'lucide-react';
import { useNow } from '../../../lib/use-now';
import { StatusTag } from '../../../ui/marks/status';
import { openInWords } from './open-in-words';
import type { OpeningHoursFragment } from './opening-hours.generated';

/** Whether the business is open by what is saved, and until when. */
export function OpenNow({ hours }: { hours: OpeningHoursFragment }) {
  const now = useNow(30_000);
  const label = openInWords(hours, now);
  return (
    <StatusTag
      role="status"
      look={{ tone: hours.openNow ? 'green' : 'grey', icon: Store, label }}
      // With a day in it, it may be wider than the narrowest phone.
      whiteSpace="normal"
      h="auto"
      minH="26px"
      py="1"
    />
  );
}
