import { useCallback, useEffect, useRef } from 'react';

/** Seconds to the next look; null: it failed, and is tried again, each time later; `never`: there is nothing more to see. */
export type NextLook = number | null;
export const never = Infinity;

const firstTry = 5;
const lastTry = 60;

/** Seconds to the next try after so many failed ones. */
export const backOff = (failed: number): number => Math.min(lastTry, firstTry * 2 ** (failed - 1));

/**
 * Looks at once, and again when each look says so; at once where the network or the person is back. A page that nobody
 * sees looks only `whileHidden`. A look whose answer comes too late, after `wait` or on a page that was left, is told so.
 */
export function useLooks(
  look: (isLate: () => boolean) => Promise<NextLook>,
  { whileHidden = false } = {},
): { lookNow: () => void; wait: (seconds: number) => void } {
  const running = useRef({ lookNow: (): void => undefined, wait: (_seconds: number): void => undefined });
  useEffect(() => {
    let round = 0;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (seconds: number): void => {
      round += 1;
      clearTimeout(timer);
      if (seconds !== never) timer = setTimeout(() => (whileHidden || !document.hidden) && void run(), seconds * 1_000);
    };
    const run = async (): Promise<void> => {
      clearTimeout(timer);
      const own = (round += 1);
      const isLate = (): boolean => own !== round;
      const seconds = await look(isLate);
      if (isLate()) return;
      failed = seconds === null ? failed + 1 : 0;
      wait(seconds ?? backOff(failed));
    };
    const back = (): void => void (!document.hidden && run());
    running.current = { lookNow: () => void run(), wait };
    void run();
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      round += 1;
      clearTimeout(timer);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [look, whileHidden]);
  return {
    lookNow: useCallback(() => running.current.lookNow(), []),
    wait: useCallback((seconds: number) => running.current.wait(seconds), []),
  };
}
