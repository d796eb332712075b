import { useLayoutEffect, type RefObject } from 'react';

/** Under the top bar, where a drawer stays while the page scrolls. */
export const underTopBar = 76;
/** The page's own margin and its footer. */
const foot = 84;
const edge = 12;
/** Title, foot and a field: in less than this nothing could be seen. */
const least = 320;

interface Around {
  /** Where the list begins and ends on the screen. */
  top: number;
  bottom: number;
  screen: number;
}

/**
 * How high a drawer beside a list may be, so that its foot is on the screen: from where it stands to the screen's edge,
 * or, where the list ends before that, to the page's footer.
 */
export function roomBeside({ top, bottom, screen }: Around): number {
  const end = Math.min(screen - edge, Math.max(bottom, screen - foot));
  return Math.max(least, Math.round(end - Math.max(underTopBar, top)));
}

/** Keeps `--room` of the drawer right while the page scrolls, and while what stands above the list grows or goes. */
export function useRoomBeside(drawer: RefObject<HTMLElement | null>, isBeside: boolean): void {
  useLayoutEffect(() => {
    const row = drawer.current?.parentElement;
    if (!isBeside || row == null) return undefined;
    const measure = (): void => {
      // The list alone: the row that both stand in is as high as the drawer, where that is the higher one.
      const list = drawer.current?.previousElementSibling ?? row;
      const { top, bottom } = list.getBoundingClientRect();
      drawer.current?.style.setProperty('--room', `${roomBeside({ top, bottom, screen: innerHeight })}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const changing of [row, drawer.current?.previousElementSibling, row.closest('article')])
      if (changing) observer.observe(changing);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [drawer, isBeside]);
}
