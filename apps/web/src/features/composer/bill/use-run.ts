import { useMemo } from 'react';
import type { Draft } from '../draft/draft';
import { usePart } from '../opening/use-part';
import type { Schedule } from '../when/schedule';
import { runOf, type Run } from './done-by';
import { SendingPaceDocument } from './quote.generated';

/** From when to when it goes out, at the pace of the moment; null while its `parts` are not counted. */
export function useRun(
  { deliveryType, messageType, isOwnTime }: Draft,
  { schedule, parts, now, timeZone }: { schedule: Schedule; parts: number | null; now: Date; timeZone: string },
): Run | null {
  const pace = usePart(SendingPaceDocument).data?.sendingPace ?? null;
  // By each person's own clock it is done when the last zone is.
  const isByZone = deliveryType === 'later' && isOwnTime;
  return useMemo(
    () =>
      parts === null || pace === null || isByZone
        ? null
        : runOf({ draft: { deliveryType, messageType }, schedule, parts, pace, now, timeZone }),
    [deliveryType, messageType, isByZone, schedule, parts, pace, now, timeZone],
  );
}
