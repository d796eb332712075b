import { Flex } from '@chakra-ui/react/flex';
import { Ellipsis, Search } from 'lucide-react';
import { lazy, startTransition, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import type { ListAction, ListAdd } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { BarIcon, BarIconLink } from './bar-icon';

const loadMenu = () => fetchCode(() => import('./more-menu'));
const MoreMenu = lazy(loadMenu);

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
      {more.length > 0 && <More actions={more} />}
    </Flex>
  );
}

/** Its menu's code comes with the finger that presses it: a list's first view has no use for it. */
function More({ actions }: { actions: readonly ListAction[] }) {
  const [isWanted, setWanted] = useState(false);
  const fetch = (): void => void loadMenu().catch(() => undefined);
  const icon = (
    <BarIcon
      label={t.more}
      aria-haspopup="menu"
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={() => startTransition(() => setWanted(true))}
    >
      <Ellipsis />
    </BarIcon>
  );
  // The icon that was pressed stays, and keeps the focus, until its menu is there.
  return <Suspense fallback={icon}>{isWanted ? <MoreMenu actions={actions} /> : icon}</Suspense>;
}
