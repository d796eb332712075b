import { chakra } from '@chakra-ui/react/styled-system';
import { Ellipsis, Search } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { IconButton } from '../button';
import type { ListAction } from './list-declaration';
import { listTexts as t } from './list-page.texts';

const MoreMenu = lazy(() => fetchCode(() => import('./more-menu')));

/** Buttons as their icons alone; their words stay their names. */
const Icons = chakra('div', {
  base: {
    display: 'flex',
    '&& > *': {
      boxSize: '44px',
      p: 0,
      gap: 0,
      fontSize: 0,
      bg: 'transparent',
      borderColor: 'transparent',
      color: 'textSecond',
      _icon: { boxSize: '22px' },
    },
  },
});

/** At the end of the title's line on a phone: search, add, and the rest behind "More". */
export function ListIcons({
  search,
  main,
  more,
}: {
  search: { label: string; open: () => void } | null;
  main: ReactNode;
  more: readonly ListAction[];
}) {
  return (
    <Icons>
      {search && (
        <IconButton label={search.label} data-search onClick={search.open}>
          <Search />
        </IconButton>
      )}
      {main}
      {more.length > 0 && (
        <Suspense
          fallback={
            <IconButton label={t.more}>
              <Ellipsis />
            </IconButton>
          }
        >
          <MoreMenu actions={more} />
        </Suspense>
      )}
    </Icons>
  );
}
