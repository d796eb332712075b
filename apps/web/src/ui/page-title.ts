import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

export const brandName = 'Bellbird';

/** What each shown page, or part of one, calls it; the last to say so counts. */
const said = new Map<object, string>();
const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The document's title: the page's and the brand's (spec point 2). Undefined: the page has no name yet. */
export function usePageTitle(title: string | undefined): void {
  const page = useRef({}).current;
  // Before it is painted, so that no frame shows a page by the name of the one before.
  useLayoutEffect(() => {
    document.title = title === undefined ? brandName : `${title} · ${brandName}`;
    if (title !== undefined) said.set(page, title);
    changed();
    return () => {
      said.delete(page);
      changed();
    };
  }, [page, title]);
}

/** How the page on the screen calls itself; undefined until it has, so that it never bears the name of the one before. */
export const titleOfPage = (): string | undefined => [...said.values()].at(-1);
export const useTitleOfPage = (): string | undefined => useSyncExternalStore(subscribe, titleOfPage);
