import { useLayoutEffect } from 'react';

let total = 0;
function grow(height: number): void {
  total += height;
  const { style } = document.documentElement;
  if (total > 0) style.setProperty('--above-shell', `${total}px`);
  else style.removeProperty('--above-shell');
}

/** Keeps so many pixels at the top of the window for a strip: what sticks to the top sticks below all of them (`--above-shell`). */
export const useAboveShell = (height: number): void =>
  useLayoutEffect(() => {
    grow(height);
    return () => grow(-height);
  }, [height]);
