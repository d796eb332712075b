import { useEffect, useState } from 'react';
import { clock } from '../../../lib/clock';

/** When marketing may go on, in the business's zone; null while its rule is being loaded, which few pages need. */
export function useNextWindow(timeZone: string): Date | null {
  const [opens, setOpens] = useState<Date | null>(null);
  useEffect(() => {
    let isHere = true;
    void import('@bellbird/send-window').then(
      ({ nextWindow }) => isHere && setOpens(nextWindow(clock.now(), timeZone).opens),
      () => undefined,
    );
    return () => void (isHere = false);
  }, [timeZone]);
  return opens;
}
