import { useEffect } from 'react';
import { arriveAt, leave } from '../../../domain/campaigns/way-back';
import { clock } from '../../../lib/clock';

/** The page says itself that the send can be taken back; who leaves it takes that along as a toast. */
export function useWayBack(campaignId: string): void {
  useEffect(() => {
    arriveAt(campaignId);
    return () => leave(campaignId, clock.now().getTime());
  }, [campaignId]);
}
