import { Star } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../../ui/button';
import { useKeys } from '../../../ui/keys/use-keys';
import { notify } from '../../../ui/toast/notify';
import { bookmarksTexts as t } from './bookmarks.texts';
import { pageAt, type BookmarkPage } from './pages';
import { useBookmarks } from './use-bookmarks';

function useToggle(): { page: BookmarkPage | null; isOn: boolean; toggle: () => void } {
  const { pathname } = useLocation();
  const { pages, has, toggle } = useBookmarks();
  const page = (pages !== null && pageAt(pathname)) || null;
  return {
    page,
    isOn: page !== null && has(page),
    toggle: () =>
      page !== null && notify({ kind: 'success', title: toggle(page) ? t.added(page.label) : t.removed(page.label) }),
  };
}

/** Beside the title of a page that stays. */
export function BookmarkStar() {
  const { page, isOn, toggle } = useToggle();
  if (page === null) return null;
  return (
    <IconButton
      label={isOn ? t.remove : t.add}
      aria-pressed={isOn}
      aria-keyshortcuts="B"
      size="sm"
      my={{ base: '-7px', md: 0 }}
      boxSize={{ base: '11', md: '30px' }}
      minW="0"
      flexShrink={0}
      color={isOn ? 'brandText' : 'textThird'}
      onClick={toggle}
    >
      <Star aria-hidden size={18} strokeWidth={1.75} fill={isOn ? 'currentColor' : 'none'} />
    </IconButton>
  );
}

/** `B`, also on pages whose title has no star beside it. */
export function BookmarkKey() {
  const { page, toggle } = useToggle();
  useKeys({ b: () => (page === null ? false : toggle()) });
  return null;
}
