/** What toasts may not lie on. */
export interface Obstacle {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
const gap = 12;
const least = 24;
const toastWidth = 444;

/**
 * Pixels from the screen's foot at which toasts of this height begin: over every bar, footer and sheet that they would lie
 * on. Null where that leaves them no room up to the screen's top.
 */
export function liftOver(
  obstacles: readonly Obstacle[],
  screen: { width: number; height: number },
  toasts: number,
): number | null {
  const beside = obstacles.filter(
    ({ top, bottom, left, right }) => bottom > top && right > left && right > screen.width - toastWidth,
  );
  let lift = least;
  // From the foot up: what was passed is below, so that each obstacle is in the way once.
  for (const { top, bottom } of [...beside].sort((a, b) => b.bottom - a.bottom)) {
    const foot = screen.height - lift;
    if (bottom > foot - toasts && top < foot) lift = screen.height - top + gap;
  }
  return lift + toasts <= screen.height - gap ? lift : null;
}

/** Bars and the rows of buttons at a page's foot say so by `data-keep-clear`; footers of dialogs and drawers are known by their place. */
const bars =
  '[data-keep-clear], [role=dialog] .chakra-dialog__footer, [role=alertdialog] .chakra-dialog__footer, [role=dialog] .chakra-drawer__footer';
/** On a phone these are sheets, of which all is to be read. */
const sheets = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';
const shownToasts = '[data-scope=toast][data-part=root][data-state=open]:not([data-folded]), [data-toasts-more]';

const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** Keeps toasts off what one needs; to be called again and again, since a drawer may open and a page scroll beside them. */
export function placeToasts(): void {
  const screen = { width: innerWidth, height: innerHeight };
  const isPhone = !matchMedia('(min-width: 48rem)').matches;
  const toasts = boxes(shownToasts).reduce((sum, { height }) => sum + height + gap, 0);
  const foot = boxes(bars);
  const lift =
    (isPhone ? liftOver([...foot, ...boxes(sheets)], screen, toasts) : null) ??
    // A sheet as high as the screen leaves no room over it: then at least its buttons are free, then those at the very foot.
    liftOver(foot, screen, toasts) ??
    liftOver(
      foot.filter(({ bottom }) => bottom > screen.height - 100),
      screen,
      0,
    ) ??
    least;
  document.documentElement.style.setProperty('--toast-lift', `${lift}px`);
}
