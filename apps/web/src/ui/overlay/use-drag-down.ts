import { useRef, type PointerEvent } from 'react';

/** Pixels after which a sheet that is let go closes; less is enough for a flick. */
const far = 120;
const flick = { px: 24, perMs: 0.5 };
const settleMs = 180;
/** A sheet that is asked to close and is still open after this stays: something in it is not done. */
const patienceMs = 120;

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const isSheet = (): boolean => !matchMedia('(min-width: 48rem)').matches;

/**
 * On a phone a sheet follows the finger that takes it by its head; let go far enough down, or with a flick, it closes.
 * `sheet` is for what moves, `head` for what it is held by. The keyboard has Esc and the button, as everywhere.
 */
export function useDragDown(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; at: number; since: number } | null>(null);

  function settle(): void {
    const box = sheet.current;
    if (box === null) return;
    box.style.transition = isCalm() ? '' : `transform ${settleMs}ms ease-out`;
    box.style.transform = '';
  }
  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const isOnButton = (event.target as Element).closest('button, a, input') !== null;
    if (!isSheet() || isOnButton || !event.isPrimary) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { from: event.clientY, at: event.clientY, since: event.timeStamp };
    if (sheet.current !== null) sheet.current.style.transition = '';
  }
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (drag.current === null || sheet.current === null) return;
    drag.current.at = event.clientY;
    sheet.current.style.transform = `translateY(${Math.max(0, event.clientY - drag.current.from)}px)`;
  }
  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (drag.current === null) return;
    const { from, at, since } = drag.current;
    const down = at - from;
    drag.current = null;
    const isFlick = down > flick.px && down / Math.max(1, event.timeStamp - since) > flick.perMs;
    if (down < far && !isFlick) return settle();
    // It goes on down from where it was let go.
    onClose();
    setTimeout(() => sheet.current?.dataset['state'] === 'open' && settle(), patienceMs);
  }
  function onPointerCancel(): void {
    drag.current = null;
    settle();
  }
  return { sheet, head: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
