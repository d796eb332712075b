import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { clock } from '../../../lib/clock';
import { useLiveState } from '../../../lib/graph/live-state';
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
  const { now: line, lastNews } = useLiveState();
  const isLive = line === 'live';

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

  const heardAt = lastNews === null ? null : clock.now().getTime() - (performance.now() - lastNews);
  const isHeard = isMoving && isLive && heardAt !== null && heardAt > newsAt.getTime();
  return { newsAt: isHeard ? new Date(heardAt) : newsAt, isSilent };
}
