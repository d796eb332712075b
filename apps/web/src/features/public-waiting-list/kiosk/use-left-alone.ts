import { useEffect, useRef, useState } from 'react';

const touches = ['pointerdown', 'keydown', 'input'] as const;

/** Calls `onLeft` each time nobody has touched the page for so many seconds, and says how many are left. */
export function useLeftAlone(seconds: number, onLeft: () => void): number {
  const [left, setLeft] = useState(seconds);
  const leave = useRef(onLeft);
  leave.current = onLeft;
  useEffect(() => {
    let end = performance.now() + seconds * 1_000;
    const touched = (): void => {
      end = performance.now() + seconds * 1_000;
      setLeft(seconds);
    };
    const timer = setInterval(() => {
      const now = Math.ceil((end - performance.now()) / 1_000);
      if (now > 0) return setLeft(now);
      touched();
      leave.current();
    }, 1_000);
    for (const touch of touches) addEventListener(touch, touched);
    return () => {
      clearInterval(timer);
      for (const touch of touches) removeEventListener(touch, touched);
    };
  }, [seconds]);
  return left;
}
