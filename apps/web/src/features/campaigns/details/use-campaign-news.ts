import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveState } from '../../../lib/graph/live-state';
import { CampaignNewsDocument } from './campaign-details.generated';

/** After so long without news while something should move, the screen says so. */
export const silenceMs = 10_000;
/** Asks in between too: counts that only move by receipts, and a socket that died without a word. */
const heartbeatMs = 5_000;

/** Keeps a campaign fresh: told by the socket, asked for while it moves. Says when the last news came, and whether that is too long ago. */
export function useCampaignNews(id: string, isMoving: boolean, refetch: () => Promise<unknown>): { newsAt: Date; isSilent: boolean } {
  const [newsAt, setNewsAt] = useState(() => new Date());
  const [isSilent, setSilent] = useState(false);
  const { now: socket } = useLiveState();
  const ask = useRef(refetch);
  ask.current = refetch;

  const hear = useCallback(() => {
    setNewsAt(new Date());
    setSilent(false);
  }, []);
  // The answer lands in the cache, where the page's query reads it.
  useSubscription(CampaignNewsDocument, { variables: { id }, onData: hear, ignoreResults: true });

  useEffect(() => {
    // What was said while the socket was away is asked for once it is back.
    if (socket === 'live') ask.current().then(hear, () => undefined);
  }, [socket, hear]);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => ask.current().then(hear, () => undefined), heartbeatMs);
    return () => clearInterval(timer);
  }, [isMoving, hear]);
  useEffect(() => {
    if (!isMoving) return setSilent(false);
    const timer = setTimeout(() => setSilent(true), silenceMs);
    return () => clearTimeout(timer);
  }, [isMoving, newsAt]);

  return { newsAt, isSilent };
}
