import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import { takingTurns } from '../../../lib/taking-turns';
import { notifyProblem } from '../../../ui/toast/notify';
import { BookmarksDocument, KeepBookmarksDocument } from './bookmarks.generated';
import { inOrder } from './order';
import { bookmarked, type BookmarkPage } from './pages';

/** The whole list is kept each time: what was wished before must not arrive after. */
const inTurn = takingTurns();
let wished: string[];

/** Shown beside the menu; the rest is in the command menu. */
export const mostShown = 20;

/** What the person bookmarked; null until it is known, and for support, who has no pages of their own here. */
export function useBookmarks(): {
  pages: BookmarkPage[] | null;
  has: (page: BookmarkPage) => boolean;
  /** True where the page is one from now on. */
  toggle: (page: BookmarkPage) => boolean;
  /** Those that are shown, in another order. */
  order: (slugs: readonly string[]) => void;
} {
  const user = useUser();
  const client = useApolloClient();
  const { data } = useQuery(BookmarksDocument, { skip: user.support != null });
  const markers = data?.verifyToken?.markers;
  const pages = useMemo(() => (markers === undefined ? null : bookmarked(markers, user)), [markers, user]);
  const show = (markers: string[]): void =>
    void client.cache.updateQuery(
      { query: BookmarksDocument },
      (known) => known && { verifyToken: known.verifyToken && { ...known.verifyToken, markers } },
    );
  const save = (next: string[]): void => {
    const before = markers ?? [];
    // Shown at once; the answers come later, each with the list as it was wished then.
    show(next);
    wished = next;
    inTurn(() =>
      client.mutate({ mutation: KeepBookmarksDocument, variables: { markers: next }, fetchPolicy: 'no-cache' }),
    ).catch((error: unknown) => {
      notifyProblem(problemOf(error));
      if (wished === next) show(before);
    });
  };
  return {
    pages,
    has: ({ slug }) => markers?.includes(slug) === true,
    toggle: ({ slug }) => {
      const known = markers ?? [];
      const isThere = known.includes(slug);
      save(isThere ? known.filter((each) => each !== slug) : [...known, slug]);
      return !isThere;
    },
    order: (slugs) => save(inOrder(markers ?? [], slugs)),
  };
}
