import { useLayoutEffect, useRef } from 'react';
import { heardAtOnce } from '../../lib/heard-at-once';

export const brandName = 'Bellbird';

/** What each shown page, or part of one, calls it; the last to say so counts. */
const said = new Map<object, string>();

/** How the page on the screen calls itself; undefined until it has, so that it never bears the name of the one before. */
export const titleOfPage = (): string | undefined => [...said.values()].at(-1);
const { changed, useHeard } = heardAtOnce(titleOfPage);
export const useTitleOfPage = useHeard;

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
