import { useEffect, useState } from 'react';
import { clock } from '../../../lib/clock';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { cancelSecondsLeft } from './wait-of';

/** The seconds of the cancel window, counting down; 0 when there is none. */
export function useCancelSeconds(campaign: CampaignDetailsFragment): number {
  const [firstSeenAt] = useState(() => clock.now().getTime());
  const [now, setNow] = useState(() => clock.now().getTime());
  const left = cancelSecondsLeft(campaign, now, firstSeenAt);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(clock.now().getTime()), 250);
    return () => clearTimeout(timer);
  }, [left, now]);
  return left;
}
