import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDeadEnd, useIsDeadEnd } from '../../lib/session/dead-end';
import { walk, withoutStep, type Crumb } from '../../lib/session/trail';
import { store, storedJson } from '../../lib/stored';
import { Link } from '../../ui/button';
import { brandName } from '../../ui/page';
import { shellTexts as t } from './shell.texts';

const key = 'bellbird.trail';
const kept = (): readonly Crumb[] => (storedJson(key, 'tab') ?? []) as Crumb[];
/** One line, whatever stands in it, also while nothing does: a page must not move when the trail learns its name, or a row opens beside its list. On a phone, where rows open over it, an empty line takes no room. */
const Way = chakra('nav', { base: { minH: '24px', '&[data-empty]': { display: { base: 'none', md: 'block' } } } });
const List = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    h: '20px',
    fontSize: '13px',
    color: 'textThird',
    listStyle: 'none',
    overflow: 'hidden',
  },
});
const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minW: 0,
    flexShrink: 1,
    '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    _icon: { flexShrink: 0 },
  },
});

/** The last four pages one came through; going back to one trims what came after it (spec point 2); what is no page (nothing there, not allowed, broken) is no step. Home, where ways begin, shows none. */
export function Breadcrumb() {
  const { pathname, search } = useLocation();
  const [trail, setTrail] = useState(kept);
  const isNoPage = useIsDeadEnd();
  useEffect(() => {
    // A page says its title when it is shown, and says it anew when it knows more ("Christmas bookings").
    const follow = (): void => {
      const title = document.title.replace(` · ${brandName}`, '');
      if (title === brandName) return;
      const next = isDeadEnd() ? withoutStep(kept(), pathname) : walk(kept(), { path: pathname, title, search });
      store(key, JSON.stringify(next), 'tab');
      setTrail(next);
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.querySelector('title')!, { childList: true });
    // After the effects of the page itself, which may be rendered later than this.
    const timer = setTimeout(follow, 0);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname, search, isNoPage]);
  if (pathname === '/home') return null;
  const hasWay = trail.length > (isNoPage ? 0 : 1);
  return (
    <Way aria-label={t.trail} data-empty={hasWay ? undefined : ''}>
      {hasWay && (
        <List>
          {trail.map((crumb, at) => (
            <Step key={crumb.path}>
              {at > 0 && <ChevronRight aria-hidden size={14} />}
              {crumb.path === pathname ? (
                <span aria-current="page">{crumb.title}</span>
              ) : (
                <Link to={crumb.path + (crumb.search ?? '')} color="textSecond" fontWeight="400">
                  {crumb.title}
                </Link>
              )}
            </Step>
          ))}
        </List>
      )}
    </Way>
  );
}
