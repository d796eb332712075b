import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { clock } from '../../../lib/clock';
import { heardAt, useLiveState } from '../../../lib/graph/live-state';
import { useReadsBesideHints } from '../../../lib/graph/use-reads-beside-hints';
import { CampaignNewsDocument } from './campaign-details.generated';

/** After so long without a line or news, while something should move, the screen says so. */
export const silenceMs = 10_000;

/** Keeps a campaign fresh while it moves: told by the live events, read beside them. Says when the server was heard last, and whether that is too long ago. */
export function useCampaignNews(
  id: string,
  isMoving: boolean,
  refetch: () => Promise<unknown>,
): { newsAt: Date; isSilent: boolean } {
  const [newsAt, setNewsAt] = useState(() => clock.now());
  const [isSilent, setSilent] = useState(false);
  const live = useLiveState();
  const isLive = live.now === 'live';

  const hear = useCallback(() => {
    setNewsAt(clock.now());
    setSilent(false);
  }, []);
  // The answer lands in the cache, where the page's query reads it.
  useSubscription(CampaignNewsDocument, { variables: { id }, onData: hear, ignoreResults: true });
  useReadsBesideHints(isMoving, () => refetch().then(hear, () => undefined));

  useEffect(() => {
    // A line that stands is no silence, however little there is to say.
    if (!isMoving || isLive) return setSilent(false);
    const timer = setTimeout(() => setSilent(true), silenceMs);
    return () => clearTimeout(timer);
  }, [isMoving, isLive, newsAt]);

  const heard = isMoving && isLive ? heardAt(live) : null;
  return { newsAt: heard !== null && heard > newsAt ? heard : newsAt, isSilent };
}
