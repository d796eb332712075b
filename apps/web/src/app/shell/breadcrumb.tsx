import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Crumb, walk } from '../../lib/session/trail';
import { brandName } from '../../ui/page';
import { Link } from '../../ui/button';
import { shellTexts as t } from './shell.texts';

const key = 'bellbird.trail';
const kept = (): readonly Crumb[] => JSON.parse(sessionStorage.getItem(key) ?? '[]') as Crumb[];
const List = chakra('ol', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', mb: '4px', fontSize: '13px', color: 'textThird', listStyle: 'none' } });

/** The last four pages one came through; going back to one trims what came after it (spec point 2). */
export function Breadcrumb() {
  const { pathname, search } = useLocation();
  const [trail, setTrail] = useState(kept);
  useEffect(() => {
    // A page says its title when it is shown, and says it anew when it knows more ("Christmas bookings").
    const follow = (): void => {
      const title = document.title.replace(` · ${brandName}`, '');
      if (title === brandName) return;
      const next = walk(kept(), { path: pathname, title });
      sessionStorage.setItem(key, JSON.stringify(next));
      setTrail(next);
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.querySelector('title')!, { childList: true });
    const timer = setTimeout(follow, 300);
    return () => (observer.disconnect(), clearTimeout(timer));
  }, [pathname, search]);
  if (trail.length < 2) return null;
  return (
    <nav aria-label={t.trail}>
      <List>
        {trail.map((crumb, index) => (
          <Fragment key={crumb.path}>
            {index > 0 && <li aria-hidden><ChevronRight size={14} /></li>}
            <li>{crumb.path === pathname ? <span aria-current="page">{crumb.title}</span> : <Link to={crumb.path} color="textSecond" fontWeight="400">{crumb.title}</Link>}</li>
          </Fragment>
        ))}
      </List>
    </nav>
  );
}
