/** Where toasts may begin: above what stands at the foot of the screen and holds the thing to do. */
export interface Obstacle {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
const gap = 12;
const least = 24;
const toastWidth = 444;

/** Pixels from the screen's foot: over every bar and every dialog's footer that a toast would lie on, but never above the middle. */
export function liftOver(obstacles: readonly Obstacle[], screen: { width: number; height: number }): number {
  const inTheWay = obstacles.filter(
    ({ top, bottom, right, left }) =>
      bottom > top &&
      right > left &&
      bottom > screen.height - 100 &&
      top < screen.height &&
      right > screen.width - toastWidth,
  );
  const lift = Math.max(least, ...inTheWay.map(({ top }) => screen.height - top + gap));
  return Math.min(lift, Math.round(screen.height / 2));
}

/** Bars at the foot say so by `data-keep-clear`; footers of dialogs and drawers are known by their place. */
const atTheFoot =
  '[data-keep-clear], [role=dialog] .chakra-dialog__footer, [role=alertdialog] .chakra-dialog__footer, [role=dialog] .chakra-drawer__footer';

let timer: ReturnType<typeof setInterval> | undefined;
let shown = 0;

const place = (): void => {
  const obstacles = [...document.querySelectorAll(atTheFoot)].map((element) => element.getBoundingClientRect());
  document.documentElement.style.setProperty(
    '--toast-lift',
    `${liftOver(obstacles, { width: innerWidth, height: innerHeight })}px`,
  );
};

/** Keeps the place right while toasts are on the screen: a drawer may open meanwhile. */
export function keepClear(): void {
  shown += 1;
  place();
  timer ??= setInterval(place, 300);
}
export function stopKeepingClear(): void {
  shown -= 1;
  if (shown > 0) return;
  clearInterval(timer);
  timer = undefined;
}
