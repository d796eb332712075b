/** What toasts may not lie on. */
export interface Obstacle {
  top: number;
  bottom: number;
  left: number;
  right: number;
}
export interface Box {
  width: number;
  height: number;
}
/** Where toasts stand: pixels from the screen's foot, and from its right side. */
export interface Place {
  lift: number;
  right: number;
}
const gap = 12;
const least = 24;

/**
 * Pixels from the screen's foot at which toasts of this size begin: over every bar, footer and sheet that they would lie
 * on. Null where that leaves them no room up to the screen's top.
 */
export function liftOver(obstacles: readonly Obstacle[], screen: Box, toasts: Box, right = least): number | null {
  const end = screen.width - right;
  const inTheWay = obstacles.filter(
    ({ top, bottom, left, right: to }) => bottom > top && to > left && to > end - toasts.width && left < end,
  );
  let lift = least;
  // From the foot up: what was passed is below, so that each obstacle is in the way once.
  for (const { top, bottom } of [...inTheWay].sort((a, b) => b.bottom - a.bottom)) {
    const foot = screen.height - lift;
    if (bottom > foot - toasts.height && top < foot) lift = screen.height - top + gap;
  }
  return lift + toasts.height <= screen.height - gap ? lift : null;
}

/**
 * Where toasts lie on nothing of a drawer, which is there to be read, and on least of what is pressed: at the right, or
 * further in. Another place has to lie on half as much as the one where they stand: they do not wander while a page
 * scrolls.
 */
export function placeBeside(
  controls: readonly Obstacle[],
  drawers: readonly Obstacle[],
  screen: Box,
  toasts: Box,
  stands: number,
  liftAt: (right: number) => number,
): Place {
  const beside = ({ left }: Obstacle): number => Math.round(screen.width - left + gap);
  const low = drawers.filter(({ bottom }) => bottom > screen.height - least - toasts.height);
  const first =
    [Math.max(least, ...low.map(beside)), least].find((right) => right + toasts.width <= screen.width) ?? least;
  const rights = controls.map(beside).sort((a, b) => a - b);
  const covered = ({ lift, right }: Place): number => {
    const [end, foot] = [screen.width - right, screen.height - lift];
    return controls.reduce((sum, each) => {
      const across = Math.min(each.right, end) - Math.max(each.left, end - toasts.width);
      const down = Math.min(each.bottom, foot) - Math.max(each.top, foot - toasts.height);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  };
  const placeAt = (right: number): Place => ({ lift: liftAt(right), right });
  const fits = (right: number): boolean => right >= first && right + toasts.width <= screen.width - gap;
  return [first, ...new Set(rights)]
    .filter(fits)
    .map(placeAt)
    .reduce(
      (best, place) => (2 * covered(place) < covered(best) ? place : best),
      placeAt(fits(stands) ? stands : first),
    );
}

/** Bars and the rows of buttons at a page's foot say so by `data-keep-clear`; footers of dialogs and drawers are known by their place. */
const bars =
  '[data-keep-clear], [role=dialog] .chakra-dialog__footer, [role=alertdialog] .chakra-dialog__footer, [role=dialog] .chakra-drawer__footer';
/** On a phone these are sheets, of which all is to be read. */
const sheets = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';
const shownToasts = '[data-scope=toast][data-part=root][data-state=open]:not([data-folded]), [data-toasts-more]';

/**
 * What one presses, but for what is the toasts' own. Of a row that is pressed as a whole its link alone: rows are as wide as
 * the page, so that no place is free of them, and their surface would outweigh the buttons that can be kept free.
 */
const controls = ['a', 'button', 'input', 'select', 'textarea']
  .map((name) => `${name}:not([data-live-announcer] *)`)
  .join();

// Rows that the browser leaves out while they are off the screen would be laid out to be measured.
const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
    .map((element) => element.getBoundingClientRect());

let stands = least;

/** Keeps toasts off what one needs; to be called again and again, since a drawer may open and a page scroll beside them. */
export function placeToasts(): void {
  const { style } = document.documentElement;
  const screen = { width: innerWidth, height: innerHeight };
  const shown = boxes(shownToasts);
  const toasts = {
    width: Math.max(0, ...shown.map(({ width }) => width)),
    height: shown.reduce((sum, { height }) => sum + height + gap, 0),
  };
  const foot = boxes(bars);
  const lift = (right: number, obstacles = foot): number =>
    liftOver(obstacles, screen, toasts, right) ??
    // A sheet as high as the screen leaves no room over it: then at least its buttons are free, then those at the very foot.
    liftOver(foot, screen, toasts, right) ??
    liftOver(
      foot.filter(({ bottom }) => bottom > screen.height - 100),
      screen,
      { ...toasts, height: 0 },
      right,
    ) ??
    least;
  if (!matchMedia('(min-width: 48rem)').matches) {
    // As wide as the screen they lie on some row: there the page makes room at its end.
    style.setProperty('--toast-room', `${toasts.height}px`);
    style.removeProperty('--toast-right');
    return style.setProperty('--toast-lift', `${lift(0, [...foot, ...boxes(sheets)])}px`);
  }
  style.removeProperty('--toast-room');
  const near = boxes(controls).filter(({ top, bottom }) => bottom > 0 && top < screen.height);
  const place =
    shown.length === 0
      ? { lift: least, right: least }
      : placeBeside(near, boxes('aside'), screen, toasts, stands, lift);
  stands = place.right;
  style.setProperty('--toast-lift', `${place.lift}px`);
  style.setProperty('--toast-right', `${place.right}px`);
}
