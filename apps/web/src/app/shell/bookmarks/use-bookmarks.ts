import { useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import { notifyProblem } from '../../../ui/toast/notify';
import { BookmarksDocument, KeepBookmarksDocument } from './bookmarks.generated';
import { inOrder } from './order';
import { bookmarked, type BookmarkPage } from './pages';

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
  const { data } = useQuery(BookmarksDocument, { skip: user.support != null });
  const [keep] = useMutation(KeepBookmarksDocument);
  const markers = data?.verifyToken?.markers;
  const pages = useMemo(() => (markers === undefined ? null : bookmarked(markers, user)), [markers, user]);
  const save = (next: readonly string[]): void => {
    const optimisticResponse = {
      setMarkers: { __typename: 'AuthUser' as const, id: data!.verifyToken!.id, markers: [...next] },
    };
    keep({ variables: { markers: [...next] }, optimisticResponse }).catch((error: unknown) =>
      notifyProblem(problemOf(error)),
    );
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
