import { Flex } from '@chakra-ui/react/flex';
import { Ellipsis, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { BarIcon, BarIconLink } from './bar-icon';
import type { ListAction, ListAdd } from './list-declaration';
import { listTexts as t } from './list-page.texts';

const MoreMenu = lazy(() => fetchCode(() => import('./more-menu')));

/** At the end of the title's line on a phone: search, add, and the rest behind "More". */
export function ListIcons({
  search,
  add,
  more,
}: {
  search: { label: string; open: () => void } | null;
  add: ListAdd | null;
  more: readonly ListAction[];
}) {
  return (
    <Flex>
      {search && (
        <BarIcon label={search.label} data-search onClick={search.open}>
          <Search />
        </BarIcon>
      )}
      {add && (
        <BarIconLink label={add.label} to={add.to}>
          <add.icon aria-hidden />
        </BarIconLink>
      )}
      {more.length > 0 && (
        <Suspense
          fallback={
            <BarIcon label={t.more}>
              <Ellipsis />
            </BarIcon>
          }
        >
          <MoreMenu actions={more} />
        </Suspense>
      )}
    </Flex>
  );
}
