import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDeadEnd, useIsDeadEnd } from '../../../lib/session/dead-end';
import { walk, withoutStep, type Crumb } from '../../../lib/session/trail';
import { store, storedJson } from '../../../lib/stored';
import { titleOfPage, useTitleOfPage } from '../../../ui/page/page-title';

const key = 'bellbird.trail';
const kept = (): readonly Crumb[] => (storedJson(key, 'tab') ?? []) as Crumb[];

/**
 * The last four pages one came through, this one last; going back to one trims what came after it (spec point 2). What is no
 * page (nothing there, not allowed, broken) is no step, and a page is one only when it has said its title.
 */
export function useRecent(): readonly Crumb[] {
  const { pathname, search } = useLocation();
  const shownTitle = useTitleOfPage();
  const isShownNoPage = useIsDeadEnd();
  const [recent, setRecent] = useState(kept);
  useEffect(() => {
    // As they are now: what was rendered with the new address may still be of the page before.
    const title = titleOfPage();
    if (title === undefined) return;
    const next = isDeadEnd() ? withoutStep(kept(), pathname) : walk(kept(), { path: pathname, title, search });
    store(key, JSON.stringify(next), 'tab');
    setRecent(next);
  }, [pathname, search, shownTitle, isShownNoPage]);
  return recent;
}
