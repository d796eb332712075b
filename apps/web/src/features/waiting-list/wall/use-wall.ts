import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { clock } from '../../../lib/clock';
import { useLiveState } from '../../../lib/graph/live-state';
import { useReadsBesideHints } from '../../../lib/graph/use-reads-beside-hints';
import { useNow } from '../../../lib/use-now';
import { isNewCall, isSilent, renewIn } from './wall-state';
import { WallCodeDocument, WallNewsDocument, WallNowDocument, type WallBoardFragment } from './wall.generated';

/** The list as the wall shows it: by hints, and read beside them, since a wall is left alone for a day. */
export function useWall(onCall: () => void) {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(WallNowDocument);
  const [heard, setHeard] = useState<{ at: number; time: Date } | null>(null);
  const [openedAt] = useState(() => performance.now());
  const live = useLiveState();
  // Looked at again each second.
  useNow(1_000);
  const hear = (): void => setHeard({ at: performance.now(), time: clock.now() });
  useSubscription(WallNewsDocument, {
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      const waitingListBoard = news?.waitingListUpdated;
      if (!waitingListBoard) return;
      client.cache.updateQuery({ query: WallNowDocument }, () => ({ waitingListBoard }));
      hear();
    },
  });
  useReadsBesideHints(true, () => refetch().then(hear, () => undefined));
  const board = data?.waitingListBoard ?? null;
  const before = useRef<WallBoardFragment['active'] | null>(null);
  useEffect(() => {
    if (board === null) return;
    if (isNewCall(before.current, board.active)) onCall();
    before.current = board.active;
  }, [board]);
  return {
    board,
    /** It is there, or is known not to come yet. */
    hasLooked: data !== undefined || error !== undefined,
    time: heard?.time ?? null,
    isSilent: isSilent(live, heard?.at ?? null, openedAt, performance.now()),
  };
}

/** The address of the code, which shows that who scans it stands in the shop: a new one when it is due. What failed is asked for again; the last one is good for a while. */
export function useWallCode(isOff: boolean): string | null {
  const { data, error, refetch } = useQuery(WallCodeDocument, { fetchPolicy: 'no-cache', skip: isOff });
  const code = data?.onSiteKey ?? null;
  const last = useRef<string | null>(null);
  last.current = code?.url ?? last.current;
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isOff || (code === null && !error)) return;
    const timer = setTimeout(
      () => void refetch().catch(() => setTries((count) => count + 1)),
      code === null ? 5_000 : renewIn(code.renewAt, clock.now()),
    );
    return () => clearTimeout(timer);
  }, [isOff, code, error, tries]);
  return last.current;
}

/** Keeps the screen on while it is shown; a browser that cannot goes by its own settings. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const hold = (): void => {
      if (document.visibilityState !== 'visible' || isOver) return;
      navigator.wakeLock?.request('screen').then(
        (held) => (isOver ? void held.release() : (lock = held)),
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
