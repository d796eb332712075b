import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useIsDeadEnd } from '../../../lib/session/dead-end';
import { Link } from '../../../ui/button';
import { useTitleOfPage } from '../../../ui/page/page-title';
import { useIsPhone } from '../../../ui/use-media';
import { isView } from '../menu/menu-path';
import { useMenuPlace } from '../menu/use-menu-place';
import { shellTexts as t } from '../shell.texts';
import { placeOf } from './place';
import { RecentButton } from './recent-button';
import { useRecent } from './use-recent';

/** One line of one height, also while nothing is in it: a page must not move when it learns its name. */
const Way = chakra('nav', { base: { display: 'flex', alignItems: 'center', gap: '1.5', h: '6' } });
const List = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    h: '5',
    minW: 0,
    fontSize: 'small',
    color: 'textThird',
    listStyle: 'none',
    overflow: 'hidden',
  },
});
const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minW: 0,
    flexShrink: 1,
    '& > :first-child': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    _icon: { flexShrink: 0 },
  },
});

/**
 * Where one is, and before it, folded away, where one came from. On a phone, where the menu has a bar of its own, only what
 * lies below the menu's pages has a way: back.
 */
export function Breadcrumb() {
  const { pathname } = useLocation();
  const title = useTitleOfPage();
  const isNoPage = useIsDeadEnd();
  const recent = useRecent();
  const isPhone = useIsPhone();
  const { way, page } = placeOf(pathname, useMenuPlace(), isNoPage ? undefined : title);
  if (isPhone) return page === undefined || way.length === 0 || isView(pathname) ? null : <Back {...way.at(-1)!} />;
  // Of a page that is none, all steps lead away from it.
  const here = isNoPage ? undefined : (page ?? way.at(-1)?.label);
  const above = page === undefined && !isNoPage ? way.slice(0, -1) : way;
  return (
    <Way aria-label={t.trail}>
      <RecentButton pages={recent.filter(({ path }) => path !== pathname)} />
      <List>
        {above.map(({ label, to }, at) => (
          <Step key={to + label}>
            <Link to={to} color="textSecond" fontWeight="400">
              {label}
            </Link>
            {(here !== undefined || at < above.length - 1) && <ChevronRight aria-hidden size={14} />}
          </Step>
        ))}
        {here !== undefined && (
          <Step>
            <span aria-current="page">{here}</span>
          </Step>
        )}
      </List>
    </Way>
  );
}

const Back = ({ label, to }: { label: string; to: string }) => (
  <Link
    to={to}
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    minH="11"
    mt="-3"
    pe="3"
    aria-label={t.backTo(label)}
  >
    <ArrowLeft aria-hidden size={18} />
    {label}
  </Link>
);
